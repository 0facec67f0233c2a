"""The phones' sessions: a phone is admitted by its table's code, and one phone speaks for a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Literal

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Event, Press
from headtable.messages.pace import GoBy
from headtable.messages.table import RollForFirst
from headtable.messages.words import TableNumber, Uid
from headtable.rates import Rate, RateLimit
from headtable.web.cookies import cookie_in, secret_cookie
from headtable.web.decoding import Number
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import NEVER_STORED, PHONE, Answers
from headtable.web.guard import Browser, same_site
from headtable.web.limits import Guesses, check
from headtable.web.live_room import LiveRoom
from headtable.web.pages import page
from headtable.web.phones import Out, Phones
from headtable.web.refusals import (
    CodeNeeded,
    CodeRenewed,
    NoPhonesHere,
    OtherNight,
    OtherPadSpeaks,
    PadStays,
    PhoneAtOtherTable,
    PhoneLeft,
    PhoneRemoved,
    PhonesAreOut,
    Refused,
    TakeOverRefused,
)
from headtable.web.state_file import Phone

COOKIE = "headtable-phone"
COOKIE_S = 24 * 3600  # the night ends earlier, and ends the session
TAKES = Rate(burst=4, per_s=0.5)
KINDS = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux")  # as browsers name them, for the host
WITHOUT_PHONES = ("pad", "paper")
SpeaksFor = Literal["this", "phone", "buttons", "nobody"]


class PhoneStatus(Struct, frozen=True):
    """The state of a phone, for that phone."""

    phone: str | None  # its name, if it is admitted
    table: TableNumber | None  # the table that it is admitted to
    pad: SpeaksFor  # the speaker of its table, or of the table that it shows
    pad_name: str | None = None
    out: Out | None = None  # why it is no longer admitted


_STATUS = Answers(PhoneStatus)


def phone_uid(phone: Phone) -> Uid:
    """The name of a phone for the engine and the journal."""
    return f"phone-{phone.id}"


class PhoneSessions:
    """Admits phones, and knows which of them may speak for its table."""

    def __init__(  # noqa: PLR0913 - a phone needs its code, its table and the engine
        self,
        phones: Phones,
        room: LiveRoom,
        requests: EngineRequests,
        *,
        codes: Guesses,
        numbers: Iterator[Number],
        clock: Callable[[], float],
    ) -> None:
        self._phones = phones
        self._room = room
        self._requests = requests
        self._codes = codes
        self._numbers = numbers
        self._takes = RateLimit(TAKES, clock)

    def speaker(self, request: Browser) -> Phone:
        """The phone that posts, if it may speak for the table in the address.

        Otherwise 401 or 403, with the reason.
        """
        table: int = request.path_params["table"]
        if self._phones.ended:
            raise Refused(HTTPStatus.FORBIDDEN, PhonesAreOut())
        phone = self._phones.who(cookie_in(request, COOKIE))
        if phone is None:
            raise Refused(HTTPStatus.UNAUTHORIZED, self._why_not_in(cookie_in(request, COOKIE), table))
        if phone.table != table:
            raise Refused(HTTPStatus.FORBIDDEN, PhoneAtOtherTable(phone.table, table))
        rung = self._room.rung(table)
        if rung in WITHOUT_PHONES:
            raise Refused(HTTPStatus.FORBIDDEN, NoPhonesHere(table, rung))
        return phone

    def claim_pad(self, phone: Phone, said: Event | RollForFirst) -> None:
        """Make the phone its table's pad if there is none; 409 if another device is. Help needs no pad."""
        if isinstance(said, Press) and said.button == "help":
            return
        match pad := self._pad(phone):
            case "this":
                return
            case "nobody":
                self._phones.assign_pad(phone)
            case "phone" | "buttons":
                raise Refused(HTTPStatus.CONFLICT, OtherPadSpeaks(phone.table, pad))

    async def take_over(self, phone: Phone) -> None:
        """Make the phone its table's pad. The engine then ignores the button pad."""
        check(self._takes, phone.id, "take-overs")
        table = phone.table
        if self._pad(phone) == "buttons":
            number = next(self._numbers)
            said = GoBy(table, "phone")
            heard = Heard(phone_uid(phone), number.boot, number.seq, said, table, role="phone")
            _check_taken(await self._requests.ask(heard), table)
        if phone not in self._phones.at(table):  # it may have been removed, or have moved, while the engine was asked
            raise Refused(HTTPStatus.FORBIDDEN, PhoneLeft(table))
        self._phones.assign_pad(phone)
        await self._phones.stored()

    def status(self, request: Browser, table: int) -> PhoneStatus:
        """The state of this browser's phone, for that phone."""
        token = cookie_in(request, COOKIE)
        phone = self._phones.who(token)
        if phone is None:
            return PhoneStatus(None, None, self._pad(None, table), None, self._phones.why_out(token))
        pad = self._pad(phone)
        if pad == "buttons":
            return PhoneStatus(phone.id, phone.table, pad, self._room.button_pad(phone.table))
        other = self._phones.pad_of(phone.table)
        return PhoneStatus(phone.id, phone.table, pad, other.id if other else None)

    async def admit(self, request: Browser, typed: str) -> Response[bytes]:
        """Redirect a phone with a code to its table's pad, without the code in the browser's history."""
        client = request.scope["client"]
        if self._phones.ended:
            return page("ended", status=403)
        self._codes.check(client)
        table = self._phones.table_of(typed)
        if table is None:
            self._codes.was_wrong(client)
            return page("wrong-code", status=403)
        kind = next((kind for kind in KINDS if kind in request.headers.get("user-agent", "")), "phone")
        token = self._phones.join(table, cookie_in(request, COOKIE), kind)
        await self._phones.stored()
        cookie = secret_cookie(request, COOKIE, token, COOKIE_S)
        to = {"Location": f"/table/{table}"}
        return Response(b"", status_code=303, media_type=MediaType.TEXT, headers=to, cookies=[cookie])

    def _pad(self, phone: Phone | None, table: TableNumber = 0) -> SpeaksFor:
        """The speaker of a table, as one of its phones sees it. Buttons come first until a phone has taken over."""
        table = phone.table if phone else table
        if self._room.rung(table) != "phone" and self._room.button_pad(table):
            return "buttons"
        pad = self._phones.pad_of(table)
        if pad is None:
            return "nobody"
        return "this" if phone and pad.id == phone.id else "phone"

    def _why_not_in(self, token: str | None, table: int) -> Struct:
        match self._phones.why_out(token):
            case "removed":
                return PhoneRemoved(table)
            case "renewed":
                return CodeRenewed(table)
            case "another-night":
                return OtherNight(table)
            case None:
                return CodeNeeded(table)


def _check_taken(ack: Ack | None, table: TableNumber) -> None:
    if ack is None:
        raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, PadStays(table))
    if not ack.accepted:
        raise Refused(HTTPStatus.FORBIDDEN, ack.why or TakeOverRefused(table))


def phone_routes(sessions: PhoneSessions) -> list[HTTPRouteHandler]:
    """The routes by which a phone is admitted and reads its own state."""

    @get("/join")
    async def join(request: Browser) -> Response[bytes]:
        typed: str | None = request.query_params.get("code")
        if typed is None:
            return page("code")
        return await sessions.admit(request, typed)

    @get("/api/table/{table:int}/phone", opt=_STATUS.opt, sync_to_thread=False)
    def status(request: Browser) -> Response[bytes]:
        """The state of this phone at a table."""
        return _STATUS.response(sessions.status(request, request.path_params["table"]), NEVER_STORED)

    @post("/api/table/{table:int}/take", opt=_STATUS.opt, guards=[same_site], security=PHONE, status_code=200)
    async def take(request: Browser) -> Response[bytes]:
        """Let this phone speak for its table."""
        phone = sessions.speaker(request)
        await sessions.take_over(phone)
        return _STATUS.response(sessions.status(request, phone.table), NEVER_STORED)

    return [join, status, take]
