"""Limits the open connections to the pages: by source, in total, and by time.

At the limit, the connection that has been idle longest is closed for a new one. So a stranger who fills the pages
closes his own connections. A browser of the host or of an admitted phone always has a connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections import defaultdict
from collections.abc import Callable

from litestar.middleware.rate_limit import DurationUnit
from msgspec import Struct
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.errors import NotAllowed
from headtable.web.limits import source_of

Client = tuple[str, int]
Group = tuple[str, ...]
UNKNOWN: Client = ("", 0)  # no address is known; such a connection is not counted
LOOK_EVERY_S = 1.0
KINDS = ("asking", "stream", "kept")
PAGES = "pages"  # the source of a complaint about all connections
FILES_WANTED = 4096
USUAL_FILES = 1024
FILES_BESIDES = 150  # other open files: the broker, the journal, modules, and sockets that were just accepted
ACCEPTED_AT_ONCE = 24  # in one turn of the event loop: fewer than one source may have, so that each can ask first


class Limits(Struct, frozen=True):
    """The limits on connections: how many there may be, how long each may take, and how much strangers may ask."""

    asking: int = 256  # connections with requests, or with none yet
    asking_by_source: int = 64
    streams: int = 400  # streams of strangers that follow the night
    streams_by_source: int = 48
    kept: int = 600  # connections of hosts and admitted phones
    kept_by_owner: int = 16
    head_s: float = 8.0  # to send a request, from its first byte or from the last answer
    answer_s: float = 20.0  # to answer a request, and to receive the answer
    command_s: float = 200.0  # the same for hosts and phones: a sheet or a past night may wait for another one
    unread_s: float = 30.0  # for a browser that follows the night to receive an event
    requests: tuple[DurationUnit, int] = ("minute", 6000)  # of one address; hosts and admitted phones have no limit

    def within(self, files: int) -> Limits:
        """The limits for a process that may open only so many files."""
        share = min(1.0, max(0, files - FILES_BESIDES) / (self.asking + self.streams + self.kept))
        return replace(
            self,
            asking=max(8, int(self.asking * share)),
            streams=max(8, int(self.streams * share)),
            kept=max(16, int(self.kept * share)),
        )


class Visit:
    """One connection: its source, its group, and the deadline of its present step."""

    def __init__(self, client: Client, until_s: float, abort: Callable[[], None]) -> None:
        self.client = client
        self.source = source_of(client)
        self.abort = abort
        self.until_s = until_s
        self.owner: str | None = None  # the host, or an admitted phone
        self.groups: tuple[Group, ...] = ()


class Connections:
    """All visits, in groups; in each group the one that has been idle longest is the first."""

    def __init__(self, limits: Limits, clock: Callable[[], float], complaints: Complaints) -> None:
        self._limits = limits
        self._clock = clock
        self._complaints = complaints
        self._visits: dict[Client, Visit] = {}
        self._groups: defaultdict[Group, dict[Client, Visit]] = defaultdict(dict)
        self._empty = asyncio.Event()

    def __len__(self) -> int:
        return len(self._visits)

    def counts(self) -> dict[str, int]:
        """The number of connections of each kind."""
        return {kind: len(self._groups.get((kind,), ())) for kind in KINDS}

    def arrive(self, client: Client, abort: Callable[[], None]) -> Visit:
        """Count a new connection. If there are too many, the oldest idle one is closed.

        One of the same client at another port of ours is closed, so that each client has one.
        """
        if before := self._visits.get(client):
            self.leave(before)
            before.abort()
        visit = self._visits[client] = Visit(client, self._clock() + self._limits.head_s, abort)
        self._count_as_asking(visit)
        return visit

    def leave(self, visit: Visit) -> None:
        """Forget a closed connection."""
        if self._visits.get(visit.client) is visit:
            del self._visits[visit.client]
            self._move(visit)
        if not self._visits:
            self._empty.set()

    def asked(self, client: Client, owner: str | None) -> None:
        """Note a request, whose owner is known now."""
        if visit := self._visits.get(client):
            longest_s = self._limits.answer_s if owner is None else self._limits.command_s
            visit.until_s = self._clock() + longest_s
            visit.owner = owner
            if owner is None:
                self._count_as_asking(visit)
            else:
                self._count_as_kept(visit, owner)

    def answered(self, client: Client) -> None:
        """Note an answer; the connection may send another request."""
        if visit := self._visits.get(client):
            visit.until_s = self._clock() + self._limits.head_s
            if visit.owner is None:
                self._count_as_asking(visit)

    def stream(self, client: Client) -> bool:
        """Let a connection follow the night; False if there is no room."""
        visit = self._visits.get(client)
        if visit is None:
            return False
        if visit.owner is None and not self._count_as_stream(visit):
            return False
        visit.until_s = float("inf")
        return True

    def sending(self, client: Client) -> None:
        """Note that an event goes to a connection that follows the night."""
        if visit := self._visits.get(client):
            visit.until_s = self._clock() + self._limits.unread_s

    def sent(self, client: Client) -> None:
        """Note that it has gone; the next event may take its time."""
        if visit := self._visits.get(client):
            visit.until_s = float("inf")

    def close_overdue(self, late_s: float = 0.0) -> None:
        """Close the connections that take too long.

        ``late_s`` is the time for which this machine itself was too busy to answer anybody. It counts for nobody.
        """
        now_s = self._clock()
        for visit in self._visits.values():
            visit.until_s += late_s
        for visit in [visit for visit in self._visits.values() if visit.until_s < now_s]:
            self._abort(visit, visit.source, NotAllowed("visit-takes-long"))

    def close(self) -> None:
        """Close every connection, because the pages are closing."""
        for visit in list(self._visits.values()):
            visit.abort()

    async def all_left(self) -> None:
        """Wait until there is no connection."""
        while self._visits:
            self._empty.clear()
            await self._empty.wait()

    async def check_periodically(self) -> None:
        """Check every second until cancelled."""
        while True:
            looked_s = self._clock()
            await asyncio.sleep(LOOK_EVERY_S)
            self.close_overdue(max(0.0, self._clock() - looked_s - LOOK_EVERY_S))

    def _count_as_asking(self, visit: Visit) -> None:
        own, everybody = ("asking", visit.source), ("asking",)
        self._move(visit, own, everybody)
        self._bound(own, self._limits.asking_by_source, visit.source, NotAllowed("visit-too-many-of-one"))
        self._bound(everybody, self._limits.asking, PAGES, NotAllowed("visit-too-many"))

    def _count_as_kept(self, visit: Visit, owner: str) -> None:
        own, everybody = ("kept", owner), ("kept",)
        self._move(visit, own, everybody)
        self._bound(own, self._limits.kept_by_owner, PAGES, NotAllowed("visit-too-many-of-owner"))
        self._bound(everybody, self._limits.kept, PAGES, NotAllowed("visit-too-many-kept"))

    def _count_as_stream(self, visit: Visit) -> bool:
        own, everybody = ("stream", visit.source), ("stream",)
        of_its_own, in_all = len(self._groups.get(own, ())), len(self._groups.get(everybody, ()))
        if of_its_own >= self._limits.streams_by_source or in_all >= self._limits.streams:
            self._complaints.note(visit.source, NotAllowed("stream-refused", own=of_its_own, all=in_all))
            return False
        self._move(visit, own, everybody)
        return True

    def _move(self, visit: Visit, *groups: Group) -> None:
        """Move a visit to the end of these groups, and out of all others."""
        for group in visit.groups:
            del self._groups[group][visit.client]
            if not self._groups[group]:
                del self._groups[group]
        for group in groups:
            self._groups[group][visit.client] = visit
        visit.groups = groups

    def _bound(self, group: Group, most: int, source: str, why: NotAllowed) -> None:
        if len(self._groups.get(group, ())) > most:
            self._abort(next(iter(self._groups[group].values())), source, why)

    def _abort(self, visit: Visit, source: str, why: NotAllowed) -> None:
        self._complaints.note(source, why)
        self.leave(visit)
        visit.abort()


def files() -> int:
    """The number of files that this process may open, after it has asked for as many as it wants."""
    with contextlib.suppress(OSError, ValueError):  # a sandbox may forbid that
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return _files_allowed()


def _files_allowed() -> int:
    try:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    except OSError:
        return USUAL_FILES
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft
