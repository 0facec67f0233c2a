"""Give the prizes, one after the other, until they make up the pot."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.game import purposes
from headtable.game.night import Night
from headtable.game.people.roster import claiming, eligible
from headtable.game.prizes.claimants import CLAIMANTS, Claimants
from headtable.game.prizes.pot import DRAWN, dearest_first, parts, pot_of, worth
from headtable.game.prizes.tiebreak import Winner, drawn, most
from headtable.game.roll_off import cut_by
from headtable.game.ruleset import Prize
from headtable.messages.facts import Fact
from headtable.messages.prizes import MoneyGoesTo, PrizesGiven, PrizeUnwon, PrizeWon, TiedFor, Why
from headtable.messages.roll_offs import PrizeOf

REST = Why("rest")


def prize_giving(night: Night) -> tuple[Fact, ...] | None:
    """The next prize, or the roll-off for it; None when all are given."""
    stage = night.stage
    if not night.ruleset.prizes or stage.paid_out:
        return None
    given = {fact.prize for fact in stage.prizes} | {fact.prize for fact in stage.unwon}
    for prize in dearest_first(night.ruleset.prizes):
        if prize.name not in given and _dollars(night, prize) != 0:  # a prize of $0 is none
            return _given(night, prize)
    return tuple(_rest(night)) or (PrizesGiven(_paid_out(night) if night.ruleset.pot else None),)


def payers(night: Night) -> int:
    """The number of people who have paid: everybody with a card, except ghosts."""
    return sum(player not in night.ghosts for player in night.cards)


def _given(night: Night, prize: Prize) -> tuple[Fact, ...]:
    dollars = _dollars(night, prize)
    claimants = CLAIMANTS[prize.to](night, _candidates(night))
    if claimants.hostess:
        return (PrizeWon(prize.name, (), Why("hostess"), dollars),)
    people = tuple(claimants.counts) if claimants.counts or not _nobody_has_any(night, prize) else eligible(night)
    if not people:
        return (PrizeUnwon(prize.name, dollars, _goes_to(night, prize)),)
    if claimants.counted == "draw" or not claimants.counts:
        lots = drawn(night, people, purposes.prize(prize.name))
        return tuple(_one(prize, winner, dollars) for winner in lots)
    return _won(night, prize, claimants, dollars)


def _won(night: Night, prize: Prize, claimants: Claimants, dollars: int | None) -> tuple[Fact, ...]:
    how = night.ruleset.pot.tied if night.ruleset.pot and not claimants.level_by else "roll_off"
    level = cut_by(dict(claimants.counts), 1).tied
    if level and how != "roll_off":
        why = Why(claimants.counted, abs(claimants.counts[level[0]]))
        if how == "share":
            return (PrizeWon(prize.name, level, why, dollars),)
        return tuple(_split(night, prize.name, level, why, dollars or 0))
    by = claimants.level_by or "dice"
    answer = most(night, PrizeOf(prize.name), claimants.counts, claimants.counted, by=by)
    if isinstance(answer, TiedFor):
        return (answer,)
    return tuple(_one(prize, winner, dollars) for winner in answer)


def _split(night: Night, prize: str, level: tuple[str, ...], why: Why, dollars: int) -> Iterator[PrizeWon]:
    """Split the money in equal parts.

    A lot gives the odd dollars to players who are still here. Nobody gets a part of $0.
    """
    there = tuple(player for player in level if player not in night.gone)
    order = night.lots.order(there, purposes.odd_dollars(prize)) if there else ()
    shares = parts(dollars, dict.fromkeys((*order, *level), 1))
    for player in level:
        if shares[player]:
            yield PrizeWon(prize, (player,), why, shares[player])


def _one(prize: Prize, winner: Winner, dollars: int | None) -> PrizeWon:
    return PrizeWon(prize.name, (winner.player,), winner.why, dollars)


def _candidates(night: Night) -> tuple[str, ...]:
    """All who may win; without earlier winners, where everybody gets one prize at most."""
    people = claiming(night)
    if not night.ruleset.pot or not night.ruleset.pot.one_each:
        return people
    having = {player for prize in night.stage.prizes for player in prize.players}
    return tuple(player for player in people if player not in having)


# --- the money of what nobody can have --------------------------------------------------------------


def _dollars(night: Night, prize: Prize) -> int | None:
    """The worth of a prize in dollars.

    Money of prizes that nobody can have is added where it goes to this prize.
    """
    dollars = worth(night.ruleset, payers(night)).get(prize.name)
    first_won = not _has_draw(night) and not night.stage.prizes
    if dollars is None or not (first_won or _is_last_draw(night, prize)):
        return dollars
    return dollars + sum(fact.dollars or 0 for fact in night.stage.unwon)


def _has_draw(night: Night) -> bool:
    return any(prize.to == DRAWN for prize in night.ruleset.prizes)


def _nobody_has_any(night: Night, prize: Prize) -> bool:
    """Tell whether this is the last prize and nobody has won any; then a lot decides."""
    return night.ruleset.pot is not None and not night.stage.prizes and _is_last(night, prize)


def _is_last(night: Night, prize: Prize) -> bool:
    return prize is dearest_first(night.ruleset.prizes)[-1]


def _is_last_draw(night: Night, prize: Prize) -> bool:
    return prize.to == DRAWN and _is_last(night, prize)


def _goes_to(night: Night, prize: Prize) -> MoneyGoesTo:
    """The next place for a prize's money: the draws, and after those the dearest prize."""
    return "last-draw" if _has_draw(night) and not _is_last_draw(night, prize) else "dearest-prize"


def _rest(night: Night) -> Iterator[PrizeWon]:
    """Give the money that nobody could have to the winner of the dearest prize.

    This is what is left even after the draw.
    """
    won = night.stage.prizes
    left = (pot_of(night.ruleset.pot, payers(night)) or 0) - _paid_out(night)
    if left <= 0 or not won:
        return
    dearest = [fact for fact in won if fact.prize == won[0].prize]
    if len(dearest) == 1:
        yield PrizeWon(won[0].prize, won[0].players, REST, left)
    else:
        yield from _split(
            night, won[0].prize, tuple(player for fact in dearest for player in fact.players), REST, left
        )


def _paid_out(night: Night) -> int:
    return sum(fact.dollars or 0 for fact in night.stage.prizes)
