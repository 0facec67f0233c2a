"""The money sheet: whatever was paid and spent, its numbers add up."""

from __future__ import annotations

import csv
import io

from hypothesis import given, strategies as st

from headtable.messages.prizes import PrizeWon, Why
from headtable.messages.rooms import PrizeLine, RulesState, StageState
from headtable.rulesets import text
from headtable.saying.currencies import in_currency
from headtable.web.csv_files import MARKED
from headtable.web.guest_list import Guest, MoneyLine, NewGuest
from headtable.web.money_routes import money_csv
from headtable.web.money_sheet import (
    MoneyPrize,
    NightMoney,
    money_sheet,
    payments_of,
    price_of,
    prizes_in,
    prizes_tonight,
)
from tests.web.house import night, room_with
from tests.web.test_guest_list import guest_list

CENTS = st.integers(0, 10_000_000)
GUESTS = st.lists(st.builds(Guest, st.integers(1, 400), st.text(min_size=1, max_size=40), CENTS), max_size=20)
PRIZES = st.lists(st.builds(MoneyPrize, st.text(max_size=20), CENTS), max_size=8)
MONEY_LINES = st.lists(st.builds(MoneyLine, st.integers(1, 400), st.text(min_size=1, max_size=20), CENTS), max_size=8)


@given(GUESTS, PRIZES, MONEY_LINES, MONEY_LINES)
def test_what_comes_in_is_the_prizes_the_expenses_and_the_donation(
    guests: list[Guest], prizes: list[MoneyPrize], expenses: list[MoneyLine], income: list[MoneyLine]
) -> None:
    sheet = money_sheet(guests, prizes, expenses, income)
    assert sheet.paid == sum(guest.paid for guest in guests)
    assert sheet.pot == sum(prize.cents for prize in sheet.prizes)
    assert sheet.received == sum(one.cents for one in income)
    assert sheet.paid + sheet.received == sheet.pot + sheet.spent + sheet.donation
    written = money_csv(NightMoney(sheet, payments_of(guests)))
    lines = list(csv.reader(io.StringIO(written.removeprefix(MARKED))))[1:]
    amounts = {kind: [round(100 * float(line[2])) for line in lines if line[0] == kind] for kind in KINDS}
    left = sum(amounts["Donation"]) + sum(amounts[SHORTFALL])
    assert amounts["Pot"] == [sum(amounts["Prize"])]
    assert sum(amounts["Paid"]) + sum(amounts["Income"]) == sum(amounts["Prize"]) + sum(amounts["Expense"]) + left


SHORTFALL = "Shortfall: more goes out than comes in"
KINDS = ("Paid", "Income", "Pot", "Prize", "Expense", "Donation", SHORTFALL)


def test_no_name_is_a_formula_and_a_shortfall_is_negative_and_called_so() -> None:
    guests = (Guest(1, "=1+1", 500),)
    sheet = money_sheet(guests, (), (MoneyLine(2, "@hall", 700),))
    lines = money_csv(NightMoney(sheet, payments_of(guests))).splitlines()
    shortfall = f"{SHORTFALL},,-2.00,USD"
    assert lines[1:] == ["Paid,'=1+1,5.00,USD", "Pot,,0.00,USD", "Expense,'@hall,7.00,USD", shortfall]


def test_the_file_names_the_winners_of_a_prize_once_they_are_known() -> None:
    prizes = (MoneyPrize("Most Wins", 300, ("Ann", "Bob")), MoneyPrize("50/50", 200))
    lines = money_csv(NightMoney(money_sheet((), prizes, ()))).splitlines()
    assert lines[2:4] == ["Prize,Most Wins: Ann and Bob,3.00,USD", "Prize,50/50,2.00,USD"]


def test_the_file_has_plain_amounts_of_the_houses_currency() -> None:
    with in_currency("JPY"):
        lines = money_csv(NightMoney(money_sheet((), (MoneyPrize("Most Wins", 150_000),), ()))).splitlines()
    assert lines[2] == "Prize,Most Wins,1500,JPY"


def test_an_alternate_who_never_came_is_no_guest_who_has_not_paid_but_a_no_show_is() -> None:
    guests = (
        Guest(1, "Ann", 500, status="here"),
        Guest(2, "Bob", 0),
        Guest(3, "Cat", 0, status="alternate"),
        Guest(4, "Dot", 500, status="no-show"),
        Guest(5, "Eve", 0, status="no-show"),
    )
    sheet = money_sheet(guests, (), ())
    assert (sheet.payers, sheet.guests) == (2, 4)


def test_before_the_opening_the_prizes_are_those_of_everybody_who_may_come() -> None:
    guests = guest_list()
    guests.add([NewGuest(f"Guest {n}") for n in range(11)])
    guests.add(
        [NewGuest("Kim", status="here"), NewGuest("Lou", status="alternate"), NewGuest("Max", status="no-show")]
    )
    room = room_with(RulesState(text("wba")), night("closed", 0))
    assert [prize.cents for prize in prizes_tonight(guests, room)] == [2000, 1500, 1000, 800, 500, 200]
    assert price_of(guests, room) == 500
    guests.set_price(0)
    assert price_of(guests, room) == 0


def test_in_the_night_the_prizes_are_those_of_the_players() -> None:
    line = PrizeLine("Most Wins", 30)
    room = room_with(RulesState(text("wba")), night("playing"), StageState(prizes=(line,)))
    assert prizes_tonight(guest_list(), room) == (MoneyPrize("Most Wins", 3000),)


def test_rules_without_a_pot_leave_everything_to_the_donation() -> None:
    room = room_with(RulesState(text("rfp")), night("playing"))
    guests = guest_list()
    guests.add([NewGuest("Ann", 2000)])
    assert money_sheet(guests.guests, prizes_tonight(guests, room), ()).donation == 2000


def test_when_all_prizes_are_given_each_is_worth_what_its_winners_got() -> None:
    why = Why("wins", 3)
    won = PrizeLine(
        "Most Wins", 20, (PrizeWon("Most Wins", ("Ann",), why, 15), PrizeWon("Most Wins", ("Bob",), why, 15))
    )
    unwon = PrizeLine("Traveling", 10, nobodys=True)
    assert prizes_in([won, unwon]) == (MoneyPrize("Most Wins", 3000, ("Ann", "Bob")),)
    assert prizes_in([won, PrizeLine("Traveling", 10)]) == (
        MoneyPrize("Most Wins", 2000, ("Ann", "Bob")),
        MoneyPrize("Traveling", 1000),
    )
