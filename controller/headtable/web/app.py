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
from itertools import count

import uvicorn
from litestar import Litestar, Response
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, Web
from headtable.dating import Dating
from headtable.errors import Unwell
from headtable.messages import Ack, EngineState, MqttMessage, Previewed
from headtable.web.addresses import greeting, listening
from headtable.web.api import Number, remembering, saying, watching
from headtable.web.asking import Asking
from headtable.web.catching_up import CatchingUp
from headtable.web.guard import HostKey, secure
from headtable.web.pages import STATIC, Browser, pages, trouble
from headtable.web.room import LISTEN, Room

LONGEST_BODY = 65_536  # bytes
LOOK_EVERY_S = 0.5
FAREWELL_S = 0.5  # a browser that will not hang up by then is hung up on
Tell = Callable[[str], None]


def create_app(room: Room, asking: Asking, host_key: str, complaints: Complaints) -> Litestar:
    """The pages and their API, over a room and a way to ask the engine."""

    def own_fault(request: Browser, error: Exception) -> Response[dict[str, str]]:
        complaints.note(f"{request.method} {request.url.path[:60]}", repr(error))
        return Response({"error": "headtable has made a mistake here; its log says which"}, status_code=500)

    key = HostKey(host_key)
    boot = secrets.token_hex(4)
    numbers = (Number(boot, seq) for seq in count(1))
    return Litestar(
        [
            *pages(key),
            *watching(room),
            *remembering(room, key),
            *saying(room, asking, key, numbers),
            create_static_files_router("/static", [STATIC]),
        ],
        request_max_body_size=LONGEST_BODY,
        before_send=[secure],
        exception_handlers={HTTPException: trouble, Exception: own_fault},
        openapi_config=None,
        logging_config=None,
    )


async def serve(config: Config, tell: Tell | None = None) -> None:
    """Run the pages until cancelled."""
    tell = tell or _print
    host_key = config.web.host_key or secrets.token_urlsafe(6)
    room = Room(time.monotonic)
    complaints = Complaints(logging.getLogger(__name__).warning)
    bus = Bus(config.broker, config.venue.name, "web", LISTEN, complaints)
    dating = Dating(time.monotonic)
    asking = Asking(bus.say, dating)
    catching_up = CatchingUp(room, bus.say, f"web-{secrets.token_hex(4)}", time.monotonic)

    def up() -> None:
        room.up()
        catching_up.up()

    def hear(message: MqttMessage, _retained: bool) -> None:  # noqa: FBT001  the bus's own signature
        if isinstance(message, Ack):
            asking.hear(message)
        elif isinstance(message, Previewed):
            asking.previewing.hear(message)
        else:
            room.hear(message)
        if isinstance(message, EngineState):
            dating.hear(message)
        catching_up.hear(message)

    with open_door(config.web) as door:
        made_up = "" if config.web.host_key else host_key  # the file's own need not be in every log
        tell("\n".join(greeting(config.web, door.getsockname()[1], made_up)))
        async with asyncio.TaskGroup() as parts:
            parts.create_task(bus.run(hear, up, room.down))
            parts.create_task(_keep_looking(room))
            parts.create_task(keep_open(create_app(room, asking, host_key, complaints), door, room, asking))


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
    """uvicorn that leaves signals to whoever started us."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


async def keep_open(app: Litestar, door: socket.socket, room: Room, asking: Asking) -> None:
    """Answer browsers until cancelled; then end their streams, and hang up on those who hold on."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # what goes wrong is in our complaints
    server = _Server(
        uvicorn.Config(
            app, http="h11", ws="none", loop="asyncio", lifespan="off",
            log_config=None, access_log=False, server_header=False, proxy_headers=False,
        )
    )  # fmt: skip
    running = asyncio.create_task(server.serve([door]))
    try:
        await asyncio.shield(running)
    finally:
        room.close()
        asking.close()
        server.should_exit = True
        await asyncio.wait([running], timeout=FAREWELL_S)
        server.force_exit = True
        await running


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
