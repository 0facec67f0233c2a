"""The items that the boards are made of. Numbers are those of manufacturers; no shop's order codes."""

from __future__ import annotations

from msgspec.structs import replace

from circuits import footprints
from circuits.parts import Item, Kind, Source
from circuits.sources import NoSecond, everyday, of_one_pattern


def resistor(ohms: float) -> Item:
    """A metal film resistor with wires, 1 %, 0.25 W."""
    value = f"{ohms / 1e6:g}M" if ohms >= 1e6 else f"{ohms / 1e3:g}k" if ohms >= 1e3 else f"{ohms:g}"
    number, second = f"MFR-25 series, 1 %, {value}", f"Vishay MBB0207 series, 1 %, {value}"
    return Item("resistor", value, "Yageo", number, second, footprints.RESISTOR, ohms, 0.01, 250)


def upright(ohms: float) -> Item:
    """The same resistor, standing."""
    return replace(resistor(ohms), footprint=footprints.UPRIGHT_RESISTOR)


def film(microfarads: float) -> Item:
    """A film capacitor with wires, 5 %: it times or filters."""
    value = f"{microfarads:g}u"
    volts = 63 if microfarads <= 2.2 else 50  # small cans of more microfarads stand less
    number, second = (f"{series} series, {volts} V or more, 5 %, {value}" for series in ("MKS 2", "KEMET R82"))
    return Item(
        "capacitor", value, "WIMA", number, second, footprints.film(microfarads), microfarads * 1e-6, 0.05, volts
    )


def store(value: str, volts: int, footprint: str) -> Item:
    """An electrolytic capacitor with wires, 20 %, of so many microfarads."""
    number, second = f"FC series, {volts} V, {value}", f"Nichicon UHE series, {volts} V, {value}"
    return Item(
        "capacitor", value, "Panasonic", number, second, footprint, float(value.rstrip("u")) / 1e6, 0.2, volts
    )


def fuse(amperes: float) -> Item:
    """A blade fuse of a car, in a holder on the board."""
    value = f"{amperes:g}A"
    number = f"ATOF series, {value}, in a holder 178.6164.0001 with 2 pins"
    second = f"Eaton Bussmann ATC series, {value}, in the same holder"
    return Item("fuse", value, "Littelfuse", number, second, footprints.BLADE_FUSE, amperes, most_v=32)


def polyfuse(amperes: float, ohms: float) -> Item:
    """A fuse that resets itself, 72 V. It holds so many amperes, and has so many ohms after it has tripped."""
    number, second = f"72R{amperes * 100:03.0f}X", f"Bourns MF-RX{amperes * 100:03.0f}/72"
    value, footprint = f"{amperes:g}A, resets", footprints.POLYFUSE
    return Item("fuse", value, "Littelfuse", number, second, footprint, amperes, ohms=ohms, most_v=72)


def terminal(poles: int) -> Item:
    """Screw terminals, 5.08 mm."""
    number, second = (f"{series} series, 5.08 mm, {poles} poles" for series in ("MKDS 1.5", "Würth WR-TBL"))
    return Item("connector", f"{poles} poles", "Phoenix Contact", number, second, footprints.terminal(poles))


def plug(poles: int) -> Item:
    """A plug with a latch, 2.5 mm."""
    second = of_one_pattern(f"2.5 mm XH header with {poles} poles")
    return Item("connector", f"{poles} poles", "JST", f"B{poles}B-XH-A", second, footprints.plug(poles))


def sockets(poles: int) -> Item:
    """A row of sockets for the pins of a module, 2.54 mm."""
    second = of_one_pattern(f"2.54 mm socket with {poles} poles")
    return Item("connector", f"{poles} poles", "Samtec", f"SSW-1{poles:02}-01-T-S", second, footprints.sockets(poles))


def led(colour: str, number: str, second: str, millimetres: float = 5.0) -> Item:
    """A light-emitting diode with wires."""
    return Item("led", colour, "Kingbright", number, f"Vishay {second}", footprints.led(millimetres))


def _discrete(kind: Kind, maker: str, number: str, second: str, footprint: str) -> Item:
    """A part whose value is its number."""
    return Item(kind, number, maker, number, second, footprint)


def _stands(item: Item, most_v: float) -> Item:
    return replace(item, most_v=most_v)


def _breaks_at(item: Item, amount: float, most_v: float) -> Item:
    """A diode that conducts backwards from ``amount`` volts on, and stays quiet up to ``most_v``."""
    return replace(item, amount=amount, most_v=most_v)


SIGNAL_DIODE = _stands(_discrete("diode", "Nexperia", "BAT85", "Vishay BAT85S", footprints.DO_34), 30)
COIL_DIODE = _stands(_discrete("diode", "onsemi", "1N4007", "Diodes Incorporated 1N4007", footprints.DO_41), 1000)
BELL_DIODE = replace(
    _stands(
        _discrete("diode", "onsemi", "1N5404", "Diodes Incorporated 1N5404G", footprints.DO_201_THICK_WIRES), 400
    ),
    most_a=3.0,
)
SCHOTTKY = _stands(_discrete("diode", "onsemi", "1N5819", "STMicroelectronics 1N5819", footprints.DO_41), 40)
COIL_ZENER = _breaks_at(_discrete("zener", "onsemi", "1N5359B", "Microchip 1N5359B", footprints.DO_201), 24, 0)
GATE_ZENER = _breaks_at(_discrete("zener", "Vishay", "BZX55C10", "onsemi 1N5240B", footprints.DO_35), 10, 0)
SUPPLY_SUPPRESSOR = _breaks_at(
    _discrete("suppressor", "Littelfuse", "P6KE18A", "STMicroelectronics P6KE18A", footprints.DO_15), 18, 15.3
)
CHAIN_SUPPRESSOR = _breaks_at(
    _discrete("suppressor", "Littelfuse", "P6KE30A", "STMicroelectronics P6KE30A", footprints.DO_15), 30, 25.6
)
BUTTON_SUPPRESSOR = _breaks_at(
    _discrete("suppressor", "STMicroelectronics", "P6KE6V8A", "Littelfuse P6KE6.8A", footprints.DO_15), 6.8, 5.8
)
SPARK_SUPPRESSOR = _breaks_at(
    _discrete("suppressor", "Littelfuse", "P4KE10A", "Vishay P4KE10A", footprints.DO_41), 10, 8.55
)
BUS_SUPPRESSOR = _breaks_at(
    _discrete("suppressor", "Littelfuse", "P6KE10CA", "STMicroelectronics P6KE10CA", footprints.DO_15), 10, 8.55
)
LINE_SUPPRESSOR = Item(
    "line-suppressor", "SM712", "Littelfuse", "SM712-02HTG", "Semtech SM712.TCT", footprints.SOT_23, 75e-12, most_v=7
)
LOGIC_FET = _breaks_at(
    _discrete("transistor", "Infineon", "IRLZ44N", "STMicroelectronics STP55NF06L", footprints.TO_220), 55, 55
)
COUPLER = _discrete("optocoupler", "Sharp", "PC817X2NSZ9F", "Lite-On LTV-817B", footprints.DIP_4)
ONE_SHOT = _discrete("one-shot", "Texas Instruments", "CD4538BE", "Texas Instruments CD14538BE", footprints.DIP_16)
CONVERTER = _breaks_at(
    _discrete("regulator", "Recom", "R-78E5.0-0.5", "Traco TSR 1-2450", footprints.CONVERTER), 5, 28
)
WIDE_CONVERTER = _breaks_at(
    _discrete("regulator", "Recom", "R-785.0-0.5", "Traco TSR 1-2450", footprints.CONVERTER), 5, 32
)
TRANSCEIVER = _discrete(
    "transceiver", "Analog Devices", "MAX3075EEPA+", "MaxLinear SP3075EEN-L (SO-8, on an adapter to DIP-8)",
    footprints.DIP_8_SOCKET,
)  # fmt: skip
BULK = store("1000u", 25, footprints.ROUND_12)
PAD_STORE = store("100u", 50, footprints.ROUND_8)
HEADER = plug(8)
JACK = Item(
    "connector", "RJ45", "Amphenol", "RJHSE-5380",
    of_one_pattern("8P8C jack without magnetics, with legs that fit the board"), footprints.RJ45,
)  # fmt: skip
JUMPER = Item(
    "jumper", "2 poles", "Harwin", "M20-9990246", of_one_pattern("2.54 mm header with 2 poles"),
    footprints.pins(2),
)  # fmt: skip
TEST_POINT = Item(
    "test-point", "loop", "Keystone", "5001",
    everyday("loop for a hole of 1 mm, or a bare wire"), footprints.TEST_POINT,
)  # fmt: skip
RED, GREEN = led("red", "WP7113ID", "TLHR5400"), led("green", "WP7113GD", "TLHG5400")
YELLOW, PIP = led("yellow", "WP7113YD", "TLHY5400"), led("red", "WP710A10ID", "TLHR4400", 3.0)
BIG_BUTTON = Item(
    "button", "12 mm, 4 legs", "Würth", "430476085716", "Omron B3F-4055 (longer caps)", footprints.BIG_BUTTON
)
PIEZO = Item("buzzer", "piezo", "TDK", "PS1240P02BT", "Murata PKM13EPYH4000-A0", footprints.PIEZO, 17e-9)
PICO = Item(
    "controller", "Pico or Pico W", "Raspberry Pi", "Pico H, or Pico WH",
    "Raspberry Pi Pico 2 or Pico 2 W, with headers",
    "off board: in the sockets", 0.05, most_v=5.5,
)  # fmt: skip
DISPLAY = Item(
    "display", "SSD1306, 128 x 64, I2C", "any", "any module with the poles GND VCC SCL SDA",
    everyday("with these poles in this order"), "off board: in its socket",
)  # fmt: skip
CHARGER = Item(
    "charger", "charger with power path, LiPo of 2500 mAh with protection", "Adafruit", "4755 and 328",
    NoSecond(
        "no other charger was found that feeds the pad beside the LiPo and stays below 4.4 V. Adafruit's 1944 gives "
        "5.2 V and has no power path"
    ),
    "off board",
)  # fmt: skip
FAR_BUTTON = Item("button", "push-button, 1 pole", "Sanwa", "OBSN-30", "Schneider Electric XB7NA31", "off board")
HORN_RELAY = Item(
    "coil", "12 V, 35 A", "TE Connectivity", "V23234-A1001-X036", "Panasonic CB1-12V",
    "off board: ISO mini relay with blades of 6.3 mm", 85.0,
)  # fmt: skip
BELL = Item(
    "coil",
    "12 V bell, 2 A at most",
    "Potter",
    "PDC, 6 inch, 12 V DC",
    NoSecond(
        "no bell with a solenoid was found by its number. Any such bell for 12 V DC and 2 A at most will do, and "
        "strikes a chirp too"
    ),
    "off board",
    6.0,
)
KEY = Item(
    "switch", "key switch, 1 pole", "IDEC", "KM2C-11A",
    "Schneider Electric XB4BG21 (22 mm, not for the printed lid; ferrules)", "off board",
)  # fmt: skip
HORN_BATTERY_AH = 7.0
HORN_CHARGE_A = HORN_BATTERY_AH / 4
"""A quarter of the ampere hours at most, as EnerSys says of its batteries of this kind; the guide names the page."""
HORN_CHARGER = Source(
    f"automatic charger for a 12 V lead battery of {HORN_BATTERY_AH:g} Ah, {HORN_CHARGE_A:g} A at most, its output "
    "isolated from earth",
    "CTEK", "XS 0.8", "NOCO GENIUS1",
)  # fmt: skip
HORN_DIODE = Source("rectifier across the horn, 6 A", "Vishay", "P600M", "Diodes Incorporated 6A10")
"""The relay breaks its current only with a spark suppression at the horn (data_sheets.py)."""
TAB_ADAPTER = Source(
    "tab adapter 6.3 mm, one to two", "TE Connectivity", "FASTON 250 tab adapter",
    of_one_pattern("tab adapter of 6.3 mm"),
)  # fmt: skip
TAB_COVER = Source(
    "cover for a tab of 6.3 mm with its receptacle", "any", "any insulating boot for 6.3 mm",
    everyday("boot that covers the metal"),
)  # fmt: skip
BATTERY_STRAP = Source(
    "strap that holds the battery", "any", "any strap of 25 mm with a buckle",
    everyday("strap that holds its weight"),
)  # fmt: skip
