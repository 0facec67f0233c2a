"""Where the cables end: the driver board's connectors, by its table of parts, and everything beside the board."""

from __future__ import annotations

from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.header_pins import PINS
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board, Item, Part, Source
from circuits.pin_page import pico_pins
from circuits.shop import FAR_BUTTON, HORN_BATTERY_AH, HORN_DIODE
from circuits.sources import NoSecond, everyday
from harness import stock
from harness.headers import PI_LEGS, PICO_LEGS
from harness.pieces import Fitting, Place, Pole

BOARD_FITTINGS = {"J1": stock.XH, "J9": stock.PLUG}
"""The other connectors of the board are screw terminals."""
PAD_JACKS = {"IN": "J3", "OUT": "J4"}
OF_A_PAD = {"GND": "GND12", "CHAIN": "12V_PADS", "5V": "PAD_5V"}
"""What a net of a pad, or of its dice board, is called here: the driver board has another ground and other 5 V."""
HORN_FUSE_A = 25.0
"""The largest that a horn may need; the page has a table of smaller ones."""
THIN_LEAD_A = 10.0
THIN_LEAD_AWG, THICK_LEAD_AWG = 16, 12  # of the fuse holders, so that a red or a yellow splice takes them


def _on_board(part: Part) -> Place:
    fitting = BOARD_FITTINGS.get(part.reference, stock.SCREW)
    title = f"driver board: {part.task}"
    return Place(part.reference, title, "board", tuple(Pole(pin.number, pin.net, fitting) for pin in part.pins))


def _pi() -> Place:
    """The legs of a Pi that the driver board needs."""
    legs = {leg: rail for rail in ("3V3", "GND") for leg in PI_LEGS[rail]}
    legs |= {leg: pin.line for pin in PINS for leg in PI_LEGS[pin.pi]}
    return Place("PI", "Raspberry Pi, 40-pin header", "device", _legs(legs))


def _horn_box() -> Place:
    """The legs of a Pico that the driver board needs."""
    gp = pico_pins()
    legs = {leg: rail for rail in ("3V3", "GND") for leg in PICO_LEGS[rail]}
    legs |= {leg: pin.line for pin in PINS if pin.pico for leg in PICO_LEGS[f"GP{gp[pin.pico]}"]}
    return Place("PICO", "horn box: Raspberry Pi Pico", "device", _legs(legs))


def _legs(nets: dict[int, str]) -> tuple[Pole, ...]:
    return tuple(Pole(str(leg), net, stock.LEG) for leg, net in sorted(nets.items()))


def _off_board(reference: str, fitting: Fitting, names: tuple[str, str]) -> tuple[Pole, ...]:
    """The poles of a part that the board's table has, under the names that are printed on the part."""
    nets = DRIVER_BOARD.part(reference).nets
    return tuple(Pole(name, net, fitting) for name, net in zip(names, nets, strict=True))


def _bought(reference: str, name: str) -> Source:
    """A part off the board that the board's table has."""
    return _sold(name, DRIVER_BOARD.part(reference).item)


def _sold(name: str, item: Item) -> Source:
    return Source(name, item.maker, item.number, item.second)


def _fuse(reference: str, title: str, amperes: float, nets: tuple[str, str], chosen_by: str = "") -> Place:
    """A fuse in a holder whose leads are spliced to the wires; a small fuse has thin leads."""
    thin, thick = (THIN_LEAD_AWG, 10, stock.BUTT_RED), (THICK_LEAD_AWG, 30, stock.BUTT_YELLOW)
    lead_awg, holder_a, splice = thick if amperes > THIN_LEAD_A else thin
    holder = f"any in-line holder for ATO or ATC fuses, {holder_a} A or more, leads of AWG{lead_awg}"
    size = f"by {chosen_by}, {amperes:g} A at most" if chosen_by else f"{amperes:g} A"
    source = Source(
        f"blade fuse, {size}, in an in-line holder", "Littelfuse", f"ATOF series; {holder}",
        "Eaton Bussmann ATC series, in the same holder",
    )  # fmt: skip
    poles = (Pole("1", nets[0], splice), Pole("2", nets[1], splice))
    return Place(reference, title, "fuse", poles, source, amperes, lead_awg, chosen_by)


def _pad_jack(pad: int, way: str) -> Place:
    """A jack of a pad board, whose nets have the names of the driver board's where both have the same net."""
    jack = PAD_JACKS[way]
    poles = _beside_a_pad(PAD_BOARD, jack, stock.PLUG)
    return Place(f"PAD{pad}-{way}", f"pad {pad}, jack {jack} ({way.lower()})", "device", poles)


def _beside_a_pad(board: Board, reference: str, fitting: Fitting, names: tuple[str, ...] = ()) -> tuple[Pole, ...]:
    """The poles of a connector of a pad or of its dice, or of what is at the end of its cable."""
    pins = board.part(reference).pins
    return tuple(
        Pole(name, OF_A_PAD.get(pin.net, pin.net), fitting)
        for name, pin in zip(names or [pin.number for pin in pins], pins, strict=True)
    )


def _of_pad_1(reference: str, title: str, fitting: Fitting = stock.SCREW) -> Place:
    """A connector of pad 1 that has no jack."""
    poles = _beside_a_pad(PAD_BOARD, reference, fitting)
    return Place(f"PAD1-{reference}", f"pad 1: {title}", "device", poles)


def _relay() -> Place:
    """The horn's relay, by the numbers on its own blades: receptacles go onto them, and no socket is needed."""
    coil = _off_board("K1", stock.TAB_RED, ("86", "85"))
    contact = (Pole("30", "HORN_SWITCHED", stock.TAB_YELLOW), Pole("87", "HORN_POWER", stock.TAB_YELLOW))
    return Place(
        "K1",
        "horn's relay, without a socket",
        "switch",
        (*coil, *contact),
        _bought("K1", "ISO mini relay, 12 V, 35 A"),
    )


BOARD = tuple(_on_board(part) for part in DRIVER_BOARD.of_kind("connector"))
CONTROLLERS = (_pi(), _horn_box())
TWELVE_VOLTS = (
    Place(
        "PS1", "12 V supply, 4 A or more, a closed brick of class II", "device",
        (Pole("plus", "12V_SUPPLY", stock.BUTT_RED), Pole("minus", "GND12", stock.BUTT_RED)),
        Source(
            "supply 12 V, 4 A or more, closed, class II, with the plug of your country", "EDATEC", "ED-PSU1204, 4 A",
            "Mean Well OWA-60E-12, 5 A (which plug it has was not compared)",
        ),
    ),
    _fuse("F4", "fuse at the supply", 5, ("12V_SUPPLY", "12V_IN")),
    Place(
        "S1", "the host's key", "switch", _off_board("S1", stock.SOLDER, ("1", "2")),
        _bought(
            "S1",
            "key switch for 12 V and 1 A that stays where it is turned, 32 mm deep at most; measure its hole before "
            "the lid is printed",
        ),
    ),
    Place(
        "L1", "bell", "device", _off_board("L1", stock.BUTT_RED, ("1", "2")),
        _bought("L1", "bell, 12 V DC, 2 A at most; one with a solenoid strikes a chirp too"),
    ),
    Place(
        "S2", "head table's button", "device",
        (Pole("1", "BUTTON_CABLE", stock.SOLDER), Pole("2", "GND", stock.SOLDER)),
        _sold("push button, normally open (NO)", FAR_BUTTON),
    ),
)  # fmt: skip
HORN = (
    Place(
        "B1", "horn's battery, 12 V", "device",
        (Pole("plus", "HORN_BATTERY", stock.TAB_YELLOW), Pole("minus", "GND_HORN", stock.TAB_YELLOW)),
        Source(f"battery 12 V, lead, {HORN_BATTERY_AH:g} Ah or more", "Yuasa", "NP7-12L", "Panasonic LC-R127R2PG1"),
    ),
    _fuse("F5", "fuse at the battery", HORN_FUSE_A, ("HORN_BATTERY", "HORN_FUSED"), "the horn's current"),
    Place(
        "S3", "switch of the horn, in reach of the host", "switch",
        (Pole("1", "HORN_FUSED", stock.RING_YELLOW), Pole("2", "HORN_SWITCHED", stock.RING_YELLOW)),
        Source("battery isolator 12 V, 50 A or more, M10", "Blue Sea Systems", "6006",
               everyday("isolator of a car, 50 A or more, with studs for M10")),
    ),
    _relay(),
    Place(
        "H1", "horn", "device",
        (
            Pole("plus", "HORN_POWER", stock.TAB_YELLOW), Pole("minus", "GND_HORN", stock.TAB_YELLOW),
            Pole("plus tap", "HORN_POWER", stock.TAB_RED), Pole("minus tap", "GND_HORN", stock.TAB_RED),
            Pole("plus 3", "HORN_POWER", stock.TAB_RED), Pole("minus 3", "GND_HORN", stock.TAB_RED),
        ),
        Source(
            "horn, 12 V, 20 A at most, 105 to 110 dBA at 1 m (a sheet for 2 m: add 6 dB)", "any",
            "any horn of 105 to 110 dBA at 1 m",
            NoSecond("no horn of so little was found; a car's horn is louder, see below"),
        ),
    ),
    Place(
        "V1", "diode across the horn, its band at the plus", "device",
        (Pole("band", "HORN_POWER", stock.BUTT_RED), Pole("plain", "GND_HORN", stock.BUTT_RED)), HORN_DIODE,
    ),
    _fuse("F6", "fuse of the sense wire, at the horn", 1, ("HORN_POWER", "HORN_PLUS")),
)  # fmt: skip
LINE = (
    Place(
        "A1", "isolated USB adapter for RS-485", "device",
        (Pole("A", "BUS_A", stock.SCREW), Pole("B", "BUS_B", stock.SCREW), Pole("GND", "GND12", stock.SCREW)),
        Source(
            "USB adapter for RS-485 with galvanic isolation and the terminals A, B and GND", "DSD TECH", "SH-U11F",
            NoSecond(
                "no other number was compared. Any whose sheet says galvanic isolation will do; not SH-U11L, not "
                "Waveshare USB TO RS485 (B)"
            ),
        ),
    ),
    _pad_jack(1, "IN"), _pad_jack(1, "OUT"), _pad_jack(2, "IN"),
)  # fmt: skip
BESIDE_A_PAD = (
    _of_pad_1("J5", "plug of its dice board", stock.XH_4),
    Place("DICE-J3", "dice board: plug of its pad", "device", _beside_a_pad(DICE_BOARD, "J3", stock.XH_4)),
    _of_pad_1("J6", "terminals of its charger"),
    Place(
        "BT1", "charger of a pad on Wi-Fi: its output", "device",
        _beside_a_pad(PAD_BOARD, "BT1", stock.SOLDER, ("plus", "minus")),
    ),
    _of_pad_1("J8", "terminals of the head table's bell"),
    Place("S10", "head table's button, at its pad", "device", _beside_a_pad(PAD_BOARD, "S10", stock.SOLDER)),
    _of_pad_1("J9", "terminals of the key of its bell"),
    Place("S11", "key of the pad's bell", "device", _beside_a_pad(PAD_BOARD, "S11", stock.SOLDER)),
)  # fmt: skip
"""What a pad may have beside it. The lists of the pad board and of the dice board have what stands there."""
PLACES = (*CONTROLLERS, *BOARD, *TWELVE_VOLTS, *HORN, *LINE, *BESIDE_A_PAD)
