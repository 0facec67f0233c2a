"""Parse a TOML file; an error names the line and quotes no secret."""

from __future__ import annotations

import codecs
import re
import tomllib
from collections.abc import Iterator

from headtable.config.hiding import HIDDEN, Names, quotable
from headtable.config.key_lines import KeyLines, Where
from headtable.config.problem import BadFile, problem
from headtable.errors import BadConfig
from headtable.saying import Sentence, sentence

BYTE_ORDER_MARK = "\ufeff"  # some editors write it at the start of a file
MARKS = (  # UTF-32 first: its mark begins like the one of UTF-16
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
MOST_DEEP = 20  # nested tables and lists; our deepest key is at 5
LARGEST = 2**63  # TOML guarantees no larger integer
_DIGITS_SHOWN = 12  # of a number with too many of them
FOR_HOSTS = (  # the beginning of tomllib's message, and our sentence for it
    ("Cannot overwrite", "toml-key-twice"),
    ("Duplicate inline table key", "toml-key-twice"),
    ("Cannot declare", "toml-section-twice"),
    ("Cannot mutate", "toml-section-twice"),
    ("Cannot redefine", "toml-section-twice"),
    (r"Illegal character '\n'", "toml-quote-missing"),
    ("Illegal character", "toml-bad-character"),
    ("Escaped character is not", "toml-bad-escape"),
)
_DIGITS = re.compile(r"[0-9_]{4300,}")  # more than Python turns into a number
_AT = re.compile(r"\(at line (\d+), column \d+\)")
_LONG_STRING = re.compile("\"\"\"|'''")


def document_in(text: str, name: str, names: Names) -> dict[str, object]:
    """The keys and values of a TOML text; BadFile if it is not TOML or is nested too deep."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise _bad(name, *_misspelt(str(wrong), text, names)) from None
    except RecursionError:
        raise _bad(name, _line_of_brackets(text), sentence("toml-too-deep")) from None
    except ValueError:
        raise _bad(name, *_no_value(text)) from None
    if unbounded := next(_unbounded(document), None):
        where, what = unbounded
        raise BadFile([problem(name, KeyLines(text)[where], where[:1], what)])
    return document


def _bad(name: str, line: int | None, what: Sentence) -> BadFile:
    return BadFile([problem(name, line, (), what)])


def text_in(raw: bytes, name: str) -> str:
    """The text of a file; BadConfig if it is not UTF-8."""
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as wrong:
        if kind := next((kind for mark, kind in MARKS if raw.startswith(mark)), None):
            raise BadConfig("file-in-other-encoding", file=name, encoding=kind) from None
        line, byte = raw.count(b"\n", 0, wrong.start) + 1, f"{raw[wrong.start]:02X}"
        raise BadConfig("file-not-utf8", file=name, line=line, byte=byte) from None


def without_mark(text: str) -> str:
    """The text without a byte-order mark."""
    return text.removeprefix(BYTE_ORDER_MARK)


def _unbounded(document: dict[str, object]) -> Iterator[tuple[Where, Sentence]]:
    """Find values that are too deep or too large. The walk has no recursion, so that depth cannot break it."""
    ahead: list[tuple[Where, object]] = [((), document)]
    while ahead:
        where, value = ahead.pop()
        if len(where) > MOST_DEEP:
            yield where, sentence("toml-too-deep")
            return
        if isinstance(value, dict):
            ahead.extend(((*where, key), inner) for key, inner in value.items())
        elif isinstance(value, list):
            ahead.extend(((*where, number), inner) for number, inner in enumerate(value))
        elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
            yield where, sentence("toml-number-too-large")


def _line_of_brackets(text: str) -> int | None:
    """The line that holds all the brackets, if one line does."""
    lines = enumerate(text.split("\n"), start=1)
    return next((number for number, line in lines if line.count("[") + line.count("{") > MOST_DEEP), None)


def _no_value(text: str) -> tuple[int | None, Sentence]:
    """Describe a number with more digits than Python converts, or a date that does not exist."""
    found = _DIGITS.search(text)
    if found is None:
        return None, sentence("toml-value-impossible")
    digits, line = len(found[0].replace("_", "")), text.count("\n", 0, found.start()) + 1
    return line, sentence("toml-digits-too-many", beginning=found[0][:_DIGITS_SHOWN], digits=digits)


def _misspelt(wrong: str, text: str, names: Names) -> tuple[int, Sentence]:
    """Describe tomllib's error, with the part of the line that is certainly not secret."""
    found, lines = _AT.search(wrong), text.rstrip("\n").split("\n")
    number = int(found[1]) if found else len(lines)
    line = lines[number - 1] if number <= len(lines) else ""
    in_long_string = _LONG_STRING.search("\n".join(lines[:number])) is not None
    quoted = repr(HIDDEN if in_long_string else quotable(line, names))
    for beginning, what in FOR_HOSTS:
        if wrong.startswith(beginning):
            return number, Sentence(what, {"quoted": quoted})
    return number, sentence("toml-misspelt", error=wrong.partition(" (at")[0], quoted=quoted)
