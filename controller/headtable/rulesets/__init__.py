"""The rulesets as data: each a TOML file with examples that prove it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

import msgspec

from headtable.config import Config, Where
from headtable.errors import BadConfig
from headtable.game.rules import Rules, rules_of
from headtable.game.ruleset import Example, Ruleset, Section
from headtable.game.scoring import Score

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
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadConfig(
            f"{_why_not(name_or_path, wrong)} There is {', '.join(names())}, or give the path of a TOML file"
        ) from None


def missing(config: Config) -> Iterator[tuple[Where, str]]:
    """A ruleset in the configuration that cannot be loaded."""
    name = config.engine.ruleset
    try:
        load(name)
    except BadConfig as wrong:
        yield ("engine", "ruleset"), f'[engine] ruleset = "{name}": {wrong}'


def _why_not(name_or_path: str, wrong: OSError | UnicodeDecodeError) -> str:
    if isinstance(wrong, UnicodeDecodeError):
        return f"cannot read the ruleset {name_or_path!r}: it is not a text file in UTF-8."
    if not isinstance(wrong, FileNotFoundError):
        return f"cannot read the ruleset {name_or_path!r}: {wrong.strerror}."
    near = get_close_matches(name_or_path, names(), n=1)
    return f"no ruleset {name_or_path!r}" + (f'; did you mean "{near[0]}"?' if near else ".")


def parse(text: str, where: str) -> Ruleset:
    """The ruleset that a text describes, proved by its own examples; ``where`` names it in errors."""
    try:
        ruleset = msgspec.toml.decode(text, type=Ruleset)
        rules = rules_of(ruleset)
    except (msgspec.DecodeError, BadConfig) as wrong:
        raise BadConfig(f"{where}: {wrong}{_nearest(str(wrong))}") from None
    for example in ruleset.example:
        _prove(example, rules, where)
    return ruleset


def _nearest(wrong: str) -> str:
    """The key that was probably meant by one that does not exist."""
    unknown = re.search("unknown field `(.+?)`", wrong)
    keys = [key for section in Section.__subclasses__() for key in section.__struct_fields__]
    near = get_close_matches(unknown[1], keys, n=1) if unknown else []
    return f"; did you mean `{near[0]}`?" if near else ""


def _prove(example: Example, rules: Rules, where: str) -> None:
    shown = f"the example mark = {example.mark}, dice = {list(example.dice)}"
    score = rules.rolls[example.mark - 1].get(example.dice) if example.mark <= len(rules.rolls) else None
    if score is None:
        raise BadConfig(f"{where}: {shown}: no such roll with these dice")
    if score != Score(example.worth, example.points):
        raise BadConfig(
            f"{where}: {shown}: it says {example.worth} for {example.points}, "
            f"but by the points above it is {score.worth} for {score.points}"
        )
