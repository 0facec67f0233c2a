"""docs/rules.md: the rulesets, every setting with each ruleset's value, and what the words among them mean."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from headtable import rulesets
from headtable.game.ruleset import Ruleset
from headtable.rulecard import card_of
from headtable.rulecard.card_sentence import LENT, OWN_CHOICE
from headtable.rulecard.idle import idle
from headtable.rulesets.ruleset_settings import choices, own_choice, settings, value, written
from headtable.saying import text
from headtable_tools.nights import read
from headtable_tools.rulecard.comparison import settles

SHOWN_WITH = "rfp"
NIGHTS = Path(__file__).parents[3] / "tests" / "nights"


def list_of_rulesets() -> str:
    """Every ruleset with its title."""
    known = [rulesets.load(name) for name in rulesets.names()]
    return _table(("ruleset", "title"), ((f"`{one.name}`", one.title) for one in known))


def every_setting() -> str:
    """A row for each setting, a column for each ruleset."""
    known = [rulesets.load(name) for name in rulesets.names()]
    head = ("setting", "what it settles", *(f"`{one.name}`" for one in known))
    rows = ((f"`{key}`", settles(key), *(_cell(one, key) for one in known)) for key in settings())
    return _table(head, rows)


def _cell(ruleset: Ruleset, setting: str) -> str:
    settled = value(ruleset, setting)
    if settled is None:
        return ""
    plain = f"`{written(settled)}`"
    if setting in idle(ruleset):
        plain = f"({plain})"
    if setting in own_choice(ruleset):
        return f"{plain} {OWN_CHOICE}"
    return f"{plain} {LENT}" if setting in ruleset.inherited else plain


def what_proves_it() -> str:
    """A row for each value of a setting that a night script proves, with the scripts."""
    proofs = _proofs()
    rows = (
        (f"`{key}`", f"`{settled}`", ", ".join(map(_link, scripts)))
        for key in settings()
        for settled, scripts in proofs.get(key, {}).items()
    )
    return _table(("setting", "value", "night scripts"), rows)


def _proofs() -> dict[str, dict[str, list[Path]]]:
    """By setting and value, the scripts that prove it."""
    found: dict[str, dict[str, list[Path]]] = {}
    for path in sorted(NIGHTS.rglob("*.night")):
        script = read(path)
        if not script.proves:
            continue
        ruleset = rulesets.load(script.ruleset)
        for key in script.proves:
            settled = written(value(ruleset, key))
            found.setdefault(key, {}).setdefault(settled, []).append(path)
    return found


def _link(script: Path) -> str:
    """``rfp/walking``, which leads to the script."""
    inside = script.relative_to(NIGHTS).as_posix()
    return f"[{inside.removesuffix('.night')}](../tests/nights/{inside})"


def what_the_words_mean() -> str:
    """For each setting that is one of several words, what the card says of each."""
    rows = (
        (f"`{setting} = {written(choice)}`", _said(setting, choice))
        for setting in settings()
        for choice in choices(setting)
        if "." not in setting
    )
    return _table(("setting", "the rule card says"), rows)


def _said(setting: str, choice: object) -> str:
    """What a card says of it: by the first ruleset in which the setting does something."""
    for name in (SHOWN_WITH, *rulesets.names()):
        ruleset = msgspec.structs.replace(rulesets.load(name), **{setting: choice})
        if setting not in idle(ruleset):
            return " ".join(sentence.text for sentence in card_of(ruleset).telling(setting))
    shown = msgspec.structs.replace(rulesets.load(SHOWN_WITH), **{setting: choice})
    return f"nothing: {text('why-idle', why=idle(shown)[setting])}"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = (head, ("---",) * len(head), *rows)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
