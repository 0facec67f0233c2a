"""The dice of one board: how many there are, and what is for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from common.life import Life
from common.outbox import LONGEST, Outbox
from leddice.button_dice import ButtonDice
from leddice.button_die import LINES, SHORTEST_TUMBLE_MS

DARK, ALL, ONE = (0, 0, 0, 0), (1, 1, 1, 1), (1, 0, 0, 0)
DOWN_MS = 60


class Desk:
    """A board whose dice roll nothing but ones, and its end of the line."""

    garbled = dropped = hellos = 0

    def __init__(self, four: int = 1) -> None:
        self.device = self.clock = self
        self.outbox = Outbox()
        self.now_ms = 1000
        self.levels = {"four-dice": four}
        self.dice = ButtonDice(self.input, self.output, cast("Life", self), lambda: 0)

    def input(self, name: str) -> Callable[[], int]:
        """The level of a pin."""
        return lambda: self.levels.get(name, 1)

    def output(self, name: str) -> Callable[[int], None]:
        """What switches a pin."""
        return lambda level: self.levels.update({name: level})

    def ms(self) -> int:
        """The time."""
        return self.now_ms

    def has_room(self, events: int) -> bool:
        """As the device has it."""
        return self.outbox.waiting + events <= LONGEST

    def happened(self, verb: str, *fields: int | str) -> bool:
        """An event."""
        return self.outbox.put(verb, fields, self.now_ms) > 0

    def pass_ms(self, ms: int) -> None:
        """Time goes by."""
        for _ in range(ms):
            self.now_ms += 1
            self.dice.turn()

    def press(self, die: int) -> int:
        """Roll a die; the number of the event that says its face."""
        self.pass_ms(1)
        self.levels[f"roll-{die}"] = 0
        self.pass_ms(DOWN_MS)
        self.levels[f"roll-{die}"] = 1
        self.pass_ms(SHORTEST_TUMBLE_MS)
        return self.outbox.seq

    def shown(self, die: int) -> tuple[int, ...]:
        """Its four lines."""
        return tuple(self.levels[f"die-{die}-{line}"] for line in LINES)


def test_the_jumper_selects_three_or_four_dice() -> None:
    assert Desk(four=1).outbox.seq == 3
    assert Desk(four=0).outbox.seq == 4
    desk = Desk(four=0)
    assert desk.press(4) == 6
    desk.dice.told("got", (6,))
    desk.pass_ms(1)
    assert [desk.shown(die) for die in (1, 2, 3, 4)] == [DARK, DARK, DARK, ONE]


def test_a_refused_throw_is_cleared_but_a_roll_of_the_next_throw_is_not() -> None:
    desk = Desk()
    rolls = [desk.press(die) for die in (1, 2, 3)]
    for roll in rolls:
        desk.dice.told("got", (roll,))
    desk.pass_ms(1)
    assert [desk.shown(die) for die in (1, 2, 3)] == [ONE] * 3
    desk.dice.told("took", (rolls[0],))
    desk.dice.told("took", (rolls[1],))
    of_the_next = desk.press(1)
    desk.dice.told("got", (of_the_next,))
    desk.dice.told("refused", (rolls[2], "table 1: not now"))
    desk.pass_ms(1)
    assert [desk.shown(die) for die in (1, 2, 3)] == [ONE, DARK, DARK]


def test_dice_blink_once_for_each_nonce() -> None:
    desk = Desk()
    desk.dice.told("blink", ("b1", 1))
    desk.pass_ms(1)
    assert [desk.shown(die) for die in (1, 2, 3)] == [ALL] * 3
    desk.pass_ms(1000)
    desk.dice.told("blink", ("b1", 1))
    desk.pass_ms(1)
    assert [desk.shown(die) for die in (1, 2, 3)] == [DARK] * 3
