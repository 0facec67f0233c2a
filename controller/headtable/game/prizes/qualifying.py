"""The players of the semi-final: the most wins and most buncos of each group, and others to fill the tables."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.game import purposes
from headtable.game.groups import groups, members
from headtable.game.night import Card, Night
from headtable.game.pace.breaks import break_before_semi
from headtable.game.people.roster import new_ghosts, seated
from headtable.game.people.seating import seat_in_order
from headtable.game.prizes.heats import Heat, gained, given_again, most_buncos, most_wins, present
from headtable.game.prizes.tiebreak import Answer, drawn, most
from headtable.game.ruleset import Knockout
from headtable.messages.facts import Fact
from headtable.messages.prizes import (
    Qualified,
    QualifiedBy,
    QualifierAbsent,
    SemiSeated,
    SemiSeatTaken,
    TiedFor,
)
from headtable.messages.roll_offs import LastPlaces
from headtable.messages.words import CHAIRS

MANY = 10_000  # more buncos than anybody has


def skips_semi(night: Night, knockout: Knockout) -> bool:
    """Tell whether two players go straight to the final, because there is one group."""
    return len(groups(night)) == 1 and knockout.counts == "all_sets"


def fills_semi_final(night: Night) -> bool:
    """Tell whether the places that are given now are those of the semi-final."""
    knockout, stage = night.ruleset.knockout, night.stage
    if knockout is None or stage.semi_begun:
        return False
    return stage.semi > 0 or not skips_semi(night, knockout)


def qualifying(night: Night) -> tuple[Fact, ...] | None:
    """The next place in the semi-final, or the roll-off for it.

    None when all places are given, or none are to be given.
    """
    knockout, stage = night.ruleset.knockout, night.stage
    if knockout is None or not fills_semi_final(night):
        return None
    if stage.semi and len(_unseated(night)) >= len(_ghosts_seats(night)):
        return None
    for heat in _heats(night, knockout):
        if facts := _next_place(night, knockout, heat):
            return facts
    return _filled(night, knockout) or None


def _heats(night: Night, knockout: Knockout) -> Iterator[Heat]:
    """Each group and each set whose cards count alone."""
    several = len(members(night)) > 1
    periods = (
        [(None, 0, None)]
        if knockout.counts == "all_sets"
        else [(one, one - 1, one) for one in range(1, len(night.cards_after) + 1)]
    )
    for number, after, until in periods:
        for group, people in enumerate(members(night), 1):
            cards = gained(night, after, until)
            yield _heat_of_unqualified(night, Heat(people, cards, group if several else None, number))


def _heat_of_unqualified(night: Night, heat: Heat) -> Heat:
    """The heat without ghosts, and without players who have qualified already."""
    players = tuple(player for player in _unqualified(night) if player in heat.players)
    return heat._replace(players=players)


def _unqualified(night: Night) -> tuple[str, ...]:
    """The players without a place, except ghosts that hold chairs of the semi-final for others."""
    without = {one.player for one in night.stage.qualified}
    if night.stage.semi:
        without |= night.ghosts & seated(night)
    return tuple(player for player in present(night) if player not in without)


def _next_place(night: Night, knockout: Knockout, heat: Heat) -> tuple[Fact, ...]:
    group, number = heat.group, heat.set
    taken = {one.place: one.player for one in night.stage.qualified if (one.group, one.set) == (group, number)}
    if "wins" not in taken and heat.players:
        return _told(most_wins(night, heat), "wins", group, number)
    if "buncos" not in taken:
        return _told(most_buncos(night, heat, knockout, taken.get("wins")), "buncos", group, number)
    return ()


def _told(
    answer: Answer, place: QualifiedBy, group: int | None = None, number: int | None = None
) -> tuple[Fact, ...]:
    if isinstance(answer, TiedFor):
        return (answer,)
    return tuple(Qualified(winner.player, place, winner.why, group, number) for winner in answer)


def _filled(night: Night, knockout: Knockout) -> tuple[Fact, ...]:
    """The players who fill the tables of the semi-final."""
    others = _unqualified(night)
    missing = min(-len(night.stage.qualified) % CHAIRS, len(others))
    if not missing:
        return ()
    match knockout.semi_fill:
        case "ghosts":
            return ()
        case "wild_cards":
            return _told(drawn(night, others, given_again(night, purposes.LAST_PLACES), missing), "wild-card")
        case "next_best":
            record = {player: _record(night.cards[player]) for player in others}
            return tuple(
                _by_wins(night, fact)
                for fact in _told(most(night, LastPlaces(), record, "wins", missing), "next-best")
            )


def _by_wins(night: Night, fact: Fact) -> Fact:
    """State the wins as the count of a place that a record won."""
    if isinstance(fact, Qualified):
        return replace(fact, why=replace(fact.why, count=night.cards[fact.player].wins))
    return fact


def _record(card: Card) -> int:
    """A card's rank as one number: by wins, and then by buncos."""
    return card.wins * MANY + card.buncos


def semi_final(night: Night) -> tuple[Fact, ...] | None:
    """The tables of the semi-final, or replacements for missing players.

    None when the semi-final has begun, or there is none.
    """
    knockout, stage = night.ruleset.knockout, night.stage
    if knockout is None or stage.semi_begun:
        return None
    if stage.semi:
        return _seats_taken(night)
    return _seated(night, knockout) if stage.qualified else None


def _seated(night: Night, knockout: Knockout) -> tuple[Fact, ...]:
    order = night.lots.order([one.player for one in night.stage.qualified], purposes.SEMI_FINAL_SEATS)
    if knockout.semi_head == "best_record":
        head = sorted(order, key=lambda player: -_record(night.cards[player]))[:CHAIRS]
        order = (*head, *(player for player in order if player not in head))
    seats = seat_in_order(order)
    ghosts = tuple(player for table in seats for player in table if player not in order)
    return SemiSeated(night.set + 1, seats, ghosts), *break_before_semi(night)


# --- who has qualified and is missing before the semi-final begins ----------------------------------


def not_present(night: Night, player: str) -> QualifierAbsent:
    """Mark a qualified player as absent. A ghost holds the chair until another has the place."""
    table = next((table for table in night.tables if player in table.seats), None) if night.stage.semi else None
    if table is None:
        return QualifierAbsent(player)
    return QualifierAbsent(player, table.number, *new_ghosts(night, 1))


def _seats_taken(night: Night) -> tuple[SemiSeatTaken, ...]:
    """Seat players who qualified after the semi-final was seated in the chairs that ghosts hold."""
    chairs = zip(_unseated(night), _ghosts_seats(night), strict=False)
    return tuple(SemiSeatTaken(player, table, seat, ghost) for player, (table, seat, ghost) in chairs)


def _unseated(night: Night) -> tuple[str, ...]:
    sitting = seated(night)
    return tuple(one.player for one in night.stage.qualified if one.player not in sitting)


def _ghosts_seats(night: Night) -> list[tuple[int, int, str]]:
    """The table, the chair and the ghost in it; chairs that somebody has left come first."""
    chairs = [
        (table.number, seat, player)
        for table in night.tables
        for seat, player in enumerate(table.seats, 1)
        if player in night.ghosts
    ]
    return sorted(chairs, key=lambda chair: chair[2] in night.stage.semi_players)
