"""Some names are reserved, and no device may have one."""

from __future__ import annotations

import re

import pytest

from headtable.config import read
from headtable.errors import BadConfig

LINES = '[box]\nlines = ["serial:/dev/x"]\n'
THINGS = {
    "pads": '[[box.pads]]\nuid = "{}"\ntable = 1\n',
    "dice": '[[box.dice]]\nuid = "{}"\ntable = 1\n',
    "buttons": '[[box.buttons]]\nuid = "{}"\nat = "gpio:23"\n',
    "signals": '[[box.signals]]\ndevice = "{}"\nsignal = "horn"\n',
}
WHY = {
    "all": "is the name to which all devices listen",
    "cable": "is the name to which any device on Wi-Fi listens on its cable",
    "port-ttyacm0": "is the name shown for a port whose device has not given one",
    "host": "is the name for what the host or a phone takes back",
    "phone": "is the name for what the host or a phone takes back",
    "port-": "is the name shown for a port whose device has not given one",
}


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("uid", WHY)
def test_a_device_with_a_reserved_name_is_refused_with_the_reason(thing: str, uid: str) -> None:
    with pytest.raises(BadConfig, match=rf'it line 4: \[\[box.{thing}\]\] \w+ = "{uid}" {re.escape(WHY[uid])}; give'):
        read(LINES + THINGS[thing].format(uid), "it")


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("uid", ["cable-1", "port", "portal-1", "all-1", "a-port-1", "phone-1", "host-1"])
def test_a_name_that_only_resembles_a_reserved_one_is_accepted(thing: str, uid: str) -> None:
    read(LINES + THINGS[thing].format(uid), "it")
