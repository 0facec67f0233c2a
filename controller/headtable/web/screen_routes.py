"""The routes of the screens: what the host fixes on each, how guests join, and the overlay for a stream."""

from __future__ import annotations

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.web.addresses import Addresses, WhyUnreachable, asked_by
from headtable.web.exchange import NEVER_STORED, PNG, Answers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.live_events import Scene
from headtable.web.named_screens import Screen, ScreenName, Screens
from headtable.web.pages import page
from headtable.web.qr_picture import qr_picture

GUESTS_PAGE = "me"
CONSOLE = "host"


class FixScene(Struct, frozen=True, forbid_unknown_fields=True):
    """The scene that the host fixes on a screen; none lets the screen follow the night."""

    screen: ScreenName
    scene: Scene | None = None


class AllScreens(Struct, frozen=True):
    """The screens as the console lists them."""

    screens: tuple[Screen, ...]


class HowToJoin(Struct, frozen=True):
    """The address of a guest's page. It admits nobody to a table, so a projector may show it."""

    address: str
    by_name: str  # the same by the machine's name; empty if the network does not know it
    why_unreachable: WhyUnreachable | None  # why no phone can open it; none if phones can
    console: str  # the address at which a host signs in
    has_accounts: bool  # nobody has one on a new box


_SCREENS = Exchange(AllScreens, msgspec.json.Decoder(FixScene))
_ALL = Answers(AllScreens)
_JOIN = Answers(HowToJoin)


def screen_routes(screens: Screens, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The console's list of screens, and the overlay."""

    @get("/api/screens", opt=_ALL.opt, guards=[hosts.guard])
    async def listed() -> Response[bytes]:
        """List the screens with their scenes."""
        await screens.stored()
        return _ALL.response(AllScreens(screens.listed()), NEVER_STORED)

    @post("/api/host/scene", opt=_SCREENS.opt, guards=[same_site, hosts.guard], status_code=200)
    async def fix(request: Browser) -> Response[bytes]:
        """Fix a scene on a screen, or let the screen follow the night."""
        wanted = _SCREENS.body(await request.body())
        screens.fix(wanted.screen, wanted.scene)
        await screens.stored()
        return _SCREENS.response(AllScreens(screens.listed()))

    @get("/overlay", sync_to_thread=False)
    def overlay() -> Response[bytes]:
        return page("overlay")

    return [listed, fix, overlay]


def join_routes(addresses: Addresses, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The address for guests and its QR code, as the screens show them."""

    @get("/api/join", opt=_JOIN.opt, sync_to_thread=False)
    def join(request: Browser) -> Response[bytes]:
        """The address of a guest's page."""
        asked = asked_by(request)
        named = addresses.by_name(asked)
        by_name = named + GUESTS_PAGE if named else ""
        return _JOIN.response(
            HowToJoin(
                _guests_page(addresses, request), by_name, addresses.why_unreachable(asked),
                addresses.start(asked) + CONSOLE, hosts.has_accounts,
            )
        )  # fmt: skip

    @get("/qr/me", opt=PNG.opt, sync_to_thread=False)
    def picture(request: Browser) -> Response[bytes]:
        """The QR code of a guest's page."""
        return Response(qr_picture(_guests_page(addresses, request)), media_type="image/png")

    return [join, picture]


def _guests_page(addresses: Addresses, request: Browser) -> str:
    return addresses.start(asked_by(request)) + GUESTS_PAGE
