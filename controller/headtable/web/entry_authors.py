"""Who made each entry of the night: a host, a phone, a device or a paper sheet. Only hosts' pages show it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.messages.facts import Told
from headtable.messages.past import Revised
from headtable.messages.table import SheetTold
from headtable.messages.words import EntryNumber, Uid
from headtable.saying import text
from headtable.web.accounts import Accounts
from headtable.web.decoding import decoded_query
from headtable.web.exchange import NEVER_STORED, Answers
from headtable.web.fact_log import MOST_AT_ONCE, FactLog
from headtable.web.guard import CONSOLE, Browser, HostSessions
from headtable.web.live_room import LiveRoom

BEFORE_PHONE_IDS = "phone-"


class EntryAuthor(Struct, frozen=True):
    """Who made an entry, as a sentence for the reader."""

    entry: EntryNumber
    words: str


class Entries(Struct, frozen=True):
    """The entries of which a console asks who made them, up to the newest."""

    first: EntryNumber


_AUTHORS = Answers(tuple[EntryAuthor, ...], Entries)


def author_routes(room: LiveRoom, hosts: HostSessions, accounts: Accounts) -> list[HTTPRouteHandler]:
    """The authors of entries, for hosts and scorekeepers."""

    @get("/api/told/authors", opt=_AUTHORS.opt, guards=[hosts.guard_for("scorekeeper")], sync_to_thread=False)
    def authors(request: Browser) -> Response[bytes]:
        """Tell who made the entries from one on."""
        names = {account.id: account.name for account in accounts.all}
        found = entry_authors(room.facts, decoded_query(Entries, request).first, names)
        return _AUTHORS.response(tuple(islice(found, MOST_AT_ONCE)), NEVER_STORED)

    return [authors]


def entry_authors(facts: FactLog, first: EntryNumber, names: Mapping[Uid, str]) -> Iterator[EntryAuthor]:
    """The authors of the entries from one on; ``names`` are those of the accounts."""
    for told in facts.first_parts(first):
        if words := _words(told, names):
            yield EntryAuthor(told.entry, words)


def _words(told: Told, names: Mapping[Uid, str]) -> str:
    if told.uid is None:
        return ""
    if told.role == "phone":
        return text("entered-by-phone", phone=told.uid.removeprefix(BEFORE_PHONE_IDS))
    if told.role == "device":
        return text("entered-by-device", device=told.uid)
    if told.role == "clock":
        return text("entered-by-clock")
    name = names.get(told.uid) or _name_in(told) or (None if told.uid == CONSOLE else told.uid)
    return text("entered-from-sheet" if isinstance(told.fact, SheetTold) else "entered-at-console", name=name)


def _name_in(told: Told) -> str | None:
    """The name that a correction carries: its account may be gone."""
    return told.fact.by if isinstance(told.fact, Revised) and told.uid != CONSOLE else None
