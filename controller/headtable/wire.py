"""Converts messages to and from bytes: a line to a device, a JSON payload on an MQTT topic.

A line is ``$<uid> <seq> <verb> <fields>*<crc>``. The verb and its fields are the message's own tag and fields, so
this file names none of them. There is one way to write a line; any other spelling is garbled.
"""

from __future__ import annotations

import re
from binascii import crc_hqx
from collections.abc import Callable
from typing import Literal, NamedTuple, cast, get_args

import msgspec
from msgspec import inspect

from headtable.errors import Garbled
from headtable.messages.device_names import NameDevice
from headtable.messages.devices import (
    Adopt,
    Birth,
    BlastsCounted,
    CountBlasts,
    FaceShown,
    FirmwareProgress,
    Health,
    Identify,
    Overheard,
    ReadAlong,
    ShowFace,
    UpdateFirmware,
)
from headtable.messages.facts import TellAgain, Told, ToldAgain
from headtable.messages.host_choices import HostChoices, SetQuietHours, SetSignal
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import FromDevice, Line, ToDevice
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight, NightArchived
from headtable.messages.part_figures import BoxFigures, EngineFigures
from headtable.messages.past import AskPreview, Previewed
from headtable.messages.rooms import (
    BoardState,
    BoxState,
    DiceState,
    EngineState,
    NightState,
    RulesState,
    StageState,
    TableRounds,
    TableState,
)
from headtable.messages.sound_commands import Chirp, SignalResult, SignalState, SoundCommand
from headtable.messages.words import RESERVED_UID, Message, reserved_for

LONGEST_LINE = 96  # bytes, with the newline
LONGEST_PAYLOAD = 1_048_576  # bytes; tests/engine/test_largest_messages.py has what a full hall needs
MOST_QUOTED = 160  # characters of a complaint that may quote a stranger
PROTOCOL = 1
CRC_START = 0xFFFF


class Frame(NamedTuple):
    """One line: its sender (or recipient), its number, and its message."""

    uid: str
    seq: int
    message: Line


# --- lines ---------------------------------------------------------------------------------------

VERBS: dict[str, type[Line]] = {
    str(kind.__struct_config__.tag): kind for union in (FromDevice, ToDevice) for kind in get_args(union)
}
_FIELDS = {verb: kind.__struct_fields__ for verb, kind in VERBS.items()}
_FRAME = re.compile(rb"\$([a-z0-9][a-z0-9-]{0,23}) ([0-9]{1,9}) ([a-z]+)(?: ([ -#%-)+-~]*))?\*([0-9A-F]{4})\Z")


def crc16(body: bytes) -> int:
    """CRC-16/CCITT (polynomial 0x1021, from 0xFFFF) of the bytes between ``$`` and ``*``."""
    return crc_hqx(body, CRC_START)


def encode_line(frame: Frame) -> bytes:
    """One frame as a line, with its newline."""
    line = b"%b\n" % _written(frame)
    if len(line) > LONGEST_LINE:
        raise ValueError(f"a line of {len(line)} bytes, longer than {LONGEST_LINE}: {line!r}")
    return line


def _written(frame: Frame) -> bytes:
    message = frame.message
    verb = str(message.__struct_config__.tag)
    words = [frame.uid, str(frame.seq), verb]
    for field in _FIELDS[verb]:
        value = getattr(message, field)
        words.append(",".join(map(str, value)) if isinstance(value, tuple) else str(value))
    body = " ".join(words).encode("ascii", "replace")
    return b"$%b*%04X" % (body, crc_hqx(body, CRC_START))


def decode_line(line: bytes) -> Frame:
    """The frame that a line carries; Garbled quotes a line that carries none."""
    line = line.removesuffix(b"\n").removesuffix(b"\r")
    if len(line) >= LONGEST_LINE:
        raise Garbled("line-too-long", longest=LONGEST_LINE, line=_quote(line))
    found = _FRAME.match(line)
    if not found:
        raise Garbled("line-malformed", line=_quote(line))
    uid, seq, verb, fields, crc = found.groups()
    if crc_hqx(line[1:-5], CRC_START) != int(crc, 16):
        raise Garbled("line-crc-wrong", crc=f"{crc16(line[1:-5]):04X}", line=_quote(line))
    frame = Frame(uid.decode(), int(seq), _message(verb.decode(), (fields or b"").decode(), line))
    if RESERVED_UID.fullmatch(frame.uid) and isinstance(frame.message, FromDevice):
        raise Garbled("line-uid-reserved", uid=frame.uid, kept=reserved_for(frame.uid), line=_quote(line))
    if _written(frame) != line:
        raise Garbled("line-not-canonical", canonical=_quote(_written(frame)), line=_quote(line))
    return frame


def _message(verb: str, rest: str, line: bytes) -> Line:
    if verb not in VERBS:
        raise Garbled("line-verb-unknown", verb=verb, verbs=tuple(VERBS), line=_quote(line))
    names = _FIELDS[verb]
    words = rest.split(" ", len(names) - 1) if rest else []
    if len(words) != len(names):
        raise Garbled(
            "line-fields-miscounted",
            verb=verb,
            fields=names,
            wanted=len(names),
            given=len(words),
            line=_quote(line),
        )
    said: dict[str, object] = dict(zip(names, words, strict=True))
    for name in _LISTS[verb]:
        said[name] = str(said[name]).split(",")
    try:
        return msgspec.convert(said, VERBS[verb], strict=False)
    except msgspec.ValidationError as wrong:
        raise Garbled("line-field-wrong", verb=verb, error=str(wrong), line=_quote(line)) from None


def _lists(kind: type[Line]) -> frozenset[str]:
    """The fields that hold several values, which are separated by commas on the line."""
    fields = cast("inspect.StructType", inspect.type_info(kind)).fields
    return frozenset(field.name for field in fields if isinstance(_plain(field.type), inspect.VarTupleType))


def _plain(kind: inspect.Type) -> inspect.Type:
    return _plain(kind.type) if isinstance(kind, inspect.Metadata) else kind


_LISTS = {verb: _lists(kind) for verb, kind in VERBS.items()}


class Splitter:
    """Cuts a stream at its newlines, and before a line's last ``$``.

    So an incomplete line does not spoil the next one. It returns whole lines and garbage; only decoding tells them
    apart. It never keeps more than one line.
    """

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._longest = longest
        self._rest = b""

    def feed(self, raw: bytes) -> list[bytes]:
        """The pieces that these bytes complete."""
        *whole, self._rest = (self._rest + raw).split(b"\n")
        pieces = list[bytes]()
        for line in whole:
            start = line.rfind(b"$")
            if start > 0:
                pieces += line[:start], line[start:]
            elif line.strip():  # an empty line is a typed Enter, or the end of an incomplete line
                pieces.append(line)
        if len(self._rest) >= self._longest:
            pieces.append(self._give_away())
        return pieces

    def _give_away(self) -> bytes:
        """The part of the rest that cannot be a line; the part from its last ``$`` on may become one."""
        start = self._rest.rfind(b"$", 1)
        end = start if len(self._rest) - start < self._longest else len(self._rest)
        garbage, self._rest = self._rest[:end], self._rest[end:]
        return garbage


def _quote(raw: bytes) -> str:
    return repr(raw[:LONGEST_LINE])[1:] + ("…" if len(raw) > LONGEST_LINE else "")


def _brief(text: str) -> str:
    """A stranger's text, made safe to quote in one line of the log."""
    return repr(text[:MOST_QUOTED])[1:-1] + ("…" if len(text) > MOST_QUOTED else "")


def escaped(raw: bytes) -> str:
    """Any bytes in readable form: ``\\n``, ``\\x00`` and the like for bytes that are no plain text."""
    return raw.decode("latin-1").encode("unicode_escape").decode("ascii")


def unescaped(text: str) -> bytes:
    """The bytes again; ValueError where a backslash stands for nothing."""
    return text.encode("ascii").decode("unicode_escape").encode("latin-1")


# --- topics --------------------------------------------------------------------------------------


Program = Literal["engine", "box", "web", "devices", "link", "blasts", "night"]  # the last four are commands


class Topic(NamedTuple):
    """One topic of the bus: its address below the root, its message and its kind."""

    address: str
    carries: type[MqttMessage]
    qos: Literal[0, 1]
    retained: bool
    said_by: tuple[Program, ...]


def _state(address: str, carries: type[MqttMessage], said_by: Program, qos: Literal[0, 1] = 1) -> Topic:
    """A state: the broker retains the latest one for later subscribers."""
    return Topic(address, carries, qos, retained=True, said_by=(said_by,))


def _event(address: str, carries: type[MqttMessage], *said_by: Program) -> Topic:
    """An event: never retained, so that no old event is taken for a new one."""
    return Topic(address, carries, 1, retained=False, said_by=said_by)


TOPICS = (
    _state("engine/state", EngineState, "engine"),
    _state("box/{id}/state", BoxState, "box"),
    _state("engine/figures", EngineFigures, "engine", qos=0),
    _state("box/{box}/figures", BoxFigures, "box", qos=0),
    _state("dev/{uid}/birth", Birth, "box"),
    _state("dev/{uid}/health", Health, "box", qos=0),
    _event("dev/{uid}/blink", Identify, "devices", "web"),
    _event("dev/{uid}/adopt", Adopt, "devices", "web"),
    _event("dev/{uid}/calibrate", ShowFace, "devices"),
    _event("dev/{uid}/calibrated", FaceShown, "box"),
    _event("dev/{uid}/update", UpdateFirmware, "devices", "web"),
    _event("dev/{uid}/updating", FirmwareProgress, "box"),
    _event("link/read", ReadAlong, "link"),
    _event("box/{box}/overheard", Overheard, "box"),
    _event("box/{box}/blasts/ask", CountBlasts, "blasts", "web"),
    _event("box/{box}/blasts", BlastsCounted, "box"),
    _state("dev/{uid}/dice", DiceState, "box", qos=0),
    _event("in/{role}/{uid}", Heard, "box", "web"),
    _event("ack/{role}/{uid}", Ack, "engine"),
    _event("night/fact", Told, "engine"),
    _event("again/{asker}", TellAgain, "web"),
    _event("told/{asker}", ToldAgain, "engine"),
    _event("preview/{asker}", AskPreview, "web"),
    _event("previewed/{asker}", Previewed, "engine"),
    _event("night/archive/{asker}", ArchiveNight, "night", "web"),
    _event("night/archived/{asker}", NightArchived, "engine"),
    _state("night/state", NightState, "engine"),
    _state("night/rules", RulesState, "engine"),
    _state("table/{table}/state", TableState, "engine"),
    _state("table/{table}/rounds", TableRounds, "engine"),
    _state("board/state", BoardState, "engine"),
    _state("stage/state", StageState, "engine"),
    _event("sig/{box}-{signal}/cmd", SoundCommand, "engine"),
    _event("box/{box}/chirp", Chirp, "devices", "web"),
    _event("box/{box}/signal", SetSignal, "web"),
    _event("box/{box}/quiet", SetQuietHours, "web"),
    _event("box/{box}/name", NameDevice, "devices", "web"),
    _state("box/{box}/choices", HostChoices, "box"),
    _state("sig/{box}-{signal}/state", SignalState, "box"),
    _event("sig/{box}-{signal}/result", SignalResult, "box"),
)
TOPIC_OF = {topic.carries: topic for topic in TOPICS}


def root(venue: str) -> str:
    """The root of a venue's topics."""
    return f"ht/1/{venue}/"


def _namer(address: str) -> Callable[[Message], str]:
    names = re.findall(r"{(\w+)}", address)
    if not names:
        return lambda message: address
    return lambda message: address.format(**{name: getattr(message, name) for name in names})


_ADDRESS = {topic.carries: _namer(topic.address) for topic in TOPICS}
_DECODER: msgspec.json.Decoder[MqttMessage] = msgspec.json.Decoder(MqttMessage)
_encode = msgspec.json.Encoder().encode
_is_ours = re.compile("|".join(re.sub(r"{\w+}", "[a-z0-9-]+", topic.address) for topic in TOPICS)).fullmatch


def address_of(message: MqttMessage) -> str:
    """The topic of a message, below the root."""
    return _ADDRESS[type(message)](message)


def encode_payload(message: Message) -> bytes:
    """A message as JSON."""
    return _encode(message)


def decode_payload(address: str, payload: bytes) -> MqttMessage:
    """The message that arrived on a topic (below the root); Garbled quotes an unknown one."""
    where = _brief(address)
    if len(payload) > LONGEST_PAYLOAD:
        raise Garbled("payload-too-long", topic=where, bytes=len(payload), longest=LONGEST_PAYLOAD)
    if not _is_ours(address):
        raise Garbled("topic-unknown", topic=where)
    try:
        message = _DECODER.decode(payload)
    except msgspec.ValidationError as wrong:
        raise Garbled(
            "payload-fields-wrong", topic=where, error=_brief(str(wrong)), payload=_quote(payload)
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Garbled("payload-not-json", topic=where, error=_brief(str(wrong)), payload=_quote(payload)) from None
    if address_of(message) != address:
        raise Garbled("payload-misplaced", topic=where, belongs=address_of(message), payload=_quote(payload))
    return message
