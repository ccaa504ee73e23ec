"""R14: what everybody sees, what is hidden, and worlds that are imagined for it."""

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, number, play
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.random import seeded
from ludopolis.games.civilization import frames, payments, persons, rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.tables import PERSON_TYPE
from ludopolis.games.civilization.view import CivilizationView

WORLDS = 20


def imagined(table: CivilizationState, seat: int, seed: int) -> CivilizationState:
    world = table.determinize(seat, seeded(seed))
    assert isinstance(world, CivilizationState)
    return world


def test_R14_2_dials_techs_tokens_and_discarded_cards_are_open() -> None:
    table = flat()
    p.know(table, 0, "pottery")
    p.give_trade(table, 0, 17)
    p.give_culture(table, 0, 9)
    p.give_coins(table, 0, "pottery", 2)
    p.give_resource(table, 0, "iron")
    p.invest(table, 0, "infrastructure", 2)
    back = p.give_event(table, 0, "drought")
    table.move_card(back, s.DISCARDED)
    table.make_public(back)
    view = table.view(SPECTATOR)
    assert isinstance(view, CivilizationView)
    nation = view.players[0]
    assert (nation.trade, nation.culture, nation.coins) == (17, 9, coins(table, 0))
    assert "pottery" in nation.technologies
    assert nation.coin_tokens == {"pottery": 2}
    assert nation.resources == {"iron": 1}
    assert nation.investments == {"infrastructure": 2}


def choosing(*with_tokens: str) -> CivilizationState:
    """Greece chooses between two great persons; only these types have tokens left."""
    table = jump(flat("greece", "rome", "china"), "city")
    for type, name in enumerate(KINDS["person_type"]):
        if name not in with_tokens:
            table.set_thing(s.PERSON_TOKENS + type, 0)
    persons.gain_person(table, 0)
    rules.run(table)
    assert asked(table) == "0 keep_person"
    return table


def types_to_keep(table: CivilizationState) -> set[str]:
    kept = [action.split()[1] for action in legal(table, "keep_person")]
    return {KINDS["person_type"][PERSON_TYPE[number("great_person", person)]] for person in kept}


def test_R14_1_every_great_person_that_is_imagined_to_be_chosen_from_has_a_token() -> None:
    table = choosing("artist", "general")
    for seat in (1, 2, SPECTATOR):
        for seed in range(WORLDS):
            world = imagined(table, seat, seed)
            assert types_to_keep(world) <= {"artist", "general"}
            play(world, legal(world)[0], "store")
            assert all(world.thing(s.PERSON_TOKENS + type) >= 0 for type in range(6))


def test_R14_1_what_others_choose_from_is_imagined_without_looking() -> None:
    table = choosing("artist", "general")
    keeps = {tuple(legal(imagined(table, 1, seed))) for seed in range(WORLDS)}
    assert len(keeps) > WORLDS / 2
    assert legal(imagined(table, 0, 0)) == legal(table)


def test_R14_1_a_card_that_is_being_played_is_the_same_in_every_imagined_world() -> None:
    table = flat("china", "rome", "egypt")
    p.give_event(table, 0, "sabotage")
    back = p.give_event(table, 0, "disoriented")
    for where in ("h8", "j8"):
        p.put_figures(table, 1, where, armies=1)
    play(jump(table, "city"), "event disoriented")
    assert asked(table) == "0 choose_square"
    for seed in range(WORLDS):
        assert imagined(table, 2, seed).face(back) == number("event", "disoriented")


# --- who pays can ---------------------------------------------------------------------------------


def test_R14_1_who_pays_with_face_down_tokens_has_them_in_every_imagined_world() -> None:
    table = flat()
    tokens = [p.give_hut(table, 0, token) for token in ("hut_spy", "hut_wheat", "hut_teacher")]
    payments.pay(table, 0, payments.price(spy=1, wheat=1))
    rules.run(table)
    assert asked(table) == "0 pay"
    spies = set()
    for seed in range(WORLDS):
        world = imagined(table, 1, seed)
        spies.add(tuple(world.face(back) for back in tokens))
        while asked(world) == "0 pay":
            play(world, legal(world)[0])
    assert len(spies) > 1  # not always the true token


def test_R14_1_who_has_begun_what_costs_a_resource_can_pay_it_in_every_imagined_world() -> None:
    table = flat()
    p.know(table, 0, "monarchy")
    p.give_hut(table, 0, "hut_silk")
    p.give_event(table, 0, "knowledge_shared")
    play(jump(table, "city"), "use monarchy")
    assert asked(table) == "0 choose_wonder"
    for seat in (1, SPECTATOR):
        for seed in range(WORLDS):
            world = imagined(table, seat, seed)
            while asked(world) != "0 city":
                play(world, legal(world)[0])


def test_R14_1_a_face_down_scientist_is_imagined_as_marie_curie_if_only_she_can_pay() -> None:
    table = flat()
    p.give_person(table, 0, "marie_curie")
    p.put_person(table, "a1", "scientist")
    p.give_resource(table, 0, "silk")
    table.push(frames.PAY, 0, payments.price(uranium=1))
    for seed in range(WORLDS):
        assert legal(imagined(table, 1, seed)) == ["pay marie_curie"]
