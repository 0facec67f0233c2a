"""The rulesets as data: each a TOML file with examples that prove it."""

from __future__ import annotations

from pathlib import Path

from headtable.config.reading import read_as
from headtable.errors import BadConfig
from headtable.game.ruleset import Ruleset
from headtable.rulesets.proving import impossible

HERE = Path(__file__).parent


def names() -> tuple[str, ...]:
    """The rulesets that come with headtable."""
    return tuple(sorted(path.stem for path in HERE.glob("*.toml")))


def load(name_or_path: str) -> Ruleset:
    """``load("rfp")``, or a house's own ``load("my.toml")``; BadConfig says what is wrong with it."""
    return parse(text(name_or_path), name_or_path)


def inherited(name_or_path: str) -> frozenset[str]:
    """The keys of a ruleset, such as ``points.mini``, whose values its source leaves open."""
    return frozenset(load(name_or_path).inherited)


def text(name_or_path: str) -> str:
    """The ruleset's file, word for word."""
    path = HERE / f"{name_or_path}.toml" if name_or_path in names() else Path(name_or_path)
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadConfig(f"{name_or_path} is not a text file in UTF-8") from None
    except OSError as wrong:
        raise BadConfig(
            f"no ruleset {name_or_path!r}: {wrong.strerror}; "
            f"there is {', '.join(names())}, or give the path of a TOML file"
        ) from None


def parse(text: str, where: str) -> Ruleset:
    """The ruleset that a text describes, proved by its own examples; ``where`` names it in errors."""
    return read_as(Ruleset, text, where, impossible)
