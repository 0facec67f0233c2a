"""The files of the pages as older versions wrote them: their income and expenses are read as before."""

from __future__ import annotations

import json
import zlib
from pathlib import Path

import pytest

from headtable.complaints import Complaints
from headtable.web.attendance import FILE as ATTENDANCE, Attendance, AttendanceFile
from headtable.web.guest_list import FILE as GUESTS, MoneyLine
from tests.web.test_guest_list import guest_list

EXPENSES = {"expenses": [{"id": 2, "what": "the hall", "cents": 5000}]}
INCOME = {"income": [{"id": 3, "what": "the raffle", "cents": 700}]}
WRITTEN = (
    pytest.param(EXPENSES, (), id="before other income"),
    pytest.param({**EXPENSES, **INCOME}, (MoneyLine(3, "the raffle", 700),), id="with other income"),
)
SHEET = {"paid": 9000, "payers": 1, "guests": 1, "pot": 0, "prizes": [], "spent": 5000, "donation": 4000}


def write(file: Path, kept: object) -> None:
    """Write a file with its checksum."""
    raw = json.dumps(kept)
    file.write_text(f'{{"crc32":{zlib.crc32(raw.encode())},"kept":{raw}}}')


@pytest.mark.parametrize(("written", "income"), WRITTEN)
def test_a_guest_list_keeps_its_money(
    written: dict[str, object], income: tuple[MoneyLine, ...], tmp_path: Path
) -> None:
    write(tmp_path / GUESTS, {"price": None, "number": 3, "guests": [], "changes": [], **written})
    guests = guest_list(tmp_path / GUESTS)
    assert (guests.wrong, guests.expenses) == ((), (MoneyLine(2, "the hall", 5000),))
    assert guests.income == income


@pytest.mark.parametrize(("written", "income"), WRITTEN)
def test_a_past_night_keeps_its_money(
    written: dict[str, object], income: tuple[MoneyLine, ...], tmp_path: Path
) -> None:
    night = {"sheet": {**SHEET, **written}, "payments": [{"name": "Ann", "cents": 9000}]}
    write(tmp_path / ATTENDANCE, {"check_ins": {}, "players": {}, "money": {"2026-11-21-1805": night}})
    money = Attendance(AttendanceFile(tmp_path / ATTENDANCE, Complaints(print))).money_of("2026-11-21-1805")
    assert money is not None
    assert (money.sheet.expenses, money.sheet.income) == ((MoneyLine(2, "the hall", 5000),), income)
