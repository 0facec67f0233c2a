"""The page of a device's own network, for a phone: one client at a time, and nothing here waits."""

import select
import socket

from common.bound_socket import bound
from common.setup_form import Refused, settings_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.setup_form import Settings

LONGEST_REQUEST = 2048  # bytes
CLIENT_MS = 5000  # a slower client is dropped
GULP = 256
MOST_UNREAD = 32  # gulps after the answer
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>%s</title><style>body{font:18px sans-serif;max-width:26em;margin:1em auto;padding:0 1em}
label{display:block;margin:.8em 0}input,button{font:inherit;width:100%%;padding:.5em;box-sizing:border-box}</style>
<h1>%s</h1>"""
FORM = """<p>Send this device into the hall's Wi-Fi. The code that headtable shows fills the form.</p>
<form method="post" action="/">
<label>Network<input name="network" required></label>
<label>Password of the network<input name="password" autocomplete="off"></label>
<label>Key<input name="key" required autocomplete="off"></label>
<label>Address of the box, if you know it<input name="box"></label>
<button>Save</button></form>
<script>
for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
  { const field = document.querySelector(`input[name="${CSS.escape(name)}"]`); if (field) field.value = value }
history.replaceState(null, "", "/")
</script>"""


class SetupPage:
    """The web server; ``save`` gets the settings, and ``is_saved`` says that the answer has left."""

    def __init__(
        self, place: "tuple[str, int]", title: str, address: str, save: "Callable[[Settings], None]"
    ) -> None:
        self._title, self._address, self._save = title, address, save
        self._server = bound(socket.socket(), place)
        self._server.listen(2)
        self._waiting = select.poll()
        self._waiting.register(self._server, select.POLLIN)
        self._client: socket.socket | None = None
        self._ready = select.poll()
        self._heard = b""
        self._answer = b""
        self._ends_ms = 0
        self._has_settings = False
        self.is_saved = False

    def turn(self, now_ms: int) -> None:
        """Do the next step of the client that is there, or take another one."""
        try:
            if self._client is None:
                self._take(now_ms)
            elif now_ms >= self._ends_ms:
                self._drop()
            elif self._answer:
                self._say()
            else:
                self._hear()
        except OSError:  # the client is gone
            self._drop()

    def close(self) -> None:
        """Serve no longer."""
        self._drop()
        self._server.close()

    def _take(self, now_ms: int) -> None:
        if not self._waiting.poll(0):
            return
        self._client = self._server.accept()[0]
        self._client.setblocking(False)
        self._ready = select.poll()
        self._ready.register(self._client, select.POLLIN)
        self._heard, self._answer, self._ends_ms = b"", b"", now_ms + CLIENT_MS

    def _drop(self) -> None:
        if self._client is not None:
            self._client.close()
            self._client = None
        self.is_saved = self.is_saved or self._has_settings

    def _hear(self) -> None:
        if self._client is None or not self._ready.poll(0):
            return
        some = self._client.recv(GULP)
        self._heard += some
        if not some or len(self._heard) > LONGEST_REQUEST:
            self._answer = self._refusal("The request is too long, or was cut off.")
        else:
            self._answer = self._answered()
        if self._answer:
            self._ready.modify(self._client, select.POLLOUT)

    def _say(self) -> None:
        if self._client is None or not self._ready.poll(0):
            return
        sent = self._client.send(self._answer[:GULP])
        self._answer = self._answer[sent:]
        if not self._answer:
            self._read_the_rest(self._client)
            self._drop()

    def _read_the_rest(self, client: socket.socket) -> None:
        """Read what else has come: a connection with unread bytes is reset, and its answer may be lost."""
        self._ready.modify(client, select.POLLIN)
        for _ in range(MOST_UNREAD):
            if not self._ready.poll(0) or not client.recv(GULP):
                return

    def _answered(self) -> bytes:
        """The answer to the request so far; empty if more of it must come."""
        head, _, body = self._heard.partition(b"\r\n\r\n")
        if len(head) == len(self._heard):
            return b""
        verb, _, rest = head.partition(b" ")
        if verb == b"POST":
            return self._posted(head, body)
        if verb not in (b"GET", b"HEAD"):
            return self._refusal("This page can be read, and its form can be sent.")
        if rest.split(b" ")[0] != b"/":  # a phone that looks for the Internet is led here
            return b"HTTP/1.0 302 Found\r\nLocation: http://%s/\r\nContent-Length: 0\r\n\r\n" % self._address.encode()
        return self._page("200 OK", FORM)

    def _posted(self, head: bytes, body: bytes) -> bytes:
        length = _length_in(head)
        if length < 0:
            return self._refusal("The request does not say how long it is.")
        if length > LONGEST_REQUEST:
            return self._refusal("The request is too long.")
        if len(body) < length:
            return b""
        try:
            self._save(settings_in(body[:length]))
        except Refused as why:
            return self._refusal(str(why))
        except OSError:  # it is no trouble of the client
            return self._refusal("This device cannot store the settings: its memory is full or damaged.")
        self._has_settings = True
        return self._page("200 OK", "<p>Saved. This device restarts, and joins the hall's Wi-Fi.</p>")

    def _refusal(self, why: str) -> bytes:
        return self._page("400 Bad Request", "<p>" + why + '</p><p><a href="/">Back to the form</a></p>')

    def _page(self, status: str, body: str) -> bytes:
        page = (HEAD % (self._title, self._title) + body).encode()
        head = (
            "HTTP/1.0 %s\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: %d"
        )
        return (head % (status, len(page))).encode() + b"\r\n\r\n" + page


def _length_in(head: bytes) -> int:
    """The length of the body by the request's head; -1 if it has none that can be read."""
    for line in head.lower().split(b"\r\n"):
        name, _, value = line.partition(b":")
        text = value.strip()
        if name == b"content-length" and 0 < len(text) <= 6 and text.isdigit():
            return int(text)
    return -1
