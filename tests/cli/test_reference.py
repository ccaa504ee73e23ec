"""``games``, ``cards``, ``rules``, ``completion``, ``bench``, ``--version`` and wrong usage."""

import json

import pytest

from cli.running import Command
from ludopolis import game

DUEL = game("duel")


def test_version_tells_the_build(run: Command) -> None:
    assert "0." in (out := run("--version").out)
    assert "compiled" in out or "plain Python" in out


def test_help_lists_the_commands(run: Command) -> None:
    done = run("--help")
    assert done.code == 0
    assert all(name in done.out for name in ("play", "games", "cards", "rules", "show", "verify", "bench"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nope"], "nope"),
        (["play"], "GAME"),
        (["play", "chess"], "'chess': there are: civilization, duel"),
        (["play", "duel", "--seats", "human,gredy"], "'gredy' can play: choose from human, random, greedy"),
        (["play", "duel", "--seats", "human,mcts:abc"], "mcts cannot take 'abc'"),
        (["play", "duel", "--seats", "human,level:9"], "there is no level 9"),
        (["play", "duel", "--seats", "human"], "cannot be played by 1"),
        (["play", "duel", "--option", "centre_pawn_rule=x"], "last_active_chooses"),
        (["play", "duel", "--option", "centre_pawn_rules=x"], "did you mean centre_pawn_rule?"),
        (["play", "duel", "--option", "centre_pawn_rule"], "name=value"),
        (["play", "duel", "--lang", "fr"], '"cs", "en"'),
        (["play", "duel", "--colour"], "--colour"),
        (["cards", "duel", "--colour", "pink"], "brown"),
        (["cards", "duel", "--age", "4"], "1, 2, 3"),
        (["cards", "duel", "--age", "x"], "int"),
        (["cards", "duel", "--age", "1.2"], "ludopolis: --age must be a whole number, not 1.2"),
        (["replay", "game.record", "--move", "1.5"], "--move must be a whole number, not 1.5"),
        (["serve", "--port", "80.5"], "--port must be a whole number, not 80.5"),
        (["cards", "duel", "--kind", "coin"], "card, progress, wonder"),
        (["bench", "duel", "--seconds", "0"], "more than 0"),
        (["bench", "duel", "--seats", "3"], "choose one of 2"),
        (["completion", "tcsh"], "bash"),
        (["show", "--nope"], "--nope"),
        (["verify", "--nope"], "--nope"),
    ],
)
def test_wrong_usage_says_what_is_possible(run: Command, arguments: list[str], said: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err
    assert done.out == ""


def test_games_as_json(run: Command) -> None:
    duel = next(found for found in json.loads(run("games", "--json").out) if found["id"] == "duel")
    assert duel["name"] == "7 Wonders Duel"
    assert duel["seats"] == [2]
    assert duel["rules_version"] == DUEL.version
    assert duel["actions"] == len(DUEL.actions)
    pawn = next(option for option in duel["options"] if option["id"] == "centre_pawn_rule")
    assert pawn["default"] == "last_active_starts"
    assert pawn["values"] == ["last_active_starts", "last_active_chooses"]
    assert pawn["rule"] == "R4.7"


def test_games_for_people(run: Command) -> None:
    out = run("games", "--lang", "cs").out
    assert "7 divů světa: Duel" in out
    assert "first_game_wonders" in out
    assert "1202 actions" in out


# --- cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "en"])
def test_cards_lists_every_component(run: Command, language: str) -> None:
    out = run("cards", "duel", "--lang", language).out
    texts = DUEL.texts(language)
    for kind in ("card", "wonder", "progress"):
        for id in DUEL.components[kind]:
            assert texts.name(kind, id) in out


@pytest.mark.parametrize("name", ["theater", "Divadlo", "DIVADLO", "theat"])
def test_one_card_in_full(run: Command, name: str) -> None:
    out = run("cards", "duel", name, "--lang", "en").out
    assert "Theater" in out
    assert "3 VP" in out
    assert "Makes Statue free (chain Theatre mask, R5.5)." in out
    assert "Altar" not in out


def test_names_without_diacritics_and_of_several_words(run: Command) -> None:
    out = run("cards", "duel", "prekladiste", "dreva", "--lang", "cs").out
    assert "Překladiště dřeva" in out
    assert "Cena: 1 mince" in out


def test_a_part_of_a_name_finds_all(run: Command) -> None:
    out = run("cards", "duel", "guild").out
    assert "Merchants Guild" in out
    assert "Tacticians Guild" in out


def test_an_unknown_name_suggests_close_ones(run: Command) -> None:
    done = run("cards", "duel", "Theatr")
    assert done.code == 1
    assert "did you mean Theater" in done.err
    assert run("cards", "duel", "qqqqqq").code == 1


def test_cards_as_json_with_filters(run: Command) -> None:
    found = json.loads(run("cards", "duel", "--age", "1", "--colour", "modrá", "--json").out)
    assert [card["id"] for card in found] == ["theater", "altar", "baths"]
    assert found[2]["cost"] == {"stone": 1}
    assert found[2]["names"] == {"cs": "Lázně", "en": "Baths"}
    assert found[2]["kind"] == "card"
    assert found[2]["text"] == "3 VP."
    assert len(json.loads(run("cards", "duel", "--kind", "wonder", "--json").out)) == 12
    assert len(json.loads(run("cards", "duel", "--json").out)) == 95


def test_filters_that_exclude_everything(run: Command) -> None:
    assert run("cards", "duel", "--age", "3", "--colour", "brown").code == 1


# --- rules ------------------------------------------------------------------------------------------


def test_rules_contents(run: Command) -> None:
    out = run("rules", "duel").out
    assert "R5" in out
    assert "Prices and payment" in out


def test_one_rule_in_each_language(run: Command) -> None:
    assert run("rules", "duel", "R1.7").out.startswith("R1.7 Only the value of coins matters")
    assert "Bance mince nikdy nedojdou" in run("rules", "duel", "r1.7", "--lang", "cs").out


def test_a_section_and_an_edge_case(run: Command) -> None:
    out = run("rules", "duel", "R8").out
    assert "Science and progress" in out
    assert "R8.1" in out
    assert "R8.4" in out
    assert run("rules", "duel", "E12").out.startswith("E12")


def test_a_search_in_the_rules(run: Command) -> None:
    out = run("rules", "duel", "urbanism", "chain").out
    assert "rules with “urbanism chain”" in out
    assert "E10" in out


@pytest.mark.parametrize("query", ["R99", "E999", "xyzzy"])
def test_unknown_rules(run: Command, query: str) -> None:
    done = run("rules", "duel", query)
    assert done.code == 1
    assert query in done.err


def test_a_search_for_brackets(run: Command) -> None:
    done = run("rules", "duel", "[/chain]")
    assert "[/chain]" in done.out + done.err


def test_rules_as_json(run: Command) -> None:
    (rule,) = json.loads(run("rules", "duel", "R5.7", "--json").out)
    assert rule["number"] == "R5.7"
    assert rule["section"] == "R5"
    assert rule["text"]
    assert len(json.loads(run("rules", "duel", "--json").out)) == len(DUEL.rulebook("en").rules)


# --- bench and completion ---------------------------------------------------------------------------


def test_bench_as_json(run: Command) -> None:
    done = run("bench", "duel", "--seconds", "0.01", "--json")
    found = json.loads(done.out)
    assert found["game"] == "duel"
    assert found["games_per_s"] > 0
    assert set(found["simulations_per_s"]) == {"start", "middle"}
    assert min(found["simulations_per_s"].values()) > 0
    assert {"decisions_per_s", "copy_ns", "determinize_ns", "peak_mb", "compiled"} <= found.keys()
    assert done.err == ""


def test_bench_for_people(run: Command) -> None:
    out = run("bench", "duel", "--seconds", "0.01").out
    assert "games" in out
    assert out.count("simulations/s") == 2
    assert ("not compiled" in out) == ("plain Python" in out)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(run: Command, shell: str) -> None:
    done = run("completion", shell)
    assert done.code == 0
    assert "ludopolis" in done.out
    assert "replay" in done.out
