"""Messages to and from bytes: a line to a device, a JSON payload on an MQTT topic.

A line is ``$<uid> <seq> <verb> <fields>*<crc>``: the verb and its fields are the message's own tag and fields, so
this file knows none of them by name. There is one way to write a line: what would be written otherwise is garbled.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from collections.abc import Callable
from typing import Literal, NamedTuple, cast, get_args

import msgspec
from msgspec import inspect

from headtable import messages as m
from headtable.errors import Garbled

LONGEST_LINE = 96  # bytes, with the newline
LONGEST_PAYLOAD = 65_536  # bytes
MOST_QUOTED = 160  # characters of a complaint that may hold a stranger's words
PROTOCOL = 1


class Frame(NamedTuple):
    """One line: who it is from (or to), its number, and what it says."""

    uid: str
    seq: int
    message: m.Line


# --- lines ---------------------------------------------------------------------------------------

VERBS: dict[str, type[m.Line]] = {
    str(kind.__struct_config__.tag): kind for union in (m.FromDevice, m.ToDevice) for kind in get_args(union)
}
_FIELDS = {verb: kind.__struct_fields__ for verb, kind in VERBS.items()}
_FRAME = re.compile(rb"\$([a-z0-9][a-z0-9-]{0,23}) ([0-9]{1,9}) ([a-z]+)(?: ([ -#%-)+-~]*))?\*([0-9A-F]{4})\Z")


def crc16(body: bytes) -> int:
    """CRC-16/CCITT (polynomial 0x1021, from 0xFFFF) of what stands between ``$`` and ``*``."""
    return crc_hqx(body, 0xFFFF)


def encode_line(frame: Frame) -> bytes:
    """One frame as a line, with its newline."""
    line = b"%b\n" % _written(frame)
    if len(line) > LONGEST_LINE:
        raise ValueError(f"a line of {len(line)} bytes, longer than {LONGEST_LINE}: {line!r}")
    return line


def _written(frame: Frame) -> bytes:
    message = frame.message
    verb = str(message.__struct_config__.tag)
    words = [frame.uid, str(frame.seq), verb, *(_word(getattr(message, field)) for field in _FIELDS[verb])]
    body = " ".join(words).encode("ascii", "replace")
    return b"$%b*%04X" % (body, crc16(body))


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value)


def decode_line(line: bytes) -> Frame:
    """The frame that a line carries; Garbled quotes a line that carries none."""
    line = line.removesuffix(b"\n").removesuffix(b"\r")
    if len(line) >= LONGEST_LINE:
        raise Garbled(f"a line longer than {LONGEST_LINE} bytes: {_quote(line)}")
    found = _FRAME.match(line)
    if not found:
        raise Garbled(f"not a line of the form $uid seq verb fields*crc: {_quote(line)}")
    uid, seq, verb, fields, crc = found.groups()
    if crc16(line[1:-5]) != int(crc, 16):
        raise Garbled(f"the CRC should be {crc16(line[1:-5]):04X}: {_quote(line)}")
    frame = Frame(uid.decode(), int(seq), _message(verb.decode(), (fields or b"").decode(), line))
    if isinstance(frame.message, m.FromDevice) and (why := m.why_no_device(frame.uid)):
        raise Garbled(f"no device is called {frame.uid!r}, which {why}: {_quote(line)}")
    if _written(frame) != line:
        raise Garbled(f"to be written {_quote(_written(frame))}, in this way only: {_quote(line)}")
    return frame


def _message(verb: str, rest: str, line: bytes) -> m.Line:
    if verb not in VERBS:
        raise Garbled(f"unknown verb {verb!r}; known are {', '.join(VERBS)}: {_quote(line)}")
    names = _FIELDS[verb]
    words = rest.split(" ", len(names) - 1) if rest else []
    if len(words) != len(names):
        raise Garbled(f"{verb} takes {len(names)} fields ({' '.join(names)}), not {len(words)}: {_quote(line)}")
    said: dict[str, object] = {
        name: word.split(",") if name in _LISTS[verb] else word for name, word in zip(names, words, strict=True)
    }
    try:
        return msgspec.convert(said, VERBS[verb], strict=False)
    except msgspec.ValidationError as wrong:
        raise Garbled(f"{verb}: {wrong}: {_quote(line)}") from None


def _lists(kind: type[m.Line]) -> frozenset[str]:
    """The fields that hold several values, which stand between commas on the line."""
    fields = cast("inspect.StructType", inspect.type_info(kind)).fields
    return frozenset(field.name for field in fields if isinstance(_plain(field.type), inspect.VarTupleType))


def _plain(kind: inspect.Type) -> inspect.Type:
    return _plain(kind.type) if isinstance(kind, inspect.Metadata) else kind


_LISTS = {verb: _lists(kind) for verb, kind in VERBS.items()}


def _quote(raw: bytes) -> str:
    return repr(raw[:LONGEST_LINE])[1:] + ("…" if len(raw) > LONGEST_LINE else "")


def _brief(text: str) -> str:
    """What a stranger wrote, or is quoted with, as a part of one line of the log."""
    return repr(text[:MOST_QUOTED])[1:-1] + ("…" if len(text) > MOST_QUOTED else "")


def escaped(raw: bytes) -> str:
    """Any bytes as a person can read them: ``\\n``, ``\\x00`` and the like for what is no plain text."""
    return raw.decode("latin-1").encode("unicode_escape").decode("ascii")


def unescaped(text: str) -> bytes:
    """The bytes again; ValueError where a backslash stands for nothing."""
    return text.encode("ascii").decode("unicode_escape").encode("latin-1")


# --- topics --------------------------------------------------------------------------------------


class Topic(NamedTuple):
    """One topic of the bus: its address below the root, what it carries and how."""

    address: str
    carries: type[m.MqttMessage]
    qos: Literal[0, 1]
    retained: bool
    said_by: str


def _state(address: str, carries: type[m.MqttMessage], said_by: str, qos: Literal[0, 1] = 1) -> Topic:
    """What is true now: the broker keeps the last one for whoever comes later."""
    return Topic(address, carries, qos, retained=True, said_by=said_by)


def _event(address: str, carries: type[m.MqttMessage], said_by: str) -> Topic:
    """What happens once: never retained, so that nothing old is taken for new."""
    return Topic(address, carries, 1, retained=False, said_by=said_by)


TOPICS = (
    _state("engine/state", m.EngineState, "engine"),
    _state("box/{id}/state", m.BoxState, "box"),
    _state("dev/{uid}/birth", m.Birth, "box"),
    _state("dev/{uid}/health", m.Health, "box", qos=0),
    _event("dev/{uid}/blink", m.Identify, "devices"),
    _event("dev/{uid}/adopt", m.Adopt, "devices"),
    _event("dev/{uid}/calibrate", m.ShowFace, "devices"),
    _event("dev/{uid}/calibrated", m.FaceShown, "box"),
    _event("link/read", m.ReadAlong, "link"),
    _event("box/{box}/overheard", m.Overheard, "box"),
    _event("box/{box}/blasts/ask", m.CountBlasts, "blasts, web"),
    _event("box/{box}/blasts", m.BlastsCounted, "box"),
    _state("dev/{uid}/dice", m.DiceState, "box", qos=0),
    _event("in/{role}/{uid}", m.Heard, "box, web"),
    _event("ack/{role}/{uid}", m.Ack, "engine"),
    _event("night/fact", m.Told, "engine"),
    _event("again/{asker}", m.TellAgain, "web"),
    _event("told/{asker}", m.ToldAgain, "engine"),
    _event("preview/{asker}", m.AskPreview, "web"),
    _event("previewed/{asker}", m.Previewed, "engine"),
    _event("night/archive/{asker}", m.ArchiveNight, "night, web"),
    _event("night/archived/{asker}", m.NightArchived, "engine"),
    _state("night/state", m.NightState, "engine"),
    _state("table/{table}/state", m.TableState, "engine"),
    _state("table/{table}/rounds", m.TableRounds, "engine"),
    _state("board/state", m.BoardState, "engine"),
    _state("stage/state", m.StageState, "engine"),
    _event("sig/{box}-{signal}/cmd", m.SoundCommand, "engine"),
    _event("box/{box}/chirp", m.Chirp, "devices"),
    _state("sig/{box}-{signal}/state", m.SignalState, "box"),
    _event("sig/{box}-{signal}/result", m.SignalResult, "box"),
)
TOPIC_OF = {topic.carries: topic for topic in TOPICS}


def root(venue: str) -> str:
    """Where a venue's topics start."""
    return f"ht/1/{venue}/"


def _namer(address: str) -> Callable[[m.Message], str]:
    names = re.findall(r"{(\w+)}", address)
    if not names:
        return lambda message: address
    return lambda message: address.format(**{name: getattr(message, name) for name in names})


_ADDRESS = {topic.carries: _namer(topic.address) for topic in TOPICS}
_DECODER: msgspec.json.Decoder[m.MqttMessage] = msgspec.json.Decoder(m.MqttMessage)
_encode = msgspec.json.Encoder().encode
_is_ours = re.compile("|".join(re.sub(r"{\w+}", "[a-z0-9-]+", topic.address) for topic in TOPICS)).fullmatch


def address_of(message: m.MqttMessage) -> str:
    """The topic of a message, below the root."""
    return _ADDRESS[type(message)](message)


def encode_payload(message: m.Message) -> bytes:
    """A message as JSON."""
    return _encode(message)


def decode_payload(address: str, payload: bytes) -> m.MqttMessage:
    """The message that came in on a topic (below the root); Garbled quotes one that is none of ours."""
    where = _brief(address)
    if len(payload) > LONGEST_PAYLOAD:
        raise Garbled(f"{where}: a payload of {len(payload)} bytes, longer than {LONGEST_PAYLOAD}")
    if not _is_ours(address):
        raise Garbled(f"no such topic: {where}")
    try:
        message = _DECODER.decode(payload)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Garbled(f"{where}: {_brief(str(wrong))}: {_quote(payload)}") from None
    if address_of(message) != address:
        raise Garbled(f"{where}: the payload belongs on {address_of(message)}: {_quote(payload)}")
    return message
