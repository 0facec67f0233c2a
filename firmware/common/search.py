"""Looks for a box in the hall's network, without waiting."""

import select
import socket

from common.mdns import GROUP, LONGEST_PACKET, PORT, answer, question

ASK_MS = 2000


class Search:
    """Sends queries until a box answers."""

    def __init__(self) -> None:
        self._group = socket.getaddrinfo(GROUP, PORT)[0][-1]  # it is numeric, and needs no query
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._answered = select.poll()
        self._answered.register(self._socket, select.POLLIN)
        self._due_ms = 0

    def turn(self, now_ms: int) -> "tuple[str, int] | None":
        """The address and port of the first box that answers; OSError if the network is lost."""
        if now_ms >= self._due_ms:
            self._due_ms = now_ms + ASK_MS
            self._socket.sendto(question(), self._group)
        if not self._answered.poll(0):
            return None
        return answer(self._socket.recv(LONGEST_PACKET))

    def close(self) -> None:
        """Stop the search."""
        self._socket.close()
