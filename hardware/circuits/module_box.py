"""A box for bell and horn without soldering: modules that a shop sells, and the wires between their screws."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from circuits.pin_page import pico_pins

Side = Literal["left", "right"]


class Terminal(Struct, frozen=True):
    """A terminal, on a side of its module in the picture, at this height."""

    name: str
    side: Side
    y: float


class Module(Struct, frozen=True):
    """A module: what is written on it in the picture, where it stands there, and what is sold under which number."""

    name: str
    title: tuple[str, ...]
    x: float
    y: float
    height: float
    terminals: tuple[Terminal, ...]
    first: str  # maker and number
    second: str
    task: str
    contacts: tuple[tuple[str, str], ...] = ()  # pairs of terminals that it may connect
    width: float = 160


class Wire(Struct, frozen=True):
    """A wire between two terminals, ``module.terminal``, and its corners in the picture."""

    one: str
    other: str
    colour: Literal["red", "black", "orange", "blue", "grey"]
    corners: tuple[tuple[float, float], ...] = ()


class ModuleBox(Struct, frozen=True):
    """The modules, their wires, and the minus of each of its circuits."""

    modules: tuple[Module, ...]
    wires: tuple[Wire, ...]
    grounds: tuple[str, ...]

    def module(self, name: str) -> Module:
        """The module with this name."""
        return next(module for module in self.modules if module.name == name)


def _left(**heights: float) -> tuple[Terminal, ...]:
    return tuple(Terminal(name, "left", y) for name, y in heights.items())


def _right(**heights: float) -> tuple[Terminal, ...]:
    return tuple(Terminal(name, "right", y) for name, y in heights.items())


HORN_PIN, BELL_PIN = (f"GP{pico_pins()[name]}" for name in ("horn", "bell"))
C1, C2, C3, C4 = 40, 280, 540, 830

MODULES = (
    Module(
        "pi", ("Raspberry Pi",), C1, 100, 60, _right(USB=130),
        "Raspberry Pi 4 Model B, 2 GB", "Raspberry Pi 5, 2 GB", "runs headtable, with its own 5 V supply",
    ),
    Module(
        "pico", ("Pico H in a board with", "screw terminals,", "firmware: horn"), C2, 60, 165,
        _left(USB=130) + _right(VBUS=130, GND=155, **{HORN_PIN: 180, BELL_PIN: 205}),
        "Raspberry Pi Pico H, and a board with screw terminals for it",
        "Raspberry Pi Pico 2 with headers, in the same", "horn box: ends each sound after 3 s by its PIO",
    ),
    Module(
        "relays", ("two relays,", "both jumpers", "at HIGH"), C3, 60, 195,
        _left(**{"DC+": 130, "DC-": 155, "IN1": 180, "IN2": 205}) + _right(COM1=130, NO1=155, COM2=205, NO2=235),
        "relay module with optocouplers, 5 V, 2 channels, jumpers for high or low level (sold as HW-803 and others)",
        "two of the same with 1 channel", "separates the 12 V side; closes while its input is high",
        (("COM1", "NO1"), ("COM2", "NO2")),
    ),
    Module(
        "bell", ("bell, 12 V",), C4, 210, 50, _left(**{"1": 235}) + _right(**{"2": 235}),
        "any 12 V bell, 2 A at most", "any 12 V solenoid, 2 A at most", "bell",
    ),
    Module(
        "bell-diode", ("diode",), C4, 140, 40, _left(band=160) + _right(plain=160),
        "onsemi 1N4007", "Diodes Incorporated 1N4007",
        "takes the bell's current, so that no arc welds the small relay; its leads go under the bell's screws",
    ),
    Module(
        "supply", ("12 V supply", "not the horn's"), C1, 330, 130, _right(**{"+": 360, "-": 440}),
        "Mean Well GST60A12-P1J (it plugs into the wall), and a DC socket with screw terminals",
        "any plug-in supply for 12 V and 3 A or more", "timer, coil and bell",
    ),
    Module(
        "fuse-horn", ("fuse 1 A",), C2, 343, 34, _left(**{"1": 360}) + _right(**{"2": 360}),
        "Littelfuse ATOF 1 A, in a holder with leads", "Eaton Bussmann ATC 1 A", "wires of timer and coil",
        (("1", "2"),),
    ),
    Module(
        "fuse-bell", ("fuse 3 A",), C2, 388, 34, _left(**{"1": 405}) + _right(**{"2": 405}),
        "Littelfuse ATOF 3 A, in a holder with leads", "Eaton Bussmann ATC 3 A", "wires of the bell", (("1", "2"),),
    ),
    Module(
        "key", ("key switch",), C3, 340, 40, _left(**{"1": 360}) + _right(**{"2": 360}),
        "any key switch with one contact that closes, 12 V, 1 A", "any", "the host's key: closed is armed",
        (("1", "2"),),
    ),
    Module(
        "timer", ("DIN timer, function DI,", "range 0.1 to 2 s,", "time at its end (2 s)"), C4, 316, 145,
        _left(A1=385, A2=440, **{"15": 412}) + _right(**{"18": 412}),
        "Finder 80.01.0.240.0000", "Eltako MFZ12DX-UC (function EW; its supply is wired otherwise)",
        "one-shot: ends a blast after 2 s", (("15", "18"),),
    ),
    Module(
        "battery", ("12 V battery", "of the horn"), C1, 556, 130, _right(**{"+": 580, "-": 660}),
        "any 12 V lead battery that gives the horn's current", "any", "the horn's own supply",
    ),
    Module(
        "horn-fuse", ("fuse at the battery",), C2, 560, 40, _left(**{"1": 580}) + _right(**{"2": 580}),
        "Littelfuse ATOF, 125 % of the horn's current, at most what its wire allows", "Eaton Bussmann ATC, the same",
        "the horn's wires", (("1", "2"),),
    ),
    Module(
        "horn-switch", ("switch of the horn",), C3, 560, 40, _left(**{"1": 580}) + _right(**{"2": 580}),
        "battery isolator of a car, 50 A or more", "any switch for 12 V DC and the horn's current",
        "a person ends everything, a welded contact too", (("1", "2"),),
    ),
    Module(
        "horn-relay", ("relay of a car,", "in a socket"), C4, 556, 130,
        _left(**{"30": 580, "87": 640}) + _right(**{"86": 580, "85": 640}),
        "TE Connectivity V23234-A1001-X036, and a socket for it with leads or poles of 6.3 mm",
        "any mini ISO relay, 12 V, 40 A, with its socket", "switches the horn's own supply",
        (("30", "87"),),
    ),
    Module(
        "horn", ("horn",), C3, 620, 60, _left(**{"-": 660}) + _right(**{"+": 640}),
        "any 12 V horn of 105 to 110 dB", "any", "horn",
    ),
)  # fmt: skip

WIRES = (
    Wire("pi.USB", "pico.USB", "grey"),
    Wire("pico.VBUS", "relays.DC+", "red"),
    Wire("pico.GND", "relays.DC-", "black"),
    Wire(f"pico.{HORN_PIN}", "relays.IN1", "orange"),
    Wire(f"pico.{BELL_PIN}", "relays.IN2", "blue"),
    Wire("supply.+", "fuse-horn.1", "red"),
    Wire("supply.+", "fuse-bell.1", "red", ((245, 360), (245, 405))),
    Wire("fuse-horn.2", "key.1", "red"),
    Wire("key.2", "relays.COM1", "red", ((725, 360), (725, 130))),
    Wire("fuse-bell.2", "relays.COM2", "blue", ((750, 405), (750, 205))),
    Wire("relays.NO1", "timer.A1", "orange", ((775, 155), (775, 385))),
    Wire("timer.A1", "timer.15", "orange", ((800, 385), (800, 412))),
    Wire("relays.NO2", "bell.1", "blue"),
    Wire("bell.1", "bell-diode.band", "blue", ((815, 235), (815, 160))),
    Wire("bell-diode.plain", "bell.2", "black", ((1030, 160), (1030, 235))),
    Wire("timer.18", "horn-relay.86", "orange", ((1015, 412), (1015, 580))),
    Wire("timer.A2", "supply.-", "black"),
    Wire("horn-relay.85", "supply.-", "black", ((1030, 640), (1030, 490), (230, 490), (230, 440))),
    Wire("bell.2", "horn-relay.85", "black", ((1030, 235), (1030, 640))),
    Wire("battery.+", "horn-fuse.1", "red"),
    Wire("horn-fuse.2", "horn-switch.1", "red"),
    Wire("horn-switch.2", "horn-relay.30", "red"),
    Wire("horn-relay.87", "horn.+", "orange"),
    Wire("horn.-", "battery.-", "black"),
)

MODULE_BOX = ModuleBox(MODULES, WIRES, ("pico.GND", "supply.-", "battery.-"))
