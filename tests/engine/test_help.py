"""A table asks for help, by whatever it has at hand, and the room shows it until the host has come."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable import messages as m
from tests.engine.room import Room, facts, of

ASKS = m.Press("help")


@pytest.fixture
def room(tmp_path: Path) -> Room:
    room = Room(tmp_path / "tonight.night.db", confirm_s=1.5)
    room.round_in_play()
    return room


def asks(room: Room, uid: str, role: m.Role = "device") -> list[m.MqttMessage]:
    """Somebody at table 2 presses help."""
    return room.hears(m.Heard(uid, "b", 1, ASKS, 2, role=role))


def test_the_room_shows_it_until_the_host_has_come(room: Room) -> None:
    said = asks(room, "pad-02")
    assert facts(said) == [m.HelpAsked(2)]
    assert [(state.table, state.help) for state in of(m.TableState, said)] == [(2, True)]
    said = room.host(m.HelpCame(2))
    assert facts(said) == [m.HelpGiven(2)]
    assert [(state.table, state.help) for state in of(m.TableState, said)] == [(2, False)]


@pytest.mark.parametrize(("uid", "role"), [("pad-02", "device"), ("phone-eve", "phone")])
def test_a_table_may_ask_whatever_it_goes_by(room: Room, uid: str, role: m.Role) -> None:
    room.host(m.GoBy(2, "paper"))
    assert facts(asks(room, uid, role)) == [m.HelpAsked(2)]


def test_a_phone_cannot_say_that_the_host_has_come(room: Room) -> None:
    asks(room, "pad-02")
    [ack] = of(m.Ack, room.hears(m.Heard("phone-eve", "b", 2, m.HelpCame(2), 2, role="phone")))
    assert ack.why == "only a host may say 'help-came', and phone-eve is none"


def test_it_says_nothing_about_dice_that_wait_for_an_objection(room: Room) -> None:
    room.hears(m.Heard("dice-02", "b", 1, m.Dice((1, 2, 3)), 2))
    assert facts(asks(room, "pad-02")) == [m.HelpAsked(2)]
    assert [state.proposed for state in of(m.TableState, room.said)][-1] == (1, 2, 3)
