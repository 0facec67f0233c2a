"""The limits of the Mosquitto configuration that we ship, on a real Mosquitto that has it."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import takewhile
from pathlib import Path

import pytest

from headtable.wire import LONGEST_PAYLOAD, root
from tests.keys.guarded_broker import Client
from tests.keys.keys_command import BOX, VENUE
from tests.keys.venue_broker import VenueBroker, venue_broker
from tests.patience import PATIENCE_S
from tests.shipped_limits import SHIPPED, limits_in, open_files

pytestmark = pytest.mark.slow
LIMITS = limits_in(SHIPPED.read_text())
BOARD, PRESSES, LAST = (f"{root(VENUE)}{address}" for address in ("board/state", "in/device/pad-01", "table/1/state"))
WELCOME = b"\x20\x02\x00\x00"  # the broker accepts a client
IN_FLIGHT = 20  # messages that Mosquitto sends to a client before it waits for an acknowledgement


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[VenueBroker]:
    """A Mosquitto of its own for each test."""
    with venue_broker(tmp_path) as running:
        yield running


def test_the_longest_message_reaches_the_pages_and_a_longer_one_does_not(broker: VenueBroker) -> None:
    longest, longer = b"x" * LONGEST_PAYLOAD, b"y" * (LONGEST_PAYLOAD + 1)
    with broker.client("web") as pages, broker.client("engine") as engine:
        pages.hear(BOARD)
        for payload in (longest, longer, b"last"):
            engine.publish(BOARD, payload)
        pages.wait_for(BOARD, b"last")
    assert [payload for _, payload in pages.heard] == [longest, b"last"]


def test_the_longest_state_is_retained_for_a_screen_that_comes_late(broker: VenueBroker) -> None:
    with broker.client("engine") as engine, broker.client("web") as pages:
        engine.publish(BOARD, b"x" * LONGEST_PAYLOAD, retain=True)
        pages.hear(BOARD)
        pages.wait_for(BOARD, b"x" * LONGEST_PAYLOAD)


def test_a_packet_beyond_all_bounds_ends_the_connection_of_its_sender_and_no_other(broker: VenueBroker) -> None:
    with broker.client("web") as pages, broker.client("engine") as engine, broker.client(f"box-{BOX}") as box:
        pages.hear(BOARD)
        box.publish_without_waiting(PRESSES, b"x" * LIMITS["max_packet_size"])
        assert box.lost.wait(PATIENCE_S)
        engine.publish(BOARD)
        pages.wait_for(BOARD)
        assert not engine.lost.is_set()


def is_let_in(broker: VenueBroker, everybody: ExitStack) -> bool:
    """Whether one more client is let in, which stays then."""
    opened = everybody.enter_context(socket.create_connection(("127.0.0.1", broker.settings.port), PATIENCE_S))
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        opened.sendall(hello("tools", broker.password("tools")))
        return opened.recv(len(WELCOME)) == WELCOME
    return False


def hello(user: str, password: str) -> bytes:
    """The packet by which a client without a name introduces itself."""
    texts = (b"", user.encode(), password.encode())
    content = b"\x00\x04MQTT\x04\xc2\x00\x3c" + b"".join(len(each).to_bytes(2) + each for each in texts)
    return bytes((0x10, len(content))) + content


def many_let_in(broker: VenueBroker, everybody: ExitStack) -> int:
    """How many more clients are let in, until one is not."""
    return sum(1 for _ in takewhile(bool, (is_let_in(broker, everybody) for _ in range(1000))))


def the_pages_still_hear(pages: Client, engine: Client) -> None:
    pages.hear(BOARD)
    engine.publish(BOARD)
    pages.wait_for(BOARD)


def test_one_connection_too_many_is_refused_and_the_others_go_on(broker: VenueBroker) -> None:
    """Mosquitto counts a closed connection twice, and the look whether it answers was one."""
    with ExitStack() as everybody, broker.client("web") as pages, broker.client("engine") as engine:
        opened = 2 + many_let_in(broker, everybody)
        assert LIMITS["max_connections"] <= opened <= LIMITS["max_connections"] + 1
        the_pages_still_hear(pages, engine)


def test_who_connects_and_leaves_all_the_time_gets_no_more_connections_than_open_files(broker: VenueBroker) -> None:
    with broker.client("web") as pages, broker.client("engine") as engine:
        for _ in range(2 * open_files()):
            with ExitStack() as briefly:
                assert is_let_in(broker, briefly)
        with ExitStack() as everybody:
            assert many_let_in(broker, everybody) < open_files()
            the_pages_still_hear(pages, engine)


def numbers(client: Client) -> list[int]:
    """The numbers of the presses that a client has heard, in order."""
    return [int(payload) for topic, payload in client.heard if topic == PRESSES]


@pytest.mark.parametrize(
    ("size", "room_for"),
    [
        pytest.param(LONGEST_PAYLOAD, LIMITS["max_queued_bytes"] // LONGEST_PAYLOAD, id="bytes"),
        pytest.param(20, LIMITS["max_queued_messages"], id="messages"),
    ],
)
def test_a_full_queue_drops_messages_of_the_slow_client_alone(broker: VenueBroker, size: int, room_for: int) -> None:
    sent = room_for + 3 * IN_FLIGHT
    with broker.client("engine") as slow, broker.client("web") as quick, broker.client(f"box-{BOX}") as box:
        for each in (slow, quick):
            each.hear(PRESSES)
        slow.stall()
        for number in range(sent):
            box.publish_without_waiting(PRESSES, str(number).ljust(size).encode())
            quick.wait_for_count(number - IN_FLIGHT)
        quick.wait_for_count(sent)
        slow.go_on()
        slow.wait_for_count(room_for)
        box.publish_without_waiting(PRESSES, b"-1")
        slow.wait_for(PRESSES, b"-1")
    assert numbers(quick)[:sent] == list(range(sent))
    *before, last = numbers(slow)
    assert last == -1
    assert before == list(range(len(before)))
    assert room_for <= len(before) < sent
