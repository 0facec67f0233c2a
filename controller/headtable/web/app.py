"""The web part: it receives the room from the bus, shows it to every browser, and forwards inputs."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

from litestar import Litestar, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore
from litestar.types import Scope
from msgspec.structs import replace

from headtable.bus.client import Bus
from headtable.bus.logins import WEB
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, EngineSettings, Web
from headtable.config.place import state_folder
from headtable.engine_clock import EngineClock
from headtable.errors import Unwell
from headtable.messages.devices import BlastsCounted
from headtable.messages.inputs import Ack
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import NightArchived
from headtable.messages.past import Previewed
from headtable.messages.rooms import (
    BoardState,
    EngineState,
    NightState,
    StageState,
)
from headtable.rates import RateLimit
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.saying.currencies import use_currency
from headtable.watchdog import notify_watchdog
from headtable.web.account_routes import AccountAdmin, account_routes, sign_in_routes
from headtable.web.accounts import Accounts
from headtable.web.addresses import Addresses
from headtable.web.api import (
    EVENTS_ADDRESS,
    PRESSES,
    evening_routes,
    history_routes,
    host_routes,
    press_routes,
    room_routes,
)
from headtable.web.api_routes import api_routes
from headtable.web.app_manifest import manifest_routes
from headtable.web.attendance import FILE as ATTENDANCE, Attendance, AttendanceFile, players_in
from headtable.web.attendance_routes import PastGuests, attendance_routes
from headtable.web.background_file import Write, write_durably
from headtable.web.catch_up import CatchUp
from headtable.web.connections import Connections, Limits, files
from headtable.web.csv_files import csv_routes
from headtable.web.decoding import Number
from headtable.web.device_orders import DeviceOrders
from headtable.web.device_routes import device_routes, walk_routes
from headtable.web.door_routes import door_routes
from headtable.web.engine_requests import EngineRequests
from headtable.web.entry_authors import author_routes
from headtable.web.guard import COOKIE as HOST_COOKIE, Browser, Connection, HostSessions, secure
from headtable.web.guest_list import GuestFile, GuestList, guests_file_of
from headtable.web.guest_list_routes import guest_list_routes
from headtable.web.guest_routes import guest_routes
from headtable.web.guests_tonight import guests_tonight, is_for_next_night, is_of_earlier_night, note_night_of_list
from headtable.web.hall_picture import HallPicture, picture_routes
from headtable.web.hall_watch import LISTEN as HALL, HallWatch
from headtable.web.hand_played_routes import HandPlayed, hand_played_routes
from headtable.web.host_log import FILE as HOST_LOG, HostLog, HostLogFile
from headtable.web.host_log_routes import host_log_routes
from headtable.web.host_session_backend import HostSessionConfig
from headtable.web.limits import Guesses, source_of
from headtable.web.live_events import DevicesChanged, GuestsChanged, Notice, PhonesChanged, SessionsChanged
from headtable.web.live_room import LISTEN, LiveRoom
from headtable.web.money_record import MoneyRecord
from headtable.web.money_routes import money_routes, past_money_routes
from headtable.web.named_screens import Screens
from headtable.web.next_night import Preparations, next_night_routes
from headtable.web.night_downloads import NightDownloads, night_download_routes, tonight_download_routes
from headtable.web.night_folder import NightFolder
from headtable.web.night_routes import AllNights, night_routes
from headtable.web.notice_routes import notice_routes
from headtable.web.page_sentences import sentence_routes
from headtable.web.page_server import keep_open, open_socket
from headtable.web.pages import console_routes, failed, page_routes, trouble
from headtable.web.passwords import Passwords
from headtable.web.past_night_routes import past_file_routes, past_night_routes
from headtable.web.pasted_names import pasted_names_routes
from headtable.web.phone_admin import PhoneAdmin, phone_admin_routes
from headtable.web.phone_sessions import COOKIE as PHONE_COOKIE, PhoneSessions, phone_routes
from headtable.web.phones import Phones
from headtable.web.print_routes import print_routes
from headtable.web.printed_links import greeting, made_up_key
from headtable.web.public_command import PublicCommand
from headtable.web.reader_language import in_readers_language
from headtable.web.refusals import OwnMistake
from headtable.web.request_filter import RequestFilter
from headtable.web.ruleset_routes import deletion_routes, ruleset_routes
from headtable.web.screen_routes import join_routes, screen_routes
from headtable.web.season_routes import SeasonReader, season_routes
from headtable.web.sheet_printer import SheetPrinter
from headtable.web.sign_in import SignIns
from headtable.web.state_file import StateFile, file_of
from headtable.web.static_routes import static_routes
from headtable.web.tables_without_device import TablesWithoutDevice

LONGEST_BODY = 65_536  # bytes
ALWAYS_OPEN = ("/", EVENTS_ADDRESS)  # streams have a limit of their own
STATIC_ADDRESS = "/static/"
REQUEST_COUNTS_STORE = "rate_limit"  # how Litestar calls the store of its limit
LOOK_EVERY_S = 0.5
Tell = Callable[[str], None]


class Place(NamedTuple):
    """The settings of the pages: their port, limits, clock and addresses, and the files that they keep or print."""

    port: int
    file: Path | None
    limits: Limits
    clock: Callable[[], float] = time.monotonic
    journal: Path = Path(EngineSettings().journal)  # tonight's; past nights are beside it
    rulesets: Path = Path("rulesets")  # of the house
    guests: Path | None = None
    box: BoxSettings = BoxSettings()
    write: Write = write_durably  # of the files
    addresses: Callable[[Web, int], Addresses] = Addresses
    time_of_day: Callable[[], float] = time.time  # of what a restart keeps: phones, sessions, the log


class Pages:
    """The pages of a configuration: their sessions, their rights, and their routes."""

    def __init__(
        self, web: Web, room: LiveRoom, requests: EngineRequests, *, complaints: Complaints, place: Place
    ) -> None:
        clock, command = place.clock, PublicCommand()
        state = StateFile(place.file, complaints, place.write)
        boot = secrets.token_hex(4)
        self.room = room
        self.requests = requests
        self.complaints = complaints
        self.connections = Connections(place.limits, clock, complaints)
        self.names = web.names
        self.phones = Phones(state, place.time_of_day, partial(room.tell_of, PhonesChanged))
        file = GuestFile(place.guests, complaints, place.write)
        self.guests = GuestList(file, self._on_guests)
        past_guests = place.guests and place.guests.with_name(ATTENDANCE)
        self.attendance = Attendance(AttendanceFile(past_guests, complaints, place.write))
        self._money = MoneyRecord(self.guests, room, self.attendance)
        self._printer = SheetPrinter(place.journal, command)
        self._downloads = NightDownloads(command)
        self.codes = Guesses("code", clock, complaints)
        self._hosts = HostSessions(web.host_key, state, place.time_of_day, partial(room.tell_of, SessionsChanged))
        log_file = HostLogFile(place.file and place.file.with_name(HOST_LOG), complaints, place.write)
        self.host_log = HostLog(log_file, self._hosts, place.time_of_day)
        accounts, passwords = Accounts(state, place.time_of_day), Passwords()
        self.sign_ins = SignIns(accounts, passwords, clock, complaints)
        self._accounts = accounts
        self._account_admin = AccountAdmin(accounts, passwords, self._hosts)
        self.keys = Guesses("host-key", clock, complaints)
        self._presses = RateLimit(PRESSES, clock)
        self._request_limit = place.limits.requests
        self.request_counts = MemoryStore()  # of each address
        self._numbers = (Number(boot, seq) for seq in count(1))
        self._sessions = PhoneSessions(
            self.phones, room, requests, codes=self.codes, numbers=self._numbers, clock=clock
        )
        self._state = state
        room.show_notice(Notice(state.kept.notice))
        self._nights = NightFolder(place.journal, HouseRulesets(place.rulesets), command)
        self._season_reader = SeasonReader(place.journal, command, state)
        self._addresses = place.addresses(web, place.port)
        self._admin = PhoneAdmin(self.phones, room, self.codes, self._addresses)
        self._picture = HallPicture(place.file.parent if place.file else None, complaints)
        self._screens = Screens(state, room, lambda: self._picture.version)
        self._hall = HallWatch(place.box, clock, partial(room.tell_of, DevicesChanged))
        self._without_device = TablesWithoutDevice(self._hall, self.phones, requests.tell, self._numbers, clock)

    def routes(self) -> list[HTTPRouteHandler]:
        """Every page, every route of the API, and its document."""
        routes = [
            *self._hall_routes(),
            *self._host_routes(),
            *self._guest_list_routes(),
            *self._night_routes(),
        ]
        return [*routes, *api_routes(routes)]

    def _hall_routes(self) -> list[HTTPRouteHandler]:
        """What the hall sees: pages for everybody, for screens and for phones."""
        return [
            *page_routes(self._hosts),
            *manifest_routes(),
            *sentence_routes(),
            *static_routes(),
            *room_routes(self.room, self.connections, self._screens),
            *guest_routes(self.room, self._nights),
            *history_routes(self.room, self._hosts),
            *screen_routes(self._screens, self._hosts),
            *join_routes(self._addresses, self._hosts),
            *picture_routes(self._picture, self._screens, self._hosts),
            *phone_routes(self._sessions),
            *press_routes(self.requests, self.room, self._sessions, self._presses),
        ]

    def _host_routes(self) -> list[HTTPRouteHandler]:
        """How hosts come in, and how they run the night."""
        return [
            *console_routes(self._hosts, self.keys),
            *sign_in_routes(self._hosts, self.sign_ins),
            *account_routes(self._hosts, self._account_admin),
            *host_log_routes(self.host_log, self._hosts),
            *author_routes(self.room, self._hosts, self._accounts),
            *host_routes(self.requests, self.room, self._hosts, self._numbers),
            *hand_played_routes(HandPlayed(self.requests, self.room, self._numbers), self.room, self._hosts),
            *evening_routes(self.requests, self.room, self._hosts),
            *print_routes(self._printer, self._admin, self.guests, self._picture, self._hosts),
            *notice_routes(self.room, self._state, self._hosts),
            *phone_admin_routes(self._admin, self._hosts),
            *device_routes(self._hall, self.phones, DeviceOrders(self._hall, self.requests.tell), self._hosts),
            *walk_routes(self._hall, self._hosts),
        ]

    def _guest_list_routes(self) -> list[HTTPRouteHandler]:
        """Who comes, who has come, and the money."""
        return [
            *guest_list_routes(self.guests, self.room, self._hosts),
            *pasted_names_routes(self._hosts),
            *attendance_routes(PastGuests(self.attendance, self._nights, self.room), self._hosts),
            *door_routes(self.guests, self.requests, self.room, self._hosts, self._numbers),
            *money_routes(self.guests, self.room, self._money, self._hosts),
            *past_money_routes(self._nights, self._money, self._hosts),
        ]

    def _night_routes(self) -> list[HTTPRouteHandler]:
        """Tonight as a whole, past nights, the next one, and the rules."""
        all_nights = AllNights(self._nights, self.room, self.guests, self._state, self._money)
        preparations = Preparations(self._nights, self.guests, self._state)
        return [
            *night_routes(all_nights, self._hosts),
            *next_night_routes(all_nights, preparations, self.room, self.requests, self._hosts),
            *past_night_routes(self._nights, self._hosts),
            *past_file_routes(self._nights, self._hosts),
            *night_download_routes(self._nights, self._downloads, self._hosts),
            *tonight_download_routes(self._nights, self._downloads, self._hosts),
            *csv_routes(self.room, self._hosts),
            *season_routes(self._season_reader, self._hosts),
            *ruleset_routes(self._nights.rulesets, self._hosts),
            *deletion_routes(self._nights.rulesets, self.room, self._hosts),
        ]

    def on_message(self, message: MqttMessage, *, retained: bool = False) -> None:
        """Take a message from the bus. An answer goes to its request, everything else to the room."""
        self._hall.on_message(message, retained=retained)
        match message:
            case Ack() | Previewed() | NightArchived() | BlastsCounted():
                self.requests.handle_answer(message)
            case NightState():
                self.room.on_message(message)
                self._screens.begin(message.id)  # before the phones, which note whose night it is
                self.phones.update(message)
                self._record_guests()
                self.requests.name_a_bunco(message.bunco_word)
            case BoardState():
                self._on_board(message)
            case StageState():
                self.room.on_message(message)
                self._money.keep()  # a prize may have been given
            case _:
                self.room.on_message(message)

    def _on_board(self, board: BoardState) -> None:
        before = players_in(self.room)
        self.room.on_message(board)
        if players_in(self.room) != before:
            self._on_guests()

    def _on_guests(self) -> None:
        self.room.tell_of(GuestsChanged)
        self._record_guests()

    def _record_guests(self) -> None:
        if is_for_next_night(self.guests, self.room):
            return
        note_night_of_list(self.guests, self.room)
        earlier = is_of_earlier_night(self.guests, self.room)  # then its payments are of that night, too
        guests = self.guests.guests if earlier else guests_tonight(self.guests, self.room)
        self.attendance.record(self.room, guests, self.guests.emptied)
        self._money.keep()

    def check(self) -> None:
        """Notice a silent engine, and tables that have gained or lost their device."""
        self.room.check_engine()
        self._without_device.check(self.room.night)

    def close(self) -> None:
        """Disconnect every browser, and stop all requests."""
        self.room.close()
        self.requests.close()

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        for kept in (self._state, self.guests, self.attendance, self.host_log):
            await kept.stored()

    def owner(self, scope: Scope) -> str | None:
        """The owner of a reserved connection: a host, or an admitted phone."""
        connection: Connection = ASGIConnection(scope)
        if host := self._hosts.host_of(connection.cookies.get(HOST_COOKIE, "")):
            return host.uid
        phone = self.phones.who(connection.cookies.get(PHONE_COOKIE))
        return phone.id if phone else None

    def middleware(self) -> list[DefineMiddleware]:
        """Litestar's middleware: the hosts' sessions, and the limit of an address that asks without end."""
        strangers = RateLimitConfig(
            self._request_limit,
            exclude=[f"^{STATIC_ADDRESS}", *(f"^{path}$" for path in ALWAYS_OPEN)],
            identifier_for_request=lambda request: source_of(request.scope["client"]),
            check_throttle_handler=lambda request: self.owner(request.scope) is None,
        )
        return [strangers.middleware, HostSessionConfig(self._hosts).middleware]


def create_app(pages: Pages) -> RequestFilter:
    """The pages and their API, behind a filter that knows the owners of reserved connections."""

    def own_fault(request: Browser, error: Exception) -> Response[bytes]:
        pages.complaints.note(f"{request.method} {request.url.path[:60]}", Unwell("failed-with", error=repr(error)))
        return failed(500, OwnMistake())

    app = Litestar(
        pages.routes(),
        middleware=pages.middleware(),
        stores={REQUEST_COUNTS_STORE: pages.request_counts},
        request_max_body_size=LONGEST_BODY,
        before_send=[secure, pages.host_log.note_answer],
        exception_handlers={HTTPException: trouble, Exception: own_fault},
        openapi_config=None,
        logging_config=None,
    )
    return RequestFilter(in_readers_language(app), pages.names, pages.connections, pages.owner)


async def serve(config: Config, tell: Tell | None = None, limits: Limits | None = None) -> None:
    """Run the pages until cancelled."""
    tell = tell or _print
    use_currency(config.venue.currency)
    made_up = made_up_key(config.web)
    if made_up:
        config = replace(config, web=replace(config.web, host_key=made_up))
    limits = (limits or Limits()).within(files())
    with open_socket(config.web) as listener:
        port: int = listener.getsockname()[1]
        own, guests = state_folder(config) / "rulesets", guests_file_of(config)
        journal = Path(config.engine.journal)
        place = Place(port, file_of(config), limits, journal=journal, rulesets=own, guests=guests, box=config.box)
        await _serve(config, listener, place, lambda: tell("\n".join(greeting(config.web, port, made_up))))


async def _serve(config: Config, listener: socket.socket, place: Place, greet: Callable[[], None]) -> None:
    complaints = Complaints(logging.getLogger(__name__).warning)
    bus = Bus(config.broker, config.venue.name, "web", (*LISTEN, *HALL), complaints, user=WEB)
    engine_clock = EngineClock(time.monotonic)
    room = LiveRoom(time.monotonic)
    pages = Pages(config.web, room, EngineRequests(bus.publish, engine_clock), complaints=complaints, place=place)
    await pages.stored()  # other programs read the codes of the tables
    greet()
    catch_up = CatchUp(room, bus.publish, f"web-{secrets.token_hex(4)}", time.monotonic)

    def on_connect() -> None:
        room.on_connect()
        catch_up.on_connect()

    def on_message(message: MqttMessage, retained: bool) -> None:  # noqa: FBT001  the bus's own signature
        pages.on_message(message, retained=retained)
        if isinstance(message, EngineState):
            engine_clock.update(message)
        catch_up.on_message(message)

    async with asyncio.TaskGroup() as parts:
        parts.create_task(bus.run(on_message, on_connect, room.on_disconnect))
        parts.create_task(_check_periodically(pages))
        parts.create_task(keep_open(create_app(pages), pages, listener))
        parts.create_task(notify_watchdog(os.environ))


async def _check_periodically(pages: Pages) -> None:
    """Check the room, and forget addresses that have not asked for a while."""
    while True:
        pages.check()
        await pages.request_counts.delete_expired()
        await asyncio.sleep(LOOK_EVERY_S)


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
