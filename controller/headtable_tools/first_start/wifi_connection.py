"""Tells NetworkManager the network to join, in its own kind of file.

Source: ``man nm-settings-keyfile``. A network's name is written as its bytes, because no letter has a meaning there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import uuid
from pathlib import Path

from headtable.config.atomic import Rights, write_atomically
from headtable.errors import Unwell
from headtable_tools.first_start.start_file import Wifi

CONNECTION = "headtable.nmconnection"
FOR_ROOT = 0o600  # NetworkManager ignores a file that others may read
PATIENCE_S = 60


def join(wifi: Wifi, connections: Path) -> None:
    """Write the connection, and let the Pi transmit in its country. Unwell: the file cannot be written."""
    file = connections / CONNECTION
    try:
        write_atomically(file, connection(wifi), Rights(os.geteuid(), os.getegid(), FOR_ROOT))
    except OSError as trouble:
        raise Unwell("wifi-not-written", file=str(file), error=trouble.strerror) from None
    _permit(wifi.country)


def connection(wifi: Wifi) -> str:
    """The text of the connection."""
    name = "".join(f"{byte};" for byte in wifi.network.encode())
    lines = [
        "[connection]", "id=headtable", f"uuid={uuid.uuid5(uuid.NAMESPACE_URL, 'headtable')}", "type=wifi",
        "", "[wifi]", "mode=infrastructure", f"ssid={name}",
    ]  # fmt: skip
    if wifi.password:
        lines += ["", "[wifi-security]", "key-mgmt=wpa-psk", f"psk={_escaped(wifi.password)}"]
    return "\n".join([*lines, ""])


def _escaped(text: str) -> str:
    """A value as GLib's key files want it: a backslash and spaces at the ends have other spellings."""
    text = text.replace("\\", "\\\\")
    start, end = len(text) - len(text.lstrip(" ")), len(text.rstrip(" "))
    return "\\s" * start + text[start:end] + "\\s" * (len(text) - max(start, end))


def _permit(country: str) -> None:
    """Raspberry Pi OS keeps the Wi-Fi switched off until it knows the country. Other systems have no such command."""
    raspi_config = shutil.which("raspi-config")
    if raspi_config is not None:
        subprocess.run(  # noqa: S603  a fixed command; the country is two letters
            [raspi_config, "nonint", "do_wifi_country", country], check=False, timeout=PATIENCE_S, capture_output=True
        )
