"""Tree search over information sets: many imagined worlds share one tree of actions.

Every simulation imagines a world that agrees with what the searching seat knows, walks down the tree by
the actions that are legal in it, grows the tree by one step, judges the position reached, and tells the
judgement to every node on the way. A node belongs to a sequence of actions, not to a world, so what the seat
decides now rests on what it knows. Plans further down are a little too hopeful: they tell apart what others
do in secret. Each seat chooses what is best for itself, whatever their number.

Where there are many actions, a node tries those with the best guesses first, and more of them the more often
it is visited.

A node is a row of numbers: who leads to it, how often it was visited and available, and what each seat
got. Nothing here depends on a game: guesses come from ``State.estimate``. When the seat decides again
right after its own action, ``after`` keeps what was found below that action.
"""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.bits import BIT
from ludopolis.core.contract import State
from ludopolis.core.playout import PASS, random_action
from ludopolis.core.random import Random
from ludopolis.core.search import Search

NONE: Final[i64] = -1
GLANCES: Final[i64] = 8  # actions that are looked at in a decision of a stretch


@final
@mypyc_attr(acyclic=True)
class Tree:
    """What the seat that decides at the root has found out so far; see ``Search`` for the settings."""

    def __init__(self, root: State, settings: Search, random: Random) -> None:
        self.root: State = root
        self.seat: i64 = root.seat
        self.seats: i64 = root.seats
        self.settings: Search = settings
        self.depth: i64 = settings.depth
        self.exploration: float = settings.exploration
        self.prior_weight: float = settings.prior_weight
        self.temperature: float = settings.temperature
        self.stretch: i64 = settings.stretch if settings.widest else 0
        self.widest: i64 = settings.widest
        self.interrupts: i64 = root.game.interrupts
        self.random: Random = random
        self.actions: vec[i64] = root.game.buffer()
        self.follow_ups: vec[i64] = root.game.buffer()
        self.child_of: vec[i64] = vec[i64]([NONE] * len(root.game.actions))  # the child an action leads to
        self.judgement: vec[float] = vec[float]([0.0] * self.seats)
        # One entry a node.
        self.action: vec[i64] = vec[i64]()
        self.first_child: vec[i64] = vec[i64]()
        self.next_sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.available: vec[i64] = vec[i64]()  # how often the action was legal when its parent was visited
        self.admitted: vec[i64] = vec[i64]()  # with stretches: 1 once widening has let it in
        self.guess: vec[float] = vec[float]()  # what the mover may expect, before anything was tried
        self.weight: vec[float] = vec[float]()  # how much of the exploration the guess deserves
        self.gains: vec[float] = vec[float]()  # seats entries a node: what each seat got in all visits
        self.start: i64 = self.new_node(NONE, 0.5, 1.0)  # the node of the decision being thought about

    def new_node(self, action: i64, guess: float, weight: float) -> i64:
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NONE)
        self.next_sibling = append(self.next_sibling, NONE)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        if self.stretch:
            self.admitted = append(self.admitted, 0)
        self.guess = append(self.guess, guess)
        self.weight = append(self.weight, weight)
        for seat in range(self.seats):
            self.gains = append(self.gains, 0.0)
        return node

    def after(self, action: i64, root: State) -> "Tree":
        """The action was taken and the same seat decides again, at this root: what was found below, without
        the rest.

        Some of it was found in worlds that are now known to be wrong; what is not legal here is dropped.
        """
        tree = Tree(root, self.settings, self.random)
        legal = root.actions()
        child = self.first_child[self.start]
        while child != NONE and self.action[child] != action:
            child = self.next_sibling[child]
        child = self.first_child[child] if child != NONE else NONE
        while child != NONE:
            if self.action[child] in legal:
                tree.adopt(tree.start, tree.graft(self, child))
            child = self.next_sibling[child]
        return tree

    def graft(self, other: "Tree", node: i64) -> i64:
        """Copy a node of another tree, and all below it in the same order."""
        copy = self.new_node(other.action[node], other.guess[node], other.weight[node])
        self.visits[copy] = other.visits[node]
        self.available[copy] = other.available[node]
        if self.stretch:
            self.admitted[copy] = other.admitted[node]
        for seat in range(self.seats):
            self.gains[copy * self.seats + seat] = other.gains[node * self.seats + seat]
        last: i64 = NONE
        child = other.first_child[node]
        while child != NONE:
            below = self.graft(other, child)
            if last == NONE:
                self.first_child[copy] = below
            else:
                self.next_sibling[last] = below
            last = below
            child = other.next_sibling[child]
        return copy

    def adopt(self, node: i64, child: i64) -> None:
        """Hang a child under a node, and count its visits there."""
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
        self.visits[node] += self.visits[child]
        for seat in range(self.seats):
            self.gains[node * self.seats + seat] += self.gains[child * self.seats + seat]

    # --- a simulation -------------------------------------------------------------------------------

    def search(self, simulations: i64) -> None:
        for number in range(simulations):
            self.simulate()

    def simulate(self) -> None:
        """Imagine a world, walk down, grow, judge, and remember."""
        world = self.root.determinize(self.seat, self.random)
        node = self.start
        path = append(vec[i64](), node)
        while world.top >= 0 and (node == self.start or self.visits[node]):
            node = self.select(world, node)
            path = append(path, node)
            world.apply(self.action[node])
        self.judge(world)
        for visited in path:
            self.visits[visited] += 1
            for seat in range(self.seats):
                self.gains[visited * self.seats + seat] += self.judgement[seat]

    def select(self, world: State, node: i64) -> i64:
        """The child that promises most to the seat that decides, among those legal in this world."""
        count = world.fill(self.actions)
        self.mark_children(node)
        self.add_missing_children(world, node, count)
        if 0 < self.widest < count:
            count = self.admit(world, node, count)
        weights = self.count_available(count)
        mover = world.seat
        best: i64 = NONE
        best_score = -1.0
        for place in range(count):
            child = self.child_of[self.actions[place]]
            score = self.puct(child, mover, weights)
            if score > best_score:
                best_score = score
                best = child
        self.unmark_children(node)
        return best

    def mark_children(self, node: i64) -> None:
        """Note the child of every action that has one."""
        child = self.first_child[node]
        while child != NONE:
            self.child_of[self.action[child]] = child
            child = self.next_sibling[child]

    def unmark_children(self, node: i64) -> None:
        child = self.first_child[node]
        while child != NONE:
            self.child_of[self.action[child]] = NONE
            child = self.next_sibling[child]

    def count_available(self, count: i64) -> float:
        """Count the legal children as available; return the sum of their weights."""
        total = 0.0
        for place in range(count):
            child = self.child_of[self.actions[place]]
            self.available[child] += 1
            total += self.weight[child]
        return total

    def puct(self, child: i64, mover: i64, weights: float) -> float:
        """What the child gave the mover, its guess counting as a few visits; more if it was tried little."""
        visits = float(self.visits[child])
        prior = self.prior_weight
        value = (self.gains[child * self.seats + mover] + prior * self.guess[child]) / (visits + prior)
        share = self.weight[child] / weights
        return value + self.exploration * share * sqrt(float(self.available[child])) / (1.0 + visits)

    def add_missing_children(self, world: State, node: i64, count: i64) -> None:
        """Make a child for every action that this world is the first to allow, with a guess of its worth."""
        mover = world.seat
        for place in range(count):
            action = self.actions[place]
            if self.child_of[action] == NONE:
                guess = guess_of(world, action, mover) if count > 1 else 0.5
                child = self.new_node(action, guess, exp(guess / self.temperature))
                self.child_of[action] = child
                self.adopt(node, child)

    def admit(self, world: State, node: i64, count: i64) -> i64:
        """Put the actions with the best guesses first; return how many of them may be tried by now."""
        width = self.widest + i64(sqrt(float(self.visits[node])))
        if width > count:
            width = count
        for place in range(width):
            best = place
            for other in range(place + 1, count):
                if self.guess_at(other) > self.guess_at(best):
                    best = other
            action = self.actions[best]
            self.actions[best] = self.actions[place]
            self.actions[place] = action
            child = self.child_of[action]
            if self.stretch and not self.admitted[child]:
                self.admitted[child] = 1
                guess = self.stretched_guess(world, action)
                self.guess[child] = guess
                self.weight[child] = exp(guess / self.temperature)
        return width

    def guess_at(self, place: i64) -> float:
        return self.guess[self.child_of[self.actions[place]]]

    def stretched_guess(self, world: State, action: i64) -> float:
        mover = world.seat
        after = world.copy()
        after.apply(action)
        play_stretch(after, mover, self.follow_ups, self.stretch)
        return after.estimate(mover)

    def judge(self, world: State) -> None:
        """What each seat may expect here: play the stretch that was begun to its end, go on at random for a
        while, then ask the game's advice."""
        if world.top >= 0:
            play_stretch(world, world.seat, self.follow_ups, self.stretch)
        depth = self.depth
        while world.top >= 0 and depth != 0:
            world.apply(random_action(world, self.random, self.actions, self.interrupts))
            depth -= 1
        world.estimates(self.judgement)

    # --- what was found -------------------------------------------------------------------------------

    def best_child(self, node: i64) -> i64:
        """The child visited most; NONE if there is none."""
        best: i64 = NONE
        child = self.first_child[node]
        while child != NONE:
            if best == NONE or self.visits[child] > self.visits[best]:
                best = child
            child = self.next_sibling[child]
        return best

    def lead(self) -> int:
        """By how many visits the best choice leads over the second best."""
        best = self.best_child(self.start)
        second: i64 = 0
        child = self.first_child[self.start]
        while child != NONE:
            if child != best and self.visits[child] > second:
                second = self.visits[child]
            child = self.next_sibling[child]
        return self.visits[best] - second

    def value(self, node: i64, seat: i64) -> float:
        """What a seat got on average in a node."""
        visits = float(self.visits[node])
        return self.gains[node * self.seats + seat] / visits if visits > 0.0 else self.guess[node]

    def children(self, node: i64) -> list[int]:
        """The children, those visited most first."""
        found: list[int] = []
        child = self.first_child[node]
        while child != NONE:
            found.append(child)
            child = self.next_sibling[child]
        found.sort(key=lambda child: -self.visits[child])
        return found


def guess_of(world: State, action: i64, mover: i64) -> float:
    """What the mover may expect after an action, at first sight."""
    after = world.copy()
    after.apply(action)
    let_others_answer(after, mover)
    return after.estimate(mover)


def let_others_answer(world: State, seat: i64) -> None:
    """Go on to what the seat brought about, as if nobody minded: others who are asked out of turn pass, and
    those who choose together with it choose anything."""
    game = world.game
    asked_too = game.interrupts | game.together
    while world.top >= 0 and world.seat != seat and asked_too & BIT[world.kind]:
        if game.interrupts & BIT[world.kind]:
            world.apply(PASS)
        else:
            actions = game.buffer()
            world.fill(actions)
            world.apply(actions[0])


def play_greedily(world: State, actions: vec[i64], decisions: i64) -> None:
    """Play on for some decisions; every seat takes what looks best at first sight."""
    while world.top >= 0 and decisions > 0:
        decisions -= 1
        world.apply(greedy_action(world, actions, len(actions)))


def play_stretch(world: State, seat: i64, actions: vec[i64], decisions: i64) -> None:
    """Play on for some decisions, as long as the seat decides, and decides alone, taking what looks best at a
    few glances."""
    together = world.game.together
    let_others_answer(world, seat)
    while world.top >= 0 and world.seat == seat and decisions > 0 and not together & BIT[world.kind]:
        decisions -= 1
        world.apply(greedy_action(world, actions, GLANCES))
        let_others_answer(world, seat)


def greedy_action(world: State, actions: vec[i64], glances: i64) -> i64:
    """What looks best at first sight to whoever decides; of more actions than glances some are passed over,
    evenly."""
    count = world.fill(actions)
    best = actions[0]
    if count == 1:
        return best
    seat = world.seat
    step = (count + glances - 1) // glances
    best_guess = -1.0
    place: i64 = 0
    while place < count:
        guess = guess_of(world, actions[place], seat)
        if guess > best_guess:
            best_guess = guess
            best = actions[place]
        place += step
    return best
