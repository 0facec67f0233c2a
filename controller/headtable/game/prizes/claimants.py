"""The players who may have a prize, by the procedure that the ruleset names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from headtable.game.night import Night
from headtable.messages.prizes import Counted, SettledBy


class Claimants(NamedTuple):
    """The players who may have a prize, with their counts: the highest wins. Without counts nobody wins it."""

    counts: Mapping[str, int]
    counted: Counted
    hostess: bool = False  # she does not play, and wins it
    level_by: SettledBy | None = None  # who decides between equals; None where the pot says it


Procedure = Callable[[Night, Sequence[str]], Claimants]
"""From the night and the people who may have the prize, its claimants."""


def most_wins(night: Night, people: Sequence[str]) -> Claimants:
    """The players with the most rounds won."""
    return _some({player: night.cards[player].wins for player in people}, "wins")


def most_losses(night: Night, people: Sequence[str]) -> Claimants:
    """The players with the most rounds lost."""
    return _some({player: night.cards[player].losses for player in people}, "losses")


def most_buncos(night: Night, people: Sequence[str]) -> Claimants:
    """The players with the most buncos; empty if there was none."""
    return _some({player: night.cards[player].buncos for player in people}, "buncos")


def most_minis(night: Night, people: Sequence[str]) -> Claimants:
    """The players with the most minis; empty if there was none."""
    return _some({player: night.cards[player].minis for player in people}, "minis")


def even(night: Night, people: Sequence[str]) -> Claimants:
    """The players who won as often as they lost, or came nearest to that."""
    cards = {player: night.cards[player] for player in people}
    return Claimants({player: -abs(card.wins - card.losses) for player, card in cards.items()}, "level")


def exactly_even(night: Night, people: Sequence[str]) -> Claimants:
    """The players who won exactly as often as they lost; empty if none did."""
    level = [player for player in people if night.cards[player].wins == night.cards[player].losses]
    return Claimants(dict.fromkeys(level, 0), "level")


def one_even(night: Night, people: Sequence[str]) -> Claimants:
    """The only player who won exactly as often as they lost; empty if there are none or several."""
    level = exactly_even(night, people)
    return level if len(level.counts) == 1 else level._replace(counts={})


def even_by_host(night: Night, people: Sequence[str]) -> Claimants:
    """The players who won as often as they lost, or came nearest. The host chooses between equals."""
    return even(night, people)._replace(level_by="host")


def first_bunco(night: Night, people: Sequence[str]) -> Claimants:
    """The player of the night's first bunco."""
    return _one(night.first_bunco, people, "first-bunco")


def last_bunco(night: Night, people: Sequence[str]) -> Claimants:
    """The player of the night's last bunco."""
    return _one(night.last_bunco, people, "last-bunco")


def traveler(night: Night, people: Sequence[str]) -> Claimants:
    """The holder of the traveler. If nobody has had it, the hostess or nobody."""
    rules = night.ruleset.traveler
    holder = night.traveler[-1].player if night.traveler else None
    if holder is None and rules and rules.no_bunco == "hostess":
        return _one(night.hostess, people, "hostess")._replace(hostess=night.hostess not in night.cards)
    return _one(holder, people, "traveler")


def grand_prize(night: Night, people: Sequence[str]) -> Claimants:
    """The winner of the final."""
    return _one(night.stage.grand_prize, people, "final")


def draw_without_prize(night: Night, people: Sequence[str]) -> Claimants:
    """By lot, anybody who is here and has no prize yet; empty where everybody has one."""
    having = {player for prize in night.stage.prizes for player in prize.players}
    without = [player for player in people if player not in having and player not in night.gone]
    return Claimants(dict.fromkeys(without, 0), "draw")


CLAIMANTS: dict[str, Procedure] = {
    procedure.__name__: procedure
    for procedure in (
        most_wins,
        most_losses,
        most_buncos,
        most_minis,
        even,
        exactly_even,
        one_even,
        even_by_host,
        first_bunco,
        last_bunco,
        traveler,
        grand_prize,
        draw_without_prize,
    )
}


def _some(counts: Mapping[str, int], counted: Counted) -> Claimants:
    """Claimants by their counts; empty where every count is 0."""
    return Claimants(counts if any(counts.values()) else {}, counted)


def _one(player: str | None, people: Sequence[str], counted: Counted) -> Claimants:
    return Claimants({player: 1} if player is not None and player in people else {}, counted)
