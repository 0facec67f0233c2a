"""Why the rules refuse what is said of roll-offs, the final and the traveler."""

from __future__ import annotations

from headtable.messages.roll_offs import What
from headtable.messages.words import Message, Name, TableNumber


class NobodyRollsOff(Message, tag="nobody-rolls-off"):
    """Nobody rolls against anybody now."""


class HostDecides(Message, tag="host-decides"):
    """The host decides this, and nobody rolls."""

    what: What


class RollsOnce(Message, tag="rolls-once"):
    """One player has rolled more than once in one throw."""

    player: Name
    times: int


class DoesNotRollNow(Message, tag="does-not-roll-now"):
    """It is for others to roll."""

    player: Name
    what: What
    to_roll: tuple[Name, ...]


class OtherNumberOfDice(Message, tag="other-number-of-dice"):
    """Another number of dice is rolled for this."""

    player: Name
    thrown: int
    what: What
    dice: int


class NobodyTiedFor(Message, tag="nobody-tied-for"):
    """Nobody is level for this; something else may be open."""

    what: What
    open: What | None = None


class NotTiedFor(Message, tag="not-tied-for"):
    """Others are level for this."""

    player: Name
    what: What
    players: tuple[Name, ...]


class OtherNumberOfPlaces(Message, tag="other-number-of-places"):
    """Another number of people gets this."""

    what: What
    places: int
    given: int


# --- the final -------------------------------------------------------------------------------------


class StaysInFinal(Message, tag="stays-in-final"):
    """The final has begun, so nobody else gets this player's place."""

    player: Name


class NoPlaceInFinal(Message, tag="no-place-in-final"):
    """This player has no place in the final."""

    player: Name


class NoChairsToChoose(Message, tag="no-chairs-to-choose"):
    """No finalists choose their chairs now."""


class OtherFinalists(Message, tag="other-finalists"):
    """Others are the finalists, or somebody has two chairs or none."""

    finalists: tuple[Name, ...]
    players: tuple[Name, ...]


class FinalAtHeadTable(Message, tag="final-at-head-table"):
    """The final is rolled at the head table."""

    table: TableNumber


# --- the traveler ----------------------------------------------------------------------------------


class NoTraveler(Message, tag="no-traveler"):
    """These rules have no traveler."""


class HasTravelerAlready(Message, tag="has-traveler-already"):
    """This player has the traveler already."""

    player: Name


PrizeRefusal = (
    NobodyRollsOff
    | HostDecides
    | RollsOnce
    | DoesNotRollNow
    | OtherNumberOfDice
    | NobodyTiedFor
    | NotTiedFor
    | OtherNumberOfPlaces
    | StaysInFinal
    | NoPlaceInFinal
    | NoChairsToChoose
    | OtherFinalists
    | FinalAtHeadTable
    | NoTraveler
    | HasTravelerAlready
)
