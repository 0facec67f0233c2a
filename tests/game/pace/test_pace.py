"""The pace of the room: breaks, pauses, sets and nights of another length, and what the clock says."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game.pace.timing import Span, head_table_rings, running
from headtable.game.ruleset import Break, Time
from headtable.messages.pace import (
    BreakLengthened,
    BreakOver,
    BreakStarted,
    EndBreak,
    LengthenBreak,
    NightLength,
    NightPlanned,
    Pause,
    Paused,
    Resume,
    Resumed,
    Ring,
    RoundCalled,
    RoundOver,
    RoundStarted,
    SetBegun,
    SetLength,
    SetOver,
    SetPlanned,
    StartRound,
    TimeUp,
    TimeWarning,
)
from headtable.messages.past import Correct, Undo
from headtable.messages.people import OpenNight, Walked
from headtable.messages.plays import Play
from headtable.messages.prizes import NightOver
from headtable.messages.refusals.pace import OnBreak
from headtable.messages.table import Award, Call, Claim, FirstRoller, FirstRollerChosen, RollOff, Throw
from headtable.saying import say
from tests.game.evening import RFP, TWELVE, Evening

FOUR = TWELVE[:4]
DINNER = replace(RFP, breaks=(Break(after_set=1, what="dinner", minutes=30), Break(after_set=2, what="cards")))
WARNED = replace(RFP, time=Time(rounds="warning", round_s=300))
ENDED = replace(RFP, time=Time(rounds="end", round_s=300, move_s=60))
FIXED = replace(RFP, time=Time(rounds="fixed", round_s=180, move_s=120))
OVER_HERE = "the last set is over: its length can no longer change"


def at_dinner() -> Evening:
    """Four players whose first set was only one round long; now they eat."""
    evening = Evening(FOUR, DINNER)
    evening.say(SetLength(1))
    evening.round_won("a")
    return evening


# --- breaks ---------------------------------------------------------------------------------------


def test_a_break_follows_the_walk_after_its_set() -> None:
    evening = Evening(FOUR, DINNER)
    evening.say(SetLength(1))
    facts = evening.round_won("a")
    walked = next(fact for fact in facts if isinstance(fact, Walked))
    assert facts[-4:] == [RoundOver(1, 1), SetOver(1), walked, BreakStarted("dinner", 30)]
    assert (evening.night.phase, evening.night.set, evening.night.round) == ("break", 2, 1)
    assert running(evening.night) == Span("break", 2, 1, 1800)


def test_the_head_table_waits_for_the_host_in_a_break() -> None:
    evening = at_dinner()
    assert evening.refusal(Ring("button")) == "break, dinner: it lasts until the host ends it"
    assert evening.why_not(Throw(1, (1, 1, 4))) == OnBreak("dinner")
    assert evening.say(FirstRoller(1, "Cat")) == [FirstRollerChosen(1, "Cat")]


def test_the_host_ends_a_break_directly_or_by_starting_the_round() -> None:
    assert at_dinner().say(EndBreak()) == [BreakOver()]
    assert at_dinner().say(StartRound()) == [BreakOver(), RoundStarted(2, 1, 1)]
    assert at_dinner().say(Ring("host")) == [BreakOver(), RoundStarted(2, 1, 1)]


def test_the_clock_ends_a_break_that_has_a_length() -> None:
    evening = at_dinner()
    assert evening.say(LengthenBreak(10)) == [BreakLengthened(10)]
    assert running(evening.night) == Span("break", 2, 1, 2400)
    assert evening.say(TimeUp("break", 2, 1)) == [BreakOver()]
    assert evening.night.phase == "ready"


def test_a_break_without_a_length_has_no_clock() -> None:
    evening = at_dinner()
    evening.say(SetLength(0))
    assert running(evening.night) is None
    assert evening.refusal(LengthenBreak(10)) == "the break has no length: it lasts until you end it"


def test_a_break_can_be_ended_only_during_a_break() -> None:
    assert Evening().refusal(EndBreak()) == Evening().refusal(LengthenBreak(5)) == "there is no break now"


def test_no_break_follows_the_last_set() -> None:
    evening = at_dinner()
    evening.say(EndBreak(), NightLength(2), SetLength(1))
    facts = evening.round_won("a")
    assert [type(fact) for fact in facts[-3:]] == [RoundOver, SetOver, NightOver]


# --- the pause ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        Throw(1, (1, 1, 4)), Claim(1, "one"), Call(1), RollOff(1, 6, 1), Award(1, "a"), FirstRoller(1, "Ann"),
        Ring("button"), Ring("host"), StartRound(), EndBreak(), LengthenBreak(5), TimeUp("round", 1, 1),
        SetLength(1), NightLength(1),
    ],
)  # fmt: skip
def test_rolls_and_rings_do_not_count_during_a_pause(said: Play) -> None:
    evening = Evening(FOUR, ENDED)
    evening.say(StartRound(), Claim(1, "one"))
    assert evening.say(Pause("a glass broke")) == [Paused("a glass broke")]
    assert evening.refusal(said) == "the night is paused: a glass broke"


def test_a_pause_keeps_the_state_and_allows_corrections() -> None:
    evening = Evening(FOUR)
    evening.say(StartRound(), Claim(1, "one"))
    roll = evening.entry
    evening.say(Pause())
    before = evening.night.snapshot()
    assert not head_table_rings(evening.night)
    evening.say(Correct(roll, Claim(1, "two"), "host", "a two"))
    assert (evening.night.tables[0].tally, evening.night.paused) == ((2, 0), Paused())
    evening.say(Undo(evening.entry, "host", "it was a one"))
    assert evening.night == before
    assert evening.say(Resume()) == [Resumed()]
    assert head_table_rings(evening.night)
    assert evening.night.tables[0].tally == (1, 0)


def test_a_night_can_be_paused_only_once_and_only_while_it_is_open() -> None:
    evening = Evening(FOUR)
    assert evening.refusal(Resume()) == "the night is not paused"
    evening.say(Pause())
    assert evening.refusal(Pause()) == "the night is paused already"
    assert evening.refusal(StartRound()) == "the night is paused"
    assert evening.refusal(OpenNight(FOUR)) == "the night is open already"


# --- sets and nights of another length ------------------------------------------------------------


def test_a_shorter_set_ends_after_its_last_round() -> None:
    evening = Evening(FOUR)
    evening.say(StartRound())
    assert evening.refusal(SetLength(0)) == "set 1 cannot end after round 0: enter 1 to 6"
    assert evening.say(SetLength(1, "late")) == [SetPlanned(1, 1, "late")]
    facts = evening.say(Claim(1, "one"), Ring("host")) + evening.claims(1, "miss", "miss", "miss", "miss")
    assert SetOver(1) in facts
    assert (evening.night.set, evening.night.round, evening.night.rounds) == (2, 1, 6)


def test_a_set_that_ends_between_two_rounds_causes_no_second_walk() -> None:
    evening = Evening(FOUR)
    evening.round_won("a")
    seats = evening.night.tables[0].seats
    assert evening.say(SetLength(1)) == [SetPlanned(1, 1), SetOver(1), SetBegun(2)]
    assert (evening.night.set, evening.night.round, evening.night.mark) == (2, 1, 1)
    assert (evening.night.tables[0].seats, evening.night.phase) == (seats, "ready")


def test_a_set_is_skipped() -> None:
    evening = Evening(FOUR)
    assert evening.say(SetLength(0)) == [SetPlanned(1, 0), SetOver(1), SetBegun(2)]
    assert evening.say(StartRound()) == [RoundStarted(2, 1, 1)]


def test_a_shortened_set_can_be_restored_to_its_length() -> None:
    evening = Evening(FOUR)
    evening.say(SetLength(1), SetLength(6))
    evening.round_won("a")
    assert (evening.night.set, evening.night.round) == (1, 2)
    assert evening.refusal(SetLength(7)) == "set 1 cannot end after round 7: enter 1 to 6"


def test_ending_the_last_set_early_ends_the_night_with_its_standings() -> None:
    evening = Evening(FOUR)
    evening.say(NightLength(1))
    evening.round_won("a")
    facts = evening.say(SetLength(1))
    assert facts[:2] == [SetPlanned(1, 1), SetOver(1)]
    assert [type(fact) for fact in facts[2:]] == [NightOver]
    assert evening.refusal(SetLength(2)) == evening.refusal(NightLength(2)) == OVER_HERE


def test_the_host_may_end_the_night_with_the_rounds_played_so_far() -> None:
    evening = Evening(FOUR)
    evening.round_won("a")
    facts = evening.say(NightLength(0, "the hall is cold"))
    assert facts[:2] == [NightPlanned(0, "the hall is cold"), SetOver(1)]
    assert say(facts[0]).startswith("the night ends here: no further round is played")
    assert [type(fact) for fact in facts[2:]] == [NightOver]


def test_a_night_that_ends_in_a_break_ends_the_break() -> None:
    evening = at_dinner()
    facts = evening.say(NightLength(1))
    assert facts[:2] == [NightPlanned(1), BreakOver()]
    assert [type(fact) for fact in facts[2:]] == [NightOver]
    assert evening.night.phase == "over"


def test_a_night_that_has_not_begun_cannot_end() -> None:
    assert Evening().refusal(NightLength(0)) == "no round has been played: there is no night to end yet"


def test_a_longer_night_has_more_sets() -> None:
    evening = Evening(FOUR)
    assert evening.say(NightLength(4)) == [NightPlanned(4)]
    evening.say(SetLength(0), SetLength(0))
    assert evening.say(SetLength(0))[1:3] == [SetOver(3), SetBegun(4)]


# --- the clock ------------------------------------------------------------------------------------


def test_the_time_warning_is_given_once_and_the_score_still_ends_the_round() -> None:
    evening = Evening(FOUR, WARNED)
    evening.say(StartRound(), Claim(1, "one"))
    assert evening.say(TimeUp("round", 1, 1)) == [TimeWarning(1, 1)]
    assert running(evening.night) is None
    assert evening.say(Claim(1, "bunco"))[1] == RoundCalled("bunco", "Ann", "a", 22, "bunco")
    assert not evening.night.time_up


def test_a_hard_end_calls_the_round_and_keeps_the_usual_last_turns() -> None:
    evening = Evening(FOUR, ENDED)
    evening.say(StartRound(), Claim(1, "one"))
    assert evening.say(TimeUp("round", 1, 1)) == [RoundCalled("clock", "clock")]
    assert evening.night.phase == "called"
    assert SetOver(1) not in evening.claims(1, "miss", "miss", "miss", "miss")
    assert evening.say(TimeUp("walk", 1, 2)) == [RoundStarted(1, 2, 2)]


def test_the_score_may_end_a_round_before_its_hard_end() -> None:
    evening = Evening(FOUR, ENDED)
    evening.say(StartRound())
    assert RoundCalled("bunco", "Ann", "a", 21, "bunco") in evening.claims(1, "bunco")
    assert evening.refusal(TimeUp("round", 1, 1)) == "the clock is late: the round is over already (set 1, round 1)"


def test_only_the_clock_or_the_host_ends_a_round_of_a_fixed_time() -> None:
    evening = Evening(FOUR, FIXED)
    evening.say(StartRound())
    assert [type(fact).__name__ for fact in evening.claims(1, "bunco")] == ["Rolled"]
    assert not head_table_rings(evening.night)
    assert evening.refusal(Ring("button")) == "by these rules only the clock or the host ends a round"
    assert RoundCalled("host", "host") in evening.say(Ring("host"))


def test_no_clock_runs_if_the_rules_have_none() -> None:
    evening = Evening(FOUR)
    assert running(evening.night) is None
    evening.say(StartRound())
    assert running(evening.night) is None
