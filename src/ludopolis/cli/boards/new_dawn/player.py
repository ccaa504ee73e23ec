"""A player's focus row and goods."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE, legal
from ludopolis.cli.boards.faces import cut, flow
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.new_dawn.glyphs import (
    CARAVANS,
    CITY,
    CITY_STATE,
    CITY_STATES,
    GOLD,
    MARKED,
    NATURAL_WONDER,
    NATURAL_WONDERS,
    SHAPES,
    TRADE,
    WONDER,
    card_chip,
    resource,
    seat_sign,
    slot_sign,
    type_chip,
)
from ludopolis.cli.boards.new_dawn.ground import ON_CARD
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.components import COMPONENTS
from ludopolis.games.new_dawn.view import CardView, NewDawnView, PlayerView

WIDEST_CARD = 24
SPENT = "×"


def block(view: NewDawnView, seat: int, words: Words, players: list[str], width: int) -> RenderableType:
    """A heading, the focus row, and everything else the player has."""
    deciding = view.decision is not None and view.decision.seat == seat
    return Group(
        Rule(_title(view, seat, words, players), align="left", style=NUMBER if deciding else FAINT),
        *focus_row(view, seat, words, width),
        flow([*_numbers(view, seat, words), *_goods(view, seat, words)], width),
    )


def _title(view: NewDawnView, seat: int, words: Words, players: list[str]) -> Text:
    player = view.players[seat]
    title = Text.assemble(("▶ ", NUMBER)) if view.decision and view.decision.seat == seat else Text()
    title.append_text(seat_sign(seat))
    title.append(f" {players[seat]}", TITLE)
    if seat == view.seat:
        title.append(f" {words('you')}")
    title.append(f" · {words.name('leader', player.leader)}")
    if view.victory_cards:
        marked = words("marked", count=player.marks, needed=len(view.victory_cards))
        title.append(f" · {MARKED} {marked}", TITLE)
    return title


# --- the focus row --------------------------------------------------------------------------------


def focus_row(view: NewDawnView, seat: int, words: Words, width: int) -> list[Text]:
    """The cards from slot 1 to 5: slot with its terrain, type, level, tokens; the name below."""
    row = view.players[seat].row
    room = min(WIDEST_CARD, width // max(1, len(row)) - 1)
    numbers = _numbers_of_cards(view) if seat == view.seat else {}
    blocks = [_card(card, words, room, numbers.get(card.card)) for card in row]
    return abreast(blocks, [room] * len(blocks)) if blocks else []


def _card(card: CardView, words: Words, width: int, number: int | None) -> list[Text]:
    heading = Text.assemble((slot_sign(card.slot), TITLE))
    if card.effective_slot != card.slot:
        heading.append(f"→{card.effective_slot}", TITLE)
    heading.append(" ")
    heading.append_text(card_chip(card.card, words))
    heading.append_text(_on_card(card))
    choice = f"#{number} " if number else ""
    name = cut(words.name("card", card.card), width - len(choice))
    return [heading, Text.assemble((choice, NUMBER), name)]


def _on_card(card: CardView) -> Text:
    """Trade tokens, city-state tokens and natural wonders on a card; used ones are crossed."""
    tokens = Text(TRADE * card.trade, f"bold {GOLD}")
    for sign, ids in ((CITY_STATE, card.city_states), (NATURAL_WONDER, card.natural_wonders)):
        for id in ids:
            tokens.append(sign if id in card.free else SPENT, "" if id in card.free else FAINT)
    return tokens


def _numbers_of_cards(view: NewDawnView) -> dict[str, int]:
    """For each card of the own row the number of the choice that is about it."""
    numbers = {}
    for number, action in enumerate(legal(view), start=1):
        verb, _, card = action.partition(" ")
        if verb in ("focus", "put", "discard"):
            numbers[card] = number
    return numbers


# --- everything else ------------------------------------------------------------------------------


def _numbers(view: NewDawnView, seat: int, words: Words) -> Iterator[Text]:
    """The dial, the pieces left, the caravans and the spaces."""
    player = view.players[seat]
    yield Text.assemble((f"{words('dial')} ", FAINT), (str(player.dial), TITLE), _next_level(player, words))
    mature = sum(city.mature for city in player.cities)
    cities = words("cities", count=len(player.cities), mature=mature, left=player.cities_left)
    yield Text(f"{CITY} {cities}")
    yield Text(f"{SHAPES[seat]} {words('spaces', count=player.spaces, left=player.tokens_left)}")
    yield Text(f"{CARAVANS[seat]} {_caravans(player, words)}")


def _next_level(player: PlayerView, words: Words) -> str:
    """The next space of the dial that brings a card."""
    ahead = [space for space in COMPONENTS.dial.levels if space > player.dial]
    return f" ({words('next-level', space=ahead[0])})" if ahead else ""


def _caravans(player: PlayerView, words: Words) -> str:
    places = [
        words("on-card") if place == ON_CARD else place for place in player.caravans if place is not None
    ]
    return ", ".join(places) or words("none")


def _goods(view: NewDawnView, seat: int, words: Words) -> Iterator[Text]:
    """Resources, natural wonders, city-states, wonders and diplomacy cards."""
    player = view.players[seat]
    held = [
        f"{resource(id)} {words.name('resource', id).lower()}: {count}"
        for id, count in player.resources.items()
        if count
    ]
    yield from map(Text, held)
    for id in player.natural_wonders:
        printed = NATURAL_WONDERS[id].resource
        yield Text(f"{NATURAL_WONDER} {words.name('natural_wonder', id)} {resource(printed)}")
    for id in player.city_states:
        yield Text.assemble(
            f"{CITY_STATE} {words.name('city_state', id)} ", type_chip(CITY_STATES[id].type, words)
        )
    yield from (Text(f"{WONDER} {words.name('wonder', id)}") for id in player.wonders)
    yield from (Text(words("card-of-state", state=words.name("city_state", id))) for id in player.alliances)
    for pact in player.pacts:
        yield Text.assemble(f"{words.name('pact', pact.pact)} ", seat_sign(pact.owner))
    if view.stored_tokens and "great_zimbabwe" in player.wonders:
        yield Text(words("stored", count=view.stored_tokens))
