"""Nights in memory, as far as a test wants them, and the text of the sheets that are printed of them."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable

from pypdf import PdfReader

from headtable.game import History, Night
from headtable.messages.inputs import Input
from headtable.messages.pace import EndBreak, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.prizes import PersonRoll, RollFor
from headtable.messages.table import Call, Claim, RollOff, Throw
from headtable.rulesets import parse, text
from headtable_tools.printing.night_to_print import NightToPrint, Sheet
from headtable_tools.printing.sheet_kinds import sheet_of
from headtable_tools.printing.typeset import typeset
from tests.replay.short_night import SEED, TWELVE

DATE = "2026-11-23"
JOIN = "http://192.168.1.20:8080/join"
ONE_ROUND = text("wba").replace("sets = 4\n", "sets = 1\n").replace("rounds = 6 ", "rounds = 1 ")
"""One round for prizes."""
FINAL = text("rfp").replace("sets = 3\n", "sets = 1\n").replace("rounds = 6 ", "rounds = 1 ")
"""One round, and a final for the Grand Prize."""


class PaperNight:
    """A night that is played in memory. Everybody sits in the order listed."""

    def __init__(self, players: tuple[str, ...] = TWELVE, ruleset: str = ONE_ROUND) -> None:
        self.history = History(parse(ruleset, "a test"), SEED)
        self._chance = random.Random(3)
        self._entry = 0
        self.say(OpenNight(players, "listed"))

    @property
    def night(self) -> Night:
        """The night as it stands."""
        return self.history.night

    @property
    def to_print(self) -> NightToPrint:
        """What the sheets are made from."""
        return NightToPrint(self.night, DATE, JOIN)

    def say(self, *said: Input) -> None:
        """Say one thing after the other; NotAllowed if the rules refuse it."""
        for one in said:
            self._entry += 1
            self.history.record(self._entry, one, self.history.decide(one))

    def roll_until(self, reached: Callable[[Night], bool]) -> Night:
        """Dice at every table, until the night has come so far."""
        while not reached(self.night):
            self._go_on()
        return self.night

    def _go_on(self) -> None:
        night = self.night
        if night.contest:
            self.say(RollFor(tuple(PersonRoll(player, (self._face(),)) for player in night.contest.to_roll)))
        elif night.phase == "ready":
            self.say(StartRound())
        elif night.phase == "break":
            self.say(EndBreak())
        elif night.phase == "final":
            self.say(Claim(1, "mini"))
        else:
            for table in range(1, len(night.tables) + 1):
                self._roll(table)

    def _roll(self, table: int) -> None:
        it = self.night.tables[table - 1]
        if it.shown:
            self.say(Call(table))
        elif it.open:
            self.say(Throw(table, (self._face(), self._face(), self._face())))
        elif it.tied:
            self.say(RollOff(table, self._face(), self._face()))

    def _face(self) -> int:
        return self._chance.randint(1, 6)


def over(night: Night) -> bool:
    """Whether the night is over."""
    return night.phase == "over"


def players(many: int) -> tuple[str, ...]:
    """So many names."""
    return tuple(f"Player {number}" for number in range(1, many + 1))


def a_night_for(kind: str, of: tuple[str, ...] = TWELVE, ruleset: str = ONE_ROUND) -> PaperNight:
    """A night of these players that is far enough for this kind of sheets."""
    evening = PaperNight(of, ruleset)
    if kind in ("results", "certificates"):
        evening.roll_until(over)
    return evening


def text_of(kind: str, sheet: Sheet, paper: str = "a4") -> str:
    """All words on the printed sheets."""
    pages = PdfReader(io.BytesIO(typeset(kind, sheet, paper).pdf)).pages
    return "\n".join(page.extract_text() for page in pages).replace("\N{ZERO WIDTH SPACE}", "")


def printed_text(kind: str, evening: PaperNight) -> str:
    """All words on the sheets of this night."""
    return text_of(kind, sheet_of(kind, evening.to_print))


def unspaced(words: str) -> str:
    """The letters alone: a PDF knows no spaces and no ends of lines for certain."""
    return re.sub(r"\s", "", words)
