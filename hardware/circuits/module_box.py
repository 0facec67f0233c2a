"""A box for bell and horn without soldering: modules that a shop sells, and the wires between their screws."""

from __future__ import annotations

from circuits.modules import Assembly, Cut, Module, Sheet, Wire, left, right
from circuits.pin_page import pico_pins
from circuits.shop import BELL, HORN_BATTERY_AH, HORN_DIODE
from circuits.sources import NoSecond, everyday

HORN_PIN, BELL_PIN = (f"GP{pico_pins()[name]}" for name in ("horn", "bell"))
C1, C2, C3, C4, C5 = 40, 280, 540, 830, 1090

MODULES = (
    Module(
        "pi", ("Raspberry Pi",), C1, 100, 60, right(USB=130),
        "Raspberry Pi 4 Model B, 2 GB", "Raspberry Pi 5, 2 GB", "runs headtable, with its own 5 V supply",
    ),
    Module(
        "pico", ("Pico H in a board with", "screw terminals,", "firmware: horn"), C2, 60, 165,
        left(USB=130) + right(VBUS=130, GND=155, **{HORN_PIN: 180, BELL_PIN: 205}),
        "Raspberry Pi Pico H, in a DFRobot DFR0924 (each leg has a screw)",
        "Raspberry Pi Pico 2 with headers, in any such board", "horn box: ends each sound after 3 s by its PIO",
    ),
    Module(
        "relays", ("two relays,", "both jumpers", "at HIGH"), C3, 60, 195,
        left(**{"DC+": 130, "DC-": 155, "IN1": 180, "IN2": 205}) + right(COM1=130, NO1=155, COM2=205, NO2=235),
        "relay module with optocouplers, 5 V, 2 channels, jumpers for high or low level (sold as HW-803 and others)",
        NoSecond("no maker puts its name on it; two modules of the same kind with 1 channel do as well"),
        "separates the 12 V side; closes while its input is high",
        (("COM1", "NO1"), ("COM2", "NO2")),
    ),
    Module(
        "bell", ("bell, 12 V",), C4, 210, 50, left(**{"1": 235}) + right(**{"2": 235}),
        f"{BELL.maker} {BELL.number} (96 dB at 3 m, so 106 at 1 m)", BELL.second,
        "bell", end="lever connector", coil=("1", "2"),
    ),
    Module(
        "bell-diode", ("diode",), C4, 140, 40, left(band=160) + right(plain=160),
        "onsemi 1N4007", "Diodes Incorporated 1N4007",
        "takes the bell's current, so that no arc welds the small relay; its leads go where the bell's wires go",
        end="none",
    ),
    Module(
        "supply", ("12 V supply", "not the horn's"), C1, 330, 130, right(**{"+": 360, "-": 440}),
        "EDATEC ED-PSU1204, 12 V, 4 A, class II, with the plug of your country; cut its 12 V plug off",
        "Mean Well OWA-60E-12, 5 A (which plug it has was not compared)",
        "timer, coil and bell", end="lever connector",
    ),
    Module(
        "fuse-horn", ("fuse 1 A",), C2, 343, 34, left(**{"1": 360}) + right(**{"2": 360}),
        "Littelfuse ATOF 1 A, in an in-line holder with leads of AWG16", "Eaton Bussmann ATC 1 A, in the same",
        "wires of timer and coil", (("1", "2"),), end="splice",
    ),
    Module(
        "fuse-bell", ("fuse 3 A",), C2, 388, 34, left(**{"1": 405}) + right(**{"2": 405}),
        "Littelfuse ATOF 3 A, in an in-line holder with leads of AWG16", "Eaton Bussmann ATC 3 A, in the same",
        "wires of the bell", (("1", "2"),), end="splice",
    ),
    Module(
        "key", ("key switch",), C3, 340, 40, left(**{"1": 360}) + right(**{"2": 360}),
        "Schneider Electric XB4BG21 (screw clamps, hole of 22.5 mm)",
        "Siemens 3SU1100-5BF11-3FA0 (22 mm, spring clamps)",
        "the host's key: closed is armed",
        (("1", "2"),),
    ),
    Module(
        "timer", ("DIN timer, function DI,", "range 0.1 to 2 s,", "time at its end (2 s)"), C4, 316, 145,
        left(A1=385, A2=440, **{"15": 412}) + right(**{"18": 412}),
        "Finder 80.01.0.240.0000", "Eltako MFZ12DX-UC (function EW; its supply is wired otherwise)",
        "one-shot: ends a blast after 2 s", (("15", "18"),),
    ),
    Module(
        "battery", ("12 V battery", "of the horn"), C1, 556, 130, right(**{"+": 580, "-": 660}),
        f"Yuasa NP7-12L, 12 V, {HORN_BATTERY_AH:g} Ah", "Panasonic LC-R127R2PG1", "the horn's own supply",
        end="receptacle",
    ),
    Module(
        "horn-fuse", ("fuse at the battery",), C2, 560, 40, left(**{"1": 580}) + right(**{"2": 580}),
        "Littelfuse ATOF by the horn's current, in an in-line holder for 30 A with leads of AWG12",
        "Eaton Bussmann ATC, in the same", "the horn's wires", (("1", "2"),), end="splice",
    ),
    Module(
        "horn-switch", ("switch of the horn",), C3, 560, 40, left(**{"1": 580}) + right(**{"2": 580}),
        "Blue Sea Systems 6006, with studs for M10",
        everyday("battery isolator for 12 V DC, 50 A or more, with studs for M10"),
        "a person ends everything, a welded contact too", (("1", "2"),), end="ring M10",
    ),
    Module(
        "horn-relay", ("relay of a car,", "by the numbers", "on its blades"), C4, 556, 130,
        left(**{"30": 580, "87": 640}) + right(**{"86": 580, "85": 640}),
        "TE Connectivity V23234-A1001-X036", "Panasonic CB1-12V (its coil has about 103 Ω)",
        "switches the horn's own supply; receptacles go onto its blades, and no socket is needed",
        (("30", "87"),), end="receptacle", coil=("86", "85"),
    ),
    Module(
        "relay-suppressor", ("suppressor,", "no band"), C5, 556, 100,
        left(**{"end": 580, "other end": 640}), "Vishay 1.5KE27CA", "Littelfuse 1.5KE27CA",
        "ends the coil's current with 29 V at most: spares timer, key and small relay, and the horn's contact opens "
        "fast",
        end="lever connector", width=130,
    ),
    Module(
        "horn", ("horn",), C3, 620, 60, left(**{"-": 660}) + right(**{"+": 640}),
        "any horn of 105 to 110 dBA at 1 m (a sheet for 2 m: add 6 dB), 12 V, 20 A at most",
        NoSecond("no horn of so little was found; a car's horn is louder: Hella's M28 has 111 to 124 dBA at 1 m"),
        "horn", end="receptacle", coil=("+", "-"),
    ),
    Module(
        "horn-diode", ("diode",), C3, 715, 45, left(plain=740) + right(band=740),
        HORN_DIODE.first, HORN_DIODE.second,
        "takes the horn's current when the relay opens: without it the contact may weld", end="splice",
    ),
)  # fmt: skip

THIN = Cut(mm2=0.25)
AT_RELAY = Cut(metres=0.1)
WIRES = (
    Wire("pi.USB", "pico.USB", "grey", cut=None),
    Wire("pico.VBUS", "relays.DC+", "red", cut=THIN),
    Wire("pico.GND", "relays.DC-", "black", cut=THIN),
    Wire(f"pico.{HORN_PIN}", "relays.IN1", "orange", cut=THIN),
    Wire(f"pico.{BELL_PIN}", "relays.IN2", "blue", cut=THIN),
    Wire("supply.+", "fuse-horn.1", "red", cut=None),
    Wire("supply.+", "fuse-bell.1", "red", ((245, 360), (245, 405)), cut=None),
    Wire("fuse-horn.2", "key.1", "red", cut=Cut(metres=2)),
    Wire("key.2", "relays.COM1", "red", ((725, 360), (725, 130)), cut=Cut(metres=2)),
    Wire("fuse-bell.2", "relays.COM2", "blue", ((750, 405), (750, 205))),
    Wire("relays.NO1", "timer.A1", "orange", ((775, 155), (775, 385))),
    Wire("timer.A1", "timer.15", "orange", ((800, 385), (800, 412))),
    Wire("relays.NO2", "bell.1", "blue", cut=Cut(metres=3)),
    Wire("bell.1", "bell-diode.band", "blue", ((815, 235), (815, 160)), cut=None),
    Wire("bell-diode.plain", "bell.2", "black", ((1030, 160), (1030, 235)), cut=None),
    Wire("timer.18", "relay-suppressor.end", "orange", ((1015, 412), (1015, 580))),
    Wire("relay-suppressor.end", "horn-relay.86", "orange", cut=AT_RELAY),
    Wire("relay-suppressor.other end", "horn-relay.85", "black", cut=AT_RELAY),
    Wire("timer.A2", "supply.-", "black"),
    Wire("horn-relay.85", "supply.-", "black", ((1030, 640), (1030, 490), (230, 490), (230, 440))),
    Wire("bell.2", "relay-suppressor.other end", "black", ((1050, 235), (1050, 640)), cut=Cut(metres=3)),
    Wire("battery.+", "horn-fuse.1", "red", cut=Cut(mm2=4, metres=0.15)),
    Wire("horn-fuse.2", "horn-switch.1", "red", cut=Cut(mm2=4, metres=1)),
    Wire("horn-switch.2", "horn-relay.30", "red", cut=Cut(mm2=4, metres=1)),
    Wire("horn-relay.87", "horn.+", "orange", cut=Cut(mm2=4, metres=2)),
    Wire("horn.-", "battery.-", "black", cut=Cut(mm2=4, metres=3)),
    Wire("horn-diode.band", "horn.+", "orange", ((740, 740), (740, 640)), cut=Cut(metres=0.1)),
    Wire("horn-diode.plain", "horn.-", "black", ((500, 740), (500, 660)), cut=Cut(metres=0.1)),
)

SHEET = Sheet(
    1250, 830,
    (("controller, relays and bell", 40, 240), ("12 V side", 300, 205), ("the horn's own supply", 525, 255)),
    "A dot joins wires. Wires that cross without a dot do not touch. Only the horn's wires are thick.",
    ("battery", "horn-fuse", "horn-switch", "horn-relay.87", "horn."),
)  # fmt: skip
MODULE_BOX = Assembly("box of modules", MODULES, WIRES, ("pico.GND", "supply.-", "battery.-"), SHEET)
