"""When the night will end, from the times of the journal's entries."""

from __future__ import annotations

from hypothesis import given, strategies as st
from msgspec.structs import replace

from headtable.game import Night, Ruleset
from headtable.game.pace.forecast import forecast, left_s, rounds_to_come
from headtable.game.pace.measure import Measure, PaceMeter
from headtable.messages.inputs import Input
from headtable.messages.pace import NightLength, Pause, Resume, Ring, SetLength, StartBreak, StartRound
from headtable.messages.past import Undo
from headtable.messages.rooms import Forecast
from headtable.rulesets import load
from tests.game.evening import RFP, TWELVE, Evening

ROUND_S, WALK_S = 300, 60
PACE = Measure(1, ROUND_S, WALK_S)
TWO_GROUPS = tuple(f"{name} {letter}" for letter in "AB" for name in TWELVE)


class Timed(Evening):
    """An evening whose entries have times, as a journal has them."""

    def __init__(self, players: tuple[str, ...] = TWELVE, ruleset: Ruleset = RFP) -> None:
        self.now_ms = 1_700_000_000_000
        self.meter = PaceMeter()
        super().__init__(players, ruleset)

    def say(self, *said: Input) -> list[object]:  # type: ignore[override]
        """Say these at the present time."""
        facts: list[object] = []
        for one in said:
            facts = list(super().say(one))
            self.meter.add(self.night, self.now_ms)
        return facts

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now_ms += int(seconds * 1000)

    def play(self, lasting_s: float = ROUND_S) -> None:
        """A round that lasts as long."""
        self.say(StartRound())
        for table in range(1, len(self.night.tables) + 1):
            self.claims(table, "one", "miss", "miss", "miss", "miss")
        self.wait(lasting_s)
        self.say(Ring("host"))

    @property
    def measure(self) -> Measure | None:
        """The medians so far."""
        return self.meter.measure(self.night)

    @property
    def left_s(self) -> float:
        """The time to the end."""
        assert self.measure is not None
        return left_s(self.night, self.measure, self.meter.lasted_s(0.0))


def test_nothing_is_foretold_before_a_round_is_finished() -> None:
    evening = Timed()
    evening.say(StartRound())
    evening.wait(100)
    assert evening.measure is None
    assert forecast(evening.night, evening.measure) is None


def test_the_end_is_reckoned_from_the_medians_of_rounds_and_walks() -> None:
    evening = Timed()
    for lasting_s in (200, 300, 1000):
        evening.play(lasting_s)
        evening.wait(WALK_S)
    evening.play(300)
    assert evening.measure == Measure(4, 300, WALK_S)
    assert evening.left_s == 14 * 300 + 14 * WALK_S
    assert forecast(evening.night, evening.measure) == Forecast(
        4, 300, WALK_S, to_come=14, skip_round_s=360, skip_set_s=6 * 360
    )


def test_time_that_has_passed_in_a_round_is_subtracted_and_an_overlong_round_moves_the_end() -> None:
    evening = Timed()
    evening.play()
    evening.say(StartRound())
    before = evening.left_s
    assert left_s(evening.night, PACE, 100) == left_s(evening.night, PACE, 0) - 100
    assert left_s(evening.night, PACE, ROUND_S + 500) == left_s(evening.night, PACE, ROUND_S)
    assert before == 17 * ROUND_S


def test_a_pause_is_no_part_of_a_round() -> None:
    evening = Timed()
    evening.say(StartRound())
    evening.claims(1, "one")
    evening.wait(100)
    evening.say(Pause())
    evening.wait(1000)
    evening.say(Resume())
    for table in (1, 2, 3):
        evening.claims(table, "one", "miss", "miss", "miss", "miss")
    evening.wait(50)
    evening.say(Ring("host"))
    assert evening.measure == Measure(1, 150)


def test_a_round_that_was_taken_back_and_played_on_is_measured_as_one() -> None:
    evening = Timed()
    evening.play()
    bell = evening.entry
    evening.wait(20)
    evening.say(Undo(bell, "host", "too early"))
    assert evening.measure is None
    evening.wait(40)
    evening.say(Ring("host"))
    assert evening.measure == Measure(1, ROUND_S + 40)


def test_the_end_counts_the_rounds_breaks_and_final_to_come() -> None:
    evening = Timed(TWO_GROUPS, load("rfp"))
    evening.play()
    told = forecast(evening.night, evening.measure)
    assert told is not None
    assert (told.to_come, told.breaks, told.breaks_s, told.final) == (17 + 6, 1, 45 * 60, True)
    assert evening.left_s == 24 * ROUND_S + 45 * 60


def test_a_planned_break_counts_and_one_without_a_length_is_like_tonights_others() -> None:
    evening = Timed()
    evening.play()
    evening.say(StartRound(), StartBreak("a cake"))
    assert left_s(evening.night, PACE._replace(break_s=600), 0) - left_s(evening.night, PACE, 0) == 600


def test_a_shorter_set_and_a_shorter_night_end_earlier() -> None:
    evening = Timed()
    evening.play()
    all_of_it = evening.left_s
    evening.say(SetLength(3))
    assert evening.left_s == all_of_it - 3 * ROUND_S
    evening.say(NightLength(1))
    assert rounds_to_come(evening.night) == 2
    told = forecast(evening.night, evening.measure)
    assert told is not None
    assert told.skip_set_s is None


def test_after_the_last_round_nothing_is_to_come() -> None:
    evening = Timed()
    evening.play()
    evening.say(NightLength(0))
    assert evening.night.phase == "over"
    assert forecast(evening.night, evening.measure) is None


def some_night(phase: int) -> Night:
    """A night between two rounds, in a round, or in a break."""
    evening = Evening(TWO_GROUPS, load("rfp"))
    evening.round_won(*"aaaaaa")
    if phase:
        evening.say(StartRound() if phase == 1 else StartBreak("a cake", 10))
    return evening.night


NIGHTS = tuple(map(some_night, range(3)))


PACES = st.builds(Measure, st.just(1), st.floats(0, 4e3), st.floats(0, 4e3))


@given(st.sampled_from(NIGHTS), st.integers(0, 6), st.integers(0, 9), st.floats(0, 1e5), PACES)
def test_the_end_is_never_before_now_and_more_rounds_are_never_earlier(
    night: Night, rounds: int, sets: int, lasted_s: float, pace: Measure
) -> None:
    shorter, longer = replace(night, rounds=rounds, sets=sets), replace(night, rounds=rounds + 1, sets=sets)
    another_set = replace(night, rounds=rounds, sets=sets + 1)
    left = left_s(shorter, pace, lasted_s)
    assert 0 <= left <= left_s(longer, pace, lasted_s)
    assert left <= left_s(another_set, pace, lasted_s)
