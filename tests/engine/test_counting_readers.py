"""Two readers of dice at one table: one of them counts, whatever the file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Dice, DieEach, DieSeen, Event, Press
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.speaking import DiceReadByOther
from headtable.messages.rooms import (
    BoxState,
)
from headtable_tools.replay.replayed import replay
from tests.engine.room import Room, of


@pytest.fixture
def room(tmp_path: Path) -> Room:
    room = Room(tmp_path / "tonight.night.db")
    room.round_in_play()
    return room


def stands(room: Room, uid: str, table: int | None = 2, *, box: str = "box", online: bool = True) -> None:
    room.hears(Birth(uid, box, "dice", "1.0", "1", "dice", online, table))


def throws(room: Room, uid: str, seq: int, said: Event | None = None) -> Refusal | None:
    """Why a throw of this reader at table 2 does not count; nothing where it does."""
    [ack] = of(Ack, room.hears(Heard(uid, "1", seq, said or Dice((1, 2, 3)), 2)))
    return ack.why


def test_the_first_reader_that_throws_at_a_table_counts_and_the_second_does_not(room: Room) -> None:
    stands(room, "dice-02")
    stands(room, "dice-09", box="other-box")
    assert throws(room, "dice-02", 1) is None
    assert throws(room, "dice-09", 1) == DiceReadByOther(2, "dice-02")
    assert throws(room, "dice-09", 2, DieSeen(1, "cocked", 0)) == DiceReadByOther(2, "dice-02")
    assert room.history.night.table(2).tally == (1, 0)


@pytest.mark.parametrize("leaves", ["is unplugged", "moves", "its box is lost"])
def test_the_second_reader_counts_when_the_first_is_gone(room: Room, leaves: str) -> None:
    stands(room, "dice-02")
    stands(room, "dice-09", box="other-box")
    throws(room, "dice-02", 1)
    match leaves:
        case "is unplugged":
            stands(room, "dice-02", online=False)
        case "moves":
            stands(room, "dice-02", 3)
        case _:
            room.hears(BoxState("box", "b1", "lost"))
    assert throws(room, "dice-09", 1) is None


def test_a_pad_beside_two_readers_is_still_heard(room: Room) -> None:
    stands(room, "dice-02")
    throws(room, "dice-02", 1)
    assert throws(room, "pad-02", 9, Press("one")) is None


def test_a_roll_off_entered_on_the_pad_counts_beside_a_reader_of_dice(room: Room) -> None:
    stands(room, "dice-02")
    throws(room, "dice-02", 1)
    assert throws(room, "pad-02", 9, DieEach(5, 3)) != DiceReadByOther(2, "dice-02")


def test_a_night_with_two_readers_replays_identically_from_its_journal(room: Room) -> None:
    stands(room, "dice-02")
    stands(room, "dice-09")
    throws(room, "dice-02", 1)
    throws(room, "dice-09", 1)
    assert replay(room.journal.path).differences == ()
