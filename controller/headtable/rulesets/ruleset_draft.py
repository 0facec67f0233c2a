"""A ruleset with changed settings: its text, and what is wrong with it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import tomlkit
from msgspec import Meta, Struct, inspect
from msgspec.structs import replace

from headtable.config import Where
from headtable.config.problem import BadFile, reason_of
from headtable.config.reading import read_as
from headtable.errors import BadConfig
from headtable.game import rules
from headtable.game.ruleset import Example, Ruleset
from headtable.rulesets.proving import find_problems
from headtable.rulesets.ruleset_items import changed_items, changes_items
from headtable.rulesets.ruleset_settings import left_out, section_at

Word = Annotated[str, Meta(max_length=40)]
Value = bool | int | Word | Annotated[tuple[int | Word, ...], Meta(max_length=40)] | None


class Fault(Struct, frozen=True):
    """What is wrong with a draft, and at which setting; ``example`` for an example that no longer holds."""

    key: str
    what: Struct


class Draft(Struct, frozen=True):
    """A ruleset's text, the ruleset if its values are valid, and all its faults."""

    text: str
    ruleset: Ruleset | None
    faults: tuple[Fault, ...]

    @property
    def is_playable(self) -> bool:
        """Whether its settings agree, so that it has rules and a card."""
        return self.ruleset is not None and all(fault.key == "example" for fault in self.faults)


def draft_of(text: str, changes: Mapping[str, Value]) -> Draft:
    """``draft_of(text("rfp"), {"points.mini": 7})``: ``ruleset_items`` has the prizes and breaks."""
    document = tomllib.loads(text)
    document.update(changed_items(document, changes))
    for key, value in sorted(changes.items()):  # a section comes before its keys
        if not changes_items(key, value):
            _change(document, key.split("."), value)
    lent = [key for key in document.get("inherited", ()) if key not in changes]
    return _examined(document | {"inherited": lent} if "inherited" in document else document)


def renamed(draft: Draft, name: str, title: str) -> Draft:
    """The same ruleset under another name."""
    return _examined(tomllib.loads(draft.text) | {"name": name, "title": title})


def with_true_examples(draft: Draft) -> Draft:
    """The same ruleset, whose examples say what its rules make of them."""
    if draft.ruleset is None or not draft.is_playable:
        return draft
    examples = list(_true_examples(draft.ruleset))
    return _examined(tomllib.loads(draft.text) | {"example": examples})


def _change(document: dict[str, object], path: Sequence[str], value: Value) -> None:
    *sections, key = path
    here = document
    for name in sections:
        inner = here.setdefault(name, {})
        if not isinstance(inner, dict):  # no such setting, which is reported as a fault
            document[".".join(path)] = value
            return
        here = inner
    kind = section_at(".".join(path))
    if kind is not None:
        _change_section(here, key, kind, is_there=bool(value))
    elif isinstance(value, tuple):
        here[key] = list(value)
    elif value is None:
        here.pop(key, None)
    else:
        here[key] = value


def _change_section(here: dict[str, object], key: str, kind: inspect.StructType, *, is_there: bool) -> None:
    if not is_there:
        here.pop(key, None)
    elif key not in here:
        here[key] = {field.name: _first_value(field.type) for field in kind.fields if field.required}


def _first_value(kind: inspect.Type) -> object:
    """A valid value of a setting that must have one."""
    match kind:
        case inspect.Metadata():
            return _first_value(kind.type)
        case inspect.LiteralType(values=values):
            return min(values, key=str)
        case inspect.IntType(ge=least):
            return least or 0
        case _:
            return ""


def _examined(document: Mapping[str, object]) -> Draft:
    text = _written(document)
    try:
        ruleset = read_as(Ruleset, text, "")
    except BadFile as wrong:
        return Draft(text, None, tuple(Fault(problem.key, problem.what) for problem in wrong.problems))
    except BadConfig as wrong:
        return Draft(text, None, (Fault("", reason_of(wrong)),))
    unwritten = left_out(ruleset, tomllib.loads(text))
    faults = tuple(Fault(_key(where), what) for where, what in find_problems(ruleset))
    inherited = (*ruleset.inherited, *(key for key in unwritten if key not in ruleset.inherited))
    return Draft(text, replace(ruleset, inherited=inherited, left_out=unwritten), faults)


def _key(where: Where) -> str:
    """The setting at a place: ``prizes`` for one of its prizes."""
    names = [part for part in where if isinstance(part, str)]
    return names[0] if len(names) < len(where) else ".".join(names)


def _written(document: Mapping[str, object]) -> str:
    """The TOML text: plain keys first, then sections, then lists of sections."""
    ordered = sorted(document.items(), key=lambda item: _rank(item[1]))
    return tomlkit.dumps(dict(ordered))


def _rank(value: object) -> int:
    if isinstance(value, dict):
        return 1
    return 2 if isinstance(value, list) and value and isinstance(value[0], dict) else 0


def _true_examples(ruleset: Ruleset) -> Iterator[dict[str, object]]:
    """Each example that these dice can roll, with its worth; where none is left, all dice of the first mark."""
    rolls = rules.rules_of(ruleset).rolls
    usual = Example(mark=1, dice=(1,) * ruleset.dice, worth="bunco", points=0)
    possible = [one for one in ruleset.example if one.mark <= len(rolls) and one.dice in rolls[one.mark - 1]]
    for one in possible or [usual]:
        score = rolls[one.mark - 1][one.dice]
        yield {"mark": one.mark, "dice": list(one.dice), "worth": score.worth, "points": score.points}
