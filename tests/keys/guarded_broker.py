"""Mosquitto with the ACL of a venue, and a client for each of its users."""

from __future__ import annotations

import asyncio
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from headtable.config import Config, HomeAssistant, Venue
from headtable_tools.keys.acl import acl_file
from headtable_tools.keys.broker_passwords import new_password, password_line
from headtable_tools.keys.topic_rights import Rights, rights_of_all, with_home_assistant
from tests.brokers import MOSQUITTO, free_port, until_it_answers
from tests.patience import PATIENCE_S

VENUE, OWN_BOX, OTHER_BOX = "hall", "hall", "cellar"
EVERYTHING = Rights("everything", ("#",), ("#",), ("#",), ("#",))  # the test's own user


def venue_rights() -> tuple[Rights, ...]:
    """The rights of every user of a venue with two boxes, and with Home Assistant."""
    config = Config(venue=Venue(name=VENUE), home_assistant=HomeAssistant(discovery=True))
    return tuple(with_home_assistant(rights_of_all((OWN_BOX, OTHER_BOX)), config))


class Guarded(NamedTuple):
    """A running Mosquitto, and the password of each of its users."""

    port: int
    passwords: dict[str, str]

    @contextmanager
    def client(self, user: str, *, password: str = "", name: str = "") -> Iterator[Client]:
        """A connected client of this user, by a name of the broker's choice or by this one."""
        client = Client(user, password or self.passwords[user], self.port, name)
        with client:
            yield client


class Client:
    """A client of one user: what it says, and what it hears."""

    def __init__(self, user: str, password: str, port: int, name: str = "") -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.answer: ReasonCode | None = None
        self.lost = threading.Event()
        self._answered = threading.Event()
        self._reads = threading.Event()
        self._reads.set()
        self._paho = paho.Client(CallbackAPIVersion.VERSION2, client_id=name, reconnect_on_failure=False)
        self._paho.username_pw_set(user, password)
        self._paho.on_connect = self._connected
        self._paho.on_message = self._heard
        self._paho.on_disconnect = lambda *_: self.lost.set()
        self._news = threading.Condition()
        self._port = port

    def __enter__(self) -> Self:
        self._paho.connect("127.0.0.1", self._port)
        self._paho.loop_start()
        assert self._answered.wait(PATIENCE_S)
        return self

    def __exit__(self, *_: object) -> None:
        self._reads.set()
        self._paho.disconnect()
        self._paho.loop_stop()

    def publish_without_waiting(self, topic: str, payload: bytes) -> None:
        """Publish, and go on before the broker has it."""
        self._paho.publish(topic, payload, qos=1)

    def stall(self) -> None:
        """Read nothing from the next message on, but stay connected."""
        self._reads.clear()

    def go_on(self) -> None:
        """Read again."""
        self._reads.set()

    def publish(self, topic: str, payload: bytes = b"said", *, retain: bool = False) -> None:
        """Publish, and wait for the acknowledgement. Mosquitto acknowledges a refused message as well."""
        self._paho.publish(topic, payload, qos=1, retain=retain).wait_for_publish(PATIENCE_S)

    def hear(self, filter_: str) -> None:
        """Subscribe, and wait until the broker has it."""
        granted = threading.Event()
        self._paho.on_subscribe = lambda *_: granted.set()
        self._paho.subscribe(filter_, qos=1)
        assert granted.wait(PATIENCE_S)

    def wait_for_count(self, count: int) -> None:
        """Wait until this many messages arrived."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.heard) >= count, PATIENCE_S), len(self.heard)

    def wait_for(self, topic: str, payload: bytes = b"said") -> None:
        """Wait until this arrived, and so all that was said before it."""
        with self._news:
            assert self._news.wait_for(lambda: (topic, payload) in self.heard, PATIENCE_S), self.heard

    def _heard(self, _: object, __: object, message: paho.MQTTMessage) -> None:
        self._reads.wait()
        with self._news:
            self.heard.append((message.topic, bytes(message.payload)))
            self._news.notify_all()

    def _connected(self, *words: object) -> None:
        code = words[3]
        assert isinstance(code, ReasonCode)
        self.answer = code
        self._answered.set()


@contextmanager
def guarded(folder: Path) -> Iterator[Guarded]:
    """Mosquitto with the users of a venue with two boxes."""
    rights = (*venue_rights(), EVERYTHING)
    passwords = {each.user: new_password() for each in rights}
    port = free_port()
    _write(folder, port, rights, passwords)
    running = subprocess.Popen([MOSQUITTO, "-c", folder / "mosquitto.conf"])
    try:
        asyncio.run(until_it_answers(port))
        yield Guarded(port, passwords)
    finally:
        running.kill()
        running.wait()


def _write(folder: Path, port: int, rights: tuple[Rights, ...], passwords: dict[str, str]) -> None:
    lines = [password_line(user, password) for user, password in passwords.items()]
    (folder / "passwords").write_text("\n".join((*lines, "")))
    (folder / "acl").write_text(acl_file(VENUE, rights))
    for private in ("passwords", "acl"):
        (folder / private).chmod(0o600)
    (folder / "mosquitto.conf").write_text(
        f"listener {port} 127.0.0.1\nallow_anonymous false\nlog_type error\nuser root\n"
        f"password_file {folder}/passwords\nacl_file {folder}/acl\n"
    )
