"""The currency of the house, and amounts of it as a reader writes them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from decimal import Decimal

from babel import Locale
from babel.numbers import format_currency, get_currency_precision

CURRENCY = "HEADTABLE_CURRENCY"
"""The environment variable by which a process hands its currency to the commands that it starts."""
DOLLARS = "USD"
"""The currency of a house that names none."""
HUNDREDTHS = 100
"""The cents in one unit of every currency: an amount is a number of hundredths, also in yen."""

_house: ContextVar[str | None] = ContextVar("currency_of_the_house", default=None)


def currency() -> str:
    """The code of the house's currency, such as EUR."""
    handed = os.environ.get(CURRENCY, "")
    return _house.get() or (handed if is_currency(handed) else DOLLARS)


def use_currency(code: str) -> None:
    """Say all amounts of this process, and of the tasks that it starts from here on, in this currency."""
    _house.set(code)


@contextmanager
def in_currency(code: str) -> Iterator[None]:
    """Say all amounts inside the ``with`` in this currency."""
    token = _house.set(code)
    try:
        yield
    finally:
        _house.reset(token)


def is_currency(code: str) -> bool:
    """Whether ISO 4217 has this code."""
    return code in Locale("en").currencies


def decimals() -> int:
    """The decimals of an amount: 2 in euros, none in yen. No amount of headtable has more than two."""
    own: int = get_currency_precision(currency())
    return min(own, 2)


def least_cents() -> int:
    """The smallest amount that can be paid, in hundredths: 1 in euros, 100 in yen."""
    coins: int = 10 ** decimals()  # of one unit
    return HUNDREDTHS // coins


def plain(cents: int) -> Decimal:
    """The amount as a bare number for a spreadsheet: 1234.50 in euros, 1234 in yen."""
    return (Decimal(cents) / HUNDREDTHS).quantize(Decimal(1).scaleb(-decimals()))


def amount(value: float, language: str) -> str:
    """An amount with its symbol: ``amount(1234.5, "de")`` is "1.234,50 €" in euros."""
    return _formatted(value, language, decimals())


def whole_amount(value: float, language: str) -> str:
    """The same for an amount that never has cents: "1.234 €"."""
    return _formatted(value, language, 0)


def _formatted(value: float, language: str, shown: int) -> str:
    locale = Locale.parse(language, sep="-")
    pattern = locale.currency_formats["standard"].pattern.replace(".00", f".{'0' * shown}" if shown else "")
    return format_currency(value, currency(), pattern, locale, currency_digits=False)
