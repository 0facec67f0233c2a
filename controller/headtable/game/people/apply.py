"""Change the night by a fact about people and their seats."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from headtable.game.groups import group_sizes, members
from headtable.game.night import Card, Night, Table, awaits_semi, is_empty, sets_over
from headtable.game.pace.apply import begin_set, to_round
from headtable.game.people.renaming import Renaming
from headtable.game.table.dice_order import sit_idle
from headtable.game.table.first_roller import dice_say_first
from headtable.messages.people import (
    Arrived,
    Left,
    NightOpened,
    PeopleFact,
    Renamed,
    SeatedAgain,
    SeatingBegun,
    SeatsSwapped,
    Substituted,
    Walk,
    Walked,
)
from headtable.messages.words import Seats


def apply(night: Night, fact: PeopleFact) -> None:
    """Change the people and their seats by the fact."""
    match fact:
        case Walked():
            _walked(night, fact)
        case SeatingBegun():
            night.phase, night.hostess = "seating", fact.hostess
        case NightOpened():
            _night_opened(night, fact)
        case Arrived():
            _arrived(night, fact)
        case Left():
            _left(night, fact)
        case Substituted():
            Renaming(night, fact.player, fact.by).from_now_on()
        case Renamed():
            Renaming(night, fact.player, fact.to).everywhere()
        case SeatsSwapped():
            _swapped(night, fact)
        case SeatedAgain():
            _seated_again(night, fact)
        case _:
            assert_never(fact)


def _night_opened(night: Night, fact: NightOpened) -> None:
    night.tables = [Table(number, seats) for number, seats in enumerate(fact.seats, 1)]
    night.cards = {player: Card() for seats in fact.seats for player in seats}
    night.ghosts, night.groups = frozenset(fact.ghosts), fact.groups
    night.hostess = fact.hostess
    night.phase = "ready"
    begin_set(night, 1)


def _walked(night: Night, fact: Walked) -> None:
    chairs = {(walk.table, walk.seat): walk.player for walk in fact.walks}
    night.tables = [Table(table.number, _seats(chairs, table.number), before=table.won) for table in night.tables]
    night.walks = fact.walks
    night.phase, night.called = "ready", None
    if night.round >= night.rounds:
        begin_set(night, night.set + 1)
    else:
        to_round(night, night.set, night.round + 1)


def _seats(chairs: dict[tuple[int, int], str], table: int) -> Seats:
    return chairs[table, 1], chairs[table, 2], chairs[table, 3], chairs[table, 4]


def _arrived(night: Night, fact: Arrived) -> None:
    night.gone -= {fact.player}
    night.stage.absent = tuple(player for player in night.stage.absent if player != fact.player)
    if fact.player in night.cards and night.contest and not (night.contest.rolls or night.contest.throws):
        _called_off(night)  # a player who is back may take part in the roll-off
    _give_cards(night, (fact.player,))
    if fact.instead_of:
        night.gone |= {fact.instead_of}
        _sit_and_walk(night, fact.instead_of, fact.player)
    elif fact.table:
        _at_a_new_table(night, fact.table, fact)


def _at_a_new_table(night: Night, number: int, fact: Arrived) -> None:
    """Add a table to the last group; a group that is too large splits in two."""
    one, other, third = fact.beside
    add_ghosts(night, fact.beside)
    night.tables.append(Table(number, (fact.player, one, other, third)))
    *before, last = night.groups or (number - 1,)
    parts = group_sizes(last + 1, night.ruleset.group_tables)
    if before or parts:
        night.groups = (*before, *(parts or (last + 1,)))


def _left(night: Night, fact: Left) -> None:
    if sets_over(night) and not (night.stage.semi or night.stage.final_seats):
        # A player who comes back belongs to the same group as before.
        night.stage.members = members(night)
    night.gone |= {fact.player}
    if fact.ghost:
        add_ghosts(night, (fact.ghost,))
        _sit_and_walk(night, fact.player, fact.ghost)
        if sets_over(night):  # nobody plays in its chair any more
            night.gone |= {fact.ghost}
    nothing_to_win(night, fact.player)


def _sit_and_walk(night: Night, who: str, by: str) -> None:
    """Give one player the chair and the way of another."""
    sit(night, {who: by})
    names = {who: by}
    night.walks = tuple(
        replace(way, player=names.get(way.player, way.player), partner=names.get(way.partner or "", way.partner))
        for way in night.walks
    )


def nothing_to_win(night: Night, player: str) -> None:
    """Free a player's places that are not yet played for, and end their part in a roll-off."""
    if not night.stage.semi_begun:
        _loses_place(night, player)
    contest = night.contest
    if contest and (player in contest.level or player in contest.sure):
        _called_off(night)


def _loses_place(night: Night, player: str) -> None:
    """Free the player's place in the semi-final, if there is one."""
    stage = night.stage
    stage.given_again += any(one.player == player for one in stage.qualified)
    stage.qualified = tuple(one for one in stage.qualified if one.player != player)
    stage.semi_players = tuple(one for one in stage.semi_players if one != player)


def _called_off(night: Night) -> None:
    """Call the roll-off off. Before the semi-final, everybody waits for that again."""
    night.contest, night.called_off = None, night.contest
    if awaits_semi(night):
        night.phase = "break" if night.on_break else "ready"


def _swapped(night: Night, fact: SeatsSwapped) -> None:
    sit(night, {fact.one: fact.other, fact.other: fact.one})
    sent = {way.player: way for way in night.walks}
    if fact.one in sent and fact.other in sent:
        night.walks = tuple(_sent(way, sent, fact) for way in night.walks)


def _sent(way: Walk, sent: dict[str, Walk], swapped: SeatsSwapped) -> Walk:
    """Swap a walk: it leads to the other player's chair, and the other's partner."""
    others = {swapped.one: sent[swapped.other], swapped.other: sent[swapped.one]}
    partner = {swapped.one: swapped.other, swapped.other: swapped.one}
    if other := others.get(way.player):
        met = partner.get(other.partner or "", other.partner)
        return replace(way, table=other.table, seat=other.seat, why="moved-by-the-host", partner=met, paired=None)
    return replace(way, partner=partner.get(way.partner or "", way.partner))


def _seated_again(night: Night, fact: SeatedAgain) -> None:
    night.seated_again += 1
    thrown = {table.number: table.first for table in night.tables}  # by who is still there, it counts
    night.tables = [Table(number, seats, first=thrown.get(number, ())) for number, seats in enumerate(fact.seats, 1)]
    night.gone |= night.ghosts
    add_ghosts(night, fact.ghosts)
    night.groups, night.walks = fact.groups, ()


def add_ghosts(night: Night, ghosts: tuple[str, ...]) -> None:
    """Add these ghosts, each with a card."""
    night.ghosts |= {*ghosts}
    night.gone -= {*ghosts}
    _give_cards(night, ghosts)


def _give_cards(night: Night, players: tuple[str, ...]) -> None:
    for player in players:
        night.cards.setdefault(player, Card())


def sit(night: Night, instead: dict[str, str]) -> None:
    """Seat some players in the chairs of others. Nobody rolls at a table of ghosts."""
    for table in night.tables:
        if not instead.keys().isdisjoint(table.seats):
            begins = table.player
            first, second, third, fourth = (instead.get(player, player) for player in table.seats)
            table.seats = first, second, third, fourth
            if table.first and begins not in table.seats and dice_say_first(night, table):
                table.chosen = False  # decided by the dice of those who are left
            if night.phase == "playing" and not table.called:
                table.open = not is_empty(night, table)
            sit_idle(night, table)
