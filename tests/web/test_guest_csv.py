"""A CSV file of guests is read whatever program wrote it, and a wrong cell is named by its line and its column."""

from __future__ import annotations

import pytest

from headtable.saying import say
from headtable.saying.languages import catalogue_of, languages, readers_language
from headtable.web.csv_files import MARKED
from headtable.web.guest_csv import cents_in, decoded, read_csv
from headtable.web.guest_headings import COLUMNS, HEADINGS, column_of
from headtable.web.guest_list import Guest, NewGuest
from headtable.web.guest_list_routes import guests_csv
from headtable.web.refusals import Refused

ZOE = NewGuest("Zoë O\u2019Neil", 2000, "zoe@example.org", "with Ann, please")
STATUS_WORDS = ("expected", "here", "not coming", "alternate")
ROW = 'Zoë O\u2019Neil,20,zoe@example.org,"with Ann, please"'


def guests_in(text: str, encoding: str = "utf-8") -> list[NewGuest]:
    """The guests of a file without a mistake."""
    rows = read_csv(text.encode(encoding))
    assert [row.problem for row in rows if row.problem] == []
    return [row.guest for row in rows]


def refusal(text: str) -> str:
    """The sentence about a file that cannot be read."""
    with pytest.raises(Refused) as refused:
        read_csv(text.encode())
    return say(refused.value.why)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_a_file_is_read_in_the_encoding_of_its_program(encoding: str) -> None:
    assert guests_in(f"name,paid,email,wish\n{ROW}\n", encoding) == [ZOE]


def test_an_old_file_in_latin_1_is_read() -> None:
    assert decoded("Zoë".encode("latin-1")) == "Zoë"
    assert decoded(b"\x81") == "\x81"  # a byte that Windows' own encoding does not have


def test_the_columns_may_be_in_any_order_and_some_may_be_missing() -> None:
    assert guests_in("Wish;E-Mail;NAME\nnear Bob;ann@example.org;Ann\n\n;;Bob\n") == [
        NewGuest("Ann", 0, "ann@example.org", "near Bob"),
        NewGuest("Bob"),
    ]


@pytest.mark.parametrize("written_in", sorted(languages()))
def test_a_file_in_any_language_is_read_by_a_host_of_any_other(written_in: str) -> None:
    guests = [Guest(1, "Ann", 2000, "ann@example.org", "near Bob", "here"), Guest(2, "Bob", status="no-show")]
    with readers_language(written_in):
        saved = guests_csv(tuple(guests))
    for reader in sorted(languages()):
        with readers_language(reader):
            read = guests_in(saved)
        assert read == [NewGuest(one.name, one.paid, one.email, one.wish, one.status) for one in guests]


def test_a_german_host_has_german_headings_and_is_told_them() -> None:
    with readers_language("de"):
        assert guests_csv((Guest(1, "Ann"),)).splitlines()[0] == f"{MARKED}Name,bezahlt,E-Mail,Wunsch,Status"
        assert "die Spalten sind Name, bezahlt, E-Mail, Wunsch, Status" in refusal("Ann\n")
        assert guests_in("Gast;Tischwunsch;E-Mail-Adresse\nAnn;bei Bob;ann@example.org\n") == [
            NewGuest("Ann", 0, "ann@example.org", "bei Bob")
        ]


def test_no_heading_means_two_columns() -> None:
    forms = [(form, column) for column in COLUMNS for form in forms_of(column)]
    assert {form: column_of(form) for form, _ in forms} == dict(forms)


def forms_of(column: str) -> list[str]:
    """Every word for a column, in every language."""
    says, name = [catalogue_of(language) for language in languages()], HEADINGS[column]
    return [form for one in says for form in (one.text(name), *one.text(f"{name}.also").split(", "))]


def test_the_file_that_the_list_is_saved_as_can_be_loaded_again() -> None:
    guests = (
        Guest(1, "Ann", 2000, "ann@example.org", "near Bob", "here"), Guest(2, "Bob", status="no-show"),
        Guest(3, "Zoë; or Zoe", status="alternate"),
    )  # fmt: skip
    wanted = [NewGuest(one.name, one.paid, one.email, one.wish, one.status) for one in guests]
    assert guests_in(guests_csv(guests)) == wanted


def test_tabs_separate_cells_as_a_spreadsheet_copies_them() -> None:
    assert guests_in("name\tpaid\nAnn\t12.50\n") == [NewGuest("Ann", 1250)]


@pytest.mark.parametrize(
    ("written", "cents"),
    [
        ("20", 2000),
        ("$12.5", 1250),
        ("12,50 €", 1250),
        ("EUR 7", 700),
        ("20,50 US$", 2050),
        ("-5", None),
        ("1,234", None),
        ("yes", None),
    ],
)
def test_an_amount_is_whole_cents_or_none(written: str, cents: int | None) -> None:
    assert cents_in(written) == cents


@pytest.mark.parametrize(
    ("cells", "column", "says"),
    [
        ("Ann,x,,", "paid", "“x” is no amount; write it like 20 or $20.50"),
        ("Ann,,nowhere,", "email", "“nowhere” is no e-mail address"),
        (
            "Ann,,,,late",
            "status",
            "“late” is no status; write one of expected, here, not coming, alternate, or nothing",
        ),
        ("Ann,,,,,too,much", "status", "“too” is in no column; put quotation marks around a text with a comma"),
    ],
)
def test_a_wrong_cell_is_quoted_with_its_line_and_column(cells: str, column: str, says: str) -> None:
    [_, row] = read_csv(f'name,paid,email,wish,status\n"Bob\nRay",,,,\n{cells}\n'.encode())
    assert row.problem
    assert (row.line, row.column, say(row.problem)) == (4, column, says)


def test_a_column_that_the_list_does_not_have_is_named() -> None:
    [wrong, ann] = read_csv(b"name,phone\nAnn,555\n")
    assert wrong.problem
    assert say(wrong.problem) == (
        "the column “phone” is left out: the guest list has only name, paid, email, wish, status"
    )
    assert (wrong.line, ann.guest) == (1, NewGuest("Ann"))


def test_a_file_with_many_unknown_columns_names_the_first_of_them() -> None:
    rows = read_csv(f"name,{','.join('x' * 30_000)}\nAnn\n".encode())
    assert (len(rows), rows[-1].guest) == (21, NewGuest("Ann"))


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("", "the first line must name the columns, with “name” among them; it is “”"),
        ("Ann\nBob\n", "it is “Ann”"),
        ("name,Name\nAnn,Bob\n", "the first line names “Name” twice"),
        ('name\n"Ann\n', "line 2 breaks the CSV format"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_with_the_reason(file: str, says: str) -> None:
    assert says in refusal(file)
