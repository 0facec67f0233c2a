"""What counts as a good start after a power cut in a change of the flash."""

from __future__ import annotations

import re

import pytest

from headtable.board_firmware.firmware_tree import firmware_version
from headtable.messages.line import Hello
from tests.rp2040.device import DeviceFailed
from tests.rp2040.power_cut_recovery import Trace, check_start
from tests.rp2040.updating import NEWER

OLDER = firmware_version()


def hello(boot: int, firmware: str = OLDER) -> Hello:
    """A pad's hello."""
    return Hello(1, firmware, "pad", boot, "0000", "buttons+lamps")


TRACE = Trace(
    model="pad",
    during="an update",
    flash=b"",
    changes=[],
    hellos=[(1.7, hello(1)), (140.0, hello(2, NEWER))],
    newer_from_s=130.0,
    newer_until_s=141.0,
)


@pytest.mark.parametrize(
    ("at_s", "said"),
    [(0.1, hello(1)), (100.0, hello(2)), (135.0, hello(2)), (135.0, hello(2, NEWER)), (142.0, hello(3, NEWER))],
)
def test_a_start_with_a_higher_boot_number_and_a_good_firmware_is_good(at_s: float, said: Hello) -> None:
    check_start(TRACE, at_s, "pad-01", said)


@pytest.mark.parametrize(
    ("at_s", "uid", "said", "trouble"),
    [
        (100.0, "pad-00000000", hello(2), "it says that it is pad-00000000"),
        (100.0, "pad-01", hello(1), "it says boot 1 after boot 1"),
        (100.0, "pad-01", hello(2, NEWER), f"it runs firmware {NEWER}, not {OLDER}"),
        (142.0, "pad-01", hello(3), f"it runs firmware {OLDER}, not {NEWER}"),
    ],
    ids=["forgot its name", "boot number again", "half an update", "update undone"],
)
def test_a_start_that_lost_something_fails(at_s: float, uid: str, said: Hello, trouble: str) -> None:
    with pytest.raises(DeviceFailed, match=re.escape(trouble)):
        check_start(TRACE, at_s, uid, said)
