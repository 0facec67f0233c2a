"""The keys of the devices on Wi-Fi, in a file of its own.

Only the file's owner and its group may read it. A key is sent once: to its device, over that device's own
cable.
"""

from __future__ import annotations

import binascii
import os
import stat
import tomllib
from pathlib import Path

from headtable.config.atomic import Rights, write_atomically
from headtable.errors import Unwell
from headtable.messages.troubles import KeysDamaged, KeysOpen, KeysUnreadable, KeyTrouble
from headtable.regular_files import read_bytes
from headtable.saying import text

KEY_BYTES = 32
FORBIDDEN = 0o037  # nobody else may do anything, and the group may only read


class KeysUnusable(Unwell):
    """The file of keys cannot be used."""

    def __init__(self, why: KeyTrouble) -> None:
        super().__init__(why)
        self.why = why


class Keys:
    """The keys. The file is read again after each change, so a device may be enrolled while the box runs."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._read_then = (0, 0)  # the time and the identity of the file that was read
        self._keys: dict[str, bytes] = {}

    def of(self, uid: str) -> bytes | None:
        """A device's key, if it has one; Unwell if the file cannot be used."""
        return self._known().get(uid)

    def uids(self) -> list[str]:
        """The devices that have a key; Unwell if the file cannot be used."""
        return list(self._known())

    def _known(self) -> dict[str, bytes]:
        try:
            state = self.file.stat()
        except FileNotFoundError:
            return {}
        except OSError as trouble:
            raise _unreadable(self.file, trouble) from None
        if state.st_mode & FORBIDDEN:
            raise KeysUnusable(KeysOpen(str(self.file)))
        now = state.st_mtime_ns, state.st_ino  # two writes may fall into one tick of the kernel's clock
        if now != self._read_then:
            self._keys, self._read_then = _read(self.file), now
        return self._keys

    def store(self, uid: str, key: bytes) -> None:
        """Store a device's key, in place of an older one."""
        self._keep({**self._all(), uid: key})

    def forget(self, uid: str) -> bool:
        """Remove a device's key, so that it can no longer connect. Returns whether it had one."""
        keys = self._all()
        if had := keys.pop(uid, None) is not None:
            self._keep(keys)
        return had

    def prove_writable(self) -> None:
        """Write the file unchanged. Raises Unwell before any device gets a key that cannot be stored."""
        self._keep(self._all())

    def _all(self) -> dict[str, bytes]:
        return _read(self.file) if os.path.lexists(self.file) else {}

    def _keep(self, keys: dict[str, bytes]) -> None:
        lines = (f'{uid} = "{_as_text(key)}"\n' for uid, key in sorted(keys.items()))
        _write(self.file, f"# {text('keys-file-head')}\n" + "".join(lines))


def _as_text(key: bytes) -> str:
    return binascii.b2a_base64(key, newline=False).decode()


def _read(file: Path) -> dict[str, bytes]:
    try:
        written = tomllib.loads(read_bytes(file).decode("utf-8-sig"))
        return {uid: _key(text) for uid, text in written.items()}
    except OSError as trouble:
        raise _unreadable(file, trouble) from None
    except ValueError as wrong:  # a line without quotations: the file's content stays secret
        raise KeysUnusable(KeysDamaged(str(file), type(wrong).__name__)) from None


def _unreadable(file: Path, trouble: OSError) -> KeysUnusable:
    return KeysUnusable(KeysUnreadable(str(file), trouble.strerror or str(trouble)))


def _key(text: object) -> bytes:
    key = binascii.a2b_base64(str(text))
    if len(key) != KEY_BYTES:
        raise ValueError("a key of the wrong length")
    return key


def _write(file: Path, text: str) -> None:
    """Write it in one step, never readable by others, and with the same owner and group."""
    try:
        folder = file.parent.stat()
        owner = file.stat() if file.exists() else folder
        write_atomically(file, text, Rights(owner.st_uid, owner.st_gid, _mode_in(folder)))
    except OSError as trouble:
        raise Unwell("keys-not-written", file=str(file), error=trouble.strerror) from None


def _mode_in(folder: os.stat_result) -> int:
    """Keep the file readable for its group, if only the folder's group may read the folder.

    A venue's folder is open to the group of its services in this way. There, the file is of a smaller group.
    """
    return 0o640 if stat.S_IMODE(folder.st_mode) & 0o057 == 0o050 else 0o600
