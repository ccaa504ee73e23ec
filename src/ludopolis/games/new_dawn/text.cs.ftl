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
