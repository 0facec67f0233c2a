"""A line over Wi-Fi: the same lines over TCP to the box, each signed; it has the interface of a Port.

Nothing here waits: each turn does what is possible now. A failed step is retried for ever, with growing pauses.
"""

import errno
import os
import select
import socket
from binascii import hexlify

from common.port import ROOM, Port
from common.search import Search
from common.signed import BEAT, LONGEST_SIGNED, NONCE_BYTES, Session, greeting, read_greeting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from common.clock import Clock
    from common.ticket import Ticket

    class Air(Protocol):
        """The radio of a board with Wi-Fi."""

        def join(self, network: str, password: str) -> None: ...
        def is_joined(self) -> bool: ...


BEAT_MS = 1000
SILENT_MS = 5000  # a box that is silent for so long is gone, whatever TCP believes
JOIN_MS = 20_000
SEARCH_MS = 10_000
CONNECT_MS = 5000
FIRST_PAUSE_MS = 500
LONGEST_PAUSE_MS = 8000
MOST_REFUSED = 8  # lines from a peer that has not proven to be the box
AWAY, JOINING, SEARCHING, CONNECTING, GREETING, TALKING = range(6)


class Wifi:
    """Joins the network, finds the box, authenticates, and then sends and receives lines."""

    def __init__(self, air: "Air", ticket: "Ticket", clock: "Clock") -> None:
        self.state = AWAY
        self._air, self._ticket, self._clock = air, ticket, clock
        self._turns = (self._away, self._join, self._look, self._connect, self._greet, self._talk)
        self._search: Search | None = None
        self._socket: socket.socket | None = None
        self._ready = select.poll()
        self._port: Port | None = None
        self._session: Session | None = None
        self._is_proven = False  # the box has signed a line in this session
        self._refused = 0  # lines of a peer that has not proven to be the box, since it accepted the connection
        self._tries = 0
        self._due_ms = 0  # when this state ends
        self._beat_due_ms = 0

    # --- the interface of a port --------------------------------------------------------------

    def line(self) -> "bytes | None":
        """The next line from the box, without its newline; None if there is none, or the box is away."""
        try:
            return self._line()
        except OSError:  # the network, or the box, is lost
            self._give_up()
            return None

    def _line(self) -> "bytes | None":
        self._turns[self.state](self._clock.ms())
        signed = self._read() if self.state == TALKING else None
        if signed is None:
            return None
        line = self._opened(signed)  # one line per call, so that a flood does not block the loop
        return None if line == BEAT else line

    def put(self, line: bytes) -> bool:
        """Queue a line; False while no peer has proven to be the box."""
        if self.state != TALKING or not self._is_proven:
            return False
        return self._put(line[:-1])

    def send(self) -> None:
        """Send as much as the network accepts now."""
        if self._port is not None and self.state >= GREETING:
            try:
                self._port.send()
            except OSError:
                self._give_up()

    def is_empty(self) -> bool:
        """Whether everything has been sent."""
        return self._port is None or self._port.is_empty()

    # --- the states ----------------------------------------------------------------------------

    def _away(self, now_ms: int) -> None:
        if now_ms < self._due_ms:
            return
        if not self._air.is_joined():
            self._air.join(self._ticket.network, self._ticket.password)
        self._go_to(JOINING, JOIN_MS)

    def _join(self, now_ms: int) -> None:
        if not self._air.is_joined():
            self._has_lasted(now_ms)
        elif self._ticket.box is not None:
            self._begin(self._ticket.box)
        else:
            self._search = Search()
            self._go_to(SEARCHING, SEARCH_MS)

    def _look(self, now_ms: int) -> None:
        box = self._search.turn(now_ms) if self._search is not None else None
        if box is not None:
            self._begin(box)
        else:
            self._has_lasted(now_ms)

    def _begin(self, box: "tuple[str, int]") -> None:
        self._stop_looking()
        self._socket = socket.socket()
        self._socket.setblocking(False)
        self._ready = select.poll()
        self._ready.register(self._socket, select.POLLOUT)
        self._go_to(CONNECTING, CONNECT_MS)
        try:
            self._socket.connect(socket.getaddrinfo(box[0], box[1])[0][-1])
        except OSError as trouble:
            if trouble.errno != errno.EINPROGRESS:
                raise

    def _connect(self, now_ms: int) -> None:
        """Wait until the box accepts the connection."""
        ready = self._ready.poll(0)
        if not ready:
            self._has_lasted(now_ms)
        elif ready[0][1] & (select.POLLERR | select.POLLHUP) or self._socket is None:
            self._give_up()
        else:
            # a line in two packets comes some 40 ms later: TCP keeps the second one until the first is acknowledged
            self._port = Port(self._socket, self._socket, LONGEST_SIGNED, ROOM)  # type: ignore[arg-type]  # MicroPython's sockets are streams
            self._go_to(GREETING, CONNECT_MS)

    def _greet(self, now_ms: int) -> None:
        """The box sends its nonce first; then both ends have one, and every line is signed."""
        said = self._read()
        if said is None:
            self._has_lasted(now_ms)
            return
        box_nonce, nonce = read_greeting(said), hexlify(os.urandom(NONCE_BYTES))
        if not box_nonce or self._port is None:
            self._give_up()
            return
        self._port.put(greeting(self._ticket.uid, nonce))
        self._session = Session(self._ticket.key, self._ticket.uid, box_nonce, nonce)
        self._is_proven, self._refused, self._beat_due_ms = False, 0, now_ms
        self._go_to(TALKING, SILENT_MS)

    def _talk(self, now_ms: int) -> None:
        if now_ms >= self._beat_due_ms:
            self._beat_due_ms = now_ms + BEAT_MS
            self._put(BEAT)
        self._has_lasted(now_ms)

    # --- helpers of all states -------------------------------------------------------------------

    def _go_to(self, state: int, longest_ms: int) -> None:
        self.state, self._due_ms = state, self._clock.ms() + longest_ms

    def _has_lasted(self, now_ms: int) -> None:
        """Give up if the state takes too long."""
        if self.state != AWAY and now_ms >= self._due_ms:
            self._give_up()

    def _give_up(self) -> None:
        """Close everything, and start again after a pause."""
        self._stop_looking()
        if self._socket is not None:
            self._socket.close()
        self._socket = self._port = self._session = None
        self._is_proven = False
        self._go_to(AWAY, min(FIRST_PAUSE_MS << min(self._tries, 10), LONGEST_PAUSE_MS))
        self._tries += 1

    def _stop_looking(self) -> None:
        if self._search is not None:
            self._search.close()
        self._search = None

    def _read(self) -> "bytes | None":
        if self._port is None:
            return None
        line = self._port.line()
        if line is None and self._port.has_ended:
            self._give_up()
        return line

    def _opened(self, signed: bytes) -> "bytes | None":
        line = self._session.opened(signed) if self._session is not None else None
        if line is None:
            self._doubt()
        else:
            self._is_proven, self._tries = True, 0
            self._due_ms = self._clock.ms() + SILENT_MS
        return line

    def _doubt(self) -> None:
        """Count an invalid line. The right box sends no invalid line before its first valid one."""
        self._refused += 1
        if not self._is_proven and self._refused >= MOST_REFUSED:
            self._give_up()

    def _put(self, line: bytes) -> bool:
        if self._port is None or self._session is None or not self._port.has_room(LONGEST_SIGNED):
            return False
        return self._port.put(self._session.sign(line))
