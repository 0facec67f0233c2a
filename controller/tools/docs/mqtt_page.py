"""docs/mqtt.md: the topics as a table, and every message with its fields in words and an example."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast, get_args

import msgspec

from headtable import wire
from headtable.messages.announcements import Announced, PrizeShare, Subject
from headtable.messages.device_names import NamedDevice
from headtable.messages.facts import Fact
from headtable.messages.host_choices import PlacedPad, QuietSpan
from headtable.messages.inputs import Dated, Input, Reflex
from headtable.messages.line import Event
from headtable.messages.named_error import NamedError
from headtable.messages.new_night import AboutNight, NightPutAway, NightStays
from headtable.messages.part_figures import DecisionFigures, DiskFigures, WaitingFigures
from headtable.messages.past import CardChanged, Contradiction, Lost, Preview, PreviewRefused, TallyChanged
from headtable.messages.people import Walk
from headtable.messages.prizes import PersonRoll, Standing, Why
from headtable.messages.refusals.every import Refusal
from headtable.messages.roll_offs import What
from headtable.messages.rooms import (
    CalledBy,
    DieShown,
    Forecast,
    PrizeLine,
    RollingOff,
    RoundResult,
    TravelerState,
)
from headtable.messages.silence_reasons import Silence, SwitchTrouble
from headtable.messages.table import PlayerBuncos, When
from headtable.messages.troubles import DeviceTrouble
from headtable.messages.words import Message
from tools.docs import samples
from tools.docs.listeners import listeners
from tools.docs.schema import Schema, in_words, schemas

REFUSALS = "Why something was refused"
SECTIONS = (
    ("On the topics", tuple(topic.carries for topic in wire.TOPICS)),
    ("What a device says", get_args(Event)),
    ("What the game is told", get_args(Input)),
    ("What the game decided", get_args(Fact)),
    (
        "Inside others",
        (
            DecisionFigures,
            WaitingFigures,
            DiskFigures,
            DieShown,
            QuietSpan,
            PlacedPad,
            NamedDevice,
            CalledBy,
            Forecast,
            AboutNight,
            NightPutAway,
            NightStays,
            NamedError,
            Reflex,
            Dated,
            Walk,
            RoundResult,
            RollingOff,
            PersonRoll,
            PlayerBuncos,
            When,
            Why,
            PrizeLine,
            TravelerState,
            Standing,
            Preview,
            CardChanged,
            TallyChanged,
            Lost,
            PreviewRefused,
            *get_args(Contradiction),
        ),
    ),
    ("What people roll for", get_args(What)),
    ("What an announcement is about", tuple(kind for kind in get_args(Subject) if kind not in get_args(What))),
    ("What an announcement says", (*get_args(Announced), PrizeShare)),
    ("Why a signal stayed silent", get_args(Silence)),
    ("Why a switch does not obey", get_args(SwitchTrouble)),
    ("What is wrong with a device", get_args(DeviceTrouble)),
    (REFUSALS, get_args(Refusal)),
)


def table() -> str:
    """Every topic: what it carries, how, and between whom."""
    head = ("| topic | carries | QoS | retained | said by | heard by |", "|---|---|---|---|---|---|")
    return "\n".join((*head, *map(_topic, wire.TOPICS)))


def _topic(topic: wire.Topic) -> str:
    kind = topic.carries.__name__
    kept = "yes" if topic.retained else "never"
    said_by, heard_by = ", ".join(topic.said_by), ", ".join(listeners(topic)) or "whoever likes"
    return f"| `{topic.address}` | [{kind}](#{kind.lower()}) | {topic.qos} | {kept} | {said_by} | {heard_by} |"


def messages() -> str:
    """Every message, from the topics inwards."""
    known = schemas()
    return "\n\n".join(
        "\n\n".join((f"## {title}", *(_message(kind, known[kind.__name__]) for kind in kinds)))
        for title, kinds in SECTIONS
    )


def _message(kind: type[Message], schema: Schema) -> str:
    example = msgspec.json.encode(samples.sample_of(kind.__name__)).decode()
    return "\n\n".join(
        (f"### {kind.__name__}", str(schema["description"]), "\n".join(field_rows(schema)), f"    {example}")
    )


def field_rows(schema: Schema) -> Iterator[str]:
    """The fields as the lines of a table."""
    yield "| field | what may stand there | without it |"
    yield "|---|---|---|"
    required = cast("Sequence[str]", schema.get("required", ()))
    for name, field in cast("dict[str, Schema]", schema["properties"]).items():
        default = "" if name in required else f"`{msgspec.json.encode(field['default']).decode()}`"
        meaning = f": {field['description']}" if "description" in field else ""
        yield f"| `{name}` | {in_words(field)}{meaning} | {default or 'refused'} |"
