"""New Dawn's board: every kind of decision, widths, the map, the marks, and what can be typed."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.maps import hex_map
from ludopolis.cli.boards.new_dawn import glyphs
from ludopolis.cli.boards.new_dawn.choices import shorthand
from ludopolis.cli.boards.new_dawn.ground import pieces_of, spots_of
from ludopolis.cli.boards.new_dawn.maps import hexes_of, large_map, overview, width_of_map
from ludopolis.cli.boards.new_dawn.marks import covered, hex_of, marks_of, places_to_lay, space_of
from ludopolis.cli.words import Words
from ludopolis.core.contract import SPECTATOR, State
from ludopolis.core.errors import LudopolisError
from ludopolis.games.new_dawn.view import NewDawnView

NEW_DAWN = game("new_dawn")
BOARD = board_of(NEW_DAWN)
PLAYERS = ["Ada", "Bedřich", "Cecílie", "Dalibor"]
EN, CS = Words(NEW_DAWN, "en"), Words(NEW_DAWN, "cs")
DONE = NEW_DAWN.actions.number("done")
# Decisions that random games meet; the other kinds look like one of these.
KINDS = [
    "lay_tile",
    "turn_tile",
    "set_tile",
    "begin_turn",
    "choose_focus",
    "place_token",
    "move_token",
    "move_to",
    "replace_token",
    "advance_dial",
    "gain_card",
    "move_caravan",
    "take_pact",
    "make_alliance",
    "put_token",
    "collect",
    "exchange",
    "build",
    "pay",
    "house_wonder",
    "fight",
    "attack_tokens",
    "defence_tokens",
    "plunder",
    "discard_token",
    "swap_cards",
    "use_ability",
]
SPECIAL = ["attack", "caravans"]


def _printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def _view(state: State, seat: int | None = None) -> NewDawnView:
    view = state.view(state.seat if seat is None else seat)
    assert isinstance(view, NewDawnView)
    return view


def _game(seed: int, seats: int, map: str) -> Iterator[State]:
    """The positions of a game between players who do something whenever they can."""
    state = NEW_DAWN.new(seed=seed, seats=seats, map=map, rounds=60)
    random = seeded(f"moments {seed}")
    while not state.over:
        yield state
        actions = [action for action in state.actions() if action != DONE] or [DONE]
        state.apply(actions[random.below(len(actions))])
    yield state


def _names(state: State) -> Iterator[str]:
    """What is special about a position."""
    decision = state.decision()
    assert decision is not None
    yield decision.kind
    verbs = {action.split()[0] for action in decision.actions}
    if decision.kind == "fight" and "reinforce" in verbs and verbs & {"attack", "hunt"}:
        yield "attack"
    if "caravan" in verbs and any(action.startswith("caravan 2 ") for action in decision.actions):
        yield "caravans"


@cache
def _moments() -> dict[str, State]:
    """The first position of each kind of decision, and of what is special."""
    found: dict[str, State] = {}
    for seed in range(40):
        for state in _game(seed, 2 + seed % 3, "custom" if seed % 4 == 3 else "premade"):
            if not state.over:
                for name in _names(state):
                    if name not in found:
                        found[name] = state.copy()
        if all(name in found for name in (*KINDS, *SPECIAL)):
            break
    return found


@cache
def _standing() -> list[State]:
    """Positions in the middle and at the end of games with 2 to 4 players."""
    found = []
    for seats in (2, 3, 4):
        for map in ("premade", "custom"):
            *_, middle, last = [state.copy() for state in _game(seats, seats, map)][::150]
            found += [middle, last]
    return found


# --- every decision -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*KINDS, *SPECIAL])
@pytest.mark.parametrize(
    ("words", "width"),
    [(CS, 80), (EN, 100), (CS, 120), (EN, 170)],
    ids=["cs-80", "en-100", "cs-120", "en-170"],
)
def test_every_decision_is_drawn_and_fits(kind: str, words: Words, width: int) -> None:
    view = _view(_moments()[kind])
    text = _printed(BOARD.table(view, words, PLAYERS, width), width)
    text += _printed(BOARD.question(view, words, PLAYERS), width)
    choices = _printed(BOARD.choices(view, words, width, PLAYERS), width)
    assert max(cell_len(line) for line in (text + choices).splitlines()) <= width
    for number in range(1, len(legal(view)) + 1):
        assert re.search(rf"(^| ){number} ", choices, re.M)


@pytest.mark.parametrize("kind", [*KINDS, *SPECIAL])
@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_every_choice_can_be_explained(kind: str, words: Words) -> None:
    state = _moments()[kind]
    view = _view(state)
    for number in state.actions()[:40]:
        action = NEW_DAWN.actions[number]
        text = _printed(BOARD.explanation(view, action, words, PLAYERS), 100)
        assert text.startswith(words.action(action))


def test_what_cannot_be_chosen_can_be_explained_too() -> None:
    view = _view(_moments()["choose_focus"])
    for text, told in (
        ("place 2-0", "2-0: natural wonder"),
        ("place w8", "w8 is not on the map"),
        ("wonder kremlin", "more reinforced tokens"),
        ("focus flight", "Reinforce as many tokens"),
        ("take red embassy", "gain a resource"),
        ("lay 7a", "★"),
        ("turn 2", "turned by 120°"),
    ):
        action = NEW_DAWN.actions[NEW_DAWN.actions.number(text)]
        assert told in " ".join(_printed(BOARD.explanation(view, action, EN, PLAYERS)).split())


@pytest.mark.parametrize(("words", "width"), [(CS, 80), (EN, 100), (CS, 120), (EN, 150)])
def test_all_players_stay_readable(words: Words, width: int) -> None:
    for state in _standing():
        for seat in (0, state.seats - 1, SPECTATOR):
            view = _view(state, seat)
            text = _printed(BOARD.table(view, words, PLAYERS, width), width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            for place, player in enumerate(view.players):
                assert PLAYERS[place] in text
                assert words.name("leader", player.leader) in text
            assert (words("whole-map") in text) == (width_of_map(view) > width)


def test_spectators_see_printed_costs_and_players_their_own() -> None:
    state = next(state for state in _standing() if not state.over)
    assert "you could reach" in _printed(BOARD.table(_view(state, 0), EN, PLAYERS, 120), 120)
    assert "you could reach" not in _printed(BOARD.table(_view(state, SPECTATOR), EN, PLAYERS, 120), 120)


def test_signs_take_one_column_and_differ() -> None:
    signs = [
        *glyphs.TERRAIN_SIGNS.values(),
        *glyphs.RESOURCE_SIGNS.values(),
        *glyphs.SHAPES,
        *glyphs.CARAVANS,
    ]
    signs += [glyphs.CITY, glyphs.CAPITAL, glyphs.MATURE, glyphs.REINFORCED, glyphs.WONDER, glyphs.CITY_STATE]
    signs += [
        glyphs.NATURAL_WONDER,
        glyphs.TRADE,
        glyphs.MARKED,
        glyphs.CHOOSABLE,
        glyphs.ATTACKED,
        glyphs.MORE,
    ]
    assert all(cell_len(sign) == 1 for sign in [*signs, *glyphs.ARROWS.values()])
    assert len(set(signs)) == len(signs)


def test_cards_to_resolve_tell_their_slot_and_effect_and_others_only_their_level() -> None:
    view = _view(_moments()["choose_focus"])
    choices = " ".join(_printed(BOARD.choices(view, EN, 200, PLAYERS), 200).split())
    for card in view.players[view.seat].row:
        assert f"in slot {card.effective_slot}: {EN.effect('card', card.card)}" in choices
    for kind in ("put_token", "plunder", "discard_token"):
        choices = _printed(BOARD.choices(_view(_moments()[kind]), EN, 200, PLAYERS), 200)
        assert "in slot" not in choices
        assert "control token" not in choices


# --- the map ------------------------------------------------------------------------------------------


def test_the_map_shows_every_space_by_its_name() -> None:
    for state in _standing():
        view = _view(state, 0)
        text = "\n".join(line.plain for line in hex_map(hexes_of(view)))
        assert sorted(re.findall(r"\d+-\d|w\d", text)) == sorted(spots_of(view))


def test_the_map_shows_whose_every_space_is() -> None:
    for state in _standing():
        view = _view(state, 0)
        pieces = pieces_of(view)
        for seat, player in enumerate(view.players):
            cities = {city.space for city in player.cities}
            owned = {
                space
                for space, there in pieces.items()
                if any(piece.signs[0] == glyphs.SHAPES[seat] for piece in there)
            }
            assert owned == cities | set(player.tokens) | set(player.reinforced)
            capitals = [space for space in owned if glyphs.CAPITAL in pieces[space][0].signs]
            assert capitals == [city.space for city in player.cities if city.capital]
            mature = {space for space in cities if glyphs.MATURE in pieces[space][0].signs}
            assert mature == {city.space for city in player.cities if city.mature}


def test_barbarians_and_caravans_stand_on_their_spaces() -> None:
    seen = 0
    for state in _standing():
        view = _view(state, 0)
        pieces = pieces_of(view)
        for barbarian in view.barbarians:
            if barbarian.space is not None:
                assert barbarian.barbarian.upper() in [piece.signs for piece in pieces[barbarian.space]]
                seen += 1
        for seat, player in enumerate(view.players):
            on_map = [space for space in player.caravans if space not in (None, "card")]
            for space in on_map:
                assert space is not None
                assert glyphs.CARAVANS[seat] in [piece.signs for piece in pieces[space] if piece.caravan]
                seen += 1
    assert seen > 40


def test_the_overview_has_all_spaces() -> None:
    view = _view(_standing()[-1], 0)
    letters = "".join(line.plain for line in overview(view))
    for seat, player in enumerate(view.players):
        assert letters.count(glyphs.SHAPES[seat]) == player.spaces


@pytest.mark.parametrize("kind", ["place_token", "house_wonder", "set_tile"])
def test_the_overview_marks_what_can_be_chosen(kind: str) -> None:
    view = _view(_moments()[kind])
    letters = "".join(line.plain for line in overview(view))
    count = len(marks_of(view)) + len(places_to_lay(view))
    assert letters.count(glyphs.CHOOSABLE) == count > 0


def test_a_cropped_map_shows_what_can_be_chosen() -> None:
    checked = 0
    for state in _game(4, 4, "premade"):
        view = _view(state) if not state.over else None
        if view is None or not 0 < len(marks_of(view)) <= 3:
            continue
        assert width_of_map(view) > 80
        text = "\n".join(line.plain for line in large_map(view, 60))
        places = [spots_of(view)[space].place for space in marks_of(view)]
        columns = [2 * q + r for q, r in places]
        if max(columns) - min(columns) <= 12:
            assert all(f"{mark.sign}{space}" in text for space, mark in marks_of(view).items())
            checked += 1
    assert checked > 10


# --- marks and places -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind", ["place_token", "move_caravan", "build", "attack", "house_wonder", "move_token"]
)
def test_the_marked_spaces_are_the_legal_ones(kind: str) -> None:
    view = _view(_moments()[kind])
    spaces = {space for action in legal(view) if (space := space_of(action))}
    assert set(marks_of(view)) == spaces
    difficulties = {target.space: str(target.difficulty) for target in view.targets}
    for space, mark in marks_of(view).items():
        if mark.sign == glyphs.CHOOSABLE and space in difficulties:
            assert mark.note == difficulties[space]


def test_the_space_under_attack_is_marked() -> None:
    view = _view(_moments()["attack_tokens"])
    assert view.combat is not None
    assert marks_of(view)[view.combat.space].sign == glyphs.ATTACKED


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_combat_shows_both_sums_and_all_their_parts(words: Words) -> None:
    view = _view(_moments()["attack_tokens"])
    assert view.combat is not None
    text = _printed(BOARD.table(view, words, PLAYERS, 80))
    attack, defence = view.combat.attack, view.combat.defence
    assert f"{sum(attack.values())} : {sum(defence.values())}" in text
    for key in (*attack, *defence):
        assert words.name("bonus", key) in text


def test_attacks_are_listed_with_both_values() -> None:
    view = _view(_moments()["attack"])
    choices = _printed(BOARD.choices(view, EN, 80, PLAYERS))
    assert view.targets
    for target in view.targets:
        attack = sum(target.attack.values())
        values = f"{attack}:{sum(target.defence.values())}"
        assert re.search(rf"\b{target.space} \S+ {values}\b", choices)
        verb = "hunt" if target.barbarian else "attack"
        action = NEW_DAWN.actions[NEW_DAWN.actions.number(f"{verb} {target.space}")]
        told = _printed(BOARD.explanation(view, action, EN, PLAYERS))
        assert f"Attack without the die  {attack} " in told
        assert f"Defence without the die  {sum(target.defence.values())}" in told
        assert all(EN.name("bonus", key) in told for key in (*target.attack, *target.defence))


def test_a_tile_covers_the_spaces_that_are_promised() -> None:
    checked = 0
    for state in _game(3, 3, "custom"):
        view = _view(state) if not state.over else None
        if view is None or view.decision is None or view.laying is None:
            break
        if view.decision.kind != "set_tile":
            continue
        assert list(places_to_lay(view).values()) == [action.split()[1] for action in legal(view)]
        for action in legal(view)[:2]:
            after = state.copy()
            after.play(action)
            side = view.laying.side
            laid = next(tile for tile in _view(after, 0).tiles if tile.side == side)
            position = action.split()[1]
            assert laid.spaces == covered(view, position)
            assert laid.spaces[0] == hex_of(position)
            checked += 1
    assert checked > 10


# --- what can be typed ----------------------------------------------------------------------------------


def test_a_space_alone_is_enough() -> None:
    view = _view(_moments()["place_token"])
    for action in legal(view):
        if space := space_of(action):
            assert shorthand(view, space, EN) == action
            assert shorthand(view, f" {space.upper()} ", EN) == action
    free = next(space for space in spots_of(view) if f"place {space}" not in legal(view))
    assert shorthand(view, free, EN) == f"place {free}"
    for typed in ("3", "done", "place", "", "7-33", "99-9", "k12", "z1"):
        assert shorthand(view, typed, EN) is None
    assert shorthand(_view(_moments()["choose_focus"]), "7-3", EN) is None


def test_a_caravan_is_named_by_its_number() -> None:
    view = _view(_moments()["caravans"])
    by_space = [action.split()[1:] for action in legal(view) if action.startswith("caravan ")]
    for caravan, space in by_space:
        assert shorthand(view, f"{caravan} {space}", EN) == f"caravan {caravan} {space}"
    both = [space for caravan, space in by_space if caravan == "2" and ["1", space] in by_space]
    if both:
        with pytest.raises(LudopolisError, match="several choices"):
            shorthand(view, both[0], EN)


def test_a_position_can_be_typed() -> None:
    view = _view(_moments()["set_tile"])
    for action in legal(view):
        assert shorthand(view, action.split()[1], EN) == action


def test_a_game_at_the_prompt(run: Command) -> None:
    start = ("play", "new_dawn", "--seed", "abc", "--lang", "en", "--seats", "human,human")
    out = run(*start, typed=["?", "? 1", "1", "hint", "undo", "focus early_empire"]).out
    assert "Spaces are called by tile and number" in out
    assert "Choose a focus card to resolve." in out
    assert "Place a control token on" in out


@pytest.mark.parametrize("language", ["cs", "en"])
def test_everything_hidden_can_be_shown(language: str) -> None:
    state = _standing()[0]
    words = Words(NEW_DAWN, language)
    text = _printed(BOARD.secrets(state.position(), words), 200)
    for deck in _view(state, 0).decks:
        if deck.wonder is not None:
            assert words.name("wonder", deck.wonder) in text


def test_what_is_hidden_changes_nothing() -> None:
    for state in _standing():
        other = state.determinize(SPECTATOR, seeded("another world"))
        shown = [_printed(BOARD.table(_view(world, 0), CS, PLAYERS, 100), 100) for world in (state, other)]
        assert shown[0] == shown[1]
