### Monumenty věků: Czech text
### Names are the Czech rulebook's unless a comment says otherwise; all other wording is our own.

## The game

game = Monumenty věků
    .tagline = Pár mincí na kolo a jedna mapa, kterou zaplní cesty, budovy a monumenty.

## Building tiles (type, shape of the stack, number; the names of shapes are our own)

tile-l3_b1 = Knihovna – roh 1
tile-l3_b2 = Knihovna – roh 2
tile-l3_f1 = Pozemek – roh 1
tile-l3_f2 = Pozemek – roh 2
tile-l3_h1 = Obydlí – roh 1
tile-l3_h2 = Obydlí – roh 2
tile-l3_m1 = Tržnice – roh 1
tile-l3_m2 = Tržnice – roh 2
tile-l3_t1 = Chrám – roh 1
tile-l3_t2 = Chrám – roh 2
tile-i3_b1 = Knihovna – pruh 1
tile-i3_b2 = Knihovna – pruh 2
tile-i3_f1 = Pozemek – pruh 1
tile-i3_f2 = Pozemek – pruh 2
tile-i3_h1 = Obydlí – pruh 1
tile-i3_h2 = Obydlí – pruh 2
tile-i3_m1 = Tržnice – pruh 1
tile-i3_m2 = Tržnice – pruh 2
tile-i3_t1 = Chrám – pruh 1
tile-i3_t2 = Chrám – pruh 2
tile-t4_b1 = Knihovna – téčko 1
tile-t4_b2 = Knihovna – téčko 2
tile-t4_f1 = Pozemek – téčko 1
tile-t4_f2 = Pozemek – téčko 2
tile-t4_h1 = Obydlí – téčko 1
tile-t4_h2 = Obydlí – téčko 2
tile-t4_m1 = Tržnice – téčko 1
tile-t4_m2 = Tržnice – téčko 2
tile-t4_t1 = Chrám – téčko 1
tile-t4_t2 = Chrám – téčko 2
tile-s4_b1 = Knihovna – esíčko 1
tile-s4_b2 = Knihovna – esíčko 2
tile-s4_f1 = Pozemek – esíčko 1
tile-s4_f2 = Pozemek – esíčko 2
tile-s4_h1 = Obydlí – esíčko 1
tile-s4_h2 = Obydlí – esíčko 2
tile-s4_m1 = Tržnice – esíčko 1
tile-s4_m2 = Tržnice – esíčko 2
tile-s4_t1 = Chrám – esíčko 1
tile-s4_t2 = Chrám – esíčko 2
tile-p5_b1 = Knihovna – vlajka 1
tile-p5_b2 = Knihovna – vlajka 2
tile-p5_f1 = Pozemek – vlajka 1
tile-p5_f2 = Pozemek – vlajka 2
tile-p5_h1 = Obydlí – vlajka 1
tile-p5_h2 = Obydlí – vlajka 2
tile-p5_m1 = Tržnice – vlajka 1
tile-p5_m2 = Tržnice – vlajka 2
tile-p5_t1 = Chrám – vlajka 1
tile-p5_t2 = Chrám – vlajka 2
tile-h6_b1 = Knihovna – klobouk 1
tile-h6_b2 = Knihovna – klobouk 2
tile-h6_f1 = Pozemek – klobouk 1
tile-h6_f2 = Pozemek – klobouk 2
tile-h6_h1 = Obydlí – klobouk 1
tile-h6_h2 = Obydlí – klobouk 2
tile-h6_m1 = Tržnice – klobouk 1
tile-h6_m2 = Tržnice – klobouk 2
tile-h6_t1 = Chrám – klobouk 1
tile-h6_t2 = Chrám – klobouk 2
tile-o4_b1 = Knihovna – čtverec 1
tile-o4_b2 = Knihovna – čtverec 2
tile-o4_f1 = Pozemek – čtverec 1
tile-o4_f2 = Pozemek – čtverec 2
tile-o4_h1 = Obydlí – čtverec 1
tile-o4_h2 = Obydlí – čtverec 2
tile-o4_m1 = Tržnice – čtverec 1
tile-o4_m2 = Tržnice – čtverec 2
tile-o4_t1 = Chrám – čtverec 1
tile-o4_t2 = Chrám – čtverec 2
tile-w5_b1 = Knihovna – schody 1
tile-w5_b2 = Knihovna – schody 2
tile-w5_f1 = Pozemek – schody 1
tile-w5_f2 = Pozemek – schody 2
tile-w5_h1 = Obydlí – schody 1
tile-w5_h2 = Obydlí – schody 2
tile-w5_m1 = Tržnice – schody 1
tile-w5_m2 = Tržnice – schody 2
tile-w5_t1 = Chrám – schody 1
tile-w5_t2 = Chrám – schody 2

## Stacks of building tiles (all names: our own)

stack-l3 = Roh
stack-i3 = Pruh
stack-t4 = Téčko
stack-s4 = Esíčko
stack-p5 = Vlajka
stack-h6 = Klobouk
stack-o4 = Čtverec
stack-w5 = Schody

## Building types

type-library = Knihovna
type-farm = Pozemek
type-habitation = Obydlí
type-market = Tržnice
type-temple = Chrám

## Monuments

monument-ziggurat = Zikkurat
    .note = Terasy z nepálených cihel stoupaly ke svatyni na vrcholu, kam vystupovali kněží.
monument-pyramids_of_giza = Pyramidy v Gíze
    .note = Chufuova hrobka byla přes tři tisíce let tím nejvyšším, co kdy lidé postavili.
monument-obelisks = Obelisky
    .note = Egyptští kameníci je lámali vcelku z asuánské žuly a několik jich dnes zdobí římská náměstí.
monument-trojan_horse = Trójský kůň
    .note = Ílias končí dřív, než se kůň objeví; vypráví o něm až Odysseia a mnohem později Vergilius.
monument-ishtar_gate = Ištařina brána
    .note = Draci a býci z glazovaných cihel střežili babylonskou procesní cestu; z vykopaných zlomků byla brána znovu sestavena v Berlíně.
monument-amphitheatre = Amfiteátr
    .note = Řecká města opírala kamenná sedadla o svah, takže herce bylo slyšet až v poslední řadě.
monument-parthenon = Parthenón
    .note = Sloupy chrámu na Akropoli se mírně vydouvají a naklánějí dovnitř, a právě proto vypadá dokonale rovný.
monument-harbour_of_carthage = Přístav v Kartágu
    .note = Za obchodní nádrží ležel kruhový válečný přístav, v jehož docích bylo podle Appiána místo pro 220 lodí.
monument-aqueduct = Akvadukt
    .note = Stačil spád několika dlaní na kilometr a pramenitá voda dotekla do římského města i z velké dálky.
monument-petra = Skalní město Petra
    .note = Nabatejci žili z karavanního obchodu s kadidlem a každou kapku deště zachytili v nádržích vytesaných do skály.
monument-lighthouse_of_pharos = Maják na Faru
    .note = Lodím ukazoval cestu mnohem déle než tisíc let a v řadě jazyků se maják dodnes jmenuje podle jeho ostrova.
monument-great_wall = Velká čínská zeď
    .note = Není to jedna zeď, ale mnoho zdí z udusané hlíny, kamene a cihel; většinu toho, co dnes lidé obdivují, postavila dynastie Ming.
monument-roman_bridge = Římský most
    .note = Pilíře uprostřed řek Římané zakládali díky betonu, který tvrdne i pod vodou.
monument-colosseum = Koloseum
    .note = Stojí v místech, kde si Nero dal vyhloubit jezero u svého paláce; Vespasianus tak vrátil pozemek lidu.
monument-hippodrome = Hipodrom
    .note = V Konstantinopoli se znepřátelení fanoušci závodů, Modří a Zelení, jednou spojili v povstání, které málem stálo Justiniána trůn.
monument-chichen_itza = Chichén Itzá / El Castillo
    .note = V době rovnodennosti kreslí odpolední slunce na severní schodiště stín plazícího se hada.
monument-shitennoji = Šitennódži
    .note = Stavět ho přišli tesaři z Koreje a firma, která od nich odvozuje svůj původ, pracovala v Ósace čtrnáct století.
monument-angkor_wat = Angkor Vat
    .note = Súrjavarman II. ho zasvětil Višnuovi, později se stal chrámem buddhistů a dnes je na kambodžské vlajce.
monument-moai = Moai
    .note = Většina soch vznikla v jediném lomu v kráteru Rano Raraku, kde jich stovky zůstaly dodnes.
monument-machu_picchu = Machu Picchu
    .note = Kameny tu do sebe zapadají bez malty tak těsně, že zdi přečkaly celá staletí zemětřesení.
monument-thien_mu_pagoda = Pagoda Thien Mu
    .note = Dal ji založit Nguyen Hoang nad Voňavou řekou, kam měl podle legendy přijít vládce, který zemi přinese blahobyt.

## Common goals (all names: our own; the rulebook does not name them)

goal-enclosed_land = Uzavřená plocha
    .text = Velikost největší souvislé volné plochy obyčejné země, kterou ohraničují objekty, přírodní bohatství a voda. Nesmí se dotýkat okraje mapy ani chodníku.
goal-longest_road = Nejdelší cesta
    .text = Počet políček v největší souvislé síti cest včetně mostů.
goal-most_monuments = Nejvíce monumentů
    .text = Počet monumentů.
goal-buildings_natural = U přírodních bohatství
    .text = Počet budov, které sousedí s viditelným přírodním bohatstvím.
goal-buildings_water = U vody
    .text = Počet budov, které sousedí s viditelnou vodou.
goal-count_b = Nejvíce knihoven
    .text = Počet knihoven.
goal-count_m = Nejvíce tržnic
    .text = Počet tržnic.
goal-count_t = Nejvíce chrámů
    .text = Počet chrámů.
goal-track_food = Nejdál v potravinách
    .text = Pozice ukazatele na stupnici potravin.
goal-track_ceramics = Nejdál v keramice
    .text = Pozice ukazatele na stupnici keramiky.
goal-track_technology = Nejdál v technologii
    .text = Pozice ukazatele na stupnici technologie.
goal-group_f = Největší skupina pozemků
    .text = Počet pozemků v největší skupině pozemků, které spolu sousedí.
goal-group_h = Největší skupina obydlí
    .text = Počet obydlí v největší skupině obydlí, která spolu sousedí.
goal-buildings_edge = U okraje mapy
    .text = Počet budov, které se dotýkají levého, pravého nebo horního okraje mapy. Chodník se nepočítá.
goal-district_types = Čtvrti všech druhů
    .text = Počet různých druhů budov mezi městskými čtvrtěmi, tedy úplně obklopenými budovami.

## Solo cards (all names: our own)

solo_card-solo_01 = Sólová karta 1
solo_card-solo_02 = Sólová karta 2
solo_card-solo_03 = Sólová karta 3
solo_card-solo_04 = Sólová karta 4
solo_card-solo_05 = Sólová karta 5
solo_card-solo_06 = Sólová karta 6
solo_card-solo_07 = Sólová karta 7
solo_card-solo_08 = Sólová karta 8
solo_card-solo_09 = Sólová karta 9
solo_card-solo_10 = Sólová karta 10
solo_card-solo_11 = Sólová karta 11
solo_card-solo_12 = Sólová karta 12
solo_card-solo_13 = Sólová karta 13
solo_card-solo_14 = Karta zamíchání
    .text = Všechny karty se zamíchají a hned se odhalí nová.

## Resources

resource-food = Potraviny
resource-ceramics = Keramika
resource-technology = Technologie

## Other objects on offer

object-long_road = Dlouhá cesta
    .text = Rovná cesta. Konce leží na zemi, prostředek smí přes vodu jako most. Navazuje na cestu, chodník nebo věž.
object-tower = Věž
    .text = Stojí na zemi vedle jakéhokoli objektu. Od věže mohou vést další cesty.
object-short_road_2 = Krátká cesta 2×1
object-short_road_1 = Krátká cesta 1×1
object-short_roads = Sada krátkých cest
    .text = Krátké cesty na zemi. Umisťují se jedna po druhé a každá navazuje na cestu, chodník nebo věž.
offer-any_building = Libovolná budova
pedestal-pedestal_1 = Piedestal 1. hráče
    .text = V příštím kole hraješ první.
pedestal-pedestal_2 = Piedestal 2. hráče
    .text = V příštím kole hraješ druhý v pořadí.
arrangement-free_adjacent = Části se umisťují jedna po druhé a musí se dotýkat stranou.
arrangement-fixed_with_gap = Mezi částmi je mezera; může v ní být cokoli.

## Maps and track boards (all names: our own)

map-a = Mapa s jezerem
map-b1 = Mapa s řekami 1
map-b2 = Mapa s řekami 2
map-b3 = Mapa s řekami 3
map-b4 = Mapa s řekami 4
map-b5 = Mapa s řekami 5
track-a = Deska počítadel A
track-b = Deska počítadel B
about-monuments = stojí všechny tvé mince
about-coins = Mince na toto kolo. V novém kole jich máš zase { $coins }.
about-food = Potraviny: { $value } z { $last }. Populace roste na polích { $marks }.
about-ceramics = Keramika: { $value } z { $last }. Populace roste na polích { $marks }.
about-technology = Technologie: { $value } z { $last }. Populace roste na polích { $marks }.
about-population = Populace: { $value } z { $last }. Body přinášejí pole { $marks }. Na posledním poli hra končí tímto kolem.

## Pieces and rotations

piece-p1 = 1. dílek
piece-p2 = 2. dílek
piece-p3 = 3. dílek
rotation-r0 = bez otočení
rotation-r1 = otočení o 90°
rotation-r2 = otočení o 180°
rotation-r3 = otočení o 270°

## Options

option-map_side = Strana map měst
    .text = Na které straně map všichni stavějí.
option-map_side-a = Strana A: jezero, stejná mapa pro všechny
option-map_side-b = Strana B: řeky, každý má jinou mapu

option-track_side = Strana desek počítadel
    .text = Strany se liší tím, na kterých polích stupnic jsou symboly populace a prsteny.
option-track_side-a = Strana A
option-track_side-b = Strana B

option-common_goals = Společné cíle
    .text = Pokročilá varianta: společné cíle přinesou na konci body dvěma nejlepším hráčům. Při hře jednoho hráče nemá účinek.
option-common_goals-no = Ne, bez cílů
option-common_goals-yes = Ano, se třemi cíli

option-solo_difficulty = Obtížnost sólové hry
    .text = Jak se počítá skóre automatického protivníka. Má význam jen při hře jednoho hráče.
option-solo_difficulty-easy = Snadná: součet tvých tří zdrojů
option-solo_difficulty-hard = Náročná: přičtou se i prsteny na protivníkových monumentech

option-solo_building_choice = Kterou budovu automatický protivník odhodí
    .text = Kdo rozhodne, když sólové kartě odpovídá více budov. Má význam jen při hře jednoho hráče.
option-solo_building_choice-player = Vybereš ji ty
option-solo_building_choice-dearest = Nejdražší, mezi stejně drahými tu nejvíce vpravo

option-start_order = Pořadí hráčů v prvním kole
    .text = Jak se určí první pořadí. Podle míst u stolu můžeš nechat začít nováčky: dej jim nižší místa.
option-start_order-random = Náhodně
option-start_order-by_seat = Podle míst u stolu, nižší místa začínají

## Decisions

decision-place_start_road = Umísti svou počáteční dlouhou cestu tak, aby se dotýkala chodníku.
decision-buy = Kup jednu věc: budovu, cestu, věž, piedestal, nebo monument. Předtím si můžeš vzít dluh nebo dluh splatit.
decision-place = Umísti dílek na svou mapu.
decision-choose_discard = Vyber budovu, kterou automatický protivník odhodí.

## Actions (names are always in the nominative)

action-build = Koupit budovu: { $tile }
action-monument = Postavit monument: { $monument }
action-long_road = Koupit dlouhou cestu
action-tower = Koupit věž
action-short_roads = Koupit sadu krátkých cest
action-pedestal = Koupit: { $pedestal }
action-take_loan = Vzít si dluh
    .text = V tomto kole máš o { $extra_coins } mince víc. Splacení později stojí { $repayment } mince; nesplacený dluh ubere na konci { $penalty } body.
action-repay_loan = Splatit dluh
    .text = Zaplatíš { $repayment } mince. Nesplacený dluh ubere na konci { $penalty } body.
action-leave = Odejít z kola
action-discard = Odhodit budovu: { $tile }
action-place = Umístit: { $piece }, políčko { $space }, { $rotation }

## Events (present tense, so that no player's gender is needed)

event-map_dealt = { $player } staví na mapě: { $map }.
event-order = { $position }. místo v pořadí: { $player }.
event-round_begins = Začíná { $round }. kolo.
event-tile_removed = Budovu { $tile } nikdo nekoupil, opouští hru.
event-revealed = Nová budova v nabídce: { $tile }.
event-monument_revealed = Nový monument v nabídce: { $monument }.
event-goal_revealed = Společný cíl této hry: { $goal }.
event-start_road = { $player } umisťuje počáteční cestu.
event-building_bought = { $player } kupuje budovu { $tile } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-monument_bought = { $player } staví monument { $monument } za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-object_bought = { $player } kupuje za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}: { $object }.
event-pedestal_bought = { $player } kupuje za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}: { $pedestal }.
event-placed = { $player } umisťuje dílek na políčko { $space }, { $rotation }.
event-gained = { $player } získává: { $food ->
    [0] { "" }
   *[other] potraviny +{ $food }{ $ceramics ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $ceramics ->
    [0] { "" }
   *[other] keramika +{ $ceramics }
}{ $technology ->
    [0] { "" }
   *[other] { $food ->
        [0] { $ceramics ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }technologie +{ $technology }
}.
event-population_grew = { $player } posouvá ukazatel populace o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
    [many] { $steps } pole
   *[other] { $steps } polí
} na { $position }.
event-population_full = { $player } dosahuje posledního pole stupnice populace: hra skončí tímto kolem.
event-loan_taken = { $player } si bere dluh.
event-loan_repaid = { $player } splácí dluh za { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}.
event-out = { $player } už nemá mince a je mimo kolo.
event-dropped_out = { $player } nemůže nic koupit a odchází z kola, { $coins ->
    [one] zbývá { $coins } mince
    [few] zbývají { $coins } mince
    [many] zbývá { $coins } mince
   *[other] zbývá { $coins } mincí
}.
event-solo_card = Automatický protivník odhaluje: { $solo_card }.
event-solo_reshuffled = Všechny sólové karty se míchají do nového balíčku.
event-solo_tile = Automatický protivník odhazuje budovu { $tile }.
event-solo_object = Automatický protivník odhazuje: { $object }.
event-solo_monument = Automatický protivník si bere monument { $monument }.
event-solo_nothing = Nic z karty není možné, automatický protivník nedělá nic.
event-game_over = Hra skončila.

## Refusals

refusal-over = Hra už skončila, další tah není možný. Můžeš si prohlédnout výsledek nebo začít novou hru.
refusal-wrong_decision = Teď je na řadě jiné rozhodnutí. { $expected }
refusal-not_on_offer = Budova { $tile } není v nabídce. Vyber některou z budov pod sloupky.
refusal-not_on_display = Monument { $monument } není v nabídce. Vyber některý z těch, které v ní jsou.
refusal-none_left = V nabídce už není: { $object }. Kup něco jiného; nabídka se doplní v dalším kole.
refusal-too_expensive = Tohle stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
} a zbývá ti jen { $coins }. Kup něco levnějšího, nebo si nejprve vezmi dluh, pokud smíš.
refusal-no_place_tile = Budova { $tile } se ti na mapu nevejde: potřebuje volnou zemi vedle cesty nebo vedle budovy stejného druhu. Kup něco jiného, třeba cestu, která jí udělá místo.
refusal-no_place_monument = Monument { $monument } nemáš na mapě kam umístit, žádné místo nesplňuje všechny podmínky. Podívej se na jeho tvar, terén a na to, s čím musí sousedit, nebo kup něco jiného.
refusal-no_place_object = Na mapě pro tohle není místo: { $object }. Kup něco jiného.
refusal-no_pedestals = V sólové hře piedestaly nejsou. Kup něco jiného.
refusal-pedestal_taken = Tenhle piedestal je v tomto kole už prodaný: { $pedestal }. Je-li volný ten druhý, vyber ho, nebo kup něco jiného.
refusal-pedestal_held = Jeden piedestal už máš a víc jich v jednom kole mít nesmíš. Kup něco jiného.
refusal-loan_unpaid = Máš nesplacený dluh, další si vzít nemůžeš. Nejprve ho splať.
refusal-loan_this_round = V jednom kole si můžeš vzít jen jeden dluh a tuto možnost už máš v tomto kole vyčerpanou. Další si můžeš vzít v některém z příštích kol.
refusal-no_loan = Nemáš žádný dluh, který by šlo splatit. Něco kup.
refusal-loan_same_turn = Dluh nelze splatit v tahu, ve kterém si ho bereš. Teď něco kup a dluh splať v některém z dalších tahů.
refusal-loan_coins = Splacení dluhu stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
} a zbývá ti jen { $coins }. Splať ho v některém z dalších kol, na začátku tahu, kdy budeš mít dost mincí.
refusal-must_buy = Odejít z kola můžeš, jen když nemůžeš nic koupit, a ty ještě můžeš. Vyber některý z možných nákupů.
refusal-not_matching = Budova { $tile } sólové kartě neodpovídá. Vyber některou z těch, které odpovídají.
refusal-no_such_piece = Takový dílek už k umístění nezbývá: { $piece }. Umísti některý ze zbylých.
refusal-same_rotation = V této poloze ({ $rotation }) vypadá dílek stejně jako při menším otočení. Použij to menší.
refusal-outside = Od políčka { $space } by dílek přesahoval přes okraj mapy. Zvol jiné políčko nebo jiné otočení; políčko znamená levý horní roh dílku.
refusal-occupied = Políčko { $space } už je obsazené. Zvol místo, kde jsou všechna políčka volná.
refusal-wrong_terrain = Políčko { $space } má pro tuto část dílku nesprávný terén. Cesty, věže a budovy stojí na zemi, přes vodu smí jen prostředek dlouhé cesty; terén monumentu je na jeho kartě.
refusal-start_sidewalk = Počáteční cesta se musí dotýkat chodníku. Umísti ji tak, aby zakryla alespoň jedno políčko řady 12.
refusal-road_alone = Cesta musí sousedit s jinou cestou, s chodníkem, nebo s věží a dotyk rohem nestačí. Zvol místo, které na něco z toho navazuje.
refusal-tower_alone = Věž musí sousedit s cestou, budovou, monumentem, nebo jinou věží; chodník nestačí. Zvol místo vedle některého z těchto objektů.
refusal-building_alone = Budova musí sousedit s cestou, nebo s budovou stejného druhu ({ $type }). Zvol místo, které se něčeho z toho dotýká stranou.
refusal-next_to_type = Tento monument musí sousedit s budovou tohoto druhu: { $type }. Zvol místo, které se jí dotýká stranou.
refusal-next_to_road = Tento monument musí sousedit s cestou; chodník cesta není. Zvol místo, které se cesty dotýká stranou.
refusal-next_to_natural = Tento monument musí sousedit s viditelným přírodním bohatstvím. Zvol místo, které se nějakého dotýká a nezakrývá ho.
refusal-next_to_water = Tento monument musí sousedit s viditelnou vodou, kterou sám nezakrývá. Zvol místo, které se takové vody dotýká.
refusal-next_to_sidewalk = Tento monument musí sousedit s chodníkem. Zvol místo, které zakrývá alespoň jedno políčko řady 12.
refusal-parts_apart = Části tohoto monumentu musí držet pohromadě. Umísti tuto část tak, aby se stranou dotýkala části, která už leží.
refusal-rest_blocked = Takhle by to nešlo dokončit: na zbylé dílky by nebylo místo, nebo by monumentu chyběl soused, kterého potřebuje. Zvol jiné místo.

## Scoring

score-population = Populace
score-scarcest = Nejvzácnější zdroj
score-monuments = Monumenty
score-natural = Přírodní bohatství
score-districts = Městské čtvrti
score-loan = Nesplacený dluh
score-goals = Společné cíle
score-opponent = Automatický protivník
score-total = Celkem

## Ends of the game

end-population = Konec díky populaci
end-rounds = Konec po posledním kole

## Groups in statistics

group-monument = Monumenty
group-tile = Dílky budov
group-object = Cesty a věže
group-pedestal = Piedestaly
