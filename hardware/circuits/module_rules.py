"""What must hold for the box of modules: which contacts give bell and horn their current, and what stays apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from circuits.modules import Assembly, Module
from circuits.nets import connected

Contact = tuple[str, str]
ModuleRule = Callable[[Assembly], Iterator[str]]
SERIES = {
    ("supply.+", "horn-relay.86"): ("fuse-horn", "key", "relays", "timer"),
    ("supply.+", "bell.1"): ("fuse-bell", "relays"),
    ("supply.+", "timer.A1"): ("fuse-horn", "key", "relays"),
    ("battery.+", "horn.+"): ("horn-fuse", "horn-switch", "horn-relay"),
}
"""What lies between a supply and what it feeds: each of these modules alone must be able to interrupt it."""
RETURNS = {
    ("horn-relay.85", "supply.-"), ("timer.A2", "supply.-"), ("bell.2", "supply.-"), ("horn.-", "battery.-"),
    ("relays.DC-", "pico.GND"), ("relays.DC+", "pico.VBUS"), ("timer.A1", "timer.15"),
}  # fmt: skip
"""What a wire connects for good."""
DIODE: Contact = ("band", "plain")
EITHER_WAY: tuple[Contact, ...] = (("end", "other end"), ("other end", "end"))
"""The terminals of a part across a coil, from plus to minus."""


def wrong(assembly: Assembly, rules: tuple[ModuleRule, ...]) -> tuple[str, ...]:
    """Everything that is wrong with the wires, by these rules."""
    return tuple(f"{rule.__name__}: {where}" for rule in rules for where in rule(assembly))


def each_terminal_has_its_wire(assembly: Assembly) -> Iterator[str]:
    """No screw is empty, and no wire ends at a terminal that is not there."""
    there = {f"{module.name}.{terminal.name}" for module in assembly.modules for terminal in module.terminals}
    ends = {end for wire in assembly.wires for end in (wire.one, wire.other)}
    yield from sorted(there ^ ends)


def each_supply_reaches_what_it_feeds(assembly: Assembly) -> Iterator[str]:
    """With all contacts closed, current flows."""
    closed = _contacts(assembly)
    pairs = {*SERIES, *RETURNS}
    yield from sorted(f"{one} {other}" for one, other in pairs if other not in reached(assembly, one, closed))


def each_contact_interrupts(assembly: Assembly) -> Iterator[str]:
    """Each module on the way, open alone, ends the current."""
    for (supply, fed), on_the_way in SERIES.items():
        for name in on_the_way:
            closed = [contact for contact in _contacts(assembly) if contact[0].partition(".")[0] != name]
            if fed in reached(assembly, supply, closed):
                yield f"{fed} without {name}"


def circuits_of_modules_stay_apart(assembly: Assembly) -> Iterator[str]:
    """No wire connects two circuits, nor the poles of a supply, whatever contact is closed."""
    poles = (*assembly.grounds, "pico.VBUS", "supply.+", "battery.+")
    for one, other in combinations(poles, 2):
        if other in reached(assembly, one, _contacts(assembly)):
            yield f"{one} {other}"


def each_coil_is_suppressed(assembly: Assembly) -> Iterator[str]:
    """A diode with its band at the plus, or a suppressor, lies across each coil; no contact is between."""
    for module in assembly.modules:
        if module.coil and not any(_is_across(assembly, module.coil, module, way) for way in (DIODE, *EITHER_WAY)):
            yield module.name


def no_diode_slows_a_relay(assembly: Assembly) -> Iterator[str]:
    """A diode alone across the coil of a relay would let its contact open slowly, and weld."""
    for module in assembly.modules:
        if module.coil and module.contacts and _is_across(assembly, module.coil, module, DIODE):
            yield module.name


def _is_across(assembly: Assembly, coil: Contact, of: Module, way: Contact) -> bool:
    """Whether wires join a part with such terminals to the plus and the minus of a coil."""
    plus, minus = (reached(assembly, f"{of.name}.{pole}") for pole in coil)
    return any(f"{one.name}.{way[0]}" in plus and f"{one.name}.{way[1]}" in minus for one in assembly.modules)


RULES: tuple[ModuleRule, ...] = (
    each_terminal_has_its_wire,
    each_supply_reaches_what_it_feeds,
    each_contact_interrupts,
    circuits_of_modules_stay_apart,
    each_coil_is_suppressed,
    no_diode_slows_a_relay,
)


def reached(assembly: Assembly, start: str, closed: Iterable[Contact] = ()) -> set[str]:
    """Every terminal that wires and closed contacts connect with this one."""
    return connected(start, [*closed, *((wire.one, wire.other) for wire in assembly.wires)])


def _contacts(assembly: Assembly) -> list[Contact]:
    return [
        (f"{module.name}.{one}", f"{module.name}.{other}")
        for module in assembly.modules
        for one, other in module.contacts
    ]
