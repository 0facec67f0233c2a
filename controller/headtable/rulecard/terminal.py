"""Rule cards, the list of rulesets and what differs between two of them, on the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from headtable.game.ruleset import Ruleset
from headtable.rulecard.card import RuleCard
from headtable.rulecard.difference import Difference, Side
from headtable.rulecard.proof import Proof
from headtable.rulecard.sentence import Sentence
from headtable.rulecard.words import points

WIDEST = 90  # characters; longer lines are hard to read


def print_list(console: Console, rulesets: Iterable[Ruleset]) -> None:
    """Every ruleset with its title."""
    table = Table.grid(padding=(0, 2))
    for ruleset in rulesets:
        table.add_row(f"[bold]{escape(ruleset.name)}[/]", escape(ruleset.title))
    console.print(table)
    console.print("\nheadtable rules NAME prints one of them as a rule card.", highlight=False)


def print_card(console: Console, card: RuleCard) -> None:
    """The card, a heading and a sentence a line; † marks what is inherited."""
    width = min(console.width, WIDEST)
    console.print(f"[bold]{escape(card.title)}[/]  [dim]{escape(card.name)}[/]", highlight=False)
    for part in card.parts:
        console.print(f"\n[bold]{escape(part.title)}[/]", highlight=False)
        for sentence in part.sentences:
            console.print(_wrapped(sentence, width), highlight=False, markup=False)
    if any(sentence.inherited for part in card.parts for sentence in part.sentences):
        console.print(f"\n† {inherited_from(card)}", highlight=False, markup=False)


def inherited_from(card: RuleCard) -> str:
    """What the mark at an inherited sentence means."""
    return f"What these rules leave open here is taken from {card.inherits_from or 'another ruleset'}."


def _wrapped(sentence: Sentence, width: int) -> str:
    text = f"{sentence.text} †" if sentence.inherited else sentence.text
    return fill(text, width, initial_indent="  • ", subsequent_indent="    ")


def print_differences(console: Console, one: Ruleset, other: Ruleset, found: tuple[Difference, ...]) -> None:
    """Side by side, a row for each thing that differs."""
    if not found:
        console.print(f"{one.name} and {other.name} have the same rules.", highlight=False, markup=False)
        return
    table = Table("what", escape(one.name), escape(other.name), show_lines=True)
    for row in found:
        table.add_row(Text(row.settles), _side(row.one), _side(row.other))
    console.print(table)
    if any(row.one.inherited or row.other.inherited for row in found):
        console.print("† What a ruleset leaves open is taken from another.", highlight=False)


def _side(side: Side) -> Text:
    return Text(f"{side.says} †" if side.inherited else side.says)


def print_proofs(console: Console, proofs: Iterable[Proof]) -> None:
    """Each ruleset that was checked, its examples, and what changes nothing in it."""
    for proof in proofs:
        console.print(f"{proof.file} is well: {proof.title}", highlight=False, markup=False)
        for example in proof.examples:
            dice = " ".join(map(str, example.dice))
            told = f"  ✓ mark {example.mark}, dice {dice}: {example.worth} for {points(example.points)}"
            console.print(told, highlight=False, markup=False)
        for idle in proof.idle:
            told = f"  line {idle.line}: {idle.setting} = {idle.value} changes nothing here: {idle.why}"
            console.print(told, highlight=False, markup=False, soft_wrap=True)
