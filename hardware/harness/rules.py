"""The rules of the cables. Each finds what is wrong in a table of cables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations

from circuits.driver_board import DRIVER_BOARD
from circuits.nets import connected
from circuits.rule import Broken
from circuits.sources import lacking
from harness.cables import T568B
from harness.nets import board_parts, by_hand, devices, fed_by, passages, wires
from harness.pieces import VARIANTS, Cable, Core, End, Harness, Variant
from harness.stock import CAT5, CORD_CARRIES_A, EXTRAS, PLUG
from harness.wire_sizes import FUSE_MARGIN, awg_mm2, carries_a, drop_v, fuses, guard_a, power_nets

GROUNDS = DRIVER_BOARD.grounds
LONGEST_BARE_M = 0.18  # 7 inches, as boats allow between a battery and its fuse
MOST_DROP_V = 0.4
MOST_LEAD_A_MM2 = 10.0  # of a holder's short leads, in free air; our own rule
MOST_HORN_DROP_V = 1.0
WARNS_FROM_A = 10.0
GROUND_COLOURS = ("WH", "BU", "BK")
LONGEST_HEADER_M = 0.3
LONGEST_UNTWISTED_M = 0.5  # of a line at 250 kBd, between two boards beside each other; our own rule
OPEN: dict[Variant, dict[str, str]] = {
    "Pi": {},
    "horn box": {
        "J1.6": "a horn box reads no button",
        "J2.1": "a horn box reads no button",
        "J2.2": "a horn box reads no button",
    },
}
"""Poles of the board that a variant leaves open, and why."""


def broken(harness: Harness) -> tuple[Broken, ...]:
    """Everything that is wrong with the cables; without the ends that a wire names, only that."""
    missing = tuple(Broken("each_end_is_there", where) for where in each_end_is_there(harness))
    return missing or tuple(Broken(rule.__name__, where) for rule in RULES for where in rule(harness))


def each_end_is_there(harness: Harness) -> Iterator[str]:
    """A wire ends at a pole that a place has."""
    for cable in harness.cables:
        yield from (f"{cable.name} {end}" for end in _ends(cable) if harness.pole(end) is None)


def names_are_unique(harness: Harness) -> Iterator[str]:
    """A name means one cable, and a reference one place."""
    names = Counter((*(one.name for one in harness.cables), *(one.reference for one in harness.places)))
    yield from (name for name, times in names.items() if times > 1)


def each_end_is_on_its_net(harness: Harness) -> Iterator[str]:
    """Both ends of a core are on the net that the core says it carries."""
    for cable in harness.cables:
        for core, end in _cores_at_ends(cable):
            pole = harness.pole(end)
            if pole is None or pole.net != core.net:
                yield f"{cable.name} {end}: {core.net}"


def circuits_stay_apart(harness: Harness) -> Iterator[str]:
    """No wire, and nothing at the end of one, connects two of the three grounds."""
    for variant in VARIANTS:
        circuits = _circuits(harness, harness.of(variant))
        for one, other in combinations(GROUNDS, 2):
            if other in circuits[one]:
                yield f"{variant}: {one} {other}"


def a_cable_stays_in_one_circuit(harness: Harness) -> Iterator[str]:
    """All cores of a cable belong to one ground, so that a crushed cable joins no two."""
    for variant in VARIANTS:
        circuits = _circuits(harness, harness.of(variant)).values()
        for cable in harness.of(variant):
            if sum(bool(circuit & set(cable.nets)) for circuit in circuits) != 1:
                yield f"{variant}: {cable.name}"


def each_pole_of_the_board_has_a_wire(harness: Harness) -> Iterator[str]:
    """Each connector of the driver board has its cable, with a wire at each pole."""
    poles = [f"{part.reference}.{pin.number}" for part in DRIVER_BOARD.of_kind("connector") for pin in part.pins]
    for variant in VARIANTS:
        wired = {str(end) for cable in harness.of(variant) for end in _ends(cable)}
        yield from (f"{variant}: {pole}" for pole in poles if (pole in wired) == (pole in OPEN[variant]))


def each_place_is_wired(harness: Harness) -> Iterator[str]:
    """Each pole of what we choose ourselves has a wire. A controller has more legs than the board needs."""
    wired = {str(end) for cable in harness.cables for end in _ends(cable)}
    for place in harness.places:
        if place.reference not in ("PI", "PICO"):
            ends = (f"{place.reference}.{pole.name}" for pole in place.poles)
            yield from (end for end in ends if end not in wired)


def one_wire_at_each_pole(harness: Harness) -> Iterator[str]:
    """A contact, a clamp and a receptacle hold one wire each."""
    for variant in VARIANTS:
        ends = Counter(str(end) for cable in harness.of(variant) for end in _ends(cable))
        yield from (f"{variant}: {end}" for end, times in ends.items() if times > 1)


def colours_differ(harness: Harness) -> Iterator[str]:
    """Within a cable, a colour is one core."""
    for cable in harness.cables:
        counts = Counter(core.colour for core in cable.cores)
        yield from (f"{cable.name} {colour}" for colour, times in counts.items() if times > 1)


def a_ground_is_known_by_its_colour(harness: Harness) -> Iterator[str]:
    """White, blue and black are ground where there is one; red and brown never are. CAT5 has colours of its own."""
    for cable in harness.cables:
        for core in cable.cores:
            if core.net in GROUNDS and core.colour not in GROUND_COLOURS and cable.wire != CAT5:
                yield f"{cable.name} {core.colour}"


def plugs_are_wired_by_t568b(harness: Harness) -> Iterator[str]:
    """Pole by pole, each plug has the colours of T568B, and both ends of a core have one number."""
    for cable in harness.cables:
        for core, end in _cores_at_ends(cable):
            if _is_plug(harness, end) and core.colour != T568B[int(end.pole) - 1]:
                yield f"{cable.name} {end} {core.colour}"


def the_bus_has_a_pair(harness: Harness) -> Iterator[str]:
    """A and B of RS-485 are twisted with each other, in each cable that has both and is longer than an arm."""
    for cable in harness.cables:
        colours = {core.net: core.colour for core in cable.cores if core.net.startswith("BUS_")}
        is_short = cable.length_m <= LONGEST_UNTWISTED_M and cable.wire != CAT5
        if len(colours) == 1 or (colours and not is_short and not _are_a_pair(*colours.values())):
            yield cable.name


def a_fuse_stands_its_current(harness: Harness) -> Iterator[str]:
    """A fuse has 125 % of the current that its cable carries all the time, or more."""
    for cable in harness.cables:
        amperes = fuses(harness).get(cable.guard)
        if amperes is not None and amperes < cable.run_a * FUSE_MARGIN:
            yield f"{cable.name}: {cable.guard} {amperes:g} A for {cable.run_a:.2f} A"


def a_wire_stands_its_guard(harness: Harness) -> Iterator[str]:
    """What protects a cable opens, or limits, before the wire is too hot."""
    for cable in harness.cables:
        amperes = guard_a(harness, cable)
        if amperes is not None and amperes > carries_a(cable):
            yield f"{cable.name}: {cable.guard} {amperes:g} A, wire {carries_a(cable):g} A"


def a_wire_stands_its_current(harness: Harness) -> Iterator[str]:
    """Wire and fittings carry the current of the cable."""
    for cable in harness.cables:
        if cable.run_a > carries_a(cable):
            yield f"{cable.name}: {cable.run_a:g} A"
        for core, end in _cores_at_ends(cable):
            pole, share_a = harness.pole(end), cable.run_a / cable.nets.count(core.net)
            if pole is None or (core.net in power_nets(cable) and share_a > pole.fitting.carries_a):
                yield f"{cable.name} {end}"


def a_bare_cable_is_short(harness: Harness) -> Iterator[str]:
    """A cable that nothing protects is a hand's width long."""
    for cable in harness.cables:
        if guard_a(harness, cable) is None and (cable.guard or cable.length_m > LONGEST_BARE_M):
            yield f"{cable.name}: {cable.length_m:g} m, {cable.guard or 'no fuse'}"


def a_guard_is_before_its_cable(harness: Harness) -> Iterator[str]:
    """The fuse that a cable names feeds it; a return has the fuse of its circuit."""
    circuits = _circuits(harness, harness.cables).values()
    for cable in harness.cables:
        if cable.guard not in fuses(harness):
            continue
        nets, fed = set(cable.nets), fed_by(harness, cable.guard)
        is_return = nets <= set(GROUNDS) and any(circuit & nets and circuit & fed for circuit in circuits)
        if not is_return and not fed & nets:
            yield f"{cable.name}: {cable.guard}"


def a_wire_fits_its_ends(harness: Harness) -> Iterator[str]:
    """The section of a wire is one that the fitting at each end takes, by both ways to say it."""
    for cable in harness.cables:
        for end in _ends(cable):
            pole = harness.pole(end)
            if pole is None or not pole.fitting.least_mm2 <= cable.wire.mm2 <= pole.fitting.most_mm2:
                yield f"{cable.name} {end}"


def a_holders_leads_fit_their_splices(harness: Harness) -> Iterator[str]:
    """The splice at a fuse takes the leads of its holder too, and they carry what its fuse lets through."""
    for place in harness.places:
        if place.kind == "fuse":
            lead_mm2 = awg_mm2(place.lead_awg)
            fits = all(one.fitting.least_mm2 <= lead_mm2 <= one.fitting.most_mm2 for one in place.poles)
            if not fits or place.amperes > lead_mm2 * MOST_LEAD_A_MM2:
                yield f"{place.reference}: AWG{place.lead_awg}"


def a_gauge_is_no_thinner(harness: Harness) -> Iterator[str]:
    """The AWG beside a section has that section or more; half a per cent is rounding."""
    for cable in harness.cables:
        if awg_mm2(cable.wire.awg) < cable.wire.mm2 * 0.995:
            yield f"{cable.name}: AWG{cable.wire.awg}"


def a_wire_claims_no_more_than_the_standard(harness: Harness) -> Iterator[str]:
    """From 0.5 mm2 up, a wire carries what the table of cords says. Thinner ones carry 10 A for each mm2 at most."""
    for cable in harness.cables:
        wire = cable.wire
        if wire.carries_a > CORD_CARRIES_A.get(wire.mm2, 10 * wire.mm2 if wire.mm2 < 0.5 else 0.0):
            yield f"{cable.name}: {wire.carries_a:g} A in {wire.mm2:g} mm2"


def a_cable_loses_little(harness: Harness) -> Iterator[str]:
    """A cable loses 0.4 V at most. The chain of pads has a page of its own."""
    for cable in harness.cables:
        if cable.guard != "F3" and drop_v(cable) > MOST_DROP_V:
            yield f"{cable.name}: {drop_v(cable):.2f} V"


def the_horn_gets_its_voltage(harness: Harness) -> Iterator[str]:
    """All wires of the horn's current lose 1 V together at most; there are some."""
    lost = [drop_v(cable) for cable in harness.cables if cable.run_a >= WARNS_FROM_A]
    if not lost or sum(lost) > MOST_HORN_DROP_V:
        yield f"{sum(lost):.2f} V"


def a_person_ends_a_welded_relay(harness: Harness) -> Iterator[str]:
    """One switch takes the horn off its battery by itself, even if the relay's contact stays closed."""
    joined = list(wires(harness, harness.cables))
    if "HORN_POWER" not in connected("HORN_BATTERY", [*joined, *passages(harness, opened="")]):
        yield "the horn has no battery"
    ends = (connected("HORN_BATTERY", [*joined, *passages(harness, opened=name)]) for name in by_hand(harness))
    if all("HORN_POWER" in nets for nets in ends):
        yield "HORN_POWER"


def the_horns_cables_warn(harness: Harness) -> Iterator[str]:
    """A label warns where the horn's current flows, and nowhere else."""
    yield from (cable.name for cable in harness.cables if bool(cable.warning) != (cable.run_a >= WARNS_FROM_A))


def a_controllers_cable_is_short(harness: Harness) -> Iterator[str]:
    """The cable of J1 has no protection of its own: it is 0.3 m at most."""
    for cable in harness.cables:
        if cable.length_m > LONGEST_HEADER_M and any(end.place == "J1" for end in _ends(cable)):
            yield f"{cable.name}: {cable.length_m:g} m"


def each_thing_has_two_sources(harness: Harness) -> Iterator[str]:
    """What one shop has not, another has; or the list says why there is no second source."""
    wires_and_fittings = [cable.wire.source for cable in harness.cables]
    wires_and_fittings += [pole.fitting.source for place in harness.places for pole in place.poles]
    devices_beside = [place.source for place in harness.places if place.source]
    extras = [source for _, source, _ in EXTRAS]
    every = (*wires_and_fittings, *devices_beside, *extras)
    yield from lacking((one.name, f"{one.maker} {one.number}", one.second) for one in every)


RULES: tuple[Callable[[Harness], Iterator[str]], ...] = (
    names_are_unique,
    each_end_is_on_its_net,
    circuits_stay_apart,
    a_cable_stays_in_one_circuit,
    each_pole_of_the_board_has_a_wire,
    each_place_is_wired,
    one_wire_at_each_pole,
    colours_differ,
    a_ground_is_known_by_its_colour,
    plugs_are_wired_by_t568b,
    the_bus_has_a_pair,
    a_fuse_stands_its_current,
    a_wire_stands_its_guard,
    a_wire_stands_its_current,
    a_bare_cable_is_short,
    a_guard_is_before_its_cable,
    a_wire_fits_its_ends,
    a_holders_leads_fit_their_splices,
    a_gauge_is_no_thinner,
    a_wire_claims_no_more_than_the_standard,
    a_cable_loses_little,
    the_horn_gets_its_voltage,
    a_person_ends_a_welded_relay,
    the_horns_cables_warn,
    a_controllers_cable_is_short,
    each_thing_has_two_sources,
)


def _circuits(harness: Harness, cables: tuple[Cable, ...]) -> dict[str, set[str]]:
    """The nets that each ground is connected with, through anything but a coupler."""
    joined = [*wires(harness, cables), *devices(harness), *board_parts()]
    return {ground: connected(ground, joined) for ground in GROUNDS}


def _ends(cable: Cable) -> Iterator[End]:
    return (end for _, end in _cores_at_ends(cable))


def _cores_at_ends(cable: Cable) -> Iterator[tuple[Core, End]]:
    """Each core twice: with its start, and with its end."""
    return ((core, end) for core in cable.cores for end in (core.start, core.end))


def _is_plug(harness: Harness, end: End) -> bool:
    pole = harness.pole(end)
    return pole is not None and pole.fitting == PLUG


def _are_a_pair(one: str, other: str) -> bool:
    """In CAT5, white with a colour is twisted with that colour."""
    white, plain = sorted((one, other), key=len, reverse=True)
    return white == f"WH{plain}"
