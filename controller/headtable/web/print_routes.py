"""The routes by which the host's console prints sheets and opens them as PDF."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler

from headtable.web.addresses import asked_by
from headtable.web.decoding import decoded_query
from headtable.web.exchange import NEVER_STORED, Delivers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_list import GuestList
from headtable.web.hall_picture import HallPicture
from headtable.web.phone_admin import PhoneAdmin
from headtable.web.refusals import NoSuchPage, Refused
from headtable.web.sheet_printer import SheetKind, SheetPrinter, SheetsPrinted, SheetsToPrint

PDF = "/host/sheets.pdf"
WITH_LINKS: SheetKind = "table-cards"
WITH_NAMES: SheetKind = "name-tags"
_PRINT = Exchange(SheetsPrinted, msgspec.json.Decoder(SheetsToPrint))
_PDF = Delivers("application/pdf", SheetsToPrint)


def print_routes(
    printer: SheetPrinter, phones: PhoneAdmin, guests: GuestList, picture: HallPicture, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """The order for sheets, and the file that was printed for it."""

    @post("/api/host/print", opt=_PRINT.opt, guards=[same_site, hosts.guard], status_code=200)
    async def print_sheets(request: Browser) -> Response[bytes]:
        """Print sheets as a PDF."""
        order = _PRINT.body(await request.body())
        links = await phones.links(asked_by(request)) if order.sheet == WITH_LINKS else {}
        logo = picture.content if picture.kind else b""
        names = _expected(guests) if order.sheet == WITH_NAMES else ()
        return _PRINT.response(await printer.print(order, links, names, logo), NEVER_STORED)

    @get(PDF, opt=_PDF.opt, guards=[hosts.guard], sync_to_thread=False)
    def file(request: Browser) -> Response[bytes]:
        """The sheets that were printed last."""
        order = decoded_query(SheetsToPrint, request)
        pdf = printer.file(order)
        if pdf is None:
            raise Refused(HTTPStatus.NOT_FOUND, NoSuchPage(PDF))
        headers = {**NEVER_STORED, "Content-Disposition": f'inline; filename="{order.sheet}.pdf"'}
        return Response(pdf, media_type="application/pdf", headers=headers)

    return [print_sheets, file]


def _expected(guests: GuestList) -> tuple[str, ...]:
    """Who is here or expected; alternates and those who stay away get no tag."""
    return tuple(guest.name for guest in guests.guests if guest.status in ("expected", "here"))
