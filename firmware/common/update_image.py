"""The image of a firmware: it arrives in pieces, and becomes files.

It is a signature of 32 bytes, and then the files. Each file is a line with its path and its length, and then its
bytes. The first file is ``version.json``.
"""

import os

from common.hmac import Hmac, same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

VERSION = "version.json"
SIGNATURE_BYTES = 32
LONGEST_HEAD = 80  # bytes of a path and a length
MOST_FILES = 100
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_/"


class Spoilt(Exception):
    """The image is refused; its only argument is the word for it."""


class Image:
    """The bytes of an image become files in one folder."""

    def __init__(self, folder: str, length: int, key: bytes) -> None:
        self.came = 0  # bytes
        self.paths: list[str] = []
        self._folder, self._length = folder, length
        self._hmac = Hmac(key)
        self._signature = self._head = b""
        self._file: BinaryIO | None = None
        self._left = 0  # bytes of the file

    @property
    def is_complete(self) -> bool:
        """Whether all its bytes have come."""
        return self.came >= self._length

    @property
    def has_version(self) -> bool:
        """Whether the first file is complete."""
        return len(self.paths) > 1 or (bool(self.paths) and self._file is None)

    def take(self, piece: bytes) -> None:
        """Take the next bytes; Spoilt if they can be no image."""
        self.came += len(piece)
        if self.came > self._length or not piece:
            raise Spoilt("damaged")
        missing = SIGNATURE_BYTES - len(self._signature)
        self._signature += piece[:missing]
        piece = piece[missing:] if missing > 0 else piece
        self._hmac.update(piece)
        while piece:
            piece = self._body(piece) if self._file is not None else self._begin(piece)

    def prove(self) -> None:
        """Spoilt if the image was not signed for this device, or does not end with a file."""
        if not same(self._signature, self._hmac.digest()):
            raise Spoilt("signature")
        if self._file is not None or self._head:
            raise Spoilt("damaged")

    def close(self) -> None:
        """Close the file that is open."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _begin(self, piece: bytes) -> bytes:
        """Read a path and a length; the bytes behind them."""
        end = piece.find(b"\n")
        self._head += piece if end < 0 else piece[:end]
        if len(self._head) > LONGEST_HEAD:
            raise Spoilt("damaged")
        if end < 0:
            return b""
        rest = piece[end + 1 :]
        path, _, length = self._head.decode().partition(" ")
        self._head = b""
        if not length.isdigit() or int(length) > self._length - self.came + len(rest):
            raise Spoilt("damaged")
        self._open(path, int(length))
        return rest

    def _open(self, path: str, length: int) -> None:
        is_first = path == VERSION
        if is_first == bool(self.paths) or path in self.paths or not (is_first or _is_module(path)):
            raise Spoilt("damaged")
        if len(self.paths) == MOST_FILES:
            raise Spoilt("damaged")
        self.paths.append(path)
        folder = self._folder
        for name in path.split("/")[:-1]:
            folder = folder + "/" + name
            if not exists(folder):
                os.mkdir(folder)
        self._file = open(self._folder + "/" + path, "wb")  # noqa: SIM115  it stays open from piece to piece
        self._left = length
        self._end_file()

    def _body(self, piece: bytes) -> bytes:
        mine = piece[: self._left]
        if self._file is not None:
            self._file.write(mine)
        self._left -= len(mine)
        self._end_file()
        return piece[len(mine) :]

    def _end_file(self) -> None:
        if self._left == 0:
            self.close()


def _is_module(path: str) -> bool:
    """Whether this may be the path of a file of a tree: it leads nowhere else."""
    bare = path[:-3]
    return path.endswith(".py") and not bare.strip(_LETTERS) and all(bare.split("/"))


def exists(path: str) -> bool:
    """Whether there is a file or a folder of this name."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True
