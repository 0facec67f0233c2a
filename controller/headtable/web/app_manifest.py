"""The pad and a guest's page as apps on the home screen of a phone: the manifest of each.

A browser offers to install them only over https or on localhost. Elsewhere it makes a plain link of them.
"""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.saying import text
from headtable.saying.languages import language
from headtable.web.exchange import Delivers
from headtable.web.guard import Browser

MEDIA_TYPE = "application/manifest+json"
FELT = "#0c1613"
"""The color behind every page, as in ``static/stage.css``."""
ICONS = "/static/icons"
_MANIFEST = Delivers(MEDIA_TYPE)


class AppIcon(Struct, frozen=True):
    """A picture for the home screen; a ``maskable`` one may be cut to any shape."""

    src: str
    sizes: str
    type: str = "image/png"
    purpose: str = "any"


class AppManifest(Struct, frozen=True):
    """What a browser must know to install a page. Chrome installs none without a ``start_url``."""

    name: str
    lang: str
    start_url: str
    icons: tuple[AppIcon, ...]
    scope: str = "/"
    display: str = "standalone"
    background_color: str = FELT
    theme_color: str = FELT


PICTURES = (
    AppIcon("/static/die.svg", "any", "image/svg+xml"),
    AppIcon(f"{ICONS}/die-192.png", "192x192"),
    AppIcon(f"{ICONS}/die-512.png", "512x512"),
    AppIcon(f"{ICONS}/home-192.png", "192x192", purpose="maskable"),
    AppIcon(f"{ICONS}/home-512.png", "512x512", purpose="maskable"),
)


def manifest_routes() -> list[HTTPRouteHandler]:
    """The manifest of each table's pad, and that of a guest's page; each page links its own."""

    @get("/table/{table:int}/app.webmanifest", opt=_MANIFEST.opt, sync_to_thread=False)
    def pad_manifest(request: Browser) -> Response[bytes]:
        """What a phone must know to install the pad of a table."""
        return _manifest("pad-title", f"/table/{request.path_params['table']}")

    @get("/me/app.webmanifest", opt=_MANIFEST.opt, sync_to_thread=False)
    def guest_manifest() -> Response[bytes]:
        """What a phone must know to install a guest's own page."""
        return _manifest("guest-title", "/me")

    return [pad_manifest, guest_manifest]


def _manifest(title: str, start: str) -> Response[bytes]:
    """The manifest in the reader's language."""
    manifest = AppManifest(text(title), language(), start, PICTURES)
    return Response(msgspec.json.encode(manifest), media_type=MEDIA_TYPE)
