"""A house's own rulesets: TOML files in a folder, beside those that come with headtable."""

from __future__ import annotations

import os
import re
import unicodedata
from itertools import chain, count
from pathlib import Path

from headtable import rulesets
from headtable.config.atomic import Rights, write_atomically
from headtable.errors import BadConfig, Unwell
from headtable.messages.new_night import LONGEST_RULESET

NAME = re.compile(r"[a-z0-9][a-z0-9+-]{0,30}")
LONGEST_NAME = 31
LONGEST_WORD = 26  # with room for a number behind it
UNTITLED = "house"  # for a title without Latin letters
READABLE = 0o640
MOST = 200  # files; a house has a few


class HouseRulesets:
    """The rulesets of a folder, by name. A bundled ruleset keeps its name."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def names(self) -> tuple[str, ...]:
        """The house's own rulesets; none if there is no folder yet."""
        try:
            found = sorted(file.stem for file in self._folder.glob("*.toml") if NAME.fullmatch(file.stem))
        except OSError:
            return ()
        return tuple(name for name in found if name not in rulesets.names())

    def place_of(self, name: str) -> str:
        """What ``headtable`` calls it: a bundled name, or a path. BadConfig for a name that is in no list."""
        if name in rulesets.names():
            return name
        if name in self.names():
            return str((self._folder / f"{name}.toml").absolute())
        raise BadConfig("house-ruleset-unknown", ruleset=name)

    def text(self, name: str) -> str:
        """The text of a ruleset's file; BadConfig if it is too long for the order of a night."""
        text = rulesets.text(self.place_of(name))
        _check_length(name, text)
        return text

    def free_name(self, title: str) -> str:
        """A name of the house's own, made of a title: ``our-house``, or ``our-house-2`` if there is one."""
        taken = {*rulesets.names(), *self.names()}
        plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
        word = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or UNTITLED
        numbered = (f"{word[:LONGEST_WORD].rstrip('-')}-{number}" for number in count(2))
        return next(name for name in chain([word[:LONGEST_NAME].rstrip("-")], numbered) if name not in taken)

    def save(self, name: str, text: str) -> None:
        """Write a ruleset under a name of the house's own; BadConfig if it is invalid or the name is not free."""
        if name in self.names():
            raise BadConfig("house-ruleset-there-already", name=name)
        self.overwrite(name, text)

    def overwrite(self, name: str, text: str) -> None:
        """Write a ruleset, also in the place of another one of the house; BadConfig if it is invalid."""
        self._check_name(name)
        _check_length(name, text)
        rulesets.parse(text, name)
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            write_atomically(self._folder / f"{name}.toml", text, Rights(os.geteuid(), os.getegid(), READABLE))
        except OSError as trouble:
            raise Unwell("house-ruleset-not-saved", name=name, error=trouble.strerror) from None

    def delete(self, name: str) -> None:
        """Delete a ruleset of the house; BadConfig if it has none of that name."""
        if name not in self.names():
            raise BadConfig("house-ruleset-unknown", ruleset=name)
        try:
            (self._folder / f"{name}.toml").unlink(missing_ok=True)
        except OSError as trouble:
            raise Unwell("house-ruleset-not-deleted", name=name, error=trouble.strerror) from None

    def _check_name(self, name: str) -> None:
        own = self.names()
        if not NAME.fullmatch(name):
            raise BadConfig("house-ruleset-name-wrong", name=name)
        if name in rulesets.names():
            raise BadConfig("house-ruleset-name-taken", name=name)
        if name not in own and len(own) >= MOST:
            raise BadConfig("house-rulesets-too-many", most=MOST)


def _check_length(name: str, text: str) -> None:
    """Check that the order for a night has room for the text."""
    if len(text) > LONGEST_RULESET:
        raise BadConfig("house-ruleset-too-long", name=name, longest=LONGEST_RULESET)
