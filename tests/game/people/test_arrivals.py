"""People come late, go home, send a substitute, have their names put right, and are given other chairs."""

from __future__ import annotations

import msgspec
import pytest

from headtable.game.night import Night
from headtable.game.people.roster import eligible
from headtable.game.views import board_state
from headtable.messages.pace import Ring, RoundCalled, RoundOver, StartRound
from headtable.messages.past import Undo
from headtable.messages.people import (
    Arrive,
    Arrived,
    Leave,
    Left,
    Rename,
    Renamed,
    SeatAgain,
    SeatedAgain,
    SeatsSwapped,
    Substitute,
    Substituted,
    SwapSeats,
)
from headtable.messages.prizes import PersonRoll
from headtable.messages.table import (
    BuncoGranted,
    Claim,
    FirstRollerChosen,
    Grant,
    Rolled,
    RolledForFirst,
    RollForFirst,
    RollOff,
    TableStopped,
    TableWon,
    Throw,
)
from headtable.rulesets import load
from tests.game.evening import TWELVE, Evening


def seats(evening: Evening) -> list[tuple[str, ...]]:
    """Who sits where."""
    return [table.seats for table in evening.night.tables]


def check_even(night: Night) -> None:
    """As many wins as losses, two of each at every table in every round."""
    wins, losses = (sum(getattr(card, what) for card in night.cards.values()) for what in ("wins", "losses"))
    assert wins == losses == 2 * len(night.results)


@pytest.fixture
def seven() -> Evening:
    """Seven players: Eve, Flo, Gil and a ghost sit at the second table."""
    return Evening(TWELVE[:7])


# --- late arrivals -------------------------------------------------------------------------------


def test_a_late_arrival_takes_the_chair_of_a_ghost(seven: Evening) -> None:
    assert seven.say(Arrive("Zoe")) == [Arrived("Zoe", 2, 4, "Ghost")]
    assert seats(seven)[1] == ("Eve", "Flo", "Gil", "Zoe")
    assert "Zoe" in eligible(seven.night)


def test_a_late_arrival_may_take_the_chair_in_the_middle_of_the_ghosts_turn(seven: Evening) -> None:
    seven.say(StartRound())
    seven.claims(2, "miss", "miss", "miss", "one")
    seven.say(Arrive("Zoe"))
    assert seven.claims(2, "bunco") == [Rolled(2, "Zoe", "bunco", 21, (0, 22), credit="Zoe")]


def test_a_late_arrivals_card_starts_at_zero_and_the_cards_stay_balanced(seven: Evening) -> None:
    seven.round_won("a", "b")
    seven.say(Arrive("Zoe"))
    line = next(line for line in board_state(seven.night).standings if line.player == "Zoe")
    assert (line.wins, line.losses) == (0, 0)
    seven.round_won("a", "a")
    check_even(seven.night)


def test_a_late_arrival_first_replaces_a_ghost_whose_partner_is_a_ghost(seven: Evening) -> None:
    seven.say(Leave("Flo"))
    seven.say(Leave("Ann"))
    assert seats(seven) == [("Ghost 3", "Bob", "Cat", "Dee"), ("Eve", "Ghost 2", "Gil", "Ghost")]
    assert seven.say(Arrive("Zoe")) == [Arrived("Zoe", 2, 2, "Ghost 2")]


def test_without_a_ghost_a_new_last_table_is_set_up_between_rounds() -> None:
    evening = Evening(TWELVE[:8])
    assert evening.say(Arrive("Zoe")) == [Arrived("Zoe", 3, 1, beside=("Ghost", "Ghost 2", "Ghost 3"))]
    assert seats(evening)[2] == ("Zoe", "Ghost", "Ghost 2", "Ghost 3")
    evening.round_won("a", "b", "a")
    check_even(evening.night)


def test_no_new_table_is_set_up_during_a_round() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    assert evening.refusal(Arrive("Zoe")) == ("every chair is taken until the round is over: enter 'Zoe' again then")


def test_the_new_table_belongs_to_the_last_group() -> None:
    evening = Evening(tuple(f"P{number}" for number in range(24)))
    evening.say(Arrive("Zoe"))
    assert evening.night.groups == (3, 4)


def test_a_room_holds_at_most_one_hundred_tables() -> None:
    evening = Evening(tuple(f"P{number}" for number in range(400)))
    assert evening.refusal(Arrive("Zoe")) == "there is no chair for 'Zoe': all 100 tables are full"


def test_nobody_arrives_twice_or_as_a_ghost(seven: Evening) -> None:
    assert seven.refusal(Arrive("Ann")) == "'Ann' is here already"
    assert "nobody can be called 'Ghost 7'" in seven.refusal(Arrive("Ghost 7"))


# --- people leaving ------------------------------------------------------------------------------


def test_a_player_who_leaves_is_replaced_by_a_ghost_and_keeps_the_card(seven: Evening) -> None:
    seven.round_won("a", "b")
    table = next(table.number for table in seven.night.tables if "Ann" in table.seats)
    assert seven.say(Leave("Ann")) == [Left("Ann", table, "Ghost 2")]
    assert next(line.wins for line in board_state(seven.night).standings if line.player == "Ann") == 1
    assert "Ann" not in eligible(seven.night)
    seven.round_won("a", "b")
    check_even(seven.night)


def test_between_rounds_a_ghost_takes_the_walk_of_a_player_who_leaves(seven: Evening) -> None:
    seven.round_won("a", "b")
    [way] = [way for way in seven.night.walks if way.player == "Ann"]
    seven.say(Leave("Ann"))
    assert "Ann" not in {name for walk in seven.night.walks for name in (walk.player, walk.partner)}
    assert [walk.player for walk in seven.night.walks if (walk.table, walk.seat) == (way.table, way.seat)] == [
        "Ghost 2"
    ]
    seven.say(Arrive("Zoe"))
    assert "Zoe" in {walk.player for walk in seven.night.walks}


def test_a_returning_player_has_the_old_card(seven: Evening) -> None:
    seven.round_won("a", "b")
    seven.say(Leave("Ann"), Arrive("Ann"))
    assert seven.night.cards["Ann"].wins == 1
    assert "Ann" in eligible(seven.night)


def test_the_partner_continues_the_turn_of_a_player_who_leaves(seven: Evening) -> None:
    seven.say(StartRound())
    seven.claims(1, "one")
    seven.say(Leave("Ann"))
    assert seven.claims(1, "bunco") == [
        Rolled(1, "Ghost 2", "bunco", 21, (22, 0), credit="Cat"),
        RoundCalled("bunco", "Ghost 2", "a", 22, "bunco"),
    ]


def test_a_table_whose_last_person_goes_after_the_bell_is_done_and_may_end_the_round() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one")
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"), Leave("Eve"), Leave("Flo"), Leave("Gil"))
    left, stopped, won, over, *_ = evening.say(Leave("Hal"))
    assert left == Left("Hal", 2, "Ghost 4")
    assert stopped == TableStopped(2, (1, 0))
    assert won == TableWon(2, "a", ("Ghost", "Ghost 3"), ("Ghost 2", "Ghost 4"), (1, 0), "points")
    assert over == RoundOver(1, 1)
    check_even(evening.night)


def test_a_tie_with_nobody_left_to_roll_off_is_drawn_by_lot() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.lap(2)
    evening.say(Ring("host"), Leave("Eve"), Leave("Flo"), Leave("Gil"))
    left, won = evening.say(Leave("Hal"))
    assert left == Left("Hal", 2, "Ghost 4")
    assert isinstance(won, TableWon)
    assert won.how == "draw"
    assert evening.refusal(RollOff(2, 1, 2)) == "table 2 has no tie to roll off"


def test_when_everybody_has_gone_the_host_s_bell_still_ends_the_round() -> None:
    evening = Evening(TWELVE[:4])
    evening.say(StartRound(), *map(Leave, TWELVE[:4]))
    assert evening.refusal(Claim(1, "one")) == "table 1: only ghosts sit there, and nobody can roll"
    assert RoundOver(1, 1) in evening.say(Ring("host"))


def test_nobody_leaves_twice_and_no_ghost_leaves(seven: Evening) -> None:
    seven.say(Leave("Ann"))
    assert seven.refusal(Leave("Ann")) == "'Ann' has gone home"
    assert seven.refusal(Leave("Ghost")) == "'Ghost' is a ghost: people arrive in their chairs"
    assert seven.refusal(Leave("Nobody")) == "nobody is called 'Nobody'"


# --- substitutes and names -----------------------------------------------------------------------


def test_a_substitute_takes_over_the_chair_and_the_card(seven: Evening) -> None:
    seven.round_won("a", "b")
    seven.say(StartRound())
    assert seven.say(Substitute("Ann", "Zoe")) == [Substituted("Ann", "Zoe")]
    assert "Ann" not in seven.night.cards
    assert seven.night.cards["Zoe"].wins == 1
    assert any("Zoe" in table for table in seats(seven))
    assert "Ann" in seven.night.results[1, 1, 1].winners


def test_a_rename_applies_everywhere(seven: Evening) -> None:
    seven.round_won("a", "b")
    seven.say(StartRound())
    seven.claims(2, "one")
    seven.claims(1, "bunco")
    assert seven.say(Rename("Ann", "Anna")) == [Renamed("Ann", "Anna")]
    assert "'Ann'" not in str(msgspec.structs.replace(seven.night, lots=None))
    assert "Anna" in seven.night.results[1, 1, 1].winners
    assert [card for card in seven.night.cards if card.startswith("Ann")] == ["Anna"]


def test_a_player_can_be_renamed_after_the_night() -> None:
    evening = Evening(TWELVE[:4], msgspec.structs.replace(load("wba"), sets=1, rounds=1, pot=None, prizes=()))
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"))
    assert evening.say(Rename("Ann", "Anna")) == [Renamed("Ann", "Anna")]
    assert evening.refusal(Leave("Bob")) == "the night is over"


def test_two_players_may_not_share_a_name(seven: Evening) -> None:
    assert seven.refusal(Rename("Ann", "Bob")) == "there is a card with the name 'Bob' already"
    assert seven.refusal(Substitute("Ann", "Bob")) == "there is a card with the name 'Bob' already"
    assert seven.refusal(Rename("Zoe", "Ann")) == "nobody is called 'Zoe'"
    assert seven.refusal(Rename("Ghost", "Casper")) == "nobody is called 'Ghost'"


# --- other chairs --------------------------------------------------------------------------------


def test_the_host_may_swap_two_players(seven: Evening) -> None:
    assert seven.say(SwapSeats("Ann", "Flo")) == [SeatsSwapped("Ann", "Flo")]
    assert seats(seven) == [("Flo", "Bob", "Cat", "Dee"), ("Eve", "Ann", "Gil", "Ghost")]


def test_a_swap_updates_the_announced_walks(seven: Evening) -> None:
    seven.round_won("a", "b")
    one, other = seats(seven)[0][0], seats(seven)[1][1]
    seven.say(SwapSeats(one, other))
    ways = {way.player: way for way in seven.night.walks}
    assert (ways[one].table, ways[one].seat, ways[one].why) == (2, 2, "moved-by-the-host")
    assert (ways[other].table, ways[other].seat, ways[other].partner) == (1, 1, seats(seven)[0][2])
    assert all(seats(seven)[way.table - 1][way.seat - 1] == way.player for way in seven.night.walks)
    assert all(seats(seven)[way.table - 1][(way.seat + 1) % 4] == way.partner for way in seven.night.walks)


def test_seats_are_swapped_until_one_of_the_tables_has_rolled(seven: Evening) -> None:
    seven.say(StartRound())
    seven.say(SwapSeats("Ann", "Flo"))
    seven.claims(2, "miss")
    assert seven.refusal(SwapSeats("Bob", "Eve")) == "table 2: nobody moves once it has started to roll"
    assert seven.refusal(SwapSeats("Bob", "Bob")) == "'Bob' cannot swap seats alone"
    assert seven.refusal(SwapSeats("Bob", "Zoe")) == "'Zoe' has no seat"


def test_everybody_is_seated_again_with_as_few_ghosts_as_can_be() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(*map(Leave, ("Ann", "Bob", "Eve", "Flo")))
    (again,) = evening.say(SeatAgain())
    assert isinstance(again, SeatedAgain)
    assert sorted(seats(evening)[0]) == ["Cat", "Dee", "Gil", "Hal"]
    assert len(seats(evening)) == 1
    evening.round_won("a")


def test_each_new_seating_is_another_draw() -> None:
    evening = Evening()
    orders = set()
    for _ in range(4):
        evening.say(SeatAgain())
        orders.add(tuple(seats(evening)))
    assert len(orders) == 4


def test_a_new_seating_may_follow_a_listed_order(seven: Evening) -> None:
    order = ("Gil", "Flo", "Eve", "Dee", "Cat", "Bob", "Ann")
    assert seven.say(SeatAgain("listed", order)) == [
        SeatedAgain((("Gil", "Flo", "Eve", "Dee"), ("Cat", "Bob", "Ann", "Ghost")), ("Ghost",))
    ]
    assert seven.refusal(SeatAgain("listed", order[1:])) == "'Gil' is not listed: list everybody who is here"
    assert seven.refusal(SeatAgain("listed", (*order, "Zoe"))) == "'Zoe' is not here"
    assert seven.refusal(SeatAgain("listed", (*order, "Gil"))) == "'Gil' is listed twice"


def test_a_new_seating_names_the_scorekeepers_again() -> None:
    evening = Evening(TWELVE[:4], load("evt"))
    assert evening.say(SeatAgain("listed", ("Bob", "Ann", "Cat", "Dee")))[1:] == [FirstRollerChosen(1, "Bob")]


def test_dice_for_the_first_roll_count_at_the_same_table_when_all_are_seated_again() -> None:
    evening = Evening(TWELVE[:4], load("book"))
    evening.say(RollForFirst(1, dice(Ann=5, Bob=3, Cat=2)))
    evening.say(SeatAgain("listed", ("Dee", "Cat", "Bob", "Ann")))
    assert evening.say(RollForFirst(1, dice(Dee=4))) == [
        RolledForFirst(1, dice(Dee=4)),
        FirstRollerChosen(1, "Ann"),
    ]
    assert evening.say(SeatAgain("listed", ("Bob", "Ann", "Cat", "Dee")))[1:] == [FirstRollerChosen(1, "Ann")]


def dice(**thrown: int) -> tuple[PersonRoll, ...]:
    """One die each."""
    return tuple(PersonRoll(player, (die,)) for player, die in thrown.items())


def test_a_new_seating_is_possible_only_between_rounds_and_with_four_players() -> None:
    evening = Evening(TWELVE[:4])
    evening.say(Leave("Ann"))
    assert evening.refusal(SeatAgain()) == "only 3 are left: a table needs 4"
    evening.say(StartRound())
    assert evening.refusal(SeatAgain()) == "everybody is seated again only between two rounds"


def test_arrivals_departures_and_swaps_can_be_undone(seven: Evening) -> None:
    before = seven.night.snapshot()
    for said in (Arrive("Zoe"), Leave("Ann"), Rename("Bob", "Rob"), SwapSeats("Ann", "Eve"), SeatAgain()):
        seven.say(said)
        seven.say(Undo(seven.entry, "host", "not so"))
        assert seven.night == before


def test_a_substitute_marks_the_round_that_the_table_has_just_finished() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"), Substitute("Eve", "Zoe"))
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    assert evening.night.cards["Zoe"].wins == 1
    check_even(evening.night)


def test_an_uncalled_bunco_can_be_granted_to_the_substitute_of_its_roller() -> None:
    evening = Evening(TWELVE[:4])
    evening.say(StartRound(), Throw(1, (1, 1, 1)), Throw(1, (2, 3, 4)), Substitute("Ann", "Zoe"))
    assert evening.say(Grant(1))[0] == BuncoGranted(1, "Zoe", 21, (21, 0), (1, 1, 1), "Zoe")


def test_an_uncalled_bunco_can_be_granted_to_a_player_who_has_left() -> None:
    evening = Evening(TWELVE[:4])
    evening.say(StartRound(), Throw(1, (1, 1, 1)), Throw(1, (2, 3, 4)), Leave("Ann"), Grant(1))
    assert evening.night.cards["Ann"].buncos == 1
    assert evening.night.tables[0].tally == (21, 0)
