"""Amounts of money in the house's currency, as a reader of each language writes them."""

from __future__ import annotations

from contextvars import Context

import pytest

from headtable.saying import text
from headtable.saying.currencies import CURRENCY, currency, in_currency, is_currency, least_cents, plain
from headtable.saying.languages import readers_language


@pytest.mark.parametrize(
    ("code", "language", "exact", "whole"),
    [
        ("USD", "en", "$1,234.50", "$1,500"),
        ("EUR", "en", "€1,234.50", "€1,500"),
        ("EUR", "de", "1.234,50\xa0€", "1.500\xa0€"),
        ("EUR", "es", "1.234,50\xa0€", "1.500\xa0€"),
        ("JPY", "en", "¥1,234", "¥1,500"),
        ("JPY", "de", "1.234\xa0¥", "1.500\xa0¥"),
    ],
)
def test_an_amount_has_the_houses_currency_and_the_readers_grouping(
    code: str, language: str, exact: str, whole: str
) -> None:
    with in_currency(code), readers_language(language):
        said = text("pages-amount", amount=1234.5), text("pages-dollars", dollars=1500)
    assert said == (exact, whole)


def test_an_amount_in_a_file_is_a_plain_number_with_the_decimals_of_its_currency() -> None:
    assert str(plain(123_450)) == "1234.50"
    with in_currency("JPY"):
        assert (str(plain(123_400)), least_cents()) == ("1234", 100)


def test_a_house_that_has_said_no_currency_counts_in_dollars(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_said = Context()  # another test of this process may have read a configuration
    assert nothing_said.run(currency) == "USD"
    monkeypatch.setenv(CURRENCY, "EUR")
    assert nothing_said.run(currency) == "EUR"
    monkeypatch.setenv(CURRENCY, "EURO")
    assert nothing_said.run(currency) == "USD"


def test_a_currency_is_known_by_its_code_of_iso_4217() -> None:
    assert [code for code in ("EUR", "JPY", "eur", "EURO", "") if is_currency(code)] == ["EUR", "JPY"]
