"""The items that the boards are made of. Numbers are those of manufacturers; no shop's order codes."""

from __future__ import annotations

from circuits.parts import Item, Kind


def resistor(ohms: float) -> Item:
    """A metal film resistor with wires, 1 %, 0.25 W."""
    value = f"{ohms / 1e6:g}M" if ohms >= 1e6 else f"{ohms / 1e3:g}k" if ohms >= 1e3 else f"{ohms:g}"
    number = "MFR-25 series, 1 %, " + value
    return Item(
        "resistor", value, "Yageo", number, "Vishay MBB0207 series, 1 %, " + value, "R_Axial_DIN0207", ohms, 0.01
    )


def film(microfarads: float) -> Item:
    """A film capacitor with wires, 5 %: it times or filters."""
    value = f"{microfarads:g}u"
    number = f"MKS 2 series, 50 V or more, 5 %, {value}"
    second = f"KEMET R82 series, 50 V or more, 5 %, {value}"
    return Item("capacitor", value, "WIMA", number, second, "C_Rect_L7.2mm_P5.00mm", microfarads * 1e-6, 0.05)


def fuse(amperes: float) -> Item:
    """A blade fuse of a car, in a holder on the board."""
    value = f"{amperes:g}A"
    return Item(
        "fuse", value, "Littelfuse", f"ATOF series, {value}", f"Eaton Bussmann ATC series, {value}", "Fuse_Blade_ATO",
        amperes,
    )  # fmt: skip


def terminal(poles: int) -> Item:
    """Screw terminals, 5.08 mm."""
    return Item(
        "connector", f"{poles} poles", "Phoenix Contact", f"MKDS 1.5 series, 5.08 mm, {poles} poles",
        f"Würth WR-TBL series, 5.08 mm, {poles} poles", f"TerminalBlock_P5.08mm_1x{poles:02}",
    )  # fmt: skip


def _discrete(kind: Kind, maker: str, number: str, second: str, place: tuple[str, float]) -> Item:
    """A part whose value is its number. The place is its footprint, with its volts, if it has some."""
    return Item(kind, number, maker, number, second, *place)


SIGNAL_DIODE = _discrete("diode", "Nexperia", "BAT85", "Vishay BAT85S", ("D_DO-34", 0))
COIL_DIODE = _discrete("diode", "onsemi", "1N4007", "Diodes Incorporated 1N4007", ("D_DO-41", 0))
COIL_ZENER = _discrete("zener", "onsemi", "1N5359B", "Microchip 1N5359B", ("D_DO-201", 24))
SUPPLY_SUPPRESSOR = _discrete("suppressor", "Littelfuse", "P6KE18A", "STMicroelectronics P6KE18A", ("D_DO-15", 18))
BUTTON_SUPPRESSOR = _discrete("suppressor", "STMicroelectronics", "P6KE6V8A", "Littelfuse P6KE6.8A", ("D_DO-15", 6.8))
BUS_SUPPRESSOR = _discrete("suppressor", "Littelfuse", "P6KE10CA", "STMicroelectronics P6KE10CA", ("D_DO-15", 10))
GATE_ZENER = _discrete("zener", "Vishay", "BZX55C10", "onsemi 1N5240B", ("D_DO-35", 10))
LOGIC_FET = _discrete("transistor", "Infineon", "IRLZ44N", "onsemi RFP12N10L", ("TO-220-3", 55))
COUPLER = _discrete("optocoupler", "Sharp", "PC817X2NSZ9F", "Lite-On LTV-817B", ("DIP-4", 0))
ONE_SHOT = _discrete("one-shot", "Texas Instruments", "CD4538BE", "Texas Instruments CD14538BE", ("DIP-16", 0))
CONVERTER = _discrete("regulator", "Recom", "R-78E5.0-0.5", "Traco TSR 1-2450", ("SIP-3", 5))
BULK = Item(
    "capacitor", "1000u", "Panasonic", "FC series, 25 V, 1000u", "Nichicon UHE series, 25 V, 1000u",
    "CP_Radial_D10.0mm", 1000e-6, 0.2,
)  # fmt: skip
HEADER = Item("connector", "8 poles", "JST", "B8B-XH-A", "any 2.5 mm XH header with 8 poles", "JST_XH_B8B")
JACK = Item(
    "connector", "RJ45", "Amphenol", "RJHSE-5380", "any 8P8C jack without magnetics", "RJ45_Amphenol_RJHSE5380"
)
JUMPER = Item("jumper", "2 poles", "Harwin", "M20-9990246", "any 2.54 mm header with 2 poles", "PinHeader_1x02")
HORN_RELAY = Item(
    "coil", "12 V, 40 A", "TE Connectivity", "V23234-A1001-X036", "Hella mini relay, 12 V, 40 A",
    "off board: ISO mini relay in a socket", 85.0,
)  # fmt: skip
BELL = Item("coil", "12 V solenoid, 2 A at most", "any", "any", "any", "off board", 6.0)
KEY = Item("switch", "key switch, 1 pole", "any", "any that opens 12 V, 1 A", "any", "off board")
