"""Phones come in by the code of a table, for one night. One at a time is the table's pad."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.web.checked_file import CheckedFile
from headtable.web.codes import ALPHABET, tidied
from headtable.web.phones import MOST_AT_A_TABLE, Phones
from headtable.web.state_file import FILE, TROUBLES, Phone, StateFile, StoredState
from tests.web.house import night

TONIGHT = replace(night(), id="tonight")
TOMORROW = replace(night(), id="tomorrow")


def phones_in(file: Path | None = None, said: list[str] | None = None) -> Phones:
    """Phones on a night that is on."""
    phones = Phones(StateFile(file, Complaints(print if said is None else said.append)), lambda: 1000.0, lambda: None)
    phones.update(TONIGHT)
    return phones


def come_in(phones: Phones, table: int) -> str:
    """A phone shows a table's code; its token."""
    token = phones.join(table, None, "phone")
    assert token
    return token


def phone_of(phones: Phones, token: str) -> Phone:
    """The phone with this token."""
    phone = phones.who(token)
    assert phone
    return phone


def test_each_table_has_its_own_code_without_ambiguous_letters() -> None:
    codes = [phones_in().code(table) for table in range(1, 101)]
    assert all(re.fullmatch(f"[{ALPHABET}]{{6}}", code) for code in codes)
    assert not set(ALPHABET) & set("0OQ1IL2Z5S8BV") - {"Q"}
    phones = phones_in()
    assert len({phones.code(table) for table in range(1, 101)}) == 100


@pytest.mark.parametrize("typed", ["{}", " {} ", "{}-", "a{}"])
def test_a_code_may_be_typed_in_lower_case_and_with_spaces(typed: str) -> None:
    phones = phones_in()
    code = phones.code(2)
    assert phones.table_of(typed.format(f"{code[:3].lower()} {code[3:]}")) == (None if typed.startswith("a") else 2)


def test_a_phone_is_silent_from_its_last_request_on() -> None:
    now_s = 1000.0
    phones = Phones(StateFile(None, Complaints(print)), lambda: now_s, lambda: None)
    phones.update(TONIGHT)
    token = come_in(phones, 2)
    [phone] = phones.admitted()
    now_s += 700
    assert phones.silent_s(phone) == 700
    assert phones.who(token) is phone
    now_s += 5
    assert phones.silent_s(phone) == 5


def test_a_code_of_a_table_missing_tonight_admits_no_phone() -> None:
    phones = phones_in()
    assert (phones.table_of(phones.code(3)), phones.table_of(phones.code(4))) == (3, None)


@pytest.mark.parametrize("typed", ["", "x", "ÄÖÜßéè", "\0\n", "A" * 5000, "٣٤٦٧٩٠"])
def test_invalid_text_is_refused_as_a_code(typed: str) -> None:
    assert phones_in().table_of(typed) is None
    assert len(tidied(typed)) <= 40


async def test_codes_phones_and_pads_survive_a_restart(tmp_path: Path) -> None:
    before = phones_in(tmp_path / FILE)
    token = come_in(before, 2)
    before.assign_pad(phone_of(before, token))
    await before.stored()
    after = phones_in(tmp_path / FILE)
    assert after.code(2) == before.code(2)
    pad = after.pad_of(2)
    assert pad
    assert pad == after.who(token)


async def test_only_the_owner_can_read_the_file_and_it_has_no_token(tmp_path: Path) -> None:
    phones = phones_in(tmp_path / FILE)
    token = come_in(phones, 2)
    await phones.stored()
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert token not in (tmp_path / FILE).read_text()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"codes":7}', "\0\0", "[" * 100_000])
async def test_a_damaged_file_is_reported_and_starts_empty(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    said: list[str] = []
    phones = phones_in(tmp_path / FILE, said)
    assert len(phones.code(1)) == 6
    await phones.stored()
    assert "the earlier codes are not known" in said[0]


async def test_a_file_with_one_wrong_bit_starts_empty_and_never_holds_another_value(tmp_path: Path) -> None:
    phones = phones_in(tmp_path / FILE)
    come_in(phones, 2)
    await phones.stored()
    whole = (tmp_path / FILE).read_bytes()
    said: list[str] = []
    for place, byte in enumerate(whole):
        spoilt = bytes((*whole[:place], byte ^ 1 << place % 8, *whole[place + 1 :]))
        (tmp_path / FILE).write_bytes(spoilt)
        assert (
            CheckedFile(tmp_path / FILE, StoredState, Complaints(said.append), TROUBLES.usual).kept == StoredState()
        )
    assert len(said) == len(whole)


async def test_if_the_file_cannot_be_written_the_pages_go_on_and_report_it(tmp_path: Path) -> None:
    said: list[str] = []
    phones = phones_in(tmp_path / "nowhere" / FILE, said)
    assert phones.who(come_in(phones, 1))
    await phones.stored()
    assert "codes and phones are not kept" in said[0]


def test_another_night_has_other_codes_and_no_phones() -> None:
    phones = phones_in()
    token, code = come_in(phones, 2), phones.code(2)
    phones.update(TOMORROW)
    assert (phones.who(token), phones.why_out(token), phones.table_of(code)) == (None, "another-night", None)


async def test_a_cookie_of_another_night_stays_invalid_after_a_restart(tmp_path: Path) -> None:
    before = phones_in(tmp_path / FILE)
    token = come_in(before, 2)
    await before.stored()
    later = Phones(StateFile(tmp_path / FILE, Complaints(print)), lambda: 1000.0, lambda: None)
    later.update(TOMORROW)
    await later.stored()
    assert later.who(token) is None


def test_codes_made_before_the_night_is_known_belong_to_it() -> None:
    phones = Phones(StateFile(None, Complaints(print)), lambda: 1000.0, lambda: None)
    token, code = come_in(phones, 2), phones.code(2)
    phones.update(TONIGHT)
    assert phones.who(token)
    assert phones.code(2) == code


def test_after_the_night_no_phone_is_admitted_unless_the_host_undoes_the_end() -> None:
    phones = phones_in()
    token = come_in(phones, 2)
    phones.update(replace(TONIGHT, phase="over"))
    assert (phones.who(token), phones.table_of(phones.code(2))) == (None, None)
    phones.update(TONIGHT)
    assert phones.who(token)


def test_a_phone_that_moves_to_another_table_leaves_the_first() -> None:
    phones = phones_in()
    token = come_in(phones, 1)
    phones.assign_pad(phone_of(phones, token))
    moved = phones.join(2, token, "phone")
    assert (phones.who(token), phone_of(phones, moved).table) == (None, 2)
    assert (phones.pad_of(1), phones.at(1), [one.table for one in phones.at(2)]) == (None, [], [2])


def test_a_removed_phone_stays_out_and_the_others_stay_in() -> None:
    phones = phones_in()
    rogue, good, code = come_in(phones, 2), come_in(phones, 2), phones.code(2)
    assert phones.remove(phone_of(phones, rogue).id)
    assert (phones.who(rogue), phones.why_out(rogue), phones.table_of(code)) == (None, "removed", None)
    assert phones.who(good)
    assert phones.remove("nobody") is None


def test_a_renewed_code_removes_only_the_phones_of_its_table() -> None:
    phones = phones_in()
    one, two, codes = come_in(phones, 1), come_in(phones, 2), [phones.code(table) for table in (1, 2, 3)]
    phones.renew(2)
    assert (phones.who(two), phones.why_out(two)) == (None, "renewed")
    assert phones.who(one)
    phones.renew(1, 2, 3)
    assert phones.who(one) is None
    assert not set(codes) & {phones.code(table) for table in (1, 2, 3)}


def test_the_phones_of_a_table_are_limited_and_its_pad_stays() -> None:
    phones = phones_in()
    pad = come_in(phones, 2)
    phones.assign_pad(phone_of(phones, pad))
    tokens = [come_in(phones, 2) for _ in range(20)]
    assert len(phones.at(2)) == MOST_AT_A_TABLE
    assert phones.who(pad)
    assert phones.who(tokens[-1])


def test_each_watching_browser_is_notified_of_every_change() -> None:
    changes: list[int] = []
    phones = Phones(StateFile(None, Complaints(print)), lambda: 1000.0, lambda: changes.append(1))
    phones.update(TONIGHT)
    phone = phone_of(phones, come_in(phones, 1))
    phones.assign_pad(phone)
    phones.remove(phone.id)
    phones.renew(1)
    assert len(changes) == 5
