### The statistics: Czech text

title = Rovnováha: { $game }
lead = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}: { $bots }.
how-to-read = Jak často vyhráli ti, kdo danou věc měli. Čára je spravedlivý podíl; pruhy vpravo od ní vyhrávají častěji. Úsečka je 95% interval: pokud čáru protíná, může být rozdíl náhodný. Mít ještě neznamená díky tomu vyhrát: co vítězové sbírají na konci hry, vypadá silně.

win-rate = výhry
interval = 95 %
difference = proti podílu
had = hráčů
score = body
component = součást

by-turn = Pořadí tahu
turn-name = { $name }. na tahu
by-seat = Místa u stolu
seat-name = místo { $name }
by-bot = Boti
bot-name = { $name }

ends = Jak hry končí
ends-line = Konce: { $ends }.
end-endless = Bez konce, remíza
games = hry
decisions = rozhodnutí
lengths = Délka hry
lengths-text = Hra má { $mean } ± { $deviation } rozhodnutí ({ $shortest } až { $longest }).
rounds-text = Trvá { $mean } ± { $deviation } kola ({ $shortest } až { $longest }).
scores = Body
scores-line = Body: { $scores }.
mean = průměr
deviation = odchylka
winners-mean = vítězové
nothing = Nic z toho neměl nikdo dost často.
seldom = { $count ->
    [one] Příliš vzácné, než aby šlo něco říct: { $names }.
   *[other] Příliš vzácných, než aby šlo něco říct, je { $count }: { $names }.
}
failed = Vynechané hry
failed-line = { $count ->
    [one] Jedna hra je vynechaná, protože v ní selhal bot:
    [few] { $count } hry jsou vynechané, protože v nich selhal bot. První selhání:
   *[other] { $count } her je vynechaných, protože v nich selhal bot. První selhání:
}
interrupted-line = Přerušeno. Nic se neuložilo: stejný příkaz začne znovu od začátku.
left-out = Mezi nimi je dalších { $count }; všechny ukáže --rows 0.
report-line = Zpráva: { $file }
progress = { $game }: hry
method = Jak se počítalo
method-text = Podíly výher mají Wilsonovy 95% intervaly; sdílená výhra se počítá zlomkem. „Hráčů“ říká, kolik hráčů danou věc mělo: má-li ji v jedné hře víc hráčů, počítá se každý. „Body“ jsou průměrná vzdálenost jejich konečného počtu bodů od průměru jejich hry. Semínko: „{ $seed }“; volby: { $options }; verze pravidel { $rules }; ludopolis { $version }.
