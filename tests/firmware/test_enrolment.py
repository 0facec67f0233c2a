"""What a device keeps of an enrolment, and from when on it goes by it."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest

from common.clock import Clock
from common.enrolment import KEY_BYTES, PART, WORDS, Enrolment
from common.notes import Notes

OLD = {"key": bytes(KEY_BYTES), "network": b"the hall", "password": b"secret", "box": b"192.168.4.1:7707"}
NEW = {
    "key": bytes(range(KEY_BYTES)),
    "network": b"a hall whose name is long",
    "password": b"",
    "box": b"",
}
CLOCK = Clock(lambda: 0, lambda later, earlier: later - earlier)


class Cut(Exception):
    """The power has gone."""


class CutNotes(Notes):
    """Notes whose power goes when so many of them have been changed."""

    def __init__(self, folder: str, changes: int) -> None:
        super().__init__(folder)
        self._changes = changes

    def write(self, name: str, text: str) -> None:
        """Keep a note."""
        self._change()
        super().write(name, text)

    def move(self, name: str, to: str) -> None:
        """Put a note in another one's place."""
        self._change()
        super().move(name, to)

    def forget(self, name: str) -> None:
        """Throw a note away."""
        self._change()
        super().forget(name)

    def _change(self) -> None:
        if not self._changes:
            raise Cut
        self._changes -= 1


def tell(enrolment: Enrolment, words: dict[str, bytes]) -> None:
    """Tell it everything but the last word."""
    for what, raw in words.items():
        text = b64encode(raw).decode()
        for start in range(0, max(len(text), 1), PART):
            enrolment.told(what, start // PART, text[start : start + PART])


def kept(folder: Path) -> dict[str, bytes]:
    """What a device that starts now goes by."""
    ticket = Enrolment(Notes(str(folder)), CLOCK).ticket("pad-01")
    assert ticket
    host, port = ticket.box or ("", 0)
    box = b"%s:%d" % (host.encode(), port) if host else b""
    return {"key": ticket.key, "network": ticket.network.encode(), "password": ticket.password.encode(), "box": box}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A device that belongs somewhere."""
    for name, raw in OLD.items():
        (tmp_path / name).write_text(b64encode(raw).decode())
    return tmp_path


def test_a_device_keeps_its_old_settings_until_the_enrolment_is_complete(folder: Path) -> None:
    enrolment = Enrolment(Notes(str(folder)), CLOCK)
    tell(enrolment, NEW)
    assert kept(folder) == OLD
    enrolment.told("start", 0, "")
    assert kept(folder) == NEW
    enrolment.told("start", 0, "")  # said again
    assert kept(folder) == NEW


def test_an_interrupted_enrolment_does_not_affect_the_next(folder: Path) -> None:
    enrolment = Enrolment(Notes(str(folder)), CLOCK)
    tell(enrolment, NEW)
    tell(enrolment, {"key": NEW["key"]})
    enrolment.told("start", 0, "")
    assert kept(folder) == {**OLD, "key": NEW["key"]}


def test_a_power_cut_leaves_either_the_old_or_the_new_settings(folder: Path) -> None:
    seen = []
    for changes in range(60):
        for name, raw in OLD.items():
            (folder / name).write_text(b64encode(raw).decode())
        try:
            enrolment = Enrolment(CutNotes(str(folder), changes), CLOCK)
            tell(enrolment, NEW)
            enrolment.told("start", 0, "")
        except Cut:
            assert kept(folder) in (OLD, NEW)
        seen.append(kept(folder) == NEW)
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (False, True)


@pytest.mark.parametrize("length", [0, 27, 31, 33])
def test_a_key_of_another_length_is_refused(folder: Path, length: int) -> None:
    (folder / "key").write_text(b64encode(bytes(length)).decode())
    assert Enrolment(Notes(str(folder)), CLOCK).ticket("pad-01") is None


def test_the_key_comes_first() -> None:
    assert WORDS[0] == "key"
