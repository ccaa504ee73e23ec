### The board of Duel, Czech text. Names and effects are in the game's own file.

## Kinds of components

kind-card = Karty
kind-wonder = Divy
kind-progress = Žetony pokroku
kind-chain = Symboly řetězů
kind-symbol = Vědecké symboly

## Words of the board

ui-you = ty
ui-first-player = první hráč
ui-none = nic
ui-free = zdarma
ui-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
ui-structure = Karty věku
ui-conflict = Konflikt
ui-conflict-even = Figurka stojí uprostřed, nikdo nevede.
ui-conflict-lead = { $player } vede o { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pole
    [many] { $spaces } pole
   *[other] { $spaces } polí
}; k soupeřovu hlavnímu městu zbývá { $left }.
ui-loot-tip = Až sem figurka vstoupí, { $player } ztratí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
} (R7.2).
ui-progress-board = Žetony pokroku na desce
ui-progress-short = Pokrok
ui-progress-token = Žeton pokroku
ui-discarded = Odložené
ui-discard-pile = Odkládací hromádka ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
})
ui-discard-text = Karty odložené za mince a karty zbořené divy. Stavět z nich umí jen Mauzoleum.
ui-resources = Zdroje: kolik město vyrábí a za kolik kupuje
ui-makes-buys = vyrábí · kupuje za
ui-resource-price = { $resource }: město vyrábí { $units }. Další jednotka stojí { $price }: { $base } + { $produced } za soupeřovu výrobu.
ui-resource-fixed = { $resource }: město vyrábí { $units }. Další jednotka stojí { $price } díky kartě { $card }.
ui-choice = Ke každé stavbě navíc { $count }× podle volby: { $resources }
ui-coins-tip = { $player } má { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}; za odložení karty dostává { $income }.
ui-score-now = Body v této chvíli
ui-symbols-tip = Různé vědecké symboly: { $count } z { $all }.
ui-city-of = Město: { $player }
ui-city-more = Budovy { $buildings } · divy { $wonders }
ui-colour-brown = Suroviny
ui-colour-gray = Výrobky
ui-colour-blue = Občané
ui-colour-green = Věda
ui-colour-yellow = Obchod
ui-colour-red = Vojsko
ui-colour-purple = Cechy
ui-wonder = Div
ui-wonder-of = Div · { $player }
ui-built-with = postaveno pomocí karty { $card }
ui-not-built = nepostaveno, teď za { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}
ui-price-for = Cena ({ $player })
ui-price-parts = Z čeho se cena skládá
ui-face-down = Lícem dolů
ui-hidden-text = { $count ->
    [one] Může to být jen tato karta. Otočí se, jakmile ji nic nezakryje.
    [few] Může to být kterákoli z těchto { $count } karet. Otočí se, jakmile ji nic nezakryje.
    [many] Může to být kterákoli z těchto { $count } karet. Otočí se, jakmile ji nic nezakryje.
   *[other] Může to být kterákoli z těchto { $count } karet. Otočí se, jakmile ji nic nezakryje.
}
ui-back = Zpět
ui-details = Podrobnosti
ui-changed = změna od tvého posledního tahu
ui-draft = Divy na výběr
ui-draft-order = Pořadí výběru
ui-draft-done = vybráno

## Labels

ui-available = lze vybrat
ui-uncovered = nezakrytá
ui-covered = zakrytá
ui-label-hidden = skrytá karta ({ $back })
ui-label-cost = cena: { $cost }
ui-label-price = teď za { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}
ui-label-city = { $player }: { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

## Decisions

ui-over = Hra skončila.
ui-asked-draft_wonder = Vyber si div
ui-asked-play_card = Vyber volnou kartu
ui-asked-choose_progress = Máš pár: vyber si žeton pokroku
ui-asked-choose_library = Vyber si jeden ze tří žetonů
ui-asked-choose_opponent_card = Vyber soupeřovu kartu k odložení
ui-asked-choose_from_discard = Vyber odloženou kartu, kterou zdarma postavíš
ui-asked-choose_starter = Kdo začne další věk?
ui-waiting-draft_wonder = { $player } vybírá div
ui-waiting-play_card = Na tahu je { $player }
ui-waiting-choose_progress = { $player } vybírá žeton pokroku
ui-waiting-choose_library = { $player } vybírá z dobraných žetonů
ui-waiting-choose_opponent_card = { $player } vybírá soupeřovu kartu k odložení
ui-waiting-choose_from_discard = { $player } vybírá kartu z odložených
ui-waiting-choose_starter = { $player } volí, kdo začne další věk
ui-free-cards = { $count ->
    [one] { $count } volná
    [few] { $count } volné
    [many] { $count } volné
   *[other] { $count } volných
}
ui-then-choose = { $card }: postav, odlož, nebo polož pod div
ui-confirm-wonder = Vzít si div { $name }
ui-confirm-progress = Vzít si { $name }
ui-confirm-library = Nechat si { $name }
ui-confirm-building = Odložit kartu { $name }
ui-confirm-pile = Postavit { $name }

## Uses of a card

ui-build = Postavit
ui-build-for = Postavit za { $price }
ui-discard = Odložit
ui-under-wonder = Položit pod div
ui-under-wonder-short = Pod div
ui-ways = { $count ->
    [0] žádný
    [one] { $count } možnost
    [few] { $count } možnosti
    [many] { $count } možnosti
   *[other] { $count } možností
}
ui-no-wonder-affordable = Na žádný svůj div teď nemáš dost mincí.
ui-no-wonder-left = Nemáš už žádný nepostavený div.
ui-missing = { $count ->
    [one] Chybí ti { $count } mince.
    [few] Chybí ti { $count } mince.
    [many] Chybí ti { $count } mince.
   *[other] Chybí ti { $count } mincí.
}
ui-left = { $count ->
    [one] zbude { $count } mince
    [few] zbudou { $count } mince
    [many] zbude { $count } mince
   *[other] zbude { $count } mincí
}
ui-income = { $base } + { $yellow } za žluté karty
ui-printed = Cena na kartě
ui-printed-coins = mince
ui-produced = vyrábíš { $count }
ui-chosen = podle volby { $count }
ui-rebated = sleva { $count }
ui-bought = nákup { $count } × { $price }
ui-bought-fixed = nákup { $count } × { $price } (pevná cena)
ui-bought-dear = nákup { $count } × { $price } ({ $base } + { $produced } za soupeřovu výrobu)
ui-own = vlastní
ui-own-choice = podle volby
ui-own-rebate = sleva
ui-buy = nákup { $price }
ui-covered-now = Kartu ještě zakrývají jiné.

## What follows

ui-frees = Uvolní se: { $cards }.
ui-change-coins = mince { $before } → { $after }
ui-change-score-total = body { $before } → { $after }
ui-change-unit-price = { $resource }: { $player } zaplatí { $after } za kus (teď { $before }).
ui-change-symbols = { $player } bude mít { $count } z { $all } různých symbolů.
ui-opens = Otevírá řetěz: { $card } ({ $age }) bude zdarma.
ui-free-with = Zdarma, stojí-li ve městě { $card }.
ui-opponent-free = { $player } má tuto kartu zdarma ({ $card }).
ui-by-chain = Zdarma díky řetězu ({ $card }).

## The text view

ui-text-turn = Hra
ui-text-first = První hráč: { $player }
ui-text-place = { $player }: { $place }. místo
ui-text-free = Volné karty
ui-text-covered = Zakryté karty, od nejbližších
ui-text-under = { $card }, { $row }. řada shora, { $place }. zleva. Leží na ní: { $covers }.
ui-text-cover = skrytá karta ({ $row }. řada, { $place }. zleva)
ui-text-middle = Uprostřed stolu
ui-text-loot = Na polovině, kterou má { $player }, leží žeton: až figurka dojde na její { $space }. pole, { $player } ztratí { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
} (R7.2).
ui-text-removed = Vyřazené žetony pokroku: { $tokens }
ui-text-library = Dobrané žetony: { $tokens }
ui-text-resource = { $resource }: vyrábí { $units }, kupuje za { $price }
ui-text-coins = Mince: { $coins }; za odložení karty { $income }
