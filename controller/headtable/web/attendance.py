"""Who came on which night, and what they paid: from the guest list of each night, and from the journals.

The guest list is for one night. So what it says of each night is kept in a private file of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from msgspec import Struct, field
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.game.people.roster import is_ghost
from headtable.journal.night_files import NightFile
from headtable.messages.rooms import Phase
from headtable.messages.words import Name
from headtable.name_order import name_order
from headtable.web.background_file import BackgroundFile, DamageTroubles, Write, write_durably
from headtable.web.checked_file import Troubles
from headtable.web.guest_list import Cents, Guest
from headtable.web.live_room import LiveRoom
from headtable.web.money_sheet import NightMoney
from headtable.web.night_folder import PlayedNight

FILE = "headtable-attendance.json"
MOST_NIGHTS = 1000  # that are kept; the oldest one makes room
NOT_BEGUN: Phase = "closed"
DONE: Phase = "over"  # from then on, the guest list may be that of the next night


class CheckIn(Struct, frozen=True):
    """What the guest list said of one guest on one night."""

    name: Name
    is_here: bool
    paid: Cents


class StoredAttendance(Struct):
    """The content of the file; each night is named as in its journal."""

    check_ins: dict[str, dict[int, CheckIn]] = field(default_factory=dict)  # by the number of the guest
    players: dict[str, tuple[Name, ...]] = field(default_factory=dict)  # of nights that were put away
    money: dict[str, NightMoney] = field(default_factory=dict)


class AttendanceFile(BackgroundFile[StoredAttendance]):
    """The file of past guests."""

    def __init__(self, file: Path | None, complaints: Complaints, write: Write = write_durably) -> None:
        usual = Troubles("attendance-not-read", "attendance-not-kept")
        troubles = DamageTroubles(usual, "attendance-set-aside", "attendance-not-set-aside")
        super().__init__(file, StoredAttendance, complaints, troubles, write=write)


class Visit(Struct, frozen=True):
    """What is known of one person on one night: whether they played, were checked in, and what they paid."""

    night: str
    played: bool
    checked_in: bool
    paid: Cents


class PersonsVisits(Struct, frozen=True):
    """One person, and the nights on which they came or paid, the newest first."""

    name: Name
    visits: tuple[Visit, ...]


class Attendance:
    """The nights of this machine, and who was there."""

    def __init__(self, file: AttendanceFile) -> None:
        self._file = file
        self._unreadable: set[str] = set()

    def record(self, room: LiveRoom, guests: Iterable[Guest], emptied: int) -> None:
        """Keep what the guest list says, while a night is under way.

        ``emptied`` is the last number when the list was emptied: guests up to it stay in the record.
        """
        night = room.night_name
        if not is_under_way(room):
            return
        before = self._file.kept.check_ins.get(night, {})
        gone = {number: guest for number, guest in before.items() if number <= emptied}
        now = gone | self._new(night, guests)
        if now != before:
            self._file.kept.check_ins[night] = now
            self._save()

    def money_of(self, night: str) -> NightMoney | None:
        """The money of a night, as the guest list had it last."""
        return self._file.kept.money.get(night)

    def record_money(self, night: str, money: NightMoney) -> None:
        """Keep the money of a night."""
        if self.money_of(night) != money:
            self._file.kept.money[night] = money
            self._save()

    def note_players(self, night: str, played: PlayedNight) -> None:
        """Keep who played on a night that was put away."""
        names = {line.player for line in played.standings}
        names.update(player for result in played.results for player in (*result.winners, *result.losers))
        self._file.kept.players[night] = tuple(sorted(name for name in names if not is_ghost(name)))
        self._save()

    def note_unreadable(self, night: str) -> None:
        """Until the next start, do not try again to read this night's journal."""
        self._unreadable.add(night)

    def unread(self, past: Iterable[NightFile]) -> tuple[NightFile, ...]:
        """The nights whose players are not known yet."""
        known = self._file.kept.players.keys() | self._unreadable
        return tuple(one for one in past if one.night not in known)

    def people(
        self, nights: Iterable[NightFile], tonight: Mapping[str, tuple[Name, ...]]
    ) -> tuple[PersonsVisits, ...]:
        """Everybody who came or paid on these nights, by name. ``tonight`` has the players of nights under way."""
        found: dict[str, list[Visit]] = {}
        players = {**self._file.kept.players, **tonight}
        for night in dict.fromkeys(one.night for one in nights):
            for name, visit in self._visits(night, set(players.get(night, ()))).items():
                found.setdefault(name, []).append(visit)
        ordered = sorted(found, key=name_order)
        return tuple(PersonsVisits(name, tuple(found[name])) for name in ordered)

    def forget(self) -> None:
        """Forget who was checked in and what they paid. Journals still tell who played, and sheets the sums."""
        self._file.kept.check_ins = {}
        self._file.kept.money = {night: replace(one, payments=()) for night, one in self._file.kept.money.items()}
        self._save()

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        await self._file.stored()

    def _new(self, night: str, guests: Iterable[Guest]) -> dict[int, CheckIn]:
        """The check-ins of the list, without those that an earlier night has already."""
        others = [check_ins for name, check_ins in self._file.kept.check_ins.items() if name != night]
        earlier = {(number, check_in) for check_ins in others for number, check_in in check_ins.items()}
        here = {one.id: CheckIn(one.name, one.status == "here", one.paid) for one in guests}
        return {
            number: one for number, one in here.items() if (one.is_here or one.paid) and (number, one) not in earlier
        }

    def _visits(self, night: str, players: set[str]) -> dict[str, Visit]:
        check_ins = {one.name: one for one in self._file.kept.check_ins.get(night, {}).values()}
        nothing = CheckIn("", is_here=False, paid=0)
        listed = {name: check_ins.get(name, nothing) for name in players | check_ins.keys()}
        return {name: Visit(night, name in players, one.is_here, one.paid) for name, one in listed.items()}

    def _save(self) -> None:
        for kept in (self._file.kept.check_ins, self._file.kept.players, self._file.kept.money):
            while len(kept) > MOST_NIGHTS:
                kept.pop(next(iter(kept)))
        self._file.save_soon()


def is_under_way(room: LiveRoom) -> bool:
    """Whether a night has begun and is not over."""
    return bool(room.night_name and room.night and room.night.phase not in (NOT_BEGUN, DONE))


def players_in(room: LiveRoom) -> tuple[Name, ...]:
    """Everybody who plays in the night under way, without ghosts."""
    cards = {line.player for line in room.board.standings} | set(room.board.others)
    return tuple(sorted(name for name in cards if not is_ghost(name)))
