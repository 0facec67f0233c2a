"""The troubles of a device, its line or its key, as data; ``headtable.saying`` makes the sentences."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.words import Message, Signal, Uid

Bytes = Annotated[str, Meta(description="the received bytes, as Python writes them")]
Error = Annotated[str, Meta(description="the operating system's own message")]
File = Annotated[str, Meta(description="a file of the box")]
Port = Annotated[str, Meta(description="a line of the box")]


class OtherProtocol(Message, tag="other-protocol"):
    """Its firmware speaks another version of the line protocol."""

    spoken: int
    ours: int
    firmware: str


class NotConfigured(Message, tag="not-configured"):
    """The configuration does not name it."""

    uid: Uid


class SharedUid(Message, tag="shared-uid"):
    """Two devices have the same UID, each on another line."""

    first: Port
    second: Port


class NotAnswering(Message, tag="not-answering"):
    """It does not answer when it is polled."""


class AnswersGarbled(Message, tag="answers-garbled"):
    """Its answers to polls are garbled."""


class Flooding(Message, tag="flooding"):
    """It sends more than a line may bring."""

    most_bytes_a_second: int
    shut_s: float


class PythonPrompt(Message, tag="python-prompt"):
    """It shows Python's prompt: its program is missing, or has ended."""

    error: Annotated[Bytes, Meta(description="the program's last error; empty if there was none")] = ""


class EchoesQuestions(Message, tag="echoes-questions"):
    """It sends back what it is asked, like Python's prompt or a terminal."""


class NotOurDevice(Message, tag="not-our-device"):
    """It sends text that is no line of headtable's protocol."""

    heard: Bytes


class GarbageAtOurSpeed(Message, tag="garbage-at-our-speed"):
    """Only garbage comes, although the port has the speed of headtable's firmware."""

    baud: int


class WrongSpeed(Message, tag="wrong-speed"):
    """Only garbage comes, and the port has another speed than headtable's firmware."""

    key: Annotated[str, Meta(description="the speed's name in the configuration")]
    baud: int
    ours: int


class WiredSignal(Message, tag="wired-signal"):
    """It drives a signal, and no signal obeys over Wi-Fi unless the configuration allows it."""

    signal: Signal


class ShutOut(Message, tag="shut-out"):
    """It has flooded its line, and stays out for a while."""

    shut_s: float


class NoKey(Message, tag="no-key"):
    """The box has no key for it."""

    uid: Uid


class OtherKey(Message, tag="other-key"):
    """It signs with another key than the box has for it."""

    uid: Uid


class UnknownNumber(Message, tag="unknown-number"):
    """It claims to have heard a line that the box never sent."""

    heard: int
    newest: int


class LinesLate(Message, tag="lines-late"):
    """Its lines are too long on their way."""

    latest_s: float


class KeysUnreadable(Message, tag="keys-unreadable"):
    """The box cannot read the file of keys."""

    file: File
    error: Error


class KeysOpen(Message, tag="keys-open"):
    """Others may read the file of keys."""

    file: File


class KeysDamaged(Message, tag="keys-damaged"):
    """The file of keys is damaged."""

    file: File
    error: Error


AlarmReason = Literal["welded", "no-contact", "too-often", "not-allowed"]


class SignalAlarm(Message, tag="signal-alarm"):
    """The worst alarm about the signals of the board.

    A refusal is over when its signal sounds, no current after a whole sound with current, and a weld when the board
    restarts.
    """

    signal: Signal
    why: AlarmReason


Unfit = OtherProtocol | NotConfigured
"""Why the box cannot use a device."""

PollFailure = NotAnswering | AnswersGarbled
"""Why a device on a shared line counts as gone."""

KeyTrouble = KeysUnreadable | KeysOpen | KeysDamaged
"""Why the box cannot use its file of keys."""

NotAdmitted = WiredSignal | ShutOut | NoKey | OtherKey | UnknownNumber | LinesLate | KeyTrouble
"""Why a device does not come in over Wi-Fi."""

LineTrouble = Flooding | PythonPrompt | EchoesQuestions | NotOurDevice | GarbageAtOurSpeed | WrongSpeed | NotAdmitted
"""A trouble with a line, or with the device on it."""

DeviceTrouble = Unfit | SharedUid | PollFailure | LineTrouble | SignalAlarm
"""A trouble with a device."""
