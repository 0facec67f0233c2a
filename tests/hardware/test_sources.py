"""Each thing to buy has two named sources. Those with fewer are listed here, and their bill prints the reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from circuits import module_box_bill, module_pad_bill
from circuits.bill_of_materials import as_csv, as_page
from circuits.boards import BOARDS
from circuits.module_box import MODULE_BOX
from circuits.module_box_page import page as box_page
from circuits.module_pad import MODULE_PAD
from circuits.module_pad_page import page as pad_page
from circuits.sources import MAKERS, AnyMaker, NoSecond, Second, everyday, lacking, of_one_pattern, words_of
from harness import purchases
from harness.cables import HARNESS
from harness.page import page as harness_page
from harness.stock import EXTRAS

PAGES = (*map(as_page, BOARDS), box_page(MODULE_BOX), pad_page(MODULE_PAD), harness_page(HARNESS))
NO_SECOND = {
    "BT1": "no other charger was found",
    "L1": "no bell with a solenoid was found",
    "bell": "no bell with a solenoid was found",
    "bell, 12 V DC": "no bell with a solenoid was found",
    "relays": "no maker puts its name on it",
    "horn": "no horn of so little was found",
    "horn, 12 V": "no horn of so little was found",
    "USB adapter for RS-485 with galvanic isolation and the terminals A": "no other number was compared",
}
"""What no bill has a second source for, and how its reason begins."""
ANY_MAKER = {
    "board": {"J1", "J2", "J3", "J4", "J5", "J7", "J9", "JP1", "JP2", "JP3", "TP1", "TP2", "TP3", "TP4", "TP5", "U4"},
    "box": {
        "horn-switch", "microSD card", "USB cable", "strap that holds the battery", "DIN rail",
        "tab adapter 6.3 mm",
        "cover for a tab of 6.3 mm with its receptacle", "closed box of 300 x 200 x 120 mm or more", "red splice",
        "yellow splice", "red receptacle 6.3 mm", "yellow receptacle 6.3 mm", "ring M10", "lever connector",
        "twin ferrule 0.75 mm²",
    },
    "pad": {
        "wire 0.25 mm²", "closed box", "USB cable", "by USB: hub with its own supply and 10 ports",
        "by Wi-Fi: charger", "board with a screw for each leg", "push button",
        "lead of 1 m with a receptacle of 2.8 mm at one end", "ground harness with receptacles of 2.8 mm",
        "LED with leads and a resistor in it", "lever connector of 5 ways", "display", "jumper wire",
    },
    "cables": {
        "CAT5e U/UTP", "contact for XH", "receptacle 6.3 mm", "ring terminal M10", "butt splice",
        "shrink tube 3 mm", "plug 8P8C for AWG24", "battery isolator 12 V", "tab adapter 6.3 mm",
        "cover for a tab of 6.3 mm with its receptacle", "strap that holds the battery",
    },
}  # fmt: skip
"""What many make. Whoever adds to this list must be able to say that its words are enough in a shop."""
Bought = tuple[str, str, Second]


def of_boards() -> Iterator[Bought]:
    """Each part of each board."""
    for board in BOARDS:
        yield from (
            (part.reference, f"{part.item.maker} {part.item.number}", part.item.second) for part in board.parts
        )


def of_cables() -> Iterator[Bought]:
    """What the cables are made of, what stands at their ends, and what is bought beside them."""
    places = [place.source for place in HARNESS.places if place.source]
    fittings = [pole.fitting.source for place in HARNESS.places for pole in place.poles]
    wires = [cable.wire.source for cable in HARNESS.cables]
    every = (*wires, *fittings, *places, *(source for _, source, _ in EXTRAS))
    yield from ((one.name, f"{one.maker} {one.number}", one.second) for one in every)


BILLS: dict[str, list[Bought]] = {
    "board": list(of_boards()),
    "box": [(line.what, line.first, line.second) for line in module_box_bill.rows(MODULE_BOX)],
    "pad": [(row.what, row.first, row.second) for row in module_pad_bill.rows(MODULE_PAD)],
    "cables": list(of_cables()),
}
EVERY = [one for bill in BILLS.values() for one in bill]


def head(name: str) -> str:
    """A name without what comes after its first comma."""
    return name.partition(",")[0]


@pytest.mark.parametrize("bill", BILLS.values(), ids=BILLS)
def test_everything_in_a_bill_has_two_sources_or_a_reason(bill: list[Bought]) -> None:
    assert list(lacking(bill)) == []


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Yageo 1k", "Yageo 1k"),
        ("Yageo 1k", ""),
        ("Yageo 1k", "any"),
        ("any", "any"),
        ("any", "Yageo 1k"),
        ("Yageo 1k", "none; a louder one will do"),
        ("Yageo 1k", "Yageo"),
        ("Yageo 1k", "a resistor of 1k"),
        ("Yageo any", "Vishay 1k"),
        ("Yageo 1k", NoSecond("")),
        ("Yageo 1k", everyday("")),
    ],
)
def test_what_names_no_second_maker_with_a_number_is_found(first: str, second: Second) -> None:
    assert list(lacking([("R1", first, second)])) == ["R1"]


@pytest.mark.parametrize(
    "second", ["Vishay 1k", "Yageo 1k0", of_one_pattern("resistor"), NoSecond("nobody makes it")]
)
def test_two_makers_two_numbers_or_a_reason_will_do(second: Second) -> None:
    assert list(lacking([("R1", "Yageo 1k", second)])) == []


def test_only_these_have_no_second_source() -> None:
    found = {name: second.reason for name, _, second in EVERY if isinstance(second, NoSecond)}
    reasons = {head(name) if name not in NO_SECOND else name: reason for name, reason in found.items()}
    listed = {head(name) if name not in reasons else name: begins for name, begins in NO_SECOND.items()}
    assert reasons.keys() == listed.keys()
    assert [name for name, reason in reasons.items() if not reason.startswith(listed[name])] == []


@pytest.mark.parametrize("bill", BILLS)
def test_only_these_are_of_any_maker(bill: str) -> None:
    assert {head(name) for name, _, second in BILLS[bill] if isinstance(second, AnyMaker)} == ANY_MAKER[bill]


def test_every_exception_is_printed_with_its_reason() -> None:
    printed = "\n".join((*PAGES, *map(as_csv, BOARDS), purchases.as_csv(HARNESS)))
    exceptions = {words_of(second) for _, _, second in EVERY if not isinstance(second, str)}
    assert [words for words in exceptions if f"| {words} |" not in printed] == []


def test_each_maker_in_the_list_makes_something() -> None:
    """A name that nothing needs might let a bad source pass one day."""
    sources = [source for _, first, second in EVERY for source in (first, second) if isinstance(source, str)]
    assert [maker for maker in MAKERS if not any(source.startswith(f"{maker} ") for source in sources)] == []
