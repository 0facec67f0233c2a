"""Each cause of trouble is said once, and then ever more rarely."""

from __future__ import annotations

from headtable.complaints import MOST_CAUSES, Complaints
from headtable.errors import Unwell
from headtable.messages.troubles import NotAnswering


def test_the_first_the_tenth_and_the_hundredth_occurrence_are_reported() -> None:
    said: list[str] = []
    complaints = Complaints(said.append)
    for number in range(1, 1000):
        complaints.note("pad-07", Unwell("failed-with", error=f"line {number}"))
    assert said == [
        "pad-07: it failed with line 1",
        "pad-07: 10 times so far, the last: it failed with line 10",
        "pad-07: 100 times so far, the last: it failed with line 100",
    ]
    assert complaints.counts == {"pad-07: failed-with": 999}


def test_another_cause_is_reported_at_once() -> None:
    said: list[str] = []
    complaints = Complaints(said.append)
    complaints.note("pad-07", Unwell("line-hung-up"))
    complaints.note("pad-08", Unwell("line-hung-up"))
    assert said == ["pad-07: the device hung up", "pad-08: the device hung up"]


def test_invented_causes_fill_neither_log_nor_memory() -> None:
    said: list[str] = []
    complaints = Complaints(said.append)
    for number in range(100 * MOST_CAUSES):
        complaints.note(f"cause {number}", Unwell("line-hung-up"))
    assert len(complaints.counts) == MOST_CAUSES + 1
    assert len(said) < MOST_CAUSES + 10
    assert complaints.counts.total() == 100 * MOST_CAUSES


def test_a_cause_known_before_the_flood_is_still_counted_by_its_name() -> None:
    complaints = Complaints(lambda _: None)
    for number in range(2 * MOST_CAUSES):
        complaints.note(f"cause {number}", Unwell("line-hung-up"))
    complaints.note("cause 0", Unwell("line-hung-up"))
    assert complaints.counts["cause 0: line-hung-up"] == 2


def test_a_trouble_that_returns_after_its_end_is_reported_again() -> None:
    said: list[str] = []
    complaints = Complaints(said.append)
    complaints.over("all is well", "pad-07", "not-answering")
    for _ in range(2):
        complaints.note("pad-07", NotAnswering())
        complaints.note("pad-07", NotAnswering())
        complaints.over("all is well", "pad-07", "not-answering", "answers-garbled")
    assert said == ["pad-07: it does not answer", "all is well"] * 2


def test_a_source_has_several_kinds_of_trouble_and_each_is_counted() -> None:
    said: list[str] = []
    complaints = Complaints(said.append)
    complaints.note("pad-07", NotAnswering())
    complaints.note("pad-07", Unwell("line-hung-up"))
    complaints.note("pad-07", Unwell(NotAnswering()))
    assert said == ["pad-07: it does not answer", "pad-07: the device hung up"]
    assert complaints.counts == {"pad-07: not-answering": 2, "pad-07: line-hung-up": 1}
