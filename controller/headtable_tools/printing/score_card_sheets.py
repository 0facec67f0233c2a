"""A score card for each player: empty, or with all that has been played so far."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from headtable.game import Night
from headtable.game.groups import groups
from headtable.game.night import Card
from headtable.saying import text
from headtable_tools.printing.night_to_print import (
    NightToPrint,
    Sheet,
    chairs_of,
    name_of_round,
    name_of_set,
    seated_players,
    sets_of,
)

STARS = 3  # boxes for each round: more than three buncos in one are too rare for a box
STAR = "★"
Mark = Literal["won", "lost", "open"]
Marks = Mapping[tuple[str, int, int], Mark]  # by player, set and round


class Column(Struct, frozen=True):
    """A column of boxes, and how many boxes it has for each round."""

    word: str
    boxes: int


class SetOfRounds(Struct, frozen=True):
    """The rounds of one set on a card, with the mark of each round."""

    word: str
    rounds: tuple[str, ...]


class ScoreCard(Struct, frozen=True):
    """One player's card; ``marks`` has a row for each set, and ``counts`` the sums so far, if any.

    ``star`` marks those who begin at the head table where starred score sheets decide that.
    """

    name: str
    at: str
    marks: tuple[tuple[Mark, ...], ...] = ()
    counts: tuple[int, ...] = ()
    star: str = ""


class CardLayout(Struct, frozen=True):
    """What all cards of a night have in common."""

    columns: tuple[Column, ...]
    sets: tuple[SetOfRounds, ...]
    total: str
    so_far: str


class ScoreCards(Sheet, frozen=True):
    """The empty cards of a night, in the order of the chairs."""

    layout: CardLayout
    cards: tuple[ScoreCard, ...]


def score_cards(to_print: NightToPrint) -> ScoreCards:
    """An empty card for each player who is here."""
    night, at, with_star = to_print.night, chairs_of(to_print.night), starred(to_print.night)
    cards = tuple(
        ScoreCard(player, at.get(player, ""), star=STAR if player in with_star else "")
        for player in seated_players(night)
    )
    return ScoreCards(text("paper-score-cards"), to_print.evening, layout_of(to_print), cards)


def starred(night: Night) -> frozenset[str]:
    """Who began at the head table, or at the first table of a group; nobody where no star decides that."""
    if night.ruleset.seating.way != "stars":
        return frozenset()
    return frozenset(player for group in groups(night) for player in _first_players(night, group.first))


def _first_players(night: Night, table: int) -> tuple[str, ...]:
    """Who sat at a table in the very first round."""
    won = night.results.get((1, 1, table))
    return (*won.winners, *won.losers) if won else tuple(night.table(table).seats)


def cards_so_far(night: Night) -> tuple[ScoreCard, ...]:
    """The card of each player who is here, with the rounds that are played."""
    at, marks = chairs_of(night), _marks(night)
    return tuple(
        ScoreCard(player, at.get(player, ""), _rows(night, player, marks), _counts(night, night.cards[player]))
        for player in seated_players(night)
    )


def layout_of(to_print: NightToPrint) -> CardLayout:
    """Columns and sets of the cards."""
    night, bunco = to_print.night, to_print.bunco
    words = (
        text("paper-win"),
        text("paper-loss"),
        text("paper-buncos", bunco),
        *((text("paper-minis"),) if night.ruleset.minis_shown else ()),
    )
    columns = tuple(Column(word, STARS if number > 1 else 1) for number, word in enumerate(words))
    rounds = tuple(name_of_round(number) for number in range(1, night.ruleset.rounds + 1))
    sets = tuple(SetOfRounds(name_of_set(night, number), rounds) for number in sets_of(night))
    return CardLayout(columns, sets, text("paper-total"), text("paper-so-far"))


def _rows(night: Night, player: str, marks: Marks) -> tuple[tuple[Mark, ...], ...]:
    rounds = range(1, night.ruleset.rounds + 1)
    return tuple(tuple(marks.get((player, each, one), "open") for one in rounds) for each in sets_of(night))


def _marks(night: Night) -> Marks:
    """Who won and who lost each round; somebody who took over a card has no marks from before."""
    return dict(_each_mark(night))


def _each_mark(night: Night) -> Iterator[tuple[tuple[str, int, int], Mark]]:
    for (set_number, round_number, _), won in night.results.items():
        yield from (((player, set_number, round_number), "won") for player in won.winners)
        yield from (((player, set_number, round_number), "lost") for player in won.losers)


def _counts(night: Night, card: Card) -> tuple[int, ...]:
    counts = (card.wins, card.losses, card.buncos)
    return (*counts, card.minis) if night.ruleset.minis_shown else counts
