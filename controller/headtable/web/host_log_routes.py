"""The route by which hosts read the log of what hosts and their helpers have done with the pages."""

from __future__ import annotations

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.web.exchange import NEVER_STORED, Answers
from headtable.web.guard import HostSessions
from headtable.web.host_log import HostAct, HostLog

MOST_SHOWN = 200


class LatestActs(Struct, frozen=True):
    """The latest acts, the newest first."""

    acts: tuple[HostAct, ...]
    file_troubles: tuple[str, ...] = ()


_LATEST = Answers(LatestActs)


def host_log_routes(log: HostLog, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The log of the hosts."""

    @get("/api/accounts/log", opt=_LATEST.opt, guards=[hosts.guard])
    async def latest() -> Response[bytes]:
        """List what hosts and their helpers did last."""
        await log.stored()
        return _LATEST.response(LatestActs(tuple(log.latest[:MOST_SHOWN]), log.troubles), NEVER_STORED)

    return [latest]
