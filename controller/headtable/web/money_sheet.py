"""The money of the night: what comes in, what goes out as prizes and expenses, and what is left for the donation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.game.prizes.pot import worth
from headtable.game.ruleset import Ruleset
from headtable.messages.rooms import PrizeLine
from headtable.messages.words import Name
from headtable.web.guest_list import Cents, Guest, GuestList, MoneyLine
from headtable.web.live_room import LiveRoom

CENTS = 100
COMING = ("expected", "here")


class MoneyPrize(Struct, frozen=True):
    """One prize, its worth, and who has it once it is given."""

    name: str
    cents: int
    winners: tuple[Name, ...] = ()


class MoneySheet(Struct, frozen=True):
    """The sheet. What was paid and received is exactly the prizes, the expenses and the donation.

    The donation is negative if more goes out than comes in. Alternates who are not needed are no guests here
    unless they have paid. Those who do not come are: they were expected.
    """

    paid: int
    payers: int
    guests: int
    pot: int
    prizes: tuple[MoneyPrize, ...]
    expenses: tuple[MoneyLine, ...]
    spent: int
    donation: int
    income: tuple[MoneyLine, ...] = ()  # beside what the guests pay
    received: int = 0
    earlier: bool = False  # whether the guest list, and so what was paid, is of an earlier night


class Payment(Struct, frozen=True):
    """What one guest has paid."""

    name: Name
    cents: Cents


class NightMoney(Struct, frozen=True):
    """The money of one night, with each payment."""

    sheet: MoneySheet
    payments: tuple[Payment, ...] = ()


def payments_of(guests: Iterable[Guest]) -> tuple[Payment, ...]:
    """Who has paid, and how much."""
    return tuple(Payment(guest.name, guest.paid) for guest in guests if guest.paid)


def money_sheet(
    guests: Sequence[Guest],
    prizes: Sequence[MoneyPrize],
    expenses: Sequence[MoneyLine],
    income: Sequence[MoneyLine] = (),
) -> MoneySheet:
    """The sheet of these guests, prizes, expenses and other income."""
    paid = sum(guest.paid for guest in guests)
    pot = sum(prize.cents for prize in prizes)
    received = sum(one.cents for one in income)
    spent = sum(expense.cents for expense in expenses)
    return MoneySheet(
        paid=paid,
        payers=sum(guest.paid > 0 for guest in guests),
        guests=sum(guest.status != "alternate" or guest.paid > 0 for guest in guests),
        pot=pot,
        prizes=tuple(prizes),
        expenses=tuple(expenses),
        spent=spent,
        donation=paid + received - pot - spent,
        income=tuple(income),
        received=received,
    )


def prizes_tonight(guests: GuestList, room: LiveRoom) -> tuple[MoneyPrize, ...]:
    """The worth of each prize by the rules: of those who play, or before the opening of those on the list."""
    if room.stage.prizes and room.night and room.night.phase != "closed":
        return prizes_in(room.stage.prizes)
    rules = rules_of(room)
    coming = sum(guest.status in COMING for guest in guests.guests)
    return tuple(MoneyPrize(name, CENTS * dollars) for name, dollars in worth(rules, coming).items()) if rules else ()


def prizes_in(lines: Iterable[PrizeLine]) -> tuple[MoneyPrize, ...]:
    """What each prize is worth; what its winners got, once all are given. Prizes without money are left out."""
    lines = tuple(lines)
    given = all(line.won or line.nobodys for line in lines)
    found = (
        MoneyPrize(line.name, CENTS * (_won(line) if given else line.dollars or 0), _winners(line)) for line in lines
    )
    return tuple(prize for prize in found if prize.cents)


def _winners(line: PrizeLine) -> tuple[Name, ...]:
    return tuple(dict.fromkeys(player for fact in line.won for player in fact.players))


def _won(line: PrizeLine) -> int:
    return sum(fact.dollars or 0 for fact in line.won)


def price_of(guests: GuestList, room: LiveRoom) -> Cents:
    """What one guest pays: as the host has set it, or as the rules have it; 0 if nobody says."""
    if guests.price is not None:
        return guests.price
    rules = rules_of(room)
    return CENTS * rules.pot.each if rules and rules.pot else 0


def rules_of(room: LiveRoom) -> Ruleset | None:
    """The rules; an engine of another version may have some that nobody here can read."""
    try:
        return rulesets.parse(room.rules.ruleset, "night/rules") if room.rules else None
    except BadConfig:
        return None
