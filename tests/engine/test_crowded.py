"""Strangers delay no decision: their messages cost no flush of their own, and pads are heard first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from headtable.engine.inbox import ONE_PHONE, Inbox
from headtable.engine.previews import ALL_ASKERS, MOST_OF_ONE_ASKER, MOST_WAITING as MOST_PREVIEWS, ONE_ASKER
from headtable.engine.refusal_queue import REST_PER_FLUSH, RefusalQueue
from headtable.errors import NotAllowed, Unwell
from headtable.journal import Journal
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import AskPreview, Undo
from headtable.messages.refusals.speaking import JournalMoved, RefusedTooOften, SaysTooMuch
from headtable.messages.table import DicePassed
from headtable.messages.words import Delivery
from tests.engine.room import Room, of

FLUSH_S = 0.010
NO = RefusedTooOften("phone-1")


def phone(uid: str, seq: int = 1) -> Heard:
    return Heard(uid, "b1", seq, Press("one"), 2, role="phone")


class SlowDisk:
    """A clock that stands still but for the flushes of a journal."""

    def __init__(self, path: Path) -> None:
        self.now_s = 50.0
        self.flushes = 0
        self.said: list[MqttMessage] = []
        self.journal = Journal.create(path, 'name = "house"', "5eed", flushed=self._flushed)
        self.refusals = RefusalQueue(self.journal, self._say, lambda: self.now_s, lambda: None)

    def _flushed(self) -> None:
        self.now_s += FLUSH_S
        self.flushes += 1

    def _say(self, *messages: MqttMessage) -> bool:
        self.said += messages
        return True


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SlowDisk]:
    disk = SlowDisk(tmp_path / "slow.night.db")
    yield disk
    disk.journal.close()


def test_the_first_refusal_is_sent_at_once_and_the_next_three_hundred_share_a_flush(disk: SlowDisk) -> None:
    disk.refusals.add(phone("phone-0"), NO)
    assert [ack.entry for ack in of(Ack, disk.said)] == [1]
    for number in range(1, 301):
        disk.refusals.add(phone(f"phone-{number}"), NO)
    assert (len(disk.said), disk.flushes) == (1, 1)
    assert disk.refusals.left_s == pytest.approx(REST_PER_FLUSH * FLUSH_S)
    disk.now_s += REST_PER_FLUSH * FLUSH_S
    disk.refusals.flush_due()
    assert [ack.entry for ack in of(Ack, disk.said)] == list(range(1, 302))
    assert disk.flushes == 2


def test_an_accepted_roll_flushes_the_waiting_refusals_with_it(disk: SlowDisk) -> None:
    for number in range(5):
        disk.refusals.add(phone(f"phone-{number}"), NO)
    roll = Heard("pad-02", "b1", 1, Press("one"), 2)
    acks = disk.refusals.flush_with((roll, (DicePassed(2, "Eve"),)))
    assert disk.flushes == 2
    assert [entry.heard.uid for entry in disk.journal.entries()] == [f"phone-{n}" for n in range(5)] + ["pad-02"]
    assert [ack.entry for ack in of(Ack, list(acks))] == [2, 3, 4, 5]


def test_a_refusal_that_waits_is_not_decided_again(disk: SlowDisk) -> None:
    disk.refusals.add(phone("phone-0"), NO)
    disk.refusals.add(phone("phone-1"), NO)
    assert disk.refusals.holds(phone("phone-1"))
    assert not disk.refusals.holds(phone("phone-1", 2))


def test_a_pad_is_heard_before_the_phones_that_came_first() -> None:
    heard: list[str] = []

    def hear(message: MqttMessage, delivery: Delivery) -> None:
        assert isinstance(message, Heard)
        assert delivery == "live"
        heard.append(message.uid)

    inbox = Inbox(hear, lambda _: None, lambda: 0.0, lambda: None)
    for message in (phone("phone-1"), phone("phone-2"), Heard("pad-02", "b1", 1, Press("one"), 2)):
        inbox.on_message(message, "live")
    while inbox.has_more:
        inbox.hear_one()
    assert heard == ["pad-02", "phone-1", "phone-2"]


def test_a_phone_that_sends_too_much_is_told_to_wait_and_the_others_are_heard() -> None:
    heard: list[MqttMessage] = []
    told: list[MqttMessage] = []
    inbox = Inbox(lambda message, _: heard.append(message), told.append, lambda: 0.0, lambda: None)
    for seq in range(100):
        inbox.on_message(phone("phone-1", seq), "live")
    inbox.on_message(phone("phone-2"), "live")
    while inbox.has_more:
        inbox.hear_one()
    assert len(heard) == ONE_PHONE.burst + 1
    assert {ack.why for ack in of(Ack, told)} == {SaysTooMuch("phone-1")}
    assert {ack.entry for ack in of(Ack, told)} == {None}


class SlowPreviews:
    """An inbox before an engine that needs a while for each preview, and no time for anything else."""

    def __init__(self, took_s: float, *, fails: bool = False) -> None:
        self.now_s = 50.0
        self._fails = fails
        self.heard: list[MqttMessage] = []
        self._took_s = took_s
        self.inbox = Inbox(self._hear, lambda _: None, lambda: self.now_s, lambda: None)

    def _hear(self, message: MqttMessage, delivery: Delivery) -> None:
        del delivery
        self.heard.append(message)
        self.now_s += self._took_s if isinstance(message, AskPreview) else 0
        if self._fails:
            raise LookupError

    def asks(self, asker: str, number: int = 1) -> None:
        """Ask for a preview."""
        undo = Undo(3, "host", "a mistake")
        self.inbox.on_message(AskPreview(asker, number, undo), "live")

    def hear_all(self) -> None:
        """Until nobody waits."""
        while self.inbox.has_more:
            self.inbox.hear_one()


def test_pads_and_phones_are_heard_before_the_previews_that_came_first() -> None:
    slow = SlowPreviews(0.1)
    slow.asks("web-1")
    slow.asks("web-1")  # the page asks again
    for message in (phone("phone-1"), Heard("pad-02", "b1", 1, Press("one"), 2)):
        slow.inbox.on_message(message, "live")
    slow.hear_all()
    kinds = [message.uid if isinstance(message, Heard) else type(message).__name__ for message in slow.heard]
    assert kinds == ["pad-02", "phone-1", "AskPreview"]


def test_previews_take_no_more_than_their_share_of_the_time() -> None:
    slow = SlowPreviews(1.0)
    until_s = slow.now_s + 100
    while slow.now_s < until_s:
        with suppress(NotAllowed):
            slow.asks("web-1")
        slow.hear_all()
        slow.now_s += 0.1
    with pytest.raises(NotAllowed, match="the previews of web-1 take too much time: it must wait a moment"):
        slow.asks("web-1")
    most_s = (ONE_ASKER.burst + ONE_ASKER.per_s * 100) / 1000
    assert most_s - 2 <= len(slow.heard) <= most_s + 1


def test_previews_asked_under_many_names_share_one_limit_and_few_wait() -> None:
    slow = SlowPreviews(1.0)
    for number in range(MOST_PREVIEWS):
        slow.asks(f"web-{number}")
    with pytest.raises(NotAllowed, match="the previews of all take too much time: web-99 must wait a moment"):
        slow.asks("web-99")
    slow.hear_all()
    with pytest.raises(NotAllowed, match="the previews of all take too much time"):
        slow.asks("web-99")
    slow.now_s += (MOST_PREVIEWS * 1000 - ALL_ASKERS.burst) / ALL_ASKERS.per_s + 1
    slow.asks("web-99")


def test_one_asker_leaves_room_for_the_previews_of_others() -> None:
    slow = SlowPreviews(1.0)
    for entry in range(1, MOST_OF_ONE_ASKER + 1):
        slow.asks("web-1", entry)
    with pytest.raises(NotAllowed, match="the previews of web-1 take too much time: it must wait a moment"):
        slow.asks("web-1", MOST_OF_ONE_ASKER + 1)
    slow.asks("web-1", 1)  # it waits already
    slow.asks("web-2", 1)
    slow.hear_all()
    assert [one.asker for one in slow.heard if isinstance(one, AskPreview)] == [*["web-1"] * 3, "web-2"]


def test_a_failed_preview_counts_its_time() -> None:
    slow = SlowPreviews(ONE_ASKER.burst / 1000 + 1, fails=True)
    slow.asks("web-1")
    with pytest.raises(LookupError):
        slow.hear_all()
    with pytest.raises(NotAllowed, match="the previews of web-1 take too much time"):
        slow.asks("web-1")


def test_a_permanently_refused_device_gets_its_reason_without_an_entry(tmp_path: Path) -> None:
    room = Room(tmp_path / "tonight.night.db")
    for _ in range(510):
        [ack] = of(Ack, room.pad(2, "two"))
    assert ack.why == RefusedTooOften("pad-02")
    assert (ack.entry, room.journal.last) == (None, 500)
    [other] = of(Ack, room.pad(3, "two"))
    assert other.entry == 501


def test_an_engine_whose_journal_is_gone_refuses_inputs_with_the_reason(tmp_path: Path) -> None:
    room = Room(tmp_path / "tonight.night.db")
    room.round_in_play()
    room.path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(Unwell, match="was moved, deleted or replaced"):
        room.pad(2, "two")
    [ack] = of(Ack, room.said)
    assert (ack.accepted, ack.entry) == (False, None)
    assert ack.why == JournalMoved(str(room.path))
    assert room.history.night.table(2).tally == (0, 0)
    with pytest.raises(Unwell):
        room.engine.check_journal()
