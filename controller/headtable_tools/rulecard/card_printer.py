"""Print rule cards, the list of rulesets, differences and proofs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import fill

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from headtable.game.ruleset import Example, Ruleset
from headtable.rulecard.card import RuleCard
from headtable.rulecard.card_sentence import LENT, OWN_CHOICE, CardSentence
from headtable.rulecard.ruleset_in_short import in_short
from headtable.rulecard.ruleset_title import ruleset_title
from headtable.saying import text
from headtable_tools.rulecard.comparison import Difference, Side
from headtable_tools.rulecard.copying import Copied
from headtable_tools.rulecard.proof import Proof

WIDEST = 90  # characters; longer lines are hard to read


def print_copied(console: Console, copied: Copied) -> None:
    """Print where the copy is, and the next step."""
    _line(console, text("rules-copied", file=copied.file, ruleset=copied.ruleset))
    _line(console, text("rules-copied-next", file=copied.file))


def print_list(console: Console, rulesets: Iterable[Ruleset]) -> None:
    """Print every ruleset with its title, how long a night is by it, and for how many players."""
    table = Table.grid(padding=(0, 2))
    for ruleset in rulesets:
        table.add_row(f"[bold]{escape(ruleset.name)}[/]", escape(ruleset_title(ruleset.title)))
        table.add_row("", f"[dim]{escape(in_short(ruleset))}[/]")
    console.print(table)
    console.print(f"\n{text('rules-list-hint')}", highlight=False, markup=False)


def print_card(console: Console, card: RuleCard) -> None:
    """Print the card; marks show what is inherited."""
    width = min(console.width, WIDEST)
    console.print(f"[bold]{escape(ruleset_title(card.title))}[/]  [dim]{escape(card.name)}[/]", highlight=False)
    for part in card.parts:
        console.print(f"\n[bold]{escape(part.title)}[/]", highlight=False)
        for sentence in part.sentences:
            console.print(_wrapped(sentence, width), highlight=False, markup=False)
    for told in inherited_from(card):
        console.print(f"\n{told}", highlight=False, markup=False)


def inherited_from(card: RuleCard) -> Iterator[str]:
    """What each mark on the card means."""
    marks = "".join(sentence.marks for part in card.parts for sentence in part.sentences)
    if LENT in marks:
        yield f"{LENT} {text('rules-mark-lent', ruleset=card.inherits_from)}"
    if OWN_CHOICE in marks:
        yield f"{OWN_CHOICE} {text('rules-mark-own-choice')}"


def _wrapped(sentence: CardSentence, width: int) -> str:
    return fill(f"{sentence.text} {sentence.marks}".rstrip(), width, initial_indent="  • ", subsequent_indent="    ")


def print_differences(console: Console, one: Ruleset, other: Ruleset, found: tuple[Difference, ...]) -> None:
    """Print a row for each difference."""
    if not found:
        console.print(text("rules-alike", one=one.name, other=other.name), highlight=False, markup=False)
        return
    table = Table(escape(text("rules-difference-head")), escape(one.name), escape(other.name), show_lines=True)
    for row in found:
        table.add_row(Text(row.settles), _side(row.one), _side(row.other))
    console.print(table)


def _side(side: Side) -> Text:
    return Text(f"{side.says}\n({side.lent})" if side.lent else side.says)


def print_proofs(console: Console, proofs: Iterable[Proof]) -> None:
    """Print each ruleset with its examples, its settings without effect, and those that it leaves out."""
    for proof in proofs:
        _line(console, text("rules-proved", file=proof.file, title=proof.title))
        for example in proof.examples:
            _line(console, _proved(example))
        _line(console, text("rules-examples-proved", examples=len(proof.examples)))
        for idle in proof.idle:
            why = text("why-idle", why=idle.why)
            _line(
                console, text("rules-idle-setting", line=idle.line, setting=idle.setting, value=idle.value, why=why)
            )
        for choice in proof.own_choice:
            _line(console, text("rules-setting-left-out", setting=choice.setting, value=choice.value))


def _proved(example: Example) -> str:
    return text(
        "rules-example-proved",
        mark=example.mark,
        dice=example.dice,
        worth=example.worth,
        points=example.points,
    )


def _line(console: Console, line: str) -> None:
    """Print a line without markup or wrapping."""
    console.print(line, highlight=False, markup=False, soft_wrap=True)
