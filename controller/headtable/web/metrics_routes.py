"""The metrics of the night, for a program with the key from headtable.toml."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from headtable.extras import need
from headtable.metrics.observed import Observed
from headtable.web.exchange import NEVER_STORED
from headtable.web.guard import Browser

ADDRESS = "/metrics"
ASKS_FOR_KEY = {"WWW-Authenticate": 'Bearer realm="headtable"'}


def metrics_routes(key: str, look: Callable[[], Observed]) -> list[HTTPRouteHandler]:
    """The address of the metrics; none without a key. BadConfig if the library is not installed."""
    if not key:
        return []
    need("metrics")
    from headtable.metrics.exposition import Exposition  # noqa: PLC0415 - it imports prometheus_client, an extra

    exposition = Exposition(look)

    @get(ADDRESS, sync_to_thread=False)
    def metrics(request: Browser) -> Response[bytes]:
        """Every metric, for whoever shows the key."""
        if not _shows(request, key):
            return Response(b"", status_code=401, headers=ASKS_FOR_KEY)
        written = exposition.write(request.headers.get("accept", ""))
        return Response(written.content, media_type=written.media_type, headers=NEVER_STORED)

    return [metrics]


def _shows(request: Browser, key: str) -> bool:
    """Whether the request has the key as its bearer token."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and hmac.compare_digest(token.strip().encode(), key.encode())
