"""Play small nights through an engine and store their journals: ``python -m tests.journal.formats.make FORMAT``.

Run it once for each format of the journal, with the headtable that writes that format. A stored file never changes.
"""

from __future__ import annotations

import gzip
import random
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path

from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieSeen, Event, Press
from headtable.messages.pace import GoBy, Ring, StartRound
from headtable.messages.past import Correct, Insert, Overrule, Undo
from headtable.messages.people import OpenNight
from headtable.messages.prizes import GiveTraveler
from headtable.messages.table import Award, Call, Claim, FinalScore, PlayerBuncos, RollOff, Throw
from tests.engine.room import Room
from tests.replay.short_night import SHORT

HERE = Path(__file__).parent
EIGHT = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal")
CONFIRM_S = 1.5
TRAVELER = f"""{SHORT}
[traveler]
starts = "hostess"
in_roll_offs = "never"
no_bunco = "hostess"

[[prizes]]
name = "Traveler"
to = "traveler"
"""
STOPS_AT_THE_BELL = SHORT.replace('after_bell = "complete_lap"', 'after_bell = "stop_now"')


class Evening(Room):
    """A room whose tables also have electronic dice and phones."""

    def __init__(self, path: Path, ruleset: str = SHORT) -> None:
        rules = path.with_name("rules.toml")
        rules.write_text(ruleset)
        super().__init__(path, str(rules), CONFIRM_S)
        self._numbers = count(1)

    def dice(self, table: int, said: Event, reader: str) -> int:
        """A reader says what its dice show; the last entry."""
        self.hears(Heard(reader, "d1", next(self._numbers), said, table))
        return self.journal.last

    def phone(self, table: int, said: Event) -> None:
        """A phone says it."""
        self.hears(Heard("phone-abc", "f1", next(self._numbers), said, table, role="phone"))

    def later(self) -> None:
        """The dice that wait count."""
        self.now_s += CONFIRM_S
        self.wall_s += CONFIRM_S
        self.engine.check_dice()

    def roll_round(self, chance: random.Random) -> None:
        """The host says what each table throws, until the round is over."""
        if self.history.night.phase == "ready":
            self.host(StartRound())
        while self.history.night.phase in ("playing", "called"):
            for table in range(1, len(self.history.night.tables) + 1):
                self._roll(table, chance)

    def score_round(self) -> None:
        """The host rings, and says one point at each table without any, until the round is over."""
        self.host(Ring("host"))
        while self.history.night.phase in ("playing", "called"):
            for it in self.history.night.tables:
                if it.open:
                    self.host(Claim(it.number, "miss" if sum(it.tally) else "one"))

    def _roll(self, table: int, chance: random.Random) -> None:
        it = self.history.night.tables[table - 1]
        self.now_s += 1
        self.wall_s += 1
        if it.tied:
            self.host(RollOff(table, chance.randint(1, 6), chance.randint(1, 6)))
        elif it.shown:
            self.host(Call(table))
        elif it.open:
            self.host(Throw(table, (chance.randint(1, 6), chance.randint(1, 6), chance.randint(1, 6))))


def play(path: Path) -> None:
    """A night with refusals of every kind, a correction, an undo of it and a forgotten roll."""
    room = Evening(path)
    room.pad(1, "one")  # refused: no round
    room.host(OpenNight(EIGHT))
    room.host(Ring("host"))
    _dice(room)
    _ladder(room)
    room.pad(1, "mini")
    mini = room.journal.last
    room.pad(1, "pass")
    room.host(Correct(mini, Claim(1, "one"), "host", "it was one"))
    room.host(Undo(room.journal.last, "host", "no, a mini"))
    room.host(Undo(99, "host", "there is none"))  # refused
    room.host(Insert(mini, Claim(1, "two"), "host", "nobody pressed it"))
    room.pad(2, "undo")
    room.pad(2, "redo")
    chance = random.Random(5)
    room.roll_round(chance)
    room.host(Overrule(1, 1, 2, "b", "host", "two pads were exchanged"))
    room.host(Correct(mini, Claim(1, "bunco"), "host", "it was a bunco"))
    room.roll_round(chance)
    room.host(StartRound())  # refused: the night is over
    room.journal.retire()
    room.journal.close()


def _dice(room: Evening) -> None:
    """Dice that count, are objected to, are taken back, and are read twice."""
    for reader in ("dice-02", "dice-03"):
        room.hears(Birth(reader, "box", "dice", "1", "d1", "dice", online=True, table=2))
    room.dice(2, Dice((1, 1, 4)), "dice-02")
    room.pad(2, "one")  # refused: the dice say two
    room.pad(2, "undo")  # and the throw is refused
    room.dice(2, Dice((1, 1, 4)), "dice-02")
    room.pad(2, "cocked")  # refused: all again
    room.dice(2, Dice((1, 2, 4)), "dice-02")
    room.pad(2, "one")  # agreed
    room.dice(2, DieSeen(1, "cocked", 0), "dice-03")  # refused: another reader
    room.dice(2, Dice((2, 3, 4)), "dice-02")
    room.later()


def _ladder(room: Evening) -> None:
    """Refuse the inputs that a table does not use now."""
    room.host(GoBy(1, "paper"))
    room.pad(1, "pass")
    room.host(GoBy(1, "pad"))
    room.phone(1, Press("one"))
    room.host(GoBy(1, "dice"))


def play_with_hostess(path: Path) -> None:
    """A night without a bunco, so the hostess wins the traveler. A phone takes back, and the host corrects a roll."""
    room = Evening(path, TRAVELER)
    room.host(OpenNight(EIGHT, "listed", hostess="Zoe"))
    room.host(Ring("host"))
    room.host(GoBy(1, "phone"))
    room.phone(1, Press("one"))
    first = room.journal.last
    for press in (Press("undo"), Press("redo"), Press("pass")):
        room.phone(1, press)
    room.host(GoBy(1, "dice"))
    room.score_round()
    room.host(StartRound())
    room.score_round()
    room.host(Insert(first, GiveTraveler("Ann"), "host", "she rolled a bunco"))
    room.host(Undo(room.journal.last, "host", "no, she did not"))
    room.journal.retire()
    room.journal.close()


def play_on_paper(path: Path) -> None:
    """A night with a table on paper that was told nothing when the bell rang. The sheet of its first round is lost.

    In formats up to 8 such a table was level, and the host gave it to a team in both rounds.
    """
    room = Evening(path, STOPS_AT_THE_BELL)
    room.host(OpenNight(EIGHT, "listed"))
    room.host(GoBy(2, "paper"))
    room.host(Ring("host"))
    room.host(Claim(1, "one"))
    first = room.journal.last
    room.host(Ring("host"))
    room.host(Award(2, "b"))
    room.host(Ring("host"))
    room.host(Claim(1, "two"))
    room.host(Insert(room.journal.last, GoBy(1, "pad"), "host", "it goes by its pad"))
    room.host(Correct(room.journal.last, GoBy(1, "paper"), "host", "no, by paper"))
    room.host(Correct(first, Claim(1, "mini"), "host", "it was a mini"))
    room.host(Ring("host"))
    room.host(FinalScore(2, (5, 24), (PlayerBuncos(room.history.night.tables[1].seats[1], 1),)))
    room.journal.retire()
    room.journal.close()


NIGHTS: dict[str, Callable[[Path], None]] = {"": play, "hostess": play_with_hostess, "paper": play_on_paper}
"""The nights by the folder beside this file in which their journals are stored."""


def main(number: str) -> None:
    """Write ``NUMBER.db.gz`` beside this file, and one in each folder of a night, unless it is stored already."""
    for name, night in NIGHTS.items():
        place = HERE / name / f"{number}.db.gz"
        if place.exists():
            continue
        place.parent.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "tonight.night.db"
            night(path)
            place.write_bytes(gzip.compress(path.read_bytes(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
