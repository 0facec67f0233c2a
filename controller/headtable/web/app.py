"""The web part: hears the room on the bus, shows it to every browser, and says what host and phones say."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import NamedTuple

import uvicorn
from litestar import Litestar, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router
from litestar.types import Scope
from msgspec.structs import replace

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, Web
from headtable.dating import Dating
from headtable.errors import Unwell
from headtable.messages.devices import BlastsCounted
from headtable.messages.inputs import Ack
from headtable.messages.past import Previewed
from headtable.messages.rooms import EngineState, MqttMessage, NightArchived, NightState
from headtable.rates import Rate, RateLimit
from headtable.web.addresses import Addresses, greeting, listening, made_up_key
from headtable.web.api import errands, remembering, saying, watching
from headtable.web.asking import Asking
from headtable.web.catching_up import CatchingUp
from headtable.web.connections import ACCEPTED_AT_ONCE, Connections, Limits, files, protocol
from headtable.web.decoding import Number
from headtable.web.entrance import LONGEST_HEAD, Entrance
from headtable.web.guard import Browser, Connection, HostSessions, secure
from headtable.web.hosting_phones import hosting
from headtable.web.joining import COOKIE as PHONE_COOKIE, Doors, joining
from headtable.web.keeping import Keeping, file_of
from headtable.web.limits import Guesses
from headtable.web.pages import STATIC, pages as pages_for_people, trouble
from headtable.web.phones import Phones
from headtable.web.room import LISTEN, Room
from headtable.web.sentences import sentence_routes

LONGEST_BODY = 65_536  # bytes
WAITING_OUTSIDE = 512  # connections that the kernel holds until they are accepted
PRESSES = Rate(burst=10, per_s=4)  # of one phone
TAKES = Rate(burst=4, per_s=0.5)
LOOK_EVERY_S = 0.5
FAREWELL_S = 0.5  # a browser that will not hang up by then is hung up on
Tell = Callable[[str], None]


class Pages(NamedTuple):
    """All that the pages stand on."""

    doors: Doors
    keys: Guesses
    presses: RateLimit
    connections: Connections
    complaints: Complaints
    names: tuple[str, ...] = ()


class Place(NamedTuple):
    """Where the pages are open: their port, the file of what outlives them, how many may come, and their clock."""

    port: int
    file: Path | None
    limits: Limits
    clock: Callable[[], float] = time.monotonic


def furnish(web: Web, room: Room, asking: Asking, complaints: Complaints, place: Place) -> Pages:
    """The pages of this configuration, with nobody in them."""
    clock, keeping = place.clock, Keeping(place.file, complaints)
    boot = secrets.token_hex(4)
    doors = Doors(
        room, asking,
        Phones(keeping, time.time, room.tell_of_phones),
        HostSessions(web.host_key, keeping, time.time),
        Guesses("code", clock, complaints),
        RateLimit(TAKES, clock),
        Addresses(web, place.port),
        (Number(boot, seq) for seq in count(1)),
    )  # fmt: skip
    return Pages(
        doors,
        Guesses("host key", clock, complaints),
        RateLimit(PRESSES, clock),
        Connections(place.limits, clock, complaints),
        complaints,
        web.names,
    )


def routes(pages: Pages) -> list[HTTPRouteHandler]:
    """Every page, and every route of the API."""
    doors = pages.doors
    return [
        *pages_for_people(doors.hosts, pages.keys),
        *sentence_routes(),
        *watching(doors.room, pages.connections),
        *remembering(doors.room, doors.hosts),
        *saying(doors, pages.presses),
        *errands(doors),
        *joining(doors),
        *hosting(doors),
    ]


def create_app(pages: Pages) -> Entrance:
    """The pages and their API, behind an entrance that knows who has a place of its own."""
    doors = pages.doors

    def own_fault(request: Browser, error: Exception) -> Response[dict[str, str]]:
        pages.complaints.note(f"{request.method} {request.url.path[:60]}", repr(error))
        return Response({"error": "headtable has made a mistake here; its log says which"}, status_code=500)

    app = Litestar(
        [*routes(pages), create_static_files_router("/static", [STATIC])],
        request_max_body_size=LONGEST_BODY,
        before_send=[secure],
        exception_handlers={HTTPException: trouble, Exception: own_fault},
        openapi_config=None,
        logging_config=None,
    )
    return Entrance(app, pages.names, pages.connections, lambda scope: _owner(doors, scope))


def _owner(doors: Doors, scope: Scope) -> str | None:
    """Who has a place that strangers cannot take: a host, or a phone that is in."""
    connection: Connection = ASGIConnection(scope)
    if doors.hosts.is_held_by(connection):
        return "host"
    phone = doors.phones.who(connection.cookies.get(PHONE_COOKIE))
    return phone.id if phone else None


async def serve(config: Config, tell: Tell | None = None, limits: Limits | None = None) -> None:
    """Run the pages until cancelled."""
    tell = tell or _print
    made_up = made_up_key(config.web)
    if made_up:
        config = replace(config, web=replace(config.web, host_key=made_up))
    limits = (limits or Limits()).within(files())
    with open_door(config.web) as door:
        port: int = door.getsockname()[1]
        place = Place(port, file_of(config), limits)
        await _serve(config, door, place, lambda: tell("\n".join(greeting(config.web, port, made_up))))


async def _serve(config: Config, door: socket.socket, place: Place, greet: Callable[[], None]) -> None:
    complaints = Complaints(logging.getLogger(__name__).warning)
    bus = Bus(config.broker, config.venue.name, "web", LISTEN, complaints)
    dating = Dating(time.monotonic)
    asking = Asking(bus.say, dating)
    room = Room(time.monotonic)
    pages = furnish(config.web, room, asking, complaints, place)
    greet()
    catching_up = CatchingUp(room, bus.say, f"web-{secrets.token_hex(4)}", time.monotonic)

    def up() -> None:
        room.up()
        catching_up.up()

    def hear(message: MqttMessage, _retained: bool) -> None:  # noqa: FBT001  the bus's own signature
        _pass_on(message, pages.doors)
        if isinstance(message, EngineState):
            dating.hear(message)
        catching_up.hear(message)

    async with asyncio.TaskGroup() as parts:
        parts.create_task(bus.run(hear, up, room.down))
        parts.create_task(_keep_looking(room))
        parts.create_task(keep_open(create_app(pages), pages, door))


def _pass_on(message: MqttMessage, doors: Doors) -> None:
    """Let those hear a message who wait for it: whoever has asked, else the room; phones hear which night it is."""
    match message:
        case Ack():
            doors.asking.hear(message)
        case Previewed():
            doors.asking.previewing.hear(message)
        case NightArchived() | BlastsCounted():
            doors.asking.errands.hear(message)
        case NightState():
            doors.room.hear(message)
            doors.phones.hear(message)
            doors.asking.previewing.call_a_bunco(message.bunco_word)
        case _:
            doors.room.hear(message)


def open_door(web: Web) -> socket.socket:
    """The port where browsers come in."""
    try:
        return listening(web.host, web.port)
    except OSError as trouble:
        raise Unwell(
            f"cannot open the pages at {web.host}:{web.port} ({trouble.strerror}); stop what else is there, "
            "or choose another host or port in [web]"
        ) from None


async def _keep_looking(room: Room) -> None:
    """Notice an engine that has fallen silent without a goodbye."""
    while True:
        room.look()
        await asyncio.sleep(LOOK_EVERY_S)


class _Server(uvicorn.Server):
    """uvicorn that leaves signals to whoever started us, and lets more wait than it accepts at once."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept."""
        await super().startup(sockets)
        for door in sockets or ():
            door.listen(WAITING_OUTSIDE)


async def keep_open(app: Entrance, pages: Pages, door: socket.socket) -> None:
    """Answer browsers until cancelled; then end their streams, and hang up on those who hold on."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what goes wrong is in our complaints
    asyncio.get_running_loop().set_exception_handler(partial(_note_accident, pages.complaints))
    server = _Server(
        uvicorn.Config(
            app, http=protocol(pages.connections), ws="none", loop="asyncio", lifespan="off",
            log_config=None, access_log=False, server_header=False, proxy_headers=False,
            backlog=ACCEPTED_AT_ONCE, h11_max_incomplete_event_size=LONGEST_HEAD,
        )
    )  # fmt: skip
    looking = asyncio.create_task(pages.connections.keep_looking())
    running = asyncio.create_task(server.serve([door]))
    try:
        await asyncio.shield(running)
    finally:
        looking.cancel()
        pages.doors.room.close()
        pages.doors.asking.close()
        server.should_exit = True
        await asyncio.wait([running], timeout=FAREWELL_S)
        server.force_exit = True
        await asyncio.wait([running], timeout=FAREWELL_S)
        running.cancel()  # since Python 3.12 asyncio itself waits for every connection
        with contextlib.suppress(asyncio.CancelledError):
            await running


def _note_accident(complaints: Complaints, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """What asyncio would log each time, such as thousands of connections that it could not accept."""
    complaints.note(str(context.get("message")), repr(context.get("exception")))


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
