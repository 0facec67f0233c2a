"""The log of what hosts and their helpers do with the pages: who, what, and when.

What somebody enters for the night is in its journal. The log names no guests, because the guest list forgets them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any, Literal

from litestar.types import Message, Scope
from msgspec import Struct, field

from headtable.complaints import Complaints
from headtable.messages.words import Uid
from headtable.web.background_file import BackgroundFile, DamageTroubles, Write, write_durably
from headtable.web.checked_file import Troubles
from headtable.web.guard import ACCOUNT, ACTOR, Browser, Host, HostSessions

FILE = "headtable-host-log.json"
MOST_ACTS = 1000  # that are kept; the oldest one makes room
DESCRIPTION = "description"  # what a route tells of its act, in the scope's state
LONGEST_DETAIL = 60  # letters

Act = Literal[
    "signed-in", "sessions", "account-made", "account-role", "account-password", "account-sessions",
    "account-removed", "key-ended", "code", "all-codes", "phone-removed", "device-identified", "device-placed",
    "device-named", "device-updated", "signal-tested", "signal-arm", "signal-disarm", "signal-mute", "signal-unmute",
    "quiet-hours", "walk", "money", "guests", "guest-history", "door", "seat", "next-night", "night-prepared",
    "season-names", "notice", "picture", "scene", "ruleset", "ruleset-deleted", "blasts",
]  # fmt: skip
ACTS: Mapping[str, Act] = {
    "/api/host/leave": "sessions",
    "/api/devices/walk": "walk",
    "/api/money": "money",
    "/api/guests": "guests",
    "/api/guests/names": "guests",
    "/api/guests/file": "guests",
    "/api/guests/history": "guest-history",
    "/api/door/tap": "door",
    "/api/door/seat": "seat",
    "/api/nights/new": "next-night",
    "/api/nights/next": "night-prepared",
    "/api/nights/season/names": "season-names",
    "/api/host/notice": "notice",
    "/api/host/picture": "picture",
    "/api/host/scene": "scene",
    "/api/host/count-anew": "blasts",
    "/api/rulesets/save": "ruleset",
    "/api/rulesets/delete": "ruleset-deleted",
}
"""The act behind an address of the API that has only one."""
DESCRIBED = ("/api/accounts", "/api/phones", "/api/devices")
"""Addresses with several acts: their routes tell which."""
NOT_LOGGED = (
    "/api/host",
    "/api/host/by-hand",
    "/api/preview",
    "/api/host/print",
    "/api/rulesets/draft",
    "/api/names/read",
)
"""Addresses whose input is in the journal, and those that change nothing."""


class HostAct(Struct, frozen=True):
    """One act: its time, its person and what it was. ``name`` is empty for the key."""

    at_s: float
    who: Uid
    name: str
    act: Act
    detail: str = ""


class StoredHostLog(Struct):
    """The content of the file, the oldest act first."""

    acts: list[HostAct] = field(default_factory=list)


class HostLogFile(BackgroundFile[StoredHostLog]):
    """The file of the log."""

    def __init__(self, file: Path | None, complaints: Complaints, write: Write = write_durably) -> None:
        usual = Troubles("host-log-not-read", "host-log-not-kept")
        troubles = DamageTroubles(usual, "host-log-set-aside", "host-log-not-set-aside")
        super().__init__(file, StoredHostLog, complaints, troubles, write=write)


class HostLog:
    """The acts so far. The pages note each by the answer that they send."""

    def __init__(self, file: HostLogFile, hosts: HostSessions, now_s: Callable[[], float]) -> None:
        self._file = file
        self._hosts = hosts
        self._now_s = now_s

    @property
    def latest(self) -> Sequence[HostAct]:
        """Every act that is kept, the newest first."""
        return self._file.kept.acts[::-1]

    @property
    def troubles(self) -> tuple[str, ...]:
        """What is wrong with the file, for hosts."""
        return tuple(map(str, self._file.wrong))

    async def stored(self) -> None:
        """Wait until every act so far is on the disk."""
        await self._file.stored()

    def add(self, host: Host, act: Act, detail: str = "") -> None:
        """Keep an act."""
        self._file.kept.acts.append(HostAct(self._now_s(), host.uid, host.name, act, detail[:LONGEST_DETAIL]))
        del self._file.kept.acts[:-MOST_ACTS]
        self._file.save_soon()

    async def note_answer(self, message: Message, scope: Scope) -> None:
        """Keep the act of a request, unless it was refused."""
        if message["type"] != "http.response.start" or message["status"] >= HTTPStatus.BAD_REQUEST:
            return
        self._note_sign_in(scope.get("session"))
        if scope.get("method") == "POST":
            self._note_order(scope["path"], scope["state"])

    def _note_sign_in(self, session: object) -> None:
        if not isinstance(session, dict) or ACCOUNT not in session:
            return
        if person := self._hosts.person(session[ACCOUNT]):
            self.add(person, "signed-in")

    def _note_order(self, path: str, state: Mapping[str, Any]) -> None:
        act, detail = state.get(DESCRIPTION, (ACTS.get(path), ""))
        if act and (host := state.get(ACTOR)):
            self.add(host, act, detail)


def describe(request: Browser, act: Act, detail: str = "") -> None:
    """Tell the log which act a request is, and what it is about, such as an account or a table."""
    request.scope["state"][DESCRIPTION] = (act, detail)
