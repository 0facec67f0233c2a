"""The rulesets as data: each a TOML file with examples that prove it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from headtable.config import Config, Where
from headtable.config.parsing import text_in
from headtable.config.reading import read_as
from headtable.errors import BadConfig
from headtable.files import read_bytes
from headtable.game.ruleset import Ruleset
from headtable.rulesets.proving import impossible
from headtable.rulesets.settings import left_out

HERE = Path(__file__).parent


def names() -> tuple[str, ...]:
    """The rulesets that come with headtable."""
    return tuple(sorted(path.stem for path in HERE.glob("*.toml")))


def load(name_or_path: str) -> Ruleset:
    """``load("rfp")``, or a house's own ``load("my.toml")``; BadConfig says what is wrong with it."""
    return parse(text(name_or_path), name_or_path)


def text(name_or_path: str) -> str:
    """The ruleset's file, word for word."""
    path = HERE / f"{name_or_path}.toml" if name_or_path in names() else Path(name_or_path)
    try:
        raw = read_bytes(path)
    except OSError as wrong:
        raise BadConfig(_why_not(name_or_path, wrong)) from None
    return text_in(raw, name_or_path)


def unplayable(config: Config) -> Iterator[tuple[Where, str]]:
    """A ruleset in the configuration that cannot be loaded, or not be played with these electronic dice."""
    name = config.engine.ruleset
    try:
        thrown = load(name).dice
    except BadConfig as wrong:
        for line in str(wrong).split("\n"):
            yield ("engine", "ruleset"), f'[engine] ruleset = "{name}": {line}'
        return
    for number, dice in enumerate(config.box.dice):
        if dice.dice != thrown:
            yield (
                ("box", "dice", number, "dice"),
                f'[[box.dice]] {dice.uid} throws {dice.dice} dice, and the ruleset "{name}" is played with {thrown}: '
                f"write dice = {thrown} there and hang on as many, or name another ruleset under [engine]",
            )


def _why_not(name_or_path: str, wrong: OSError) -> str:
    if not isinstance(wrong, FileNotFoundError):
        return f"cannot read the ruleset {name_or_path!r}: {wrong.strerror}"
    if Path(name_or_path).name != name_or_path or name_or_path.endswith(".toml"):
        return f"there is no file {name_or_path!r}; `headtable rules copy rfp FILE` writes one to start from"
    near = get_close_matches(name_or_path, names(), n=1)
    no_such = f"no ruleset {name_or_path!r}" + (f'; did you mean "{near[0]}"?' if near else ".")
    return f"{no_such} There is {', '.join(names())}, or give the path of a TOML file"


@lru_cache(maxsize=64)  # a file is proved once, however often it is asked for: all of it is frozen
def parse(text: str, where: str) -> Ruleset:
    """The ruleset that a text describes, proved by its own examples; ``where`` names it in errors."""
    ruleset = read_as(Ruleset, text, where, impossible)
    unwritten = left_out(ruleset, tomllib.loads(text))
    inherited = (*ruleset.inherited, *(key for key in unwritten if key not in ruleset.inherited))
    return replace(ruleset, inherited=inherited, left_out=unwritten)
