"""Breaks: those of the rules, those that the host starts at any boundary, and the drawing in each of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import Ruleset
from headtable.game.draws import Draw
from headtable.game.pace.timing import running
from headtable.game.past.history import History
from headtable.game.ruleset import Break, Drawings, Knockout
from headtable.game.views import night_state, table_state
from headtable.messages.announcements import AnnouncedBreak, BreakBeforeStage
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import (
    BreakOver,
    BreakPlanned,
    BreakStarted,
    EndBreak,
    LengthenBreak,
    NightLength,
    Ring,
    SetBegun,
    SetLength,
    SetOver,
    StartBreak,
    StartRound,
    TimeUp,
)
from headtable.messages.past import Changed, Correct, Undo
from headtable.messages.people import Arrive, Leave, OpenNight, Rename, SwapSeats
from headtable.messages.prizes import GrandPrizeWon, NamesDrawn, NightOver, RollFor, SemiSeated, TiedFor
from headtable.messages.refusals.pace import OnBreak
from headtable.messages.table import Claim, FirstRoller, Throw
from headtable.rulesets import load
from tests.game.evening import TWELVE, Evening
from tests.game.prizes.test_knockout import FOUR, in_the_final, one_die, rules
from tests.game.prizes.test_semi_final import THIRTY_SIX, rolled_off

DESSERT = StartBreak("dessert", 15)
BEGAN = BreakStarted("dessert", 15)
WBA = replace(load("wba"), sets=1, rounds=2, breaks=(), traveler=None, prizes=(), pot=None)


def phase(evening: Evening) -> str:
    """Where the night is, at this moment."""
    return evening.night.phase


def test_a_shortened_night_has_the_break_before_the_semi_final_too() -> None:
    evening = Evening(THIRTY_SIX[:24], replace(load("rfp"), rounds=1, knockout=Knockout(no_bunco="next_wins")))
    evening.say(NightLength(1))
    evening.round_won(*"aaaaaa")
    rolled_off(evening)
    facts = evening.journal[-1][2]
    assert isinstance(facts[-2], SemiSeated)
    assert facts[-1] == BreakStarted("refreshments", 45)


def test_a_night_without_a_semi_final_has_no_break_before_it() -> None:
    evening = Evening(TWELVE, replace(load("rfp"), rounds=1))
    evening.say(NightLength(1))
    evening.round_won(*"aaa")
    rolled_off(evening)
    assert not any(isinstance(fact, BreakStarted) for fact in evening.facts())


# --- the host's breaks ------------------------------------------------------------------------------


def test_the_host_starts_a_break_between_two_rounds() -> None:
    evening = Evening(FOUR, WBA)
    evening.round_won("a")
    assert evening.say(DESSERT) == [BEGAN]
    assert phase(evening) == "break"
    assert evening.why_not(DESSERT) == OnBreak("dessert")
    evening.say(LengthenBreak(5))
    span = running(evening.night)
    assert span is not None
    assert span.seconds == 20 * 60
    assert evening.say(TimeUp("break", 1, 2)) == [BreakOver()]
    assert phase(evening) == "ready"


def test_the_host_may_start_a_break_without_a_length_before_the_first_round() -> None:
    evening = Evening(FOUR, WBA)
    assert evening.say(StartBreak("we wait for the others")) == [BreakStarted("we wait for the others")]
    assert running(evening.night) is None
    assert evening.say(StartRound())[0] == BreakOver()


def test_a_break_planned_during_a_round_begins_after_the_round() -> None:
    evening = Evening(FOUR, WBA)
    evening.say(StartRound())
    assert evening.say(DESSERT) == [BreakPlanned("dessert", 15)]
    assert night_state(evening.night, 0).break_planned == "dessert"
    assert "has not begun" in evening.refusal(EndBreak())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    assert evening.say(Ring("host"))[-1] == BEGAN
    assert night_state(evening.night, 0).break_planned == ""
    assert evening.say(EndBreak()) == [BreakOver()]
    assert (evening.night.phase, evening.night.round) == ("ready", 2)


def test_the_hosts_break_between_two_sets_replaces_the_break_of_the_rules() -> None:
    evening = Evening(FOUR, replace(WBA, sets=2, rounds=1, breaks=(Break(what="tea", after_set=1),)))
    evening.say(StartRound(), DESSERT)
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    facts = evening.say(Ring("host"))
    assert [fact for fact in facts if isinstance(fact, BreakStarted)] == [BEGAN]
    assert evening.night.set == 2


@pytest.fixture
def before_the_prizes() -> Evening:
    """The host has started a break in the last round, and it is on."""
    evening = Evening(FOUR, replace(load("wba"), sets=1, rounds=1, breaks=()))
    evening.say(StartRound(), DESSERT)
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    assert evening.say(Ring("host"))[-2:] == [SetOver(1), BEGAN]
    return evening


def test_the_prizes_wait_until_the_break_is_over(before_the_prizes: Evening) -> None:
    evening = before_the_prizes
    assert night_state(evening.night, 0).sets_over
    assert table_state(evening.night, 1).phase == "done"
    facts = evening.say(TimeUp("break", 1, 1))
    assert facts[0] == BreakOver()
    assert isinstance(facts[-1], TiedFor)


def test_in_a_break_before_the_prizes_no_round_can_start_and_no_length_can_change(before_the_prizes: Evening) -> None:
    for said in (StartRound(), Ring("host")):
        assert "no round follows this break" in before_the_prizes.refusal(said)
    for length in (NightLength(3), SetLength(1)):
        assert "the last set is over" in before_the_prizes.refusal(length)
    assert "the last set is over" in before_the_prizes.refusal(SwapSeats("Ann", "Bob"))
    assert before_the_prizes.why_not(FirstRoller(1, "Ann")) == OnBreak("dessert")


def test_people_may_leave_and_arrive_in_a_break(before_the_prizes: Evening) -> None:
    before_the_prizes.say(Leave("Ann"), Arrive("Zoe"))
    assert phase(before_the_prizes) == "break"
    facts = before_the_prizes.say(EndBreak())
    assert any(isinstance(fact, TiedFor) for fact in facts)


def test_the_host_may_start_a_break_before_a_roll_off() -> None:
    evening = Evening(FOUR, rules())
    evening.round_won("a")
    assert evening.say(DESSERT) == [BEGAN]
    evening.say(RollFor(one_die(Ann=6, Cat=2)))
    assert phase(evening) == "break"
    facts = evening.say(EndBreak())
    assert isinstance(facts[-1], TiedFor)
    assert phase(evening) == "settling"


def test_a_break_planned_in_the_final_begins_when_the_final_is_won() -> None:
    evening = in_the_final()
    assert evening.say(DESSERT) == [BreakPlanned("dessert", 15)]
    won, began = evening.say(Throw(1, (2, 2, 2)))
    assert isinstance(won, GrandPrizeWon)
    assert began == BEGAN
    over, night = evening.say(EndBreak())
    assert over == BreakOver()
    assert isinstance(night, NightOver)


def test_a_break_before_the_final_follows_the_last_round_of_the_semi_final() -> None:
    evening = Evening(THIRTY_SIX[:24], rules(Knockout(no_bunco="next_wins")))
    evening.round_won(*"aaaaaa")
    rolled_off(evening)
    evening.say(StartRound(), DESSERT)
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    assert evening.say(Ring("host"))[-2:] == [SetOver(2), BEGAN]
    evening.say(EndBreak())
    rolled_off(evening)
    assert phase(evening) == "final"


def test_a_break_before_the_semi_final_is_followed_by_its_first_round() -> None:
    evening = Evening(THIRTY_SIX[:24], rules(Knockout(no_bunco="next_wins")))
    evening.round_won(*"aaaaaa")
    rolled_off(evening)
    evening.say(DESSERT, EndBreak())
    assert (evening.night.phase, evening.night.set) == ("ready", 2)


def test_no_break_can_start_before_or_after_the_night() -> None:
    history = History(load("rfp"), "5eed")
    with pytest.raises(Exception, match="the night is not open yet"):
        history.decide(DESSERT)
    evening = in_the_final()
    evening.say(Throw(1, (2, 2, 2)))
    assert evening.refusal(DESSERT) == "the night is over"


# --- drawings ---------------------------------------------------------------------------------------

EVT = replace(load("evt"), rounds=1)


def drawn(evening: Evening) -> list[tuple[str, ...]]:
    """Whose names were drawn."""
    return [fact.players for fact in evening.facts() if isinstance(fact, NamesDrawn)]


def after_a_set(ruleset: Ruleset, *gone: str) -> Evening:
    """Eleven and a ghost have played a set; these have gone home before its end."""
    evening = Evening(TWELVE[:11], ruleset)
    evening.say(*map(Leave, gone))
    club_round(evening)
    return evening


def club_round(evening: Evening) -> list[Fact]:
    """A round of the club: who has the dice at the bell finishes the turn; the facts of the last."""
    evening.say(StartRound())
    tables = range(1, len(evening.night.tables) + 1)
    for table in tables:
        evening.claims(table, "one", "miss")
    evening.say(Ring("host"))
    return [evening.claims(table, "miss") for table in tables][-1]


def test_each_break_draws_a_name_from_everybody_present() -> None:
    evening = after_a_set(EVT)
    assert isinstance(evening.journal[-1][2][-1], NamesDrawn)
    club_round(evening)
    assert len(drawn(evening)) == 2
    assert all(len(names) == 1 and names[0] in TWELVE for names in drawn(evening))


def test_the_rules_set_how_many_names_are_drawn_and_exclude_ghosts_and_absent_players() -> None:
    evening = after_a_set(replace(EVT, drawings=Drawings(names=100)), "Ann", "Flo", "Ida")
    assert sorted(drawn(evening)[0]) == sorted({*TWELVE[:11]} - {"Ann", "Flo", "Ida"})


def test_the_hosts_own_break_has_a_drawing_too() -> None:
    evening = Evening(TWELVE, EVT)
    started, names = evening.say(DESSERT)
    assert started == BEGAN
    assert isinstance(names, NamesDrawn)


def test_rules_without_drawings_draw_nobody() -> None:
    evening = Evening(FOUR, WBA)
    assert evening.say(DESSERT) == [BEGAN]


def test_each_drawing_is_a_separate_draw_that_is_reported() -> None:
    seen: list[Draw] = []
    history = History(EVT, "5eed", seen.append)
    inputs: tuple[Input, ...] = (OpenNight(TWELVE, "listed"), DESSERT, EndBreak(), DESSERT)
    for entry, said in enumerate(inputs, 1):
        history.record(entry, said, history.decide(said))
    assert [(draw.purpose, draw.choices, len(draw.drawn)) for draw in seen] == [
        ("drawing 1", TWELVE, 1),
        ("drawing 2", TWELVE, 1),
    ]


def test_a_set_that_ends_between_two_rounds_has_its_drawing() -> None:
    evening = Evening(TWELVE, load("evt"))
    club_round(evening)
    facts = evening.say(SetLength(1))
    assert [type(fact) for fact in facts][1:] == [SetOver, SetBegun, BreakStarted, NamesDrawn]


def test_a_correction_does_not_restart_a_break_that_the_host_has_ended() -> None:
    evening = Evening(THIRTY_SIX[:24], replace(load("rfp"), rounds=1, knockout=Knockout(no_bunco="next_wins")))
    evening.say(NightLength(1))
    evening.round_won(*"aaaaaa")
    rolled_off(evening)
    evening.say(EndBreak(), Correct(4, Claim(1, "two"), "host", "two ones"))
    assert [fact for fact in evening.history.facts() if isinstance(fact, BreakStarted | BreakOver)] == [
        BreakStarted("refreshments", 45),
        BreakOver(),
    ]
    assert phase(evening) == "ready"


def test_a_planned_break_names_the_stage_that_follows_it() -> None:
    evening = Evening(FOUR, replace(WBA, sets=1, rounds=1))
    evening.say(StartRound(), DESSERT)
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"))
    told = evening.say(Undo(evening.entry, "host", "by mistake"))
    assert Changed(BreakBeforeStage("prizes"), AnnouncedBreak("dessert", 15), None) in told


def test_a_renamed_player_who_was_drawn_is_announced_by_the_new_name() -> None:
    evening = Evening(TWELVE, replace(load("evt"), rounds=1))
    evening.say(StartRound())
    for table in (1, 2, 3):
        evening.claims(table, "one", "miss")
    evening.say(Ring("host"))
    while evening.night.phase == "called":
        last = next(table.number for table in evening.night.tables if table.open)
        evening.claims(last, "miss")
    (drawn,) = (fact.players for fact in evening.facts() if isinstance(fact, NamesDrawn))
    evening.say(Undo(evening.entry, "host", "it was a one"), Rename(drawn[0], "Zoe"))
    assert NamesDrawn(("Zoe",)) in evening.claims(last, "miss")
