"""Which sentences a page can show: those that its scripts name, and those of the code behind the pages.

The code behind the pages is what ``headtable.web`` imports, and the rooms of the commands that it runs.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from headtable.saying.catalogue import entries
from headtable.saying.languages import ENGLISH, source
from tests.saying.sentences_in_code import modules, page_strings

BEHIND_PAGES = (
    "headtable.web",
    "headtable_tools.night_report",
    "headtable_tools.printing",
    "headtable_tools.season",
    "headtable_tools.whole_night",
)
"""The pages' own room, and those of the commands that they run in the reader's language."""
NOT_SHOWN = {
    "headtable.board_firmware": "the command line says what is wrong with a board or its files",
    "headtable.bus": "what goes wrong between processes is in their logs",
    "headtable.cli": "the command line",
    "headtable.complaints": "the log",
    "headtable.config": "headtable.toml is read before there is a page",
    "headtable.wire": "a line that nobody can read is in the log",
    "headtable.clock_steps": "the log",
    "headtable.extras": "the command line",
    "headtable.metrics": "programs read what a metric is",
    "headtable.home_assistant": "Home Assistant shows these names",
    "headtable.game.draws": "a draw hashes words that never change",
}
"""Rooms whose sentences no page shows, and why."""
SAID_BY_COMMANDS = {
    "blasts-counted",
    "night-listed",
    "night-put-away",
    "night-unreadable",
    "nights-none",
    "other-pad-rings",
    "partners",
}
"""Sentences that only the terminal says, although a module behind the pages has their name."""
WORD_OF = re.compile(r'WORD\("([a-z-]+)"')
SAID_OF = re.compile(r'(?:EACH|AS)\("([a-z-]+)"')
COUNT_OF = re.compile(r'COUNT\("([a-z-]+)"')
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")


def sentences_shown() -> frozenset[str]:
    """The names of all sentences that a page can show."""
    known = {name: entry for name, entry in entries(source(ENGLISH)).items() if name not in SAID_BY_COMMANDS}
    found = set[str]()
    open_ends = [name for name in (*page_strings(), *_named_behind_pages()) if name in known]
    while open_ends:
        name = open_ends.pop()
        if name not in found:
            found.add(name)
            open_ends += [other for other in _references(known[name], known) if other in known]
    return frozenset(found)


def _references(entry: str, known: Iterable[str]) -> Iterator[str]:
    yield from (*REFERENCE.findall(entry), *SAID_OF.findall(entry))
    yield from (f"count-{thing}" for thing in COUNT_OF.findall(entry))
    yield from (name for kind in WORD_OF.findall(entry) for name in known if name.startswith(f"{kind}-"))


def _named_behind_pages() -> Iterator[str]:
    parsed = _parsed()
    for name in modules_behind_pages():
        for node in ast.walk(parsed[name]):
            match node:
                case ast.Constant(value=str(text)):
                    yield text
                case ast.ClassDef(name=kind):
                    yield re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind).lower()
                case _:
                    pass


@cache
def modules_behind_pages() -> frozenset[str]:
    """The modules behind the pages, without the rooms that are not shown."""
    parsed, found = _parsed(), set[str]()
    open_ends = [name for name in parsed if _is_in(name, BEHIND_PAGES)]
    while open_ends:
        name = open_ends.pop()
        if name not in found and not _is_in(name, NOT_SHOWN):
            found.add(name)
            open_ends += [other for other in _imports(parsed[name]) if other in parsed]
    return frozenset(found)


def _is_in(module: str, rooms: Iterable[str]) -> bool:
    return any(module == room or module.startswith(f"{room}.") for room in rooms)


def _imports(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def _parsed() -> dict[str, ast.Module]:
    """Every module by its dotted name."""
    return {".".join(path.with_suffix("").parts).removesuffix(".__init__"): tree for path, tree in modules()}
