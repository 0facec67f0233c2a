"""New firmware from the box, line by line. It is written beside the good one, proved, and then put on trial.

Nothing of an image is started before its signature is right. boards/start.py and common/trial.py do the rest, as for
firmware that came over USB.
"""

import json
import os
from binascii import a2b_base64, crc32

from common.device import FIRMWARE
from common.hmac import hmac
from common.update_image import VERSION, Image, Spoilt, exists

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from common.lines import Fields
    from common.notes import Notes

    Version = dict[str, Any]

TREES = ("a", "b")
LAST_WORD_MS = 600  # the time for its last answer to leave, on a line that is polled too
READ_BYTES = 512
CLEARING, READY, CHECKING, TRIAL = "clearing", "ready", "checking", "trial"


def update_key(key: bytes, uid: str) -> bytes:
    """The key that signs the firmware of one device, and nothing else."""
    return hmac(key, b"headtable firmware %s" % uid.encode())


class Update:
    """One image at a time; ``answer`` is what the box is told of it."""

    def __init__(self, notes: "Notes", uid: str, key: bytes) -> None:
        self.answer: Fields = ()  # nothing is offered
        self._notes, self._uid, self._key = notes, uid, key
        self._nonce = self._state = self._new = ""
        self._image = Image("", 0, b"")
        self._unclear: list[str] = []  # what is left to delete
        self._unproved: list[str] = []  # files that are left to read back
        self._version: Version = {}
        self._is_called = False  # the box wants the restart
        self._until_ms = -1

    def told(self, verb: str, fields: "Fields") -> None:
        """Obey an offer, or take a piece."""
        try:
            if verb == "offer":
                self._offered(str(fields[0]), int(str(fields[1])))
            elif self._state == READY:
                self._take(int(str(fields[0])), a2b_base64(str(fields[1])))
            elif self._state == TRIAL:  # the box repeats its last piece, and does so only between rounds
                self._is_called = True
        except (Spoilt, OSError, ValueError) as trouble:
            self._refuse(trouble)
        self._say()

    def turn(self, now_ms: int, waiting: int) -> bool:
        """Delete or prove one file; whether the device is to restart with the new firmware.

        It restarts when the box calls for it, but not while events wait, because they would be lost.
        """
        try:
            if self._state == CLEARING:
                self._clear_one()
            elif self._state == CHECKING:
                self._prove_one()
        except (Spoilt, OSError, ValueError, KeyError) as trouble:
            self._refuse(trouble)
            self._say()
        if not self._is_called:
            return False
        if self._until_ms < 0:
            self._until_ms = now_ms + LAST_WORD_MS
        return not waiting and now_ms >= self._until_ms

    def _say(self) -> None:
        if self._nonce:  # a piece may come late, for what was offered before a restart
            self.answer = (self._nonce, self._image.came, self._state)

    def _refuse(self, trouble: Exception) -> None:
        self._image.close()
        word = str(trouble)
        if not isinstance(trouble, Spoilt):
            word = "no-room" if isinstance(trouble, OSError) else "damaged"
        self._state = word

    def _offered(self, nonce: str, length: int) -> None:
        if nonce == self._nonce:
            return  # the box repeats it until it is answered
        if self._state == TRIAL:
            self._notes.forget("trial")  # it has not begun, and its files are replaced
        self._image.close()
        self._is_called, self._until_ms = False, -1
        self._nonce, self._image, self._version = nonce, Image("", 0, b""), {}
        good = self._notes.read("good")
        if not self._key:
            raise Spoilt("no-key")
        if good not in TREES:
            raise Spoilt("no-tree")
        if self._notes.read("trial"):
            raise Spoilt("on-trial")
        self._new = TREES[1 - TREES.index(good)]
        self._image = Image(self._new, length, update_key(self._key, self._uid))
        self._unclear, self._state = [self._new], CLEARING

    def _clear_one(self) -> None:
        """Delete one file or one empty folder of the other tree: a turn must end soon."""
        if not self._unclear:
            os.mkdir(self._new)
            self._state = READY
            self._say()
            return
        path = self._unclear[-1]
        inner = _inside(path)
        if inner:
            self._unclear.append(path + "/" + inner)
            return
        self._unclear.pop()
        if inner is None:
            os.remove(path)
        elif inner == "" and exists(path):
            os.rmdir(path)

    def _take(self, at: int, piece: bytes) -> None:
        if at != self._image.came:
            return  # a repeated one, or one whose predecessor was lost
        self._image.take(piece)
        if not self._version and self._image.has_version:  # an unfit image is refused early
            self._version = _fit(_version_in(self._new), _version_in(self._notes.read("good")))
        if self._image.is_complete:
            self._image.prove()
            if not self._version or sorted(self._version["files"]) != sorted(
                path for path in self._image.paths if path != VERSION
            ):
                raise Spoilt("damaged")
            self._unproved, self._state = list(self._version["files"]), CHECKING

    def _prove_one(self) -> None:
        """Read one file back, as it is in the flash now; after the last one, put the tree on trial."""
        if self._unproved:
            path = self._unproved.pop()
            if _crc(self._new + "/" + path) != self._version["files"][path]:
                raise Spoilt("damaged")
            return
        for note in ("crash", "prompt"):
            self._notes.forget(note)
        self._notes.write("trial", self._new + " new")
        self._state = TRIAL
        self._say()


def _fit(new: "Version", old: "Version") -> "Version":
    """The new version, if it may replace the old one; Spoilt if not."""
    for what in ("model", "board"):
        if new[what] != old[what]:
            raise Spoilt("other-" + what)
    if _numbers(str(new["firmware"])) < _numbers(FIRMWARE):
        raise Spoilt("older")
    return new


def _numbers(version: str) -> "list[int]":
    return [int(number) for number in version.split(".")]


def _version_in(tree: str) -> "Version":
    try:
        with open(tree + "/" + VERSION) as file:
            version: Version = json.load(file)
    except OSError:
        raise Spoilt("no-tree")  # noqa: B904  MicroPython keeps no cause
    except (RuntimeError, MemoryError):  # too deep, or too long
        raise Spoilt("damaged")  # noqa: B904  MicroPython keeps no cause
    if not _is_version(version):
        raise Spoilt("damaged")
    return version


def _is_version(read: "Any") -> bool:
    """Whether this has everything that is asked of it later. It was read before its signature."""
    if not isinstance(read, dict) or not isinstance(read.get("files"), dict):
        return False
    texts = [read.get(what) for what in ("model", "board", "firmware")] + list(read["files"].values())
    return all(isinstance(text, str) for text in texts)


def _crc(path: str) -> str:
    crc = 0
    with open(path, "rb") as file:
        while some := file.read(READ_BYTES):
            crc = crc32(some, crc)
    return "%08x" % crc


def _inside(path: str) -> "str | None":
    """The name of something in a folder; empty for an empty or missing folder, None for a file."""
    if not exists(path):
        return ""
    if not os.stat(path)[0] & 0x4000:
        return None
    return next(iter(os.listdir(path)), "")
