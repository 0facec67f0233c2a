"""What is slow to make is made once: a folder for each layer, named after everything that it is made from."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tests.root import AS_ROOT

CHECKOUT = Path(__file__).parents[2]
MADE = Path(os.environ.get("HEADTABLE_MACHINE", CHECKOUT / ".machine"))
FINGERPRINT_DIGITS = 12
GUEST = Path(__file__).parent / "guest"


def layer(name: str, made_from: Iterable[str | Path], make: Callable[[Path], None], made: Path = MADE) -> Path:
    """The folder of a layer; where its ingredients have changed, it is made again and the old one goes."""
    folder = made / f"{name}-{_fingerprint(made_from)}"
    if not folder.exists():
        started_s = time.monotonic()
        _make_anew(folder, name, make)
        print(f"machine: {name} made in {time.monotonic() - started_s:.0f} s", flush=True)  # noqa: T201  make's output
    return folder


def _make_anew(folder: Path, name: str, make: Callable[[Path], None]) -> None:
    unfinished = folder.with_name(f"{name}-unfinished")
    for old in (unfinished, *folder.parent.glob(f"{name}-{'?' * FINGERPRINT_DIGITS}")):
        run(*AS_ROOT, "rm", "-rf", old)
    unfinished.mkdir(parents=True)
    make(unfinished)
    unfinished.rename(folder)


def _fingerprint(made_from: Iterable[str | Path]) -> str:
    seen = hashlib.sha256()
    for ingredient in made_from:
        for part in _parts(ingredient):
            seen.update(len(part).to_bytes(8) + part)
    return seen.hexdigest()[:FINGERPRINT_DIGITS]


def _parts(ingredient: str | Path) -> Iterable[bytes]:
    if isinstance(ingredient, str):
        yield ingredient.encode()
        return
    for file in sorted(ingredient.rglob("*")) if ingredient.is_dir() else [ingredient]:
        if file.is_file() and "__pycache__" not in file.parts:
            yield str(file.relative_to(CHECKOUT)).encode()
            yield file.read_bytes()


def run(*words: str | Path) -> None:
    """Run a command; what it says is shown only where it fails."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        message = f"{' '.join(str(word) for word in words)} failed:\n{done.stdout}{done.stderr}"
        raise RuntimeError(message)


def found(command: str) -> str:
    """Where a command is; Debian keeps some of them away from everybody's PATH."""
    return shutil.which(command, path=f"{os.environ['PATH']}:/usr/sbin:/sbin") or command
