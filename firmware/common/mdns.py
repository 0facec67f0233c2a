"""Finds a box in the hall's network by one multicast query, answered by unicast (RFC 6762, one-shot).

MicroPython on the Pico W has no call for it. Its own responder holds port 5353, and getaddrinfo of a ``.local`` name
blocks for longer than the watchdog's timeout.
"""

GROUP, PORT = "224.0.0.251", 5353
SERVICE = ("_headtable", "_tcp", "local")
A, PTR, SRV = 1, 12, 33
LONGEST_PACKET = 1472
MOST_RECORDS = 32
MOST_JUMPS = 16


def question() -> bytes:
    """The query for boxes."""
    name = b"".join([bytes([len(label)]) + label.encode() for label in SERVICE])
    return b"\0\1\0\0\0\1\0\0\0\0\0\0" + name + b"\0" + b"\0" + bytes([PTR]) + b"\0\1"


def answer(packet: bytes) -> "tuple[str, int] | None":
    """The address and port of a box; None if the packet has none. It may hold any bytes."""
    try:
        return _box(packet)
    except (IndexError, ValueError):  # it is cut off, or forged
        return None


def _box(packet: bytes) -> "tuple[str, int] | None":
    if not packet[2] & 0x80:
        return None  # an answer to another query
    place = 12
    for _ in range(min(_two(packet, 4), MOST_RECORDS)):
        place = _name(packet, place)[1] + 4
    addresses: dict[str, str] = {}
    boxes: list[tuple[str, int]] = []
    for _ in range(min(_two(packet, 6) + _two(packet, 8) + _two(packet, 10), MOST_RECORDS)):
        name, place = _name(packet, place)
        kind, length, data = _two(packet, place), _two(packet, place + 8), place + 10
        place = data + length
        if kind == A and length == 4:
            addresses[name] = ".".join([str(packet[data + part]) for part in range(4)])
        elif kind == SRV and name.endswith(".".join(SERVICE)):
            boxes.append((_name(packet, data + 6)[0], _two(packet, data + 4)))
    for host, port in boxes:
        if host in addresses:
            return addresses[host], port
    return None


def _two(packet: bytes, place: int) -> int:
    return packet[place] << 8 | packet[place + 1]


def _name(packet: bytes, place: int) -> "tuple[str, int]":
    """A name in lower case, and the position behind it in the packet."""
    labels = []
    after = 0
    for _ in range(MOST_JUMPS):
        length = packet[place]
        if length >= 0xC0:  # the rest is elsewhere in the packet
            after = after or place + 2
            place = _two(packet, place) & 0x3FFF
        elif length:
            labels.append(packet[place + 1 : place + 1 + length].decode().lower())
            place += 1 + length
        else:
            return ".".join(labels), after or place + 1
    raise ValueError("a name without an end")
