"""Which boards of bell and horn nobody has met: a real box on a real broker knows, and no box at all does not."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.config import BoxSettings, Broker, Config, SignalSettings
from headtable.saying import say
from headtable_tools.devices.unmet_boards import BoardUnknown, BoardUnproved, boards_of, nearest, unmet_boards
from tests.brokers import free_port
from tests.devices.simulated_hall import a_hall

BELL = SignalSettings(signal="bell", device="horn-01")
HORN = SignalSettings(signal="horn", device="horn-01")


@pytest.mark.slow
async def test_a_board_that_the_running_box_has_not_met_is_reported(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        assert await unmet_boards(hall.config) == []
        wrong = replace(hall.config.box, signals=(replace(HORN, device="hron-01"),))
        [unknown] = await unmet_boards(replace(hall.config, box=wrong))
        assert unknown == BoardUnknown("hron-01", ("horn",), "horn-01")
        assert say(unknown) == (
            'the horn: the running box knows no board "hron-01", and nothing sounds; '
            '"horn-01" is there: is that the one?'
        )


async def test_without_a_running_box_each_board_is_named() -> None:
    config = Config(broker=Broker(port=free_port()), box=BoxSettings(lines=("serial:/a",), signals=(BELL, HORN)))
    [unproved] = await unmet_boards(config)
    assert unproved == BoardUnproved("horn-01", ("bell", "horn"))
    told = say(unproved)
    assert told.startswith('the bell and horn: nobody knows the board "horn-01" yet')
    assert told.endswith("`headtable doctor` asks on the lines")


async def test_signals_on_the_pis_pins_have_no_board() -> None:
    here = SignalSettings(signal="bell", device="gpio:27"), SignalSettings(signal="horn", device="speaker:default")
    assert boards_of(BoxSettings(signals=here)) == {}


def test_without_another_board_the_sentence_names_the_remedy() -> None:
    assert nearest("horn-01", []) is None
    assert "switch it on, or correct its uid" in say(BoardUnknown("horn-01", ("horn",), None))
