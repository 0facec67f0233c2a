"""Who has qualified and is missing before the semi-final begins: the next best of the same claim plays."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import Ruleset
from headtable.game.ruleset import Break, Knockout
from headtable.messages.pace import EndBreak, StartBreak, StartRound, TimeUp
from headtable.messages.past import Undo
from headtable.messages.people import Arrive, Arrived, Leave, Left, Rename, Substitute
from headtable.messages.prizes import (
    FinalistChosen,
    NotPresent,
    PersonRoll,
    Qualified,
    QualifierAbsent,
    RollFor,
    SemiSeatTaken,
    TiedFor,
)
from headtable.messages.roll_offs import MostOf
from tests.game.evening import Evening
from tests.game.prizes.test_knockout import rules
from tests.game.prizes.test_semi_final import THIRTY_SIX, after_one_set, rolled_off

TWENTY_FOUR = THIRTY_SIX[:24]
NEXT_WINS = Knockout(no_bunco="next_wins")


def tournament(knockout: Knockout = NEXT_WINS) -> Ruleset:
    """Two groups of twelve, one round, and a break before the semi-final."""
    return replace(rules(knockout), breaks=(Break(what="refreshments", before="semi_final", minutes=45),))


@pytest.fixture
def hall() -> Evening:
    """Two of each group have qualified; the break is on."""
    return after_one_set(TWENTY_FOUR, tournament())


def phase(evening: Evening) -> str:
    """Where the night is, at this moment."""
    return evening.night.phase


def qualified(evening: Evening) -> list[tuple[str, int | None, str]]:
    """Who has which place."""
    return [(one.place, one.group, one.player) for one in evening.night.stage.qualified]


def seats(evening: Evening) -> set[str]:
    """Who sit in the semi-final."""
    return {player for table in evening.night.tables for player in table.seats}


def test_the_next_best_player_by_the_same_criterion_takes_the_chair(hall: Evening) -> None:
    place, group, player = qualified(hall)[0]
    table = next(table for table in hall.night.tables if player in table.seats)
    seat = table.seats.index(player) + 1
    left, tied = hall.say(Leave(player))
    assert left == Left(player, table.number, "Ghost")
    assert isinstance(tied, TiedFor)
    assert tied.what == MostOf("wins", 1)
    assert player not in tied.players
    assert phase(hall) == "settling"
    facts = hall.say(RollFor(tuple(PersonRoll(one, (6 if one == tied.players[2] else 1,)) for one in tied.players)))
    chosen = facts[1]
    assert isinstance(chosen, Qualified)
    assert (chosen.player, chosen.place, chosen.group) == (tied.players[2], place, group)
    assert facts[2:] == [SemiSeatTaken(tied.players[2], table.number, seat, "Ghost")]
    assert phase(hall) == "break"
    assert not hall.night.ghosts & seats(hall)


def test_the_other_qualifiers_keep_their_chairs(hall: Evening) -> None:
    before = [table.seats for table in hall.night.tables]
    player = qualified(hall)[0][2]
    hall.say(Leave(player))
    rolled_off(hall)
    changed = [one for one, other in zip(before[0], hall.night.tables[0].seats, strict=True) if one != other]
    assert changed == [player]


def test_an_absent_qualifier_loses_the_place_but_may_still_come(hall: Evening) -> None:
    player = qualified(hall)[0][2]
    absent, _ = hall.say(NotPresent(player))
    assert isinstance(absent, QualifierAbsent)
    rolled_off(hall)
    assert player not in seats(hall)
    assert hall.say(Arrive(player)) == [Arrived(player)]
    assert player not in hall.night.stage.absent


def test_the_break_may_end_during_a_roll_off_and_the_round_waits(hall: Evening) -> None:
    hall.say(Leave(qualified(hall)[0][2]))
    hall.say(TimeUp("break", 2, 1))
    assert phase(hall) == "settling"
    assert "roll off" in hall.refusal(StartRound())
    rolled_off(hall)
    assert phase(hall) == "ready"
    hall.say(StartRound())


def test_a_substitute_takes_over_the_place(hall: Evening) -> None:
    player = qualified(hall)[0][2]
    hall.say(Substitute(player, "Zoe"))
    assert "Zoe" in seats(hall)
    assert "Zoe" in hall.night.stage.semi_players
    hall.say(Rename("Zoe", "Zora"))
    assert qualified(hall)[0][2] == "Zora"


def test_no_player_qualifies_twice(hall: Evening) -> None:
    places = qualified(hall)
    hall.say(Leave(places[0][2]))
    rolled_off(hall)
    players = [player for _, _, player in qualified(hall)]
    assert len(players) == len(set(players)) == 4
    assert places[1] in qualified(hall)


def test_two_qualifiers_who_leave_are_both_replaced(hall: Evening) -> None:
    first, _, third, _ = qualified(hall)
    hall.say(Leave(first[2]))
    hall.say(Leave(third[2]))
    rolled_off(hall)
    assert [(place, group) for place, group, _ in sorted(qualified(hall), key=str)] == [
        ("buncos", 1), ("buncos", 2), ("wins", 1), ("wins", 2),
    ]  # fmt: skip
    assert not hall.night.ghosts & seats(hall)


def test_once_its_first_round_has_begun_a_ghost_plays_on(hall: Evening) -> None:
    hall.say(EndBreak(), StartRound())
    player = qualified(hall)[0][2]
    hall.say(Leave(player))
    assert "Ghost" in seats(hall)
    assert phase(hall) == "playing"
    assert hall.say(Arrive("Zoe")) == [Arrived("Zoe")]  # the chair was won, and is not hers
    (back,) = hall.say(Arrive(player))
    assert isinstance(back, Arrived)
    assert back.instead_of == "Ghost"
    assert "Ghost" not in seats(hall)


def test_a_ghost_has_the_chair_if_nobody_is_left() -> None:
    evening = after_one_set(THIRTY_SIX[:24], tournament(Knockout(no_bunco="next_wins", semi_fill="ghosts")))
    places = {player for _, _, player in qualified(evening)}
    for player in TWENTY_FOUR:
        if player not in places:
            evening.say(Leave(player))
    evening.say(Leave(next(iter(places))))
    assert phase(evening) == "break"
    assert evening.night.contest is None
    evening.say(StartRound())


def test_an_eligible_ghost_does_not_win_the_chair_that_it_holds() -> None:
    ruleset = tournament(Knockout(no_bunco="next_wins", semi_fill="wild_cards"))
    eligible = replace(ruleset, ghosts=replace(ruleset.ghosts, eligible=True))
    evening = after_one_set(THIRTY_SIX, eligible)
    places = [player for _, _, player in qualified(evening)]
    for player in THIRTY_SIX:
        if player not in places:
            evening.say(Leave(player))
    evening.say(NotPresent(places[-1]))
    assert [player for _, _, player in qualified(evening)] == places[:-1]
    assert phase(evening) == "break"
    evening.say(StartRound())


def test_a_round_follows_the_hosts_break_that_began_during_a_roll_off(hall: Evening) -> None:
    hall.say(EndBreak())
    hall.say(Leave(qualified(hall)[0][2]))
    hall.say(StartBreak("dessert", 10))
    rolled_off(hall)
    assert phase(hall) == "break"
    hall.say(EndBreak())
    assert phase(hall) == "ready"
    hall.say(StartRound())


def test_the_night_continues_if_the_players_of_a_roll_off_leave(hall: Evening) -> None:
    hall.say(Leave(qualified(hall)[0][2]))
    for player in TWENTY_FOUR:
        if player not in hall.night.gone and player not in {one for _, _, one in qualified(hall)}:
            hall.say(Leave(player))
    assert hall.night.contest is None
    assert phase(hall) == "break"


def test_a_player_who_fills_a_table_is_replaced_by_the_next_best_record() -> None:
    evening = after_one_set(THIRTY_SIX, tournament())
    filled = next(player for place, _, player in qualified(evening) if place == "next-best")
    evening.say(Leave(filled))
    rolled_off(evening)
    assert [place for place, _, _ in qualified(evening)].count("next-best") == 2
    assert filled not in {player for _, _, player in qualified(evening)}
    assert not evening.night.ghosts & seats(evening)


def test_a_drawn_player_is_replaced_by_another_draw() -> None:
    evening = after_one_set(THIRTY_SIX, tournament(Knockout(no_bunco="next_wins", semi_fill="wild_cards")))
    wild = next(player for place, _, player in qualified(evening) if place == "wild-card")
    left, chosen, taken = evening.say(Leave(wild))
    assert isinstance(left, Left)
    assert isinstance(chosen, Qualified)
    assert chosen.why.decided == "draw"
    assert isinstance(taken, SemiSeatTaken)
    assert (taken.player, taken.instead_of) == (chosen.player, left.ghost)


def test_a_replacement_can_be_undone(hall: Evening) -> None:
    before = hall.night.snapshot()
    hall.say(Leave(qualified(hall)[0][2]))
    left = hall.entry
    rolled_off(hall)
    for entry in range(hall.entry, left - 1, -1):
        hall.say(Undo(entry, "host", "never mind"))
    assert hall.night == before


def test_an_arrival_after_the_last_set_can_only_be_the_wild_card() -> None:
    evening = Evening(TWENTY_FOUR[:4], rules())
    evening.round_won("a")
    assert evening.say(Arrive("Zoe"))[0] == Arrived("Zoe")
    evening.say(RollFor((PersonRoll("P0", (6,)), PersonRoll("P2", (1,)))))
    assert evening.night.contest is not None
    assert evening.night.contest.players == ("P1", "P2", "P3")
    rolled_off(evening)
    among = {fact.place: fact.why.among for fact in evening.facts() if isinstance(fact, FinalistChosen)}
    assert (among["semi-finalist"], among["wild-card"]) == (2, 2)


def test_a_player_who_returns_before_the_places_are_given_rolls_for_them_again() -> None:
    evening = Evening(TWENTY_FOUR, tournament())
    evening.round_won(*"aaaaaa")
    contest = evening.night.contest
    assert contest is not None
    player = contest.players[0]
    evening.say(Leave(player))
    evening.say(Arrive(player))
    assert evening.night.contest is not None
    assert player in evening.night.contest.players
