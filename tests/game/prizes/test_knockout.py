"""After the last set: who goes on, who rolls first in the final, and who wins it."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace

from headtable.game import Ruleset
from headtable.game.prizes.stage_view import stage_state
from headtable.game.ruleset import Knockout, RollOffs
from headtable.messages.facts import Fact
from headtable.messages.people import Arrive, Rename, SwapSeats
from headtable.messages.prizes import (
    FinalistAbsent,
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    Give,
    GrandPrizeWon,
    NightOver,
    NotPresent,
    PersonRoll,
    Qualified,
    RolledFor,
    RollFor,
    SeatFinal,
    SemiSeated,
    TiedFor,
    Why,
)
from headtable.messages.roll_offs import FirstRollOfFinal, MostOf
from headtable.messages.table import Claim, Throw
from headtable.rulesets import load
from tests.game.evening import TWELVE, Evening

FOUR = TWELVE[:4]
FIRST = FirstRollOfFinal()


def rules(knockout: Knockout | None = None) -> Ruleset:
    """The tournament with sets of one round, and only one of them."""
    return replace(load("rfp"), sets=1, rounds=1, knockout=knockout or Knockout(), breaks=())


def one_die(**faces: int) -> tuple[PersonRoll, ...]:
    return tuple(PersonRoll(player, (face,)) for player, face in faces.items())


def ann_has_the_place_for_wins(knockout: Knockout | None = None) -> tuple[Evening, list[Fact]]:
    """Ann and Cat have won the only round, and Ann the roll-off; what follows that."""
    evening = Evening(FOUR, rules(knockout))
    evening.round_won("a")
    return evening, evening.say(RollFor(one_die(Ann=6, Cat=2)))[2:]


def in_the_final() -> Evening:
    """Cat begins; Ann, Bob, Cat and Dee sit as they have chosen."""
    evening, _ = ann_has_the_place_for_wins(Knockout(no_bunco="draw", final_seats="choice"))
    evening.say(SeatFinal(FOUR), RollFor(one_die(Ann=6, Bob=5, Cat=1, Dee=2)))
    return evening


def test_of_players_level_by_wins_the_highest_roll_goes_to_the_final() -> None:
    evening = Evening(FOUR, rules())
    assert evening.round_won("a")[-1] == TiedFor(MostOf("wins"), ("Ann", "Cat"))
    rolls = one_die(Ann=6, Cat=2)
    assert evening.say(RollFor(rolls)) == [
        RolledFor(MostOf("wins"), rolls),
        FinalistChosen("Ann", "wins", Why("wins", 1, "roll-off", rolls)),
        TiedFor(MostOf("buncos"), ("Bob", "Cat", "Dee")),
    ]


@pytest.mark.parametrize(
    ("no_bunco", "follows"),
    [
        ("roll_off", TiedFor(MostOf("buncos"), ("Bob", "Cat", "Dee"))),
        ("next_wins", FinalistChosen("Cat", "buncos", Why("wins", 1))),
    ],
)
def test_the_rules_decide_the_bunco_place_if_nobody_has_a_bunco(
    no_bunco: Literal["roll_off", "next_wins"], follows: Fact
) -> None:
    assert ann_has_the_place_for_wins(Knockout(no_bunco=no_bunco))[1][0] == follows


def test_a_player_who_leads_wins_and_buncos_qualifies_by_wins() -> None:
    for leads_both, follows in (
        ("next_buncos", TiedFor(MostOf("buncos"), ("Bob", "Cat", "Dee"))),
        ("next_wins", FinalistChosen("Cat", "buncos", Why("wins", 1))),
    ):
        evening = Evening(FOUR, rules(Knockout(leads_both=leads_both)))  # type: ignore[arg-type]  # a setting's word
        evening.night.cards["Ann"].buncos = 1
        evening.round_won("a")
        assert evening.say(RollFor(one_die(Ann=6, Cat=2)))[2] == follows


def test_the_final_continues_until_all_dice_are_alike() -> None:
    evening = in_the_final()
    assert evening.facts()[-1] == FinalStarted("Cat")
    assert evening.say(Throw(1, (1, 1, 2))) == [FinalRolled("Cat", "Dee", (1, 1, 2))]
    assert evening.say(Claim(1, "two")) == [FinalRolled("Dee", "Ann")]
    won, over = evening.say(Throw(1, (2, 2, 2)))
    assert won == GrandPrizeWon("Ann", (2, 2, 2))
    assert isinstance(over, NightOver)


def test_the_lowest_die_begins_and_equals_throw_again() -> None:
    evening, _ = ann_has_the_place_for_wins(Knockout(no_bunco="draw", final_seats="choice"))
    assert evening.say(SeatFinal(FOUR)) == [FinalSeated(FOUR), TiedFor(FIRST, FOUR, wins="lowest")]
    rolls = one_die(Ann=3, Bob=1, Cat=1, Dee=5)
    assert evening.say(RollFor(rolls)) == [RolledFor(FIRST, rolls)]
    assert evening.say(RollFor(one_die(Bob=4, Cat=2)))[-1] == FinalStarted("Cat")


def test_with_chairs_by_the_dice_the_lowest_sits_first() -> None:
    evening, _ = ann_has_the_place_for_wins(Knockout(no_bunco="draw", final_seats="by_die"))
    facts = evening.say(RollFor(one_die(Ann=3, Bob=1, Cat=6, Dee=5)))
    assert facts[1:] == [FinalSeated(("Bob", "Ann", "Dee", "Cat")), FinalStarted("Bob")]


def test_the_place_of_an_absent_wild_card_is_drawn_again() -> None:
    evening = Evening(TWELVE[:8], rules(Knockout(no_bunco="draw")))
    evening.round_won("a", "b")
    evening.say(RollFor(one_die(Ann=6, Cat=1, Flo=2, Hal=3)))
    wild = next(one.player for one in evening.night.stage.finalists if one.place == "wild-card")
    absent, chosen, seated, tied = evening.say(NotPresent(wild))
    assert absent == FinalistAbsent(wild)
    assert isinstance(chosen, FinalistChosen)
    assert chosen.place == "wild-card"
    assert chosen.player != wild
    assert isinstance(seated, FinalSeated)
    assert isinstance(tied, TiedFor)


def test_a_mini_wins_the_final_as_three_alike() -> None:
    won, _ = in_the_final().say(Claim(1, "mini"))
    assert won == GrandPrizeWon("Cat")


def test_the_first_turn_is_rolled_for_even_if_the_host_decides_ties() -> None:
    evening = Evening(FOUR, replace(rules(Knockout(no_bunco="draw")), roll_off=RollOffs(again="host")))
    evening.round_won("a")
    assert "the host decides" in evening.refusal(RollFor(one_die(Ann=6, Cat=2)))
    evening.say(Give(MostOf("wins"), ("Ann",)))
    facts = evening.say(RollFor(one_die(Ann=3, Bob=1, Cat=6, Dee=5)))
    assert facts[-1] == FinalStarted("Bob")


def test_two_groups_send_two_each_to_a_semi_final_at_one_table() -> None:
    evening = Evening(tuple(f"P{number}" for number in range(24)), rules(Knockout(no_bunco="next_wins")))
    facts = evening.round_won(*"aaaaaa")
    while evening.night.contest:
        rolls = (PersonRoll(player, (1 + n % 6,)) for n, player in enumerate(evening.night.contest.to_roll))
        facts = evening.say(RollFor(tuple(rolls)))
    assert [one.group for one in evening.night.stage.qualified] == [1, 1, 2, 2]
    assert isinstance(facts[-2], Qualified)
    seated = facts[-1]
    assert isinstance(seated, SemiSeated)
    assert len(seated.seats) == 1
    assert (evening.night.set, evening.night.phase) == (2, "ready")


def test_a_roll_off_for_a_place_names_the_semi_final_or_the_final() -> None:
    straight = Evening(FOUR, rules())
    straight.round_won("a")
    assert place_of(straight) == "final"
    straight.say(RollFor(one_die(Ann=6, Cat=2)), RollFor(one_die(Bob=6, Cat=2, Dee=1)))
    assert straight.night.contest is not None
    assert straight.night.contest.what == FIRST
    assert place_of(straight) is None

    groups = Evening(tuple(f"P{number}" for number in range(24)), rules(Knockout(no_bunco="next_wins")))
    groups.round_won(*"aaaaaa")
    assert place_of(groups) == "semi-final"


def place_of(evening: Evening) -> str | None:
    """The stage in which the present roll-off gives a place."""
    contest = stage_state(evening.night, ()).contest
    assert contest is not None
    return contest.place_in


def test_a_rename_applies_to_the_final() -> None:
    evening = in_the_final()
    evening.say(Rename("Dee", "Dora"))
    assert evening.say(Throw(1, (1, 1, 2))) == [FinalRolled("Cat", "Dora", (1, 1, 2))]


def test_chairs_of_the_final_cannot_be_swapped() -> None:
    assert "the last set is over" in in_the_final().refusal(SwapSeats("Ann", "Bob"))


def test_an_arrival_in_the_second_set_wins_nothing_in_the_first() -> None:
    evening = Evening(TWELVE[:7], replace(rules(Knockout(counts="each_set", no_bunco="draw")), sets=2))
    evening.round_won("a", "a")
    evening.say(Arrive("Zoe"))
    evening.round_won("a", "a")
    assert evening.night.contest is not None
    assert "Zoe" not in evening.night.contest.players
