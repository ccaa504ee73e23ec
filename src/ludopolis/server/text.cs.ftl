# Co služba odmítá, podle kódu. Stránka ukazuje tato slova, programy se dívají na kód.

## Požadavky

problem-bad_request = Tomuto požadavku nerozumím: { $fault ->
    [nul_text] text nesmí obsahovat znak NUL.
    [nul_address] adresa nesmí obsahovat znak NUL.
    [nested] JSON je zanořený příliš hluboko.
   *[other] { $reason }
}
problem-not_found = Tady nic takového není.
problem-method_not_allowed = Tohle se tu dělat nedá.
problem-internal_error = Něco se u nás pokazilo. Zkus to prosím znovu.
problem-storage_down = Služba teď nemůže nic uložit. Zkus to prosím znovu za pár minut.
problem-too_often = To je na nás moc rychle. Zkus to znovu za { $seconds } s.
problem-too_many_open = Z tvé sítě je teď otevřeno příliš mnoho spojení najednou. Zavři některé karty nebo programy a zkus to znovu.
problem-too_large = To je příliš mnoho dat: nejvýše { $kilobytes } kB.
problem-not_for_you = Čísla o provozu jsou jen pro správce serveru (LUDOPOLIS_METRICS_TOKEN).

## Lidé

problem-no_session = Tady tě zatím neznáme. Načti prosím stránku znovu.
problem-bad_token = Tento token neplatí. Vytvoř si v nastavení účtu nový.
problem-bad_origin = Požadavek přišel z cizí stránky. Adresu té naší nastavuje správce serveru (LUDOPOLIS_PUBLIC_URL).
problem-bad_csrf = Stránka je zastaralá. Načti ji prosím znovu.
problem-not_for_programs = Tohle se dá dělat jen na stránce, ne s tokenem pro programy.
problem-wrong_login = Přihlašovací jméno nebo heslo nesouhlasí.
problem-wrong_password = Dosavadní heslo nesouhlasí.
problem-login_taken = Toto přihlašovací jméno už někdo má. Zvol si jiné.
problem-has_account = Účet už máš.
problem-no_account = Nejdřív si založ účet.
problem-bad_name = Jméno musí mít 1 až { $most } znaků a nesmí obsahovat řídicí znaky.
problem-bad_login = Přihlašovací jméno má { $least } až { $most } znaků: písmena, číslice a . _ -
problem-bad_password = Heslo má { $least } až { $most } znaků a neshoduje se s přihlašovacím jménem.
problem-bad_language = Umíme česky (cs) a anglicky (en).
problem-bad_passkey = Přístupový klíč se nepodařilo ověřit: { $fault ->
    [known] už je zaregistrovaný.
    [late] žádná otázka nečekala na odpověď, nebo už je příliš stará.
   *[other] { $reason }
}
problem-unknown_passkey = Tento přístupový klíč tu k žádnému účtu nepatří.
problem-too_many_passkeys = Víc než { $most } jich mít nejde. Nejdřív některý smaž.
problem-too_many_tokens = Víc než { $most } jich mít nejde. Nejdřív některý smaž.

## Hledání

problem-no_such_game = Takovou hru tu nemáme.
problem-no_such_table = Takový stůl tu není.
problem-no_such_record = Takový záznam tu není.
problem-no_such_player = Takového hráče neznáme.
problem-no_such_round = Takové kolo se tu nehrálo.
problem-no_such_view = Takový pohled tu není.
problem-bad_list = Seznam je mine, public nebo watch.

## Zakládání stolu

problem-bad_seats = Takhle se tahle hra usadit nedá: { $fault ->
    [kind] místo je me, here, open nebo bot, ne { $given }.
    [count] počet míst může být { $given }.
    [twice] sedět můžeš na jednom místě; další lidé u tvého zařízení jsou here.
    [bots] někdo by měl hrát.
   *[without_you] u stolu musíš také sedět.
}
problem-bad_option = Takhle se hrát nedá: { $reason }
problem-bad_position = Taková pozice nemůže nastat: { $fault ->
    [over] hra v ní už skončila.
   *[other] { $reason }
}
problem-bad_clock = Hodiny mají buď vteřiny na hru ({ $least } až { $most }) a přídavek do hodiny, nebo 1 až { $days } dnů na tah.
problem-bad_rounds = Kol může být 1 až { $most }.
problem-bad_salt = Sůl je 1 až { $most } písmen bez diakritiky a číslic.
problem-bad_level = Úroveň bota je 1 až { $most }.
problem-wrong_invite = K tomuto stolu se dá sednout jen s pozvánkou. Požádej o odkaz někoho, kdo u něj sedí.
problem-table_full = Všechna místa jsou obsazená.
problem-seat_taken = Tohle místo je obsazené.
problem-already_started = Hra už začala.
problem-not_owner = Tohle může jen ten, kdo stůl založil.

## Hraní

problem-not_seated = U tohoto stolu nesedíš.
problem-not_your_seat = Za tohle místo hrát nemůžeš.
problem-not_playing = Teď se tu nehraje.
problem-paused = Hra je pozastavená.
problem-not_paused = Hra není pozastavená.
problem-not_your_turn = Teď rozhoduje někdo jiný.
problem-stale = Mezitím se něco změnilo. Podívej se a zkus to znovu.
problem-illegal = Tohle teď pravidla nedovolují.
problem-unknown_action = Tohle není žádná akce téhle hry: { $reason }
problem-no_such_line = Takhle za sebou se hrát nedá: { $reason }
problem-foresight_busy = Na předchozí výhled ještě čekáš.
problem-nothing_to_undo = Není co vrátit.
problem-undo_revealed = Tah už vrátit nejde: někdo díky němu uviděl něco skrytého nebo náhodného.
problem-undo_too_late = Na jiný tah už ti nezbývá čas.
problem-undo_waits = O vrácení tahu už někdo žádá.
problem-worn_out = U tohoto stolu se už stalo přes { NUMBER($most) } věcí: hraj dál, nebo se vzdej.
problem-no_undo_asked = O vrácení tahu tě nikdo nežádá.
problem-no_next_round = Další kolo teď nezačíná.
problem-not_away = Bot může převzít místo, jehož hráč je pryč aspoň { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}. U her na dny rozhodují hodiny.
problem-not_a_person = Na tomto místě nikdo nehraje.
problem-cannot_take_back = Tohle místo si zpátky vzít nemůžeš. Proti lidem zůstává botovi místo, které mu kdo sám přenechal.
problem-no_hints = Rady dávají boti jen u stolů, kde nehraješ proti lidem.
problem-no_advice = Poradce teď nemá čas. Zkus to za chvíli.
problem-hint_busy = Na minulou radu se ještě čeká.
problem-bad_chat = Zpráva má mít 1 až { $most } znaků.
problem-bad_message = Téhle zprávě nerozumím: { $reason }
problem-no_rematch_yet = Odveta může začít, až bude po hře.
problem-old_rules = Tahle hra se hrála podle starší verze pravidel a dál v ní pokračovat nejde.

## Záznamy

problem-not_over = Záznam a přehrání budou k dispozici, až kolo skončí: do té doby by prozradily, co je skryté.
problem-bad_record = Tohle není správný záznam: { $line ->
    [0] něco v něm chybí nebo nesedí
   *[other] chyba je na řádku { $line }
} (anglicky: { $reason }).
problem-record_too_slow = Záznam se nestihl přehrát.

# Zda je záznam pravý, řádek po řádku.
verdict-moves = Všechny tahy odpovídají pravidlům: { $moves }.
verdict-chance = Vše náhodné vzešlo ze semínka hry.
verdict-position = Hra začala z postavené pozice: nic se nemíchalo.
verdict-result = Výsledek souhlasí.
verdict-unfinished = Hra není dohraná.
verdict-wrong = Záznam není pravý: { $reason }
verdict-no_seed = Záznam nemá semínko, není co srovnávat.
verdict-kept = Semínko je to, které bylo slíbeno předem.
verdict-broken = Semínko NENÍ to, které bylo slíbeno předem.
verdict-salted = Tvoje sůl je v semínku zamíchaná.
verdict-unsalted = Tvoje sůl v semínku NENÍ.
