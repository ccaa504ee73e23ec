"""``ludopolis play``."""

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.app import FINE, INTERRUPTED
from ludopolis.cli.bots import named_bot
from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.files import at_home, is_record, match_of, read_text
from ludopolis.cli.output import console
from ludopolis.cli.parameters import GameId, GameOptions, Lang, read_game_options
from ludopolis.cli.saves import Saving
from ludopolis.cli.session import Leave, Session
from ludopolis.cli.words import Words, chosen_language
from ludopolis.core.contract import Game
from ludopolis.core.kinds import read_options
from ludopolis.core.match import Match
from ludopolis.core.registry import game as find_game
from ludopolis.players import BOTS, make_bot
from ludopolis.players.lineup import CUSTOM
from ludopolis.players.program import BotFailure

HUMAN = "human"
DEFAULT_OPPONENT = "greedy"


def play(
    game: GameId,
    /,
    *,
    seats: Annotated[
        str | None,
        Parameter(
            help=f"Who plays, seat by seat: {HUMAN}, a bot ({', '.join(BOTS)}) or a program: "
            "human,level:3 or human,./mybot."
        ),
    ] = None,
    lang: Lang = None,
    seed: Annotated[str | None, Parameter(help="The same seed deals the same game.")] = None,
    option: GameOptions = None,
    save: Annotated[Path | None, Parameter(help="Save the record to this file after every decision.")] = None,
    start: Annotated[
        str | None, Parameter(name="--from", help="Go on from a record or a position (JSON).")
    ] = None,
) -> int:
    """Play a game in the terminal, against bots or against each other."""
    chosen = find_game(game)
    words = Words(chosen, chosen_language(lang))
    kinds = _kinds(seats, chosen)
    own = None
    if start is None:
        given = read_options(chosen.options, read_game_options(option))
        match = Match.new(
            chosen, _names(kinds or _default_kinds(chosen.check_seats(None)), words), seed, **given
        )
    else:
        if seed is not None or option:
            raise WrongUsage("--from goes on with its own seed and options: leave out --seed and --option")
        text = read_text(start)
        match = _continued(text, start, chosen, kinds, words)
        own = at_home(start) if is_record(text) else None
    kinds = kinds or [_kind(name) for name in match.players]
    output = console()
    saving = Saving(output, words, own=own)
    if save is not None:
        saving.claim(save)
    bots = {seat: make_bot(kind) for seat, kind in enumerate(kinds) if kind != HUMAN}
    return _run(Session(match, bots, words, output, saving))


def _run(session: Session) -> int:
    """Play, and leave politely however the player goes."""
    code = FINE
    try:
        session.run()
        return FINE
    except Leave:
        pass
    except EOFError:
        session.console.print()
    except KeyboardInterrupt:
        session.console.print()
        code = INTERRUPTED
    except BotFailure:
        session.saving.on_leave(session.match)
        raise
    session.saving.on_leave(session.match)
    return code


def _kinds(seats: str | None, game: Game) -> list[str] | None:
    """Who plays on each seat: ``human`` or the name of a bot."""
    if seats is None:
        return None
    kinds = [kind.strip() for kind in seats.split(",")]
    for kind in kinds:
        if kind != HUMAN:
            _check_bot(kind)
    game.check_seats(len(kinds))
    return kinds


def _check_bot(kind: str) -> None:
    if not kind.startswith(CUSTOM) and kind.partition(":")[0] not in BOTS:
        known = ", ".join([HUMAN, *BOTS])
        raise WrongUsage(
            f"nobody called {kind!r} can play: choose from {known}, "
            "a program as in ./mybot, or a class as in python:mybot:Dreamer"
        )
    named_bot(kind)


def _default_kinds(seats: int) -> list[str]:
    return [HUMAN] + [DEFAULT_OPPONENT] * (seats - 1)


def _names(kinds: list[str], words: Words) -> list[str]:
    """The players' names; those of the same kind are numbered."""
    names = []
    for seat, kind in enumerate(kinds):
        number = kinds[: seat + 1].count(kind)
        if kind == HUMAN:
            alone = kinds.count(HUMAN) == 1
            names.append(words("player") if alone else words("player-numbered", number=number))
        else:
            names.append(kind if kinds.count(kind) == 1 else f"{kind} {number}")
    return names


def _kind(name: str) -> str:
    """Who plays under this name: ``greedy 2`` is a bot."""
    # Never somebody's own code: a record may come from a stranger, and reading it must not start anything.
    kind = re.sub(r" \d+$", "", name)
    return kind if kind.partition(":")[0] in BOTS else HUMAN


def _continued(text: str, start: str, game: Game, kinds: list[str] | None, words: Words) -> Match:
    match = match_of(text, start, lambda seats: _names(kinds or _default_kinds(seats), words))
    if match.game is not game:
        raise WrongUsage(f"{start} is a game of {match.game.id}, not of {game.id}")
    if kinds is not None and len(kinds) != match.state.seats:
        raise WrongUsage(f"{start} has {match.state.seats} seats, but --seats names {len(kinds)}")
    return match
