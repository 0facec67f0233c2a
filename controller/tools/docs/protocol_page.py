"""docs/protocol.md: every verb of the line, a line taken apart, an example session, and the line's numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

import msgspec

from headtable import wire
from headtable.box.box import HEARTBEAT_S as BOX_HEARTBEAT_S
from headtable.box.devices.device_registry import MOST_STRANGERS
from headtable.box.lines import serial_line as box_line
from headtable.box.lines.flood import MOST_BYTES_A_SECOND, SHUT_S
from headtable.box.lines.poller import AWAY_AFTER, LineTiming
from headtable.box.lines.wifi.freshness import LATEST_S, UNDISTURBED_MS
from headtable.box.lines.wifi.server import HEARTBEAT_S, SILENT_S
from headtable.box.lines.wifi.signed import LONGEST_SIGNED
from headtable.box.signals.signal_board import LONGEST_ON_S, REMEMBERED_COMMANDS
from headtable.box.sources.unacknowledged import AGAIN_AFTER_GOT_S, AGAIN_S, MOST_KEPT
from headtable.config import LONGEST_ON_MS, BoxSettings
from headtable.messages.line import (
    FromDevice,
    Got,
    Hello,
    Line,
    Press,
    Quiet,
    Refused,
    Sound,
    Sounding,
    ToDevice,
    Took,
    Who,
)
from headtable.messages.words import LIFETIME_MS
from headtable.wire import Frame, crc16, encode_line
from tools import CannotGenerate
from tools.docs import samples
from tools.docs.schema import Schema, in_words, plain

BOX, DEVICE = "box", "device"
ON_RS485 = LineTiming.at(BoxSettings().rs485_baud)

SESSION = (
    (BOX, Frame("all", 1, Who())),
    (DEVICE, Frame("pad-01", 0, Hello(1, "0.1.0", "pad", 7, "3F2A", "buttons+dice"))),
    (DEVICE, Frame("pad-01", 1, Press("two", 0))),
    (BOX, Frame("pad-01", 2, Got(1))),
    (BOX, Frame("pad-01", 3, Took(1))),
    (DEVICE, Frame("pad-01", 2, Press("call", 4))),
    (BOX, Frame("pad-01", 4, Got(2))),
    (BOX, Frame("pad-01", 5, Refused(2, "table 1: no bunco to call"))),
    (BOX, Frame("horn-01", 6, Sound("c2f1", "horn", (150, 150, 600)))),
    (DEVICE, Frame("horn-01", 0, Sounding("c2f1", "horn"))),
    (DEVICE, Frame("horn-01", 0, Quiet("c2f1", "horn"))),
)


def _shown(frame: Frame) -> str:
    return encode_line(frame).decode().rstrip()


def worked_example() -> str:
    """One line taken apart, with its CRC step by step."""
    frame = samples.LINES[1]
    body = _shown(frame)[1:-5].encode()
    steps = (f"| `{body[:length].decode()}` | `{crc16(body[:length]):04X}` |" for length in (1, 2, 6, len(body)))
    return "\n".join(
        (
            f"    {_shown(frame)}",
            "",
            "| of these bytes | the CRC is |",
            "|---|---|",
            "| none | `FFFF` |",
            *steps,
            f"| `123456789`, the usual check | `{crc16(b'123456789'):04X}` |",
        )
    )


def session() -> str:
    """What goes over two lines, a pad's and a signal board's, in a minute of a round."""
    arrow = {BOX: "box →   ", DEVICE: "    ← device  "}
    return "\n".join(f"    {arrow[who]:<14}{_shown(frame)}" for who, frame in SESSION)


def verbs() -> str:
    """Every verb, with its fields in their order, and an example."""
    titles = (("From a device", FromDevice), ("From the box", ToDevice))
    return "\n\n".join(
        f"### {title}\n\n" + "\n\n".join(_verb(kind) for kind in get_args(union)) for title, union in titles
    )


def _verb(kind: type[Line]) -> str:
    schema = plain(cast("Schema", msgspec.json.schema_components([kind])[1][kind.__name__]))
    example = next((frame for frame in samples.LINES if isinstance(frame.message, kind)), None)
    if example is None:
        raise CannotGenerate(f"no example of {kind.__name__}: add one to LINES in tools/docs/samples.py")
    fields = cast("Mapping[str, Schema]", schema["properties"])
    rows = [f"| `{name}` | {_word(field)} |" for name, field in fields.items() if name != "is"]
    table = ("", "| field | what stands there |", "|---|---|", *rows) if rows else ()
    tag = kind.__struct_config__.tag
    return "\n".join((f"**`{tag}`** {schema['description']}", *table, "", f"    {_shown(example)}"))


def _word(field: Schema) -> str:
    meaning = f": {field['description']}" if "description" in field else ""
    if field.get("type") == "array":
        return f"{in_words(field)}, with commas between{meaning}"
    return in_words(field) + meaning


def numbers() -> str:
    """The times and limits that both ends keep."""
    longest_settle_s = box_line.SETTLE_S * box_line.MOST_SETTLES
    rows = (
        ("the longest line, with its newline", f"{wire.LONGEST_LINE} bytes"),
        ("the protocol that `hello` names", f"{wire.PROTOCOL}"),
        ("a device says its event again when nothing answered", f"after {AGAIN_S:g} s"),
        ("a device says its event again after `got`", f"after {AGAIN_AFTER_GOT_S:g} s"),
        ("events that a device keeps", f"{MOST_KEPT} or more"),
        ("commands whose nonces a signal board remembers", f"{REMEMBERED_COMMANDS} or more"),
        ("longest on-time of one command, in the device", f"{LONGEST_ON_S:g} s together"),
        ("longest on-time of one command that a box sends", f"{LONGEST_ON_MS} ms together"),
        ("a bell press older than this has no reflex", f"{LIFETIME_MS} ms"),
        ("a lost port is opened again", f"every {box_line.REOPEN_S:g} s"),
        ("what comes before a port was silent for so long is dropped", f"{box_line.SETTLE_S:g} s"),
        ("a port that is never silent is heard all the same", f"after {longest_settle_s:g} s"),
        ("a line on which nobody has said hello is asked `who`", f"every {BOX_HEARTBEAT_S:g} s"),
        ("a device on a shared line begins its answer", f"within {_ms(ON_RS485.answer_s)}"),
        ("a device on a shared line is silent before it answers", f"for {_ms(ON_RS485.turn_s)}"),
        ("a signal waits for a shared line", f"{_ms(ON_RS485.longest_wait_s)} at most"),
        ("a device on a shared line is gone", f"after {AWAY_AFTER} polls without a good answer"),
        ("a line is shut", f"for {SHUT_S:g} s, over {MOST_BYTES_A_SECOND} bytes a second"),
        ("on Wi-Fi, the box says `beat`", f"every {HEARTBEAT_S:g} s"),
        ("on Wi-Fi, a device says `beat`", "every 1 s"),
        ("on Wi-Fi, a line counts as late", f"if it may have been on its way for more than {UNDISTURBED_MS} ms"),
        ("on Wi-Fi, lines that come too late end the connection", f"after {LATEST_S:g} s"),
        ("on Wi-Fi, whoever says nothing is let go of", f"after {SILENT_S:g} s"),
        ("on Wi-Fi, the longest signed line, with its newline", f"{LONGEST_SIGNED} bytes"),
        ("strangers that a box keeps in mind", f"{MOST_STRANGERS}"),
    )
    return "\n".join(("| what | how much |", "|---|---|", *(f"| {what} | {much} |" for what, much in rows)))


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"
