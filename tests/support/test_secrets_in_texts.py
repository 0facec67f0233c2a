"""A secret is found however a configuration or a file has it written, and no other word is."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import inspect

from headtable.config import Config, defaults_text
from headtable.config.hiding import names_of
from headtable_tools.support.redacted import redacted
from headtable_tools.support.secrets_in_texts import NAMES_A_FILE, SAYS_SECRET, in_configuration, in_json

SECRET = "s3cr3t-of-the-hall"  # noqa: S105  it opens nothing


@pytest.mark.parametrize(
    "text",
    [
        f'host_key = "{SECRET}"',
        f"host_key = '{SECRET}'  # ours",
        f"host_key = {SECRET}  # ours",
        f'host_key = """\n{SECRET}\n"""',
        f'host_key = [\n  "{SECRET}",\n]',
        f'web = {{ host_key = "{SECRET}" ',
        f'"host_key" = "{SECRET}',
        f'broker.password = {{ is = "{SECRET}" }}',
        'host_key = "s3cr3t-\\u006ff-the-hall"',
        f'# password = "{SECRET}"',
        f'wort = "{SECRET}"',
        f'host = "mqtt://hall:{SECRET}@pi"',
    ],
)
def test_a_secret_is_found_however_it_is_written(text: str) -> None:
    assert SECRET in in_configuration(f"[broker]\n{text}\n")


def test_the_file_of_init_has_no_secret_that_would_hide_a_part_of_the_log() -> None:
    log = "headtable-web: pages for phones at http://headtable.local:8080 with key and password of the host\n"
    assert redacted(log, in_configuration(defaults_text())) == log


def test_what_is_below_a_secret_key_is_secret_and_nothing_else() -> None:
    kept = '{"notice": "welcome", "codes": {"3": "HKM4PQ", "more": ["A", {"is": "B"}]}, "list": [{"key": "C"}, "D"]}'
    assert list(in_json(kept)) == ["HKM4PQ", "A", "B", "C"]


def test_a_broken_file_of_the_pages_has_no_secret() -> None:
    assert list(in_json('{"key": "A')) == []


def unlisted(config: type[msgspec.Struct]) -> set[str]:
    """The keys whose names say that they are secret, and that are neither marked so nor name a file of secrets."""
    return {key for key in names_of(inspect.type_info(config)).plain if SAYS_SECRET.search(key)} - NAMES_A_FILE


def test_every_key_of_the_configuration_that_sounds_secret_is_known_to_the_report() -> None:
    assert unlisted(Config) == set()


def test_a_new_key_that_sounds_secret_would_be_found() -> None:
    words = ("password", "smtp_password", "api_key", "secret", "bearer_token")
    section = msgspec.defstruct("Mail", [(word, str) for word in words])
    assert unlisted(msgspec.defstruct("Grown", [("mail", section)])) == set(words)
