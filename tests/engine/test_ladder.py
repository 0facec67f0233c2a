"""Dice, pad, phone, paper: a table uses one of them, and changes it in the middle of a round."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings, strategies as st

from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Dice, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import GoBy, GoesBy, Pause, Resume, RoundCalled
from headtable.messages.refusals.speaking import OnlyOwnTableByPhone, OtherRung
from headtable.messages.rooms import (
    TableState,
)
from headtable.messages.table import Claim, Rolled
from headtable.messages.words import Button, Rung
from headtable_tools.replay.replayed import replay
from headtable_tools.replay.verify import verify
from tests.engine.room import Room, facts, of

RUNGS: tuple[Rung, ...] = ("dice", "pad", "phone", "paper")
BY = {"dice": "dice-02", "pad": "pad-02", "phone": "phone-eve", "paper": "host-1"}


@pytest.fixture
def room(tmp_path: Path) -> Room:
    room = Room(tmp_path / "tonight.night.db")
    room.round_in_play()
    return room


def roll(rung: Rung, seq: int, table: int = 2) -> Heard:
    """One hit at a table, told in the way of a rung; it passes no dice."""
    match rung:
        case "dice":
            return Heard(BY[rung], "b", seq, Dice((1, 2, 3)), table)
        case "paper":
            return Heard(BY[rung], "b", seq, Claim(table, "one"), role="host")
        case _:
            return Heard(BY[rung], "b", seq, Press("one"), table, role="phone" if rung == "phone" else "device")


def verdict(room: Room, heard: Heard) -> Ack:
    """The final verdict on it."""
    said = room.hears(heard)
    room.now_s += 10
    room.engine.check_dice()
    return of(Ack, [*said, *room.said])[-1]


def counts(rung: Rung, goes_by: Rung) -> bool:
    """Whether a table that uses the first one hears the other. A table that uses the pad has shut phones out."""
    return RUNGS.index(rung) >= RUNGS.index(goes_by) and (rung, goes_by) != ("phone", "pad")


@pytest.mark.parametrize("goes_by", RUNGS)
def test_a_device_above_the_tables_input_is_refused_and_others_are_accepted(room: Room, goes_by: Rung) -> None:
    if goes_by != "dice":
        room.host(GoBy(2, goes_by))
    for seq, rung in enumerate(RUNGS):
        ack = verdict(room, roll(rung, seq))
        assert ack.accepted == counts(rung, goes_by)
        assert ack.why in (None, OtherRung(2, goes_by, rung))


def test_the_input_of_a_table_is_published(room: Room) -> None:
    said = room.host(GoBy(2, "phone"))
    assert facts(said) == [GoesBy(2, "phone")]
    assert [state.rung for state in of(TableState, said)] == ["phone"]


def test_the_input_of_other_tables_does_not_change(room: Room) -> None:
    room.host(GoBy(2, "paper"))
    assert verdict(room, roll("dice", 1, table=3)).accepted


def test_the_bell_rings_for_every_input_of_the_head_table(room: Room) -> None:
    room.pad(3, "pass")
    room.host(GoBy(1, "paper"))
    assert facts(room.pad(1, "bell"))[0] == RoundCalled("button", "button")


@pytest.mark.parametrize("said", [GoBy(3, "phone"), GoBy(2, "dice"), GoBy(2, "pad"), GoBy(2, "paper")])
def test_a_phone_may_not_choose_any_other_input_for_its_table(room: Room, said: GoBy) -> None:
    [ack] = of(Ack, room.hears(Heard("phone-eve", "b", 1, said, 2, role="phone")))
    assert not ack.accepted
    assert ack.why == OnlyOwnTableByPhone("phone-eve")


def test_no_pad_chooses_its_tables_input(room: Room) -> None:
    [ack] = of(Ack, room.hears(Heard("pad-02", "b", 1, GoBy(2, "phone"), 2)))
    assert not ack.accepted


def test_the_pad_no_longer_counts_after_a_phone_takes_over(room: Room) -> None:
    said = room.hears(Heard("phone-eve", "b", 1, GoBy(2, "phone"), 2, role="phone"))
    assert facts(said) == [GoesBy(2, "phone")]
    assert not verdict(room, roll("pad", 2)).accepted
    assert verdict(room, roll("phone", 3)).accepted


@pytest.mark.parametrize("goes_by", ["pad", "paper"])
def test_a_phone_cannot_take_over_after_the_host_has_shut_phones_out(room: Room, goes_by: Rung) -> None:
    room.host(GoBy(2, goes_by))
    [ack] = of(Ack, room.hears(Heard("phone-eve", "b", 1, GoBy(2, "phone"), 2, role="phone")))
    assert ack.why == OtherRung(2, goes_by, "phone")


@pytest.mark.parametrize("button", ["two", "bunco", "call", "undo", "help", "bell"])
def test_a_table_that_uses_its_pad_ignores_phones(room: Room, button: Button) -> None:
    room.host(GoBy(2, "pad"))
    assert not verdict(room, Heard("phone-eve", "b", 1, Press(button), 2, role="phone")).accepted


def test_an_input_may_be_chosen_in_a_pause_and_survives_rounds_and_restarts(room: Room) -> None:
    room.host(Pause("a pad fell into the punch"))
    assert facts(room.host(GoBy(2, "phone"))) == [GoesBy(2, "phone")]
    room.host(Resume())
    room.pad(1, "bunco")
    room.restart("e2")
    assert room.history.night.rungs == {2: "phone"}


def test_a_waiting_throw_counts_as_thrown_before_the_hosts_input(tmp_path: Path) -> None:
    room = Room(tmp_path / "waits.night.db", confirm_s=1.5)
    room.round_in_play()
    room.hears(roll("dice", 1))
    assert [type(fact) for fact in facts(room.host(GoBy(2, "pad")))] == [Rolled, GoesBy]


STEP = st.one_of(
    st.sampled_from(RUNGS).map(lambda rung: ("rolls", rung)),
    st.sampled_from(RUNGS).map(lambda rung: ("goes by", rung)),
    st.sampled_from(["says again", "starts anew"]).map(lambda what: (what, "dice")),
)


class Speakers:
    """All speakers of a table: each repeats its events that have no verdict, as a pad or a phone does."""

    def __init__(self, path: Path, confirm_s: float) -> None:
        self.room = Room(path, confirm_s=confirm_s)
        self.room.round_in_play()
        self.waiting: dict[tuple[str, int], Heard] = {}
        self.taken = set[tuple[str, int]]()

    def do(self, seq: int, what: str, rung: Rung) -> None:
        """One step."""
        match what:
            case "rolls":
                heard = roll(rung, seq)
                self.waiting[heard.uid, heard.seq] = heard
                self._settle(self.room.hears(heard))
            case "goes by":
                self._settle(self.room.host(GoBy(2, rung)))
            case "says again":
                self.say_again()
            case _:
                self.room.restart(f"e{seq}")

    def say_again(self) -> None:
        """All of it."""
        for heard in list(self.waiting.values()):
            self._settle(self.room.hears(heard))

    def wait(self) -> None:
        """Until nobody may object any more."""
        self.room.said.clear()
        self.room.now_s += 10
        self.room.engine.check_dice()
        self._settle(self.room.said)

    def _settle(self, said: list[MqttMessage]) -> None:
        for ack in of(Ack, said):
            if self.waiting.pop((ack.uid, ack.seq), None) and ack.accepted:
                self.taken.add((ack.uid, ack.seq))


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.lists(STEP, max_size=25), st.sampled_from([0.0, 1.5]))
def test_no_roll_is_lost_or_counted_twice_by_any_input(steps: list[tuple[str, Rung]], confirm_s: float) -> None:
    """Every roll has one verdict at last. The accepted ones are the tally, and no others."""
    with TemporaryDirectory() as folder:
        speakers = Speakers(Path(folder) / "n.night.db", confirm_s)
        room = speakers.room
        for seq, (what, rung) in enumerate(steps, start=1000):
            speakers.do(seq, what, rung)
        speakers.say_again()
        speakers.wait()
        agreed = sum(not entry.facts and entry.refusal is None for entry in room.journal.entries())
        assert speakers.waiting == {}
        assert room.history.night.tables[1].tally == (len(speakers.taken) - agreed, 0)
        assert replay(room.path).differences == ()
        assert verify(room.path).differences == ()
        room.journal.close()
