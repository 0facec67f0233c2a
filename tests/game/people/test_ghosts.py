"""Ghosts hold the chairs of who is missing: where they sit, who throws for them, whose card keeps it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import apply
from headtable.game.people.roster import eligible, ghosts, here, new_ghosts
from headtable.game.people.seating import seat_in_order
from headtable.game.prizes.prize_giving import payers
from headtable.game.ruleset import Ghosts, Prize, Ruleset, SuddenDeath
from headtable.game.table.ties import TIES
from headtable.game.views import board_state, table_state
from headtable.messages.pace import Ring, RoundCalled, RoundOver, StartRound
from headtable.messages.people import Arrive, Leave, Left, NightOpened, SeatAgain
from headtable.messages.prizes import FinalRolled, FinalSeated, FinalStarted, PersonRoll, PrizeWon, RollFor, TiedFor
from headtable.messages.roll_offs import PrizeOf
from headtable.messages.table import (
    Award,
    BuncoUncalled,
    Claim,
    DicePassed,
    FirstRoller,
    Rolled,
    RollOff,
    TableStopped,
    TableTied,
    TableWon,
    Throw,
)
from headtable.messages.words import Seats, Team
from headtable.rulesets import load
from tests.game.evening import RFP, TWELVE, Evening

TEN = TWELVE[:10]


def haunted_pairs(seatings: tuple[Seats, ...]) -> int:
    """Of how many pairs both are ghosts."""
    return sum(
        all(player.startswith("Ghost") for player in (seats[chair], seats[chair + 2]))
        for seats in seatings
        for chair in (0, 1)
    )


def test_ghosts_sit_in_the_last_chair_of_the_last_tables() -> None:
    evening = Evening(TEN)
    opened = evening.facts()[0]
    assert isinstance(opened, NightOpened)
    assert opened.seats == (
        ("Ann", "Bob", "Cat", "Dee"),
        ("Eve", "Flo", "Gil", "Ghost"),
        ("Hal", "Ida", "Jim", "Ghost 2"),
    )
    assert set(opened.ghosts) == {"Ghost", "Ghost 2"} == evening.night.ghosts


@pytest.mark.parametrize("players", range(4, 401))
def test_any_number_of_players_can_be_seated_without_two_ghosts_as_partners(players: int) -> None:
    people = [f"P{number}" for number in range(players)]
    seatings = seat_in_order(people)
    chairs = [player for seats in seatings for player in seats]
    assert [player for player in chairs if not player.startswith("Ghost")] == people
    assert sorted(set(chairs) - set(people)) == sorted(ghosts(-players % 4))
    assert haunted_pairs(seatings) == 0
    assert max(sum(player.startswith("Ghost") for player in seats) for seats in seatings) <= (
        2 if players == 5 else 1
    )


def test_the_partner_throws_for_a_ghost_on_the_ghosts_turn() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(StartRound())
    evening.claims(2, "miss", "miss", "miss")
    state = table_state(evening.night, 2)
    assert (state.roller, state.thrower) == ("Ghost", "Flo")
    assert evening.say(Throw(2, (1, 1, 4))) == [Rolled(2, "Ghost", "two", 2, (0, 2), (1, 1, 4))]


def test_the_view_names_no_thrower_if_the_roller_throws() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(StartRound())
    assert (table_state(evening.night, 2).roller, table_state(evening.night, 2).thrower) == ("Eve", None)


def test_for_two_ghosts_as_a_team_the_next_opponent_to_the_left_rolls() -> None:
    evening = Evening(TWELVE[:4])
    night = evening.night
    night.tables[0].seats = ("Ann", "Ghost", "Cat", "Ghost 2")
    night.ghosts = frozenset({"Ghost", "Ghost 2"})
    evening.say(StartRound())
    evening.claims(1, "miss")
    assert table_state(night, 1).thrower == "Cat"
    evening.claims(1, "miss", "miss")
    assert table_state(night, 1).thrower == "Ann"


@pytest.mark.parametrize(("bunco", "credit"), [("partner", "Flo"), ("nobody", None)])
def test_a_ghosts_bunco_belongs_to_its_partner_or_to_nobody(bunco: str, credit: str | None) -> None:
    evening = Evening(TWELVE[:7], replace(RFP, ghosts=Ghosts(bunco="partner" if bunco == "partner" else "nobody")))
    evening.say(StartRound())
    evening.claims(2, "miss", "miss", "miss")
    assert evening.claims(2, "bunco") == [Rolled(2, "Ghost", "bunco", 21, (0, 21), credit=credit)]
    assert [player for player, card in evening.night.cards.items() if card.buncos] == ([credit] if credit else [])


def test_a_bunco_rolled_for_two_ghosts_is_on_no_card() -> None:
    evening = Evening(TWELVE[:4])
    evening.night.tables[0].seats = ("Ann", "Ghost", "Cat", "Ghost 2")
    evening.night.ghosts = frozenset({"Ghost", "Ghost 2"})
    evening.say(StartRound())
    evening.claims(1, "miss")
    assert evening.claims(1, "mini") == [Rolled(1, "Ghost", "mini", 5, (0, 5))]


def test_ghosts_have_cards_but_stand_on_no_board() -> None:
    evening = Evening(TWELVE[:7])
    evening.round_won("a", "b")
    assert evening.night.cards["Ghost"].wins == 1
    assert {line.player for line in board_state(evening.night).standings} == set(TWELVE[:7])
    assert eligible(evening.night) == TWELVE[:7]


# --- ghosts who may win --------------------------------------------------------------------------

WINNING = replace(RFP, ghosts=Ghosts(eligible=True), sets=1, rounds=1, prizes=(Prize(name="Wins", to="most_wins"),))


def test_ghosts_who_may_win_stand_on_the_board_and_can_be_drawn() -> None:
    evening = Evening(TWELVE[:7], WINNING)
    assert eligible(evening.night) == (*TWELVE[:7], "Ghost")
    assert "Ghost" in {line.player for line in board_state(evening.night).standings}
    assert here(evening.night) == TWELVE[:7]


def test_a_ghost_who_may_win_rolls_off_for_a_prize_and_gets_it() -> None:
    evening = Evening(TWELVE[:7], WINNING)
    assert TiedFor(PrizeOf("Wins"), ("Ann", "Cat", "Flo", "Ghost")) in evening.round_won("a", "b")
    dice = [PersonRoll(player, (6 if player == "Ghost" else 1,)) for player in ("Ann", "Cat", "Flo", "Ghost")]
    won = [fact for fact in evening.say(RollFor(tuple(dice))) if isinstance(fact, PrizeWon)]
    assert [fact.players for fact in won] == [("Ghost",)]


def test_nobody_pays_for_a_ghost_who_may_win() -> None:
    assert payers(Evening(TWELVE[:7], WINNING).night) == 7


def test_a_ghost_without_a_chair_wins_nothing_until_it_sits_again() -> None:
    evening = Evening(TWELVE[:7], WINNING)
    evening.say(Arrive("Zoe"))
    assert "Ghost" not in eligible(evening.night)
    evening.say(Leave("Zoe"))
    assert "Ghost" in eligible(evening.night)


def test_ghosts_without_a_chair_after_a_new_seating_win_nothing() -> None:
    evening = Evening(TWELVE[:6], WINNING)
    evening.say(Leave("Ann"), Leave("Bob"), SeatAgain("listed", TWELVE[2:6]))
    assert eligible(evening.night) == TWELVE[2:6]


def test_a_ghost_that_replaces_a_player_after_the_last_set_wins_nothing() -> None:
    evening = Evening(TWELVE[:8], WINNING)
    evening.round_won("a", "b")
    evening.say(Leave("Dee"))
    assert set(eligible(evening.night)) == set(TWELVE[:8]) - {"Dee"}


def test_a_ghost_goes_to_the_final_and_keeps_its_turn_when_another_goes_home() -> None:
    evening = Evening(
        TWELVE[:7], replace(load("rfp"), ghosts=Ghosts(eligible=True), sets=1, rounds=1, group_tables=1)
    )
    final = ("Ann", "Ghost", "Flo", "Cat")
    night = evening.night
    apply(night, FinalSeated(final))
    apply(night, FinalStarted("Ghost"))
    assert (table_state(night, 1).roller, table_state(night, 1).thrower) == ("Ghost", "Cat")
    facts = evening.say(Leave("Cat"))
    assert facts == [Left("Cat", 1, "Ghost 2")]
    assert evening.say(Throw(1, (1, 2, 3))) == [FinalRolled("Ghost", "Flo", (1, 2, 3))]
    assert evening.say(Throw(1, (1, 2, 3))) == [FinalRolled("Flo", "Ann", (1, 2, 3))]


def test_a_new_ghost_never_has_the_name_of_a_ghost_that_may_still_win() -> None:
    evening = Evening(TWELVE[:7], WINNING)
    evening.night.tables = evening.night.tables[:1]  # as when only the best four play on
    assert new_ghosts(evening.night, 1) == ("Ghost 2",)
    assert seat_in_order(("Ann", "Ghost", "Bob")) == (("Ann", "Ghost", "Bob", "Ghost 2"),)


# --- two ghosts as a team ------------------------------------------------------------------------

IDLE = replace(RFP, ghosts=Ghosts(as_team="idle"))


def idle_team(*ghosts: int, ruleset: Ruleset = IDLE, people: int = 4) -> Evening:
    """A round in play, with ghosts in these chairs of the head table."""
    evening = Evening(TWELVE[:people], ruleset)
    evening.say(*(Leave(TWELVE[chair - 1]) for chair in ghosts), StartRound())
    return evening


def test_the_dice_skip_two_idle_ghosts() -> None:
    evening = idle_team(2, 4)
    assert evening.claims(1, "miss")[-1] == DicePassed(1, "Cat")
    assert evening.claims(1, "miss")[-1] == DicePassed(1, "Ann")
    assert table_state(evening.night, 1).roller == "Ann"


def test_an_idle_first_roller_is_replaced_by_the_next_player() -> None:
    assert table_state(idle_team(1, 3).night, 1).roller == "Bob"
    chosen = idle_team(1, 3)
    chosen.say(FirstRoller(1, chosen.night.tables[0].seats[2]))
    assert table_state(chosen.night, 1).roller == "Dee"


@pytest.mark.parametrize(
    ("after_bell", "still"),
    [
        ("complete_lap", ("Ann", "Cat")),
        ("min_one_turn_each", ("Ann", "Cat")),
        ("finish_turn_all", ()),
        ("stop_now", ()),
    ],
)
def test_after_the_bell_nobody_waits_for_the_turns_of_idle_ghosts(after_bell: str, still: tuple[str, ...]) -> None:
    evening = idle_team(2, 4, ruleset=replace(IDLE, after_bell=after_bell))
    evening.say(Ring("host"))
    assert table_state(evening.night, 1).may_roll == still
    for _ in still:
        evening.claims(1, "miss")
    assert not evening.night.tables[0].open


def test_a_player_with_the_dice_finishes_the_turn_beside_idle_ghosts() -> None:
    evening = idle_team(2, 4, ruleset=replace(IDLE, after_bell="finish_turn_all", turn_begins="has_dice"))
    evening.claims(1, "miss")
    evening.say(Ring("host"))
    assert table_state(evening.night, 1).may_roll == ("Cat",)


def test_the_turn_of_a_leaving_player_ends_if_the_partner_is_a_ghost() -> None:
    evening = idle_team(4)
    evening.claims(1, "miss", "one")
    assert evening.say(Leave("Bob"))[1:] == [DicePassed(1, "Cat")]


def test_a_table_is_done_when_the_player_of_its_last_turn_leaves() -> None:
    evening = idle_team(4)
    evening.claims(1, "one", "miss", "miss", "miss")
    evening.say(Ring("host"))
    evening = idle_team(4, ruleset=replace(IDLE, after_bell="finish_turn_all"))
    evening.claims(1, "one", "miss", "one", "one")
    evening.say(Ring("host"))
    facts = evening.say(Leave("Bob"))
    assert [type(fact) for fact in facts[1:3]] == [TableStopped, TableWon]


def test_a_bunco_that_waits_to_be_called_is_lost_with_the_turn() -> None:
    evening = idle_team(4)
    evening.say(Claim(1, "miss"), Throw(1, (1, 1, 1)))
    assert evening.say(Leave("Bob"))[1:] == [BuncoUncalled(1, "Ghost 2"), DicePassed(1, "Cat")]


def test_the_dice_pass_from_a_player_who_leaves_before_the_first_throw() -> None:
    evening = idle_team(3)
    assert evening.say(Leave("Ann")) == [Left("Ann", 1, "Ghost 2")]
    assert table_state(evening.night, 1).roller == "Bob"


def test_an_arrival_wakes_the_team() -> None:
    evening = idle_team(2, 4)
    evening.say(Arrive("Zoe"))
    assert evening.claims(1, "miss")[-1] == DicePassed(1, "Zoe")


@pytest.mark.parametrize("tie", TIES)
def test_a_tie_with_a_team_that_sits_idle_comes_to_an_end(tie: str) -> None:
    evening = idle_team(2, 4, ruleset=replace(IDLE, tie=tie))
    evening.claims(1, "miss", "miss")
    assert TableTied in map(type, evening.say(Ring("host")))
    if TIES[tie].turns:
        facts = evening.claims(1, "two")
        while evening.night.tables[0].open:
            facts = evening.claims(1, "miss")
    else:
        facts = evening.say(RollOff(1, 5, 3) if TIES[tie].dice else Award(1, "a"))
    assert [fact.winners for fact in facts if isinstance(fact, TableWon)] == [("Ann", "Cat")]


def test_dice_may_decide_who_starts_a_sudden_death_beside_idle_ghosts() -> None:
    by_dice = replace(IDLE, tie="sudden_death_target", sudden_death=SuddenDeath(starts="dice"))
    evening = idle_team(2, 4, ruleset=by_dice)
    evening.claims(1, "miss", "miss")
    evening.say(Ring("host"), FirstRoller(1, "Cat"))
    assert table_state(evening.night, 1).roller == "Cat"


# --- a table of ghosts ---------------------------------------------------------------------------


@pytest.fixture
def empty_table() -> Evening:
    """Two tables, and only ghosts at the second."""
    evening = Evening(TWELVE[:8])
    night = evening.night
    night.tables[1].seats = ("Ghost", "Ghost 2", "Ghost 3", "Ghost 4")
    night.ghosts = frozenset(night.tables[1].seats)
    for ghost in night.ghosts:
        night.cards[ghost] = type(night.cards["Ann"])()
    return evening


def test_at_a_table_of_ghosts_nobody_can_roll(empty_table: Evening) -> None:
    empty_table.say(StartRound())
    assert empty_table.refusal(Claim(2, "one")) == "table 2: only ghosts sit there, and nobody can roll"


def test_a_table_of_ghosts_stops_at_the_bell_and_its_winner_is_drawn(empty_table: Evening) -> None:
    empty_table.say(StartRound())
    bell, stopped, won = empty_table.say(Ring("host"))
    assert (bell, stopped) == (RoundCalled("host", "host"), TableStopped(2, (0, 0)))
    assert isinstance(won, TableWon)
    assert (won.how, won.tally) == ("draw", (0, 0))
    assert {*won.winners, *won.losers} == empty_table.night.ghosts
    empty_table.claims(1, "one", "miss", "miss", "miss")
    assert RoundOver(1, 1) in empty_table.claims(1, "miss")


@pytest.mark.parametrize("ladder", ["step", "drop", "cycle", "winners_walk", "fixed"])
@pytest.mark.parametrize("players", [5, 6, 7, 9, 10, 11, 13])
def test_no_two_ghosts_become_partners_while_that_can_be_avoided(ladder: str, players: int) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(players)), replace(RFP, ladder=ladder))
    tables = len(evening.night.tables)
    for round_number in range(12):
        winners: list[Team] = ["a" if (table + round_number) % 2 else "b" for table in range(tables)]
        evening.round_won(*winners)
        seatings = tuple(table.seats for table in evening.night.tables)
        at_a_table = max(sum(player.startswith("Ghost") for player in seats) for seats in seatings)
        assert haunted_pairs(seatings) == 0 or at_a_table > 2


@pytest.mark.parametrize("players", [5, 6, 7, 9, 10, 11, 13])
def test_no_two_ghosts_become_partners_if_everybody_moves_on_by_one_chair(players: int) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(players)), replace(RFP, ladder="seat_shift"))
    for _ in range(17):
        winners: list[Team] = ["a" for _ in evening.night.tables]
        evening.round_won(*winners)
        assert haunted_pairs(tuple(table.seats for table in evening.night.tables)) == 0
