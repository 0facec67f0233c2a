"""The files of hardware/out/harness/, by name."""

from __future__ import annotations

from harness import labels, purchases
from harness.cables import HARNESS
from harness.chain_picture import picture as chain_picture
from harness.drawings import picture, wireviz_file
from harness.page import page

FOLDER = "harness"


def files() -> dict[str, str]:
    """All files of the harness: below out/, by name."""
    return texts() | drawings()


def texts() -> dict[str, str]:
    """The text of each file that needs no WireViz."""
    sheets = {f"labels-{number}.svg": text for number, text in enumerate(labels.pages(HARNESS), 1)}
    groups = {f"{group}.yml": wireviz_file(HARNESS, group) for group in HARNESS.groups()}
    rest = {"harness.md": page(HARNESS), "bom.csv": purchases.as_csv(HARNESS), "chain.svg": chain_picture()}
    return {f"{FOLDER}/{name}": text for name, text in (sheets | groups | rest).items()}


def names() -> set[str]:
    """The name of each file, without drawing any."""
    return {*texts(), *(f"{FOLDER}/{group}.svg" for group in HARNESS.groups())}


def drawings() -> dict[str, str]:
    """The pictures that WireViz draws. Their places depend on Graphviz and on the fonts of the machine."""
    return {f"{FOLDER}/{group}.svg": picture(wireviz_file(HARNESS, group)) for group in HARNESS.groups()}
