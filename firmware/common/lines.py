"""The line protocol: a frame to bytes and back. It is strict: an invalid line has no sender."""

from array import array

from common.verbs import FROM_DEVICE, TO_DEVICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Field = int | str | tuple[int, ...]
    Fields = tuple[Field, ...]
    Frame = tuple[str, int, str, Fields]  # the device's UID, a number, the verb, its fields
    Kind = tuple[Any, ...]  # a field's name, its kind, and the bounds of that kind
    Kinds = tuple[Kind, ...]

EVERYONE = "all"  # the UID that every device listens to
CABLE = "cable"  # the UID to which a device on Wi-Fi listens on its cable
NAMELESS = "port-"  # the box's name for a port on which no device has identified itself
LONGEST_LINE = 96  # bytes, with the newline
SHORTEST_LINE = 6
LONGEST_UID = 24
MOST_DIGITS = 9
DOLLAR, STAR, RETURN = 0x24, 0x2A, 0x0D
_UID_FIRST = "abcdefghijklmnopqrstuvwxyz0123456789"
_UID = _UID_FIRST + "-"


def _crc_row(byte: int) -> int:
    crc = byte << 8
    for _ in range(8):
        crc = (crc << 1) ^ 0x1021 if crc & 0x8000 else crc << 1
    return crc & 0xFFFF


_CRC = array("H", (_crc_row(byte) for byte in range(256)))


def crc16(body: bytes) -> int:
    """CRC-16/CCITT of some bytes: polynomial 0x1021, from 0xFFFF."""
    crc, table = 0xFFFF, _CRC  # MicroPython finds a local name faster; no port of it has binascii.crc_hqx
    for byte in body:
        crc = (crc << 8 & 0xFFFF) ^ table[crc >> 8 ^ byte]
    return crc


def encode(uid: str, seq: int, verb: str, fields: tuple[object, ...] = ()) -> bytes:
    """One line, with its newline; ValueError if it would be too long for any line."""
    words = [uid, str(seq), verb] + [_written(field) for field in fields]
    body = " ".join(words).encode()
    line = b"$%s*%04X\n" % (body, crc16(body))
    if len(line) > LONGEST_LINE:
        raise ValueError("a line of %d bytes: %r" % (len(line), line))
    return line


def _written(field: object) -> str:
    if isinstance(field, (tuple, list)):
        return ",".join([str(one) for one in field])
    return str(field)


def decode(line: bytes) -> "Frame | None":
    """The content of a line without its newline, as (uid, seq, verb, fields); None if it is garbled."""
    bare = line[:-1] if line and line[-1] == RETURN else line  # terminals end lines with it
    if not SHORTEST_LINE <= len(bare) < LONGEST_LINE or bare[0] != DOLLAR or bare[-5] != STAR:
        return None
    body = bare[1:-5]
    if bytes(bare[-4:]) != b"%04X" % crc16(body):
        return None
    return _frame(body)


def _frame(body: bytes) -> "Frame | None":
    if not body or min(body) < 0x20 or max(body) > 0x7E or b"$" in body or b"*" in body:
        return None
    words = bytes(body).decode().split(" ", 3)
    if len(words) < 3 or not is_uid(words[0]):
        return None
    uid, seq, verb = words[0], _number(words[1], 0, 10**MOST_DIGITS - 1), words[2]
    kinds = TO_DEVICE.get(verb, FROM_DEVICE.get(verb))
    if seq is None or kinds is None or not (verb in TO_DEVICE or may_be_called(uid)):
        return None
    fields = _fields(kinds, words[3] if len(words) > 3 else None)
    return None if fields is None else (uid, seq, verb, fields)


def is_uid(word: str) -> bool:
    """Whether this may be the address of a line: it does not begin with a hyphen."""
    return 0 < len(word) <= LONGEST_UID and word[0] in _UID_FIRST and _is_of(_UID, word)


def may_be_called(uid: str) -> bool:
    """Whether a device may have this name: some names are reserved."""
    return is_uid(uid) and uid not in (EVERYONE, CABLE) and not uid.startswith(NAMELESS)


def _is_of(letters: str, word: str) -> bool:
    """Whether a word has only these letters: strip stops at the first other one, and needs no loop in Python."""
    return not word.strip(letters)


def _fields(kinds: "Kinds", rest: "str | None") -> "Fields | None":
    """The fields, if they fit the table of verbs; None otherwise."""
    if not kinds:
        return () if rest is None else None
    words = [] if rest is None else rest.split(" ", len(kinds) - 1)
    if len(words) != len(kinds):
        return None
    fields = []
    for kind, word in zip(kinds, words):  # noqa: B905  MicroPython has no strict zip, and both are as long
        field = _CHECKS[kind[1]](word, *kind[2:])
        if field is None:
            return None
        fields.append(field)
    return tuple(fields)


def _number(word: str, least: int, most: int) -> "int | None":
    """A number in its only valid spelling: no sign, no leading zero."""
    if not word or len(word) > MOST_DIGITS or not _is_of("0123456789", word):
        return None
    if word[0] == "0" and len(word) > 1:
        return None
    number = int(word)
    return number if least <= number <= most else None


def _numbers(word: str, least: int, most: int, fewest: int, longest: int) -> "tuple[int, ...] | None":
    numbers = []
    for one in word.split(","):
        number = _number(one, least, most)
        if number is None:
            return None
        numbers.append(number)
    return tuple(numbers) if fewest <= len(numbers) <= longest else None


def _word(word: str, words: tuple[str, ...]) -> "str | None":
    return word if word in words else None


def _text(word: str, letters: str, shortest: int, longest: int) -> "str | None":
    return word if shortest <= len(word) <= longest and _is_of(letters, word) else None


_CHECKS: "dict[str, Callable[..., Field | None]]" = {
    "number": _number,
    "numbers": _numbers,
    "word": _word,
    "text": _text,
}
