"""What must hold for a pad of modules: each part between its own leg and ground, and no supply but the USB socket."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from circuits.module_pad import PINS, SUPPLY_LEG, terminal_of
from circuits.module_rules import Contact, ModuleRule, each_terminal_has_its_wire, reached
from circuits.modules import Assembly, Module
from circuits.pico import LEGS

SUPPLY = f"pico.leg {SUPPLY_LEG} {LEGS[SUPPLY_LEG - 1]}"
FORBIDDEN = ("VSYS", "VBUS", "RUN", "3V3_EN", "ADC_VREF")
"""Legs that take a supply or stop the Pico: nothing is wired to them."""


def each_part_is_between_its_leg_and_ground(pad: Assembly) -> Iterator[str]:
    """A button that is pressed closes its own leg to ground, and a lamp lies between its own leg and ground."""
    for module in _parts(pad):
        leg = f"pico.{terminal_of(PINS[module.name])}"
        closed = ((f"{module.name}.{one}", f"{module.name}.{other}") for one, other in module.contacts)
        others = _legs(pad, leg, closed) - {leg}
        if not others or not all(other.endswith(" GND") for other in others):
            yield f"{module.name}: {' '.join(sorted(others)) or 'no ground'}"


def legs_stay_apart(pad: Assembly) -> Iterator[str]:
    """With no button pressed and no lamp fitted, no leg has a connection with another."""
    for terminal in pad.module("pico").terminals:
        leg = f"pico.{terminal.name}"
        if _legs(pad, leg) != {leg}:
            yield leg


def only_the_display_has_a_supply(pad: Assembly) -> Iterator[str]:
    """3.3 V leads to the display alone, and nothing leads into a leg that feeds or stops the Pico."""
    if reached(pad, SUPPLY) != {SUPPLY, "display.VCC"}:
        yield SUPPLY
    ends = (end for wire in pad.wires for end in (wire.one, wire.other))
    yield from (end for end in ends if end.startswith("pico.") and end.endswith(FORBIDDEN))


RULES: tuple[ModuleRule, ...] = (
    each_terminal_has_its_wire,
    each_part_is_between_its_leg_and_ground,
    legs_stay_apart,
    only_the_display_has_a_supply,
)


def _parts(pad: Assembly) -> Iterator[Module]:
    return (module for module in pad.modules if module.contacts)


def _legs(pad: Assembly, start: str, closed: Iterable[Contact] = ()) -> set[str]:
    """The legs of the Pico that wires and closed contacts connect with this terminal."""
    return {end for end in reached(pad, start, closed) if end.startswith("pico.")}
