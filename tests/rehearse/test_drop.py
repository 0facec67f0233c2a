"""What a simulated device on a shared cable says is as old as it is when its poll comes."""

from __future__ import annotations

import pytest

from headtable.messages.line import BellWaits, FromDevice, Idle, Press
from headtable.wire import Frame, decode_line, encode_line
from headtable_tools.rehearse.shared_cable import Drop
from tests.rehearse.bench_end import TurnedClock


@pytest.mark.parametrize(
    ("said", "polled"), [(Press("one", 10), Press("one", 1010)), (BellWaits(4, 10), BellWaits(4, 1010))]
)
async def test_a_line_repeated_before_the_poll_is_sent_once_with_its_age(
    said: FromDevice, polled: FromDevice
) -> None:
    clock = TurnedClock()
    drop = Drop("pad-01", clock)
    line = encode_line(Frame("pad-01", 4, said))
    drop.write(line)
    drop.write(line)
    await clock.turn(1)
    assert decode_line(drop.answer()).message == polled
    assert decode_line(drop.answer()).message == Idle()
