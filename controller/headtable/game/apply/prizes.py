"""What a fact about places and prizes changes."""

from __future__ import annotations

from typing import assert_never

from headtable.game.night import Night
from headtable.game.roll_off import Contest, given, thrown
from headtable.messages import Given, NightOver, PrizeFact, RolledFor, TiedFor


def apply(night: Night, fact: PrizeFact) -> None:
    """Make the fact true of the places and prizes."""
    match fact:
        case TiedFor():
            night.contest = contest_of(night, fact)
        case RolledFor():
            _settle(night, thrown(_open(night, fact.what), fact.rolls))
        case Given():
            _settle(night, given(_open(night, fact.what), fact.players))
        case NightOver():
            night.phase = "over"
        case _:
            assert_never(fact)


def contest_of(night: Night, tied: TiedFor) -> Contest:
    """The roll-off that begins by this fact."""
    again = "tied" if night.phase == "seating" else night.ruleset.roll_off.again
    return Contest(tied.what, tied.players, tied.places, tied.players, tied.dice, tied.wins, again)


def _open(night: Night, what: str) -> Contest:
    if night.contest is None:
        raise AssertionError(f"nobody was to roll for {what}")
    return night.contest


def _settle(night: Night, contest: Contest) -> None:
    """Keep the contest as it stands; when it is settled nobody has to roll any more."""
    if contest.settled:
        night.contest, night.contests[contest.what] = None, contest
    else:
        night.contest = contest
