"""A script on paper by other rules than its own: one setting has another value, or its section is left out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import fields, replace

from headtable import rulesets
from headtable.game.rules import contradictory_settings
from headtable.game.ruleset import Ruleset
from headtable.messages.inputs import Input
from headtable.rulesets.ruleset_settings import value, written
from headtable_tools.nights import Played, Script
from headtable_tools.nights.harness import Verdict
from headtable_tools.nights.on_paper import OnPaper
from headtable_tools.nights.phrases.reasons import NoRoundToPlay
from headtable_tools.nights.runner import play
from tests.rulecard.rulesets_nearby import others

LONGEST = 5000  # steps: by some rules a round that is played out has no end


class NotForever(OnPaper):
    """Paper enough for a night, and no more."""

    async def submit(self, said: Input) -> Verdict:
        """Refuse what comes when the paper is full."""
        if self._entries == LONGEST:
            return Verdict(LONGEST, refused=NoRoundToPlay())
        return await super().submit(said)


async def played_by(script: Script, ruleset: Ruleset) -> Played:
    """The script as it goes by this ruleset."""
    return await play(script, NotForever(ruleset, script.seed))


async def without_effect(script: Script, setting: str) -> list[str]:
    """The other values of a setting by which the script goes just as well; nothing as soon as it fails by one."""
    tried = []
    for other in changed(script.ruleset, setting):
        if (await played_by(script, other)).failure is not None:
            return []
        tried.append(written(value(other, setting)))
    return tried or ["no other value is tried: add one to rulesets_nearby.py"]


@cache
def changed(ruleset: str, setting: str) -> tuple[Ruleset, ...]:
    """A ruleset with each other value of one setting, as far as it can be played."""
    own = rulesets.load(ruleset)
    return tuple(
        other
        for other in (*_left_out(own, setting), *others(own, setting))
        if not list(contradictory_settings(other))
    )


def _left_out(ruleset: Ruleset, setting: str) -> Iterator[Ruleset]:
    """The ruleset without the setting's section, where it may be left out."""
    section, _, key = setting.partition(".")
    if key and _may_be_left_out(section) and getattr(ruleset, section) is not None:
        yield replace(ruleset, **{section: None})


def _may_be_left_out(section: str) -> bool:
    field = next(field for field in fields(Ruleset) if field.name == section)
    return field.default is None
