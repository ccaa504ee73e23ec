### Aréna: český text

## Slova společná tabulce a zprávě

player = bot
games = her
win-rate = výhry
interval = 95 %
rating = síla
ordinal = jistě
time = na volbu
end-forfeit = Prohra selháním bota
end-endless = Bez konce, remíza

## Terminál

heading = { $game }: botů { $bots }, her { $games }, u stolu { $seats }
first-line = Kdo rozhoduje první, vyhrává { $rate } (od { $low } do { $high }; mezi rovnými by to bylo { $fair }).
length-line = Hra má { $mean } ± { $deviation } voleb (od { $shortest } do { $longest }).
ends-line = Konce: { $ends }.
faults-line = { $count ->
    [one] Jednu hru prohrál bot tím, že selhal:
    [few] { $count } hry prohrál bot tím, že selhal. Nejčastější selhání:
   *[other] { $count } her prohrál bot tím, že selhal. Nejčastější selhání:
}
fault-line = { $name }, volba { $decision } ve hře ({ $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}): { $message }
found-line = { $file } už obsahuje { $found } z { $games } her.
others-line = { $count ->
    [one] Jedna hra v souboru { $file } nepatří k těm, které jsou teď v plánu: zůstane v něm, ale nepočítá se.
    [few] { $count } hry v souboru { $file } nepatří k těm, které jsou teď v plánu: zůstanou v něm, ale nepočítají se.
   *[other] { $count } her v souboru { $file } nepatří k těm, které jsou teď v plánu: zůstanou v něm, ale nepočítají se.
}
damaged-line = Poslední řádek souboru { $file } je poškozený, jeho hra se odehraje znovu.
opponent-line = Jediný jmenovaný bot je { $bot }, hraje tedy proti botovi { $opponent }.
rounded-line = Her na skupinu: { $games }. Každé rozdání se hraje na každém z { $seats } míst.
results-line = Výsledky: { $file }
report-line = Zpráva: { $file }
interrupted-line = Přerušeno po { $count } z { $games } her. Stejný příkaz bude pokračovat odtud ({ $file }).

## Zpráva

title = Aréna: { $game }
lead = Her: { $games }, botů: { $bots }, u stolu: { $seats }. Místa se střídají, každé rozdání se hraje na každém místě.
ladder = Žebříček síly
ladder-text = Síla každého bota s 95% intervalem. Kde jsou dva intervaly daleko od sebe, je pořadí jisté. O 6 bodů víc znamená vyhrát tři hry ze čtyř.
standings = Pořadí
standings-text = Dělená výhra se počítá jako zlomek. Mezi rovnými by každý vyhrával { $fair }.
surely-text = „Jistě“ je síla, kterou bot téměř určitě má.
matrix = Kdo poráží koho
matrix-text = Jak často se bot v řádku umístil před botem ve sloupci; pod tím 95% interval.
speed = Síla a čas
speed-text = Síla proti průměrnému času na volbu. Lépe je nahoře a vlevo.
speed-axis = čas na volbu (logaritmicky)
rating-axis = síla
lengths = Délka her
lengths-text = Kolik voleb hra měla: průměrně { $mean } ± { $deviation }.
lengths-axis = voleb
games-axis = her
ends = Jak hry končí
ends-text = Konce her, které každý bot vyhrál. Dělená výhra se počítá všem vítězům.
won = výher: { $count }
seats = Místa u stolu
seats-text = Záleží na tom, kde kdo sedí? Čára značí podíl výher mezi rovnými ({ $fair }).
seat-first = rozhoduje první
seat-number = místo { $seat }
faults = Boti, kteří selhali
faults-text = Bot, který skončí chybou, odpoví nedovolenou akcí, neodpoví včas nebo ukončí svůj proces, hru prohrává.
faults-count = { $count ->
    [one] Takto skončila jedna hra.
    [few] Takto skončily { $count } hry; stejná selhání mají společný řádek.
   *[other] Takto skončilo { $count } her; stejná selhání mají společný řádek.
}
faults-most = Uvedena jsou nejčastější selhání, celkem { $count }.
decision = volba
message = co se stalo
method = Metoda
method-text = Podíly výher mají Wilsonovy 95% intervaly. Síla pochází z Plackettova-Luceova modelu (openskill): jeden průchod všemi hrami v pořadí rozpisu, bez posunu v čase; její interval je ± 1,96 odchylky. Hry se stejným rozdáním nejsou zcela nezávislé: intervaly míst s tím počítají, intervaly botů berou každou hru jako nezávislou. Seed: „{ $seed }“; verze pravidel { $rules }; ludopolis { $version }.
