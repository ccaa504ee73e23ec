"""What everybody can reach for: agendas, world wonders, city-states, natural wonders, barbarians."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NUMBER, TITLE, legal
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.new_dawn.glyphs import (
    BARBARIAN_FACE,
    CITY_STATE,
    CITY_STATES,
    MARKED,
    NATURAL_WONDER,
    NATURAL_WONDERS,
    SEAT_FACES,
    SHAPES,
    WONDER,
    WONDERS,
    resource,
    seat_sign,
    type_chip,
)
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.view import AgendaView, DeckView, NewDawnView, VictoryCardView

# --- agendas --------------------------------------------------------------------------------------


def agendas(view: NewDawnView, words: Words, width: int) -> Iterator[Text]:
    """A line a victory card: both agendas with how far everybody is, and who has marked it."""
    for card in view.victory_cards:
        first, second = (_agenda(agenda, words) for agenda in card.agendas)
        yield flow(
            [
                Text.assemble(f"{MARKED} ", first),
                Text.assemble((f"{words('or')} ", FAINT), second),
                _marks(card),
            ],
            width,
        )


def _agenda(agenda: AgendaView, words: Words) -> Text:
    line = Text.assemble(
        (words.name("agenda", agenda.agenda), TITLE), f" {words('of-needed', count=agenda.need)}"
    )
    for seat, have in enumerate(agenda.have):
        line.append(" ")
        line.append(SHAPES[seat], SEAT_FACES[seat])
        line.append(str(have), TITLE if have >= agenda.need else "")
    return line


def _marks(card: VictoryCardView) -> Text:
    """The seats that have marked a card."""
    line = Text(f"→ {MARKED}" if card.marked else "")
    for seat in card.marked:
        line.append_text(seat_sign(seat))
    return line


# --- wonders --------------------------------------------------------------------------------------


def wonders(view: NewDawnView, words: Words) -> RenderableType:
    """A line a deck: the wonder, what it is paid with, and what it costs."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="ellipsis", no_wrap=True)
    for column in range(3):
        grid.add_column(no_wrap=True)
    numbers = {action: number for number, action in enumerate(legal(view), start=1)}
    for deck in view.decks:
        if deck.wonder is None:
            grid.add_row(type_chip(deck.type, words), Text(words("deck-empty"), FAINT))
            continue
        printed = WONDERS[deck.wonder]
        number = numbers.get(f"wonder {deck.wonder}")
        name = Text.assemble(
            (f"#{number} " if number else "", NUMBER), f"{WONDER} {words.name('wonder', deck.wonder)}"
        )
        grid.add_row(
            type_chip(deck.type, words),
            name,
            " ".join(resource(id) for id in printed.resources),
            Text(cost_of(view, deck, words), TITLE),
            Text(words("below", era=words.name("era", printed.era).lower(), count=deck.below), FAINT),
        )
    return grid


def cost_of(view: NewDawnView, deck: DeckView, words: Words) -> str:
    """What the wonder costs whoever looks, and the production within reach; for others the printed cost."""
    if view.seat >= 0:
        return words("cost", cost=deck.costs[view.seat], production=deck.productions[view.seat])
    return words("printed-cost", cost=WONDERS[deck.wonder].cost if deck.wonder else 0)


# --- places of the map ----------------------------------------------------------------------------


def sights(view: NewDawnView, words: Words, width: int) -> Text:
    """City-states, natural wonders and what lies beside the map, by the names of their spaces."""
    return flow([*_city_states(view, words), *_natural_wonders(view, words), *_others(view, words)], width)


def _city_states(view: NewDawnView, words: Words) -> Iterator[Text]:
    for state in view.city_states:
        name = words.name("city_state", state.city_state)
        line = Text.assemble(
            f"{CITY_STATE} {name} {state.space} ", type_chip(CITY_STATES[state.city_state].type, words)
        )
        if state.conqueror is not None:
            line.append(" ← ")
            line.append_text(seat_sign(state.conqueror))
        else:
            line.append(f" {words('cards-left', count=state.cards)}", FAINT)
        yield line


def _natural_wonders(view: NewDawnView, words: Words) -> Iterator[Text]:
    for natural in view.natural_wonders:
        sign = resource(NATURAL_WONDERS[natural.natural_wonder].resource)
        name = words.name("natural_wonder", natural.natural_wonder)
        line = Text(f"{NATURAL_WONDER} {name} {natural.space} {sign}")
        if natural.holder is not None:
            line.append(" ← ")
            line.append_text(seat_sign(natural.holder))
        yield line


def _others(view: NewDawnView, words: Words) -> Iterator[Text]:
    """Wonders of nobody, barbarians beside the map, and the resources of the supply."""
    for wonder, space in view.lone_wonders.items():
        yield Text(f"{WONDER} {words.name('wonder', wonder)} {space}")
    beside = [seen for seen in view.barbarians if seen.space is None]
    if beside:
        line = Text(f"{words('beside-map')}: ", FAINT)
        for seen in beside:
            line.append(seen.barbarian.upper(), BARBARIAN_FACE)
            line.append(f" ({seen.symbol}) ")
        yield line
    left = " ".join(f"{resource(id)}{count}" for id, count in view.supply.items())
    if view.laying is None:
        yield Text.assemble((f"{words('supply')}: ", FAINT), left)
