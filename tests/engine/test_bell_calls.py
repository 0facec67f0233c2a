"""A bell pressed at the head table while its own bunco waits is its call, whatever has sounded already."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest

from headtable.messages.facts import Fact
from headtable.messages.inputs import Ack, Heard, Reflex
from headtable.messages.line import Dice, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import Ring, RoundCalled
from headtable.messages.prizes import TravelerMoved
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.table import BuncoShown, FirstRoller, Rolled, TableStopped, TableWon, When
from headtable.saying import say
from headtable_tools.replay.verify import verify
from tests.engine.room import Room, facts, of

BELL_AND_HORN = Reflex("box", ("bell", "horn"))
Opens = Callable[..., Room]


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Opens]:
    """A room by a ruleset, with a box, in its first round."""
    rooms: list[Room] = []

    def opened(ruleset: str, confirm_s: float = 0.0) -> Room:
        room = Room(tmp_path / f"{ruleset}.night.db", ruleset, confirm_s)
        rooms.append(room)
        room.box()
        room.round_in_play()
        return room

    yield opened
    for room in rooms:
        room.journal.close()


def dice(room: Room, seq: int, faces: tuple[int, int, int], table: int = 1) -> list[MqttMessage]:
    """The dice of a table are read."""
    return room.hears(Heard(f"dice-{table:02}", "d1", seq, Dice(faces), table))


def kinds(said: list[MqttMessage]) -> list[type[Fact]]:
    """The kinds of facts that were published."""
    return [type(fact) for fact in facts(said)]


def bell(uid: str, reflex: Reflex | None = None, role: Literal["device", "phone"] = "device") -> Heard:
    """The bell is pressed at the head table."""
    return Heard(uid, "p1", 900, Press("bell"), 1, reflex, role=role)


def test_the_button_ends_the_round_and_the_reflexs_blast_sounds_once(opens: Opens) -> None:
    room = opens("wba")
    dice(room, 1, (1, 1, 1))
    said = room.hears(bell("pad-01", BELL_AND_HORN))
    assert kinds(said)[:3] == [Rolled, TravelerMoved, RoundCalled]
    assert of(SoundCommand, said) == []
    [rolled] = [fact for fact in facts(said) if isinstance(fact, Rolled)]
    assert rolled.when == When(100_000, 0)


def test_the_button_calls_a_waiting_bunco_after_the_hosts_bell_too(opens: Opens) -> None:
    room = opens("wba")
    dice(room, 1, (1, 1, 1))
    room.host(Ring("host"))
    said = room.pad(1, "bell")
    assert facts(said)[0] == Rolled(1, "Ann", "bunco", 21, (21, 0), (1, 1, 1), "Ann", When(100_000, 0))
    assert of(SoundCommand, said) == []


def test_a_phones_bell_calls_a_waiting_bunco_and_rings_nothing_else(opens: Opens) -> None:
    room = opens("evt")
    [refused] = of(Ack, room.hears(bell("phone-abc", role="phone")))
    assert refused.why is not None
    assert say(refused.why) == "a phone cannot ring the bell: only the head table’s button or the host can"
    dice(room, 1, (1, 1, 1))
    said = room.hears(Heard("phone-abc", "p1", 901, Press("bell"), 1, role="phone"))
    assert kinds(said) == [Rolled, RoundCalled]


def test_a_bell_over_waiting_dice_rings_once_with_them(opens: Opens) -> None:
    room = opens("book", confirm_s=1.5)
    for table in (1, 2, 3):
        room.host(FirstRoller(table, room.history.night.tables[table - 1].seats[0]))
    assert facts(dice(room, 1, (1, 1, 1))) == []
    said = room.hears(bell("pad-01", BELL_AND_HORN))
    assert kinds(said)[:2] == [Rolled, TravelerMoved]
    assert RoundCalled in kinds(said)
    assert [(ack.uid, ack.accepted) for ack in of(Ack, said)] == [("dice-01", True), ("pad-01", True)]
    assert of(SoundCommand, said) == []


def test_a_bunco_that_decides_a_tie_waits_for_an_objection_or_its_call(opens: Opens) -> None:
    room = opens("evt", confirm_s=1.5)
    room.pad(2, "pass")
    room.host(Ring("host"))
    room.pad(2, "pass")
    assert room.history.night.tables[1].tied
    assert facts(dice(room, 1, (1, 1, 1), table=2)) == []
    said = room.pad(2, "bunco")
    assert kinds(said) == [BuncoShown, TableStopped, TableWon, Rolled, TableWon]


def test_a_round_that_a_bell_ended_is_the_same_after_a_restart_and_for_the_auditor(opens: Opens) -> None:
    room = opens("wba")
    dice(room, 1, (1, 1, 1))
    room.hears(bell("pad-01", BELL_AND_HORN))
    before = room.history.night
    room.restart("e2")
    assert room.history.night == before
    assert verify(room.path).honest
