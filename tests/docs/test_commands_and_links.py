"""What README.md and docs/ tell a host to type can be typed, and what they point to is there."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import typer

from headtable.cli import build_app

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
    ROOT / "systemd" / "README.md",
    ROOT / "firmware" / "README.md",
    ROOT / "hardware" / "README.md",
]
DESIGN = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
CODE = re.compile(r"^(?: {4,}\S[^\n]*|```.*?^```)$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
CALLED = re.compile(r"^ *(?:sudo )?(?:\S*/)?headtable (?P<said>[a-z].*)")
MADE = re.compile(r"^ *make ([a-z0-9.-]+)\b")


def code(page: Path) -> Iterator[str]:
    """Every piece of code on a page, by lines."""
    text = page.read_text(encoding="utf-8")
    for block in CODE.findall(text):
        yield from block.splitlines()
    yield from INLINE.findall(CODE.sub("", text))


def called() -> Iterator[tuple[str, str]]:
    """Each call of a headtable command on a page, with the page's name."""
    for page in PAGES:
        for line in code(page):
            for part in re.split(r" && | ; ", line.partition(" #")[0]):
                if found := CALLED.search(part):
                    yield page.name, found["said"].strip()


@cache
def commands() -> dict[str, typer.core.TyperCommand]:
    """All commands of the command line, by name."""
    group = typer.main.get_command(build_app())
    return group.commands  # type: ignore[attr-defined,no-any-return]  # an app of many commands is a group


@pytest.mark.parametrize(("page", "said"), sorted(set(called())))
def test_every_command_on_a_page_is_accepted(page: str, said: str) -> None:
    assert page
    names, *words = shlex.split(said)
    for name in names.split("|"):
        command = commands()[name]
        if words:  # alone it may only be named
            command.make_context(name, list(words)).close()


def test_the_pages_document_every_command() -> None:
    told = {name for _, said in called() for name in said.split()[0].split("|")}
    assert {"run", "doctor"} <= set(commands()) <= told


def test_every_make_target_on_a_page_exists() -> None:
    targets = re.findall(r"^([a-z0-9.-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    made = {name for page in PAGES for line in code(page) for name in MADE.findall(line)}
    assert {"run", "test"} <= made
    assert made <= set(targets)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_on_a_page_has_a_target(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith(("https://", "http://")):
            path, _, heading = target.partition("#")
            pointed = (page.parent / path) if path else page
            assert pointed.exists(), target
            assert not heading or heading in headings(pointed), target


@cache
def headings(page: Path) -> set[str]:
    """The names of a page's headings, as a link spells them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("package", ["headtable", "headtable_tools", "tools"])
def test_the_design_names_every_room(package: str) -> None:
    section = DESIGN.partition(f"### `controller/{package}/`")[2].partition("\n### ")[0]
    rooms = re.findall(r"`([a-z_]+(?:\.py|/))`", section)
    folder = ROOT / "controller" / package
    there = {path.name for path in folder.glob("*.py")} | {f"{path.parent.name}/" for path in folder.glob("*/*.py")}
    assert set(rooms) == there - {"__init__.py"}


@pytest.mark.parametrize("number", range(3))
def test_the_design_names_every_layer(number: int) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = settings["tool"]["importlinter"]["contracts"][number]["layers"]
    drawn = " > ".join(layer.replace(" | ", ", ") for layer in layers if layer != "__main__")
    assert f"`{drawn}`" in " ".join(DESIGN.split())


def test_no_page_has_a_mark_of_an_unfinished_merge() -> None:
    marked = [
        page.name for page in PAGES if re.search(r"^(<<<<<<<|>>>>>>>|=======$)", page.read_text(), re.MULTILINE)
    ]
    assert marked == []
