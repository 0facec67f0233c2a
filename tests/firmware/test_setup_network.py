"""When a device opens a network of its own, what its display shows, and when it closes it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlencode

import pytest

from common.clock import Clock
from common.enrolment import Enrolment
from common.notes import Notes
from common.setup_network import CLOSES_MS, OPENS_MS, PASSWORD_LETTERS, SetupNetwork
from tests.brokers import free_port
from tests.firmware.new_pad import form, posted

MOST_TURNS = 1000
LONGEST_UID = "a-pad-with-a-long-name-1"  # of 24 letters


class Radio:
    """A radio that notes what it is told."""

    setup_address = "127.0.0.1"
    setup_ports = (0, 0)

    def __init__(self) -> None:
        self.opened: list[tuple[str, str]] = []
        self.closed = 0

    def open(self, network: str, password: str) -> None:
        """Open a network."""
        self.opened.append((network, password))

    def close(self) -> None:
        """Close it."""
        self.closed += 1


class Start:
    """A device that has started."""

    def __init__(self, folder: Path, uid: str = "pad-07") -> None:
        self.is_held = True
        self.radio = Radio()
        enrolment = Enrolment(Notes(str(folder)), Clock(lambda: 0, lambda later, earlier: later - earlier))
        self.setup = SetupNetwork(uid, self.radio, enrolment, lambda: self.is_held)
        self.shown: list[tuple[str, ...]] = []

    def shows(self, lines: tuple[str, ...]) -> bool:
        """Its display."""
        self.shown.append(lines)
        return True


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    started = Start(tmp_path)
    yield started
    started.setup.turn(CLOSES_MS, is_met=False)  # closes its sockets


def test_it_opens_only_when_a_box_had_time_to_speak_at_its_cable(start: Start) -> None:
    start.setup.turn(OPENS_MS - 1, is_met=False)
    assert start.radio.opened == []
    start.setup.turn(OPENS_MS, is_met=False)
    assert len(start.radio.opened) == 1


def test_a_device_that_a_box_has_met_opens_nothing(start: Start) -> None:
    start.setup.turn(0, is_met=True)
    start.setup.turn(OPENS_MS, is_met=False)
    assert start.radio.opened == []
    assert start.setup.is_over


def test_a_button_that_is_let_go_before_opens_nothing(start: Start) -> None:
    start.setup.turn(OPENS_MS - 1, is_met=False)
    start.is_held = False
    start.setup.turn(OPENS_MS, is_met=False)
    assert start.radio.opened == []
    assert start.setup.is_over


def test_a_button_that_is_let_go_after_closes_nothing(start: Start) -> None:
    start.setup.turn(OPENS_MS, is_met=False)
    start.is_held = False
    start.setup.turn(OPENS_MS + 1, is_met=False)
    assert start.radio.closed == 0
    assert not start.setup.is_over


def test_the_display_shows_the_network_and_a_password_that_is_new_each_time(tmp_path: Path) -> None:
    passwords = set()
    for _ in range(3):
        start = Start(tmp_path)
        start.setup.shows = start.shows
        start.setup.turn(OPENS_MS, is_met=False)
        [(network, password)] = start.radio.opened
        assert start.shown == [("Wi-Fi for setup:", "headtable-pad-07", "", "Password:", password)]
        assert network == "headtable-pad-07"
        assert len(password) == PASSWORD_LETTERS
        passwords.add(password)
        start.setup.turn(CLOSES_MS, is_met=False)
        assert start.shown[-1] == ()
    assert len(passwords) == 3


def test_without_a_display_the_password_is_the_networks_name(start: Start) -> None:
    start.setup.turn(OPENS_MS, is_met=False)
    assert start.radio.opened == [("headtable-pad-07", "headtable-pad-07")]


def test_the_name_of_the_network_has_32_bytes_at_most(tmp_path: Path) -> None:
    start = Start(tmp_path, LONGEST_UID)
    start.setup.turn(OPENS_MS, is_met=False)
    assert start.radio.opened[0][0] == f"headtable-{LONGEST_UID}"[:32]
    start.setup.turn(CLOSES_MS, is_met=False)


def test_it_closes_after_a_quarter_of_an_hour_and_stays_closed(start: Start) -> None:
    start.setup.turn(OPENS_MS, is_met=False)
    start.setup.turn(CLOSES_MS - 1, is_met=False)
    assert not start.setup.is_over
    start.setup.turn(CLOSES_MS, is_met=False)
    start.setup.turn(CLOSES_MS + 1, is_met=False)
    assert start.setup.is_over
    assert (len(start.radio.opened), start.radio.closed) == (1, 1)


def test_a_radio_that_fails_leaves_the_device_to_its_cable(tmp_path: Path) -> None:
    start = Start(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:  # the page's port is taken
        start.radio.setup_ports = (free_port(), other.getsockname()[1])
        start.setup.shows = start.shows
        start.setup.turn(OPENS_MS, is_met=False)
    assert start.setup.is_over
    assert start.radio.closed == 1
    assert start.shown[-1] == ()


def test_a_device_that_cannot_store_its_settings_says_so(tmp_path: Path) -> None:
    start = Start(tmp_path / "gone")  # no note can be written there
    start.radio.setup_ports = (free_port(), free_port())
    start.setup.turn(OPENS_MS, is_met=False)
    with socket.create_connection(("127.0.0.1", start.radio.setup_ports[1])) as phone:
        phone.sendall(posted(urlencode(form(7707)).encode()))
        phone.settimeout(0)
        said = b""
        for _ in range(MOST_TURNS):
            start.setup.turn(OPENS_MS, is_met=False)
            with suppress(BlockingIOError):
                said += phone.recv(4096)
    assert b"cannot store the settings" in said
    start.setup.turn(CLOSES_MS, is_met=False)
    assert start.setup.is_over


def test_settings_that_the_page_has_taken_come_into_force_though_it_closes_before_its_answer(tmp_path: Path) -> None:
    start = Start(tmp_path)
    start.radio.setup_ports = (free_port(), free_port())
    start.setup.turn(OPENS_MS, is_met=False)
    with socket.create_connection(("127.0.0.1", start.radio.setup_ports[1])) as phone:
        phone.sendall(posted(urlencode(form(7707)).encode()))
        for _ in range(MOST_TURNS):
            start.setup.turn(OPENS_MS, is_met=False)
            if (tmp_path / "new-box").exists():
                break
        start.setup.turn(OPENS_MS, is_met=True)
    assert (tmp_path / "key").exists()
    assert not start.setup.is_over
