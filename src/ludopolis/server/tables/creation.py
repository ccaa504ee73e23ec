"""Setting up a table: a request is checked and becomes the first entry."""

from ludopolis.core.contract import Game
from ludopolis.core.errors import BadOption, BadPosition, UnknownGame
from ludopolis.core.kinds import OptionValue, read_options
from ludopolis.core.match import Match
from ludopolis.core.registry import game as find_game
from ludopolis.core.registry import game_ids
from ludopolis.server import wire
from ludopolis.server.people.secrets import new_id
from ludopolis.server.problems import problem
from ludopolis.server.tables.commands import check_level, check_salt
from ludopolis.server.tables.events import BOT, HERE, OPEN, PERSON, Created, Seated
from ludopolis.server.tables.shuffle import fresh_secret
from ludopolis.server.tables.table import OVER, Chair, Table

ID_LENGTH = 10
INVITE_LENGTH = 6
MOST_ROUNDS = 20
LONGEST_NAME = 40
SECONDS = (10, 86_400)  # for a whole game
MOST_BONUS = 3600  # seconds after a turn
MOST_DAYS = 30  # for a turn


def fresh_id() -> str:
    return new_id(ID_LENGTH)


def fresh_invite(id: str) -> str:
    """It begins with the id of the table, so it is enough to find and enter it."""
    return f"{id}-{new_id(INVITE_LENGTH)}"


def create(id: str, player: str, name: str, new: wire.NewTable) -> Created:
    """The first entry of a table."""
    game = playable(new.game)
    check_salt(new.salt)
    _check_clock(new.clock)
    if not 1 <= new.rounds <= MOST_ROUNDS:
        raise problem("bad_rounds", most=MOST_ROUNDS)
    seats = [_seated(seat, player, name, new.salt) for seat in new.seats]
    _check_seats(game, seats)
    version, options = _rules(game, new, len(seats))
    return Created(
        game=game.id,
        version=version,
        owner=player,
        seats=seats,
        options=options,
        secret=fresh_secret(),
        invite=fresh_invite(id),
        public=new.public,
        clock=new.clock,
        rounds=new.rounds,
        position=new.position,
    )


def check_rematch(table: Table, player: str) -> None:
    if player not in table.people:
        raise problem("not_seated")
    if table.phase != OVER or table.more_rounds:
        raise problem("no_rematch_yet")


def create_rematch(table: Table, player: str, name: str, invite: str, salt: str | None) -> Created:
    """The same game for the same people, everybody one seat further. The others' seats wait for them."""
    check_salt(salt)
    return Created(
        game=table.setup.game,
        version=table.game.version,
        owner=player,
        seats=[_seated_again(chair, player, name, salt) for chair in _moved_on(table)],
        options=table.setup.options,
        secret=fresh_secret(),
        invite=invite,
        clock=table.setup.clock,
        rounds=table.setup.rounds,
        position=table.setup.position,
    )


def _moved_on(table: Table) -> list[Chair]:
    return [table.chairs[-1], *table.chairs[:-1]]


def seat_again(table: Table, new_table: Table, player: str) -> int | None:
    """The seat at the new table that waits for somebody from the old one; None if it does not."""
    for seat, chair in enumerate(_moved_on(table)):
        if chair.player == player and new_table.chairs[seat].kind == OPEN:
            return seat
    return None


def _seated_again(chair: Chair, player: str, name: str, salt: str | None) -> Seated:
    kind = chair.lent or chair.kind
    if kind == PERSON:
        mine = chair.player == player
        return Seated(kind=PERSON, player=player, name=name, salt=salt) if mine else Seated(kind=OPEN)
    if kind == HERE:
        return Seated(kind=HERE, player=chair.player, name=chair.name)
    return Seated(kind=BOT, level=chair.level)


def playable(id: str) -> Game:
    if id not in game_ids():
        raise problem("no_such_game")
    try:
        return find_game(id)
    except UnknownGame:
        raise problem("no_such_game") from None


def _seated(seat: wire.NewSeat, player: str, name: str, salt: str | None) -> Seated:
    match seat.kind:
        case "me":
            return Seated(kind=PERSON, player=player, name=name, salt=salt)
        case "here":
            return Seated(kind=HERE, player=player, name=_guest_name(seat.name, name), salt=salt)
        case "open":
            return Seated(kind=OPEN)
        case "bot":
            check_level(seat.level)
            return Seated(kind=BOT, level=seat.level)
    raise problem("bad_seats", fault="kind", given=repr(seat.kind))


def _guest_name(given: str | None, host: str) -> str:
    plain = "".join(letter for letter in given or "" if letter.isprintable())
    return " ".join(plain.split())[:LONGEST_NAME] or f"{host} +"


def _check_seats(game: Game, seats: list[Seated]) -> None:
    if len(seats) not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise problem("bad_seats", fault="count", given=counts)
    if sum(seat.kind == PERSON for seat in seats) > 1:
        raise problem("bad_seats", fault="twice", given="")
    if all(seat.kind == BOT for seat in seats):
        raise problem("bad_seats", fault="bots", given="")
    if all(seat.player is None for seat in seats):
        raise problem("bad_seats", fault="without_you", given="")


def _check_clock(clock: wire.Clock | None) -> None:
    if clock is None:
        return
    by_game = clock.seconds is not None and SECONDS[0] <= clock.seconds <= SECONDS[1] and clock.days is None
    by_turn = clock.days is not None and 1 <= clock.days <= MOST_DAYS and clock.seconds is None
    if not (by_game or by_turn) or not 0 <= clock.bonus <= MOST_BONUS:
        raise problem("bad_clock", least=SECONDS[0], most=SECONDS[1], days=MOST_DAYS)


def _rules(game: Game, new: wire.NewTable, seats: int) -> tuple[int, dict[str, OptionValue]]:
    """The version of the rules and the options; a position names its own."""
    try:
        if new.position is None:
            return game.version, read_options(game.options, new.options)
        match = Match.from_position(game, new.position, [f"seat {seat}" for seat in range(seats)])
    except BadOption as wrong:
        raise problem("bad_option", reason=str(wrong)) from None
    except BadPosition as wrong:
        found = "; ".join(str(fault) for fault in wrong.faults[:20])
        raise problem("bad_position", fault="other", reason=found) from None
    if match.state.over:
        raise problem("bad_position", fault="over", reason="")
    return match.game.version, match.options
