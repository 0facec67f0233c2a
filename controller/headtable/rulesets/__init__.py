"""Rulesets: TOML files, each with examples that prove it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from msgspec.structs import replace

from headtable.complaints import plain
from headtable.config import Config, DiceSettings, Where
from headtable.config.parsing import text_in
from headtable.config.problem import reasons_of
from headtable.config.reading import read_as
from headtable.errors import BadConfig
from headtable.game.ruleset import Ruleset
from headtable.regular_files import read_bytes
from headtable.rulesets.proving import find_problems
from headtable.rulesets.ruleset_settings import left_out
from headtable.saying import Sentence, sentence

HERE = Path(__file__).parent
OF_THE_HOUSE = Path("rulesets")  # beside headtable.toml: where the pages save them


def names() -> tuple[str, ...]:
    """The rulesets that come with headtable."""
    return tuple(sorted(path.stem for path in HERE.glob("*.toml")))


def load(name_or_path: str) -> Ruleset:
    """``load("rfp")``, or a house's own ``load("my.toml")``; BadConfig says what is wrong with it."""
    return parse(text(name_or_path), name_or_path)


def text(name_or_path: str) -> str:
    """The text of the ruleset's file."""
    try:
        raw = read_bytes(_path_of(name_or_path))
    except OSError as wrong:
        raise _unreadable(name_or_path, wrong) from None
    return text_in(raw, name_or_path)


def _path_of(name_or_path: str) -> Path:
    """The file of a bundled ruleset, of one that a page saved, or of a path."""
    if name_or_path in names():
        return HERE / f"{name_or_path}.toml"
    own = OF_THE_HOUSE / f"{name_or_path}.toml"
    is_name = Path(name_or_path).name == name_or_path and not Path(name_or_path).exists()
    return own if is_name and own.is_file() else Path(name_or_path)


def ruleset_problems(config: Config) -> Iterator[tuple[Where, Sentence]]:
    """Find out whether the configured ruleset loads and fits the electronic dice."""
    name = config.engine.ruleset
    try:
        ruleset = load(name)
    except BadConfig as wrong:
        for why in reasons_of(wrong):
            yield ("engine", "ruleset"), sentence("ruleset-unusable", ruleset=name, why=why)
        return
    for number, dice in enumerate(config.box.dice):
        if dice.dice != ruleset.dice:
            yield ("box", "dice", number, "dice"), _misfit(dice, ruleset, name)


def misfitting_dice(config: Config, ruleset: Ruleset) -> Iterator[Sentence]:
    """The sets of electronic dice that have more or fewer dice than a ruleset throws."""
    return (_misfit(dice, ruleset, ruleset.name) for dice in config.box.dice if dice.dice != ruleset.dice)


def _misfit(dice: DiceSettings, ruleset: Ruleset, name: str) -> Sentence:
    return sentence("dice-of-other-ruleset", uid=dice.uid, dice=dice.dice, ruleset=name, thrown=ruleset.dice)


def _unreadable(name_or_path: str, wrong: OSError) -> BadConfig:
    if not isinstance(wrong, FileNotFoundError):
        return BadConfig("ruleset-unreadable", ruleset=plain(name_or_path), error=wrong.strerror)
    if Path(name_or_path).name != name_or_path or name_or_path.endswith(".toml"):
        return BadConfig("ruleset-file-missing", file=plain(name_or_path))
    near = get_close_matches(name_or_path, names(), n=1)
    return BadConfig("ruleset-unknown", ruleset=plain(name_or_path), nearest=near[0] if near else None, known=names())


@lru_cache(maxsize=64)  # all of a ruleset is frozen, so each file is proved only once
def parse(text: str, where: str) -> Ruleset:
    """Read a ruleset and prove it by its own examples; errors call it ``where``."""
    ruleset = read_as(Ruleset, text, where, find_problems)
    unwritten = left_out(ruleset, tomllib.loads(text))
    inherited = (*ruleset.inherited, *(key for key in unwritten if key not in ruleset.inherited))
    return replace(ruleset, inherited=inherited, left_out=unwritten)
