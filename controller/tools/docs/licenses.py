"""The licences of everything that headtable needs to run: ``python -m tools.docs.licenses`` writes their texts.

A package that holds headtable with its environment has to carry them. The list follows the requirements of the
installed packages, so run it in an environment with the extras that are shipped.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import CannotGenerate
from tools.docs.generated_parts import DOCS

PAGE = DOCS / "third-party-licenses.txt"
NAMED = ("licen", "copying", "notice", "edl-", "epl-")  # how such files begin
NOT_TEXTS = (".py", ".pyc", ".json")
EXTRAS = ("ble", "embedded", "maker", "plot", "print", "rpigpio")
APACHE = Path(__file__).with_name("apache-2.0-license.txt")
BY_HAND = {  # their wheels carry none; each names its licence
    "fluent-runtime": APACHE,
    "fluent-syntax": APACHE,
    "pyserial": Path(__file__).with_name("pyserial-license.txt"),
}
RULE = "=" * 100


def shipped(name: str = "headtable", extras: tuple[str, ...] = EXTRAS) -> dict[str, Distribution]:
    """Every installed package that this one needs to run, by name, without itself."""
    found: dict[str, Distribution] = {}
    waiting = [(name, extras)]
    while waiting:
        package, wanted = waiting.pop()
        for needed in _needs(distribution(package), wanted):
            key = canonicalize_name(needed.name)
            if key not in found and (installed := _installed(key)):
                found[key] = installed
                waiting.append((key, tuple(needed.extras)))
    return dict(sorted(found.items()))


def _needs(package: Distribution, extras: tuple[str, ...]) -> Iterator[Requirement]:
    """The requirements that hold in this environment."""
    for text in package.requires or ():
        needed = Requirement(text)
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield needed


def _installed(name: str) -> Distribution | None:
    """None for an extra that is not installed here: it is not shipped either."""
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def texts(package: Distribution) -> Iterator[tuple[str, str]]:
    """Each licence file of a package, with its text; CannotGenerate for a package that has none."""
    name = canonicalize_name(package.metadata["Name"])
    files = [file for file in package.files or () if _is_license(PurePosixPath(file))]
    for file in files:
        yield str(file), Path(str(package.locate_file(file))).read_text(encoding="utf-8", errors="replace")
    if files:
        return
    if name not in BY_HAND:
        raise CannotGenerate(f"{name} carries no licence text; store it beside {APACHE.name}, in BY_HAND")
    yield BY_HAND[name].name, BY_HAND[name].read_text(encoding="utf-8")


def _is_license(file: PurePosixPath) -> bool:
    return file.name.lower().startswith(NAMED) and file.suffix not in NOT_TEXTS


def page() -> str:
    """All of them in one text, each under the name and version of its package."""
    parts = ["The licences of the packages that headtable needs. `make licenses` writes this file.\n"]
    for name, package in shipped().items():
        parts.append(f"{RULE}\n{name} {package.version}\n{RULE}\n")
        parts += (f"--- {file}\n\n{text.strip()}\n" for file, text in texts(package))
    return "\n".join(parts)


def main() -> None:
    """Write the file."""
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE}\n")


if __name__ == "__main__":
    main()
