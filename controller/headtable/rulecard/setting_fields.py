"""The settings of a ruleset as fields of a form: each with what it settles, its choices and its value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from msgspec import inspect
from msgspec.structs import replace

from headtable.game.ruleset import Ruleset
from headtable.rulecard.card import Part, RuleCard, card_of
from headtable.rulecard.idle import idle
from headtable.rulecard.item_fields import item_fields
from headtable.rulecard.setting_field import Option, SettingField
from headtable.rulesets.ruleset_draft import Value
from headtable.rulesets.ruleset_items import LISTS, chosen_places
from headtable.rulesets.ruleset_settings import Setting, choices, settings_with_sections, value, written
from headtable.saying import text
from headtable.saying.glossary import words_in

NOTHING_CHANGED: Mapping[str, Value] = MappingProxyType({})


def setting_fields(ruleset: Ruleset, changes: Mapping[str, Value] = NOTHING_CHANGED) -> tuple[SettingField, ...]:
    """The fields of every setting that has an effect in this ruleset; ``changes`` are those that made it."""
    without_effect = idle(ruleset)
    shown = (setting for setting in settings_with_sections() if setting.key not in without_effect)
    fields = (field for setting in shown for field in _fields(ruleset, setting, changes))
    told = (replace(field, words=_words_of(field, ruleset.words.bunco)) for field in fields)
    return _as_on_card(card_of(ruleset), tuple(told))


def _as_on_card(card: RuleCard, fields: Sequence[SettingField]) -> tuple[SettingField, ...]:
    """The fields in the order of the card, under its headings; what no part tells of comes last."""
    titles = [part.title for part in card.parts]
    other = text("house-rules-other")
    titled = [replace(field, part=_title(card.part_about(field.key), other)) for field in fields]
    return tuple(sorted(titled, key=lambda field: [*titles, other].index(field.part)))


def _title(part: Part | None, other: str) -> str:
    return part.title if part else other


def _words_of(field: SettingField, bunco: str) -> tuple[str, ...]:
    return words_in("\n".join((field.settles, *(option.words for option in field.options))), bunco)


def _fields(ruleset: Ruleset, setting: Setting, changes: Mapping[str, Value]) -> Iterator[SettingField]:
    key, kind, now = setting.key, setting.type, value(ruleset, setting.key)
    section = key.partition(".")[0]
    if isinstance(kind, inspect.StructType):
        yield SettingField(key, "section", text("house-rules-section", section=key), now is not None)
        return
    settles = text("setting-settles", setting=key.replace(".", "-"))
    if section != key and getattr(ruleset, section) is None:
        return  # its section is left out
    elif key in LISTS and isinstance(now, tuple):
        yield from item_fields(ruleset, key, settles, chosen_places(changes, key, len(now)))
    elif isinstance(now, tuple):
        yield from _several(key, settles, kind, now)
    elif chosen := choices(key):
        yield SettingField(key, "choice", settles, _plain(now), tuple(_option(ruleset, key, one) for one in chosen))
    elif number := _number(kind):
        is_optional = isinstance(kind, inspect.UnionType)
        yield SettingField(key, "number", settles, _plain(now), (), number.ge, number.le, is_optional)
    else:
        yield SettingField(key, "text", settles, _plain(now))


def _several(key: str, settles: str, kind: inspect.Type, now: tuple[object, ...]) -> Iterator[SettingField]:
    """A list of words, with all its choices."""
    if isinstance(kind, inspect.VarTupleType) and isinstance(kind.item_type, inspect.LiteralType):
        words = tuple(Option(str(one), text("house-rules-word", word=str(one))) for one in kind.item_type.values)
        yield SettingField(key, "several", settles, tuple(map(str, now)), words)


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
