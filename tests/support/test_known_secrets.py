"""``headtable report`` knows every secret by where it is kept, whatever the configuration says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from headtable.config import Config, defaults_text, read
from headtable.config.hiding import is_secret
from headtable_tools.support.known_secrets import NAMES_A_FILE, SAYS_SECRET, in_configuration, known_secrets
from headtable_tools.support.redacted import redacted
from tests.doctor.patient import Patient
from tests.support.secret_venue import CONFIGURED, SecretVenue

HIDDEN = "<(hidden)>"
SECRET = "s3cr3t-of-the-hall"  # noqa: S105  it opens nothing
BROKEN: dict[str, Callable[[str], str]] = {
    "not at all": lambda text: text,
    "an unknown key": lambda text: text + 'colour = "green"\n',
    "no end of a section": lambda text: text.replace("[broker]", "[broker"),
    "no end of the passwords": lambda text: text.replace('word"\n', "word\n").replace('cups"\n', "cups\n"),
    "colons for the equals signs": lambda text: text.replace(" =", ":"),
    "no equals signs": lambda text: text.replace(" = ", " "),
    "misspelt keys": lambda text: text.replace("password =", "pasword =").replace("host_key", "hostkey"),
    "a key twice": lambda text: text.replace("[box]", f'host_key = "{CONFIGURED["host_key"]}"\n[box]'),
    "a letter outside of UTF-8": lambda text: text + "# \udcff\n",
}


@pytest.fixture
def venue(tmp_path: Path) -> SecretVenue:
    """A venue with a secret in each place."""
    return SecretVenue(tmp_path)


FAST = ("not at all", "no end of the passwords")


@pytest.mark.parametrize(
    "broken", [pytest.param(name, marks=() if name in FAST else pytest.mark.slow) for name in BROKEN]
)
def test_no_secret_of_the_log_is_in_the_report_however_broken_the_configuration_is(
    venue: SecretVenue, broken: str
) -> None:
    changed = BROKEN[broken](venue.file.read_text())
    venue.file.write_bytes(changed.encode("utf-8", "surrogateescape"))
    found = venue.report()
    assert [where for where, secret in venue.secrets().items() if secret in found] == []
    assert [where for where in venue.secrets() if f"{where}: {HIDDEN}" not in found] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    "named", ['embedded = false\nlogins = "passwords"', 'logins = "passwords', 'logins: "passwords"']
)
def test_logins_in_another_folder_are_known_by_its_name(venue: SecretVenue, named: str) -> None:
    venue.move_logins("passwords")
    commented_out = venue.file.read_text().replace("username", "# username").replace("password", "# password")
    venue.write(commented_out.replace("[web]", f"{named}\n[web]"))
    found = venue.report()
    assert [where for where, secret in venue.secrets().items() if secret in found] == []


def test_without_the_configuration_the_installed_ones_secrets_are_known(tmp_path: Path) -> None:
    patient = Patient(tmp_path)
    patient.file("/etc/headtable/headtable.toml", f'[web]\nhost_key = "{SECRET}"\n')
    patient.file("/etc/headtable/headtable.toml.before", '[broker]\npassword = "an older word"\n')
    patient.file("/etc/headtable/logins/engine", "word-of-the-engine\n")
    patient.file("/etc/headtable/headtable.keys", 'pad-07 = "a2V5IG9mIHRoZSBwYWQ="\n')
    patient.file("/etc/mosquitto/headtable.passwd", "engine:$7$101$c2FsdA==$aGFzaA==\n")
    patient.file("/boot/firmware/headtable-start.toml", '[wifi]\npassword = "of the hall"\n')
    patient.file("/var/lib/headtable-web/headtable-pages.json", '{"codes": {"3": "HKM4PQ"}, "notice": "welcome"}')
    known = known_secrets(patient.machine, None, Config())
    assert {
        SECRET, "an older word", "word-of-the-engine", "a2V5IG9mIHRoZSBwYWQ=", "$7$101$c2FsdA==$aGFzaA==",
        "of the hall", "HKM4PQ",
    } <= known  # fmt: skip
    assert "welcome" not in known


def test_a_file_that_this_user_may_not_read_is_left_out(tmp_path: Path) -> None:
    patient = Patient(tmp_path)
    (tmp_path / "etc/headtable/headtable.toml").mkdir(parents=True)
    assert known_secrets(patient.machine, tmp_path / "nowhere.toml", Config()) == frozenset()


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


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("opened by abc at 8", "opened by (hidden) at 8"),
        ("the alphabet abcdef", "the alphabet abcdef"),
        ("Käthe&Co came", "(hidden) came"),
        ("K%C3%A4the%26Co came", "(hidden) came"),
        ('"K\\u00e4the&Co"', '"(hidden)"'),
    ],
)
def test_a_short_secret_is_hidden_as_a_word_and_a_long_one_in_each_spelling(said: str, shown: str) -> None:
    assert redacted(said, ("abc", "Käthe&Co")) == shown


def keys_of(kind: inspect.Type) -> Iterator[inspect.Field]:
    """Every key of a configuration, at any depth."""
    match kind:
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            yield from keys_of(inner)
        case inspect.UnionType(types=kinds):
            for one in kinds:
                yield from keys_of(one)
        case inspect.StructType(fields=fields):
            for field in fields:
                yield field
                yield from keys_of(field.type)
        case _:
            pass


def unlisted(config: type[msgspec.Struct]) -> list[str]:
    """The keys whose names say that they are secret, and that are neither marked so nor name a file of secrets."""
    keys = (field for field in keys_of(inspect.type_info(config)) if SAYS_SECRET.search(field.name))
    return [key.name for key in keys if not is_secret(key.type) and key.name not in NAMES_A_FILE]


def test_every_key_of_the_configuration_that_sounds_secret_is_known_to_the_report() -> None:
    assert unlisted(Config) == []


def test_a_new_key_that_sounds_secret_would_be_found() -> None:
    words = ("password", "smtp_password", "api_key", "secret", "bearer_token")
    section = msgspec.defstruct("Mail", [(word, str) for word in words])
    assert unlisted(msgspec.defstruct("Grown", [("mail", section)])) == list(words)


def test_every_secret_key_of_the_configuration_is_in_the_log_of_these_tests() -> None:
    assert {key.name for key in keys_of(inspect.type_info(Config)) if is_secret(key.type)} == CONFIGURED.keys()


def test_the_venue_of_these_tests_has_a_valid_configuration(venue: SecretVenue) -> None:
    assert read(venue.file.read_text(), "headtable.toml").web.host_key == CONFIGURED["host_key"]
