"""What the screens are told."""

from __future__ import annotations

import msgspec

from headtable.game import new_night
from headtable.game.draws import commitment
from headtable.game.views import board_state, night_state, table_state
from headtable.messages.pace import Ring, StartRound
from headtable.messages.prizes import Standing
from headtable.messages.rooms import (
    BoardState,
    CalledBy,
    NightState,
    TableState,
)
from headtable.messages.table import BadThrow, Call, Claim, RollOff, Throw
from headtable.messages.words import Worth
from headtable.rulesets import load
from tests.game.evening import RFP, SEED, TWELVE, Evening

CLAIMS: tuple[Worth, ...] = ("miss", "one", "two", "mini", "bunco")


def test_a_night_that_has_not_opened_is_shown_as_closed() -> None:
    night = new_night(RFP, SEED)
    assert night_state(night, 0) == NightState(
        "Rolling for Pink", "BUNKO", "closed", 0, 0, 3, 0, 6, claims=CLAIMS, id=commitment(SEED)
    )
    assert board_state(night) == BoardState(())


def test_a_playing_table_shows_its_roller_turn_and_last_roll() -> None:
    evening = Evening()
    assert table_state(evening.night, 2) == TableState(2, "ready", TWELVE[4:8], roller="Eve", mark=1)
    evening.say(StartRound(), Throw(2, (1, 1, 4)), Throw(2, (5, 5, 5)))
    assert table_state(evening.night, 2) == TableState(
        2, "rolling", TWELVE[4:8], (7, 0), "Eve", 7, "mini", (5, 5, 5), mark=1
    )
    evening.say(Throw(2, (4, 5, 6)))
    assert table_state(evening.night, 2) == TableState(
        2, "rolling", TWELVE[4:8], (7, 0), "Flo", 0, "miss", (4, 5, 6), mark=1
    )


def test_a_waiting_bunco_is_shown_as_waiting_for_its_call() -> None:
    evening = Evening()
    evening.say(StartRound(), Throw(2, (1, 1, 1)))
    assert table_state(evening.night, 2).call_it
    evening.say(Call(2))
    assert not table_state(evening.night, 2).call_it


def test_after_the_bell_a_table_shows_its_last_lap_its_roll_off_and_its_winner() -> None:
    evening = Evening()
    evening.say(StartRound())
    evening.lap(2)
    evening.say(Ring("button"))
    assert [table_state(evening.night, table).phase for table in (1, 2, 3)] == ["last-lap", "roll-off", "last-lap"]
    assert table_state(evening.night, 2).roller is None
    evening.say(RollOff(2, 6, 1))
    assert table_state(evening.night, 2) == TableState(2, "done", TWELVE[4:8], last="miss", winner="a", mark=1)


def test_the_state_of_the_night_has_what_called_the_round() -> None:
    evening = Evening()
    evening.say(StartRound(), Claim(3, "one"), Ring("button"))
    assert night_state(evening.night, 4) == NightState(
        "Rolling for Pink",
        "BUNKO",
        "called",
        3,
        1,
        3,
        1,
        6,
        1,
        CalledBy("button", "button"),
        4,
        claims=CLAIMS,
        id=commitment(evening.night.lots.seed),
    )
    reasons = []
    for rolls in (("bunco",), ("mini", "mini", "mini", "mini", "two")):
        evening = Evening()
        evening.say(StartRound())
        evening.claims(1, *rolls)
        reasons.append(night_state(evening.night, 3).called)
    assert reasons == [
        CalledBy("bunco", "Ann", ("Ann", "Cat"), 21, "bunco"),
        CalledBy("score", "Ann", ("Ann", "Cat"), 22, "two"),
    ]


def test_between_rounds_a_table_shows_its_arrivals_and_departures() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    state = table_state(evening.night, 1)
    assert (state.phase, state.tally) == ("ready", (0, 0))
    assert set(state.seats) == {"Ann", "Cat", "Flo", "Hal"}
    assert [(walk.player, walk.table) for walk in state.walks] == [("Ann", 1), ("Bob", 2), ("Cat", 1), ("Dee", 2)]
    assert state.before == evening.night.results[1, 1, 1]
    assert night_state(evening.night, 9).called is None
    evening.say(StartRound())
    assert table_state(evening.night, 1).walks == ()
    assert table_state(evening.night, 1).before is None


def test_the_standings_order_by_wins_then_buncos_and_equals_share_a_place() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "miss", "bunco", "miss", "miss", "miss")
    evening.claims(2, "miss", "miss", "miss", "one", "miss")
    assert board_state(evening.night) == BoardState(
        (
            Standing(1, "Bob", 1, 0, 1),
            Standing(2, "Dee", 1, 0, 0),
            Standing(2, "Flo", 1, 0, 0),
            Standing(2, "Hal", 1, 0, 0),
            Standing(5, "Ann", 0, 1, 0),
            Standing(5, "Cat", 0, 1, 0),
            Standing(5, "Eve", 0, 1, 0),
            Standing(5, "Gil", 0, 1, 0),
        )
    )


def test_the_last_tallies_stay_after_the_night() -> None:
    evening = Evening(TWELVE[:4])
    for _ in range(18):
        evening.round_won("b")
    state = table_state(evening.night, 1)
    assert (state.phase, state.tally, state.winner, state.walks) == ("done", (0, 1), "b", ())
    assert night_state(evening.night, 9).phase == "over"


def test_after_the_bell_a_table_lists_the_turns_that_are_still_due() -> None:
    evening = Evening()
    evening.say(StartRound(), Claim(2, "one"), Claim(2, "miss"), Claim(2, "two"), Ring("button"))
    assert [table_state(evening.night, table).may_roll for table in (1, 2)] == [
        ("Ann", "Bob", "Cat", "Dee"),
        ("Flo", "Gil", "Hal"),
    ]


def test_no_turn_is_due_before_the_bell_or_at_a_stopped_table() -> None:
    evening = Evening()
    evening.say(StartRound(), *(Claim(2, "miss") for _ in range(4)))
    assert table_state(evening.night, 2).may_roll == ()
    evening.say(Ring("button"))
    assert table_state(evening.night, 2).may_roll == ()


def test_a_table_shows_the_lost_throws_of_the_turn_and_the_uncalled_bunco() -> None:
    evening = Evening()
    evening.say(StartRound(), Throw(2, (1, 1, 1)), Throw(2, (1, 2, 3)), BadThrow(2, "floor"))
    state = table_state(evening.night, 2)
    assert (state.strikes, state.uncalled) == (1, "Eve")
    assert table_state(evening.night, 3).uncalled is None


def test_a_table_shows_whether_a_turn_may_be_declined() -> None:
    evening = Evening(ruleset=msgspec.structs.replace(RFP, finishing="may"))
    evening.say(StartRound(), Claim(2, "one"))
    assert not table_state(evening.night, 2).may_decline
    evening.say(Ring("button"))
    assert table_state(evening.night, 2).may_decline


def test_the_state_lists_the_rolls_that_pads_may_report() -> None:
    four_dice, snake_eyes = (new_night(load(name), SEED) for name in ("party-4-dice", "snake-eyes"))
    assert night_state(four_dice, 0).claims == (*CLAIMS, "three")
    assert (night_state(four_dice, 0).dice, night_state(snake_eyes, 0).dice) == (4, 3)
    assert night_state(snake_eyes, 0).claims == (*CLAIMS, "wipe")
