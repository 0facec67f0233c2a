"""Phones come in by the code of a table, for one night. One at a time is the table's pad."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.web.codes import ALPHABET, tidied
from headtable.web.phones import MOST_AT_A_TABLE, Phones
from headtable.web.state_file import FILE, Kept, Phone, StateFile
from tests.web.house import night

TONIGHT = replace(night(), id="tonight")
TOMORROW = replace(night(), id="tomorrow")


def phones_in(file: Path | None = None, said: list[str] | None = None) -> Phones:
    """Phones on a night that is on."""
    phones = Phones(StateFile(file, Complaints(print if said is None else said.append)), lambda: 1000.0, lambda: None)
    phones.hear(TONIGHT)
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


def test_each_table_has_a_code_of_its_own_without_look_alikes() -> None:
    codes = [phones_in().code(table) for table in range(1, 101)]
    assert all(re.fullmatch(f"[{ALPHABET}]{{6}}", code) for code in codes)
    assert not set(ALPHABET) & set("0OQ1IL2Z5S8BV") - {"Q"}
    phones = phones_in()
    assert len({phones.code(table) for table in range(1, 101)}) == 100


@pytest.mark.parametrize("typed", ["{}", " {} ", "{}-", "a{}"])
def test_a_code_may_be_typed_with_small_letters_and_blanks(typed: str) -> None:
    phones = phones_in()
    code = phones.code(2)
    assert phones.table_of(typed.format(f"{code[:3].lower()} {code[3:]}")) == (None if typed.startswith("a") else 2)


def test_a_code_of_a_table_that_is_not_there_tonight_lets_nobody_in() -> None:
    phones = phones_in()
    assert (phones.table_of(phones.code(3)), phones.table_of(phones.code(4))) == (3, None)


@pytest.mark.parametrize("typed", ["", "x", "ÄÖÜßéè", "\0\n", "A" * 5000, "٣٤٦٧٩٠"])
def test_text_that_is_no_code_is_refused(typed: str) -> None:
    assert phones_in().table_of(typed) is None
    assert len(tidied(typed)) <= 40


def test_codes_phones_and_pads_outlive_a_restart(tmp_path: Path) -> None:
    before = phones_in(tmp_path / FILE)
    token = come_in(before, 2)
    before.take(phone_of(before, token))
    after = phones_in(tmp_path / FILE)
    assert after.code(2) == before.code(2)
    pad = after.pad_of(2)
    assert pad
    assert pad == after.who(token)


def test_the_file_is_its_owners_alone_and_has_no_token(tmp_path: Path) -> None:
    token = come_in(phones_in(tmp_path / FILE), 2)
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600
    assert token not in (tmp_path / FILE).read_text()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"codes":7}', "\0\0", "[" * 100_000])
def test_a_damaged_file_is_reported_and_starts_empty(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    said: list[str] = []
    assert len(phones_in(tmp_path / FILE, said).code(1)) == 6
    assert "the codes of before are not known" in said[0]


def test_a_file_with_one_wrong_bit_starts_empty_and_never_holds_another_value(tmp_path: Path) -> None:
    come_in(phones_in(tmp_path / FILE), 2)
    whole = (tmp_path / FILE).read_bytes()
    said: list[str] = []
    for place, byte in enumerate(whole):
        spoilt = bytes((*whole[:place], byte ^ 1 << place % 8, *whole[place + 1 :]))
        (tmp_path / FILE).write_bytes(spoilt)
        assert StateFile(tmp_path / FILE, Complaints(said.append)).kept == Kept()
    assert len(said) == len(whole)


def test_if_the_file_cannot_be_written_the_pages_go_on_and_report_it(tmp_path: Path) -> None:
    said: list[str] = []
    phones = phones_in(tmp_path / "nowhere" / FILE, said)
    assert phones.who(come_in(phones, 1))
    assert "codes and phones are not kept" in said[0]


def test_another_night_has_other_codes_and_no_phones() -> None:
    phones = phones_in()
    token, code = come_in(phones, 2), phones.code(2)
    phones.hear(TOMORROW)
    assert (phones.who(token), phones.why_out(token), phones.table_of(code)) == (None, "another-night", None)


def test_a_cookie_of_another_night_is_none_after_a_restart_either(tmp_path: Path) -> None:
    token = come_in(phones_in(tmp_path / FILE), 2)
    later = Phones(StateFile(tmp_path / FILE, Complaints(print)), lambda: 1000.0, lambda: None)
    later.hear(TOMORROW)
    assert later.who(token) is None


def test_codes_from_before_the_night_was_known_are_its_own() -> None:
    phones = Phones(StateFile(None, Complaints(print)), lambda: 1000.0, lambda: None)
    token, code = come_in(phones, 2), phones.code(2)
    phones.hear(TONIGHT)
    assert phones.who(token)
    assert phones.code(2) == code


def test_when_the_night_is_over_nobody_is_in_until_the_host_takes_that_back() -> None:
    phones = phones_in()
    token = come_in(phones, 2)
    phones.hear(replace(TONIGHT, phase="over"))
    assert (phones.who(token), phones.table_of(phones.code(2))) == (None, None)
    phones.hear(TONIGHT)
    assert phones.who(token)


def test_a_phone_that_moves_to_another_table_leaves_the_one_before() -> None:
    phones = phones_in()
    token = come_in(phones, 1)
    phones.take(phone_of(phones, token))
    assert phones.join(2, token, "phone") is None
    assert (phones.pad_of(1), phones.at(1), [one.table for one in phones.at(2)]) == (None, [], [2])


def test_a_phone_that_is_put_out_stays_out_and_the_others_stay_in() -> None:
    phones = phones_in()
    rogue, good, code = come_in(phones, 2), come_in(phones, 2), phones.code(2)
    assert phones.put_out(phone_of(phones, rogue).id)
    assert (phones.who(rogue), phones.why_out(rogue), phones.table_of(code)) == (None, "put-out", None)
    assert phones.who(good)
    assert phones.put_out("nobody") is None


def test_a_renewed_code_puts_out_the_phones_of_its_table_alone() -> None:
    phones = phones_in()
    one, two, codes = come_in(phones, 1), come_in(phones, 2), [phones.code(table) for table in (1, 2, 3)]
    phones.renew(2)
    assert (phones.who(two), phones.why_out(two)) == (None, "renewed")
    assert phones.who(one)
    phones.renew(1, 2, 3)
    assert phones.who(one) is None
    assert not set(codes) & {phones.code(table) for table in (1, 2, 3)}


def test_a_table_has_room_for_so_many_phones_and_its_pad_stays() -> None:
    phones = phones_in()
    pad = come_in(phones, 2)
    phones.take(phone_of(phones, pad))
    tokens = [come_in(phones, 2) for _ in range(20)]
    assert len(phones.at(2)) == MOST_AT_A_TABLE
    assert phones.who(pad)
    assert phones.who(tokens[-1])


def test_each_watching_browser_is_told_of_every_change() -> None:
    changes: list[int] = []
    phones = Phones(StateFile(None, Complaints(print)), lambda: 1000.0, lambda: changes.append(1))
    phones.hear(TONIGHT)
    phone = phone_of(phones, come_in(phones, 1))
    phones.take(phone)
    phones.put_out(phone.id)
    phones.renew(1)
    assert len(changes) == 5
