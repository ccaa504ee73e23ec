### Civilization: Nový úsvit, Czech text
### Names are the Czech rulebook's where it has them (all terms, terrain, resources, focus types, Zahraniční obchod,
### Hrnčířství, Hutnictví, Letectví, Zakázané město, Soul, Kráterové jezero); other names and all wording are our own.

## The game

game = Civilization: Nový úsvit
    .tagline = Pět druhů úsilí, jedna mapa a civilizace, na kterou se nezapomene.

## Leaders

leader-trajan = Traianus
    .civilization = Řím
    .ability = Všechny cesty vedou do Říma
    .text = Karavana z ekonomické karty smí vyrazit z kteréhokoli tvého města, i nerozvinutého.
leader-hojo_tokimune = Hódžó Tokimune
    .civilization = Japonsko
    .ability = Božský vítr
    .text = Ve tvém tahu mají poušť a hory u vody nebo na okraji mapy obtížnost 3.
leader-montezuma = Montezuma
    .civilization = Aztékové
    .ability = Legenda o pěti sluncích
    .text = Po zařazení vojenské karty smíš prohodit libovolné dvě karty své řady, pokud byl v tomto tahu některý tvůj útok vítězný.
leader-roosevelt = Teddy Roosevelt
    .civilization = Amerika
    .ability = Rooseveltův dodatek
    .text = Tvé přírodní divy leží na kartách zaměření podle tvé volby. Každý smíš jednou za tah utratit jako žeton zboží své karty nebo jako svou surovinu.
leader-catherine_de_medici = Kateřina Medicejská
    .civilization = Francie
    .ability = Kavalírská cesta
    .text = Při vyhodnocení kulturní karty smíš umístit o 1, 2 nebo 3 žetony kontroly víc, je-li tvůj nejnovější div světa starověký, středověký nebo moderní.
leader-cleopatra = Kleopatra
    .civilization = Egypt
    .ability = Stavitelé monumentů
    .text = Každý div světa tě stojí o 1 méně.
leader-gilgamesh = Gilgameš
    .civilization = Sumer
    .ability = Epická výprava
    .text = Za barbary poražené při útoku získáš navíc surovinu podle své volby.
leader-tomyris = Tomyris
    .civilization = Skythie
    .ability = Lid stepí
    .text = Bojová síla +3, je-li napadené pole nížina nebo kopce, při útoku i při obraně.

## Focus types, and what a trade token does

type-culture = Kultura
    .text = Žeton zboží: další žeton kontroly.
type-science = Věda
    .text = Žeton zboží: další políčko na kotouči pokroku.
type-economy = Ekonomika
    .text = Žeton zboží: další pole pro každou karavanu.
type-industry = Průmysl
    .text = Žeton zboží: další zdroj na div světa.
type-military = Vojenství
    .text = Žeton zboží: bojová síla +1 při jednom útoku nebo obraně.

## Focus cards

card-early_empire = Raná říše
    .text = Umísti až 2 žetony kontroly vedle svých měst.
card-drama_and_poetry = Drama a poezie
    .text = Umísti až 2 žetony kontroly vedle svých měst. Potom smíš přesunout jeden svůj žeton na sousední prázdné pole.
card-civil_service = Státní správa
    .text = Umísti až 2 žetony kontroly vedle svých měst a potom ještě 1 vedle kteréhokoli svého pole.
card-mass_media = Masmédia
    .text = Umísti až 3 žetony kontroly vedle svých měst. Potom smíš soupeřův žeton do vzdálenosti 2 polí nahradit svým; posílený se jen otočí.
card-astrology = Astrologie
    .text = Posuň kotouč pokroku o číslo pozice.
card-mathematics = Matematika
    .text = Polož žeton zboží na jednu ze svých karet zaměření. Potom posuň kotouč pokroku o číslo pozice.
card-replaceable_parts = Zaměnitelné díly
    .text = Získej surovinu, kterou nemáš. Potom posuň kotouč pokroku o číslo pozice.
card-nuclear_power = Jaderná energie
    .text = Na páté pozici smíš nejprve zasáhnout pole a jeho sousedy: žetony kontroly tam jsou zničeny, posílené se otočí. Potom posuň kotouč pokroku o číslo pozice.
card-foreign_trade = Zahraniční obchod
    .text = 1 karavana. Každá karavana se přesune až o 3 pole.
card-currency = Měna
    .text = 2 karavany. Každá se přesune až o 4 pole a smí zahnat barbary, čímž její pohyb končí.
card-steam_power = Parní energie
    .text = 2 karavany. Každá se přesune až o 6 polí, i přes vodu. Potom smíš vyměnit surovinu za jinou.
card-capitalism = Kapitalismus
    .text = 3 karavany. Každá se přesune až o 6 polí, i přes vodu. Po zařazení smíš vyhodnotit jinou kartu jako na první pozici.
card-pottery = Hrnčířství
    .text = Vybuduj div světa, nebo město do vzdálenosti 2 polí od svého pole.
card-animal_husbandry = Chov zvířat
    .text = Vybuduj div světa, nebo město do vzdálenosti 3 polí od svého pole, nebo město tam, kde stojí tvá karavana; ta se vrátí.
card-nationalism = Nacionalismus
    .text = Vybuduj div světa (na páté pozici 7 zdrojů), nebo město do vzdálenosti 4 polí od svého pole, počítáno i přes vodu.
card-urbanization = Urbanizace
    .text = Vybuduj div světa, nebo město do vzdálenosti 5 polí od svého pole, počítáno i přes vodu, a vedle něj až 2 žetony kontroly.
card-masonry = Zednictví
    .text = Posil tolik žetonů, kolik je číslo pozice, nebo až dvakrát zaútoč do vzdálenosti 2 polí.
card-iron_working = Hutnictví
    .text = Posil tolik žetonů, kolik je číslo pozice, nebo až dvakrát zaútoč do vzdálenosti 3 polí se silou +1, proti barbarům +3.
card-mass_production = Hromadná výroba
    .text = Až dvakrát zaútoč do vzdálenosti 3 polí se silou +2, počítáno i přes vodu. Potom posil tolik žetonů, kolik je číslo pozice méně počet útoků.
card-flight = Letectví
    .text = Posil tolik žetonů, kolik je číslo pozice. Potom až třikrát zaútoč do vzdálenosti 5 polí se silou +3, počítáno přes cokoli.

## World wonders

wonder-stonehenge = Stonehenge
    .text = Po umístění žetonu kontroly na kopce smíš umístit další na sousední kopce a z každého takto pokračovat.
wonder-hanging_gardens = Visuté zahrady
    .text = Na začátku tahu smíš umístit žeton kontroly vedle svého města na pole s obtížností nejvýše 4.
wonder-forbidden_city = Zakázané město
    .text = Na začátku tahu smíš zničit soupeřův žeton kontroly vedle svého pole.
wonder-chichen_itza = Chichén Itzá
    .text = Žetony kontroly smíš umístit i na kterékoli prázdné lesní pole mapy, pokud vyhovuje obtížnost.
wonder-eiffel_tower = Eiffelova věž
    .text = Na začátku tahu smíš vybrat dva žetony kontroly jednoho soupeře. Soupeř určí, který z nich se změní na tvůj.
wonder-sydney_opera_house = Opera v Sydney
    .text = K rozvinutí tvých měst se počítají i soupeřovy žetony kontroly.
wonder-great_lighthouse = Maják na Faru
    .text = Při budování města se prázdná pole na okraji mapy počítají za vzdálená dvě pole.
wonder-colossus = Rhodský kolos
    .text = Při každém vyhodnocení ekonomické karty mají tvé karavany dohromady o 6 polí navíc.
wonder-machu_picchu = Machu Picchu
    .text = Karta na první nebo druhé pozici se vyhodnotí, jako by ležela o dvě pozice dál vpravo.
wonder-great_zimbabwe = Velké Zimbabwe
    .text = Až 4 získané žetony zboží smíš uložit sem. Na začátku tahu je smíš přesunout na své karty zaměření.
wonder-big_ben = Big Ben
    .text = Při útoku i obraně bojová síla +2 za každou tvou karavanu vedle napadeného pole.
wonder-estadio_do_maracana = Stadion Maracanã
    .text = Po jiné než ekonomické kartě smíš jednou za tah vyhodnotit a zařadit i kartu ekonomickou.
wonder-oracle = Věštírna
    .text = Na začátku tahu smíš prohodit dvě sousední karty své řady.
wonder-pyramids = Pyramidy
    .text = Při vybudování se až 3 karty úrovně I změní na karty úrovně II.
wonder-potala_palace = Palác Potala
    .text = Smíš mít 4 karty diplomacie každého hráče. Při vybudování si vezmi až 3 karty jiných hráčů.
wonder-porcelain_tower = Porcelánová pagoda
    .text = Při vybudování se až 2 karty zaměření zlepší o jednu úroveň.
wonder-kremlin = Kreml
    .text = Při útoku na soupeřovo pole bojová síla +4, máš-li více posílených žetonů než obránce.
wonder-oxford_university = Oxfordská univerzita
    .text = Při nahrazení jiné než vědecké karty smí být nová karta jakéhokoli typu.
wonder-terracotta_army = Terakotová armáda
    .text = Při útoku bojová síla +2.
wonder-petra = Petra
    .text = Při obraně bojová síla +2. Barbaři nemohou na tvá města a posílené žetony.
wonder-alhambra = Alhambra
    .text = Při útoku i obraně bojová síla +2.
wonder-venetian_arsenal = Benátský arzenál
    .text = Po vyhodnocení karty na páté pozici ji smíš jednou za tah vyhodnotit ještě jednou jako na první.
wonder-pentagon = Pentagon
    .text = Při útoku bojová síla +2 a zaútočit smíš na jakýkoli cíl na mapě.
wonder-ruhr_valley = Porúří
    .text = Při obraně bojová síla +5.

## Eras

era-ancient = Starověk
era-medieval = Středověk
era-modern = Moderní doba

## City-states, with what their diplomacy cards do

city_state-carthage = Kartágo
    .text = Při obraně a při útoku na cokoli jiného než Kartágo: bojová síla +1 za každý žeton městského státu a každé tvé město do 2 polí od napadeného pole.
city_state-kumasi = Kumasi
    .text = Při vyhodnocení kulturní nebo průmyslové karty mají lesy obtížnost 1.
city_state-brussels = Brusel
    .text = Divy světa tě stojí o 1 méně za každé tvé rozvinuté město.
city_state-seoul = Soul
    .text = Na začátku tahu smíš přesunout barbary na sousední prázdné pole, které není voda.
city_state-geneva = Ženeva
    .text = Na začátku tahu smíš vyměnit kartu diplomacie některého hráče za jinou kartu téhož hráče.
city_state-mohenjo_daro = Mohendžodaro
    .text = Při umisťování žetonů kontroly je každé pole o 1 méně obtížné.
city_state-buenos_aires = Buenos Aires
    .text = Div světa tě stojí o 2 méně, pokud žádný jeho typu nekontroluješ.
city_state-kabul = Kábul
    .text = Bojová síla +3 při útoku na město nebo na jiný městský stát než Kábul.

## Natural wonders

natural_wonder-torres_del_paine = Torres del Paine
    .text = Jednou za tah poslouží jako žeton diamantů.
natural_wonder-cliffs_of_dover = Doverské útesy
    .text = Jednou za tah poslouží jako žeton mramoru.
natural_wonder-mt_everest = Mount Everest
    .text = Jednou za tah poslouží jako žeton ropy.
natural_wonder-crater_lake = Kráterové jezero
    .text = Jednou za tah poslouží jako žeton rtuti.
natural_wonder-grand_mesa = Grand Mesa
    .text = Jednou za tah poslouží jako žeton diamantů.
natural_wonder-galapagos_islands = Galapágy
    .text = Jednou za tah poslouží jako žeton rtuti.
natural_wonder-mt_kilimanjaro = Kilimandžáro
    .text = Jednou za tah poslouží jako žeton ropy.
natural_wonder-pantanal = Pantanal
    .text = Jednou za tah poslouží jako žeton mramoru.

## Resources and terrain

resource-marble = Mramor
resource-mercury = Rtuť
resource-oil = Ropa
resource-diamond = Diamanty
terrain-grassland = Nížina
terrain-hills = Kopce
terrain-forest = Lesy
terrain-desert = Poušť
terrain-mountains = Hory
terrain-water = Voda
terrain-natural_wonder = Přírodní div

## Diplomacy cards of the players

pact-joint_war = Společná válka
    .text = Při útoku bojová síla +2, pokud neútočíš na majitele karty.
pact-defensive_pact = Obranný pakt
    .text = Při obraně bojová síla +2, pokud neútočí majitel karty.
pact-embassy = Ambasáda
    .text = Když tvá karavana navštíví hlavní město majitele karty, polož žeton zboží na jeho kartu zaměření a získej surovinu podle své volby.
pact-open_borders = Otevřené hranice
    .text = K rozvinutí tvých měst se počítají i žetony kontroly majitele karty.

## Agendas and victory cards

agenda-civilized = Civilizovaný
    .text = Měj na mapě všech 8 svých měst včetně hlavního.
agenda-money_grubber = Hrabivý
    .text = Kontroluj 2 ekonomické divy světa.
agenda-warmonger = Válečný štváč
    .text = Poraz soupeřovo hlavní město, nebo měj 2 obsazené městské státy.
agenda-paranoid = Paranoidní
    .text = Kontroluj 2 vojenské divy světa.
agenda-explorer = Objevitel
    .text = Kontroluj 15 polí u vody nebo na okraji mapy.
agenda-aesthetic = Estét
    .text = Kontroluj 2 kulturní divy světa.
agenda-technophile = Technofil
    .text = Dosáhni 24 na svém kotouči pokroku.
agenda-scholarly = Učený
    .text = Kontroluj 2 vědecké divy světa.
agenda-populous = Lidnatý
    .text = Měj 5 rozvinutých měst.
agenda-preservationist = Ochránce přírody
    .text = Měj 2 přírodní divy.
victory_card-vc_civilized_money_grubber = { agenda-civilized } / { agenda-money_grubber }
victory_card-vc_warmonger_paranoid = { agenda-warmonger } / { agenda-paranoid }
victory_card-vc_explorer_aesthetic = { agenda-explorer } / { agenda-aesthetic }
victory_card-vc_technophile_scholarly = { agenda-technophile } / { agenda-scholarly }
victory_card-vc_populous_preservationist = { agenda-populous } / { agenda-preservationist }

## Colours, barbarians, tiles

colour-red = Červená
colour-blue = Modrá
colour-orange = Oranžová
colour-green = Zelená
barbarian-a = Barbaři A
barbarian-b = Barbaři B
barbarian-c = Barbaři C
barbarian-d = Barbaři D
barbarian-e = Barbaři E
barbarian-f = Barbaři F
barbarian-g = Barbaři G
barbarian-h = Barbaři H
barbarian-i = Barbaři I
tile-1 = Díl 1
tile-2 = Díl 2
tile-3 = Díl 3
tile-4 = Díl 4
tile-5 = Díl 5
tile-6 = Díl 6
tile-7 = Díl 7
tile-8 = Díl 8
tile-9 = Díl 9
tile-10 = Díl 10
tile-11 = Díl 11
tile-12 = Díl 12
tile-13 = Díl 13
tile-14 = Díl 14
tile-15 = Díl 15
tile-16 = Díl 16
side-1a = 1A
side-1b = 1B
side-2a = 2A
side-2b = 2B
side-3a = 3A
side-3b = 3B
side-4a = 4A
side-4b = 4B
side-5a = 5A
side-5b = 5B
side-6a = 6A
side-6b = 6B
side-7a = 7A
side-7b = 7B
side-8a = 8A
side-8b = 8B
side-9a = 9A
side-9b = 9B
side-10a = 10A
side-10b = 10B
side-11a = 11A
side-11b = 11B
side-12a = 12A
side-12b = 12B
side-13a = 13A
side-13b = 13B
side-14a = 14A
side-14b = 14B
side-15a = 15A
side-15b = 15B
side-16a = 16A
side-16b = 16B

## Rotations, directions and abilities

turns-0 = bez otočení
turns-1 = otočení o 60°
turns-2 = otočení o 120°
turns-3 = otočení o 180°
turns-4 = otočení o 240°
turns-5 = otočení o 300°
direction-ne = severovýchod
direction-e = východ
direction-se = jihovýchod
direction-sw = jihozápad
direction-w = západ
direction-nw = severozápad
ability-oracle = { wonder-oracle }
ability-hanging_gardens = { wonder-hanging_gardens }
ability-forbidden_city = { wonder-forbidden_city }
ability-eiffel_tower = { wonder-eiffel_tower }
ability-great_zimbabwe = { wonder-great_zimbabwe }
ability-seoul = { city_state-seoul }
ability-geneva = { city_state-geneva }
ability-venetian_arsenal = { wonder-venetian_arsenal }
ability-estadio_do_maracana = { wonder-estadio_do_maracana }
ability-capitalism = { card-capitalism }
ability-montezuma = { leader-montezuma }

## Symbols of the event dial, targets of attacks, parts of combat values

symbol-spawn = Objevení barbarů
symbol-move = Pohyb barbarů
symbol-trade = Obchod
target-barbarian = Barbaři
target-city_state = Městský stát
target-token = Žeton kontroly
target-city = Město
target-capital = Hlavní město
bonus-die = Kostka
bonus-slot = Pozice
bonus-card = Karta zaměření
bonus-tokens = Žetony zboží
bonus-terrain = Terén
bonus-reinforced = Posílené žetony
bonus-terracotta_army = { wonder-terracotta_army }
bonus-alhambra = { wonder-alhambra }
bonus-pentagon = { wonder-pentagon }
bonus-kremlin = { wonder-kremlin }
bonus-big_ben = { wonder-big_ben }
bonus-petra = { wonder-petra }
bonus-ruhr_valley = { wonder-ruhr_valley }
bonus-tomyris = { leader-tomyris }
bonus-joint_war = { pact-joint_war }
bonus-defensive_pact = { pact-defensive_pact }
bonus-carthage = { city_state-carthage }
bonus-kabul = { city_state-kabul }

## Options

option-map = Mapa
    .text = Předpřipravená mapa se hodí pro první hru. Vlastní mapu skládají hráči díl po dílu.
option-map-premade = Předpřipravená mapa
option-map-custom = Vlastní mapa, kterou složí hráči

option-epic = Epická hra
    .text = Delší hra: čtyři karty vítězství místo tří a označit je třeba všechny.
option-epic-no = Ne, tři karty vítězství
option-epic-yes = Ano, čtyři karty vítězství

option-rounds = Nejvyšší počet kol
    .text = Po tolika kolech hra skončí. Pořadí určí počet označených karet vítězství.

## Decisions

decision-lay_tile = Vyber díl, který položíš, a stranu, která bude nahoře.
decision-turn_tile = Vyber, jak díl otočíš.
decision-set_tile = Vyber, kam díl přijde. Musí se dotýkat čtyř už položených polí a základu.
decision-begin_turn = Než zvolíš kartu zaměření, můžeš použít některou schopnost.
decision-choose_focus = Zvol kartu zaměření, kterou vyhodnotíš.
decision-place_token = Umísti žeton kontroly.
decision-place_on_hills = Stonehenge: můžeš umístit žeton kontroly na sousední kopce.
decision-move_token = Můžeš přesunout jeden svůj žeton kontroly. Vyber který.
decision-move_barbarian = Vyber barbary, které přesuneš.
decision-move_to = Vyber pole, kam přesun povede.
decision-replace_token = Můžeš vybrat soupeřův žeton kontroly a nahradit ho svým; posílený se jen otočí.
decision-destroy_token = Vyber soupeřův žeton kontroly, který zničíš.
decision-offer_tokens = Vyber dva žetony kontroly jednoho soupeře. O jeden z nich přijde.
decision-give_token = Vyber, o který ze dvou žetonů kontroly přijdeš.
decision-strike = Můžeš vybrat pole, které zasáhneš; zasaženi budou i jeho sousedé.
decision-take_off = Nemáš žádný nepoužitý žeton kontroly. Vyber, který svůj žeton odebereš z mapy.
decision-advance_dial = Můžeš utratit žetony zboží za další kroky. Potom posuň kotouč pokroku.
decision-gain_card = Vyber novou kartu zaměření.
decision-move_caravan = Přesuň karavanu, nebo utrať žeton zboží za pole navíc.
decision-take_pact = Můžeš si vzít kartu diplomacie tohoto hráče.
decision-make_alliance = Můžeš si vzít kartu diplomacie tohoto městského státu.
decision-return_pact = Vyber kartu diplomacie, kterou vrátíš.
decision-put_token = Vyber kartu zaměření, na kterou přijde žeton zboží.
decision-put_natural = Vyber kartu zaměření, na které bude přírodní div ležet.
decision-put_for_host = Ambasáda: vyber hostitelovu kartu zaměření, na kterou přijde žeton zboží.
decision-collect = Vyber surovinu.
decision-exchange = Můžeš vyměnit surovinu za jinou.
decision-build = Vybuduj město, nebo div světa.
decision-pay = Zaplať div světa.
decision-house_wonder = Vyber město, ve kterém bude div světa stát.
decision-fight = Posil žeton kontroly, nebo zaútoč.
decision-attack_tokens = Kostky jsou hozeny. Můžeš utratit žetony zboží na podporu útoku.
decision-defence_tokens = Prohráváš. Můžeš utratit žetony zboží na svou obranu.
decision-plunder = Vyber obráncovu kartu zaměření, ze které si vezmeš žeton zboží.
decision-conquer = Obsaď městský stát, nebo ho osvoboď.
decision-discard_token = Barbaři drancují tvé hlavní město. Vyber kartu zaměření, ze které odhodíš žeton zboží.
decision-swap_cards = Můžeš prohodit dvě karty své oblasti zaměření.
decision-use_ability = Můžeš použít schopnost.
decision-move_stored = Přesuň uložené žetony zboží na své karty zaměření.
decision-dismiss_caravan = Na ekonomické kartě je méně místa. Vyber karavanu, která se vrátí do tvé zásoby.

## Actions (names are always in the nominative)

action-done = Hotovo
action-lay = Položit díl { $side }
action-turn = Natočení: { $turns }
action-at = Umístit na místo { $position }
action-use = Použít: { $ability }
action-focus = Vyhodnotit kartu { $card }
action-place = Umístit žeton kontroly na pole { $space }
action-move = Přesunout z pole { $space }
action-to = Přesunout na pole { $space }
action-replace = Nahradit žeton kontroly na poli { $space }
action-destroy = Zničit žeton kontroly na poli { $space }
action-offer = Vybrat žeton kontroly na poli { $space }
action-give = Vzdát se žetonu kontroly na poli { $space }
action-strike = Zasáhnout pole { $space } a jeho sousedy
action-remove = Odebrat žeton kontroly z pole { $space }
action-spend = Utratit žeton zboží
action-spend_state = Utratit žeton městského státu { $city_state }
action-spend_natural = Utratit přírodní div { $natural_wonder } jako žeton zboží
action-advance = Posunout kotouč pokroku
action-gain = Získat kartu { $card }
action-change = Získat kartu { $card } na pozici { $slot }
action-caravan = Přesunout karavanu { $caravan } na pole { $space }
action-put = Položit na kartu { $card }
action-store = Uložit na div Velké Zimbabwe
action-take = Vzít si kartu { $pact } (barva: { $colour })
action-ally = Vzít si kartu městského státu { $city_state }
action-return = Vrátit kartu { $pact } (barva: { $colour })
action-collect = Vzít si surovinu: { $resource }
action-exchange = Vyměnit suroviny: { $from } → { $to }
action-found = Vybudovat město na poli { $space }
action-settle = Vybudovat město u své karavany na poli { $space }
action-wonder = Vybudovat div { $wonder }
action-pay = Zaplatit surovinou: { $resource }
action-pay_natural = Zaplatit přírodním divem { $natural_wonder }
action-house = Umístit div do města na poli { $space }
action-reinforce = Posílit žeton kontroly na poli { $space }
action-attack = Zaútočit na pole { $space }
action-hunt = Zaútočit na barbary na poli { $space }
action-defend = Utratit žetony zboží: { $amount }
action-plunder = Vzít žeton zboží z karty { $card }
action-conquer = Obsadit městský stát
action-liberate = Osvobodit městský stát
action-discard = Odhodit žeton zboží z karty { $card }
action-swap = Prohodit pozice { $from } a { $to }
action-dismiss = Vrátit karavanu { $caravan } do zásoby

## Events (present tense, so that no player's gender is needed)

event-leader_dealt = { $player } hraje za vůdce: { $leader }.
event-core_laid = K základu mapy patří díl { $side }.
event-tile_laid = { $player } pokládá díl { $side } na místo { $position }.
event-water_filled = { $count ->
    [one] Mezeru vyplňuje { $count } žeton vody.
    [few] Mezeru vyplňují { $count } žetony vody.
    [many] Mezeru vyplňuje { $count } žetonu vody.
   *[other] Mezeru vyplňuje { $count } žetonů vody.
}
event-capital_placed = { $player } zakládá hlavní město na poli { $space }.
event-first_player = Prvním hráčem je { $player }.
event-victory_card_drawn = Karta vítězství této hry: { $victory_card }.
event-wonder_revealed = Vybudovat lze div světa { $wonder }.
event-turn_begins = { $round }. kolo: na tahu je { $player }.
event-event_spawn = Událost: objevují se barbaři.
event-event_move = Událost: na kostce padá { $die }, barbaři se pohybují (směr: { $direction }).
event-event_trade = Událost: rozvinutá města obchodují.
event-ability_used = { $player } používá schopnost: { $ability }.
event-cards_swapped = { $player } prohazuje karty { $card } a { $other }.
event-focus_resolved = { $player } vyhodnocuje kartu { $card } na pozici { $slot }.
event-token_placed = { $player } umisťuje žeton kontroly na pole { $space }.
event-token_removed = { $player } přichází o žeton kontroly na poli { $space }.
event-token_replaced = { $player } nahrazuje na poli { $space } žeton kontroly, který tam má { $rival }.
event-token_moved = { $player } přesouvá žeton kontroly z pole { $from } na pole { $to }.
event-token_reinforced = { $player } posiluje žeton kontroly na poli { $space }.
event-token_weakened = { $player } už na poli { $space } nemá posílený žeton kontroly.
event-resource_gained = { $player } získává surovinu: { $resource }.
event-resource_spent = { $player } utrácí surovinu: { $resource }.
event-resource_exchanged = { $player } vyměňuje suroviny: { $resource } → { $other }.
event-natural_wonder_gained = { $player } získává přírodní div { $natural_wonder }.
event-natural_wonder_returned = { $player } přichází o přírodní div { $natural_wonder }, který se vrací na své pole.
event-natural_wonder_spent = { $player } čerpá z přírodního divu { $natural_wonder }.
event-natural_wonder_put = { $player } pokládá přírodní div { $natural_wonder } na kartu { $card }.
event-city_state_spent = { $player } utrácí žeton městského státu { $city_state }.
event-trade_token_gained = { $player } získává žeton zboží na kartu { $card }.
event-trade_token_stored = { $player } ukládá žeton zboží na div Velké Zimbabwe.
event-trade_token_spent = { $player } utrácí žeton zboží z karty { $card }.
event-trade_token_lost = { $player } přichází o žeton zboží z karty { $card }.
event-trade_tokens_wasted = { $player } nemá místo pro { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
    [many] { $count } žetonu
   *[other] { $count } žetonů
} zboží.
event-dial_advanced = { $player } posouvá kotouč pokroku o { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
} na { $dial }.
event-card_gained = { $player } získává kartu { $card } místo karty { $replaced }.
event-caravan_moved = { $player } přesouvá karavanu { $caravan } na pole { $space }.
event-caravan_visited_state = { $player } posílá karavanu do městského státu { $city_state }.
event-caravan_visited_city = { $player } posílá karavanu do města na poli { $space }, které má { $rival }.
event-caravan_destroyed = { $player } přichází o karavanu { $caravan }, kterou přepadli barbaři.
event-caravan_returned = { $player } bere zpět karavanu { $caravan }.
event-caravans_gained = { $player } získává { $count ->
    [one] { $count } karavanu
    [few] { $count } karavany
    [many] { $count } karavany
   *[other] { $count } karavan
}.
event-pact_taken = { $player } si bere kartu diplomacie { $pact }, kterou nabízí { $rival }.
event-pact_returned = { $player } vrací kartu diplomacie { $pact }. Zpět ji má { $rival }.
event-alliance_made = { $player } si bere kartu diplomacie městského státu { $city_state }.
event-alliance_ended = { $player } už nemá kartu diplomacie městského státu { $city_state }.
event-city_built = { $player } buduje město na poli { $space }.
event-city_destroyed = { $player } přichází o město na poli { $space }.
event-wonder_built = { $player } buduje na poli { $space } div světa { $wonder }.
event-wonder_gained = { $player } teď kontroluje div světa { $wonder }.
event-wonder_lost = { $player } už nekontroluje div světa { $wonder }.
event-attacked_barbarian = { $player } útočí na barbary na poli { $space } ({ $barbarian }).
event-attacked_state = { $player } útočí na městský stát { $city_state }.
event-attacked_player = { $player } útočí na pole { $space }. Brání se { $rival }.
event-dice_rolled = Útok: kostka { $attack_die }, síla { $attack }. Obrana: kostka { $defence_die }, síla { $defence }.
event-attack_won = { $player } útok vyhrává { $attack } : { $defence }.
event-attack_lost = { $player } útok prohrává { $attack } : { $defence }.
event-city_captured = { $player } dobývá město na poli { $space }. Ztrácí ho { $rival }.
event-capital_defeated = { $player } poráží hlavní město, které brání { $rival }.
event-state_conquered = { $player } obsazuje městský stát { $city_state }.
event-state_liberated = { $player } osvobozuje městský stát { $city_state }.
event-state_freed = Městský stát { $city_state } je znovu svobodný.
event-struck = { $player } zasahuje jadernou energií pole { $space } a jeho sousedy.
event-barbarian_moved = { $barbarian } se přesouvají na pole { $space }.
event-barbarian_turned_back = { $barbarian } se vracejí na pole { $space }.
event-barbarian_appeared = { $barbarian } se objevují na poli { $space }.
event-barbarian_removed = { $barbarian } odcházejí z mapy.
event-capital_raided = Barbaři drancují hlavní město, škodu má { $player }.
event-agenda_met = { $player } plní agendu { $agenda } a označuje kartu vítězství { $victory_card }.
event-game_over = Hra skončila.

## Refusals

refusal-over = Hra už skončila, další tah není možný. Můžeš si prohlédnout výsledek nebo začít novou hru.
refusal-wrong_decision = Teď je na řadě jiné rozhodnutí. { $expected }
refusal-not_offered = To tady není možné. { $expected }
refusal-not_on_map = Pole { $space } na této mapě není. Vyber pole, které na ní je.
refusal-tile_does_not_fit = Takto díl položit nelze: musí být z tvých, nesmí nic překrývat a musí se dotýkat čtyř už položených polí i základu. Vyber jiný díl, stranu, natočení nebo místo.
refusal-is_water = Pole { $space } je voda a nic tam stát nemůže. Vyber pole na souši.
refusal-not_there = Pole { $space } je mimo dosah, nebo tam něco překáží. Vyber některé z nabízených polí.
refusal-no_tokens_left = Všechny žetony kontroly z této karty už jsou umístěné. Utrať žeton zboží za další, nebo skonči.
refusal-too_hard = Pole { $space } má obtížnost { $difficulty } a teď smí být nejvýše { $limit }. Vyber snazší pole, nebo počkej, až bude karta na vyšší pozici.
refusal-not_adjacent = Pole { $space } nesousedí s místem, odkud se smíš šířit. Vyber pole vedle některého svého města.
refusal-barbarian_there = Na poli { $space } jsou barbaři. Nejprve je poraz, nebo vyber jiné pole.
refusal-piece_there = Pole { $space } už někomu patří. Vyber pole bez města a bez žetonu kontroly.
refusal-city_state_there = Na poli { $space } je městský stát a ten lze obsadit jen útokem. Vyber jiné pole.
refusal-no_cities_left = Všechna tvá města už jsou na mapě. Vybuduj div světa, nebo skonči.
refusal-needs_animal_husbandry = Město u karavany lze vybudovat jen kartou Chov zvířat. Vyber pole do vzdálenosti, kterou dovoluje tvá karta.
refusal-next_to_city = Pole { $space } sousedí s městem nebo městským státem a nové město potřebuje odstup. Vyber pole bez takového souseda.
refusal-space_not_free = Na poli { $space } něco překáží: tam, kde stavíš, smějí být jen karavany a tvůj žeton kontroly. Vyber jiné pole.
refusal-no_caravan_there = Na poli { $space } nestojí žádná tvá karavana. Vyber pole s karavanou, nebo pole do vzdálenosti, kterou dovoluje tvá karta.
refusal-too_far = Pole { $space } je od tvých polí příliš daleko, nebo cestu k němu uzavírá voda, soupeř, barbaři nebo obtížný terén. Vyber bližší pole.
refusal-wonder_not_faceup = Div světa { $wonder } není v nabídce. Vyber některý z odkrytých divů.
refusal-no_free_city = Každé tvé město už div světa má a pro { $wonder } není místo. Nejprve vybuduj město.
refusal-too_expensive = Tento div světa tě stojí { $cost }: { $wonder }. Dosáhneš nejvýše na { $production ->
    [one] { $production } zdroj
    [few] { $production } zdroje
    [many] { $production } zdroje
   *[other] { $production } zdrojů
}. Opatři si suroviny a žetony zboží, nebo počkej, až bude karta na vyšší pozici.
refusal-caravan_unused = Na ekonomické kartě zatím není pro karavanu { $caravan } místo. Přesuň jinou.
refusal-caravan_has_moved = Karavana { $caravan } se už pohnout nemůže: má pohyb za sebou, nebo se v tomto tahu vrátila na kartu. Přesuň jinou, nebo skonči.
refusal-another_caravan_first = Karavana { $caravan } je na stejném místě jako karavana s nižším číslem, a je tedy jedno, která se pohne. Přesuň tu s nižším číslem.
refusal-caravan_begins_there = Karavana { $caravan } by skončila na poli { $space }, kde začíná. Vyber jiné pole, nebo ji nech stát a skonči.
refusal-visited_already = Pole { $space } už v tomto tahu jedna tvá karavana navštívila a víc jich nesmí. Vyber jiný cíl.
refusal-caravan_cannot_enter = Karavana { $caravan } na pole { $space } nesmí: je to voda, je na tuto pozici příliš obtížné, nebo jsou tam barbaři. Vyber jiné pole.
refusal-caravan_too_far = Karavana { $caravan } na pole { $space } nedojde. Vyber bližší pole, nebo utrať žeton zboží za pole navíc.
refusal-no_reinforcements = Posilovat teď nemůžeš, karta to už nedovoluje. Zaútoč, pokud ještě smíš, nebo skonči.
refusal-not_your_token = Na poli { $space } není tvůj žeton kontroly. Vyber některý svůj neposílený žeton.
refusal-already_reinforced = Tvůj žeton kontroly na poli { $space } už posílený je. Vyber neposílený.
refusal-no_attacks_left = Útočit teď nemůžeš, karta to už nedovoluje. Posiluj, pokud ještě smíš, nebo skonči.
refusal-no_barbarian_there = Na poli { $space } nejsou barbaři. Vyber pole, kde jsou.
refusal-guarded_by_barbarian = Na městském státě na poli { $space } stojí barbaři a zaútočit lze jen na ně. Zaútoč na barbary.
refusal-no_enemy_there = Na poli { $space } není na koho zaútočit. Vyber městský stát nebo soupeřovo pole.
refusal-out_of_range = Pole { $space } je mimo dosah: je příliš daleko od tvých polí, nebo k němu vede cesta jen přes vodu, soupeře či barbary nebo z pole, které máš z tohoto tahu. Vyber bližší cíl.
refusal-wrong_level = Karta { $card } nemá úroveň { $level }, které tvůj kotouč pokroku dosáhl. Vyber kartu této úrovně.
refusal-card_not_better = Kartu { $card } získat nelze: už ji máš, nebo by tvou řadu nezlepšila. Vyber některou z nabízených karet.
refusal-card_not_in_row = Karta { $card } v oblasti zaměření není. Vyber některou z karet, které v ní jsou.
refusal-card_full = Na kartě { $card } už jsou tři žetony zboží a víc se jich nevejde. Vyber jinou kartu.
refusal-card_empty = Na kartě { $card } žádný žeton zboží není. Vyber kartu, na které je.
refusal-no_trade_token = Na této kartě už žeton zboží není, nebo by teď nic nepřinesl. Pokračuj bez něj.
refusal-city_state_spent = Žeton městského státu { $city_state } už máš v tomto tahu utracený. Znovu ho použiješ v příštím tahu.
refusal-city_state_not_on_card = Žeton městského státu { $city_state } neleží na vyhodnocované kartě. Utrať to, co na ní leží.
refusal-natural_wonder_spent = Přírodní div { $natural_wonder } už máš v tomto tahu utracený. Znovu ho použiješ v příštím tahu.
refusal-natural_wonder_not_on_card = Přírodní div { $natural_wonder } neleží na vyhodnocované kartě. Utrať to, co na ní leží.
refusal-natural_wonder_not_held = Přírodní div { $natural_wonder } nemáš. Zaplať něčím, co máš.
refusal-natural_wonder_not_printed = Přírodní div { $natural_wonder } dává surovinu, která ke stavbě nepomůže: { $wonder }. Zaplať něčím jiným.
refusal-resource_not_printed = Tato surovina ({ $resource }) ke stavbě nepomůže: { $wonder }. Zaplať surovinou uvedenou na kartě divu.
refusal-resource_not_held = Od této suroviny nemáš žádný žeton: { $resource }. Zaplať něčím, co máš.
refusal-resource_exhausted = V zásobách už není žádný žeton této suroviny: { $resource }. Vyber jinou surovinu.
refusal-resource_held = Tuto surovinu už máš: { $resource }. Vyber takovou, kterou nemáš.
refusal-ability_not_available = Tuto schopnost teď použít nemůžeš: { $ability }. Nemáš ji, je v tomto tahu už použitá, nebo by nic neudělala. Vyber jinou, nebo pokračuj.
refusal-pact_not_available = Kartu diplomacie { $pact } (barva: { $colour }) si teď vzít nemůžeš: její majitel ji u sebe nemá, nebo o tohoto hráče nejde. Vyber některou z nabízených karet.
refusal-pact_not_held = Kartu diplomacie { $pact } (barva: { $colour }) vrátit nemůžeš: nemáš ji, nebo se vracet nemá. Vyber některou z nabízených karet.

## Scoring

score-wonders = Divy světa
score-spaces = Spojenecká pole
score-total = Označené karty vítězství

## Ends of the game

end-agendas = Označené všechny karty vítězství
end-limit = Konec po posledním kole

## Groups in statistics

group-leader = Vůdci
group-wonder = Divy světa
group-card = Karty zaměření
group-agenda = Agendy
group-pact = Karty diplomacie hráčů
group-city_state = Karty diplomacie městských států
group-natural_wonder = Přírodní divy
