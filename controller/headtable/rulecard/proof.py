"""What `headtable rules check` finds in a ruleset that can be played: its examples, and what has no effect."""

from __future__ import annotations

from msgspec import Struct

from headtable import rulesets
from headtable.config.lines import Lines
from headtable.game.ruleset import Example
from headtable.rulecard.idle import idle
from headtable.rulesets.settings import value, written


class Idle(Struct, frozen=True):
    """A setting that changes nothing beside the others."""

    line: int
    setting: str
    value: str
    why: str


class Proof(Struct, frozen=True):
    """A ruleset that is well: the examples that prove it, and the settings that could be anything."""

    file: str
    name: str
    title: str
    examples: tuple[Example, ...]
    idle: tuple[Idle, ...]


def prove(name_or_path: str) -> Proof:
    """Read a ruleset and play its examples; BadConfig tells everything that is wrong with it."""
    text = rulesets.text(name_or_path)
    ruleset = rulesets.parse(text, name_or_path)
    lines = Lines(text)
    without_effect = tuple(
        Idle(lines[tuple(setting.split("."))], setting, written(settled), why)
        for setting, why in idle(ruleset).items()
        if (settled := value(ruleset, setting)) is not None and tuple(setting.split(".")) in lines
    )
    return Proof(name_or_path, ruleset.name, ruleset.title, ruleset.example, without_effect)
