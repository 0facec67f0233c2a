"""The guest list: names that are told apart, changes that are taken back, and a file that survives a restart."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.name_order import letters
from headtable.web import guest_names
from headtable.web.guest_csv import read_csv
from headtable.web.guest_list import (
    FILE,
    MOST_MONEY_LINES,
    Guest,
    GuestFile,
    GuestList,
    ListIsFull,
    MoneyKind,
    MoneyLine,
    NewGuest,
    NotMadeAtDoor,
    as_before,
    with_status,
)
from headtable.web.guest_names import free_name, shorter, similar_names
from headtable.web.guest_rows import GuestsTaken, Row, take_all, take_right_ones
from headtable.web.refusals import Refused

LONG = "Maximiliane Wilhelmina von Hohenschwangau zu Neuschwanstein"


def guest_list(file: Path | None = None, said: list[str] | None = None) -> GuestList:
    """An empty list, or the one of this file."""
    return GuestList(GuestFile(file, Complaints(print if said is None else said.append)), lambda: None)


def pasted(*names: str) -> list[Row]:
    """The lines of names that a host pastes."""
    return [Row(line, NewGuest(name)) for line, name in enumerate(names, 1)]


def take_names(guests: GuestList, *names: str, instead: Mapping[int, str] | None = None) -> GuestsTaken:
    """A host pastes these names."""
    return take_all(guests, pasted(*names), instead or {})


def shown(guests: GuestList) -> list[tuple[str, str, int]]:
    """What the list has about each guest."""
    return [(guest.name, guest.status, guest.paid) for guest in guests.guests]


# --- names -------------------------------------------------------------------------------------------


def test_names_are_sorted_as_people_look_for_them() -> None:
    guests = guest_list()
    take_names(guests, "Zoë", " Ann \n Lee ", "bob")
    assert guests.names == ("Zoë", "Ann Lee", "bob")
    assert [guest.name for guest in guests.guests] == ["Ann Lee", "bob", "Zoë"]


def test_an_unknown_column_stops_no_guest() -> None:
    guests = guest_list()
    taken = take_all(guests, read_csv(b"name,phone\nAnn,555\n"), {})
    assert (taken.taken, taken.wrong, guests.names) == (1, (), ("Ann",))
    assert taken.hints == ("the column “phone” is left out: the guest list has only name, paid, email, wish, status",)


def test_a_wrong_line_has_the_name_of_its_guest() -> None:
    taken = take_all(guest_list(), read_csv(b"name,email\nAnn,nowhere\n,x@y\n"), {})
    assert [(wrong.line, wrong.name, wrong.suggested) for wrong in taken.wrong] == [(2, "Ann", None), (3, None, None)]


def test_no_name_is_taken_while_one_of_them_is_wrong() -> None:
    guests = guest_list()
    taken = take_names(guests, "Anna", "Bob", "Anna", LONG, "", "Ghost 2")
    assert (taken.taken, guests.names) == (0, ())
    assert [(wrong.line, wrong.suggested) for wrong in taken.wrong] == [
        (3, "Anna (2)"),
        (4, "Maximiliane Wilhelmina von Hohenschwanga"[:26]),
        (5, None),
        (6, None),
    ]
    assert taken.wrong[0].words == (
        "line 3, name: “Anna” is in line 1 as well; write “Anna (2)”, or add a letter of the surname"
    )
    assert "has 59 characters, and 40 fit on a score card" in taken.wrong[1].words


def test_the_host_may_take_the_other_names() -> None:
    guests = guest_list()
    taken = take_right_ones(guests, pasted("Anna", "Bob", "Anna"), {})
    assert (taken.taken, len(taken.wrong), guests.names) == (2, 1, ("Anna", "Bob"))


def test_the_host_gives_better_names_to_single_lines() -> None:
    guests = guest_list()
    taken = take_names(guests, "Anna", "Anna", LONG, instead={2: "Anna B.", 3: "Maxi"})
    assert (taken.taken, guests.names) == (3, ("Anna", "Anna B.", "Maxi"))


@pytest.mark.parametrize("other", ["zoe", "Zoé", "Zo e", "ZOË"])
def test_a_name_that_differs_only_in_case_accents_or_spaces_is_taken_with_a_warning(other: str) -> None:
    guests = guest_list()
    taken = take_names(guests, "Zoë", other)
    assert (taken.taken, taken.warnings) == (2, (f"“{other}” is easily confused with “Zoë”",))


def test_a_name_is_the_same_in_either_way_to_write_its_accent() -> None:
    guests = guest_list()
    assert take_names(guests, "Zo\u00eb", "Zoe\u0308").wrong[0].suggested == "Zoë (2)"


def test_letters_are_compared_as_in_the_pages() -> None:
    assert letters("Zoë O\u2019Neil-Straße +") == "zoeoneilstrasse"


def test_a_suggested_name_always_fits_and_is_free() -> None:
    name = "x" * 40
    assert shorter(2 * name) == name
    assert free_name(name, {name}) == "x" * 36 + " (2)"
    assert free_name("Ann", {"Ann", "Ann (2)"}) == "Ann (3)"


def test_more_lines_than_a_night_has_guests_are_refused_before_any_is_looked_at() -> None:
    guests = guest_list()
    with pytest.raises(Refused) as refused:
        take_names(guests, *["Ann"] * 401)  # 400 of them would be wrong
    assert refused.value.why == ListIsFull(400)
    assert take_right_ones(guests, pasted(*["Ann"] * 400), {}).taken == 1


def test_the_letters_of_each_name_are_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[str] = []

    def counted(name: str) -> str:
        computed.append(name)
        return letters(name)

    monkeypatch.setattr(guest_names, "letters", counted)
    old, new = [f"Guest {n}" for n in range(400)], [f"guest {n}" for n in range(400)]
    assert list(similar_names(new, old)) == list(zip(new, old, strict=True))
    assert sorted(computed) == sorted([*new, *old])


# --- changes -----------------------------------------------------------------------------------------


def test_a_change_is_taken_back() -> None:
    guests = guest_list()
    [added] = guests.add([NewGuest("Ann")])
    ann = guests.guests[0]
    here = guests.change(with_status(ann, "here"))
    assert here
    assert guests.change(with_status(ann, "here")) is None  # a second tap changes nothing
    guests.undo(here.number)
    assert shown(guests) == [("Ann", "expected", 0)]
    guests.undo(added.number)
    assert guests.guests == ()


def test_a_change_is_not_taken_back_over_a_later_one() -> None:
    guests = guest_list()
    guests.add([NewGuest("Ann")])
    here = guests.change(with_status(guests.guests[0], "here"))
    guests.change(replace(guests.guests[0], paid=2000))
    assert here
    with pytest.raises(Refused):
        guests.undo(here.number)
    assert shown(guests) == [("Ann", "here", 2000)]


def test_the_door_takes_back_only_its_own_changes_and_a_host_all() -> None:
    guests = guest_list()
    [ann] = guests.add([NewGuest("Ann")])
    [bea] = guests.add([NewGuest("Bea", status="here")], by="door")
    with pytest.raises(Refused) as refused:
        guests.undo(ann.number, by="door")
    assert refused.value.why == NotMadeAtDoor()
    guests.undo(bea.number, by="door")
    guests.undo(ann.number)
    assert guests.guests == ()


def test_a_removed_guest_comes_back_unless_another_has_the_name_now() -> None:
    guests = guest_list()
    guests.add([NewGuest("Ann", 500)])
    removed = guests.remove(guests.guests[0].id)
    [other] = guests.add([NewGuest("Ann")])
    with pytest.raises(Refused):
        guests.undo(removed.number)
    guests.undo(other.number)
    guests.undo(removed.number)
    assert shown(guests) == [("Ann", "expected", 500)]


def test_every_change_is_told() -> None:
    told: list[int] = []
    guests = GuestList(GuestFile(None, Complaints(print)), lambda: told.append(1))
    [added] = guests.add([NewGuest("Ann")])
    guests.undo(added.number)
    guests.set_price(2000)
    guests.add_money_line("expense", "the hall", 5000)
    guests.remove_money_line(guests.expenses[0].id)
    guests.empty()
    assert len(told) == 6


def test_a_list_longer_than_a_night_is_refused() -> None:
    guests = guest_list()
    guests.add([NewGuest(f"Guest {number}") for number in range(400)])
    with pytest.raises(Refused):
        guests.add([NewGuest("one more")])
    assert len(guests.guests) == 400


def test_income_and_expenses_have_room_for_as_many_lines_each_and_a_removal_gives_room() -> None:
    guests = guest_list()
    for n in range(MOST_MONEY_LINES):
        guests.add_money_line("expense", f"expense {n}", 1)
        guests.add_money_line("income", f"income {n}", 1)
    first: dict[MoneyKind, MoneyLine] = {"expense": guests.expenses[0], "income": guests.income[0]}
    for kind, line in first.items():
        with pytest.raises(Refused):
            guests.add_money_line(kind, "one more", 1)
        guests.remove_money_line(line.id)
        guests.add_money_line(kind, "one more", 1)
    assert [len(guests.expenses), len(guests.income)] == [MOST_MONEY_LINES, MOST_MONEY_LINES]
    assert [guests.expenses[-1].what, guests.income[-1].what] == ["one more", "one more"]


# --- the file ----------------------------------------------------------------------------------------


async def test_the_list_survives_a_restart_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    guests = guest_list(tmp_path / FILE)
    guests.add([NewGuest("Zoë", 2000, "zoe@example.org", "near Ann", "here")])
    guests.set_price(2000)
    guests.add_money_line("expense", "the hall", 5000)
    guests.add_money_line("income", "the raffle", 700)
    await guests.stored()
    again = guest_list(tmp_path / FILE)
    assert (again.guests, again.price, again.expenses) == (guests.guests, 2000, guests.expenses)
    assert (again.income, guests.income[0].what) == (guests.income, "the raffle")
    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


async def test_a_changed_file_is_noticed(tmp_path: Path) -> None:
    guests = guest_list(tmp_path / FILE)
    guests.add([NewGuest("Ann")])
    await guests.stored()
    file = tmp_path / FILE
    file.write_text(file.read_text().replace("Ann", "Bob"))
    said: list[str] = []
    assert guest_list(file, said).guests == ()
    assert "the guest list is not known: it was changed after it was written" in said[0]


def test_an_alternate_who_came_is_an_alternate_again_afterwards() -> None:
    alternate = Guest(1, "Ann", status="alternate")
    here = with_status(alternate, "here")
    assert with_status(here, "expected").status == "alternate"
    assert with_status(alternate, "expected").status == "expected"  # the host may expect her by name
    assert as_before(here) == alternate
    assert as_before(with_status(Guest(2, "Bob"), "here")) == Guest(2, "Bob")
