### 7 divů světa: Duel, Czech text
### Names are the Czech rulebook's unless a comment says otherwise; all other wording is our own.

## The game

game = 7 divů světa: Duel
    .tagline = Dvě města, tři věky a tři cesty k vítězství.
age-1 = I. věk
age-2 = II. věk
age-3 = III. věk

## Cards of Age I

card-lumber_yard = Sklad dřeva
    .text = Těží 1 dřevo pro každou stavbu; soupeři zdražuje dřevo o 1 minci.
card-logging_camp = Překladiště dřeva
    .text = Těží 1 dřevo pro každou stavbu; soupeři zdražuje dřevo o 1 minci.
# Name: inferred; it is in the rulebook, but which card it belongs to is our reading.
card-clay_pool = Sklad hlíny
    .text = Těží 1 hlínu pro každou stavbu; soupeři zdražuje hlínu o 1 minci.
# Name: inferred; it is in the rulebook, but which card it belongs to is our reading.
card-clay_pit = Hliniště
    .text = Těží 1 hlínu pro každou stavbu; soupeři zdražuje hlínu o 1 minci.
# Name: inferred; it is in the rulebook, but which card it belongs to is our reading.
card-quarry = Lom
    .text = Těží 1 kámen pro každou stavbu; soupeři zdražuje kámen o 1 minci.
card-stone_pit = Kamenolom
    .text = Těží 1 kámen pro každou stavbu; soupeři zdražuje kámen o 1 minci.
# Name: our translation; the rulebook text has no name here.
card-glassworks = Sklárna
    .text = Vyrábí 1 sklo pro každou stavbu; soupeři zdražuje sklo o 1 minci.
card-press = Lis
    .text = Vyrábí 1 papyrus pro každou stavbu; soupeři zdražuje papyrus o 1 minci.
card-guard_tower = Strážní věž
    .text = 1 štít: figurka konfliktu se posune o 1 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-workshop = Dílna
    .text = Vědecký symbol: { symbol-plumb }. 1 bod.
card-apothecary = Lékárna
    .text = Vědecký symbol: { symbol-wheel }. 1 bod.
# Name: inferred; the rulebook text says "Zásobník kamenů", but its list has "Zásobárna" for the sister cards.
card-stone_reserve = Zásobárna kamenů
    .text = Od této chvíle kupuješ kámen za 1 minci za jednotku.
# The rulebook also says "Zásobník hlíny".
card-clay_reserve = Zásobárna hlíny
    .text = Od této chvíle kupuješ hlínu za 1 minci za jednotku.
# The rulebook also says "Zásobník dřeva".
card-wood_reserve = Zásobárna dřeva
    .text = Od této chvíle kupuješ dřevo za 1 minci za jednotku.
card-stable = Stáj
    .text = 1 štít: figurka konfliktu se posune o 1 pole k soupeřovu hlavnímu městu.
card-garrison = Pevnost
    .text = 1 štít: figurka konfliktu se posune o 1 pole k soupeřovu hlavnímu městu.
card-palisade = Palisády
    .text = 1 štít: figurka konfliktu se posune o 1 pole k soupeřovu hlavnímu městu.
card-scriptorium = Písařská dílna
    .text = Vědecký symbol: { symbol-quill }.
# Name: our translation; the rulebook text has no name here.
card-pharmacist = Lékárník
    .text = Vědecký symbol: { symbol-mortar }.
# Name: our translation; the rulebook text has no name here.
card-theater = Divadlo
    .text = 3 body.
# Name: our translation; the rulebook text has no name here.
card-altar = Oltář
    .text = 3 body.
card-baths = Lázně
    .text = 3 body.
card-tavern = Krčma
    .text = Při postavení získáš 4 mince.

## Cards of Age II

card-sawmill = Pila
    .text = Těží 2 dřeva pro každou stavbu; soupeři zdražuje dřevo o 2 mince.
card-brickyard = Cihelna
    .text = Těží 2 hlíny pro každou stavbu; soupeři zdražuje hlínu o 2 mince.
# Name: inferred; it is in the rulebook, but which card it belongs to is our reading.
card-shelf_quarry = Povrchový lom
    .text = Těží 2 kameny pro každou stavbu; soupeři zdražuje kámen o 2 mince.
card-glassblower = Foukač skla
    .text = Vyrábí 1 sklo pro každou stavbu; soupeři zdražuje sklo o 1 minci.
card-drying_room = Sušírna
    .text = Vyrábí 1 papyrus pro každou stavbu; soupeři zdražuje papyrus o 1 minci.
card-walls = Hradby
    .text = 2 štíty: figurka konfliktu se posune o 2 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-forum = Fórum
    .text = Pro každou stavbu dává podle volby 1 sklo, nebo papyrus; ceny obchodu nemění.
card-caravansery = Stanoviště karavan
    .text = Pro každou stavbu dává podle volby 1 dřevo, hlínu, nebo kámen; ceny obchodu nemění.
card-customs_house = Hostinec
    .text = Od této chvíle kupuješ sklo a papyrus za 1 minci za jednotku.
card-courthouse = Soud
    .text = 5 bodů.
# Name: the rulebook has it only in the genitive; the nominative is ours.
card-horse_breeders = Chovatel koní
    .text = 1 štít: figurka konfliktu se posune o 1 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-barracks = Kasárna
    .text = 1 štít: figurka konfliktu se posune o 1 pole k soupeřovu hlavnímu městu.
card-archery_range = Lukostřelnice
    .text = 2 štíty: figurka konfliktu se posune o 2 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-parade_ground = Cvičiště
    .text = 2 štíty: figurka konfliktu se posune o 2 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-library = Knihovna
    .text = Vědecký symbol: { symbol-quill }. 2 body.
# Name: our translation; the rulebook text has no name here.
card-dispensary = Ošetřovna
    .text = Vědecký symbol: { symbol-mortar }. 2 body.
# Name: our translation; the rulebook text has no name here.
card-school = Škola
    .text = Vědecký symbol: { symbol-wheel }. 1 bod.
# Name: our translation; the rulebook text has no name here.
card-laboratory = Laboratoř
    .text = Vědecký symbol: { symbol-plumb }. 1 bod.
# Name: our translation; the rulebook text has no name here.
card-statue = Socha
    .text = 4 body.
# Name: our translation; the rulebook text has no name here.
card-temple = Chrám
    .text = 4 body.
card-aqueduct = Akvadukt
    .text = 5 bodů.
# Name: our translation; the rulebook text has no name here.
card-rostrum = Řečniště
    .text = 4 body.
# Name: our translation; the rulebook text has no name here.
card-brewery = Pivovar
    .text = Při postavení získáš 6 mincí.

## Cards of Age III

card-arsenal = Sklad zbraní
    .text = 3 štíty: figurka konfliktu se posune o 3 pole k soupeřovu hlavnímu městu.
card-pretorium = Pretorium
    .text = 3 štíty: figurka konfliktu se posune o 3 pole k soupeřovu hlavnímu městu.
card-academy = Akademie
    .text = Vědecký symbol: { symbol-sundial }. 3 body.
card-study = Studovna
    .text = Vědecký symbol: { symbol-sundial }. 3 body.
# Name: our translation; the rulebook text has no name here.
card-chamber_of_commerce = Obchodní komora
    .text = Při postavení získáš 3 mince za každou šedou kartu ve svém městě. 3 body.
card-port = Přístav
    .text = Při postavení získáš 2 mince za každou hnědou kartu ve svém městě. 3 body.
card-armory = Zbrojnice
    .text = Při postavení získáš 1 minci za každou červenou kartu ve svém městě. 3 body.
card-palace = Palác
    .text = 7 bodů.
card-town_hall = Radnice
    .text = 7 bodů.
card-obelisk = Obelisk
    .text = 5 bodů.
card-fortifications = Opevnění
    .text = 2 štíty: figurka konfliktu se posune o 2 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-siege_workshop = Obléhací dílna
    .text = 2 štíty: figurka konfliktu se posune o 2 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-circus = Cirkus
    .text = 2 štíty: figurka konfliktu se posune o 2 pole k soupeřovu hlavnímu městu.
# Name: our translation; the rulebook text has no name here.
card-university = Univerzita
    .text = Vědecký symbol: { symbol-armillary }. 2 body.
# Name: our translation; the rulebook text has no name here.
card-observatory = Hvězdárna
    .text = Vědecký symbol: { symbol-armillary }. 2 body.
# Name: our translation; the rulebook text has no name here.
card-gardens = Zahrady
    .text = 6 bodů.
# Name: our translation; the rulebook text has no name here.
card-pantheon = Panteon
    .text = 6 bodů.
# Name: our translation; the rulebook text has no name here.
card-senate = Senát
    .text = 5 bodů.
# Name: our translation; the rulebook text has no name here.
card-lighthouse = Maják
    .text = Při postavení získáš 1 minci za každou žlutou kartu ve svém městě včetně této. 3 body.
card-arena = Aréna
    .text = Při postavení získáš 2 mince za každý div postavený ve svém městě. 3 body.

## Guilds

card-merchants_guild = Cech obchodníků
    .text = Při postavení získáš 1 minci za každou žlutou kartu ve městě, které jich má více. Na konci hry 1 bod za každou žlutou kartu ve městě, které jich má více v té chvíli.
card-shipowners_guild = Cech loďařů
    .text = Při postavení získáš 1 minci za každou hnědou a šedou kartu ve městě, které jich má dohromady více. Na konci hry 1 bod za každou hnědou a šedou kartu ve městě, které jich má dohromady více v té chvíli. Obě barvy se počítají v témže městě.
card-builders_guild = Cech stavitelů
    .text = Na konci hry 2 body za každý postavený div ve městě, které jich má více.
card-magistrates_guild = Cech úředníků
    .text = Při postavení získáš 1 minci za každou modrou kartu ve městě, které jich má více. Na konci hry 1 bod za každou modrou kartu ve městě, které jich má více v té chvíli.
card-scientists_guild = Cech vědců
    .text = Při postavení získáš 1 minci za každou zelenou kartu ve městě, které jich má více. Na konci hry 1 bod za každou zelenou kartu ve městě, které jich má více v té chvíli.
card-moneylenders_guild = Cech lichvářů
    .text = Na konci hry 1 bod za každou úplnou trojici mincí v bohatším městě.
card-tacticians_guild = Cech taktiků
    .text = Při postavení získáš 1 minci za každou červenou kartu ve městě, které jich má více. Na konci hry 1 bod za každou červenou kartu ve městě, které jich má více v té chvíli.

## Wonders

# Name: the rulebook has both "Via appia" and "Via Appia".
wonder-appian_way = Via Appia
    .text = Získáš 3 mince; soupeř ztratí do banky 3 mince (má-li jich méně, všechny). Hraješ znovu. 3 body.
# Name: the rulebook has both "Circus maximus" and "Circus Maximus".
wonder-circus_maximus = Circus Maximus
    .text = 1 štít. Má-li soupeř šedé karty, jednu z nich vyber: půjde na odkládací hromádku. 3 body.
wonder-colossus = Rhódský kolos
    .text = 2 štíty. 3 body.
wonder-great_library = Alexandrijská knihovna
    .text = Dober náhodně 3 žetony pokroku z těch, které byly vyřazeny při přípravě, jeden si nech a ostatní vrať do krabice. 4 body.
wonder-great_lighthouse = Velký maják
    .text = Pro každou stavbu dává podle volby 1 dřevo, hlínu, nebo kámen; ceny obchodu nemění. 4 body.
wonder-hanging_gardens = Vysuté zahrady Semiramidiny
    .text = Získáš 6 mincí. Hraješ znovu. 3 body.
wonder-mausoleum = Mauzoleum
    .text = Není-li odkládací hromádka prázdná, vyber z ní libovolnou kartu a ihned ji zdarma postav se všemi účinky. 2 body.
# Name: the rulebook has both "Pireus" and "Piraeus".
wonder-piraeus = Pireus
    .text = Pro každou stavbu dává podle volby 1 sklo, nebo papyrus; ceny obchodu nemění. Hraješ znovu. 2 body.
wonder-pyramids = Pyramidy
    .text = 9 bodů.
wonder-sphinx = Sfinga
    .text = Hraješ znovu. 6 bodů.
wonder-statue_of_zeus = Diova socha
    .text = 1 štít. Má-li soupeř hnědé karty, jednu z nich vyber: půjde na odkládací hromádku. 3 body.
wonder-temple_of_artemis = Artemidin chrám
    .text = Získáš 12 mincí. Hraješ znovu.

## Progress tokens

progress-agriculture = Zemědělství
    .text = Ihned získáš 6 mincí. 4 body.
progress-architecture = Architektura
    .text = Tvé divy od této chvíle potřebují o 2 jednotky zdrojů méně; odpadnou ty, které by tě stály nejvíc.
progress-economy = Ekonomie
    .text = Dostáváš mince, které soupeř zaplatí za nákup zdrojů. Mince uvedené přímo v ceně se nepočítají.
progress-law = Zákon
    .text = Vědecký symbol: { symbol-scales }. Liší se od všech šesti symbolů na zelených kartách.
progress-masonry = Zednářství
    .text = Tvé modré karty od této chvíle potřebují o 2 jednotky zdrojů méně; odpadnou ty, které by tě stály nejvíc.
progress-mathematics = Matematika
    .text = Na konci hry 3 body za každý tvůj žeton pokroku včetně tohoto.
progress-philosophy = Filozofie
    .text = 7 bodů.
progress-strategy = Strategie
    .text = Každá červená karta, kterou od této chvíle postavíš, dává 1 štít navíc. Divy ne.
progress-theology = Teologie
    .text = Za každý div, který od této chvíle postavíš, hraješ znovu, nikdy však dvakrát za tentýž div.
progress-urbanism = Urbanismus
    .text = Ihned získáš 6 mincí. Potom získáš 4 mince za každou budovu, kterou postavíš díky řetězu.

## Resources and colours

resource-wood = Dřevo
resource-clay = Hlína
resource-stone = Kámen
resource-glass = Sklo
resource-papyrus = Papyrus
colour-brown = hnědá
    .name = Suroviny
colour-gray = šedá
    .name = Výrobky
colour-blue = modrá
    .name = Domy občanů
colour-green = zelená
    .name = Vědecké budovy
colour-yellow = žlutá
    .name = Obchodní budovy
colour-red = červená
    .name = Vojenské budovy
colour-purple = fialová
    .name = Cechy

## Science symbols (all names: our translation; the rulebook does not name them)

symbol-quill = Brk a kalamář
symbol-mortar = Hmoždíř
symbol-plumb = Olovnice
symbol-wheel = Kolo
symbol-armillary = Armilární sféra
symbol-sundial = Sluneční hodiny
symbol-scales = Váhy

## Chain symbols (all names: our translation; the rulebook does not name them)

chain-horseshoe = Podkova
chain-sword = Meč
chain-tower = Věž
chain-target = Terč
chain-helmet = Přilba
chain-book = Kniha
chain-gear = Ozubené kolo
chain-lyre = Lyra
chain-lamp = Olejová lampa
chain-mask = Divadelní maska
chain-pillar = Hlavice sloupu
chain-moon = Měsíc
chain-sun = Slunce
chain-drop = Kapka vody
chain-portico = Sloupová síň
chain-amphora = Amfora
chain-barrel = Sud

## Military tokens

loot-2 = Kořist 2 mince
loot-5 = Kořist 5 mincí

## Options

option-first_game_wonders = Předepsané divy pro první hru
    .text = Divy se nevybírají, každý hráč dostane čtyři, které určují pravidla.
option-first_game_wonders-yes = Ano, předepsané divy
option-first_game_wonders-no = Ne, divy se vybírají

option-centre_pawn_rule = Figurka uprostřed na konci věku
    .text = Co se stane, když figurka konfliktu stojí na konci I. nebo II. věku na neutrálním poli.
option-centre_pawn_rule-last_active_starts = Další věk začíná hráč, který zahrál poslední kartu
option-centre_pawn_rule-last_active_chooses = Kdo začne další věk, volí hráč, který zahrál poslední kartu

## Decisions

decision-draft_wonder = Vyber si div.
decision-play_card = Vyber dostupnou kartu: postav ji, odlož ji za mince, nebo s ní postav div.
decision-choose_progress = Máš pár symbolů: vyber si žeton pokroku z desky.
decision-choose_library = Vyber si jeden ze tří dobraných žetonů pokroku.
decision-choose_opponent_card = Vyber kartu v soupeřově městě, která půjde na odkládací hromádku.
decision-choose_from_discard = Vyber kartu z odkládací hromádky, kterou zdarma postavíš.
decision-choose_starter = Zvol, kdo začne další věk.

## Actions (names are always in the nominative)

action-draft = Vzít si div: { $wonder }
action-build = Postavit: { $card }
action-discard = Odložit za mince: { $card }
action-wonder = Postavit div: { $wonder } (pomocí karty { $card })
action-progress = Vzít si žeton: { $progress }
action-library = Nechat si žeton: { $progress }
action-demolish = Odložit soupeřovu kartu: { $card }
action-revive = Postavit z odkládací hromádky: { $card }
action-begin_self = Začít věk
action-begin_opponent = Nechat začít soupeře

## Events (present tense, so that no player's gender is needed)

event-first_player = Prvním hráčem je { $player }.
event-drafted = { $player } si bere div { $wonder }.
event-age_begins = { $age ->
    [1] Začíná { age-1 }.
    [2] Začíná { age-2 }.
   *[3] Začíná { age-3 }.
}
event-revealed = Odhalena karta { $card }.
event-revealed_hidden = Odhalí se skrytá karta.
event-built = { $player } staví budovu { $card } { $coins ->
    [0] zdarma
    [one] za { $coins } minci
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}{ $trade ->
    [0] { "" }
   *[other] , z toho { $trade } za nákup zdrojů
}.
event-built_by_chain = { $player } staví budovu { $card } zdarma díky řetězu.
event-discarded = { $player } odkládá kartu { $card } a získává { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-wonder_built = { $player } pomocí karty { $card } staví div { $wonder } { $coins ->
    [0] zdarma
    [one] za { $coins } minci
    [few] za { $coins } mince
    [many] za { $coins } mince
   *[other] za { $coins } mincí
}{ $trade ->
    [0] { "" }
   *[other] , z toho { $trade } za nákup zdrojů
}.
event-wonder_returned = Stojí sedm divů: { $player } vrací nepostavený div { $wonder } do krabice.
event-coins_gained = { $player } získává { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-coins_lost = { $player } ztrácí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-trade_income = { $player } dostává ze soupeřova nákupu { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
} ({ progress-economy }).
event-pawn_moved = { $player } posouvá figurku konfliktu o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
    [many] { $spaces } pole
   *[other] { $spaces } polí
} { $position ->
    [0] na neutrální pole
    [9] do soupeřova hlavního města
    [-9] do soupeřova hlavního města
   *[other] na pozici { $position }
}.
event-looted = Vojenský žeton za { $token ->
    [one] { $token } minci
    [few] { $token } mince
    [many] { $token } mince
   *[other] { $token } mincí
} je vyčerpán: { $player } { $coins ->
    [0] nemá žádné mince, není tedy co ztratit
    [one] ztrácí { $coins } minci
    [few] ztrácí { $coins } mince
    [many] ztrácí { $coins } mince
   *[other] ztrácí { $coins } mincí
}.
event-pair = { $player } má pár vědeckých symbolů: { $symbol }.
event-library_drawn = { $player } dobírá tři žetony pokroku: { $first }, { $second }, { $third }.
event-library_drawn_hidden = { $player } dobírá tři žetony pokroku a jeden z nich si vybírá.
event-progress_gained = { $player } získává žeton pokroku { $progress }.
event-demolished = { $player } přichází o kartu { $card }, která jde na odkládací hromádku.
event-revived = { $player } zdarma staví z odkládací hromádky budovu { $card }.
event-play_again = { $player } hraje znovu.
event-play_again_lost = { $player } přichází o tah navíc: věk skončil.
event-starter = První tah věku má { $player }.
event-supremacy_military = { $player } vítězí vojenskou převahou: figurka konfliktu je v soupeřově hlavním městě.
event-supremacy_science = { $player } vítězí vědeckou převahou: šest různých symbolů.
event-game_over = Hra skončila.

## Refusals

refusal-over = Hra už skončila, další tah není možný. Můžeš si prohlédnout výsledek nebo začít novou hru.
refusal-wrong_decision = Teď je na řadě jiné rozhodnutí. { $expected }
refusal-not_visible = Karta { $card } neleží v rozložení lícem nahoru. Vyber některou z dostupných karet.
refusal-covered = Kartu { $card } ještě zakrývají jiné karty. Vyber kartu, kterou žádná jiná nezakrývá.
refusal-already_played = Karta { $card } už byla zahrána a v rozložení není. Vyber některou z dostupných karet.
refusal-too_expensive = Karta { $card } by tě stála { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
} a máš jen { $coins }. Můžeš ji odložit za mince, postavit s ní div, na který máš, nebo vybrat jinou kartu.
refusal-wonder_too_expensive = Div { $wonder } by tě stál { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
} a máš jen { $coins }. Kartu můžeš odložit za mince, nebo postavit něco, na co máš.
refusal-wonder_not_owned = Div { $wonder } ti nepatří. Vyber některý ze svých nepostavených divů.
refusal-wonder_already_built = Div { $wonder } už stojí. Vyber některý ze svých nepostavených divů, nebo použij kartu jinak.
refusal-wonder_returned = Stojí už sedm divů, proto se div { $wonder } vrátil do krabice a postavit ho nelze. Kartu můžeš postavit, nebo odložit za mince.
refusal-not_on_offer = Div { $wonder } teď není v nabídce. Vyber některý z vyložených divů.
refusal-progress_not_on_board = Žeton pokroku { $progress } neleží na desce. Vyber některý z těch, které tam jsou.
refusal-progress_not_drawn = Žeton pokroku { $progress } není mezi třemi dobranými. Vyber jeden z nich.
refusal-not_opponents_card = Karta { $card } nestojí v soupeřově městě. Vyber některou ze soupeřových karet.
refusal-wrong_colour = Kartu { $card } vybrat nelze: karta musí být { $colour }. Vyber v soupeřově městě kartu této barvy.
refusal-not_in_discard = Karta { $card } není na odkládací hromádce. Vyber některou z karet, které na ní leží.

## Scoring

score-military = Vojenství
score-blue = Domy občanů (modré)
score-green = Vědecké budovy (zelené)
score-yellow = Obchodní budovy (žluté)
score-guilds = Cechy
score-wonders = Divy
score-progress = Žetony pokroku
score-treasury = Pokladnice
score-total = Celkem

## Ends of the game

end-military = Vojenská převaha
end-science = Vědecká převaha
end-civilian = Občanské vítězství
end-civilian_tiebreak = Občanské vítězství díky modrým kartám
end-shared = Sdílené vítězství

## Groups in statistics

group-wonder = Postavené divy
group-drafted = Vybrané divy
group-progress = Žetony pokroku
group-card = Budovy
