"""A card to stand on each table: its number, the rules in short, and the way to the phone page."""

from __future__ import annotations

import io
from collections.abc import Iterator
from urllib.parse import urlsplit

import segno
from msgspec import Struct
from msgspec.structs import replace

from headtable.errors import BadConfig
from headtable.game import Night, Ruleset
from headtable.rulecard import CardSentence, card_of
from headtable.rulecard.card import PartName
from headtable.saying import text
from headtable_tools.printing.night_to_print import NightToPrint, Sheet, role_of_table

IN_SHORT: tuple[PartName, ...] = ("points", "turn", "bell", "winners", "walk")
"""The parts of the rule card that a player looks up during a round."""
ALWAYS = ("card-tie", "card-roller-of-tie")  # a table looks these up, also where headtable chose them
LONGEST_ADDRESS = 200  # letters; a phone hardly reads the QR code of a longer one


class RulesPart(Struct, frozen=True):
    """Some rules under one heading."""

    title: str
    rules: tuple[str, ...]


class PhonePage(Struct, frozen=True):
    """The address for phones: what it is for, in letters, as a QR code in SVG, and by other names."""

    word: str
    address: str
    code: str
    others: tuple[str, ...] = ()


class TableCard(Struct, frozen=True):
    """One card."""

    number: int
    role: str
    phone: PhonePage | None


class TableCards(Sheet, frozen=True):
    """The cards of all tables, which have the same rules. ``word`` stands at each number."""

    word: str
    cards: tuple[TableCard, ...]
    rules: tuple[RulesPart, ...]


def table_cards(to_print: NightToPrint) -> TableCards:
    """A card for each table."""
    cards = tuple(_card(to_print, table.number) for table in to_print.night.tables)
    rules = tuple(rules_in_short(_rules_here(to_print.night)))
    return TableCards(text("paper-table-cards"), to_print.evening, text("paper-table-word"), cards, rules)


def _card(to_print: NightToPrint, table: int) -> TableCard:
    links = to_print.join_at(table)
    phone = phone_page(*links) if links else None
    return TableCard(table, role_of_table(to_print.night, table), phone)


def _rules_here(night: Night) -> Ruleset:
    """The rules without groups, if the hall has too few tables for two of them."""
    return night.ruleset if night.groups else replace(night.ruleset, group_tables=0)


def rules_in_short(ruleset: Ruleset) -> Iterator[RulesPart]:
    """The rules of a round, without those that headtable adds."""
    for part in card_of(ruleset).parts:
        rules = tuple(sentence.text for sentence in part.sentences if _is_in_short(sentence))
        if part.name in IN_SHORT and rules:
            yield RulesPart(part.title, rules)


def _is_in_short(sentence: CardSentence) -> bool:
    if sentence.name in ALWAYS:
        return True
    decided = set(sentence.settings) - set(sentence.own_choice)
    return not sentence.by_headtable and (bool(decided) or not sentence.settings)


def phone_page(address: str, *others: str) -> PhonePage:
    """The address with its QR code, and others for the same page; BadConfig if no phone could open one of them."""
    for each in (address, *others):
        if not _is_address(each):
            raise BadConfig("print-no-address", address=each)
    drawn = io.BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", border=2, light="#ffffff")
    word = text("paper-phone", has_code="code=" in address)
    return PhonePage(word, address, drawn.getvalue().decode(), tuple(_beside(other) for other in others))


def _beside(address: str) -> str:
    return text("paper-phone-by-name", address=address)


def _is_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and len(address) <= LONGEST_ADDRESS
