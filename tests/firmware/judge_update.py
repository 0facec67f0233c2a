"""Runs on the device: takes an image in the folder where it is started, and may lose its power anywhere in it.

Every operation on a file counts. The power goes before the operation with the number that the test names. The test
gives one line of JSON for each run, and the device answers with one.
"""

import builtins
import json
import os as real_os
import sys
from binascii import a2b_base64, b2a_base64

PIECE_BYTES = 27
TURNS = 400  # more than any image of the test takes
AGAIN = 6  # answers, when a second offer is ready; its pieces are not sent


class PowerCut(BaseException):
    """Nothing can catch it, as nothing runs any more."""


class Power:
    """Counts what is done to files; the power goes before one of these operations."""

    def __init__(self) -> None:
        self.operations = 0
        self.cut_before = -1

    def use(self) -> None:
        """Count an operation."""
        if self.operations == self.cut_before:
            raise PowerCut
        self.operations += 1


power = Power()


class Counted:
    """A file or the module ``os``, whose operations count."""

    def __init__(self, inner) -> None:  # type: ignore[no-untyped-def]  # a file or a module
        self._inner = inner

    def __getattr__(self, name: str):  # type: ignore[no-untyped-def]  # whatever it has
        whole = getattr(self._inner, name)
        if name not in ("mkdir", "remove", "rmdir", "rename", "write", "close"):
            return whole

        def counted(*given: object) -> object:
            power.use()
            return whole(*given)

        return counted

    def __enter__(self) -> "Counted":
        return self

    def __exit__(self, *_: object) -> None:
        self._inner.close()

    def __iter__(self):  # type: ignore[no-untyped-def]  # lines
        return iter(self._inner)

    def readinto(self, buffer: bytearray) -> "int | None":
        """Read as the file does: json reads with it."""
        return self._inner.readinto(buffer)  # type: ignore[no-any-return]  # the file's own


opened = builtins.open


def counted_open(path: str, mode: str = "r"):  # type: ignore[no-untyped-def]  # a file
    """Open a file; only one that is written counts."""
    if "w" not in mode:
        return opened(path, mode)
    power.use()
    return Counted(opened(path, mode))


builtins.open = counted_open  # type: ignore[assignment]  # MicroPython has no other flash
sys.modules["os"] = Counted(real_os)  # type: ignore[assignment]  # before the firmware imports it

from common.notes import Notes  # noqa: E402  as above
from common.update import Update  # noqa: E402  as above


def call(update: Update, asked) -> None:  # type: ignore[no-untyped-def]  # what the test wrote
    """Repeat the last piece, or offer the image again, or do nothing."""
    if asked.get("calls", True):
        update.told("piece", (0, ""))
    elif "offers" in asked:
        update.told("offer", (asked["offers"], 1000))


def run(asked) -> "dict[str, object]":  # type: ignore[no-untyped-def]  # what the test wrote
    """One start of the device, and one image."""
    power.operations, power.cut_before = 0, asked.get("cut", -1)
    real_os.chdir(asked["folder"])
    image = a2b_base64(asked["image"])
    answers: list[str] = []
    restarts = was_cut = False
    try:
        update = Update(Notes("notes"), "pad-07", a2b_base64(asked["key"]))
        update.told("offer", (asked["nonce"], len(image)))
        for now_s in range(len(image) // PIECE_BYTES + TURNS):
            restarts = restarts or update.turn(1000 * now_s, 0)
            if update.answer:
                at, state = int(str(update.answer[1])), str(update.answer[2])
                update.answer = ()
                if state == "trial":
                    call(update, asked)
                elif state == "ready" and asked.get("stop") != at and len(answers) < AGAIN:
                    piece = image[at : at + PIECE_BYTES]
                    update.told("piece", (at, b2a_base64(piece).decode().strip()))
                if not answers or answers[-1] != state:
                    answers.append(state)
    except PowerCut:
        was_cut = True
    return {"answers": answers, "restarts": restarts, "cut": was_cut, "operations": power.operations}


for line in sys.stdin:
    print(json.dumps(run(json.loads(line))))
