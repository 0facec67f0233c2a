"""The keys of the devices on Wi-Fi: a file of its own that only its owner reads, and that no message ever carries."""

from __future__ import annotations

import binascii
import os
import stat
import tempfile
import tomllib
from pathlib import Path

from headtable.errors import Unwell

KEY_BYTES = 32
_HEAD = (
    "# The keys of the devices on Wi-Fi, one for each; `headtable devices enrol UID` writes it. Show it to nobody.\n"
)


class Keys:
    """Read again whenever the file has changed, so that a device may be enrolled while the box runs."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._read_then = (0, 0)  # when it was written and which file it was, as it was read
        self._keys: dict[str, bytes] = {}

    def of(self, uid: str) -> bytes | None:
        """A device's key, if it has one; Unwell if the file cannot be used."""
        try:
            state = self.file.stat()
        except FileNotFoundError:
            return None
        if stat.S_IMODE(state.st_mode) & 0o077:
            raise Unwell(f"{self.file} can be read by others than its owner; make it private: chmod 600 {self.file}")
        now = state.st_mtime_ns, state.st_ino  # two may be written within one tick of the kernel's clock
        if now != self._read_then:
            self._keys, self._read_then = _read(self.file), now
        return self._keys.get(uid)

    def keep(self, uid: str, key: bytes) -> None:
        """Give a device its key, in place of the one that it may have had."""
        self._keep({**self._all(), uid: key})

    def forget(self, uid: str) -> bool:
        """Take a device's key away: from now on it stays outside. Whether it had one."""
        keys = self._all()
        if had := keys.pop(uid, None) is not None:
            self._keep(keys)
        return had

    def _all(self) -> dict[str, bytes]:
        return _read(self.file) if self.file.exists() else {}

    def _keep(self, keys: dict[str, bytes]) -> None:
        lines = (f'{uid} = "{_as_text(key)}"\n' for uid, key in sorted(keys.items()))
        _write(self.file, _HEAD + "".join(lines))


def _as_text(key: bytes) -> str:
    return binascii.b2a_base64(key, newline=False).decode()


def _read(file: Path) -> dict[str, bytes]:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
        return {uid: _key(text) for uid, text in written.items()}
    except OSError as trouble:
        raise Unwell(f"cannot read {file}: {trouble.strerror}; it must belong to the box's user") from None
    except ValueError as wrong:  # a line that quotes nothing: what is in this file stays in it
        raise Unwell(f"{file} is damaged ({type(wrong).__name__}); delete it, and enrol its devices again") from None


def _key(text: object) -> bytes:
    key = binascii.a2b_base64(str(text))
    if len(key) != KEY_BYTES:
        raise ValueError("a key of the wrong length")
    return key


def _write(file: Path, text: str) -> None:
    """In one step, never readable by others; it stays its owner's."""
    try:
        owner = (file if file.exists() else file.parent).stat()
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:  # is 0600
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        os.chown(new.name, owner.st_uid, owner.st_gid)
        os.replace(new.name, file)
    except OSError as trouble:
        raise Unwell(f"cannot write {file}: {trouble.strerror}; is it yours? try it with sudo") from None
