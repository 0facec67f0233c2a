"""Find the line of each key in a TOML text, which tomllib does not tell."""

from __future__ import annotations

import re
from collections import Counter

Where = tuple[str | int, ...]  # ("box", "pads", 1, "table"): a key's path from the top; numbers count from 0


def path_name(where: Where) -> str:
    """A key's path in the name of its sentence: ``box-pads-table``."""
    return "-".join(part.replace("_", "-") for part in where if isinstance(part, str))


_ARRAY = re.compile(r"\s*\[\[([^\]]+)\]\]")
_SECTION = re.compile(r"\s*\[([^\[\]]+)\]\s*(?:#.*)?$")
_QUOTED_OR_COMMENT = re.compile(r""""(?:[^"\\]|\\.)*"|'[^']*'|#.*""")
_COMMENT_OR_STRING = re.compile(
    r"""#[^\n]*|(?P<long>\"{3}(?:[^\\]|\\.)*?\"{3}|'{3}.*?'{3})|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""", re.DOTALL
)
_KEY = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")


class KeyLines:
    """The line of each section and key of a text."""

    def __init__(self, text: str) -> None:
        self._found: dict[Where, int] = {}
        self._counts: Counter[Where] = Counter()  # of each array of tables, so far
        self._open = self._deep = 0  # brackets of a list, and braces in it, that have not been closed
        here: Where = ()
        array_of: Where | None = None  # the list that began on a line before, and has not ended
        for number, line in enumerate(_without_long_strings(text).split("\n"), start=1):
            if array_of is not None:
                array_of = self._inline(array_of, line, number)
                continue
            if array := _ARRAY.match(line):
                here = self._next(_names(array[1]))
            elif section := _SECTION.match(line):
                here = self._inside(_names(section[1]))
            elif key := _KEY.match(line):
                place = (*here, *_names(key[1]))
                self._found.setdefault(place, number)
                value = line[key.end() :]
                array_of = self._inline(place, value, number) if value.lstrip().startswith("[") else None
                continue
            else:
                continue
            self._found.setdefault(here, number)

    def _inline(self, array: Where, text: str, number: int) -> Where | None:
        """Count the tables of a list on this line; return the list if it goes on after the line."""
        bare = _QUOTED_OR_COMMENT.sub("", text)
        for brace in re.findall("[{}]", bare):
            if brace == "{" and self._deep == 0:
                self._found.setdefault((*array, self._counts[array]), number)
                self._counts[array] += 1
            self._deep += 1 if brace == "{" else -1
        self._open += bare.count("[") - bare.count("]")
        return array if self._open > 0 else None

    def _next(self, names: Where) -> Where:
        """The path of the next table in an array."""
        array = (*self._inside(names[:-1]), *names[-1:])
        self._counts[array] += 1
        return (*array, self._counts[array] - 1)

    def _inside(self, names: Where) -> Where:
        """The path of a table; in an array it is inside the newest item."""
        place: Where = ()
        for name in names:
            place = (*place, name)
            if place in self._counts:
                place = (*place, self._counts[place] - 1)
        return place

    def __getitem__(self, where: Where) -> int:
        """The line of a key, of the first item of an array, or of the nearest section around it."""
        while where and where not in self._found:
            if (*where, 0) in self._found:
                return self._found[*where, 0]
            where = where[:-1]
        return self._found.get(where, 1)

    def __contains__(self, where: Where) -> bool:
        """Whether the text has this key or section."""
        return where in self._found


def _without_long_strings(text: str) -> str:
    """The same lines with empty multi-line strings: a section inside a string does not count."""
    return _COMMENT_OR_STRING.sub(lambda at: '""' + "\n" * at["long"].count("\n") if at["long"] else at[0], text)


def _names(dotted: str) -> Where:
    return tuple(name.strip().strip("\"'") for name in dotted.split("."))
