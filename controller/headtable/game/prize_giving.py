"""The prizes are given, one after the other, until they make up the pot."""

from __future__ import annotations

from headtable.game.claimants import CLAIMANTS, Claimants
from headtable.game.deciding import Winner, drawn, most
from headtable.game.night import Night
from headtable.game.people import eligible
from headtable.game.pot import DRAWN, dearest_first, parts, pot_of, worth
from headtable.game.roll_off import cut_by
from headtable.game.ruleset import Prize
from headtable.messages import HOSTESS, Fact, PrizesGiven, PrizeUnwon, PrizeWon, TiedFor, Why


def prize_giving(night: Night) -> tuple[Fact, ...] | None:
    """The next prize, or the roll-off for it; None when all are given."""
    stage = night.stage
    if not night.ruleset.prizes or stage.paid_out:
        return None
    given = {fact.prize for fact in stage.prizes} | {fact.prize for fact in stage.unwon}
    for prize in dearest_first(night.ruleset.prizes):
        if prize.name not in given:
            return _given(night, prize)
    return (PrizesGiven(pot_of(night.ruleset.pot, payers(night))),)


def payers(night: Night) -> int:
    """How many have paid: everybody with a card, but no ghost."""
    return sum(player not in night.ghosts for player in night.cards)


def _given(night: Night, prize: Prize) -> tuple[Fact, ...]:
    dollars = _dollars(night, prize)
    claimants = CLAIMANTS[prize.to](night, _candidates(night))
    if claimants.hostess:
        return (PrizeWon(prize.name, (HOSTESS,), Why("hostess"), dollars),)
    if claimants.counted == "draw" or (not claimants.counts and not _drawn_later(night, prize)):
        return _by_lot(night, prize, dollars)
    if not claimants.counts:
        return (PrizeUnwon(prize.name, dollars),)
    return _won(night, prize, claimants, dollars)


def _won(night: Night, prize: Prize, claimants: Claimants, dollars: int | None) -> tuple[Fact, ...]:
    how = night.ruleset.pot.tied if night.ruleset.pot and not claimants.level_by else "roll_off"
    level = cut_by(dict(claimants.counts), 1).tied
    if level and how != "roll_off":
        why = Why(claimants.counted, abs(claimants.counts[level[0]]))
        return (
            (PrizeWon(prize.name, level, why, dollars),)
            if how == "share"
            else _split(night, prize, level, why, dollars)
        )
    what, by = f"the prize {prize.name}", claimants.level_by or "dice"
    answer = most(night, what, claimants.counts, claimants.counted, by=by)
    if isinstance(answer, TiedFor):
        return (answer,)
    return tuple(_one(prize, winner, dollars) for winner in answer)


def _split(night: Night, prize: Prize, level: tuple[str, ...], why: Why, dollars: int | None) -> tuple[Fact, ...]:
    """The money in equal parts; the odd dollars go by lot."""
    order = night.lots.order(level, f"the odd dollars of {prize.name}")
    shares = parts(dollars or 0, dict.fromkeys(order, 1))
    return tuple(PrizeWon(prize.name, (player,), why, shares[player]) for player in level)


def _by_lot(night: Night, prize: Prize, dollars: int | None) -> tuple[Fact, ...]:
    people = tuple(CLAIMANTS[DRAWN](night, eligible(night)).counts)
    if not people:
        return (PrizeUnwon(prize.name, dollars),)
    return tuple(_one(prize, winner, dollars) for winner in drawn(night, people, f"the prize {prize.name}"))


def _one(prize: Prize, winner: Winner, dollars: int | None) -> PrizeWon:
    return PrizeWon(prize.name, (winner.player,), winner.why, dollars)


def _candidates(night: Night) -> tuple[str, ...]:
    """All who may win; without those who have a prize where everybody gets one at most."""
    people = eligible(night)
    if not night.ruleset.pot or not night.ruleset.pot.one_each:
        return people
    having = {player for prize in night.stage.prizes for player in prize.players}
    return tuple(player for player in people if player not in having)


def _drawn_later(night: Night, prize: Prize) -> bool:
    return prize.to != DRAWN and any(other.to == DRAWN for other in night.ruleset.prizes)


def _dollars(night: Night, prize: Prize) -> int | None:
    """What it is worth; the last draw has what nobody could win before it."""
    dollars = worth(night.ruleset, payers(night)).get(prize.name)
    if dollars is None or prize is not dearest_first(night.ruleset.prizes)[-1]:
        return dollars
    return dollars + sum(fact.dollars or 0 for fact in night.stage.unwon)
