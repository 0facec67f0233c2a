"""The phones that may speak tonight.

Each is admitted by the code of one table, and speaks for that table. One phone at a time is the table's pad.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from typing import Literal

from headtable.messages.rooms import (
    NightState,
)
from headtable.messages.words import MOST_TABLES
from headtable.web.codes import LENGTH, draw, tidied
from headtable.web.state_file import Phone, StateFile, StoredState

ID_LENGTH = 3
MOST_AT_A_TABLE = 8  # phones; the oldest makes room, unless it is the pad
MOST_REMEMBERED = 500  # removed phones, with the reason
Out = Literal["removed", "renewed", "another-night"]


class Phones:
    """The admitted phones. ``changed`` is called when a phone, a code or a pad has changed.

    A change counts at once. Whoever answers for it, or shows it, awaits ``stored`` first. A press does not: if its
    table's pad is lost, the next press chooses it again.
    """

    def __init__(self, state: StateFile, now_s: Callable[[], float], changed: Callable[[], None]) -> None:
        self._state = state
        self._now_s = now_s
        self._changed = changed
        self._tables = 0  # tonight's tables; 0 while unknown
        self._over = False
        self._asked_s: dict[str, float] = {}  # by phone: when it last asked for anything
        self._out: OrderedDict[str, Out] = OrderedDict()
        if len(self._kept.codes) < MOST_TABLES:
            self._renew_all(self._kept.night)

    @property
    def _kept(self) -> StoredState:
        return self._state.kept

    def update(self, night: NightState) -> None:
        """Take the night; another night has new codes and no phones."""
        self.begin(night.id)
        self._tables = night.tables
        self._over = night.phase == "over"

    def begin(self, night: str) -> None:
        """Begin a night; codes that were drawn before its name was known belong to it."""
        if night == self._kept.night:
            return
        if self._kept.night:
            self._renew_all(night)
        self._kept.night = night
        self._save()

    def _renew_all(self, night: str) -> None:
        """Renew the codes, and remove every phone."""
        for phone in self._kept.phones:
            self._remember(phone, "another-night")
        self._asked_s.clear()
        self._kept.night, self._kept.phones, self._kept.pads, self._kept.codes = night, [], {}, {}
        for table in range(1, MOST_TABLES + 1):
            self._kept.codes[table] = self._fresh()
        self._state.save_soon()

    def _fresh(self) -> str:
        """A code that no table has, or has just lost."""
        taken = set(self._kept.codes.values())
        while (code := draw(LENGTH)) in taken:
            pass
        return code

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        await self._state.stored()

    @property
    def troubles(self) -> tuple[str, ...]:
        """What is wrong with the file, for hosts."""
        return tuple(map(str, self._state.wrong))

    def code(self, table: int) -> str:
        """A table's code."""
        return self._kept.codes[table]

    @property
    def ended(self) -> bool:
        """Whether the night is over. Its codes end with it."""
        return self._over

    def table_of(self, typed: str) -> int | None:
        """The table that has this code tonight; None once the night is over."""
        wanted = tidied(typed).encode()
        if self._over:
            return None
        matching = [table for table, code in self._kept.codes.items() if compare_digest(code.encode(), wanted)]
        return next((table for table in matching if not self._tables or table <= self._tables), None)

    def join(self, table: int, token: str | None, kind: str) -> str:
        """Admit a phone that has shown the code, and return the token for its cookie.

        The token is always a new one. A stranger may have planted the cookie that the phone had.
        """
        phone, fresh = self.who(token), secrets.token_urlsafe(24)
        if phone is None:
            phone = Phone(self._new_id(), "", table, kind, self._now_s())
            self._kept.phones.append(phone)
        phone.token = _hashed(fresh)
        if phone.table != table:
            self._no_pad(phone)
            phone.table = table
        self._make_room(table, phone)
        self._save()
        return fresh

    def _new_id(self) -> str:
        taken = {phone.id for phone in self._kept.phones}
        while (name := draw(ID_LENGTH).lower()) in taken:
            pass
        return name

    def _make_room(self, table: int, newest: Phone) -> None:
        there = self.at(table)
        for phone in there:
            if len(there) > MOST_AT_A_TABLE and phone is not newest and self._kept.pads.get(table) != phone.id:
                self._kept.phones.remove(phone)
                self._asked_s.pop(phone.id, None)
                return

    def who(self, token: str | None) -> Phone | None:
        """The phone that holds this token."""
        if not token or self._over:
            return None
        wanted = _hashed(token)
        found = next((phone for phone in self._kept.phones if compare_digest(phone.token, wanted)), None)
        if found is not None:
            self._asked_s[found.id] = self._now_s()
        return found

    def admitted(self) -> list[Phone]:
        """Every admitted phone, by table."""
        return sorted(self._kept.phones, key=lambda phone: phone.table)

    def silent_s(self, phone: Phone) -> float:
        """Seconds since a phone last asked for anything."""
        return max(0.0, self._now_s() - max(phone.joined_s, self._asked_s.get(phone.id, 0.0)))

    def why_out(self, token: str | None) -> Out | None:
        """Why a phone is no longer admitted."""
        return self._out.get(_hashed(token)) if token else None

    def at(self, table: int) -> list[Phone]:
        """The phones that are admitted to a table, the first of them first."""
        return [phone for phone in self._kept.phones if phone.table == table]

    def pad_of(self, table: int) -> Phone | None:
        """The phone that is a table's pad; None while no phone has spoken for it."""
        pad = self._kept.pads.get(table)
        return next((phone for phone in self.at(table) if phone.id == pad), None)

    def assign_pad(self, phone: Phone) -> None:
        """Make this phone its table's only pad."""
        if self._kept.pads.get(phone.table) != phone.id:
            self._kept.pads[phone.table] = phone.id
            self._save()

    def remove(self, name: str) -> Phone | None:
        """Remove one phone. Its table gets another code, so that it cannot return; the others stay."""
        phone = next((phone for phone in self._kept.phones if phone.id == name), None)
        if phone is not None:
            self._remove(phone, "removed")
            self._kept.codes[phone.table] = self._fresh()
            self._save()
        return phone

    def renew(self, *tables: int) -> None:
        """Renew these tables' codes. Phones that used an old one are removed."""
        for phone in [phone for table in tables for phone in self.at(table)]:
            self._remove(phone, "renewed")
        for table in tables:
            self._kept.codes[table] = self._fresh()
        self._save()

    def _remove(self, phone: Phone, why: Out) -> None:
        self._no_pad(phone)
        self._kept.phones.remove(phone)
        self._asked_s.pop(phone.id, None)
        self._remember(phone, why)

    def _no_pad(self, phone: Phone) -> None:
        if self._kept.pads.get(phone.table) == phone.id:
            del self._kept.pads[phone.table]

    def _remember(self, phone: Phone, why: Out) -> None:
        self._out[phone.token] = why
        while len(self._out) > MOST_REMEMBERED:
            self._out.popitem(last=False)

    def _save(self) -> None:
        self._state.save_soon()
        self._changed()


def _hashed(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
