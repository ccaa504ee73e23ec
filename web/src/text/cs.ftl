### Slova stránky. Slova her jsou ve složkách her (text.cs.ftl).

## Hry
game-time = Délka hry
game = Hra
minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } min
}

## Všude
skip-to-content = Přeskočit na obsah
close = Zavřít
cancel = Zrušit
save = Uložit
saved = Uloženo.
remove = Odebrat
back = Zpět
send = Poslat
open = Otevřít
play = Hrát
search = Hledat
found = { $count ->
    [0] Nic se nenašlo
    [one] { $count } nález
    [few] { $count } nálezy
    [many] { $count } nálezu
   *[other] { $count } nálezů
}
name = Jméno
player = Hráč
players = Počet hráčů
place = Pořadí
copy = Kopírovat
copied = Zkopírováno do schránky.
copy-failed = Kopírovat tu nejde. Označ text a zkopíruj ho ručně.
share = Sdílet
loading = Načítá se…
reload = Načíst znovu
try-again = Zkusit znovu
to-lobby = Na hlavní stránku
choose-game = Výběr hry
theme = Vzhled
language = Jazyk
turn-theme = Přepnout světlý a tmavý vzhled
turn-language = Switch to English

menu = Hlavní nabídka
menu-play = Hrát
menu-rules = Pravidla
menu-cards = Karty
menu-leaderboard = Žebříček
menu-replay = Záznamy
menu-settings = Nastavení
menu-profile = Můj profil

keys-help = Klávesy
keys-tab = další část stránky; uvnitř části se pohybuj šipkami
keys-escape = zpět nebo zavřít

## Lobby
lobby-continue = Pokračovat
lobby-waiting = { $count ->
    [one] { $count } hra čeká na tebe
    [few] { $count } hry čekají na tebe
    [many] { $count } hry čeká na tebe
   *[other] { $count } her čeká na tebe
}
lobby-new = Nová hra
lobby-new-hint = hned proti botům, nebo založ stůl pro přátele
lobby-open = Otevřené stoly
lobby-open-count = { $count ->
    [one] { $count } čeká na hráče
    [few] { $count } čekají na hráče
    [many] { $count } čeká na hráče
   *[other] { $count } čeká na hráče
}
lobby-open-none = Nikdo teď na hráče nečeká. Založ veřejný stůl, ať si má kdo přisednout.
lobby-watch = Právě se hraje
lobby-finished = Moje poslední hry
lobby-beside = Začátek, pozvánky a výsledky
lobby-first = Poprvé tady?
lobby-first-text = Zahraj si hru { $game } proti nejslabšímu botovi. Co svítí, to smíš; u ostatního se dozvíš proč ne.
lobby-first-button = Zkusit první hru
lobby-code = Mám pozvánku
lobby-code-example = odkaz nebo kód
lobby-code-bad = Tohle není pozvánka. Zkopíruj celý odkaz nebo kód.
lobby-unreachable = Server teď neodpovídá. Zkouším to dál, stránka se sama doplní.
join = Připojit se
play-bot = Hrát s botem
bot-level = Úroveň bota
level = { $level ->
    [1] 1 – začátečník
    [2] 2 – mírný
    [3] 3 – zdatný
    [4] 4 – silný
   *[5] 5 – mistr
}
new-table = Vlastní stůl
move-number = tah { $number }
round-of = { $round }. kolo z { $rounds }
phase-waiting = Čeká na hráče
phase-playing = Hraje soupeř
phase-paused = Pozastaveno
phase-over = Mezi koly
sit-down = Přisednout
watch = Sledovat
clock = Čas na přemýšlení
clock-none = bez omezení
clock-minutes = { $minutes } min na hru + { $bonus } s za tah
clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dnů na tah
}
rounds = Počet kol
rounds-count = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}

create-title = { $game }: nový stůl
create-seats = Kdo hraje
create-seat = { $number }. místo
create-open-hint = kdo přijde
create-public = Veřejný stůl: přisednout a dívat se může kdokoli
create-public-watch = Veřejný stůl: dívat se může kdokoli
create-invite = Založit a pozvat
create-start = Začít hru
seat-kind-me = Já
seat-kind-open = Volné místo
seat-kind-here = Někdo u tohoto zařízení
seat-kind-bot = Bot

## Stůl
table-loading = Připravuje se stůl…
table-your-turn = Jsi na tahu
table-turn-of = { $count ->
    [one] Na tahu: { $name }
   *[other] Vybírají: { $name }
  }
table-menu = Nabídka stolu
table-tabs = Části stolu
tab-board = Stůl
tab-log = Záznam
tab-chat = Chat
tab-players = Hráči
side-panel = Záznam, chat a hráči
detail = Podrobnosti
watching = Díváš se
undo = Vzít zpět
undo-asked = { $name } chce vzít tah zpět
undo-asked-text = Souhlasíš? Ten tah nikomu neprozradil nic skrytého.
undo-waiting = O vrácení tahu ještě rozhoduje: { $names }
undo-withdraw = Zrušit žádost
agree = Souhlasím
disagree = Nesouhlasím
pause = Pozastavit hru
paused = Hra je pozastavená.
resume = Pokračovat ve hře
resign = Vzdát se
resign-ask = { $name }: vzdát hru?
resign-text = Hra tím skončí a vyhraje soupeř.
resign-text-many = Tvoje místo převezme bot a skončíš na posledním místě.
resign-text-alone = Hra tím skončí a počítá se jako prohraná.
leave-to-bot = Nechat hrát bota
leave-to-bot-text = Bot bude hrát za tebe, dokud si místo nevezmeš zpátky v seznamu hráčů.
leave-to-bot-text-people = Bot za tebe dohraje. Proti lidem si místo zpátky vzít nejde; potřebuješ-li jen chvilku, hru pozastav.
take-over = Nahradit botem
take-back = Vrátit se do hry
time-left = Zbývající čas
wins = Vyhraná kola
confirm-text = Potvrď svůj tah.
lost = Spojení vypadlo, zkouším ho obnovit.
lost-with-move = Spojení vypadlo, zkouším ho obnovit. Co čeká na odeslání, se pošle samo a jen jednou.
ended-no-session = Přihlášení skončilo a obnovit ho nejde.
ended-no-table = Tento stůl už neexistuje.
ended-not-opened = Tento stůl teď nejde otevřít.
ended-too-many = Na server přišlo moc požadavků najednou.
ended-unreachable = Server už dlouho neodpovídá.
ended-again = Zkusit znovu

seat-open = Volné místo
seat-bot = bot, úroveň { $level }
seat-bot-instead = hraje bot, úroveň { $level }
seat-here = u tohoto zařízení
seat-me = to jsi ty
seat-connected = u stolu
seat-away = teď pryč
seat-resigned = hra vzdaná

waiting-for = { $count ->
    [0] Hra začíná…
    [one] Čeká se ještě na { $count } hráče.
    [few] Čeká se ještě na { $count } hráče.
    [many] Čeká se ještě na { $count } hráče.
   *[other] Čeká se ještě na { $count } hráčů.
}
invite-link = Odkaz pro přátele
invite-code = Kód pozvánky:
commitment = Závazek míchání
from-position = Postavená pozice
from-position-text = Tahle hra začíná z pozice, kterou někdo postavil. Nic se nemíchá, takže není co slíbit, a hra se nepočítá do žebříčku.
sit-here = Sednout si sem
sit-bot = Posadit bota
get-up = Odejít od stolu

curtain = Na řadě je { $name }
curtain-text = Předejte si zařízení. Ostatní se teď nedívají.
curtain-ready = { $name }: ukázat stůl

chat = Chat
chat-empty = Zatím je ticho.
chat-say = Napiš zprávu
log-since = Od tvého posledního tahu
log-empty = Zatím se nic nestalo.
log-older = Ukázat starší tahy
log-all = Ukázat celý záznam ({ $count })

hint = Rada bota
hint-thinking = Bot přemýšlí…
hint-chance = Odhad šance na výhru
hint-line = Bot čeká:
hint-scores = Odhad skóre:

text-view = Slovní popis
text-actions = { $count ->
    [one] { $count } možný tah
    [few] { $count } možné tahy
    [many] { $count } možného tahu
   *[other] { $count } možných tahů
}

result = Výsledek
result-you-won = Vyhráváš!
result-won = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
result-board = Prohlédnout stůl
result-more = Co dál se hrou
result-replay = Přehrát
replays-before = Předchozí kola:
result-record = Stáhnout záznam
result-verify = Ověřit míchání
next-round = Další kolo
next-round-waiting = Čeká se na ostatní
rematch = Odveta
rematch-join = Přijmout odvetu
rematch-wished = Odveta je připravená.
score-table = Body všech hráčů
end-resigned = Vzdaná hra
end-timed-out = Vypršel čas
rating-change = Změna hodnocení:

## Záznamy
replay = Přehrávání
replay-play = Přehrát
replay-pause = Pozastavit
replay-back = O tah zpět
replay-forward = O tah dál
replay-move = Tah
replay-at = tah { $at } z { $last }
replay-go = Přejít na tah { $number }
replay-speed = Rychlost
speed-slow = pomalu
speed-usual = běžně
speed-fast = rychle
replay-eyes = Čí pohled
replay-eyes-of = očima: { $name }
replay-spectator = očima diváka
replay-unfinished = Tahle hra se nedohrála.
import-about = Vlož záznam hry z Ludopole a prohlédni si ji tah po tahu. Záznam je obyčejný text; stáhneš ho po konci každé hry.
import-file = Vybrat soubor se záznamem
import-text = Nebo text záznamu
import-button = Přehrát záznam

verify = Ověření hry
verify-about = Před hrou zveřejňujeme závazek: otisk tajného čísla, podle kterého se míchá. Po hře číslo prozradíme. Tady se dá zkontrolovat, že se shodují, že je do míchání přidaná i tvoje sůl a že záznam odpovídá pravidlům do posledního tahu.
verify-record = Záznam hry
verify-salt = Moje sůl
verify-salt-hint = Náhodný text, který při usednutí přidal do míchání tvůj prohlížeč. Na tomto zařízení se doplní sám.
verify-button = Ověřit
verify-ok = Všechno souhlasí
verify-bad = Něco nesouhlasí

## Pravidla a karty
rules-contents = Obsah pravidel
rule-open = Otevřít v pravidlech
rule-unknown = Pravidlo { $number } tu není.
rule-number = Pravidlo { $number }
foreseen-uncertain = Co bude dál, závisí na náhodě nebo na tom, co je skryté.
cards-kinds = Druhy součástí
cards-source = Odkud to víme:
kind-tile = Dílky budov
kind-monument = Monumenty
kind-goal = Společné cíle
kind-solo_card = Karty sólové hry
kind-object = Cesty a věž
kind-pedestal = Piedestaly
kind-map = Mapy
kind-track = Počitadla

## Žebříček a profil
leaderboard-about = Hodnotí se hry dvou a více lidí s účtem. Číslo za ± říká, jak moc si hodnocením zatím nejsme jistí.
leaderboard-empty = Zatím tu nikdo není. Zahrajte si hodnocenou hru.
rating = Hodnocení
rating-of = hodnocení { $rating }
ratings = Hodnocení
ratings-none = Zatím žádné. Hodnotí se hry mezi lidmi s účtem.
uncertainty = Nejistota
games-played = Odehráno
profile-account = účet
profile-guest = host
profile-since = od { $date }
profile-name = Jak ti říkat
profile-tables = Hry
profile-tables-none = Zatím žádné hry.
account = Účet
account-why = Hrát jde i bez účtu. S účtem najdeš své hry na každém zařízení a počítá se ti hodnocení.
account-create = Založit účet
account-made = Účet je založený. Vítej, { $name }!
account-as = Tvoje přihlašovací jméno: { $login }
login = Přihlásit se
login-name = Přihlašovací jméno
login-passkey = Přihlásit se klíčem
logged-in = Vítej zpět, { $name }!
logout = Odhlásit se
password = Heslo
account-delete = Smazat účet
account-delete-text = Účet, hodnocení i tvé zprávy v chatech nenávratně zmizí. Odehrané hry zůstanou pod tvým tehdejším jménem. Pokud některá ještě běží, nejdřív ji vzdej, jinak by na tebe ostatní čekali.
account-delete-now = Nenávratně smazat
account-deleted = Účet je smazaný. Teď tu jsi jako host.
password-change = Změnit heslo
password-old = Dosavadní heslo
password-new = Nové heslo (aspoň 8 znaků)
passkeys = Přístupové klíče
passkeys-about = Přihlášení otiskem, obličejem nebo kódem zařízení místo hesla.
passkey-add = Přidat klíč
tokens = Tokeny pro programy
tokens-about = S tokenem může za tebe hrát tvůj vlastní program.
token-name = K čemu je
token-add = Vytvořit token
token-made = Zkopíruj si token, znovu už ho neukážeme:

## Nastavení
theme-auto = Podle systému
theme-light = Světlý
theme-dark = Tmavý
motion = Pohyb
motion-auto = Podle systému
motion-full = Animace
motion-reduced = Bez animací
settings-play = Hraní
settings-pace = Ukazovat tahy soupeřů jeden po druhém
settings-confirm = Ptát se před každým tahem
settings-forced = Jediný možný tah udělat za mě
settings-silent = Ludopolis nevydává žádné zvuky.
settings-about = O Ludopoli
settings-about-text = Domov civilizačních deskových her: pravidla bez chyb, boti, se kterými stojí za to hrát, česky a anglicky. Ludopolis nepatří žádnému vydavateli a má vlastní texty a obrázky. Líbí se ti hra? Kup si ji.

## Potíže
missing = Tady nic není
missing-text = Taková stránka v Ludopoli není. Možná je v adrese překlep.
missing-table = Takový stůl tu není
missing-table-text = Pod tímto odkazem ani kódem žádný stůl není. Možná se ztratilo písmenko, nech si ho poslat znovu.
table-of = Tabulka: { $heads }
trouble = Něco se pokazilo
trouble-text = Omlouváme se. Tvoje hry jsou v bezpečí na serveru; načti stránku znovu.
trouble-table = Ke stolu se teď nejde dostat
trouble-replay = Přehrát to nejde
trouble-load = Stránku se nepodařilo načíst
trouble-load-text = Možná vypadlo spojení, nebo je tu novější verze Ludopole. Načti stránku znovu.
error-offline = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
error-broken = Něco se pokazilo ({ $code }). Zkus to prosím znovu.
error-not-found = Tohle tu není.

## Maps

map-nearer = Přiblížit
map-farther = Oddálit
map-whole = Zobrazit celou mapu
map-mine = Přejít k mým věcem
map-news = Přejít k tomu, co se změnilo

## The plain board, of games that have none of their own

plain-waiting = { $count ->
    [one] Rozhoduje
   *[other] Rozhodují
  } { $player }: { $decision }
plain-over = Hra skončila.
plain-barred = Co teď nejde
none = nic
yes = ano
no = ne
