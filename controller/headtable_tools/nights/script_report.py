"""A played night script as lines for people."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.messages.facts import Fact
from headtable.messages.table import DicePassed, Rolled
from headtable.saying import say, text
from headtable_tools.nights.runner import Done, Played

MANY = 24  # facts; a round played out has more, and nobody reads every roll of it


def lines(played: Played) -> Iterator[str]:
    """Each step with its facts as sentences, and how it ended."""
    yield played.path
    for step in played.steps:
        yield f"  {step.line}: {step.text}"
        yield from (f"      {told}" for told in _told(step, played.bunco_word))
    if played.failure:
        yield str(played.failure)
    else:
        yield f"  {text('script-met', expectations=played.expectations)}"


def _told(step: Done, bunco: str) -> Iterator[str]:
    shown = [fact for fact in step.facts if len(step.facts) <= MANY or _matters(fact)]
    yield from (say(fact, bunco) for fact in shown)
    if len(shown) < len(step.facts):
        yield text("script-rolls-left-out", rolls=len(step.facts) - len(shown))
    if step.refused is not None:
        yield text("script-is-refused", bunco, why=step.refused)


def _matters(fact: Fact) -> bool:
    return not isinstance(fact, Rolled | DicePassed)
