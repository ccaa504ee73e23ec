"""The report: well-formed, complete in one file, in both languages, whatever there is to show."""

import re
from html.parser import HTMLParser

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

from ludopolis import game
from ludopolis.players import Bot, Perspective, move_limit
from ludopolis.players.arena import Fault, Outcome, Plan, Summary, contest, summarize
from ludopolis.players.arena.job import FORFEIT
from ludopolis.players.arena.report import report_page
from ludopolis.players.arena.words import FOLDER, Words
from ludopolis.players.move_limit import ENDLESS
from players.arena.rogues import MAKERS

VOID = {"meta"}


class Wordy(Bot):
    """Has a lot to say before it fails."""

    def choose(self, seen: Perspective) -> int:
        raise RuntimeError("first line\n  second line")


class Checker(HTMLParser):
    """Every tag is closed in order; nothing comes from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert not {"src", "href"} & {name for name, _ in attributes}
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def checked(page: str) -> Checker:
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert not checker.open
    assert "script" not in checker.tags
    assert "nan" not in page.replace("Finance", "")
    assert "url(" not in page
    return checker


@pytest.fixture(scope="module")
def summary(plan: Plan, outcomes: list[Outcome]) -> Summary:
    return summarize(plan, outcomes)


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Arena: 7 Wonders Duel"), ("cs", "Aréna: 7 divů světa: Duel")]
)
def test_the_page_is_whole(summary: Summary, language: str, heading: str) -> None:
    page = report_page(summary, language)
    checker = checked(page)
    assert page.startswith("<!DOCTYPE html>")
    assert f'lang="{language}"' in page
    assert "prefers-color-scheme: dark" in page
    assert heading in checker.words
    assert checker.tags.count("svg") == 5
    assert checker.tags.count("section") == 8
    for player in summary.players:
        assert checker.words.count(player.name) >= 4


def test_faults_are_told_and_escaped() -> None:
    plan = Plan("duel", ("<b>&\"'", "random"), games=2)
    outcomes = contest(plan, makers={**MAKERS, "<b>&\"'": MAKERS["crasher"]})
    page = report_page(summarize(plan, outcomes), "en")
    assert "<b>&" not in page
    assert any("out of ideas" in words for words in checked(page).words)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "18 games were lost this way; equal failures share a row."),
        ("cs", "Takto skončilo 18 her; stejná selhání mají společný řádek."),
    ],
)
def test_equal_faults_share_a_row_and_keep_their_lines(language: str, told: str) -> None:
    plan = Plan("duel", ("wordy", "random"), games=18)
    outcomes = contest(plan, makers={**MAKERS, "wordy": Wordy})
    page = report_page(summarize(plan, outcomes), language)
    section = page[page.index('class="wide faults"') :]
    assert told in section
    assert section.count("<tr>") == 2
    assert '<td>18</td><td>1–2</td><td class="prose">RuntimeError: first line\n  second line' in section
    assert "td.prose { text-align: left; white-space: pre-wrap;" in page


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "These are the 20 most frequent failures."),
        ("cs", "Uvedena jsou nejčastější selhání, celkem 20."),
    ],
)
def test_too_many_different_faults_are_not_all_shown(
    outcomes: list[Outcome], language: str, told: str
) -> None:
    def failed(number: int) -> Outcome:
        return msgspec.structs.replace(
            outcomes[0], fault=Fault(0, "greedy", "crashed", 1, f"number {number}")
        )

    plan = Plan("duel", ("greedy", "random"), games=22)
    many, enough = (summarize(plan, [failed(number) for number in range(count)]) for count in (21, 20))
    assert told in report_page(many, language)
    assert told not in report_page(enough, language)


def test_endless_games_are_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 0.1)
    plan = Plan("duel", ("random", "random"), games=4)
    summary = summarize(plan, contest(plan))
    assert summary.ends == {ENDLESS: 4}
    assert (summary.forfeits, summary.faults) == (0, [])
    for player in summary.players:
        assert (player.win_rate, player.mean_score, player.ends) == (0.5, None, {ENDLESS: 4})
    for language, words in (("en", "Endless, a draw"), ("cs", "Bez konce, remíza")):
        assert any(words in told for told in checked(report_page(summary, language)).words)


def test_long_names_and_many_bots() -> None:
    bots = ("random", "program:" + "x" * 200, *["random"] * 6)
    plan = Plan("duel", bots, games=2)
    outcomes = contest(plan, makers={bots[1]: MAKERS["closing"]})
    assert "x" * 30 + "…" in report_page(summarize(plan, outcomes), "en")


# --- words -------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, set[str]]:
    text = (FOLDER / f"text.{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    blocks = re.split(r"^(?=[a-z])", text, flags=re.M)
    return {block.split(" ")[0]: set(re.findall(r"\$(\w+)", block)) for block in blocks[1:]}


def test_both_languages_have_the_same_messages() -> None:
    assert messages("cs") == messages("en")


def test_every_message_is_used() -> None:
    folders = [FOLDER, FOLDER.parent.parent / "cli"]
    source = "".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.glob("*.py"))
    ends = {f"end-{end}" for end in (FORFEIT, ENDLESS)}
    unused = [id for id in messages("en") if f'"{id}"' not in source and f"'{id}'" not in source]
    assert set(unused) == ends


def test_intervals_durations_and_ends() -> None:
    english = Words("en", game("duel"))
    assert english.span((0.45, 0.625)) == "45–62\xa0%"
    assert [english.duration(s) for s in (2.5, 0.0123, 4.56e-4, 1e-9)] == [
        "2.50\xa0s",
        "12.3\xa0ms",
        "456\xa0µs",
        "0.00\xa0µs",
    ]
    assert english.end("military") == "Military supremacy"
    assert english.end("forfeit") == "Lost by a failing bot"
    assert english.end("unheard-of") == "unheard-of"
