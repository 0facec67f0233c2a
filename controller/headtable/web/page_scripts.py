"""The script of a page in one piece, with all modules that it imports.

By itself a browser asks for each module, and learns of one only when it has read another that imports it. The console
has more than 80. In one piece they take one request, and half of the computing time of the whole page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*|//.*)\n", re.MULTILINE)
"""The comments of a script in lines of their own. A browser needs none, and loads a tenth less without them."""
IMPORT = re.compile(r'^import (\{[^{}]*\}) from "(\.[^"]*\.js)";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)


def without_comments(script: Path) -> str:
    """A script as a browser gets it."""
    return COMMENT.sub("", script.read_text(encoding="utf-8"))


def modules_of(script: Path) -> list[Path]:
    """A script and the modules that it needs, each after those that it imports."""
    return list(_needed(script, set()))


def in_one_piece(script: Path) -> str:
    """A script with its modules. Each is a function that runs once, and returns what the module exports."""
    return "".join(_section(each) for each in modules_of(script))


def _needed(script: Path, listed: set[Path]) -> Iterator[Path]:
    listed.add(script)
    for _, address in IMPORT.findall(script.read_text(encoding="utf-8")):
        imported = (script.parent / address).resolve()
        if imported not in listed:
            yield from _needed(imported, listed)
    yield script


def _section(script: Path) -> str:
    module = without_comments(script)
    exported = ", ".join(EXPORT.findall(module))
    body = EXPORT.sub("", IMPORT.sub(_bound, module))
    return f"const {_name(script.name)} = await (async () => {{\n{body}return {{ {exported} }};\n}})();\n"


def _bound(imported: re.Match[str]) -> str:
    """Take the same names from a module that has run already."""
    return f"const {imported[1]} = {_name(imported[2])};"


def _name(address: str) -> str:
    """``$kept_focus`` for ``../kept-focus.js``: no two scripts have the same file name."""
    return "$" + Path(address).stem.replace("-", "_")
