"""A simulated reader says what its dice do, and keeps it until it is taken."""

from __future__ import annotations

from pathlib import Path

from headtable.messages.line import DieSeen, Got, Hello, Took
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.dice import SimulatedReader
from tests.rehearse.bench_end import BoxEnd, TurnedClock, alive


async def test_a_throw_is_sent_die_by_die_after_each_acknowledgement(tmp_path: Path) -> None:
    clock = TurnedClock()
    with Cable(tmp_path / "dice-02") as cable:
        box = BoxEnd(cable.path)
        reader = SimulatedReader("dice-02", cable, clock, wait=clock.wait)
        async with alive(reader.run()):
            assert await box.next() == (0, Hello(1, "rehearsal", "dice", 1, "0000", "dice"))
            reader.throw((1, None))
            wanted = [
                DieSeen(1, "rolling", 0),
                DieSeen(2, "rolling", 0),
                DieSeen(1, "settled", 1),
                DieSeen(2, "cocked", 0),
            ]
            for seq, seen in enumerate(wanted, start=1):
                assert await box.next() == (seq, seen)
                box.say("dice-02", Got(seq))
            assert await box.heard_until_asked("dice-02") == []
            assert await box.next() == (1, wanted[0])  # after its hello it starts over
            box.say("dice-02", *(Took(seq) for seq in (2, 3, 4)), Took(1))  # of what it has not said again, none
            assert await box.next() == (2, wanted[1])
            for seq in (2, 3, 4):
                box.say("dice-02", Took(seq))
            await reader.settled()
        box.close()
