"""Rule cards, the list of rulesets and what differs between two of them, on the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import fill

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from headtable.game.ruleset import Ruleset
from headtable_tools.rulecard.card import RuleCard
from headtable_tools.rulecard.comparison import Difference, Side
from headtable_tools.rulecard.copying import Copied
from headtable_tools.rulecard.proof import Proof
from headtable_tools.rulecard.sentence import LENT, OWN_CHOICE, Sentence
from headtable_tools.rulecard.wording import counted, points

WIDEST = 90  # characters; longer lines are hard to read


def print_copied(console: Console, copied: Copied) -> None:
    """Where it is now, and what comes next."""
    console.print(f"{copied.file} is a copy of {copied.ruleset}, for you to change", highlight=False, soft_wrap=True)
    console.print(f"then prove it: headtable rules check {copied.file}", highlight=False, soft_wrap=True)


def print_list(console: Console, rulesets: Iterable[Ruleset]) -> None:
    """Every ruleset with its title."""
    table = Table.grid(padding=(0, 2))
    for ruleset in rulesets:
        table.add_row(f"[bold]{escape(ruleset.name)}[/]", escape(ruleset.title))
    console.print(table)
    console.print("\nheadtable rules NAME prints one of them as a rule card.", highlight=False)


def print_card(console: Console, card: RuleCard) -> None:
    """The card, a heading and a sentence a line; marks tell what is inherited."""
    width = min(console.width, WIDEST)
    console.print(f"[bold]{escape(card.title)}[/]  [dim]{escape(card.name)}[/]", highlight=False)
    for part in card.parts:
        console.print(f"\n[bold]{escape(part.title)}[/]", highlight=False)
        for sentence in part.sentences:
            console.print(_wrapped(sentence, width), highlight=False, markup=False)
    for told in inherited_from(card):
        console.print(f"\n{told}", highlight=False, markup=False)


def inherited_from(card: RuleCard) -> Iterator[str]:
    """What each mark means that stands at a sentence of the card."""
    marks = "".join(sentence.marks for part in card.parts for sentence in part.sentences)
    if LENT in marks:
        yield f"{LENT} What these rules leave open here is taken from {card.inherits_from}."
    if OWN_CHOICE in marks:
        yield f"{OWN_CHOICE} What these rules leave open here is headtable's own choice."


def _wrapped(sentence: Sentence, width: int) -> str:
    text = f"{sentence.text} {sentence.marks}".rstrip()
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


def _side(side: Side) -> Text:
    return Text(f"{side.says}\n({side.lender})" if side.lender else side.says)


def print_proofs(console: Console, proofs: Iterable[Proof]) -> None:
    """Each ruleset that was checked, its examples, what changes nothing in it, and what it leaves to headtable."""
    for proof in proofs:
        console.print(f"{proof.file} is well: {proof.title}", highlight=False, markup=False, soft_wrap=True)
        for example in proof.examples:
            dice = " ".join(map(str, example.dice))
            told = f"  ✓ mark {example.mark}, dice {dice}: {example.worth} for {points(example.points)}"
            console.print(told, highlight=False, markup=False)
        console.print(f"  {counted(len(proof.examples), 'example')} proved", highlight=False)
        for idle in proof.idle:
            told = f"  line {idle.line}: {idle.setting} = {idle.value} changes nothing here: {idle.why}"
            console.print(told, highlight=False, markup=False, soft_wrap=True)
        for choice in proof.own_choice:
            told = f"  not in the file: {choice.setting} = {choice.value}, headtable's own choice"
            console.print(told, highlight=False, markup=False, soft_wrap=True)
