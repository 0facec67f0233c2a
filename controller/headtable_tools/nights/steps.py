"""The steps of a night script: each line either does something or expects something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from headtable.errors import BadConfig
from headtable.meaning import at, pressed
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import CallCause
from headtable.messages.past import CardChanged, Contradiction, Overrule
from headtable.messages.people import Walk
from headtable.messages.plays import Play
from headtable.messages.prizes import Standing
from headtable.messages.rooms import (
    Phase,
    TablePhase,
)
from headtable.messages.table import Call, Throw, When
from headtable.messages.words import HEAD_TABLE, EntryNumber, Face, Name, Signal, TableNumber, Tally, Team, Worth
from headtable_tools.nights.phrases.phrase import Phrase
from headtable_tools.nights.phrases.reasons import Reason

PadButton = Literal[
    "one",
    "two",
    "three",
    "mini",
    "bunco",
    "wipe",
    "pass",
    "call",
    "undo",
    "redo",
    "cocked",
    "floor",
    "decline",
    "bell",
]
Dice = tuple[Face, ...]
Roll = Dice | Literal["call"]


class Spoken(Struct, frozen=True, forbid_unknown_fields=True):
    """One phrase of a script, understood."""


# --- before the night ----------------------------------------------------------------------------


class UseRuleset(Spoken, frozen=True):
    """Which ruleset the night is played by."""

    ruleset: str


class UseSeed(Spoken, frozen=True):
    """The seed of every draw of the night."""

    seed: str


class PlayersCome(Spoken, frozen=True):
    """The players; their seats are drawn."""

    players: tuple[Name, ...]


class TableSits(Spoken, frozen=True):
    """The players at a table, chairs 1 to 4."""

    table: TableNumber
    players: tuple[Name, ...]


class Proves(Spoken, frozen=True):
    """The settings of the ruleset that the script proves: with another value of any of them it would fail."""

    settings: tuple[str, ...]


class SeatsBy(Spoken, frozen=True):
    """The way in which the players come to their seats."""

    way: Literal["drawn", "stars", "three-dice", "usual"]


class HaveStars(Spoken, frozen=True):
    """The players with starred score sheets."""

    players: tuple[Name, ...]


class BeginAsTeam(Spoken, frozen=True):
    """Two who sit opposite each other at the beginning."""

    pair: tuple[Name, Name]


class IsHostess(Spoken, frozen=True):
    """In whose house the night is."""

    hostess: Name


Setting = SeatsBy | HaveStars | BeginAsTeam | IsHostess | UseRuleset | UseSeed | Proves | PlayersCome | TableSits

# --- what is done --------------------------------------------------------------------------------


class Does(Spoken, frozen=True):
    """One input after the other."""

    inputs: tuple[Input, ...]


class Rolls(Spoken, frozen=True):
    """Several rolls of a table, read from the dice; ``call`` calls the one before it."""

    table: TableNumber
    rolls: tuple[Roll, ...]

    def does(self) -> Does:
        """The inputs that this stands for."""
        return Does(tuple(Call(self.table) if roll == "call" else Throw(self.table, roll) for roll in self.rolls))


class Presses(Spoken, frozen=True):
    """Several buttons of a table's pad."""

    table: TableNumber
    buttons: tuple[PadButton, ...]

    def does(self) -> Does:
        """The inputs that this stands for."""
        return Does(tuple(_pressed(self.table, button) for button in self.buttons))


class PressedEarlier(Spoken, frozen=True):
    """Several buttons that a pad was not heard to say when they were pressed."""

    table: TableNumber
    buttons: tuple[Literal["bunco", "call"], ...]
    seconds: Annotated[int, Meta(ge=1, le=86_400)]

    def does(self) -> Does:
        """The inputs that this stands for."""
        when = When(0, 1000 * self.seconds)
        return Does(tuple(at(_pressed(self.table, button), when) for button in self.buttons))


def _pressed(table: int, button: PadButton) -> Input:
    if button == "bell" and table != HEAD_TABLE:
        raise BadConfig("script-bell-of-head-table", table=table)
    return pressed(table, button, f"table {table}")


class Noted(Spoken, frozen=True):
    """The entry of an earlier step with this note in its margin."""

    note: str


class LastOf(Spoken, frozen=True):
    """The last such entry of a table that still counts."""

    what: Literal["roll", "call", "roll-off"]
    table: TableNumber


class LastThing(Spoken, frozen=True):
    """The last entry that still counts, whatever it was."""


class Numbered(Spoken, frozen=True):
    """An entry by its number in the journal."""

    entry: EntryNumber


Target = Noted | LastOf | LastThing | Numbered


class OtherDice(Spoken, frozen=True):
    """The same table, but these dice."""

    faces: Dice


class OtherWorth(Spoken, frozen=True):
    """The same table, but worth this."""

    worth: Worth


class OtherRollOff(Spoken, frozen=True):
    """The same table, but one die each like this."""

    a: Face
    b: Face


class OtherPlay(Spoken, frozen=True):
    """Something else altogether."""

    play: Play


Instead = OtherDice | OtherWorth | OtherRollOff | OtherPlay


class HostTakesBack(Struct, frozen=True):
    """The host takes back an entry."""

    target: Target
    why: str = ""
    again: Target | None = None  # from which entry on it is played again
    turns: Literal["stand", "follow"] = "stand"


class HostCorrects(Struct, frozen=True):
    """The host puts an entry right."""

    target: Target
    instead: Instead
    why: str = ""
    again: Target | None = None  # from which entry on it is played again
    turns: Literal["stand", "follow"] = "stand"


class HostAdds(Struct, frozen=True):
    """The host says what was forgotten after an entry."""

    target: Target
    forgotten: Instead
    why: str = ""
    again: Target | None = None  # from which entry on it is played again
    turns: Literal["stand", "follow"] = "stand"


class HostGives(Struct, frozen=True):
    """The host gives a round to others, and it is played again from an entry on."""

    overrule: Overrule
    again: Target


class HostBringsBack(Struct, frozen=True):
    """The host wants back what was taken back."""

    target: Target
    why: str = ""


class Previews(Struct, frozen=True):
    """The host asks what a revision would change."""

    step: HostTakesBack | HostCorrects | HostAdds | HostGives | Does


class PlayedOut(Spoken, frozen=True):
    """The rest of the round is played, or several rounds; each of these players wins at their table."""

    players: tuple[Name, ...]
    rounds: int = 1


class RoundsPlayed(Spoken, frozen=True):
    """So many rounds are played to their end, and the same chairs win at every table."""

    team: Team
    rounds: int = 1


Revises = HostTakesBack | HostCorrects | HostAdds
Step = Does | Revises | HostGives | HostBringsBack | Previews | PlayedOut | RoundsPlayed

# --- what is expected ----------------------------------------------------------------------------


class Wanted(NamedTuple):
    """A fact of the last step, somebody's walk or a line of the standings.

    It lists the fields that the script names.
    """

    phrase: Phrase
    kind: type[Fact] | type[Walk] | type[Standing] | type[Contradiction] | type[CardChanged]
    fields: Mapping[str, object]
    always: tuple[tuple[str, object], ...] = ()

    def fits(self, message: object) -> bool:
        """Tell whether a message is of this kind, and its fields are as wanted."""
        if not isinstance(message, self.kind) or any(getattr(message, name) != value for name, value in self.always):
            return False
        return all(self.phrase.fits(field, value, getattr(message, field)) for field, value in self.fields.items())


class NothingMore(Spoken, frozen=True):
    """Every fact of the last step has been expected."""


class Refused(Spoken, frozen=True):
    """The rules refused the last step, for this reason."""

    why: Reason | None = None


class NobodyKeepsAPartner(Spoken, frozen=True):
    """After the last walk nobody has the partner of the round before."""


class RoomHears(Spoken, frozen=True):
    """The signals of the last step, in any order."""

    signals: tuple[Signal, ...]


class BellRang(Spoken, frozen=True):
    """The last step rang the bell, whatever for; by this player's roll, where one is named."""

    player: Name | None = None


class MinisAre(Spoken, frozen=True):
    """The scoreboard shows everybody's minis, or hides them."""

    shown: Literal["shown", "hidden"]


class TallyIs(Spoken, frozen=True):
    """The points of a table's teams."""

    table: TableNumber
    tally: tuple[Tally, Tally]


class HasDice(Spoken, frozen=True):
    """The player who rolls at their table."""

    player: str


class NightIs(Spoken, frozen=True):
    """The phase of the night."""

    phase: Phase


class TableIs(Spoken, frozen=True):
    """The phase of a table's round."""

    table: TableNumber
    phase: TablePhase


class RoundIs(Spoken, frozen=True):
    """Which round it is."""

    round: int
    set: int


class MarkIs(Spoken, frozen=True):
    """The number that everyone rolls for."""

    mark: Face


class SeatsAre(Spoken, frozen=True):
    """The seats of a table, chairs 1 to 4."""

    table: TableNumber
    players: tuple[str, ...]


class SitsAt(Spoken, frozen=True):
    """At which table a player sits."""

    player: Name
    table: TableNumber


class ArePartners(Spoken, frozen=True):
    """Two who sit opposite each other."""

    pair: tuple[Name, Name]


class ClockGives(Spoken, frozen=True):
    """How many seconds the clock gives to the round, the walk or the break that is on."""

    seconds: int


class Caller(NamedTuple):
    """Who or what called a round; ``nobody`` has."""

    cause: CallCause | Literal["nobody"]
    players: tuple[Name, ...] = ()
    tally: Tally | None = None


class RoundCalledBy(Spoken, frozen=True):
    """What the scoreboard has of who called the round."""

    caller: Caller


class BuncoWordIs(Spoken, frozen=True):
    """The ruleset's own word for three of the mark."""

    word: str


class TravelerIs(Spoken, frozen=True):
    """The traveler's holder, or its place until somebody rolls a bunco: ``with Ann``, ``at the head table``."""

    place: str


RoundExpectation = RoundIs | MarkIs | RoundCalledBy | ClockGives
NightExpectation = RoundExpectation | NightIs | MinisAre | BuncoWordIs
TableExpectation = TallyIs | HasDice | TableIs | SeatsAre | SitsAt | ArePartners
State = NightExpectation | TableExpectation | TravelerIs


class Expected(NamedTuple):
    """A state of the room, with the phrase that tells it."""

    phrase: Phrase
    state: State


Seeable = Wanted | Expected | NothingMore | NobodyKeepsAPartner | RoomHears | BellRang
Expectation = Seeable | Refused
