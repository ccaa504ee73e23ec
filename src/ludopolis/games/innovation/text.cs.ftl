### Inovace: Czech text
### Names are the Czech rulebook's unless a comment says otherwise; all other wording is our own.

## The game

game = Inovace
    .tagline = Deset epoch, pět barev a objevy, o které se dělíš se soupeři.

## Cards of age 1

card-agriculture = Zemědělství
    .effect-1 = Můžeš vrátit z ruky jednu kartu. Když to uděláš, vezmi si a oboduj kartu, jejíž hodnota je o 1 vyšší než hodnota vrácené karty.
card-archery = Lukostřelba
    .effect-1 = Přikazuji ti: vezmi si kartu [1] a potom přesuň nejvyšší kartu ze své ruky do mé ruky!
card-city_states = Městské státy
    .effect-1 = Přikazuji ti: máš-li alespoň čtyři zdroje [castle], přesuň jednu svou aktivní kartu, která dává [castle], do mé herní oblasti! Když to uděláš, vezmi si a oboduj kartu [1]!
    .edition = V jiných vydáních se karta [1] neboduje, jen se bere do ruky.
# Name: our translation; the rulebook text has no name here.
card-clothing = Oděvy
    .effect-1 = Vylož z ruky kartu barvy, kterou ve své herní oblasti ještě nemáš.
    .effect-2 = Za každou barvu ve své herní oblasti, kterou nemá žádný jiný hráč, si vezmi a oboduj kartu [1].
# Name: our translation; the rulebook text has no name here.
card-code_of_laws = Zákoník
    .effect-1 = Můžeš schovat z ruky kartu barvy, kterou už ve své herní oblasti máš. Když to uděláš, můžeš tuto barvu roztáhnout doleva.
card-domestication = Domestikace dobytka
    .effect-1 = Vylož z ruky svou nejnižší kartu. Potom si vezmi kartu [1], i když nebylo co vyložit.
card-masonry = Opracování kamene
    .effect-1 = Můžeš postupně vyložit z ruky libovolný počet karet, které dávají [castle]. Pokud se takto vyložily alespoň čtyři, ovládni kartu pokroku Technologie.
# Name: our translation; the rulebook text has no name here.
card-metalworking = Zpracování kovů
    .effect-1 = Vezmi si a ukaž kartu [1]. Dává-li [castle], oboduj ji a tento efekt zopakuj. Jinak si ji nech v ruce.
# Name: our translation; the rulebook text has no name here.
card-mysticism = Mysticismus
    .effect-1 = Vezmi si a ukaž kartu [1]. Máš-li už její barvu ve své herní oblasti, vylož ji a vezmi si ještě jednu kartu [1]. Jinak si ji nech v ruce.
card-oars = Čluny
    .effect-1 = Přikazuji ti: přesuň z ruky do mého vlivu kartu, která dává [crown]! Když to uděláš, vezmi si kartu [1]!
    .effect-2 = Pokud se při této aktivaci Příkazem nepřesunula vůbec žádná karta, vezmi si kartu [1].
    .edition = Ve třetím vydání se Příkaz opakuje.
card-pottery = Keramika
    .effect-1 = Můžeš vrátit z ruky až tři karty. Když nějakou vrátíš, vezmi si a oboduj kartu, jejíž hodnota se rovná počtu vrácených karet.
    .effect-2 = Vezmi si kartu [1].
card-sailing = Mořeplavba
    .effect-1 = Vezmi si kartu [1] a vylož ji.
card-the_wheel = Kolo
    .effect-1 = Vezmi si dvě karty [1].
# Name: our translation; the rulebook text has no name here.
card-tools = Nástroje
    .effect-1 = Můžeš vrátit z ruky přesně tři karty. Když to uděláš, vezmi si a vylož kartu [3].
    .effect-2 = Můžeš vrátit z ruky jednu kartu [3]. Když to uděláš, vezmi si tři karty [1].
card-writing = Písmo
    .effect-1 = Vezmi si kartu [2].

## Cards of age 2

card-calendar = Kalendář
    .effect-1 = Je-li ve tvém vlivu více karet než v ruce, vezmi si dvě karty [3].
# Name: our translation; the rulebook text has no name here.
card-canal_building = Budování kanálů
    .effect-1 = Můžeš vyměnit všechny nejvyšší karty ze své ruky za všechny nejvyšší karty ze svého vlivu.
card-construction = Stavitelství
    .effect-1 = Přikazuji ti: přesuň dvě karty ze své ruky do mé ruky! Potom si vezmi kartu [2], i když nebylo co přesunout!
    .effect-2 = Máš-li ve své herní oblasti jako jediný hráč všech pět barev, ovládni kartu pokroku Vojenství.
    .edition = Jiná vydání mluví místo o pěti barvách o pěti aktivních kartách, což je totéž.
# Name: our translation; the rulebook text has no name here.
card-currency = Měna
    .effect-1 = Můžeš vrátit z ruky libovolný počet karet. Když nějakou vrátíš, vezmi si a oboduj kartu [2] za každou různou hodnotu mezi vrácenými kartami.
# Name: our translation; the rulebook text has no name here.
card-fermenting = Kvašení
    .effect-1 = Za každé dva zdroje [leaf], které máš, si vezmi kartu [2].
    .edition = Ve třetím vydání se místo dvojic [leaf] počítají tvé barvy, které dávají [leaf].
# Name: our translation; the rulebook text has no name here.
card-mapmaking = Kartografie
    .effect-1 = Přikazuji ti: přesuň kartu [1] ze svého vlivu do mého vlivu!
    .effect-2 = Pokud se při této aktivaci Příkazem přesunula alespoň jedna karta, vezmi si a oboduj kartu [1].
# Name: our translation; the rulebook text has no name here.
card-mathematics = Matematika
    .effect-1 = Můžeš vrátit z ruky jednu kartu. Když to uděláš, vezmi si a vylož kartu, jejíž hodnota je o 1 vyšší než hodnota vrácené karty.
# Name: our translation; the rulebook text has no name here.
card-monotheism = Monoteismus
    .effect-1 = Přikazuji ti: přesuň jednu svou aktivní kartu barvy, která v mé herní oblasti chybí, do mého vlivu! Když to uděláš, vezmi si a schovej kartu [1]!
    .effect-2 = Vezmi si a schovej kartu [1].
# Name: our translation; the rulebook text has no name here.
card-philosophy = Filozofie
    .effect-1 = Můžeš roztáhnout jednu svou barvu doleva.
    .effect-2 = Můžeš obodovat jednu kartu z ruky.
# Name: our translation; the rulebook text has no name here.
card-road_building = Stavba cest
    .effect-1 = Vylož z ruky jednu nebo dvě karty. Když vyložíš dvě, můžeš přesunout svou aktivní červenou kartu do herní oblasti jiného hráče. Když to uděláš, přesuň jeho aktivní zelenou kartu do své herní oblasti.

## Cards of age 3

# Name: our translation; the rulebook text has no name here.
card-alchemy = Alchymie
    .effect-1 = Za každé tři zdroje [castle], které máš, si vezmi a ukaž kartu [4]. Je-li některá z nich červená, vrať je i všechny ostatní karty z ruky. Jinak si je nech.
    .effect-2 = Vylož kartu z ruky, potom oboduj kartu z ruky.
card-compass = Kompas
    .effect-1 = Přikazuji ti: přesuň do mé herní oblasti jednu svou nezelenou aktivní kartu, která dává [leaf]! Potom přesuň do své herní oblasti jednu mou aktivní kartu, která [leaf] nedává!
# Name: our translation; the rulebook text has no name here.
card-education = Vzdělávání
    .effect-1 = Můžeš vrátit nejvyšší kartu ze svého vlivu. Když to uděláš, vezmi si kartu, jejíž hodnota je o 2 vyšší než nejvyšší karta, která ti ve vlivu zbyla.
# Name: our translation; the rulebook text has no name here.
card-engineering = Inženýrství
    .effect-1 = Přikazuji ti: přesuň do mého vlivu všechny své aktivní karty, které dávají [castle]!
    .effect-2 = Můžeš roztáhnout doleva svůj červený balíček.
card-feudalism = Feudalismus
    .effect-1 = Přikazuji ti: přesuň ze své ruky do mé ruky kartu, která dává [castle]!
    .effect-2 = Můžeš roztáhnout doleva svůj žlutý, nebo fialový balíček.
    .edition = Ve třetím vydání Příkaz navíc ruší roztažení balíčku.
# Name: our translation; the rulebook text has no name here.
card-machinery = Mechanika
    .effect-1 = Přikazuji ti: vyměň všechny karty ze své ruky za všechny nejvyšší karty z mé ruky!
    .effect-2 = Oboduj z ruky kartu, která dává [castle]. Potom můžeš roztáhnout doleva svůj červený balíček, i když nebylo co obodovat.
# Name: our translation; the rulebook text has no name here.
card-medicine = Lékařství
    .effect-1 = Přikazuji ti: vyměň nejvyšší kartu ze svého vlivu za nejnižší kartu z mého vlivu!
# Name: our translation; the rulebook text has no name here.
card-optics = Optika
    .effect-1 = Vezmi si a vylož kartu [3]. Dává-li [crown], vezmi si a oboduj kartu [4]. Jinak přesuň kartu ze svého vlivu do vlivu soupeře, který má méně bodů vlivu než ty.
# Name: our translation; the rulebook text has no name here.
card-paper = Papír
    .effect-1 = Můžeš roztáhnout doleva svůj zelený, nebo modrý balíček.
    .effect-2 = Za každou svou barvu roztaženou doleva si vezmi kartu [4].
card-translation = Překladatelství
    .effect-1 = Můžeš vyložit všechny karty ze svého vlivu (všechny, nebo žádnou) v libovolném pořadí.
    .effect-2 = Máš-li aktivní kartu a všechny tvé aktivní karty dávají [crown], ovládni kartu pokroku Diplomacie.

## Cards of age 4

# Name: our translation; the rulebook text has no name here.
card-anatomy = Anatomie
    .effect-1 = Přikazuji ti: vrať kartu ze svého vlivu! Když to uděláš, vrať také jednu svou aktivní kartu stejné hodnoty!
# Name: our translation; the rulebook text has no name here.
card-colonialism = Kolonialismus
    .effect-1 = Vezmi si a schovej kartu [3]. Dává-li [crown], tento efekt zopakuj.
# Name: our translation; the rulebook text has no name here.
card-enterprise = Podnikání
    .effect-1 = Přikazuji ti: přesuň do mé herní oblasti jednu svou nefialovou aktivní kartu, která dává [crown]! Když to uděláš, vezmi si a vylož kartu [4]!
    .effect-2 = Můžeš roztáhnout doprava svůj zelený balíček.
# Name: our translation; the rulebook text has no name here.
card-experimentation = Experimenty
    .effect-1 = Vezmi si a vylož kartu [5].
card-gunpowder = Střelný prach
    .effect-1 = Přikazuji ti: přesuň do mého vlivu jednu svou aktivní kartu, která dává [castle]!
    .effect-2 = Pokud se při této aktivaci Příkazem přesunula alespoň jedna karta, vezmi si a oboduj kartu [2].
card-invention = Vynálezy
    .effect-1 = Můžeš jednu svou barvu roztaženou doleva roztáhnout doprava. Když to uděláš, vezmi si a oboduj kartu [4].
    .effect-2 = Máš-li roztažených všech pět barev, v jakémkoli směru, ovládni kartu pokroku Kultura.
card-navigation = Navigace
    .effect-1 = Přikazuji ti: přesuň ze svého vlivu do mého vlivu kartu [2], nebo [3]!
card-perspective = Perspektiva
    .effect-1 = Můžeš vrátit kartu z ruky. Když to uděláš, za každé dva zdroje [lightbulb], které máš, oboduj jednu kartu z ruky.
# Name: our translation; the rulebook text has no name here.
card-printing_press = Knihtisk
    .effect-1 = Můžeš vrátit kartu ze svého vlivu. Když to uděláš, vezmi si kartu, jejíž hodnota je o 2 vyšší než tvá aktivní fialová karta.
    .effect-2 = Můžeš roztáhnout doprava svůj modrý balíček.
# Name: our translation; the rulebook text has no name here.
card-reformation = Reformace
    .effect-1 = Můžeš za každé dva zdroje [leaf], které máš, schovat jednu kartu z ruky (plný počet, nebo žádnou).
    .effect-2 = Můžeš roztáhnout doprava svůj žlutý, nebo fialový balíček.

## Cards of age 5

card-astronomy = Astronomie
    .effect-1 = Vezmi si a ukaž kartu [6]. Je-li zelená nebo modrá, vylož ji a tento efekt zopakuj. Jinak si ji nech v ruce.
    .effect-2 = Mají-li všechny tvé nefialové aktivní karty hodnotu alespoň 6, ovládni kartu pokroku Věda.
card-banking = Bankovnictví
    .effect-1 = Přikazuji ti: přesuň do mé herní oblasti jednu svou nezelenou aktivní kartu, která dává [factory]! Když to uděláš, vezmi si a oboduj kartu [5]!
    .effect-2 = Můžeš roztáhnout doprava svůj zelený balíček.
card-chemistry = Chemie
    .effect-1 = Můžeš roztáhnout doprava svůj modrý balíček.
    .effect-2 = Vezmi si a oboduj kartu, jejíž hodnota je o 1 vyšší než tvá nejvyšší aktivní karta. Potom vrať kartu ze svého vlivu.
# Name: our translation; the rulebook text has no name here.
card-coal = Uhlí
    .effect-1 = Vezmi si a schovej kartu [5].
    .effect-2 = Můžeš roztáhnout doprava svůj červený balíček.
    .effect-3 = Můžeš obodovat jednu svou aktivní kartu. Když to uděláš, oboduj i kartu, která ležela přímo pod ní.
# Name: our translation; the rulebook text has no name here.
card-measurement = Měření
    .effect-1 = Můžeš vrátit kartu z ruky. Když to uděláš, zvol kteroukoli barvu, roztáhni ji ve své herní oblasti doprava a vezmi si kartu, jejíž hodnota se rovná počtu tvých karet této barvy.
    .edition = Ve třetím vydání určuje barvu vrácená karta.
# Name: our translation; the rulebook text has no name here.
card-physics = Fyzika
    .effect-1 = Vezmi si a ukaž tři karty [6]. Mají-li alespoň dvě z nich stejnou barvu, vrať je i všechny ostatní karty z ruky. Jinak si je nech.
# Name: our translation; the rulebook text has no name here.
card-societies = Společnosti
    .effect-1 = Přikazuji ti: přesuň do mé herní oblasti jednu svou nefialovou aktivní kartu, která dává [lightbulb]! Když to uděláš, vezmi si kartu [5]!
    .edition = Ve třetím vydání to musí být aktivní karta, která dává [lightbulb] a je vyšší než má aktivní karta téže barvy.
# Name: our translation; the rulebook text has no name here.
card-statistics = Statistika
    .effect-1 = Přikazuji ti: přesuň nejvyšší kartu ze svého vlivu do své ruky! Když to uděláš a je to potom jediná karta v tvé ruce, tento Příkaz zopakuj!
    .effect-2 = Můžeš roztáhnout doprava svůj žlutý balíček.
    .edition = Ve třetím vydání se přesouvají všechny nejvyšší karty a nic se neopakuje.
# Name: our translation; the rulebook text has no name here.
card-steam_engine = Parní stroj
    .effect-1 = Vezmi si a schovej postupně dvě karty [4]. Potom oboduj svou spodní žlutou kartu.
# Name: our translation; the rulebook text has no name here.
card-the_pirate_code = Pirátský kodex
    .effect-1 = Přikazuji ti: přesuň ze svého vlivu do mého vlivu dvě karty hodnoty nejvýše 4!
    .effect-2 = Pokud se při této aktivaci Příkazem přesunula alespoň jedna karta, oboduj svou nejnižší aktivní kartu, která dává [crown].

## Cards of age 6

# Name: our translation; the rulebook text has no name here.
card-atomic_theory = Atomová teorie
    .effect-1 = Můžeš roztáhnout doprava svůj modrý balíček.
    .effect-2 = Vezmi si a vylož kartu [7].
# Name: our translation; the rulebook text has no name here.
card-canning = Konzervování
    .effect-1 = Můžeš si vzít a schovat kartu [6]. Když to uděláš, oboduj všechny své aktivní karty, které nedávají [factory].
    .effect-2 = Můžeš roztáhnout doprava svůj žlutý balíček.
# Name: our translation; the rulebook text has no name here.
card-classification = Klasifikace
    .effect-1 = Ukaž barvu jedné karty z ruky. Vezmi si do ruky všechny karty této barvy z rukou všech ostatních hráčů, potom vylož z ruky všechny karty této barvy.
# Name: our translation; the rulebook text has no name here.
card-democracy = Demokracie
    .effect-1 = Můžeš vrátit z ruky libovolný počet karet. Pokud jich je dohromady více, než kolik jich při této aktivaci díky Demokracii zatím vrátil kterýkoli jiný hráč, vezmi si a oboduj kartu [8].
# Name: our translation; the rulebook text has no name here.
card-emancipation = Emancipace
    .effect-1 = Přikazuji ti: přesuň kartu ze své ruky do mého vlivu! Když to uděláš, vezmi si kartu [6]!
    .effect-2 = Můžeš roztáhnout doprava svůj červený, nebo fialový balíček.
# Name: our translation; the rulebook text has no name here.
card-encyclopedia = Encyklopedie
    .effect-1 = Můžeš vyložit všechny nejvyšší karty ze svého vlivu (všechny, nebo žádnou) v libovolném pořadí.
# Name: our translation; the rulebook text has no name here.
card-industrialization = Industrializace
    .effect-1 = Za každé dva zdroje [factory], které máš, si vezmi a schovej kartu [6].
    .effect-2 = Můžeš roztáhnout doprava svůj červený, nebo fialový balíček.
    .edition = Ve třetím vydání se místo dvojic [factory] počítají tvé barvy, které dávají [factory].
# Name: our translation; the rulebook text has no name here.
card-machine_tools = Obráběcí stroje
    .effect-1 = Vezmi si a oboduj kartu stejné hodnoty, jako má nejvyšší karta ve tvém vlivu.
# Name: our translation; the rulebook text has no name here.
card-metric_system = Metrická soustava
    .effect-1 = Je-li tvůj zelený balíček roztažený doprava, můžeš roztáhnout doprava kteroukoli svou barvu.
    .effect-2 = Můžeš roztáhnout doprava svůj zelený balíček.
# Name: our translation; the rulebook text has no name here.
card-vaccination = Očkování
    .effect-1 = Přikazuji ti: vrať všechny nejnižší karty ze svého vlivu! Když nějakou vrátíš, vezmi si a vylož kartu [6]!
    .effect-2 = Pokud se při této aktivaci Příkazem vrátila alespoň jedna karta, vezmi si a vylož kartu [7].

## Cards of age 7

# Name: our translation; the rulebook text has no name here.
card-bicycle = Jízdní kolo
    .effect-1 = Můžeš vyměnit všechny karty ze své ruky za všechny karty ze svého vlivu.
# Name: our translation; the rulebook text has no name here.
card-combustion = Spalovací motor
    .effect-1 = Přikazuji ti: přesuň dvě karty ze svého vlivu do mého vlivu!
    .edition = Ve třetím vydání závisí počet karet na zdrojích [crown] a karta má i druhý efekt.
# Name: our translation; the rulebook text has no name here.
card-electricity = Elektřina
    .effect-1 = Vrať všechny své aktivní karty, které nedávají [factory], potom si za každou vrácenou kartu vezmi kartu [8].
card-evolution = Evoluce
    .effect-1 = Můžeš zvolit jednu ze dvou možností: buď si vezmi a oboduj kartu [8] a potom vrať kartu ze svého vlivu, nebo si vezmi kartu, jejíž hodnota je o 1 vyšší než nejvyšší karta ve tvém vlivu.
# Name: our translation; the rulebook text has no name here.
card-explosives = Výbušniny
    .effect-1 = Přikazuji ti: přesuň tři nejvyšší karty ze své ruky do mé ruky! Když nějakou přesuneš a v ruce ti žádná nezbude, vezmi si kartu [7]!
# Name: our translation; the rulebook text has no name here.
card-lighting = Osvětlení
    .effect-1 = Můžeš schovat z ruky až tři karty. Když nějakou schováš, vezmi si a oboduj kartu [7] za každou různou hodnotu mezi schovanými kartami.
# Name: our translation; the rulebook text has no name here.
card-publications = Publikace
    .effect-1 = Můžeš libovolně přeskládat karty jedné barvy ve své herní oblasti.
    .effect-2 = Můžeš roztáhnout nahoru svůj žlutý, nebo modrý balíček.
# Name: our translation; the rulebook text has no name here.
card-railroad = Železnice
    .effect-1 = Vrať všechny karty z ruky, potom si vezmi tři karty [6].
    .effect-2 = Můžeš jednu svou barvu roztaženou doprava roztáhnout nahoru.
# Name: our translation; the rulebook text has no name here.
card-refrigeration = Chlazení
    .effect-1 = Přikazuji ti: vrať polovinu karet ze své ruky, zaokrouhleno dolů!
    .effect-2 = Můžeš obodovat jednu kartu z ruky.
# Name: our translation; the rulebook text has no name here.
card-sanitation = Hygiena
    .effect-1 = Přikazuji ti: vyměň dvě nejvyšší karty ze své ruky za nejnižší kartu z mé ruky!

## Cards of age 8

# Name: our translation; the rulebook text has no name here.
card-antibiotics = Antibiotika
    .effect-1 = Můžeš vrátit z ruky až tři karty. Za každou různou hodnotu mezi vrácenými kartami si vezmi dvě karty [8].
# Name: our translation; the rulebook text has no name here.
card-corporations = Korporace
    .effect-1 = Přikazuji ti: přesuň do mého vlivu jednu svou nezelenou aktivní kartu, která dává [factory]! Když to uděláš, vezmi si a vylož kartu [8]!
    .effect-2 = Vezmi si a vylož kartu [8].
# Name: our translation; the rulebook text has no name here.
card-empiricism = Empirismus
    .effect-1 = Zvol dvě různé barvy, potom si vezmi a ukaž kartu [9]. Má-li jednu z těchto barev, vylož ji a můžeš tuto barvu roztáhnout nahoru. Jinak si ji nech v ruce.
    .effect-2 = Máš-li alespoň dvacet zdrojů [lightbulb], vítězíš.
# Name: our translation; the rulebook text has no name here.
card-flight = Letectví
    .effect-1 = Je-li tvůj červený balíček roztažený nahoru, můžeš roztáhnout nahoru kteroukoli svou barvu.
    .effect-2 = Můžeš roztáhnout nahoru svůj červený balíček.
# Name: our translation; the rulebook text has no name here.
card-mass_media = Masmédia
    .effect-1 = Můžeš vrátit kartu z ruky. Když to uděláš, zvol hodnotu 1 až 10: všechny karty této hodnoty se vrátí z vlivu všech hráčů, i z tvého.
    .effect-2 = Můžeš roztáhnout nahoru svůj fialový balíček.
# Name: our translation; the rulebook text has no name here.
card-mobility = Mobilita
    .effect-1 = Přikazuji ti: přesuň do mého vlivu své dvě nejvyšší nečervené aktivní karty, které nedávají [factory]! Když nějakou přesuneš, vezmi si kartu [8]!
# Name: our translation; the rulebook text has no name here.
card-quantum_theory = Kvantová teorie
    .effect-1 = Můžeš vrátit z ruky až dvě karty. Když vrátíš dvě, vezmi si kartu [10] a potom si vezmi a oboduj kartu [10].
# Name: our translation; the rulebook text has no name here.
card-rocketry = Raketová technika
    .effect-1 = Za každé dva zdroje [clock], které máš, vrať jednu kartu z vlivu kteréhokoli jiného hráče.
# Name: our translation; the rulebook text has no name here.
card-skyscrapers = Mrakodrapy
    .effect-1 = Přikazuji ti: přesuň do mé herní oblasti jednu svou nežlutou aktivní kartu, která dává [clock]! Když to uděláš, oboduj kartu, která byla pod ní, a všechny zbylé karty toho balíčku vrať!
# Name: our translation; the rulebook text has no name here.
card-socialism = Socialismus
    .effect-1 = Můžeš schovat všechny karty z ruky (všechny, nebo žádnou) v libovolném pořadí. Pokud byla alespoň jedna z nich fialová, vezmi si do ruky všechny nejnižší karty z ruky každého z ostatních hráčů.

## Cards of age 9

# Name: our translation; the rulebook text has no name here.
card-collaboration = Spolupráce
    .effect-1 = Přikazuji ti: vezmi si a ukaž dvě karty [9]! Tu, kterou vyberu, přesuň do mé herní oblasti a druhou vylož!
    .effect-2 = Máš-li ve své herní oblasti alespoň deset zelených karet, vítězíš.
# Name: our translation; the rulebook text has no name here.
card-composites = Kompozity
    .effect-1 = Přikazuji ti: přesuň ze své ruky do mé ruky všechny karty kromě jedné! Přesuň také nejvyšší kartu ze svého vlivu do mého vlivu!
# Name: our translation; the rulebook text has no name here.
card-computers = Počítače
    .effect-1 = Můžeš roztáhnout nahoru svůj červený, nebo zelený balíček.
    .effect-2 = Vezmi si a vylož kartu [10], potom vyhodnoť bez sdílení její Součinnosti.
# Name: our translation; the rulebook text has no name here.
card-ecology = Ekologie
    .effect-1 = Můžeš vrátit kartu z ruky. Když to uděláš, oboduj kartu z ruky a vezmi si dvě karty [10].
# Name: as the rulebook prints it, though the English name means the opposite.
card-fission = Jaderná fúze
    .effect-1 = Přikazuji ti: vezmi si a ukaž kartu [10]! Je-li červená, odstraňte ze hry všechny karty z rukou, herních oblastí a vlivu všech hráčů; tím tato aktivace končí!
    .effect-2 = Vrať aktivní kartu kteréhokoli hráče kromě karty Jaderná fúze.
    .edition = Tištěná francouzská karta neříká, že aktivace končí; ve třetím vydání se při druhém efektu navíc bere karta [10].
card-genetics = Genetika
    .effect-1 = Vezmi si a vylož kartu [10], potom oboduj všechny karty, které leží pod ní.
# Name: our translation; the rulebook text has no name here.
card-satellites = Družice
    .effect-1 = Vrať všechny karty z ruky, potom si vezmi tři karty [8].
    .effect-2 = Můžeš roztáhnout nahoru svůj fialový balíček.
    .effect-3 = Vylož kartu z ruky, potom vyhodnoť bez sdílení její Součinnosti.
# Name: our translation; the rulebook text has no name here.
card-services = Služby
    .effect-1 = Přikazuji ti: přesuň všechny nejvyšší karty ze svého vlivu do mé ruky! Když nějakou přesuneš, přesuň do své ruky jednu mou aktivní kartu, která nedává [leaf]!
# Name: our translation; the rulebook text has no name here.
card-specialization = Specializace
    .effect-1 = Ukaž kartu z ruky. Vezmi si do ruky aktivní kartu této barvy z herní oblasti každého z ostatních hráčů.
    .effect-2 = Můžeš roztáhnout nahoru svůj žlutý, nebo modrý balíček.
# Name: our translation; the rulebook text has no name here.
card-suburbia = Předměstí
    .effect-1 = Můžeš schovat z ruky libovolný počet karet. Za každou schovanou kartu si vezmi a oboduj kartu [1].

## Cards of age 10

card-ai = Umělá inteligence
    .effect-1 = Vezmi si a oboduj kartu [10].
    .effect-2 = Jsou-li Robotika i Software aktivními kartami, v kterýchkoli herních oblastech, vítězí jediný hráč s nejmenším počtem bodů vlivu.
# Name: our translation; the rulebook text has no name here.
card-bioengineering = Bioinženýrství
    .effect-1 = Přesuň do svého vlivu aktivní kartu, která dává [leaf], z herní oblasti kteréhokoli jiného hráče.
    .effect-2 = Má-li některý hráč méně než tři zdroje [leaf], vítězí jediný hráč s největším počtem zdrojů [leaf].
    .edition = Tištěná francouzská karta bere kartu hráči podle tvé volby, ne jen jinému hráči.
# Name: our translation; the rulebook text has no name here.
card-databases = Databáze
    .effect-1 = Přikazuji ti: vrať polovinu karet ze svého vlivu, zaokrouhleno nahoru!
# Name: our translation; the rulebook text has no name here.
card-globalization = Globalizace
    .effect-1 = Přikazuji ti: vrať jednu svou aktivní kartu, která dává [leaf]!
    .effect-2 = Vezmi si a oboduj kartu [6]. Nemá-li žádný hráč více zdrojů [leaf] než [factory], vítězí jediný hráč s největším počtem bodů vlivu.
# Name: our translation; the rulebook text has no name here.
card-miniaturization = Miniaturizace
    .effect-1 = Můžeš vrátit kartu z ruky. Byla-li to karta [10], vezmi si kartu [10] za každou různou hodnotu karet ve svém vlivu.
# Name: our translation; the rulebook text has no name here.
card-robotics = Robotika
    .effect-1 = Oboduj svou aktivní zelenou kartu. Vezmi si a vylož kartu [10], potom vyhodnoť bez sdílení její Součinnosti.
# Name: our translation; the rulebook text has no name here.
card-self_service = Samoobsluha
    .effect-1 = Vyhodnoť bez sdílení Součinnosti kterékoli jiné své aktivní karty.
    .effect-2 = Máš-li více ovládnutých karet než každý z ostatních hráčů, vítězíš.
# Name: our translation; the rulebook text has no name here.
card-software = Software
    .effect-1 = Vezmi si a oboduj kartu [10].
    .effect-2 = Vezmi si a vylož postupně dvě karty [10], potom vyhodnoť bez sdílení Součinnosti té druhé.
# Name: our translation; the rulebook text has no name here.
card-stem_cells = Kmenové buňky
    .effect-1 = Můžeš obodovat všechny karty z ruky (všechny, nebo žádnou).
# Name: our translation; the rulebook text has no name here.
card-the_internet = Internet
    .effect-1 = Můžeš roztáhnout nahoru svůj zelený balíček.
    .effect-2 = Vezmi si a oboduj kartu [10].
    .effect-3 = Za každé dva zdroje [clock], které máš, si vezmi a vylož kartu [10].

## Special achievements

special-monument = Technologie
    .text = V jednom tahu, ať hraje kdokoli, schováš šest karet, nebo šest karet oboduješ. Přesunuté a vyměněné karty se nepočítají. Lze ji ovládnout i kartou Opracování kamene.
    .edition = Českou větu lze číst i jako šest schovaných a obodovaných karet dohromady; jiná vydání je počítají zvlášť.
special-empire = Vojenství
    .text = Máš alespoň tři zdroje od každého ze šesti druhů. Lze ji ovládnout i kartou Stavitelství.
special-world = Diplomacie
    .text = Máš alespoň dvanáct zdrojů [clock]. Lze ji ovládnout i kartou Překladatelství.
special-wonder = Kultura
    .text = Máš ve své herní oblasti všech pět barev a každá je roztažená nahoru nebo doprava. Lze ji ovládnout i kartou Vynálezy.
special-universe = Věda
    .text = Máš pět aktivních karet, každou hodnoty alespoň 8. Lze ji ovládnout i kartou Astronomie.

## Colours

colour-red = červená
colour-yellow = žlutá
colour-green = zelená
colour-blue = modrá
colour-purple = fialová

## Icons (all names: our own; the rulebook shows symbols only)

icon-castle = hrad
icon-crown = koruna
icon-leaf = list
icon-lightbulb = žárovka
icon-factory = továrna
icon-clock = hodiny

## Ages

age-1 = Epocha 1: Pravěk
age-2 = Epocha 2: Starověk
age-3 = Epocha 3: Středověk
age-4 = Epocha 4: Renesance
age-5 = Epocha 5: Zámořské objevy
age-6 = Epocha 6: Osvícenství
age-7 = Epocha 7: Průmyslová revoluce
age-8 = Epocha 8: Moderní doba
age-9 = Epocha 9: Vesmírné závody
age-10 = Epocha 10: Digitální věk

## Splay directions

direction-left = doleva
direction-right = doprava
direction-up = nahoru

## Zones

zone-hand = ruka
zone-score = vliv
zone-board = herní oblast

## Options

option-name_language = Jazyk, který určí, kdo začíná
    .text = Začíná majitel karty s názvem nejblíže začátku abecedy; zde se volí, v jakém jazyce se názvy porovnávají.
option-name_language-cs = České názvy
option-name_language-en = Anglické názvy

option-city_states_reward = Co dávají Městské státy
    .text = Co se stane s kartou hodnoty 1, kterou si po přesunu karty vezme ten, kdo poslechl Příkaz.
option-city_states_reward-score = Oboduje se, jak říkají česká pravidla
option-city_states_reward-hand = Přijde do ruky jako v jiných vydáních

option-monument_counting = Jak se počítá Technologie
    .text = Zda se schované a obodované karty počítají zvlášť, nebo dohromady.
option-monument_counting-separate = Zvlášť: šest schovaných, nebo šest obodovaných karet
option-monument_counting-combined = Dohromady: celkem šest schovaných a obodovaných karet

option-reveal_on_failed_demand = Ukázání karet, když Příkaz nelze splnit
    .text = Kdo nemá kartu, kterou Příkaz chce, ukáže všem karty, mezi kterými by musela být.
option-reveal_on_failed_demand-yes = Ano, karty se ukážou
option-reveal_on_failed_demand-no = Ne, karty zůstanou skryté

option-covered_cards_public = Zakryté karty ostatních jsou vidět
    .text = Zda je vidět, které karty leží zakryté v herních oblastech ostatních hráčů. Podle pravidel vidět nejsou.
option-covered_cards_public-yes = Ano, vidí je všichni
option-covered_cards_public-no = Ne, vidí je jen jejich majitel

## Decisions

decision-initial_meld = Vyber, kterou ze svých dvou karet vyložíš. Druhá ti zůstane v ruce.
decision-take_action = Zvol akci: vzít kartu, vyložit kartu, aktivovat kartu, nebo ovládnout epochu.
decision-choose_card = Vyber kartu.
    .none = Žádná tvoje karta se nehodí.
decision-choose_colour = Zvol barvu.
decision-choose_value = Zvol hodnotu.
decision-choose_player = Vyber hráče.
decision-choose_branch = Zvol jednu ze dvou možností.
decision-accept = Tento efekt je nepovinný. Chceš ho provést?
decision-choose_back = Zvol hodnotu karty, která leží rubem nahoru.
decision-rearrange = Vyber, která karta bude následovat, počítáno od vrchu balíčku.

## Actions (names are always in the nominative)

action-draw = Vzít kartu
action-meld = Vyložit kartu: { $card }
action-dogma = Aktivovat kartu: { $card }
action-achieve = Ovládnout – { $age }
action-choose = Vybrat kartu: { $card }
action-stop = Už nic nevybírat
    .only = Pokračovat
action-accept = Ano, provést
action-decline = Ne, neprovést
action-colour = Zvolit barvu: { $colour }
action-value = Zvolit hodnotu { $value }
action-player = Vybrat hráče: { $player }
action-first_branch = Vzít si a obodovat kartu hodnoty 8, potom vrátit kartu z vlivu
action-second_branch = Vzít si kartu hodnoty o 1 vyšší, než je nejvyšší karta ve vlivu

## Events (present tense, so that no player's gender is needed)

event-first_player = Začíná { $player }.
event-turn = Na tahu je { $player } a má { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}.
event-drew = { $player } si bere kartu { $card } (epocha { $age }).
event-drew_hidden = { $player } si bere kartu epochy { $age }.
event-revealed = { $player } ukazuje kartu { $card }.
event-melded = { $player } vykládá kartu { $card }.
event-tucked = { $player } schovává kartu { $card }.
event-scored = { $player } boduje kartu { $card } (epocha { $age }).
event-scored_hidden = { $player } boduje kartu epochy { $age }.
event-scored_open = { $player } boduje kartu { $card }.
event-returned = { $player } vrací kartu { $card } (epocha { $age }).
event-returned_hidden = { $player } vrací kartu epochy { $age }.
event-returned_open = { $player } vrací kartu { $card }.
event-transferred = { $player } přesouvá kartu { $card } (epocha { $age }), { $from } → { $to }. Teď ji má { $other }.
event-transferred_hidden = { $player } přesouvá kartu epochy { $age }, { $from } → { $to }. Teď ji má { $other }.
event-transferred_open = { $player } přesouvá kartu { $card }, { $from } → { $to }. Teď ji má { $other }.
event-exchanged = { $player } vyměňuje { $given ->
    [one] { $given } kartu
    [few] { $given } karty
    [many] { $given } karty
   *[other] { $given } karet
} za { $taken ->
    [one] { $taken } kartu
    [few] { $taken } karty
    [many] { $taken } karty
   *[other] { $taken } karet
} (druhá strana: { $other }).
event-splayed = { $player } roztahuje balíček { $direction } (barva: { $colour }).
event-rearranged = { $player } mění pořadí karet v balíčku (barva: { $colour }).
event-activated = { $player } aktivuje kartu { $card }.
event-demanded = { $player } plní Příkaz karty { $card }.
event-shares = { $player } se účastní Součinnosti karty { $card }.
event-executes = { $player } vyhodnocuje bez sdílení kartu { $card }.
event-bonus = { $player } má za Součinnost odměnu: volnou akci Vzít kartu.
event-achieved = { $player } ovládá epochu { $age }.
event-claimed = { $player } ovládá kartu pokroku { $special }.
event-declined = { $player } tuto možnost nevyužívá.
event-unable = { $player } nemá vhodnou kartu.
event-hand_shown = { $player } nemůže Příkazu vyhovět a ukazuje karty, kterých se týká.
event-all_removed = Karta je červená: karty z rukou, herních oblastí i vlivu všech hráčů se odstraňují ze hry.
event-won_by_card = { $player } vítězí díky efektu karty { $card }.
event-no_cards_left = { $player } si má vzít kartu vyšší než 10: hra končí.
event-game_over = Hra skončila.

## Refusals

refusal-over = Hra už skončila, další tah není možný. Můžeš si prohlédnout výsledek nebo začít novou hru.
refusal-wrong_decision = Teď je na řadě jiné rozhodnutí. { $expected }
refusal-not_in_hand = Kartu { $card } v ruce nemáš. Vyber některou z karet ve své ruce.
refusal-not_a_top_card = Aktivovat můžeš jen své aktivní karty a karta { $card } mezi nimi není. Vyber jednu ze svých aktivních karet.
refusal-age_not_available = Epochu { $age } už ovládnout nelze. Vyber některou z karet epoch, které ještě leží uprostřed, nebo zvol jinou akci.
refusal-not_enough_points = K ovládnutí epochy { $age } potřebuješ { $needed ->
    [one] { $needed } bod
    [few] { $needed } body
    [many] { $needed } bodu
   *[other] { $needed } bodů
} vlivu a máš jen { $points }. Nejprve oboduj další karty, nebo zvol nižší epochu.
refusal-no_top_card_of_age = K ovládnutí epochy { $age } potřebuješ aktivní kartu hodnoty alespoň { $age }. Nejprve ji vylož, nebo zvol nižší epochu.
refusal-cannot_choose_card = Kartu { $card } teď vybrat nelze. Vyber některou z nabízených karet.
refusal-cannot_choose_colour = Tuto barvu teď zvolit nelze: { $colour }. Zvol některou z nabízených barev.
refusal-cannot_choose_value = Hodnotu { $value } teď zvolit nelze. Zvol některou z nabízených hodnot.
refusal-cannot_choose_player = Tohoto hráče teď vybrat nelze. Vyber některého z nabízených hráčů.
refusal-cannot_stop = Skončit ještě nelze, efekt vyžaduje další výběr. Vyber některou z nabízených možností.
refusal-cannot_decline = Tento efekt je povinný a odmítnout ho nelze. Vyber některou z nabízených možností.

## Scoring

score-points = Body vlivu
score-achievements = Ovládnuté karty
score-total = Celkem

## Ends of the game

end-achievements = Vítězství ovládnutými kartami
end-points = Vítězství na body vlivu
end-points_tiebreak = Vítězství při shodě bodů vlivu díky ovládnutým kartám
end-shared = Sdílené vítězství
end-card = Vítězství efektem karty

## Groups in statistics

group-special = Zvláštní úspěchy
group-age = Úspěchy
group-activated = Použitá dogmata
group-melded = Vyložené karty
