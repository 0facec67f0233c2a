"""The body of a request whose connection ends with its answer.

The kernel resets a connection that is closed before all of its request was read, and the client may then lose the
answer (RFC 9112, 9.6). So the rest of the body is read before the answer ends. A client that takes too long over it
is closed by the limits of the connections.
"""

from __future__ import annotations

from litestar.types import Message, Receive, ReceiveMessage, Scope, Send


class RequestBody:
    """Follows how far the body of one request was read."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._is_last = is_last(scope)
        self._is_due = self._is_last and not _is_held_back(scope)

    async def receive(self) -> ReceiveMessage:
        """The next part of the body, as the application asks for it."""
        message = await self._receive()
        self._is_due = self._is_last and message["type"] == "http.request" and message.get("more_body", False)
        return message

    async def send(self, message: Message) -> None:
        """Send a part of the answer. Read the rest of the body before the last one."""
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            while self._is_due:
                await self.receive()
        await self._send(message)


def is_last(scope: Scope) -> bool:
    """Whether the connection is closed after this request: the client says so, or speaks HTTP/1.0."""
    return scope["http_version"] == "1.0" or b"close" in _tokens(scope, b"connection")


def _is_held_back(scope: Scope) -> bool:
    """Whether the client sends its body only when asked for it. A refused client then sends none."""
    return b"100-continue" in _tokens(scope, b"expect")


def _tokens(scope: Scope, header: bytes) -> list[bytes]:
    values = [value for name, value in scope["headers"] if name == header]
    return [token.strip().lower() for value in values for token in value.split(b",")]
