"""`headtable rules check`: a valid ruleset's examples and its settings without effect."""

from __future__ import annotations

from msgspec import Struct

from headtable import rulesets
from headtable.config.key_lines import KeyLines
from headtable.game.ruleset import Example
from headtable.rulecard.idle import Why, idle
from headtable.rulesets.ruleset_settings import value, written


class Idle(Struct, frozen=True):
    """A setting without effect."""

    line: int
    setting: str
    value: str
    why: Why


class Choice(Struct, frozen=True):
    """A setting that the file leaves out, and the value that headtable chose."""

    setting: str
    value: str


class Proof(Struct, frozen=True):
    """A valid ruleset: its examples, its settings without effect, and those that it leaves out."""

    file: str
    name: str
    title: str
    examples: tuple[Example, ...]
    idle: tuple[Idle, ...]
    own_choice: tuple[Choice, ...]


def prove(name_or_path: str) -> Proof:
    """Read a ruleset and play its examples; BadConfig has everything that is wrong with it."""
    text = rulesets.text(name_or_path)
    ruleset = rulesets.parse(text, name_or_path)
    lines = KeyLines(text)
    without_effect = tuple(
        Idle(lines[tuple(setting.split("."))], setting, written(settled), why)
        for setting, why in idle(ruleset).items()
        if (settled := value(ruleset, setting)) is not None and tuple(setting.split(".")) in lines
    )
    chosen = tuple(Choice(key, written(value(ruleset, key))) for key in ruleset.left_out if key not in idle(ruleset))
    return Proof(name_or_path, ruleset.name, ruleset.title, ruleset.example, without_effect, chosen)
