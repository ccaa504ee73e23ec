game = Maličká hra
    .tagline = Několik minut sázek, kostek a odpovědí.

good-silk = hedvábí
good-spice = koření
good-salt = sůl

pile-top = shora
pile-bottom = zespodu

view-round = Kolo
view-roll = Na kostce
view-players = Hráči
view-deck = Karet v balíčku
view-discard = Odložené
view-points = Naházené body
view-goods = Zboží
view-cards = Karet v ruce
view-hand = Ruka
view-chosen = Má vybráno
view-bid = Vsazená karta
view-stake = Sázka
view-muted = Pasuje
view-total = Celkem

option-rounds = Počet kol

decision-bid = Vyber skrytě kartu a potom zboží jako sázku.
decision-act = Kolo je tvoje: hoď kostkou, nebo vyměň zboží.
decision-respond = Zaplatíš zboží, aby se házelo znovu?
decision-draw = Dober si kartu.

action-pass = Pasovat
action-pass_phase = Pasovat, dokud nevyhraju kolo
action-reroll = Házet znovu za: { $good }
action-bid = Karta: { $card }
action-stake = Sázka: { $good }
action-roll = Hodit kostkou
action-swap = Výměna: { $from } za { $to }
action-draw = Dobrat { $pile }

event-round_begins = Začíná { $round }. kolo.
event-chosen = { $player } má vybráno.
event-shown = { $player } ukazuje kartu { $card }.
event-staked = { $player } sází: { $good }.
event-won = { $player } vyhrává kolo; získané zboží: { $goods }.
event-rolled = { $player } hází { $roll }.
event-rerolled = { $player } platí ({ $good }): hází se znovu.
event-muted = { $player } pasuje, dokud nevyhraje kolo.
event-scored = { $player } získává { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
event-found = { $player } navíc dostává po jednom zboží od každého druhu.
event-swapped = { $player } mění zboží: { $from } za { $to }.
event-drew = { $player } si bere kartu { $card }.
event-drew_hidden = { $player } si bere kartu.
event-shuffled = Odložené karty se zamíchaly.
event-game_over = Hra končí.

refusal-over = Hra už skončila.
refusal-wrong_decision = Hra teď čeká na jiné rozhodnutí. { $expected }
refusal-not_in_hand = Kartu { $card } nemáš.
refusal-already_bid = Kartu už máš vybranou, teď vyber zboží.
refusal-bid_first = Nejdřív vyber kartu, potom zboží.
refusal-same_good = Vyměnit { $good } za totéž nic nezmění. Vyber jiné zboží.
refusal-no_good = Tohle zboží nemáš: { $good }.

score-points = Hozené body
score-goods = Zboží
score-total = Celkem

end-rounds = Odehrála se všechna kola
