"""The limits in the Mosquitto configuration that we ship."""

from __future__ import annotations

import re

from tests.system.staging import SYSTEMD

SHIPPED = SYSTEMD / "mosquitto/headtable.conf"


def limits_in(configuration: str) -> dict[str, int]:
    """The numbers in a configuration of Mosquitto."""
    found = re.findall(r"^(\w+) (\d+)$", configuration, re.MULTILINE)
    return {key: int(number) for key, number in found}


def open_files() -> int:
    """The most files that our addition to Mosquitto's unit lets it open. A connection is one."""
    [number] = re.findall(r"^LimitNOFILE=(\d+)$", (SYSTEMD / "mosquitto/override.conf").read_text(), re.MULTILINE)
    return int(number)
