"""Places, prizes and the final where a past is put right that led to them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import Ruleset
from headtable.game.ruleset import Knockout
from headtable.messages.announcements import AnnouncedEnd, AnnouncedPlayers, FinalPlace, FinalWinner, NightEnd
from headtable.messages.pace import NightLength
from headtable.messages.past import Changed, Correct, Insert, Overrule, Undo, WouldWinFinal
from headtable.messages.people import Leave
from headtable.messages.plays import Play
from headtable.messages.prizes import FinalistChosen, FinalRolled, Give, PersonRoll, RollFor, SeatFinal
from headtable.messages.refusals.pace import FinalIsOn
from headtable.messages.refusals.past import CannotSayThat
from headtable.messages.table import BadThrow, Call, Decline, Throw
from headtable.messages.words import Team
from headtable.rulesets import load
from headtable.saying import say
from tests.game.evening import TWELVE, Evening

# --- places and prizes -----------------------------------------------------------------------------


def final() -> Ruleset:
    """Two rounds to be played, and a final for whom dice decide who begins."""
    return replace(load("rfp"), sets=1, rounds=2)


def in_the_final(players: int = 8) -> Evening:
    """Four are in the final, and nobody has rolled in it."""
    evening = Evening(TWELVE[:players], final())
    evening.round_won("b", "b")
    evening.say(NightLength(0))
    while tied := evening.night.contest:
        evening.say(RollFor(tuple(PersonRoll(player, (die,)) for die, player in enumerate(tied.to_roll, 1))))
    assert evening.night.phase == "final"
    return evening


def test_a_walk_to_a_round_that_never_began_does_not_change_the_finalists() -> None:
    evening = in_the_final(players=5)
    places = [fact for fact in evening.history.facts() if isinstance(fact, FinalistChosen)]
    evening.claims(1, "one")
    evening.say(Overrule(1, 1, 1, "a", "host", "two pads were exchanged"))
    now = [fact for fact in evening.history.facts() if isinstance(fact, FinalistChosen)]
    assert [one.player for one in now] == [one.player for one in places]


def test_a_roll_for_a_place_cannot_be_restored_after_others_have_rolled_for_it() -> None:
    evening = Evening(TWELVE[:5], final())
    evening.round_won("b", "b")
    evening.say(NightLength(0))
    tied = evening.night.contest
    assert tied
    one, other = tied.to_roll[:2]
    evening.say(RollFor((PersonRoll(one, (6,)),)))
    evening.say(Undo(evening.entry, "host", "it fell"))
    undone = evening.entry
    rest = tied.to_roll[1:]
    evening.say(RollFor(tuple(PersonRoll(player, (3,)) for player in rest)), RollFor((PersonRoll(one, (3,)),)))
    evening.say(Give(tied.what, (other,)))
    assert evening.refusal(Undo(undone, "host", "it lay well")) == (
        f"people have rolled for {say(tied.what)} since: that stands, unless it is played again"
    )


def test_a_correction_cannot_reopen_a_roll_off_after_play_has_continued() -> None:
    evening = Evening(TWELVE[:5], final())
    evening.round_won("b", "b")
    evening.say(NightLength(0))
    tied = evening.night.contest
    assert tied
    one, *rest = tied.to_roll
    evening.say(RollFor(tuple(PersonRoll(player, (6 if player == one else 1,)) for player in tied.to_roll)))
    entry = evening.entry
    while contest := evening.night.contest:
        evening.say(RollFor(tuple(PersonRoll(player, (die,)) for die, player in enumerate(contest.to_roll, 1))))
    evening.claims(1, "one")
    partly = RollFor(tuple(PersonRoll(player, (1,)) for player in rest))
    assert evening.refusal(Correct(entry, partly, "host", "one has not rolled")) == (
        f"people have gone on since it was settled who has {say(tied.what)}: "
        "that stands, unless what followed is played again"
    )


@pytest.mark.parametrize(("number", "team", "best"), [(1, "b", "Dee"), (2, "b", "Cat"), (3, "a", "Ann")])
def test_a_place_is_not_open_again_if_somebody_is_sure_of_it(number: int, team: Team, best: str) -> None:
    evening = Evening(TWELVE[:4], replace(load("rfp"), sets=1, rounds=3, breaks=()))
    evening.round_won("a")
    evening.round_won("a")
    evening.round_won("b")
    for_wins = evening.night.contest
    assert for_wins
    evening.say(RollFor(tuple(PersonRoll(player, (6 if player == "Ann" else 1,)) for player in for_wins.to_roll)))
    facts = evening.say(Overrule(1, number, 1, team, "host", "the sheet was wrong"))
    places = [fact for fact in facts if isinstance(fact, Changed) and fact.what == FinalPlace("wins")]
    was, now = AnnouncedPlayers(("Ann",)), AnnouncedPlayers((best,))
    assert places == ([Changed(FinalPlace("wins"), was, now)] if best != "Ann" else [])
    for_buncos = evening.night.contest
    assert for_buncos
    evening.say(RollFor(tuple(PersonRoll(player, (die,)) for die, player in enumerate(for_buncos.to_roll, 1))))
    assert evening.night.stage.finalists[0].player == best


# --- who goes home in the final ---------------------------------------------------------------------


def test_a_player_who_rolled_in_the_final_cannot_have_left_before() -> None:
    evening = in_the_final()
    third = evening.night.stage.final_seats[2]
    evening.say(*(Throw(1, (1, 2, 3)) for _ in range(3)))
    assert evening.refusal(Insert(evening.entry - 2, Leave(third), "host", "she left")) == (
        f"{third!r} has rolled in the final since: that stands, unless it is played again"
    )


def test_the_winner_of_the_final_cannot_have_left_before() -> None:
    evening = in_the_final()
    third = evening.night.stage.final_seats[2]
    evening.say(Throw(1, (1, 2, 3)), Throw(1, (1, 2, 3)), Throw(1, (2, 2, 2)))
    assert evening.night.stage.grand_prize == third
    assert evening.refusal(Insert(evening.entry - 2, Leave(third), "host", "she left")) == (
        f"{third!r} has rolled in the final since: that stands, unless it is played again"
    )


def test_the_dice_of_the_final_skip_a_player_who_had_left() -> None:
    evening = in_the_final()
    _, _, third, fourth = evening.night.stage.final_seats
    evening.say(Throw(1, (1, 2, 3)), Throw(1, (1, 2, 3)))
    evening.say(Insert(evening.entry - 1, Leave(third), "host", "she left"))
    assert evening.night.stage.final_seats[evening.night.tables[0].roller] == fourth
    evening.say(Undo(evening.entry, "host", "she is here"))
    assert evening.night.stage.final_seats[evening.night.tables[0].roller] == third


def test_a_player_who_rolled_for_the_first_turn_of_the_final_cannot_have_left_before() -> None:
    evening = in_the_final()
    _, _, _, fourth = evening.night.stage.final_seats
    evening.say(Throw(1, (1, 2, 3)))
    before = next(entry for entry, said, _ in evening.journal if isinstance(said, NightLength)) - 1
    assert evening.refusal(Insert(before, Leave(fourth), "host", "she left")) == (
        f"{fourth!r} has sat in the final since: that stands, unless it is played again"
    )


@pytest.mark.parametrize("knockout", [Knockout(final_seats=chairs) for chairs in ("draw", "choice", "by_die")])
@pytest.mark.parametrize("before", [0, 1, 4, 7])
def test_a_player_seated_in_the_final_cannot_have_left_before_even_without_a_roll(
    knockout: Knockout, before: int
) -> None:
    evening = Evening(TWELVE[:8], replace(final(), knockout=knockout))
    evening.round_won("b", "b")
    evening.say(NightLength(0))
    while evening.night.phase != "final":
        if tied := evening.night.contest:
            evening.say(Give(tied.what, tied.players[: tied.places]))
        else:
            evening.say(SeatFinal(tuple(one.player for one in evening.night.stage.finalists)))
    seats = evening.night.stage.final_seats
    opened = next(entry for entry, said, _ in evening.journal if isinstance(said, NightLength)) - before
    evening.say(Throw(1, (1, 2, 3)))
    for player in seats[1:]:
        assert evening.refusal(Insert(opened, Leave(player), "host", "she left")).endswith(
            "that stands, unless it is played again"
        )
    assert evening.night.stage.final_seats == seats


def test_a_corrected_roll_that_wins_the_final_announces_the_winner_and_the_end_of_the_night() -> None:
    evening = in_the_final()
    _, second, *_ = evening.night.stage.final_seats
    evening.say(Throw(1, (1, 2, 3)), Throw(1, (1, 2, 3)))
    told = evening.say(Correct(evening.entry, Throw(1, (4, 4, 4)), "host", "a die was hidden"))
    assert Changed(FinalWinner(), None, AnnouncedPlayers((second,))) in told
    assert Changed(NightEnd(), None, AnnouncedEnd()) in told
    assert Changed(NightEnd(), AnnouncedEnd(), None) in evening.say(Undo(evening.entry, "host", "it was not"))


def test_the_preview_reports_that_a_corrected_roll_would_have_won_the_final() -> None:
    evening = in_the_final()
    first, *_ = evening.night.stage.final_seats
    evening.say(Throw(1, (1, 2, 3)), Throw(1, (1, 2, 3)))
    last = evening.entry
    correct = Correct(last - 1, Throw(1, (4, 4, 4)), "host", "a die was hidden")
    assert evening.history.preview(correct).contradictions == (WouldWinFinal(first, last),)
    evening.say(correct)
    assert evening.night.phase == "final"
    rolled = [fact for fact in evening.history.facts() if isinstance(fact, FinalRolled)]
    assert [one.faces for one in rolled] == [(4, 4, 4), (1, 2, 3)]
    evening.say(Undo(evening.entry, "host", "we look again"), replace(correct, again_from=last))
    assert evening.night.stage.grand_prize == first


@pytest.mark.parametrize("instead", [Call(1), Decline(1), BadThrow(1, "cocked")])
def test_a_roll_of_the_final_cannot_be_corrected_into_a_play_that_the_final_forbids(instead: Play) -> None:
    evening = in_the_final()
    evening.say(Throw(1, (1, 2, 3)))
    entry = evening.entry
    evening.say(Throw(1, (1, 2, 3)))
    assert evening.why_not(Correct(entry, instead, "host", "it was cocked")) == CannotSayThat(entry, FinalIsOn())
