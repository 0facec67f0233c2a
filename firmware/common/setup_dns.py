"""Answers every question for a name with the device's own address, so that a phone opens its page by itself."""

import select
import socket

from common.bound_socket import bound

QUERY_HEADER = 12
LONGEST_QUERY = 512  # what DNS over UDP may have
A, IN = b"\0\1", b"\0\1"
TTL_S = b"\0\0\0\x3c"
TO_THE_QUESTION = b"\xc0\x0c"  # the answer's name: it stands in the question
MOST_A_TURN = 4


class SetupDns:
    """The name server of a device's own network. A packet that is no question is not answered."""

    def __init__(self, place: "tuple[str, int]", address: str) -> None:
        self._address = bytes([int(part) for part in address.split(".")])
        self._socket = bound(socket.socket(socket.AF_INET, socket.SOCK_DGRAM), place)
        self._asked = select.poll()
        self._asked.register(self._socket, select.POLLIN)

    def turn(self) -> None:
        """Answer what was asked."""
        for _ in range(MOST_A_TURN):
            if not self._asked.poll(0):
                return
            try:
                query, asker = self._socket.recvfrom(LONGEST_QUERY)
                if said := answer_to(query, self._address):
                    self._socket.sendto(said, asker)
            except OSError:  # the asker is gone
                return

    def close(self) -> None:
        """Answer no longer."""
        self._socket.close()


def answer_to(query: bytes, address: bytes) -> bytes:
    """The answer with this address; empty if the packet asks nothing. It may hold any bytes."""
    end = _end_of_name(query)
    if not end or len(query) < end + 4 or query[2] & 0xF8 or query[4:6] != b"\0\1":
        return b""  # cut off, an answer, another kind of request, or not one question
    question = query[QUERY_HEADER : end + 4]
    is_for_address = question[-4:] == A + IN
    head = query[:2] + b"\x84\0" + b"\0\1" + (b"\0\1" if is_for_address else b"\0\0") + b"\0\0\0\0"
    if not is_for_address:
        return head + question
    return head + question + TO_THE_QUESTION + A + IN + TTL_S + b"\0\4" + address


def _end_of_name(query: bytes) -> int:
    """The position behind the name in the question; 0 if it has no end."""
    place = QUERY_HEADER
    while place < len(query):
        length = query[place]
        if length == 0:
            return place + 1
        if length > 63:
            return 0
        place += 1 + length
    return 0
