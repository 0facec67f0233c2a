"""What a backup holds, and where each of its files lies on a machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath

from msgspec import Struct

from headtable.config import Config
from headtable.config.place import folder_of, pages_folder, state_folder
from headtable.errors import BadConfig
from headtable.journal.file import followed, is_journal, log_of
from headtable.saying import text

ABOUT = "about.json"
NIGHTS, STATE, CONFIG = "nights", "state", "config"  # the folders in a backup
PAGES_FILES = ("headtable-*.json", "headtable-picture*", "rulesets/*.toml")
BOX_FILES = ("*.blasts", "*.choices")
CONFIG_FILE, KEYS_FILE = "headtable.toml", "headtable.keys"
AUTHORITY_KEY = "authority-key.pem"  # a backup by another user than its owner leaves it out
CERTIFICATES = "certificates/*.pem"  # beside the configuration, as `headtable certificate` writes them


class About(Struct, frozen=True):
    """What a backup says of itself."""

    headtable: str  # the version that wrote it
    made: str
    journal: str  # the name of tonight's journal among the nights
    move: str = ""  # names the move of that night to another machine; empty in a backup


class Places(Struct, frozen=True):
    """Where this machine keeps what a backup holds."""

    journal: Path  # tonight's; the other nights lie beside it
    state: Path  # of the box
    pages: Path
    config: Path
    keys: Path

    def nights(self) -> Iterator[Path]:
        """Every journal; BadConfig if the folder cannot be read."""
        try:
            yield from sorted(path for path in self._night_folder.iterdir() if _is_night(path))
        except OSError as trouble:
            raise BadConfig("nights-folder-unreadable", folder=self._night_folder, error=trouble.strerror) from None

    def others(self) -> Iterator[tuple[str, Path]]:
        """Every other file that there is, by its name in a backup."""
        for folder, patterns in ((self.pages, PAGES_FILES), (self.state, BOX_FILES)):
            for path in (path for pattern in patterns for path in sorted(folder.glob(pattern))):
                if not _is_of_another(path, folder):
                    yield f"{STATE}/{path.relative_to(folder).as_posix()}", path
        for name, path in ((CONFIG_FILE, self.config), (KEYS_FILE, self.keys)):
            if path.is_file():
                yield f"{CONFIG}/{name}", path
        for path in sorted(self._config_folder.glob(CERTIFICATES)):
            if path.name != AUTHORITY_KEY or os.access(path, os.R_OK):
                yield f"{CONFIG}/{path.relative_to(self._config_folder).as_posix()}", path

    def place_of(self, name: str, about: About) -> Path:
        """Where a file of a backup belongs; ValueError if it is none of headtable's."""
        folder, _, rest = name.partition("/")
        if folder == NIGHTS and rest == PurePosixPath(rest).name and rest.endswith((".db", ".db-wal")):
            return self._place_of_night(rest, about.journal)
        if folder == STATE and (state := self._place_of_state(rest)):
            return state
        if folder == CONFIG and rest in (CONFIG_FILE, KEYS_FILE):
            return followed(self.config) if rest == CONFIG_FILE else self.keys
        if folder == CONFIG and rest.count("/") == 1 and fnmatchcase(rest, CERTIFICATES):
            return self._config_folder / rest
        raise ValueError(text("backup-strange-file", name=name))

    def _place_of_state(self, name: str) -> Path | None:
        for folder, patterns in ((self.pages, PAGES_FILES), (self.state, BOX_FILES)):
            if ".." not in name and any(fnmatchcase(name, pattern) for pattern in patterns):
                place = folder / name
                return place if _is_below(place.parent, folder) else None
        return None

    def _place_of_night(self, name: str, tonights: str) -> Path:
        """Tonight's journal may have another name here."""
        here = followed(self.journal)
        own = {tonights: here, log_of(Path(tonights)).name: log_of(here)}
        return own.get(name, self._night_folder / name)

    @property
    def _config_folder(self) -> Path:
        return folder_of(self.config)

    @property
    def _night_folder(self) -> Path:
        return followed(self.journal).absolute().parent


def places_of(config: Config, file: Path) -> Places:
    """The places that a configuration names; ``file`` is its own."""
    return Places(
        Path(config.engine.journal), state_folder(config), pages_folder(config), file, Path(config.box.keys)
    )


def _is_of_another(path: Path, folder: Path) -> bool:
    """Whether a link leads to a file of others, which the pages may not read. A backup must not read it for them."""
    return not _is_below(path, folder) and path.exists() and path.stat().st_uid != folder.stat().st_uid


def _is_below(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def _is_night(path: Path) -> bool:
    return path.name.endswith(".db") and is_journal(path)
