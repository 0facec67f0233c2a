"""The web part: it receives the room from the bus, shows it to every browser, and forwards inputs."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

from litestar import Litestar, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore
from litestar.types import Scope
from msgspec.structs import replace

from headtable import __version__
from headtable.board_firmware.newest import newest_firmware
from headtable.bus.client import Bus, Outside
from headtable.bus.logins import WEB
from headtable.complaints import Complaints
from headtable.config import Config, Web
from headtable.config.place import pages_folder
from headtable.engine_clock import EngineClock
from headtable.errors import Unwell
from headtable.home_assistant.discovery import Discovery
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
from headtable.messages.words import Delivery
from headtable.metrics.observed import FiguresHeard, Observed, PagesNow
from headtable.rates import RateLimit
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.saying.currencies import use_currency
from headtable.watchdog import notify_watchdog
from headtable.web.account_routes import account_routes, sign_in_routes
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
from headtable.web.attendance_routes import PastGuests, attendance_routes
from headtable.web.authority_routes import authority_routes
from headtable.web.catch_up import CatchUp
from headtable.web.connections import Connections, Limits, files
from headtable.web.cookies import cookie_in
from headtable.web.csv_files import csv_routes
from headtable.web.decoding import Number
from headtable.web.device_orders import DeviceOrders
from headtable.web.device_routes import device_routes, walk_routes
from headtable.web.door_routes import door_routes
from headtable.web.engine_requests import EngineRequests
from headtable.web.entry_authors import author_routes
from headtable.web.first_host_routes import first_host_routes
from headtable.web.guard import COOKIE as HOST_COOKIE, Browser, Connection, secure
from headtable.web.guest_list import guests_file_of
from headtable.web.guest_list_routes import guest_list_routes
from headtable.web.guest_records import GuestRecords
from headtable.web.guest_routes import guest_routes
from headtable.web.hall_picture import HallPicture, picture_routes
from headtable.web.hall_watch import LISTEN as HALL, HallWatch
from headtable.web.hand_played_routes import HandPlayed, hand_played_routes
from headtable.web.host_access import HostAccess
from headtable.web.host_log_routes import host_log_routes
from headtable.web.host_session_backend import HostSessionConfig
from headtable.web.inherited_sockets import inherited_sockets
from headtable.web.limits import Guesses, source_of
from headtable.web.live_events import DevicesChanged, Notice, PhonesChanged
from headtable.web.live_room import LISTEN, LiveRoom
from headtable.web.metrics_routes import metrics_routes
from headtable.web.money_routes import money_routes, past_money_routes
from headtable.web.named_screens import Screens
from headtable.web.next_night import Preparations, next_night_routes
from headtable.web.night_downloads import NightDownloads, night_download_routes, tonight_download_routes
from headtable.web.night_folder import NightFolder
from headtable.web.night_routes import AllNights, night_routes
from headtable.web.notice_routes import notice_routes
from headtable.web.page_listeners import Listeners, open_listeners
from headtable.web.page_place import Place
from headtable.web.page_sentences import sentence_routes
from headtable.web.page_server import keep_open
from headtable.web.pages import console_routes, failed, page_routes, trouble
from headtable.web.pages_lock import pages_run
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
from headtable.web.state_file import StateFile, file_of
from headtable.web.static_routes import static_routes
from headtable.web.tables_without_device import TablesWithoutDevice
from headtable.web.tonights_semi_final import naming_semi_final

LONGEST_BODY = 65_536  # bytes
ALWAYS_OPEN = ("/", EVENTS_ADDRESS)  # streams have a limit of their own
STATIC_ADDRESS = "/static/"
REQUEST_COUNTS_STORE = "rate_limit"  # how Litestar calls the store of its limit
LOOK_EVERY_S = 0.5
Tell = Callable[[str], None]


class Pages:
    """The pages of a configuration: their sessions, their rights, and their routes."""

    def __init__(
        self, web: Web, room: LiveRoom, requests: EngineRequests, *, complaints: Complaints, place: Place
    ) -> None:
        state = StateFile(place.file, complaints, place.write)
        room.show_notice(Notice(state.kept.notice))
        self.room = room
        self.requests = requests
        self.complaints = complaints
        self.names = (*web.names, web.https_name)
        self.connections = Connections(place.limits, place.clock, complaints)
        self.request_counts = MemoryStore()  # of each address
        self.records = GuestRecords(room, complaints, place)
        self.access = HostAccess(web.host_key, state, room, complaints, place)
        self.phones = Phones(state, place.time_of_day, partial(room.tell_of, PhonesChanged))
        self._place = place
        self._certificate = web.certificate
        self._state = state
        self._hosts = self.access.sessions
        self.code_guesses = Guesses("code", place.clock, complaints)
        self._numbers = _numbers_from_one()
        self._command = PublicCommand()
        self._nights = NightFolder(place.journal, HouseRulesets(place.rulesets), self._command)
        self._addresses = place.addresses(web, place.port)
        self._picture = HallPicture(place.file and place.file.parent, complaints)
        self._screens = Screens(state, room, lambda: self._picture.version)
        self.hall = HallWatch(place.box, place.clock, partial(room.tell_of, DevicesChanged), newest_firmware())
        self._answers = Counter[tuple[str, int]]()
        self._heard = FiguresHeard()
        self._metrics_key = web.metrics_key
        self._without_device = TablesWithoutDevice(self.hall, self.phones, requests.tell, self._numbers, place.clock)

    def routes(self) -> list[HTTPRouteHandler]:
        """Every page, every route of the API, and its document."""
        routes = [
            *self._hall_routes(),
            *self._host_routes(),
            *self._guest_list_routes(),
            *self._night_routes(),
        ]
        return [*routes, *api_routes(routes), *metrics_routes(self._metrics_key, self._observed)]

    def _hall_routes(self) -> list[HTTPRouteHandler]:
        """What the hall sees: pages for everybody, for screens and for phones."""
        clock = self._place.clock
        speakers = PhoneSessions(
            self.phones, self.room, self.requests, codes=self.code_guesses, numbers=self._numbers, clock=clock
        )
        return [
            *page_routes(self._hosts),
            *manifest_routes(),
            *authority_routes(self._certificate),
            *sentence_routes(),
            *static_routes(),
            *room_routes(self.room, self.connections, self._screens),
            *guest_routes(self.room, self._nights),
            *history_routes(self.room, self._hosts),
            *screen_routes(self._screens, self._hosts),
            *join_routes(self._addresses, self._hosts),
            *picture_routes(self._picture, self._screens, self._hosts),
            *phone_routes(speakers),
            *press_routes(self.requests, self.room, speakers, RateLimit(PRESSES, clock)),
        ]

    def _host_routes(self) -> list[HTTPRouteHandler]:
        """How hosts come in, and how they run the night."""
        access, guests = self.access, self.records.guests
        phones = PhoneAdmin(self.phones, self.room, self.code_guesses, self._addresses)
        printer = SheetPrinter(self._place.journal, self._command)
        return [
            *console_routes(self._hosts, access.keys, access.first_host),
            *first_host_routes(access.first_host, access.admin, self._hosts),
            *sign_in_routes(self._hosts, access.sign_ins),
            *account_routes(self._hosts, access.admin),
            *host_log_routes(access.log, self._hosts),
            *author_routes(self.room, self._hosts, access.accounts),
            *host_routes(self.requests, self.room, self._hosts, self._numbers),
            *hand_played_routes(HandPlayed(self.requests, self.room, self._numbers), self.room, self._hosts),
            *evening_routes(self.requests, self.room, self._hosts),
            *print_routes(printer, phones, guests, self._picture, self._hosts),
            *notice_routes(self.room, self._state, self._hosts),
            *phone_admin_routes(phones, self._hosts),
            *device_routes(self.hall, self.phones, DeviceOrders(self.hall, self.requests.tell), self._hosts),
            *walk_routes(self.hall, self._hosts),
        ]

    def _guest_list_routes(self) -> list[HTTPRouteHandler]:
        """Who comes, who has come, and the money."""
        guests, attendance, money = self.records.guests, self.records.attendance, self.records.money
        return [
            *guest_list_routes(guests, self.room, self._hosts),
            *pasted_names_routes(self._hosts),
            *attendance_routes(PastGuests(attendance, self._nights, self.room), self._hosts),
            *door_routes(guests, self.requests, self.room, self._hosts, self._numbers),
            *money_routes(guests, self.room, money, self._hosts),
            *past_money_routes(self._nights, money, self._hosts),
        ]

    def _night_routes(self) -> list[HTTPRouteHandler]:
        """Tonight as a whole, past nights, the next one, and the rules."""
        records, journal = self.records, self._place.journal
        all_nights = AllNights(self._nights, self.room, records.guests, self._state, records.money)
        preparations = Preparations(self._nights, records.guests, self._state)
        downloads = NightDownloads(self._command)
        return [
            *night_routes(all_nights, self._hosts),
            *next_night_routes(all_nights, preparations, self.room, self.requests, self._hosts),
            *past_night_routes(self._nights, self._hosts),
            *past_file_routes(self._nights, self._hosts),
            *night_download_routes(self._nights, downloads, self._hosts),
            *tonight_download_routes(self._nights, downloads, self._hosts),
            *csv_routes(self.room, self._hosts),
            *season_routes(SeasonReader(journal, self._command, self._state), self._hosts),
            *ruleset_routes(self._nights.rulesets, self._hosts),
            *deletion_routes(self._nights.rulesets, self.room, self._hosts),
        ]

    def on_message(self, message: MqttMessage, delivery: Delivery = "live") -> None:
        """Take a message from the bus. An answer goes to its request, everything else to the room."""
        self.hall.on_message(message, delivery)
        self._heard.on_message(message, delivery)
        match message:
            case Ack() | Previewed() | NightArchived() | BlastsCounted():
                self.requests.handle_answer(message)
            case NightState():
                self.room.on_message(message)
                self._screens.begin(message.id)  # before the phones, which note whose night it is
                self.phones.update(message)
                self.records.keep()
                self.requests.name_a_bunco(message.bunco_word)
            case BoardState():
                self.records.take_board(message)
            case StageState():
                self.room.on_message(message)
                self.records.money.keep()  # a prize may have been given
            case _:
                self.room.on_message(message)

    def forget(self, address: str) -> None:
        """Somebody has cleared a retained message."""
        self.hall.forget(address)

    def note_answer(self, method: str, status: int) -> None:
        """Count an answer to a request."""
        self._answers[method, status] += 1

    def _observed(self) -> Observed:
        link, connections = self.room.link(), self.connections.counts()
        now = PagesNow(self.room.watched_by, len(self.phones.admitted()), connections, self._answers)
        return Observed(__version__, link.broker, link.engine == "online", self.hall.state, self._heard, now)

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
        for kept in (self._state, self.records, self.access.log):
            await kept.stored()

    def owner(self, scope: Scope) -> str | None:
        """The owner of a reserved connection: a host, or an admitted phone."""
        connection: Connection = ASGIConnection(scope)
        if host := self._hosts.host_of(cookie_in(connection, HOST_COOKIE) or ""):
            return host.uid
        phone = self.phones.who(cookie_in(connection, PHONE_COOKIE))
        return phone.id if phone else None

    def middleware(self) -> list[DefineMiddleware]:
        """Litestar's middleware: the hosts' sessions, and the limit of an address that asks without end."""
        strangers = RateLimitConfig(
            self._place.limits.requests,
            exclude=[f"^{STATIC_ADDRESS}", *(f"^{path}$" for path in ALWAYS_OPEN)],
            identifier_for_request=lambda request: source_of(request.scope["client"]),
            check_throttle_handler=lambda request: self.owner(request.scope) is None,
        )
        return [strangers.middleware, HostSessionConfig(self._hosts).middleware]


def _numbers_from_one() -> Iterator[Number]:
    """The numbers of what these pages tell the engine."""
    boot = secrets.token_hex(4)
    return (Number(boot, seq) for seq in count(1))


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
        before_send=[secure, pages.access.log.note_answer],
        exception_handlers={HTTPException: trouble, Exception: own_fault},
        openapi_config=None,
        logging_config=None,
    )
    named = naming_semi_final(app, pages.room)
    return RequestFilter(in_readers_language(named), pages.names, pages.connections, pages.owner, pages.note_answer)


async def serve(config: Config, tell: Tell | None = None, limits: Limits | None = None) -> None:
    """Run the pages until cancelled."""
    tell = tell or _print
    use_currency(config.venue.currency)
    made_up = made_up_key(config.web)
    limits = (limits or Limits()).within(files())
    own, guests = pages_folder(config) / "rulesets", guests_file_of(config)
    complaints = Complaints(logging.getLogger(__name__).warning)
    inherited = inherited_sockets(os.environ, os.getpid())
    with pages_run(pages_folder(config)), open_listeners(config.web, complaints, inherited) as opened:
        web = replace(opened.as_opened(config.web), host_key=made_up or config.web.host_key)
        journal = Path(config.engine.journal)
        place = Place(
            web.port, file_of(config), limits, journal=journal, rulesets=own, guests=guests, box=config.box,
            first_host="by-key" if made_up else "asked",  # the key that was made up is printed
        )  # fmt: skip

        def greet() -> None:
            tell("\n".join(greeting(web, web.port, made_up)))

        await _serve(replace(config, web=web), opened, place, complaints, greet)


async def _serve(
    config: Config, opened: Listeners, place: Place, complaints: Complaints, greet: Callable[[], None]
) -> None:
    discovery = Discovery(config.home_assistant, config.venue.name, time.monotonic)
    outside = Outside(discovery.filter, discovery.on_text)
    bus = Bus(config.broker, config.venue.name, "web", (*LISTEN, *HALL), complaints, user=WEB, outside=outside)
    engine_clock = EngineClock(time.monotonic)
    room = LiveRoom(time.monotonic)
    pages = Pages(config.web, room, EngineRequests(bus.publish, engine_clock), complaints=complaints, place=place)
    bus.on_cleared = pages.forget
    await pages.stored()  # other programs read the codes of the tables
    greet()
    catch_up = CatchUp(room, bus.publish, f"web-{secrets.token_hex(4)}", time.monotonic)

    def on_connect() -> None:
        room.on_connect()
        catch_up.on_connect()
        discovery.on_connect()

    def on_message(message: MqttMessage, delivery: Delivery) -> None:
        pages.on_message(message, delivery)
        if isinstance(message, EngineState):
            engine_clock.update(message)
        catch_up.on_message(message)

    async with asyncio.TaskGroup() as parts:
        parts.create_task(bus.run(on_message, on_connect, room.on_disconnect))
        parts.create_task(_check_periodically(pages, partial(discovery.check, pages.hall.state, bus.retain)))
        parts.create_task(keep_open(create_app(pages), pages, opened))
        parts.create_task(notify_watchdog(os.environ))


async def _check_periodically(pages: Pages, check_discovery: Callable[[], None]) -> None:
    """Check the room and what Home Assistant knows, and forget addresses that have not asked for a while."""
    while True:
        pages.check()
        check_discovery()
        await pages.request_counts.delete_expired()
        await asyncio.sleep(LOOK_EVERY_S)


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
