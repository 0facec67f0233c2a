"""A heat: the players who compete for a place, and the cards that count.

A heat is one group's sets, or the semi-final.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from headtable.game import purposes
from headtable.game.night import Card, Night
from headtable.game.people.roster import eligible
from headtable.game.prizes.tiebreak import Answer, drawn, most
from headtable.game.ruleset import Knockout
from headtable.messages.roll_offs import MostOf

Way = Literal["most_buncos", "next_wins", "draw", "leave_open"]
NOTHING = Card()


class Heat(NamedTuple):
    """Some people and the cards that count among them: of a group, in a set, or of the semi-final."""

    players: tuple[str, ...]
    cards: Mapping[str, Card]
    group: int | None = None
    set: int | None = None
    stage: Literal["sets", "semi-final"] = "sets"

    def most(self, counted: Literal["wins", "buncos", "next-wins"]) -> MostOf:
        """The place that these cards give."""
        return MostOf(counted, self.group, self.set, self.stage)


def gained(night: Night, after: int, until: int | None = None) -> dict[str, Card]:
    """The gain of each card after so many sets, up to the end of another set or up to now."""
    before = _after(night, after)
    then = night.cards if until is None else _after(night, until)
    return {player: _less(then.get(player, NOTHING), before.get(player, NOTHING)) for player in night.cards}


def _after(night: Night, sets: int) -> Mapping[str, Card]:
    """The cards after so many sets."""
    return night.cards_after[sets - 1] if sets else {}


def _less(card: Card, before: Card) -> Card:
    return Card(
        card.wins - before.wins,
        card.losses - before.losses,
        card.buncos - before.buncos,
        card.minis - before.minis,
    )


def most_wins(night: Night, heat: Heat) -> Answer:
    """The player with the most wins in a heat, or the roll-off for it."""
    return most(night, heat.most("wins"), _wins(heat, heat.players))


def most_buncos(night: Night, heat: Heat, knockout: Knockout, winner: str | None) -> Answer:
    """The player with the most buncos in a heat; empty if the place stays open.

    The winner of the place for the most wins cannot have this one as well.
    """
    others = tuple(player for player in heat.players if player != winner)
    buncos = {player: heat.cards[player].buncos for player in others}
    if not others:
        return ()
    match _way(heat, knockout, winner, buncos):
        case "most_buncos":
            return most(night, heat.most("buncos"), buncos, "buncos")
        case "next_wins":
            return most(night, heat.most("next-wins"), _wins(heat, others))
        case "draw":
            return drawn(night, others, given_again(night, purposes.most_buncos(heat.stage, heat.group, heat.set)))
        case "leave_open":
            return ()


def _way(heat: Heat, knockout: Knockout, winner: str | None, buncos: Mapping[str, int]) -> Way:
    """How the place is given: by buncos, except where one person leads both counts or nobody has any."""
    most_of_others = max(buncos.values())
    leads_both = winner is not None and heat.cards[winner].buncos > most_of_others
    if leads_both and knockout.leads_both != "next_buncos":
        return knockout.leads_both
    if most_of_others == 0 and knockout.no_bunco != "roll_off":
        return knockout.no_bunco
    return "most_buncos"


def _wins(heat: Heat, players: tuple[str, ...]) -> dict[str, int]:
    return {player: heat.cards[player].wins for player in players}


def present(night: Night) -> tuple[str, ...]:
    """The players who may get a place: those who were not found absent."""
    return tuple(player for player in eligible(night) if player not in night.stage.absent)


def given_again(night: Night, purpose: str) -> str:
    """The purpose of a draw; a draw for a place that is given again has a purpose of its own."""
    again = night.stage.given_again
    return purposes.again(purpose, again)
