"""Who leads, what that earns, and people who roll against each other for it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.words import Face, Message, Name

Wins = Literal["highest", "lowest"]
What = Annotated[str, Meta(min_length=1, max_length=120, description="what people roll against each other for")]
Thrown = Annotated[tuple[Face, ...], Meta(min_length=1, max_length=3, description="one die, or three")]


class PersonRoll(Message, tag="person-roll"):
    """What one person threw against others."""

    player: Name
    faces: Thrown


class RollFor(Message, tag="roll-for"):
    """People throw against each other: all who still must, or some of them."""

    rolls: Annotated[tuple[PersonRoll, ...], Meta(min_length=1, max_length=400)]


class Give(Message, tag="give"):
    """The host says who gets what people are rolling for."""

    what: What
    players: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=400)]


class TiedFor(Message, tag="tied-for"):
    """These people have to roll against each other: for what, how many get it, and with how many dice."""

    what: str
    players: tuple[Name, ...]
    places: int = 1
    dice: int = 1
    wins: Wins = "highest"


class RolledFor(Message, tag="rolled-for"):
    """What some of them threw; those who are level at the cut throw again."""

    what: str
    rolls: tuple[PersonRoll, ...]


class Given(Message, tag="given"):
    """The host's word on what people were to roll for."""

    what: str
    players: tuple[Name, ...]


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


PrizePlay = RollFor | Give
PrizeFact = TiedFor | RolledFor | Given | NightOver
