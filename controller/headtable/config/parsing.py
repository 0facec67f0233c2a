"""From the text of a file to its keys and values; what is no TOML is told with its line, and without its secrets."""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Iterator

from headtable.config.hiding import HIDDEN, Names, quotable
from headtable.config.lines import Lines, Where
from headtable.errors import BadConfig

BYTE_ORDER_MARK = "\ufeff"  # which some editors write at the start of a file
MARKS = (  # UTF-32 first: its mark begins as that of UTF-16
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
MOST_DEEP = 20  # tables and lists within each other; no key of ours lies deeper than 5
LARGEST = 2**63  # of a whole number; TOML promises no larger
TOO_DEEP = "it goes too deep: is a bracket, or a key with dots, typed again and again?"
TOO_LARGE = "no number here has so many digits; is a key held down?"
A_KEY_TWICE = "this key stands there twice; take one of them away"
A_SECTION_TWICE = "this section stands there twice; write all its keys under one of them"
OTHERWISE = {  # as tomllib begins its complaint, and how a host understands it
    "Cannot overwrite": A_KEY_TWICE,
    "Duplicate inline table key": A_KEY_TWICE,
    "Cannot declare": A_SECTION_TWICE,
    "Cannot mutate": A_SECTION_TWICE,
    "Cannot redefine": A_SECTION_TWICE,
    r"Illegal character '\n'": "the text there has no quote at its end; write one behind it",
    "Illegal character": "a character stands there that no text may hold; take it out, or write the line again",
    "Escaped character is not": r"behind \u or \U stands no character; correct the number, or take it away",
}
_DIGITS = re.compile(r"[0-9_]{4300,}")  # more than Python turns into a number
_AT = re.compile(r"\(at line (\d+), column \d+\)")
_LONG_STRING = re.compile("\"\"\"|'''")


def document_in(text: str, name: str, names: Names) -> dict[str, object]:
    """The keys and values of a TOML text; BadConfig if it is none, or if it is deeper than any walk should go."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise BadConfig(f"{name}{_misspelt(str(wrong), text, names)}") from None
    except RecursionError:
        raise BadConfig(f"{name}{_line_of_brackets(text)}: {TOO_DEEP}") from None
    except ValueError:
        raise BadConfig(f"{name}{_no_value(text)}") from None
    if unbounded := next(_unbounded(document), None):
        where, what = unbounded
        raise BadConfig(f"{name} line {Lines(text)[where]}: {what}")
    return document


def text_in(raw: bytes, name: str) -> str:
    """The text of a file; BadConfig says where it is none, and how it becomes one."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as wrong:
        kind = next((kind for mark, kind in MARKS if raw.startswith(mark)), None)
        line = raw.count(b"\n", 0, wrong.start) + 1
        found = f"it is in {kind}" if kind else f"line {line} has the byte {raw[wrong.start]:02X} in it"
        raise BadConfig(f"{name} is not a text file in UTF-8: {found}; save it as UTF-8 in your editor") from None


def without_mark(text: str) -> str:
    """The text without what some editors write at its start."""
    return text.removeprefix(BYTE_ORDER_MARK)


def _unbounded(document: dict[str, object]) -> Iterator[tuple[Where, str]]:
    """Where it goes too deep, or holds too large a number; without recursion, so that no depth breaks this walk."""
    ahead: list[tuple[Where, object]] = [((), document)]
    while ahead:
        where, value = ahead.pop()
        if len(where) > MOST_DEEP:
            yield where, TOO_DEEP
            return
        if isinstance(value, dict):
            ahead.extend(((*where, key), inner) for key, inner in value.items())
        elif isinstance(value, list):
            ahead.extend(((*where, number), inner) for number, inner in enumerate(value))
        elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
            yield where, TOO_LARGE


def _line_of_brackets(text: str) -> str:
    """Where they stand, if they stand on one line."""
    lines = enumerate(text.split("\n"), start=1)
    found = next((number for number, line in lines if line.count("[") + line.count("{") > MOST_DEEP), None)
    return f" line {found}" if found else ""


def _no_value(text: str) -> str:
    """Python's own limit for digits, or a date that no calendar has."""
    found = _DIGITS.search(text)
    if found is None:
        return ": a value is no number or date that can be"
    digits, line = len(found[0].replace("_", "")), text.count("\n", 0, found.start()) + 1
    return f" line {line}: {found[0][:12]}… ({digits} digits): {TOO_LARGE}"


def _misspelt(wrong: str, text: str, names: Names) -> str:
    """tomllib's complaint, with as much of the line as is certainly no secret."""
    found, lines = _AT.search(wrong), text.rstrip("\n").split("\n")
    number = int(found[1]) if found else len(lines)
    line = lines[number - 1] if number <= len(lines) else ""
    in_long_string = _LONG_STRING.search("\n".join(lines[:number])) is not None
    quoted = repr(HIDDEN if in_long_string else quotable(line, names))
    for beginning, what in OTHERWISE.items():
        if wrong.startswith(beginning):
            return f" line {number}: {quoted}: {what}"
    return f" line {number}: {wrong.partition(' (at')[0]}: {quoted}; is a quote or a bracket missing?"
