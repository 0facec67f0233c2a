"""The queue of a shared line: signals first, and at most one line of each kind."""

from __future__ import annotations

from typing import NamedTuple

from headtable.messages.line import Allow, Got, Hush, Piece, Refused, Sound, Took
from headtable.messages.words import Signal
from headtable.wire import LONGEST_LINE, decode_line

LONGEST_BURST = 2 * LONGEST_LINE  # bytes that go out before the next poll: bell and horn of one board fit together


class LineKey(NamedTuple):
    """The purpose of a line. A newer line with the same key replaces the older one."""

    uid: str
    kind: type[object]
    of: Signal | int | None  # the signal, or the event


class OutgoingLines:
    """The lines that wait: no more than one for each device and key, so nothing piles up."""

    def __init__(self) -> None:
        self._urgent: dict[LineKey, tuple[float, bytes]] = {}
        self._others: dict[LineKey, bytes] = {}
        self._pieces: dict[LineKey, bytes] = {}  # of a firmware, which may wait until nothing else does
        self._unsent: list[bytes] = []  # sounds that were dropped unsent

    def __bool__(self) -> bool:
        """Whether anything waits."""
        return bool(self._urgent or self._others or self._pieces)

    def add(self, line: bytes, now_s: float) -> None:
        """Queue a line. A hush removes the sound that it would have to end."""
        frame = decode_line(line)
        match frame.message:
            case Sound(signal=signal):
                self._urgent[LineKey(frame.uid, Sound, signal)] = now_s, line
            case Hush(signal=signal):
                self._urgent.pop(LineKey(frame.uid, Sound, signal), None)
                self._urgent[LineKey(frame.uid, Hush, signal)] = now_s, line
            case Took(event) | Refused(event):  # one of each: dice have several events that are judged at once
                self._forget_got(frame.uid, event)
                self._others[LineKey(frame.uid, Took, event)] = line
            case Piece():
                self._pieces[LineKey(frame.uid, Piece, None)] = line
            case message:
                self._others[LineKey(frame.uid, type(message), None)] = line

    def _forget_got(self, uid: str, event: int) -> None:
        """Drop a waiting ``got``, because the verdict contains it."""
        key = LineKey(uid, Got, None)
        if (line := self._others.get(key)) and decode_line(line).message == Got(event):
            del self._others[key]

    def take(self) -> bytes:
        """Take the lines that go out now.

        The permits of boards that are to sound come first, then all signals. A piece of a firmware goes only if
        nothing else waits.
        """
        sounds = b"".join(line for _, line in self._urgent.values())
        burst = self._take_permits(LONGEST_BURST - len(sounds)) + sounds
        self._urgent.clear()
        for key, line in list(self._others.items()):
            if len(burst) + len(line) > LONGEST_BURST:
                break
            burst += self._others.pop(key)
        if not burst and self._pieces:
            burst = self._pieces.pop(next(iter(self._pieces)))
        return burst

    def _take_permits(self, room: int) -> bytes:
        """The permits of the boards that are to sound: a board refuses a sound that comes before its permit."""
        permits = b""
        for uid in dict.fromkeys(key.uid for key in self._urgent if key.kind is Sound):
            permit = self._others.get(LineKey(uid, Allow, None), b"")
            if permit and len(permits) + len(permit) <= room:
                permits += self._others.pop(LineKey(uid, Allow, None))
        return permits

    def take_back(self, burst: bytes, now_s: float) -> None:
        """Handle a failed write of these lines.

        A hush is queued again. A sound is too late and is dropped. The senders of all others repeat them.
        """
        for line in burst.splitlines(keepends=True):
            match decode_line(line).message:
                case Hush():
                    self.add(line, now_s)
                case Sound():
                    self._unsent.append(line)
                case _:
                    pass

    def drop_older(self, than_s: float) -> list[bytes]:
        """Drop the sounds that have waited too long, and return all that will not be sent.

        A hush is never too late.
        """
        old = [key for key, (since_s, _) in self._urgent.items() if key.kind is Sound and since_s < than_s]
        unsent, self._unsent = self._unsent, []
        return unsent + [self._urgent.pop(key)[1] for key in old]

    def forget(self, uid: str) -> None:
        """Drop the lines for a device that is gone. A hush stays, as it may still be heard."""
        self._unsent += [line for key, (_, line) in self._urgent.items() if key.uid == uid and key.kind is Sound]
        for waiting in (self._urgent, self._others, self._pieces):
            for key in [key for key in waiting if key.uid == uid and key.kind is not Hush]:
                del waiting[key]
