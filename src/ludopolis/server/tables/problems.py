"""Everything a table refuses, in both languages. The page shows these words; programs look at the code."""

from ludopolis.server.http import Problem

PROBLEMS: dict[str, tuple[int, str, str]] = {
    "no_such_game": (404, "Takovou hru tu nemáme.", "There is no such game here."),
    "no_such_table": (404, "Takový stůl tu není.", "There is no such table."),
    "no_such_record": (404, "Takový záznam tu není.", "There is no such record."),
    "no_such_player": (404, "Takového hráče neznáme.", "We know no such player."),
    "no_such_round": (404, "Takové kolo se tu nehrálo.", "No such round was played here."),
    "no_such_view": (404, "Takový pohled tu není.", "There is no such view."),
    "bad_list": (422, "Seznam je mine, public nebo watch.", "A list is mine, public or watch."),
    "bad_seats": (
        422,
        "Takhle se tahle hra usadit nedá: {reason}",
        "This game cannot be seated so: {reason}",
    ),
    "bad_option": (422, "Takhle se hrát nedá: {reason}", "It cannot be played like this: {reason}"),
    "bad_position": (422, "Taková pozice nemůže nastat: {reason}", "This position is impossible: {reason}"),
    "bad_clock": (
        422,
        "Hodiny mají buď vteřiny na hru (10 až 86 400) a přídavek do hodiny, nebo 1 až 30 dnů na tah.",
        "A clock has seconds for a game (10 to 86,400) and up to an hour of bonus, or 1 to 30 days a turn.",
    ),
    "bad_rounds": (422, "Kol může být 1 až 20.", "There can be 1 to 20 rounds."),
    "bad_salt": (
        422,
        "Sůl je 1 až 64 písmen bez diakritiky a číslic.",
        "A salt is 1 to 64 plain letters and digits.",
    ),
    "bad_level": (422, "Úroveň bota je 1 až 5.", "The level of a bot is 1 to 5."),
    "wrong_invite": (
        403,
        "K tomuto stolu se dá sednout jen s pozvánkou. Požádej o odkaz někoho, kdo u něj sedí.",
        "You need an invitation to sit down here. Ask somebody at the table for the link.",
    ),
    "table_full": (409, "Všechna místa jsou obsazená.", "All seats are taken."),
    "seat_taken": (409, "Tohle místo je obsazené.", "This seat is taken."),
    "already_started": (409, "Hra už začala.", "The game has started."),
    "not_seated": (403, "U tohoto stolu nesedíš.", "You do not sit at this table."),
    "not_owner": (
        403,
        "Tohle může jen ten, kdo stůl založil.",
        "Only whoever set the table up can do this.",
    ),
    "not_your_seat": (403, "Za tohle místo hrát nemůžeš.", "You cannot act for this seat."),
    "not_playing": (409, "Teď se tu nehraje.", "No game is going on here now."),
    "paused": (409, "Hra je pozastavená.", "The game is paused."),
    "not_paused": (409, "Hra není pozastavená.", "The game is not paused."),
    "not_your_turn": (409, "Teď rozhoduje někdo jiný.", "Somebody else decides now."),
    "stale": (
        409,
        "Mezitím se něco změnilo. Podívej se a zkus to znovu.",
        "Something has changed. Look again.",
    ),
    "foresight_busy": (
        429,
        "Na předchozí výhled ještě čekáš.",
        "You are still waiting for an earlier look ahead.",
    ),
    "no_such_line": (
        409,
        "Takhle za sebou se hrát nedá: {reason}",
        "It cannot be played like this: {reason}",
    ),
    "illegal": (409, "{reason}", "{reason}"),
    "unknown_action": (422, "Tohle není žádná akce téhle hry: {reason}", "{reason}"),
    "nothing_to_undo": (409, "Není co vrátit.", "There is nothing to take back."),
    "undo_revealed": (
        409,
        "Tah už vrátit nejde: někdo díky němu uviděl něco skrytého nebo náhodného.",
        "This cannot be taken back: it has shown somebody something hidden or random.",
    ),
    "undo_too_late": (
        409,
        "Na jiný tah už ti nezbývá čas.",
        "You have no time left for another move.",
    ),
    "undo_waits": (409, "O vrácení tahu už někdo žádá.", "Somebody is asking to take a move back already."),
    "no_undo_asked": (409, "O vrácení tahu tě nikdo nežádá.", "Nobody asks you to take a move back."),
    "no_next_round": (409, "Další kolo teď nezačíná.", "No further round is about to start."),
    "not_away": (
        409,
        "Bot může převzít místo, jehož hráč je aspoň dvě minuty pryč. U her na dny rozhodují hodiny.",
        "A bot may take over a seat whose player has been away for two minutes. In games over days the clock "
        "decides.",
    ),
    "not_a_person": (409, "Na tomto místě nikdo nehraje.", "No person plays on this seat."),
    "cannot_take_back": (
        409,
        "Tohle místo si zpátky vzít nemůžeš. Proti lidem zůstává botovi místo, které mu kdo sám přenechal.",
        "You cannot take this seat back. Against people, a seat you gave to a bot yourself stays with it.",
    ),
    "no_hints": (
        409,
        "Rady dávají boti jen u stolů, kde nehraješ proti lidem.",
        "Bots give advice only where you do not play against people.",
    ),
    "no_advice": (503, "Poradce teď nemá čas. Zkus to za chvíli.", "The adviser is busy. Try again soon."),
    "hint_busy": (429, "Na minulou radu se ještě čeká.", "The last advice is still on its way."),
    "bad_chat": (422, "Zpráva má mít 1 až 500 znaků.", "A message has 1 to 500 characters."),
    "bad_message": (422, "Téhle zprávě nerozumím: {reason}", "This message makes no sense: {reason}"),
    "no_rematch_yet": (409, "Odveta může začít, až bude po hře.", "A rematch comes when the game is over."),
    "not_over": (
        409,
        "Záznam a přehrání budou k dispozici, až kolo skončí: do té doby by prozradily, co je skryté.",
        "The record and the replay come when the round is over: until then they would tell what is hidden.",
    ),
    "bad_record": (422, "Tohle není správný záznam: {reason}", "This record is not right: {reason}"),
    "record_too_slow": (
        422,
        "Záznam se nestihl přehrát.",
        "Replaying the record took too long.",
    ),
    "old_rules": (
        409,
        "Tahle hra se hrála podle starší verze pravidel a dál v ní pokračovat nejde.",
        "This game was played by an older version of the rules and cannot go on.",
    ),
}


def problem(code: str, reason: str = "", reason_cs: str = "", rule: str | None = None) -> Problem:
    status, cs, en = PROBLEMS[code]
    texts = {"cs": cs.format(reason=reason_cs or reason), "en": en.format(reason=reason)}
    return Problem(status, code, texts, rule)
