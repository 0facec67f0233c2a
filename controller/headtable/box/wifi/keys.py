"""The keys of the devices on Wi-Fi: a file of its own that only its owner reads, and that no message ever carries."""

from __future__ import annotations

import binascii
import stat
import tomllib
from pathlib import Path

from headtable.config.whole import Rights, write_whole
from headtable.errors import Unwell

KEY_BYTES = 32
_HEAD = (
    "# The keys of the devices on Wi-Fi, one for each; `headtable devices enrol UID` writes it. Show it to nobody.\n"
)


class Keys:
    """Read again whenever the file has changed, so that a device may be enrolled while the box runs."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._read_ns = 0
        self._keys: dict[str, bytes] = {}

    def of(self, uid: str) -> bytes | None:
        """A device's key, if it has one; Unwell if the file cannot be used."""
        try:
            state = self.file.stat()
        except FileNotFoundError:
            return None
        if stat.S_IMODE(state.st_mode) & 0o077:
            raise Unwell(f"{self.file} can be read by others than its owner; make it private: chmod 600 {self.file}")
        if state.st_mtime_ns != self._read_ns:
            self._keys, self._read_ns = _read(self.file), state.st_mtime_ns
        return self._keys.get(uid)

    def keep(self, uid: str, key: bytes) -> None:
        """Give a device its key, in place of the one that it may have had."""
        self._rewrite({**self._kept(), uid: key})

    def forget(self, uid: str) -> bool:
        """Take a device's key away, so that it comes in no more; whether it had one."""
        keys = self._kept()
        has_had = keys.pop(uid, None) is not None
        if has_had:
            self._rewrite(keys)
        return has_had

    def prove_writable(self) -> None:
        """Write it as it is; Unwell, if that cannot be, comes before a device has been given anything."""
        self._rewrite(self._kept())

    def _kept(self) -> dict[str, bytes]:
        return _read(self.file) if self.file.exists() else {}

    def _rewrite(self, keys: dict[str, bytes]) -> None:
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
        write_whole(file, text, Rights(owner.st_uid, owner.st_gid, 0o600))
    except OSError as trouble:
        raise Unwell(f"cannot write {file}: {trouble.strerror}; is it yours? try it with sudo") from None
