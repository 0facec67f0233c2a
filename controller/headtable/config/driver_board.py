"""The pins of a Pi that the driver board's header is wired to, by BCM number.

They are written here once: ``hardware/circuits/header_pins.py`` reads this file for the board's pages and cables.
"""

from __future__ import annotations

HORN, BELL, HEARTBEAT, BUTTON, HORN_CONTACT = 22, 23, 24, 25, 26

HORN_RESTS_S = 25  # from the end of a sound; by then the lockout of the board's one-shot is over

BOOT_LINES = (f"gpio={HORN},{BELL},{HEARTBEAT}=op,dl", f"gpio={BUTTON},{HORN_CONTACT}=ip,np")
"""Lines of the Pi's config.txt: its firmware keeps the pins of bell and horn low until a program takes them."""

SECTIONS = f"""\
[[box.signals]]
signal = "horn"
device = "gpio:{HORN}"
heartbeat = "gpio:{HEARTBEAT}"
contact = "gpio:{HORN_CONTACT}"
shortest_gap_s = {HORN_RESTS_S}

[[box.signals]]
signal = "bell"
device = "gpio:{BELL}"

[[box.buttons]]
uid = "button-01"
at = "gpio:{BUTTON}"
"""
"""What headtable.toml says of bell, horn and button on the driver board."""
