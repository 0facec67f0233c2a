"""The items that the boards are made of. Numbers are those of manufacturers; no shop's order codes."""

from __future__ import annotations

from circuits.parts import Item, Kind

RESISTOR = "Resistor_THT:R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm_Horizontal"


def resistor(ohms: float) -> Item:
    """A metal film resistor with wires, 1 %, 0.6 W."""
    value = f"{ohms / 1e6:g}M" if ohms >= 1e6 else f"{ohms / 1e3:g}k" if ohms >= 1e3 else f"{ohms:g}"
    number = "MFR-25 series, 1 %, " + value
    return Item("resistor", value, "Yageo", number, "Vishay MBB0207 series, 1 %, " + value, RESISTOR, ohms, 0.01)


def _width_mm(microfarads: float) -> float:
    """The widest body that makers of film capacitors give this value; a narrower one fits the same pads."""
    return 2.5 if microfarads <= 0.1 else 5.5 if microfarads <= 1 else 7.2 if microfarads <= 2.2 else 11.0


def film(microfarads: float) -> Item:
    """A film capacitor with wires, 5 %: it times or filters."""
    value = f"{microfarads:g}u"
    number = f"MKS 2 series, 63 V or more, 5 %, {value}"
    second = f"TDK B32529 series, 63 V or more, 5 %, {value}"
    place = f"Capacitor_THT:C_Rect_L7.2mm_W{_width_mm(microfarads)}mm_P5.00mm_FKS2_FKP2_MKS2_MKP2"
    return Item("capacitor", value, "WIMA", number, second, place, microfarads * 1e-6, 0.05)


def fuse(amperes: float) -> Item:
    """A blade fuse of a car, in a holder on the board."""
    value = f"{amperes:g}A"
    number = f"ATOF series, {value}, in a holder FLR 178.6165 with 2 pins"
    return Item(
        "fuse", value, "Littelfuse", number, f"Eaton Bussmann ATC series, {value}, in the same holder",
        "Fuse:Fuseholder_Blade_ATO_Littelfuse_Pudenz_2_Pin", amperes,
    )  # fmt: skip


def terminal(poles: int) -> Item:
    """Screw terminals, 5.08 mm."""
    return Item(
        "connector", f"{poles} poles", "Phoenix Contact", f"MKDS 1.5 series, 5.08 mm, {poles} poles",
        f"Würth WR-TBL series, 5.08 mm, {poles} poles",
        f"TerminalBlock_Phoenix:TerminalBlock_Phoenix_MKDS-1,5-{poles}-5.08_1x{poles:02}_P5.08mm_Horizontal",
    )  # fmt: skip


def _discrete(kind: Kind, maker: str, number: str, second: str, place: tuple[str, float]) -> Item:
    """A part whose value is its number. The place is its footprint, with its volts, if it has some."""
    return Item(kind, number, maker, number, second, *place)


SIGNAL_DIODE = _discrete(
    "diode", "Nexperia", "BAT85", "Vishay BAT85S", ("Diode_THT:D_DO-34_SOD68_P7.62mm_Horizontal", 0)
)
COIL_DIODE = _discrete(
    "diode", "onsemi", "1N4007", "Diodes Incorporated 1N4007", ("Diode_THT:D_DO-41_SOD81_P10.16mm_Horizontal", 0)
)
COIL_ZENER = _discrete(
    "zener", "onsemi", "1N5359B", "Microchip 1N5359B", ("Diode_THT:D_DO-201_P15.24mm_Horizontal", 24)
)
SUPPLY_SUPPRESSOR = _discrete(
    "suppressor", "Littelfuse", "P6KE18A", "STMicroelectronics P6KE18A", ("Diode_THT:D_DO-15_P12.70mm_Horizontal", 18)
)
BUTTON_SUPPRESSOR = _discrete(
    "suppressor",
    "STMicroelectronics",
    "P6KE6V8A",
    "Littelfuse P6KE6.8A",
    ("Diode_THT:D_DO-15_P12.70mm_Horizontal", 6.8),
)
BUS_SUPPRESSOR = _discrete(
    "suppressor",
    "Littelfuse",
    "P6KE10CA",
    "STMicroelectronics P6KE10CA",
    ("Diode_THT:D_DO-15_P12.70mm_Horizontal", 10),
)
GATE_ZENER = _discrete(
    "zener", "Vishay", "BZX55C10", "onsemi 1N5240B", ("Diode_THT:D_DO-35_SOD27_P7.62mm_Horizontal", 10)
)
LOGIC_FET = _discrete(
    "transistor", "Infineon", "IRLZ44N", "onsemi RFP12N10L", ("Package_TO_SOT_THT:TO-220-3_Vertical", 55)
)
COUPLER = _discrete("optocoupler", "Sharp", "PC817X2NSZ9F", "Lite-On LTV-817B", ("Package_DIP:DIP-4_W7.62mm", 0))
ONE_SHOT = _discrete(
    "one-shot", "Texas Instruments", "CD4538BE", "onsemi MC14538BCPG", ("Package_DIP:DIP-16_W7.62mm", 0)
)
CONVERTER = _discrete(
    "regulator", "Recom", "R-78E5.0-0.5", "Traco TSR 1-2450", ("Converter_DCDC:Converter_DCDC_RECOM_R-78E-0.5_THT", 5)
)
BULK = Item(
    "capacitor", "1000u", "Panasonic", "FC series, 25 V, 1000u", "Nichicon UHE series, 25 V, 1000u",
    "Capacitor_THT:CP_Radial_D12.5mm_P5.00mm", 1000e-6, 0.2,
)  # fmt: skip
HEADER = Item(
    "connector",
    "8 poles",
    "JST",
    "B8B-XH-A",
    "any 2.5 mm XH header with 8 poles",
    "Connector_JST:JST_XH_B8B-XH-A_1x08_P2.50mm_Vertical",
)
JACK = Item(
    "connector",
    "RJ45",
    "Amphenol",
    "RJHSE-5380",
    "any 8P8C jack without magnetics",
    "Connector_RJ:RJ45_Amphenol_RJHSE5380",
)
JUMPER = Item(
    "jumper",
    "2 poles",
    "Harwin",
    "M20-9990246",
    "any 2.54 mm header with 2 poles",
    "Connector_PinHeader_2.54mm:PinHeader_1x02_P2.54mm_Vertical",
)
HORN_RELAY = Item(
    "coil", "12 V, 40 A", "TE Connectivity", "V23234 series, 12 V, form A or C", "Hella 4RA series, 12 V, 40 A",
    "off board: ISO mini relay in a socket", 85.0,
)  # fmt: skip
BELL = Item("coil", "12 V solenoid, 2 A at most", "any", "any", "any", "off board", 6.0)
KEY = Item("switch", "key switch, 1 pole", "any", "any that opens 12 V, 1 A", "any", "off board")
