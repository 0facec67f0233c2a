"""The guests of tonight: who is expected, who is here, and who has paid.

The list is private, so it is in a file of the pages. It is never in the journal, on the bus or in an event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import Config
from headtable.config.place import pages_folder
from headtable.messages.words import Message, Name
from headtable.name_order import name_order
from headtable.web.background_file import BackgroundFile, DamageTroubles, Write, write_durably
from headtable.web.checked_file import Troubles
from headtable.web.refusals import Refused
from headtable.web.state_file import Unnamed

FILE = "headtable-guests.json"
MOST_GUESTS = 400  # as many as an opening takes
MOST_CHANGES = 100  # that can be taken back
MOST_MONEY_LINES = 200  # of income, and of expenses
DEAREST_CENTS = 10_000_000

Cents = Annotated[int, Meta(ge=0, le=DEAREST_CENTS, description="an amount in cents")]
Email = Annotated[str, Meta(max_length=100)]
Wish = Annotated[str, Meta(max_length=200)]
Attendance = Literal["expected", "here", "no-show", "alternate"]
Maker = Literal["host", "door"]  # of a change to the list
MoneyKind = Literal["income", "expense"]


class Guest(Struct, frozen=True):
    """One guest of tonight."""

    id: int
    name: Name
    paid: Cents = 0
    email: Email = ""
    wish: Wish = ""
    status: Attendance = "expected"
    came_as: Attendance = "expected"  # an alternate who has come is one again on the next night


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest who is not on the list yet."""

    name: Name
    paid: Cents = 0
    email: Email = ""
    wish: Wish = ""
    status: Attendance = "expected"


class GuestChange(Struct, frozen=True):
    """One change to the list: the guest before and after it. There is none before an addition or after a removal."""

    number: int
    before: Guest | None
    after: Guest | None
    at_door: bool = False  # whether the door made it, and so may take it back


class MoneyLine(Struct, frozen=True):
    """One income beside what the guests pay, such as a raffle, or one expense, such as the hall."""

    id: int
    what: str
    cents: Cents


class StoredGuests(Struct):
    """The content of the file."""

    price: Cents | None = None  # what one guest pays; none while the host has not set it
    number: int = 0  # of the last guest, change or line of money
    guests: list[Guest] = field(default_factory=list)
    changes: list[GuestChange] = field(default_factory=list)
    expenses: list[MoneyLine] = field(default_factory=list)
    income: list[MoneyLine] = field(default_factory=list)
    night: str = ""  # of which night the list is, named as its journal; empty until one is under way
    emptied: int = 0  # the number when the list was emptied: guests up to it are of another night
    not_of: str = ""  # the night that was put away when the list was made for the one after it


class NoSuchGuest(Message, tag="no-such-guest"):
    """The guest is not on the list, perhaps because another device has removed them."""


class ChangedSince(Message, tag="changed-since"):
    """Somebody has changed this guest again, so an older change is not taken back."""


class NotMadeAtDoor(Message, tag="not-made-at-door"):
    """A host has made this change on the guest list, so the door may not take it back."""


class ListIsFull(Message, tag="list-is-full"):
    """The list has as many guests as a night may have."""

    most: int


class GuestFile(BackgroundFile[StoredGuests]):
    """The file of the guests."""

    def __init__(self, file: Path | None, complaints: Complaints, write: Write = write_durably) -> None:
        usual = Troubles("guests-not-read", "guests-not-kept")
        troubles = DamageTroubles(usual, "guests-set-aside", "guests-not-set-aside")
        super().__init__(file, StoredGuests, complaints, troubles, write=write)


class GuestList:
    """Tonight's guests and expenses. ``changed`` is called after each change.

    A change counts at once. Whoever answers for it, or shows it, awaits ``stored`` first.
    """

    def __init__(self, file: GuestFile, changed: Callable[[], None]) -> None:
        self._file = file
        self._changed = changed

    @property
    def guests(self) -> tuple[Guest, ...]:
        """All guests, by name."""
        return tuple(sorted(self._file.kept.guests, key=lambda guest: name_order(guest.name)))

    @property
    def names(self) -> tuple[str, ...]:
        """Their names."""
        return tuple(guest.name for guest in self._file.kept.guests)

    @property
    def price(self) -> Cents | None:
        """What one guest pays, if the host has set it."""
        return self._file.kept.price

    @property
    def income(self) -> tuple[MoneyLine, ...]:
        """What the night has brought beside what its guests pay."""
        return tuple(self._file.kept.income)

    @property
    def expenses(self) -> tuple[MoneyLine, ...]:
        """What the night has cost."""
        return tuple(self._file.kept.expenses)

    @property
    def emptied(self) -> int:
        """The last number that was given when the list was emptied."""
        return self._file.kept.emptied

    @property
    def night(self) -> str:
        """Of which night the list is; empty until one is under way."""
        return self._file.kept.night

    @property
    def not_of(self) -> str:
        """The night that was put away when the list was made for the one after it."""
        return self._file.kept.not_of

    def guest(self, number: int) -> Guest:
        """The guest with this number."""
        guest = self._find(number)
        if guest is None:
            raise Refused(HTTPStatus.NOT_FOUND, NoSuchGuest())
        return guest

    def add(self, new: Iterable[NewGuest], by: Maker = "host") -> list[GuestChange]:
        """Put guests on the list; their names have been checked."""
        added = [Guest(self._next(), one.name, one.paid, one.email, one.wish, one.status) for one in new]
        if len(self._file.kept.guests) + len(added) > MOST_GUESTS:
            raise Refused(HTTPStatus.CONFLICT, ListIsFull(MOST_GUESTS))
        return self._record([(None, guest) for guest in added], by)

    def change(self, guest: Guest, by: Maker = "host") -> GuestChange | None:
        """Put another state of a guest in the place of the present one; None if they are alike."""
        before = self.guest(guest.id)
        return None if before == guest else self._record([(before, guest)], by)[0]

    def remove(self, number: int) -> GuestChange:
        """Take a guest off the list."""
        return self._record([(self.guest(number), None)])[0]

    def undo(self, number: int, by: Maker = "host") -> GuestChange:
        """Take one change back, unless the guest has changed since. The door may do so only with its own changes.

        The taking back is a change itself, so it can be taken back, too.
        """
        kept = self._file.kept
        change = next((one for one in kept.changes if one.number == number), None)
        if change is None or not self._may_undo(change):
            raise Refused(HTTPStatus.CONFLICT, ChangedSince())
        if by == "door" and not change.at_door:
            raise Refused(HTTPStatus.FORBIDDEN, NotMadeAtDoor())
        kept.changes.remove(change)
        return self._record([(change.after, change.before)], "door" if change.at_door else "host")[0]

    def empty(self) -> None:
        """Forget every guest, every expense, and every change."""
        self._clear()
        self._save()

    def expect_again(self) -> None:
        """Begin the list of another night with the same people: nobody is here, and nobody has paid.

        Alternates stay alternates.
        """
        self._begin_with(as_before(one) for one in self.guests)
        self._save()

    def expect_after(self, put_away: str, names: Iterable[str], unnamed: Unnamed) -> None:
        """Expect these people on the night after one that was put away; their names have been checked.

        A list that was used begins anew: its other guests leave it only if the host says so. One that was made
        beforehand keeps its guests.
        """
        known = {guest.name: guest for guest in self.guests}
        people = {name: known.get(name) or Guest(0, name) for name in names}
        if self.night:
            others = [as_before(one) for one in self.guests if one.name not in people and unnamed == "stay"]
            named = [replace(one, status="expected", came_as="expected") for one in people.values()]
            self._begin_with([*named, *others])
        else:
            self.add(NewGuest(name) for name in people if name not in known)
        self._file.kept.not_of = put_away
        self._save()

    def set_price(self, cents: Cents | None) -> None:
        """Set what one guest pays."""
        self._file.kept.price = cents
        self._save()

    def set_night(self, night: str) -> None:
        """Note of which night the list is."""
        self._file.kept.night = night
        self._save()

    def add_money_line(self, kind: MoneyKind, what: str, cents: Cents) -> None:
        """Note what something has brought or cost."""
        kept = self._file.kept
        lines = kept.income if kind == "income" else kept.expenses
        if len(lines) == MOST_MONEY_LINES:
            raise Refused(HTTPStatus.CONFLICT, ListIsFull(MOST_MONEY_LINES))
        lines.append(MoneyLine(self._next(), what, cents))
        self._save()

    def remove_money_line(self, number: int) -> None:
        """Forget an income or an expense; one that is not there any more needs no second removal."""
        kept = self._file.kept
        kept.income = [line for line in kept.income if line.id != number]
        kept.expenses = [line for line in kept.expenses if line.id != number]
        self._save()

    @property
    def wrong(self) -> tuple[str, ...]:
        """What is wrong with the file, for those who use the list."""
        return tuple(map(str, self._file.wrong))

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        await self._file.stored()

    def _clear(self) -> None:
        kept = self._file.kept
        kept.guests, kept.changes, kept.expenses, kept.income = [], [], [], []
        kept.emptied, kept.night = kept.number, ""

    def _begin_with(self, people: Iterable[Guest]) -> None:
        self._clear()
        self._file.kept.guests = [replace(one, id=self._next(), paid=0) for one in people]

    def _find(self, number: int) -> Guest | None:
        return next((guest for guest in self._file.kept.guests if guest.id == number), None)

    def _may_undo(self, change: GuestChange) -> bool:
        one = change.after or change.before
        if one is None or self._find(one.id) != change.after:
            return False
        others = {guest.name for guest in self._file.kept.guests if guest.id != one.id}
        return change.before is None or change.before.name not in others

    def _record(self, steps: list[tuple[Guest | None, Guest | None]], by: Maker = "host") -> list[GuestChange]:
        changes = [GuestChange(self._next(), before, after, at_door=by == "door") for before, after in steps]
        for before, after in steps:
            self._put(before, after)
        self._file.kept.changes = [*self._file.kept.changes, *changes][-MOST_CHANGES:]
        self._save()
        return changes

    def _put(self, before: Guest | None, after: Guest | None) -> None:
        others = [guest for guest in self._file.kept.guests if before is None or guest.id != before.id]
        self._file.kept.guests = [*others, *([after] if after else [])]

    def _next(self) -> int:
        self._file.kept.number += 1
        return self._file.kept.number

    def _save(self) -> None:
        self._file.save_soon()
        self._changed()


def with_status(guest: Guest, status: Attendance) -> Guest:
    """The same guest with another status. An alternate who was here, and is not, is an alternate again."""
    if status == "expected" and guest.status != "alternate":
        return replace(guest, status=guest.came_as)
    was_alternate = guest.status == "alternate" and status != "expected"
    return replace(guest, status=status, came_as="alternate" if was_alternate else guest.came_as)


def as_before(guest: Guest) -> Guest:
    """The same guest before the night: alternates stay alternates, and everybody else is expected."""
    was = "alternate" if "alternate" in (guest.status, guest.came_as) else "expected"
    return replace(guest, status=was, came_as="expected")


def guests_file_of(config: Config) -> Path:
    """The path of the guest list, beside the pages' state."""
    return pages_folder(config) / FILE
