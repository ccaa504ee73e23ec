"""A game at the terminal: people at the prompt, bots in between."""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli import reference
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import NUMBER
from ludopolis.cli.outlook import outlook
from ludopolis.cli.prompt import Request, read_request
from ludopolis.cli.result import print_result
from ludopolis.cli.saves import Saving
from ludopolis.cli.scene import bullets, print_scene, wipe
from ludopolis.cli.words import Words
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.data import Decision, Result, View
from ludopolis.core.errors import BadNotation, IllegalAction, LudopolisError
from ludopolis.core.match import Match
from ludopolis.core.random import Random, seeded
from ludopolis.core.text import folded
from ludopolis.players import Bot, Greedy, Perspective
from ludopolis.players.bot import close_all
from ludopolis.players.move_limit import result_of


class Leave(Exception):
    """The player wants to go."""


class Session:
    """Bots by seat; a seat without a bot is played at the prompt."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        words: Words,
        console: Console,
        saving: Saving,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.console = console
        self.saving = saving
        self.ask = ask
        self.board = board_of(match.game)
        self.people = [seat for seat in range(len(match.players)) if seat not in bots]
        self._last_person = -1
        self._ahead: list[str] = []  # what was typed after a semicolon
        self._choices = self._choices_so_far()
        self._answers: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "explain": self._explain,
            "cards": self._cards,
            "rules": self._rules,
            "table": lambda _: self._show_table(),
            "log": lambda _: self._show_log(),
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "save": self._save,
            "quit": self._quit,
        }

    # --- the flow -----------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. Raises Leave, EOFError or KeyboardInterrupt when a player goes."""
        if self.match.state.over:
            self._show_end()
            return
        try:
            while self._result() is None:
                self._go_on(self.match.state.seat)
        finally:
            close_all(self.bots.values(), self._result())
        self._finish()

    def _result(self) -> Result | None:
        """How the game ended; None if it goes on. People play as long as they like."""
        state = self.match.state
        return state.result() if self.people else result_of(state, len(self.match.moves))

    def _go_on(self, seat: int) -> None:
        """The next decision."""
        if seat in self.bots:
            seen = Perspective(self.match.state, self._random("bot"), len(self.match.moves))
            self.match.play(self.bots[seat].choose(seen))
        else:
            self._decide(seat)
        self.saving.after_move(self.match)
        if not self.people:
            self._tell_news()

    def _choices_so_far(self) -> list[int]:
        """How many moves preceded each decision of a person that was not forced."""
        found = []
        moves = list(self.match.moves)
        self.match.rewind(0)
        for count, move in enumerate(moves):
            if move.seat in self.people and not self._decision().forced:
                found.append(count)
            self.match.play(move.action)
        return found

    def _random(self, purpose: str) -> Random:
        """Chance for one decision of a bot: a move taken back and repeated is answered the same way."""
        return seeded(f"{self.match.seed} {purpose} {len(self.match.moves)}")

    def _decide(self, seat: int) -> None:
        decision = self._decision()
        if decision.forced and not self._private:  # where they share a screen, the others would learn it
            self._take_only_choice(seat, decision)
            return
        if seat != self._last_person:
            self._ahead.clear()
        if not self._ahead:
            self._announce(seat)
            self._show_table()
        moves = len(self.match.moves)
        while len(self.match.moves) == moves:
            self._answer(self._typed())
            if len(self.match.moves) <= moves:
                self._ahead.clear()
        if len(self.match.moves) > moves:
            self._choices.append(moves)

    def _typed(self) -> str:
        """The next thing the player typed: ``a; b`` is one after the other."""
        if not self._ahead:
            line = self.ask(f"{self.board.prompt(self._view, self.words)} ")
            self._ahead = line.split(";")
        return self._ahead.pop(0)

    def _take_only_choice(self, seat: int, decision: Decision) -> None:
        action = self._label(decision.actions[0])
        self._say("forced", player=self.match.players[seat], action=action, rule=decision.rule)
        if self._ahead and folded(self._ahead[0]) == folded(decision.actions[0]):
            self._ahead.pop(0)
        self.match.play(decision.actions[0])

    @property
    def _private(self) -> bool:
        """Whether several people share the screen and must not see each other's views."""
        return len(self.people) > 1 and self.match.game.private_hands

    def _announce(self, seat: int) -> None:
        """Hot seat: say whose turn it is, on an empty screen; a private view waits for its player."""
        if len(self.people) > 1 and seat != self._last_person:
            wipe(self.console)
            title = self.words("turn", player=self.match.players[seat])
            self.console.print(Rule(Text(title), style=NUMBER))
            if self._private:
                self._wait_for(seat)
                wipe(self.console)
        self._last_person = seat

    def _wait_for(self, seat: int) -> None:
        answer = self.ask(f"{self.words('pass-on', player=self.match.players[seat])} ")
        if read_request(answer, self.words).verb == "quit":
            raise Leave

    def _show_end(self) -> None:
        if self.people:
            self._show_table()
        if self.match.state.over:
            print_result(self.console, self.match, self.words)
        else:
            self._say("endless", count=len(self.match.moves))

    def _finish(self) -> None:
        self._show_end()
        self.saving.at_end(self.match, self.ask if self.people else None)

    # --- what is shown ------------------------------------------------------------------------

    @property
    def _view(self) -> View:
        """What the player at the prompt may see; after the end, the last one's view or, if others must
        not see that, everybody's."""
        seat = self.match.state.seat
        if seat not in self.people:
            seat = SPECTATOR if self._private else self._last_person
        return self.match.state.view(seat)

    def _decision(self) -> Decision:
        decision = self._view.decision
        assert decision is not None
        return decision

    def _label(self, action: str) -> str:
        space = self.match.game.actions
        return self.board.label(self._view, space[space.number(action)], self.words, self.match.players)

    def _say(self, id: str, **arguments: int | str) -> None:
        self.console.print(Text(self.words(id, **arguments)))

    def _show_table(self) -> None:
        self.console.print()
        print_scene(self.console, self.match, self._view.seat, self.words)

    def _show_log(self) -> None:
        self.console.print(bullets(self.match.log(self._view.seat, self.words.language)))

    def _tell_news(self) -> None:
        """Without people: the log as it grows."""
        for line in self.match.log(SPECTATOR, self.words.language, since=len(self.match.moves) - 1):
            self.console.print(Text(line))

    # --- what the player asks for -------------------------------------------------------------

    def _answer(self, line: str) -> None:
        request = read_request(line, self.words)
        try:
            if request.verb in self._answers:
                self._answers[request.verb](request.rest)
            else:
                self._play(request)
        except LudopolisError as error:
            self.console.print(Text(str(error)))

    def _play(self, request: Request) -> None:
        action = self._numbered(request.rest) if request.verb == "choose" else self._written(request.rest)
        if action is None:
            return
        try:
            self.match.play(action)
        except IllegalAction as error:
            self.console.print(Text(self.words.refusal(error.refusal)))

    def _numbered(self, number: str) -> str | None:
        decision = self._decision()
        if 1 <= int(number) <= len(decision.actions):
            return decision.actions[int(number) - 1]
        self._say("bad-number", number=number, count=len(decision.actions), rule=decision.rule)
        return None

    def _written(self, text: str) -> str | None:
        """An action from its notation, its label or a shorthand; anything else gets a suggestion."""
        if short := self.board.shorthand(self._view, text, self.words):
            return short
        decision = self._decision()
        labels = {folded(self._label(action)): action for action in decision.actions}
        if folded(text) in labels:
            return labels[folded(text)]
        try:
            return self.match.game.actions[self.match.game.actions.number(text)].text
        except BadNotation:
            close = get_close_matches(text.lower(), decision.actions, n=1)
        id = "not-understood-close" if close else "not-understood"
        arguments = {"close": close[0]} if close else {"count": len(decision.actions)}
        self._say(id, text=text, rule=decision.rule, **arguments)
        return None

    def _help(self, _: str) -> None:
        decision = self._decision()
        prompt = self.words.game.get(f"decision-{decision.kind}")
        self._say("help-decision", decision=prompt, rule=decision.rule)
        self.console.print(reference.prompt_help(self.words, self.board))

    def _explain(self, number: str) -> None:
        asked = read_request(number, self.words)
        action = self._numbered(number) if asked.verb == "choose" else self._written(number)
        if action is not None:
            space = self.match.game.actions
            chosen = space[space.number(action)]
            self.console.print(self.board.explanation(self._view, chosen, self.words, self.match.players))
            self.console.print(outlook(self.match.state, action, self.words, self.match.players))

    def _cards(self, name: str) -> None:
        if self._complete("cards", name):
            reference.print_components(self.console, self.board, name, self.words)

    def _rules(self, query: str) -> None:
        if self._complete("rules", query):
            reference.print_rules(self.console, self.match.game, query, self.words)

    def _complete(self, command: str, rest: str) -> bool:
        """Whether something follows the command; if not, show how it is written."""
        if not rest:
            word = self.words(f"command-{command}")
            examples = self.board.examples(self.words)
            example = self.words(f"help-{command}", example=examples.get(command, ""))
            self._say("needs-argument", command=word, example=example)
        return bool(rest)

    def _hint(self) -> None:
        chosen = Greedy().choose(Perspective(self.match.state, self._random("hint")))
        action = self.match.game.actions.text(chosen)
        typed = self.board.typed_for(self._view, action)
        self._say("hint", number=typed, action=self._label(action))

    def _undo(self) -> None:
        """Back to the last decision where the player had a choice."""
        if len(self.people) > 1:
            self._say("undo-hot-seat")
        elif self._choices:
            close_all(self.bots.values())  # what they remember did not happen
            self.match.rewind(self._choices.pop())
            self._say("undone")
        else:
            self._say("undo-nothing")

    def _save(self, file: str) -> None:
        if self._complete("save", file):
            self.saving.save(self.match, Path(file))

    def _quit(self, _: str) -> None:
        raise Leave
