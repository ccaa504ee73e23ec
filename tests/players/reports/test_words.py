from ludopolis import game
from ludopolis.players.arena.words import FOLDER
from ludopolis.players.reports.words import Words


def test_numbers_are_written_the_way_of_the_language() -> None:
    english, czech = (Words(FOLDER, language, game("duel")) for language in ("en", "cs"))
    assert english.number(-1234.56) == "−1,234.6"
    assert czech.number(-1234.56) == "−1\xa0234,6"
    assert czech.percent(0.625) == "62,5\xa0%"
    assert english.percent(0.625, 0) == "62\xa0%"


def test_names_come_from_the_game() -> None:
    english, czech = (Words(FOLDER, language, game("duel")) for language in ("en", "cs"))
    assert (english.game, czech.game) == ("7 Wonders Duel", "7 divů světa: Duel")
    assert english.end("military") == "Military supremacy"
    assert english.end("unheard-of") == "unheard-of"
