"""Electronic dice make a proposal, which counts if the table does not object."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Dice, DieSeen, Event, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import NoDeviceAt, Pause, Ring, RoundCalled, WithoutDevice
from headtable.messages.past import Undo
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.speaking import DiceSayOtherwise, DiceTakenBack, DiceThrownAgain, NoThrow
from headtable.messages.rooms import (
    TableState,
)
from headtable.messages.table import BuncoShown, DicePassed, Rolled, Throw, ThrownAgain, When
from headtable.messages.words import Button
from headtable.saying import say
from headtable_tools.replay.replayed import replay
from headtable_tools.replay.verify import verify
from tests.engine.room import Room, facts, of

THROW = Dice((1, 1, 4))
ROLLED = Rolled(2, "Eve", "two", 2, (2, 0), (1, 1, 4))


@pytest.fixture
def room(tmp_path: Path) -> Room:
    room = Room(tmp_path / "tonight.night.db", confirm_s=1.5)
    room.round_in_play()
    return room


def dice(room: Room, seq: int, said: Event = THROW, table: int = 2) -> list[MqttMessage]:
    """The reader of a table says it."""
    return room.hears(Heard(f"dice-{table:02}", "d1", seq, said, table))


def verdicts(said: list[MqttMessage]) -> list[tuple[str, bool, Refusal | None]]:
    """The verdicts: the device, whether it was accepted, and the reason if not."""
    return [(ack.uid, ack.accepted, ack.why) for ack in of(Ack, said)]


def later(room: Room, seconds: float) -> list[MqttMessage]:
    """Let time pass, and let the engine look at the dice."""
    room.now_s += seconds
    room.said.clear()
    room.engine.check_dice()
    return list(room.said)


def tables(said: list[MqttMessage]) -> list[tuple[int, tuple[int, ...] | None, str | None]]:
    """The tables that were published again: their proposals, and why all dice are thrown again."""
    return [(state.table, state.proposed, state.again) for state in of(TableState, said)]


def test_a_throw_is_shown_and_waits(room: Room) -> None:
    said = dice(room, 1)
    assert verdicts(said) == []
    assert facts(said) == []
    assert tables(said) == [(2, (1, 1, 4), None)]
    assert room.engine.dice_left_s == 1.5


def test_a_throw_counts_if_the_table_does_nothing(room: Room) -> None:
    dice(room, 1)
    assert later(room, 1.4) == []
    said = later(room, 0.2)
    assert facts(said) == [ROLLED]
    assert verdicts(said) == [("dice-02", True, None)]
    assert tables(said) == [(2, None, None)]
    assert room.engine.dice_left_s is None


def test_a_throw_that_needs_no_confirmation_counts_at_once(tmp_path: Path) -> None:
    room = Room(tmp_path / "other.night.db")
    room.round_in_play()
    assert facts(dice(room, 1)) == [ROLLED]


def test_the_same_score_on_the_pad_confirms_the_throw_and_is_not_a_second_roll(room: Room) -> None:
    dice(room, 1)
    said = room.pad(2, "two")
    assert facts(said) == [ROLLED]
    assert verdicts(said) == [("pad-02", True, None), ("dice-02", True, None)]
    assert later(room, 5) == []


def test_a_repeated_confirmation_from_the_pad_counts_once(room: Room) -> None:
    dice(room, 1)
    press = Heard("pad-02", "p1", 70, Press("two"), 2)
    room.hears(press)
    assert verdicts(room.hears(press)) == [("pad-02", True, None)]
    assert room.history.night.tables[1].tally == (2, 0)


def test_a_different_score_is_refused_with_the_dice_and_restarts_the_time(room: Room) -> None:
    dice(room, 1)
    room.now_s += 1
    said = room.pad(2, "one")
    assert verdicts(said) == [("pad-02", False, DiceSayOtherwise(2, (1, 1, 4), "two"))]
    assert later(room, 1) == []
    assert facts(later(room, 1)) == [ROLLED]


def test_undo_takes_back_only_the_throw(room: Room) -> None:
    room.pad(2, "one")
    dice(room, 1)
    said = room.pad(2, "undo")
    assert facts(said) == []
    assert verdicts(said) == [("pad-02", True, None), ("dice-02", False, DiceTakenBack(2))]
    assert tables(said) == [(2, None, None)]
    assert facts(room.pad(2, "one"))[0] == Rolled(2, "Eve", "one", 1, (2, 0))


@pytest.mark.parametrize("why", ["cocked", "floor"])
def test_a_bad_throw_discards_the_throw_and_all_dice_are_thrown_again(room: Room, why: Button) -> None:
    dice(room, 1)
    said = room.pad(2, why)
    assert verdicts(said) == [("dice-02", False, DiceThrownAgain(2)), ("pad-02", True, None)]
    assert [type(fact) for fact in facts(said)] == [ThrownAgain]
    assert tables(said)[-1] == (2, None, why)


def test_a_cocked_die_is_a_bad_throw_without_a_press(room: Room) -> None:
    said = dice(room, 1, DieSeen(2, "cocked", 0))
    assert facts(said) == [ThrownAgain(2, "Eve", "cocked")]
    assert tables(said) == [(2, None, "cocked")]
    assert tables(dice(room, 2)) == [(2, (1, 1, 4), "cocked")]
    assert tables(later(room, 2)) == [(2, None, None)]


def test_a_single_settled_die_is_not_a_throw(room: Room) -> None:
    [(_, accepted, why)] = verdicts(dice(room, 1, DieSeen(2, "settled", 4)))
    assert (accepted, why) == (False, NoThrow("dice-02", 2, "settled"))


def test_the_next_throw_makes_the_one_before_count(room: Room) -> None:
    dice(room, 1)
    said = dice(room, 2, Dice((2, 3, 5)))
    assert facts(said) == [ROLLED]
    assert [type(fact) for fact in facts(later(room, 2))] == [Rolled, DicePassed]


def test_a_cocked_next_throw_does_not_affect_the_one_before(room: Room) -> None:
    dice(room, 1)
    assert facts(dice(room, 2, DieSeen(1, "cocked", 0))) == [ROLLED, ThrownAgain(2, "Eve", "cocked")]


def test_a_repeated_throw_waits_as_one_throw(room: Room) -> None:
    dice(room, 1)
    assert dice(room, 1) == []
    assert facts(later(room, 2)) == [ROLLED]
    assert verdicts(dice(room, 1)) == [("dice-02", True, None)]


def test_a_restarted_engine_hears_the_throw_again(room: Room) -> None:
    dice(room, 1)
    room.restart("e2")
    assert later(room, 5) == []
    dice(room, 1)
    assert facts(later(room, 2)) == [ROLLED]


def test_a_table_that_must_throw_again_is_remembered_after_a_restart(room: Room) -> None:
    dice(room, 1, DieSeen(2, "cocked", 0))
    room.restart("e2")
    room.said.clear()
    room.engine.on_connect()
    assert (2, None, "cocked") in tables(room.said)


def test_a_throw_that_the_rules_refuse_does_not_wait(room: Room) -> None:
    room.host(Pause())
    [(_, accepted, why)] = verdicts(dice(room, 1))
    assert why is not None
    assert (accepted, say(why)) == (False, "the night is paused")


def test_a_bunco_that_waits_for_its_call_waits_for_no_confirmation(room: Room) -> None:
    said = dice(room, 1, Dice((1, 1, 1)))
    assert facts(said) == [BuncoShown(2, "Eve", (1, 1, 1), When(100_000))]


def test_a_throw_from_before_the_bell_counts_before_the_bell(room: Room) -> None:
    dice(room, 1)
    dice(room, 1, Dice((2, 3, 5)), table=3)
    said = room.host(Ring("host"))
    kinds = [type(fact) for fact in facts(said)]
    assert kinds[:4] == [Rolled, Rolled, DicePassed, RoundCalled]


def test_a_head_table_pad_that_ends_the_round_comes_after_the_waiting_throws(room: Room) -> None:
    dice(room, 1)
    kinds = [type(fact) for fact in facts(room.pad(1, "bunco"))]
    assert kinds.index(Rolled) < kinds.index(RoundCalled)
    assert facts(room.said)[0] == ROLLED


def test_plays_at_other_tables_do_not_make_a_throw_count(room: Room) -> None:
    dice(room, 1)
    assert [fact.table for fact in facts(room.pad(3, "one")) if isinstance(fact, Rolled)] == [3]


def test_a_table_that_loses_its_device_leaves_the_waiting_throws(room: Room) -> None:
    dice(room, 1)
    assert facts(room.host(NoDeviceAt((3,)))) == [WithoutDevice((3,))]
    assert facts(later(room, 1.6)) == [ROLLED]


def test_the_host_may_type_the_same_throw(room: Room) -> None:
    dice(room, 1)
    assert facts(room.host(Throw(2, (4, 1, 1)))) == [ROLLED]
    assert room.history.night.tables[1].tally == (2, 0)


def test_a_night_with_agreed_throws_is_replayed_as_it_was(room: Room) -> None:
    dice(room, 1)
    room.pad(2, "two")
    dice(room, 2)
    room.pad(2, "undo")
    dice(room, 3)
    later(room, 2)
    room.host(Undo(2, "host", "to decide all again"))
    room.restart("e2")
    assert replay(room.path).differences == ()
    assert verify(room.path).differences == ()


@pytest.fixture
def at_twenty(room: Room) -> Room:
    """The head table needs one point; its throw waits, and then one at the second table."""
    for _ in range(4):
        room.pad(1, "mini")
    dice(room, 1, Dice((1, 2, 4)), table=1)
    dice(room, 1)
    return room


BOTH = [("dice-02", True, None), ("dice-01", True, None)]


def test_when_the_head_tables_dice_end_the_round_in_time_each_throw_counts_once(at_twenty: Room) -> None:
    said = later(at_twenty, 2)
    assert verdicts(said) == BOTH
    kinds = [type(fact) for fact in facts(said)]
    assert kinds == [Rolled, Rolled, RoundCalled]
    assert at_twenty.engine.dice_left_s is None


def test_a_bell_button_after_waiting_throws_gets_its_verdict(at_twenty: Room) -> None:
    *first, (uid, _, _) = verdicts(at_twenty.pad(1, "bell"))
    assert first == BOTH
    assert uid == "pad-01"


def test_a_hosts_bell_after_waiting_throws_gets_its_verdict(at_twenty: Room) -> None:
    *first, (uid, _, _) = verdicts(at_twenty.host(Ring("host")))
    assert first == BOTH
    assert uid == "host-1"
