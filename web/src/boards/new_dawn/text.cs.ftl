### The board of A New Dawn: Czech words

## The map

ui-map = Mapa
ui-may-choose = můžeš vybrat
ui-changed = nové od tvého posledního tahu
ui-difficulty = Obtížnost { $difficulty }
ui-mature = rozvinuté
ui-piece-token = žeton kontroly ({ $player })
ui-piece-reinforced = posílený žeton kontroly ({ $player })
ui-piece-city = město ({ $player })
ui-piece-capital = hlavní město ({ $player })
ui-caravan-of = karavana ({ $player })
ui-caravan-card = na kartě
ui-city-state = městský stát { $name }
ui-natural-wonder = přírodní div { $name }
ui-space-name = { $terrain } { $space }
ui-space-empty = Nic tu nestojí.
ui-missing = K rozvinutí chybí pole { $spaces }.
ui-none = nic
ui-nobody = nikdo
ui-you = (ty)

## The focus row

ui-focus-row = Tvoje oblast zaměření
ui-focus-of = Oblast zaměření · { $leader }
ui-card-label = Pozice { $slot }: { $card } { $level }, žetony zboží: { $trade }
ui-trade-tokens = { $count ->
    [0] Žádné žetony zboží.
    [one] { $count } žeton zboží.
    [few] { $count } žetony zboží.
   *[other] { $count } žetonů zboží.
}
ui-in-slot = Na pozici { $slot }.
ui-in-slot-as = Na pozici { $slot }, vyhodnotí se jako na pozici { $effective }.
ui-into-slot = pozice { $slot }
ui-level = Úroveň { $level }
ui-does-tokens = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}
ui-does-steps = kotouč +{ $count }
ui-does-caravans = { $count ->
    [one] { $count } karavana
    [few] { $count } karavany
   *[other] { $count } karavan
}
ui-does-production = výroba { $count }
ui-does-reinforcements = { $count } posílení
ui-does-attacks = { $count ->
    [one] { $count } útok silou { $attack }
    [few] { $count } útoky silou { $attack }
   *[other] { $count } útoků silou { $attack }
}
ui-does-distance = dosah { $count }
ui-does-difficulty = obtížnost ≤ { $count }
ui-does-colossus = Kolos +{ $count }
ui-holds-nothing = Zatím žádné suroviny, divy ani karty diplomacie.

## Players

ui-rivals = Ostatní hráči
ui-player-numbers = Města { $cities }, divy světa { $wonders }, kotouč pokroku { $dial }, označené karty vítězství { $marks }.
ui-natural-wonders = Přírodní divy
ui-player-pieces = Města { $cities } (rozvinutá { $mature }), žetony kontroly { $tokens } (posílené { $reinforced }, nepoužité { $left }), pole { $spaces }.
ui-player-caravans = Karavany: { $places }.
ui-player-stock = Karty diplomacie, které si mohou vzít ostatní: { $cards }.

## Dials

ui-dials = Kotouče
ui-events = Události
ui-technology = Pokrok
ui-round-word = kolo
ui-symbol-none = Bez události
ui-event-dial = Kotouč událostí v { $round }. kole: { $now }, příště { $next }.
ui-event-in = { $round }. kolo: { $event }
ui-tech-dial = Tvůj kotouč pokroku: { $value } z { $last }, další karta na { $next }.
ui-dial-next = další { $next }
ui-dial-levels = Karty se získávají na políčkách { $levels }. Po { $last } následuje { $after }.
ui-directions = Kostka posílá barbary: { $directions }.
ui-last-die = Naposledy padlo { $die }: { $direction }.
ui-beside-map = Vedle mapy: { $barbarians }.

## Agendas and wonders

ui-agendas = Cíle
ui-agendas-head = Vítězství: jeden cíl z každé karty
ui-or = nebo
ui-marked-by = označeno: { $player }
ui-card-marked = označeno
ui-agenda-change = { $agenda }: { $before } → { $after } z { $need }
ui-wonders = Divy světa v nabídce
ui-wonders-note = máš / cena
ui-wonder-label = stojí tě { $cost }, teď dosáhneš na { $production }, pod ním v balíčku { $below }
ui-deck-empty = vše postaveno
ui-cost = Cena { $cost }
ui-cost-head = Cena
ui-production-head = Dosáhne na
ui-below = { $count ->
    [0] Je poslední ve svém balíčku.
    [one] Pod ním leží { $count } další.
    [few] Pod ním leží { $count } další.
   *[other] Pod ním leží { $count } dalších.
}

## Combat

ui-combat = Útok
ui-combat-on = Útok: { $target }, { $space }
ui-attacks-left = { $count ->
    [one] zbývá { $count } útok
    [few] zbývají { $count } útoky
   *[other] zbývá { $count } útoků
}
ui-combat-note = Obě strany přidají hod kostkou. Při shodě vyhrává obránce.
ui-attacker = Útočník
ui-defender = Obránce
ui-die = Kostka { $value }
ui-die-not-rolled = Kostka ještě není hozena
ui-spend-head = Kolik žetonů zboží utratíš
ui-defender-answers = { $player } může ještě přidat { $count }
ui-spend-count = { $count ->
    [0] Neutratit nic
   *[other] Utratit { $count }
}
ui-outcome-won = jistá výhra
ui-outcome-lost = prohra
ui-outcome-open = nejisté
ui-when-won = Když vyhraješ
ui-when-lost = Když prohraješ
ui-prospects = Jiné cíle
ui-prospects-won = Další útok po výhře
ui-prospects-lost = Další útok
ui-without-dice = bez kostek
ui-about-conquer = Na poli bude stát tvé město a jeho žeton bude ležet na tvé kartě zaměření.
ui-about-liberate = Městský stát bude zase svobodný a vezmeš si jeho kartu diplomacie.

## Laying the map

ui-laying = Stavba mapy
ui-your-tiles = Tvoje díly
ui-your-capital = tvé hlavní město
ui-tile-capital = hlavní město
ui-tile-plain = běžný díl
ui-waters-left = Zbývající žetony vody: { $count }
ui-side-and-turn = Strana a natočení
ui-places-in-all = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
ui-way-label = { $side }, { $turns }, možná místa: { $count }
ui-touches = { $count ->
    [one] Dotýká se { $count } položeného pole, potřeba jsou { $needed }
   *[other] Dotýká se { $count } položených polí, potřeba jsou { $needed }
}
ui-touches-core = { $count ->
    [0] Žádné z nich nepatří k základu
    [one] { $count } z nich patří k základu
    [few] { $count } z nich patří k základu
   *[other] { $count } z nich patří k základu
}
ui-held = Počet polí, kterých se díl dotýká: { $count }. Tady ležet smí.
ui-held-not = Počet polí, kterých se díl dotýká: { $count }. Tady ležet nesmí.
ui-lay-keys = Polož díl: šipky ho posunou, N najde další možné místo, R ho otočí, F převrátí, Enter položí.
ui-turn = Otočit
ui-other-side = Převrátit
ui-lay-here = Položit sem

## Questions

ui-over = Hra skončila.
ui-waiting = Rozhoduje { $player }.
ui-cancel = Zrušit
ui-choices = Možnosti
ui-caravan-number = Karavana { $caravan }
ui-resolving = { $card }, pozice { $slot }
ui-left = zbývá { $count }
ui-reinforcements = { $count ->
    [one] { $count } posílení
   *[other] { $count } posílení
}
ui-distance = { $count ->
    [one] každá { $count } pole
    [few] každá { $count } pole
   *[other] každá { $count } polí
}
ui-colossus = Rhodský kolos: společně ještě { $count }
ui-paying = Výroba { $production } z { $cost }

## Explanations

ui-kind-space = Pole
ui-kind-card = Karta zaměření
ui-kind-wonder = Div světa
ui-kind-tile = Díl mapy
ui-kind-choice = Možnost
ui-kind-agenda = Cíl
ui-kind-player = Hráč
ui-kind-dial = Kotouč pokroku
ui-kind-event_dial = Kotouč událostí

## The position in words

ui-text-table = Stůl
ui-text-round = { $round }. kolo, na tahu je { $player }. První hráč: { $first }.
ui-text-decides = Rozhoduje { $player }: { $question }
ui-text-over = Hra skončila: { $places }.
ui-text-supply = Suroviny v zásobě: { $resources }.
ui-text-attack = { $player } útočí na pole { $space } s hodnotou { $value }: { $parts }.
ui-text-defence = { $player } se brání s hodnotou { $value }: { $parts }.
ui-text-hand = Díly, které má { $player }: { $tiles }.
ui-text-in-hand = Pokládá se díl { $side } { $turns }.
ui-text-targets = Pole, která lze vybrat
ui-text-target = { $space }: obtížnost { $difficulty }
ui-text-target-attack = { $space }: útok { $attack }, obrana { $defence }, obojí bez kostek
ui-text-agenda = { $card }. { $far } Splnili: { $marked }.
ui-text-deck = { $type }: { $wonder }. { $text } Dosažitelná výroba / cena: { $each }. Platí se: { $resources }. V balíčku pod ním: { $below }.
ui-text-deck-empty = { $type }: vše postaveno.
ui-text-player = { $player }
ui-text-leader = { $leader }: { $ability }
ui-text-dial = Kotouč pokroku { $dial }.
ui-text-resources = Suroviny a přírodní divy: { $names }.
ui-text-wonders = Divy světa: { $names }.
ui-text-pacts = Karty diplomacie: { $names }.
ui-text-tile = Díl { $side }: { $landmark }
ui-text-tile-core = Díl { $side } základu: { $landmark }
ui-text-space = { $space } { $terrain } (sloupec { $q }, řada { $r }){ $what }
ui-text-waters = Žetony vody
