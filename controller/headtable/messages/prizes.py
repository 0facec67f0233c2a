"""Who leads, and what that earns."""

from __future__ import annotations

from headtable.messages.words import Message, Name


class Standing(Message, tag="standing"):
    """One player's line on the score card, with the place that it gives; equals share a place."""

    place: int
    player: Name
    wins: int
    losses: int
    buncos: int
    minis: int = 0


class NightOver(Message, tag="night-over"):
    """The last set is done; the standings are final, and the seed of every draw is told."""

    standings: tuple[Standing, ...]
    seed: str = ""  # a journal of earlier days does not tell it


PrizeFact = NightOver
