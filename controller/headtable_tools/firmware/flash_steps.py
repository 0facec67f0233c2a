"""The steps of flashing a board, as data; ``firmware.ftl`` has the sentences."""

from __future__ import annotations

from msgspec import Struct


class DeviceMet(Struct, frozen=True, tag_field="step", tag="met"):
    """A device says hello at the port."""

    uid: str
    model: str
    firmware: str


class BoardFound(Struct, frozen=True, tag_field="step", tag="board"):
    """The type of the board is known."""

    board: str
    machine: str


class FileCopied(Struct, frozen=True, tag_field="step", tag="copied"):
    """A file is on the board: number ``file`` of ``files``."""

    path: str
    file: int
    files: int


class FilesChecked(Struct, frozen=True, tag_field="step", tag="checked"):
    """All files are on the board, with the right CRCs."""

    files: int


class TrialStarted(Struct, frozen=True, tag_field="step", tag="started"):
    """The board starts the new firmware on trial."""


class FirmwareProved(Struct, frozen=True, tag_field="step", tag="good"):
    """The new firmware says hello, and has not crashed."""

    uid: str
    model: str
    firmware: str


Step = DeviceMet | BoardFound | FileCopied | FilesChecked | TrialStarted | FirmwareProved
