"""A table asks for help by any of its devices, and the room shows it until the host has come."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Dice, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import GoBy, HelpAsked, HelpCame, HelpGiven
from headtable.messages.refusals.speaking import OnlyHostMaySay
from headtable.messages.rooms import (
    TableState,
)
from headtable.messages.words import Role
from tests.engine.room import Room, facts, of

ASKS = Press("help")


@pytest.fixture
def room(tmp_path: Path) -> Room:
    room = Room(tmp_path / "tonight.night.db", confirm_s=1.5)
    room.round_in_play()
    return room


def asks(room: Room, uid: str, role: Role = "device") -> list[MqttMessage]:
    """Somebody at table 2 presses help."""
    return room.hears(Heard(uid, "b", 1, ASKS, 2, role=role))


def test_a_call_for_help_is_shown_until_the_host_has_come(room: Room) -> None:
    said = asks(room, "pad-02")
    assert facts(said) == [HelpAsked(2)]
    assert [(state.table, state.help) for state in of(TableState, said)] == [(2, True)]
    said = room.host(HelpCame(2))
    assert facts(said) == [HelpGiven(2)]
    assert [(state.table, state.help) for state in of(TableState, said)] == [(2, False)]


@pytest.mark.parametrize(("uid", "role"), [("pad-02", "device"), ("phone-eve", "phone")])
def test_a_table_may_ask_for_help_by_any_input(room: Room, uid: str, role: Role) -> None:
    room.host(GoBy(2, "paper"))
    assert facts(asks(room, uid, role)) == [HelpAsked(2)]


def test_a_phone_cannot_say_that_the_host_has_come(room: Room) -> None:
    asks(room, "pad-02")
    [ack] = of(Ack, room.hears(Heard("phone-eve", "b", 2, HelpCame(2), 2, role="phone")))
    assert ack.why == OnlyHostMaySay("phone-eve", "help-came")


def test_a_call_for_help_does_not_affect_waiting_dice(room: Room) -> None:
    room.hears(Heard("dice-02", "b", 1, Dice((1, 2, 3)), 2))
    assert facts(asks(room, "pad-02")) == [HelpAsked(2)]
    assert [state.proposed for state in of(TableState, room.said)][-1] == (1, 2, 3)
