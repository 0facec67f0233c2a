"""The length of the set and of the night: the host may change both while they last."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.night import BETWEEN_ROUNDS, Night
from headtable.game.pace.after_round import end_night, end_set
from headtable.messages.facts import Fact
from headtable.messages.pace import NightLength, NightPlanned, SetLength, SetPlanned
from headtable.messages.refusals.pace import NightCannotEnd, NoRoundPlayed, SemiFinalIsLast, SetCannotEnd

IN_A_ROUND = ("playing", "called")


def set_length(night: Night, said: SetLength) -> tuple[Fact, ...]:
    """End this set after so many rounds; at once, if they are finished."""
    fewest, most = _rounds_begun(night), night.ruleset.rounds
    if not fewest <= said.rounds <= most:
        raise NotAllowed(SetCannotEnd(night.set, said.rounds, fewest, most))
    planned = SetPlanned(night.set, said.rounds, said.why)
    ends_now = night.phase in BETWEEN_ROUNDS and said.rounds == fewest
    return (planned, *end_set(night)) if ends_now else (planned,)


def night_length(night: Night, said: NightLength) -> tuple[Fact, ...]:
    """End the night after so many sets; at once, if they are finished."""
    if night.stage.semi:
        raise NotAllowed(SemiFinalIsLast())
    fewest = night.set if night.phase in IN_A_ROUND else night.set - 1
    if said.sets < fewest:
        raise NotAllowed(NightCannotEnd(said.sets, night.set, fewest))
    if not night.rounds_played and said.sets == fewest == 0:
        raise NotAllowed(NoRoundPlayed())
    planned = NightPlanned(said.sets, said.why)
    return (planned, *end_night(night)) if said.sets < night.set else (planned,)


def _rounds_begun(night: Night) -> int:
    return night.round if night.phase in IN_A_ROUND else night.round - 1
