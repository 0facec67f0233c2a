"""The semi-final: who fills its tables, who sits at its head table, and how the host may end it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import Ruleset
from headtable.game.ruleset import Knockout
from headtable.game.views import board_state
from headtable.messages.pace import NightLength, RoundOver, SetLength, SetOver, SetPlanned
from headtable.messages.prizes import PersonRoll, RollFor, SemiSeated
from headtable.messages.words import Team
from tests.game.evening import TWELVE, Evening
from tests.game.prizes.test_knockout import rules

A: tuple[Team] = ("a",)
THIRTY_SIX = tuple(f"P{number}" for number in range(36))


def rolled_off(evening: Evening) -> Evening:
    """Whoever is level throws until nobody is."""
    while contest := evening.night.contest:
        evening.say(RollFor(tuple(PersonRoll(player, (1 + n % 6,)) for n, player in enumerate(contest.to_roll))))
    return evening


def after_one_set(players: tuple[str, ...], ruleset: Ruleset) -> Evening:
    """Everywhere team a has won the only round, and all places that follow from it are given."""
    evening = Evening(players, ruleset)
    evening.round_won(*A * len(evening.night.tables))
    return rolled_off(evening)


def semi_of(evening: Evening) -> SemiSeated:
    """How it was seated."""
    (seated,) = (fact for fact in evening.facts() if isinstance(fact, SemiSeated))
    return seated


def test_six_from_three_groups_are_joined_by_the_next_best_two() -> None:
    evening = after_one_set(THIRTY_SIX, rules(Knockout(no_bunco="next_wins")))
    assert [one.place for one in evening.night.stage.qualified[6:]] == ["next-best", "next-best"]
    assert all(evening.night.cards[one.player].wins == 1 for one in evening.night.stage.qualified)
    assert semi_of(evening).ghosts == ()


def test_the_board_counts_only_the_rounds_of_the_semi_final() -> None:
    evening = after_one_set(THIRTY_SIX, rules(Knockout(no_bunco="next_wins")))
    board = board_state(evening.night)
    assert board.counts == "semi-final"
    assert {one.player for one in board.standings} == {player for seats in semi_of(evening).seats for player in seats}
    assert {(one.place, one.wins) for one in board.standings} == {(1, 0)}


def test_during_the_semi_final_the_board_names_the_other_players_without_a_line() -> None:
    evening = after_one_set(THIRTY_SIX, rules(Knockout(no_bunco="next_wins")))
    board = board_state(evening.night)
    assert {one.player for one in board.standings} | set(board.others) == set(THIRTY_SIX)
    assert len(board.standings) + len(board.others) == len(THIRTY_SIX)


def test_after_the_semi_final_the_board_counts_the_sets_that_everybody_played() -> None:
    evening = after_one_set(THIRTY_SIX, rules(Knockout(no_bunco="next_wins")))
    evening.round_won(*A * len(evening.night.tables))
    rolled_off(evening)
    board = board_state(evening.night)
    assert evening.night.stage.finalists
    assert (board.counts, board.others) == ("before-semi-final", ())
    assert {one.player for one in board.standings} == set(THIRTY_SIX)
    assert {one.wins + one.losses for one in board.standings} == {1}


def test_the_board_names_the_players_whose_cards_do_not_count_in_the_semi_final() -> None:
    evening = Evening(THIRTY_SIX, rules(Knockout(no_bunco="next_wins", semi_fill="ghosts")))
    assert board_state(evening.night).others == ()
    evening.round_won(*A * len(evening.night.tables))
    board = board_state(rolled_off(evening).night)
    counted = {one.player for one in board.standings}
    assert (len(counted), len(board.others)) == (6, 30)
    assert counted | set(board.others) == set(THIRTY_SIX)


def test_six_may_be_joined_by_two_players_drawn_from_the_others() -> None:
    evening = after_one_set(THIRTY_SIX, rules(Knockout(no_bunco="next_wins", semi_fill="wild_cards")))
    last = evening.night.stage.qualified[6:]
    assert [(one.place, one.why.decided, one.why.among) for one in last] == [("wild-card", "draw", 30)] * 2


def test_six_may_be_joined_by_two_ghosts() -> None:
    evening = after_one_set(THIRTY_SIX, rules(Knockout(no_bunco="next_wins", semi_fill="ghosts")))
    assert len(evening.night.stage.qualified) == 6
    assert semi_of(evening).ghosts == ("Ghost", "Ghost 2")
    assert len(semi_of(evening).seats) == 2


def test_the_best_four_may_sit_at_its_head_table() -> None:
    evening = Evening(THIRTY_SIX, rules(Knockout(no_bunco="draw", semi_head="best_record")))
    evening.round_won(*A * 9)
    for player, card in evening.night.cards.items():
        card.buncos = 5 if evening.night.contest and player in evening.night.contest.players else 0
    rolled_off(evening)
    records = [evening.night.cards[player] for table in semi_of(evening).seats for player in table]
    ranks = [(card.wins, card.buncos) for card in records]
    assert min(ranks[:4]) >= max(ranks[4:])


def test_the_best_of_each_set_may_qualify() -> None:
    evening = Evening(TWELVE[:8], replace(rules(Knockout(counts="each_set", no_bunco="next_wins")), sets=2))
    evening.round_won("a", "a")
    evening.round_won("a", "a")
    rolled_off(evening)
    best = [(one.set, one.place) for one in evening.night.stage.qualified]
    assert best == [(1, "wins"), (1, "buncos"), (2, "wins"), (2, "buncos")]
    in_set_one = {
        player for won in map(evening.night.results.get, [(1, 1, 1), (1, 1, 2)]) if won for player in won.winners
    }
    assert {one.player for one in evening.night.stage.qualified[:2]} <= in_set_one


def test_the_wild_card_may_be_drawn_again_until_it_is_not_a_finalist() -> None:
    evening = after_one_set(TWELVE, rules(Knockout(no_bunco="draw", wild_card="redraw", final_seats="choice")))
    *_, wild = evening.night.stage.finalists
    assert (wild.place, wild.why.among) == ("wild-card", 12)
    assert len({one.player for one in evening.night.stage.finalists}) == 4


# --- its length ----------------------------------------------------------------------------------


@pytest.fixture
def semi() -> Evening:
    """Two groups have sent two each to one table; sets have three rounds."""
    ruleset = replace(rules(Knockout(no_bunco="next_wins")), rounds=3)
    evening = Evening(THIRTY_SIX[:24], ruleset)
    evening.say(SetLength(1))
    evening.round_won(*A * 6)
    return rolled_off(evening)


def test_the_rules_set_the_length_of_the_semi_final(semi: Evening) -> None:
    assert (semi.night.set, semi.night.round, semi.night.rounds) == (2, 1, 3)


def test_the_host_ends_the_semi_final_by_its_rounds_and_not_by_the_number_of_sets(semi: Evening) -> None:
    assert semi.refusal(NightLength(2)) == "the semi-final is the last set: end it by its rounds"
    semi.round_won("a")
    planned, over, *places = semi.say(SetLength(1))
    assert (planned, over) == (SetPlanned(2, 1), SetOver(2))
    assert semi.night.phase == "settling"
    assert places


def test_the_host_may_end_the_semi_final_in_its_last_round(semi: Evening) -> None:
    semi.say(SetLength(1))
    facts = semi.round_won("a")
    assert [RoundOver(2, 1), SetOver(2)] == [fact for fact in facts if isinstance(fact, RoundOver | SetOver)]
    assert semi.night.phase == "settling"


def test_the_final_counts_the_rounds_of_the_semi_final_alone(semi: Evening) -> None:
    semi.say(SetLength(1))
    semi.round_won("b")
    rolled_off(semi)
    winners = semi.night.results[2, 1, 1].winners
    first = next(one for one in semi.night.stage.finalists if one.place == "wins")
    assert first.player in winners
    assert first.why.count == 1
