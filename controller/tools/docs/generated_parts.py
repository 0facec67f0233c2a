"""Which pages of docs/ are made from what; between two markers, the rest of a page is written by hand.

A generated part stands between ``<!-- generated: NAME -->`` and ``<!-- end of NAME -->``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import yaml

from headtable_tools.nights import grammar
from tools import CannotGenerate
from tools.docs import (
    display_words,
    faults_table,
    glossary_page,
    metrics_table,
    mqtt_page,
    night_data_page,
    phase_table,
    pin_table,
    protocol_page,
    rules_page,
    verbs,
)
from tools.docs.asyncapi import document
from tools.docs.schema import Value

DOCS = Path(__file__).parents[3] / "docs"
ASYNCAPI = "asyncapi.yaml"
LINE = 118  # characters, as in all files
FIRMWARE = Path("..", "firmware")  # beside docs/
VERBS = FIRMWARE / "common" / "verbs.py"
DISPLAY_WORDS = FIRMWARE / "pad" / "display_words.py"


def as_yaml(value: Value) -> str:
    """A value as a YAML page, without anchors: each part is written where it stands."""
    parts = msgspec.json.decode(msgspec.json.encode(value))
    written = yaml.dump(parts, Dumper=yaml.CSafeDumper, sort_keys=False, allow_unicode=True, width=LINE)
    return f"# Written by `make generate` from messages/ and wire.py.\n{written}"


PARTS: dict[str, dict[str, Callable[[], str]]] = {
    "protocol.md": {
        "a line": protocol_page.worked_example,
        "a session": protocol_page.session,
        "verbs": protocol_page.verbs,
        "numbers": protocol_page.numbers,
    },
    "glossary.md": {"words": glossary_page.table},
    "mqtt.md": {"topics": mqtt_page.table, "messages": mqtt_page.messages},
    "monitoring.md": {"metrics": metrics_table.table},
    "night-data.md": {"night": night_data_page.night, "season": night_data_page.season},
    "reliability.md": {"faults": faults_table.table},
    "../firmware/README.md": {name: partial(pin_table.table, model) for name, model in pin_table.MODELS.items()},
    "night-scripts.md": {"phrases": grammar.markdown},
    "rules.md": {
        "rulesets": rules_page.list_of_rulesets,
        "settings": rules_page.every_setting,
        "proofs": rules_page.what_proves_it,
        "choices": rules_page.what_the_words_mean,
        "phases": phase_table.table,
        "refusals of a phase": phase_table.usual_refusals,
    },
}


def pages(docs: Path) -> dict[Path, str]:
    """Every page that is made from the code, as it should be."""
    made = {docs / name: _filled(docs / name, parts) for name, parts in PARTS.items()}
    return {
        **made,
        docs / ASYNCAPI: as_yaml(document()),
        docs / VERBS: verbs.table(),
        docs / DISPLAY_WORDS: display_words.table(),
    }


def differing(docs: Path) -> list[Path]:
    """The pages that are not as they should be."""
    return [path for path, text in pages(docs).items() if _is_stale(path, text)]


def write(docs: Path) -> list[Path]:
    """Write the pages that are not as they should be; which those were."""
    made = pages(docs)
    stale = [path for path, text in made.items() if _is_stale(path, text)]
    for path in stale:
        path.write_text(made[path], encoding="utf-8")
    return stale


def _is_stale(path: Path, text: str) -> bool:
    return not path.exists() or _read(path) != text


def _filled(path: Path, parts: dict[str, Callable[[], str]]) -> str:
    text = _read(path)
    for name, make in parts.items():
        start, end = f"<!-- generated: {name} -->\n", f"\n<!-- end of {name} -->"
        before, found_start, rest = text.partition(start)
        _, found_end, after = rest.partition(end)
        if not (found_start and found_end):
            raise CannotGenerate(
                f"{path} has no {start.strip()} with its {end.strip()} below: put them where it belongs"
            )
        text = f"{before}{start}\n{make()}\n{end}{after}"
    return text


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as trouble:
        raise CannotGenerate(f"cannot read {path}: {trouble.strerror}; is --docs the docs/ folder?") from None
