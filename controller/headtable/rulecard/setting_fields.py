"""The settings of a ruleset as fields of a form: each with what it settles, its choices and its value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct, inspect
from msgspec.structs import replace

from headtable.config.reading import section_of
from headtable.game.ruleset import Break, Prize, Ruleset
from headtable.rulecard.card import card_of
from headtable.rulecard.idle import idle
from headtable.rulesets.ruleset_draft import Value
from headtable.rulesets.ruleset_settings import Setting, choices, settings_with_sections, value, written
from headtable.saying import text
from headtable.saying.glossary import words_in

FieldKind = Literal["choice", "number", "yes-no", "several", "text", "items", "section"]


class Option(Struct, frozen=True):
    """A value that may be chosen, and the sentence for it."""

    value: bool | int | str
    words: str


class SettingField(Struct, frozen=True):
    """One field of the form; ``words`` are the words of the glossary in what it settles and in its choices."""

    key: str
    kind: FieldKind
    settles: str
    value: Value
    options: tuple[Option, ...] = ()
    least: int | None = None
    most: int | None = None
    may_be_empty: bool = False
    words: tuple[str, ...] = ()


def setting_fields(ruleset: Ruleset) -> tuple[SettingField, ...]:
    """The fields of every setting that has an effect in this ruleset."""
    without_effect = idle(ruleset)
    shown = (setting for setting in settings_with_sections() if setting.key not in without_effect)
    fields = (field for setting in shown for field in _fields(ruleset, setting))
    return tuple(replace(field, words=_words_of(field, ruleset.words.bunco)) for field in fields)


def _words_of(field: SettingField, bunco: str) -> tuple[str, ...]:
    return words_in("\n".join((field.settles, *(option.words for option in field.options))), bunco)


def _fields(ruleset: Ruleset, setting: Setting) -> Iterator[SettingField]:
    key, kind, now = setting.key, setting.type, value(ruleset, setting.key)
    section = key.partition(".")[0]
    if isinstance(kind, inspect.StructType):
        yield SettingField(key, "section", text("house-rules-section", section=key), now is not None)
        return
    settles = text("setting-settles", setting=key.replace(".", "-"))
    if section != key and getattr(ruleset, section) is None:
        return  # its section is left out
    elif isinstance(now, tuple):
        yield from _list(ruleset, key, settles, kind)
    elif chosen := choices(key):
        yield SettingField(key, "choice", settles, _plain(now), tuple(_option(ruleset, key, one) for one in chosen))
    elif number := _number(kind):
        is_optional = isinstance(kind, inspect.UnionType)
        yield SettingField(key, "number", settles, _plain(now), (), number.ge, number.le, is_optional)
    else:
        yield SettingField(key, "text", settles, _plain(now))


def _list(ruleset: Ruleset, key: str, settles: str, kind: inspect.Type) -> Iterator[SettingField]:
    """A list of words as its choices, a list of sections as those that there are."""
    now = value(ruleset, key)
    items = now if isinstance(now, tuple) else ()
    if isinstance(kind, inspect.VarTupleType) and section_of(kind.item_type):
        if items:
            names = tuple(Option(place, _name_of(item)) for place, item in enumerate(items))
            yield SettingField(key, "items", settles, tuple(range(len(items))), names)
    elif isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.LiteralType):
        words = tuple(Option(str(one), text("house-rules-word", word=str(one))) for one in kind.item_type.values)
        yield SettingField(key, "several", settles, tuple(map(str, items)), words)


def _name_of(item: object) -> str:
    """What a prize or a break is called."""
    match item:
        case Prize(name=name) | Break(what=name):
            return name
        case _:
            return str(item)


def _option(ruleset: Ruleset, key: str, choice: object) -> Option:
    """A choice, in the words that the card would have for it."""
    plain = choice if isinstance(choice, bool | int) else str(choice)
    if isinstance(choice, bool):
        return Option(plain, text("house-rules-yes-no", yes=choice))
    told = " ".join(one.text for one in card_of(_with(ruleset, key, choice)).telling(key))
    return Option(plain, told or written(choice))


def _with(ruleset: Ruleset, key: str, choice: object) -> Ruleset:
    """The ruleset with another choice."""
    section, dot, name = key.partition(".")
    if not dot:
        return replace(ruleset, **{key: choice})
    return replace(ruleset, **{section: replace(getattr(ruleset, section), **{name: choice})})


def _number(kind: inspect.Type) -> inspect.IntType | None:
    match kind:
        case inspect.IntType():
            return kind
        case inspect.Metadata():
            return _number(kind.type)
        case inspect.UnionType(types=kinds):
            return next((found for one in kinds if (found := _number(one))), None)
        case _:
            return None


def _plain(now: object) -> Value:
    return now if isinstance(now, bool | int | str) else None
