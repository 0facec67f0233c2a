"""The standings: ranked by wins and then by buncos."""

from __future__ import annotations

from collections.abc import Mapping

from headtable.game.night import Card, Night
from headtable.game.people.roster import uncounted
from headtable.messages.prizes import Standing


def standings(night: Night) -> tuple[Standing, ...]:
    """Every person's line, best first. Equal wins and buncos share a place. Ghosts who may win have a line."""
    left_out = uncounted(night)
    cards = {player: card for player, card in night.cards.items() if player not in left_out}
    return ranking(cards, minis=night.ruleset.minis_shown)


def ranking(cards: Mapping[str, Card], *, minis: bool) -> tuple[Standing, ...]:
    """The lines of these cards, best first; with minis where the rules keep them on the cards."""
    ranked = sorted(cards.items(), key=lambda line: (_rank(line[1]), line[0]))
    ranks = [_rank(card) for _, card in ranked]
    places = {rank: ranks.index(rank) + 1 for rank in set(ranks)}
    return tuple(
        Standing(places[_rank(card)], player, card.wins, card.losses, card.buncos, card.minis if minis else None)
        for player, card in ranked
    )


def _rank(card: Card) -> tuple[int, int]:
    return (-card.wins, -card.buncos)
