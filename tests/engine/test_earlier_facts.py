"""Earlier facts for a late listener: all of them, each once, in batches."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.engine.earlier_facts import MOST_BYTES, MOST_FACTS
from headtable.messages.facts import TellAgain, Told, ToldAgain
from headtable.messages.pace import Ring
from headtable.messages.past import Undo
from headtable.messages.people import OpenNight
from headtable.wire import LONGEST_PAYLOAD, encode_payload
from tests.engine.room import OPEN, Room, of


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "tonight.night.db")


def retold(room: Room) -> list[ToldAgain]:
    """Every bunch, asked for one after the other, until one is empty."""
    bunches = [answer(room, TellAgain("web-1"))]
    while bunches[-1].facts:
        oldest = bunches[-1].facts[0]
        bunches.append(answer(room, TellAgain("web-1", oldest.entry, oldest.part)))
    return bunches


def answer(room: Room, asked: TellAgain) -> ToldAgain:
    [told] = room.hears(asked)
    assert isinstance(told, ToldAgain)
    return told


def play(room: Room, rolls: int) -> list[Told]:
    """A night with so many rolls in it; all that is told of it."""
    said = [*room.host(OPEN), *room.host(Ring("host"))]
    for _ in range(rolls):
        said += room.pad(2, "one")
    return of(Told, said)


def test_a_night_that_has_not_opened_has_no_earlier_facts(room: Room) -> None:
    room.pad(2, "two")
    assert retold(room) == [ToldAgain("web-1", "e1")]


def test_the_night_is_sent_in_batches_with_the_newest_first_and_each_in_order(room: Room) -> None:
    told = play(room, 2 * MOST_FACTS)
    bunches = retold(room)
    assert [fact for bunch in reversed(bunches) for fact in bunch.facts] == told
    assert len(bunches[0].facts) == MOST_FACTS
    assert len(bunches) == 4


def test_a_request_before_an_impossible_entry_gets_the_newest_facts(room: Room) -> None:
    play(room, 2)
    asked = TellAgain("web-1", 10**30)
    assert answer(room, asked).facts == answer(room, TellAgain("web-1")).facts


def test_refused_entries_are_not_sent_again(room: Room) -> None:
    told = play(room, 1)
    assert not of(Told, room.pad(9, "two"))
    assert retold(room)[0].facts == tuple(told)


def test_a_corrected_fact_is_sent_unchanged_with_its_correction(room: Room) -> None:
    told = play(room, 1)
    told += of(Told, room.host(Undo(3, "host", "it was table 3")))
    assert retold(room)[0].facts == tuple(told)


def test_the_next_engine_sends_the_facts_of_its_predecessor(room: Room) -> None:
    told = play(room, 3)
    room.restart("e2")
    assert retold(room)[0] == ToldAgain("web-1", "e2", tuple(told))


def test_an_entry_longer_than_a_batch_is_sent_in_several(room: Room) -> None:
    names = tuple(f"{n:03} {'x' * 34}" for n in range(400))
    told = of(Told, room.host(OpenNight(names, "listed")))
    told += of(Told, room.host(Ring("host")))
    for table in range(1, 101):
        told += of(Told, room.pad(table, "one"))
    told += of(Told, room.host(Ring("host")))
    bunches = retold(room)
    assert [fact for bunch in reversed(bunches) for fact in bunch.facts] == told
    assert all(len(encode_payload(bunch)) <= LONGEST_PAYLOAD for bunch in bunches)
    assert any(len(encode_payload(bunch)) > MOST_BYTES / 2 for bunch in bunches)


def test_a_question_for_earlier_facts_changes_nothing(room: Room) -> None:
    play(room, 3)
    before = room.journal.last, room.history.night.table(2).tally
    retold(room)
    assert (room.journal.last, room.history.night.table(2).tally) == before
