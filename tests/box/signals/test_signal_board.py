"""Every signal board plays each command once, within its limit, and is off when it should be."""

from __future__ import annotations

from headtable.box.signals.signal_board import GRACE_S, LONGEST_ON_S, SignalBoard, SwitchFailed, TimeSource
from headtable.errors import Unwell
from headtable.messages.line import FromDevice, Hush, Quiet, Sound, Sounding
from headtable.messages.silence_reasons import PinStaysLow
from headtable.saying import say
from tests.rehearse.bench_end import TurnedClock


class Wall:
    """A board with one horn, by a clock that the test turns; it writes down when the horn was on."""

    def __init__(self) -> None:
        self.clock = TurnedClock()
        self.on_s: list[float] = []
        self.off_s: list[float] = []
        self.bounds_s: list[float] = []
        self.is_on = self.is_stuck = False
        self.said: list[FromDevice] = []
        self.alarms: list[str] = []
        self.board = SignalBoard(
            {"horn": self},
            self.said.append,
            TimeSource(self.clock, self.clock.later),
            self._note,
        )

    def _note(self, failed: SwitchFailed) -> None:
        self.alarms.append(str(failed))

    def on(self, longest_s: float) -> None:
        """The horn is on."""
        if self.is_stuck:
            raise SwitchFailed(PinStaysLow("GPIO22"))
        self.is_on = True
        self.on_s.append(self.clock.now_s)
        self.bounds_s.append(longest_s)

    def off(self) -> None:
        """The horn is off."""
        if self.is_on:
            self.off_s.append(self.clock.now_s)
        self.is_on = False


async def test_the_signal_is_on_before_the_command_returns() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "horn", (1000,)))
    assert wall.is_on
    assert wall.said == [Sounding("a", "horn")]


async def test_each_note_has_its_own_limit_and_all_together_have_the_boards_limit() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "horn", (1000, 100, 1500, 100, 3000)))
    await wall.clock.turn(10)
    assert wall.on_s == [0, 1.1, 2.7]
    assert [round(bound, 6) for bound in wall.bounds_s] == [1 + GRACE_S, 1.5 + GRACE_S, 0.5]
    assert abs(sum(wall.off_s) - sum(wall.on_s) - LONGEST_ON_S) < 1e-6


async def test_time_lost_to_a_late_timer_is_not_added_to_the_pattern() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "horn", (1000, 100, 3000)))
    await wall.clock.late(1.3)
    await wall.clock.turn(10)
    assert round(wall.bounds_s[-1], 6) == round(LONGEST_ON_S - 1.3, 6)


async def test_a_late_blast_is_dropped_with_the_rest_of_its_pattern() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "horn", (100, 100, 100)))
    await wall.clock.turn(0.15)
    await wall.clock.late(5)
    await wall.clock.turn(10)
    assert wall.on_s == [0]
    assert wall.said == [Sounding("a", "horn"), Quiet("a", "horn")]


async def test_a_failed_command_is_not_repeated() -> None:
    wall = Wall()
    wall.is_stuck = True
    for _ in range(2):
        try:
            wall.board.receive(Sound("a", "horn", (1000,)))
        except Unwell:
            wall.is_stuck = False
    assert wall.said == []
    assert not wall.is_on


async def test_a_fault_in_the_middle_of_a_pattern_ends_it_with_an_alarm() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "horn", (100, 100, 100)))
    wall.is_stuck = True
    await wall.clock.turn(1)
    assert wall.alarms == [say(PinStaysLow("GPIO22"))]
    assert wall.said == [Sounding("a", "horn"), Quiet("a", "horn")]


async def test_a_hush_cancels_the_rest_of_the_pattern() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "horn", (100, 100, 100)))
    await wall.clock.turn(0.15)
    wall.board.receive(Hush("b", "horn"))
    await wall.clock.turn(10)
    assert wall.on_s == [0]
    assert wall.said == [Sounding("a", "horn"), Quiet("a", "horn")]


async def test_a_hush_also_turns_off_a_signal_that_is_not_known_to_be_on() -> None:
    wall = Wall()
    wall.is_on = True
    wall.board.receive(Hush("b", "horn"))
    assert not wall.is_on
    assert wall.said == []


async def test_a_board_ignores_commands_for_a_signal_that_it_does_not_drive() -> None:
    wall = Wall()
    wall.board.receive(Sound("a", "bell", (1000,)))
    wall.board.receive(Hush("b", "bell"))
    assert wall.said == []
