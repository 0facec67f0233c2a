"""The reasons why the rules refuse the host's inputs about people and their seats."""

from __future__ import annotations

from typing import Literal

from headtable.messages.words import Message, Name, TableNumber

# --- names -----------------------------------------------------------------------------------------


class NameIsUnreadable(Message, tag="name-is-unreadable"):
    """The name has letters that nobody sees."""

    player: Name


class NameOfGhost(Message, tag="name-of-ghost"):
    """Only ghosts have such a name."""

    player: Name


class NameHasAddress(Message, tag="name-has-address"):
    """The name contains an e-mail address, which no public page may show."""

    player: Name


class TwoOfOneName(Message, tag="two-of-one-name"):
    """Two players have one name."""

    player: Name


class NameIsTaken(Message, tag="name-is-taken"):
    """A score card of tonight has this name."""

    player: Name


class NobodyIsCalled(Message, tag="nobody-is-called"):
    """No player has this name."""

    player: Name


# --- the opening -----------------------------------------------------------------------------------


class TeamsNeedDraw(Message, tag="teams-need-draw"):
    """Teams can be kept together only where seats are drawn."""


class NoStars(Message, tag="no-stars"):
    """No player has a star in this way of seating."""

    starred: tuple[Name, ...]
    seating: Literal["listed", "drawn", "three-dice"]


class NotAmongPlayers(Message, tag="not-among-players"):
    """A star or a team is given to somebody who does not play."""

    player: Name


class NamedTwice(Message, tag="named-twice"):
    """One player has two stars, two teams, or one of each."""

    player: Name


class NoHostess(Message, tag="no-hostess"):
    """These rules have no part for a hostess."""

    hostess: Name


class TooManyStars(Message, tag="too-many-stars"):
    """More have stars than sit at a first table."""

    given: int
    chairs: int


# --- who is there ----------------------------------------------------------------------------------


class IsHereAlready(Message, tag="is-here-already"):
    """Somebody who is here cannot arrive."""

    player: Name


class NoGhostMakesRoom(Message, tag="no-ghost-makes-room"):
    """No ghost has a chair that somebody could take during a round."""

    player: Name


class TablesAreFull(Message, tag="tables-are-full"):
    """The night has as many tables as it may have, and no free chair."""

    player: Name
    tables: int


class IsGhost(Message, tag="is-ghost"):
    """A ghost cannot do what people do."""

    player: Name


class HasGoneHome(Message, tag="has-gone-home"):
    """This player has gone home."""

    player: Name


class NotHere(Message, tag="not-here"):
    """This player is not here."""

    player: Name


# --- seats -----------------------------------------------------------------------------------------


class ChairsAreWon(Message, tag="chairs-are-won"):
    """After the last set, places decide who sits where."""


class SwapsAlone(Message, tag="swaps-alone"):
    """A player cannot swap seats with themselves."""

    player: Name


class HasNoSeat(Message, tag="has-no-seat"):
    """This player has no seat."""

    player: Name


class NobodyMoves(Message, tag="nobody-moves"):
    """Somebody has rolled at the table, so nobody there changes seats."""

    table: TableNumber


class SeatedBetweenRounds(Message, tag="seated-between-rounds"):
    """Everybody is seated again only between two rounds."""


class TooFewLeft(Message, tag="too-few-left"):
    """Too few people are left for one table."""

    people: int
    needed: int


class ListedTwice(Message, tag="listed-twice"):
    """The list has one player twice."""

    player: Name


class NotListed(Message, tag="not-listed"):
    """The list lacks somebody who is here."""

    player: Name


PeopleRefusal = (
    NameIsUnreadable
    | NameOfGhost
    | NameHasAddress
    | TwoOfOneName
    | NameIsTaken
    | NobodyIsCalled
    | TeamsNeedDraw
    | NoStars
    | NotAmongPlayers
    | NamedTwice
    | NoHostess
    | TooManyStars
    | IsHereAlready
    | NoGhostMakesRoom
    | TablesAreFull
    | IsGhost
    | HasGoneHome
    | NotHere
    | ChairsAreWon
    | SwapsAlone
    | HasNoSeat
    | NobodyMoves
    | SeatedBetweenRounds
    | TooFewLeft
    | ListedTwice
    | NotListed
)
