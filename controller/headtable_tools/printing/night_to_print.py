"""The night whose sheets are printed, and the phrases that many sheets share."""

from __future__ import annotations

from msgspec import Struct

from headtable.errors import BadConfig
from headtable.game import Night
from headtable.game.groups import group_of, groups
from headtable.game.night import sets_over
from headtable.game.people.roster import here
from headtable.messages.new_night import AboutNight
from headtable.messages.words import CHAIRS, HEAD_TABLE
from headtable.name_order import name_order
from headtable.rulecard.ruleset_title import ruleset_title
from headtable.saying import player_name, text
from headtable.saying.semi_final import semi_final_is
from headtable_tools.printing.join_links import JoinLinks, Links
from headtable_tools.whole_night.day_in_words import day_in_words
from headtable_tools.whole_night.night_data import DAY


class Evening(Struct, frozen=True):
    """The host's title for the night, or else that of its rules; the day and the place that the host has told.

    The day is the one of the opening if the host has told none. ``rules`` is empty where the title is theirs.
    """

    title: str
    date: str
    place: str = ""
    rules: str = ""


class NightToPrint(Struct, frozen=True):
    """A night, when it was opened, the address for phones if there is one, and what the host calls the night.

    ``expected`` are the guests of a night in which nobody has a chair yet.
    """

    night: Night
    opened: str
    join: str | None = None
    about: AboutNight = AboutNight()
    links: JoinLinks = {}
    expected: tuple[str, ...] = ()

    def join_at(self, table: int) -> Links:
        """The addresses by which phones join at a table: its own links, or the one for all."""
        return self.links.get(table, (self.join,) if self.join else ())

    @property
    def evening(self) -> Evening:
        """What every sheet says about the night."""
        rules = ruleset_title(self.night.ruleset.title)
        date = text("paper-date", date=day_in_words(self.about.day or self.opened[:DAY]))
        if not self.about.title:
            return Evening(rules, date, self.about.place)
        return Evening(self.about.title, date, self.about.place, text("paper-rules", rules=rules))

    @property
    def bunco(self) -> str:
        """The ruleset's word for a bunco."""
        return self.night.ruleset.words.bunco


class Sheet(Struct, frozen=True):
    """The sheets of one kind as they are printed: every word is in the reader's language."""

    title: str  # of the document
    evening: Evening


def seated_players(night: Night) -> tuple[str, ...]:
    """The people who are here, in the order of their chairs; whoever has no chair comes last."""
    chairs = [player for table in night.tables for player in table.seats]
    people = here(night)
    return (*(player for player in chairs if player in people), *(each for each in people if each not in chairs))


def by_name(players: tuple[str, ...]) -> tuple[str, ...]:
    """The players in the order of an index."""
    return tuple(sorted(players, key=name_order))


def chairs_of(night: Night) -> dict[str, str]:
    """Where each player sits."""
    return {
        player: text("paper-seat", table=table.number, chair=chair)
        for table in night.tables
        for chair, player in enumerate(table.seats, 1)
    }


def name_of_table(table: int) -> str:
    """The heading of a table's sheet."""
    return text("paper-table", table=table)


def role_of_table(night: Night, table: int) -> str:
    """Whether it is the head table, and its group if the room has several."""
    group = groups(night).index(group_of(night, table)) + 1 if night.groups else None
    return text("paper-role", head=table == HEAD_TABLE, group=group)


def sets_of(night: Night) -> range:
    """The sets that are planned or begun, with the semi-final once it is seated. The host may have cut them short."""
    return range(1, max(night.sets, night.set) + 1)


def name_of_set(night: Night, number: int) -> str:
    """A set, or the semi-final."""
    with semi_final_is(night.stage.semi):
        return text("paper-set", set=number)


def name_of_round(number: int) -> str:
    """A round with its mark, which has the round's number."""
    return text("paper-round", round=number)


def moment(night: Night) -> str:
    """How far the night has come."""
    if night.phase == "final":
        stage = "final"
    elif night.phase == "over" or sets_over(night):
        stage = "end"
    else:
        stage = "set"
    with semi_final_is(night.stage.semi):
        return text("paper-moment", stage=stage, set=night.set, round=night.round)


def teams_of(seats: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the two teams at a table: partners sit across from each other."""
    names = tuple(map(player_name, seats))
    return names[0:CHAIRS:2], names[1:CHAIRS:2]


def check_players(night: Night) -> None:
    """Raise BadConfig if nobody has a chair yet."""
    if not night.tables:
        raise BadConfig("print-no-players")


def check_over(night: Night) -> None:
    """Raise BadConfig if the night is not over yet."""
    if night.phase != "over":
        raise BadConfig("print-not-over")
