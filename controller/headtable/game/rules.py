"""A ruleset made ready to play: its rolls are in a table, and its procedures are found by name."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches

from msgspec import Struct

from headtable.errors import BadConfig
from headtable.game.pace.after_bell import AFTER_BELL, AfterBell
from headtable.game.people.ladder import LADDERS, SHIFTS, Ladder, Shift
from headtable.game.prizes.pot import WINNERS
from headtable.game.ruleset import Ruleset
from headtable.game.table.scoring import ClaimScores, RollScores, claim_scores, roll_scores
from headtable.game.table.ties import TIES, Tie, tie_of
from headtable.messages.words import Worth
from headtable.saying import Sentence, sentence


class Rules(Struct, frozen=True):
    """The parts of the ruleset that ``decide`` uses."""

    rolls: tuple[RollScores, ...]
    claims: ClaimScores
    turn_ends: frozenset[Worth]
    after_bell: AfterBell
    tie: Tie
    ladder: Ladder | None  # how pairs walk; None where everybody moves alone
    shift: Shift | None


def rules_of(ruleset: Ruleset) -> Rules:
    """The rules that a ruleset describes; BadConfig if it names a procedure that does not exist."""
    for _, why in contradictory_settings(ruleset):
        raise BadConfig(why)
    return Rules(
        rolls=roll_scores(ruleset),
        claims=claim_scores(ruleset),
        turn_ends=frozenset(ruleset.turn_ends),
        after_bell=AFTER_BELL[ruleset.after_bell],
        tie=tie_of(ruleset.tie, ruleset.sudden_death),
        ladder=LADDERS.get(ruleset.ladder),
        shift=SHIFTS.get(ruleset.ladder),
    )


PROCEDURES: dict[str, Collection[str]] = {"after_bell": AFTER_BELL, "tie": TIES, "ladder": (*LADDERS, *SHIFTS)}
"""The names that may stand where a ruleset names a procedure."""


def contradictory_settings(ruleset: Ruleset) -> Iterator[tuple[str, Sentence]]:
    """Yield each reason why a ruleset cannot be played: its key, and what is wrong with it."""
    if ruleset.rounds > ruleset.sides:
        yield "rounds", sentence("ruleset-rounds-too-many", rounds=ruleset.rounds, sides=ruleset.sides)
    if ruleset.snake_eyes and ruleset.snake_eyes.face > ruleset.sides:
        face = ruleset.snake_eyes.face
        yield "snake_eyes.face", sentence("ruleset-face-too-high", face=face, sides=ruleset.sides)
    yield from _prizes(ruleset)
    named = {"after_bell": ruleset.after_bell, "tie": ruleset.tie, "ladder": ruleset.ladder}
    for key, name in named.items():
        if name not in PROCEDURES[key]:
            yield key, _no_procedure(key, name)


def _no_procedure(key: str, name: str) -> Sentence:
    known = tuple(PROCEDURES[key])
    near = get_close_matches(name, known, n=1)
    return sentence("procedure-unknown", key=key, name=repr(name), nearest=near[0] if near else None, known=known)


def _prizes(ruleset: Ruleset) -> Iterator[tuple[str, Sentence]]:
    """Yield each prize that cannot be given."""
    names = [prize.name for prize in ruleset.prizes]
    for number, prize in enumerate(ruleset.prizes):
        if prize.to not in WINNERS:
            yield f"prizes.{number}.to", sentence("prize-to-unknown", to=repr(prize.to), known=tuple(WINNERS))
        if names.index(prize.name) < number:
            yield f"prizes.{number}.name", sentence("prize-name-twice", prize=repr(prize.name))
    to = {prize.to for prize in ruleset.prizes}
    if "traveler" in to and ruleset.traveler is None:
        yield "prizes", sentence("prize-without-traveler")
    if "grand_prize" in to and ruleset.knockout is None:
        yield "prizes", sentence("prize-without-final")
    if ruleset.pot and not ruleset.prizes:
        yield "pot", sentence("pot-without-prizes")
