"""Reading headtable.toml gives a configuration or reports every problem."""

from pathlib import Path

import pytest

from headtable.config import BoxSettings, Broker, Config, Pad, SignalSettings, load, read
from headtable.config.reading import MOST_KEYS, read_as
from headtable.errors import BadConfig
from headtable.game import Ruleset


def test_an_empty_file_is_the_built_in_configuration() -> None:
    assert read("", "it") == Config()


def test_a_file_overrides_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text(
        '[broker]\nport = 1884\n[box]\nlines = ["serial:/a"]\n[[box.pads]]\nuid = "pad-07"\ntable = 1\nbell = true\n'
    )
    config = load(file)
    assert config.broker == Broker(port=1884)
    keys = str(tmp_path / "headtable.keys")  # beside the file
    assert config.box == BoxSettings(lines=("serial:/a",), keys=keys, pads=(Pad(uid="pad-07", table=1, bell=True),))


def test_a_certificate_is_searched_beside_the_file(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text('[web]\ncertificate = "certificates/server.pem"\ncertificate_key = "/etc/ssl/key.pem"\n')
    web = load(file).web
    assert (web.certificate, web.certificate_key) == (str(tmp_path / "certificates/server.pem"), "/etc/ssl/key.pem")


CERTIFICATE = 'certificate = "server.pem"\ncertificate_key = "server-key.pem"\n'
WRONG = {
    "an unknown section": ("[brokr]\n", "it line 1: the file has no key 'brokr'; did you mean 'broker'?"),
    "an unknown key": ("[broker]\n\nprot = 1\n", "it line 3: [broker] has no key 'prot'; did you mean 'port'?"),
    "a key nobody could have meant": (
        "[venue]\nxyzzy = 1\n",
        "it line 2: [venue] has no key 'xyzzy'; it has name, currency",
    ),
    "a number out of range": (
        "[broker]\nport = 99999\n",
        "it line 2: [broker] port = 99999: it must be a whole number from 0 to 65535",
    ),
    "text for a number": (
        '[broker]\nport = "1883"\n',
        'it line 2: [broker] port = "1883": it must be a whole number from 0 to 65535',
    ),
    "text for a switch": (
        '[broker]\nembedded = "yes"\n',
        'it line 2: [broker] embedded = "yes": it must be true or false',
    ),
    "a switch for a number": (
        "[web]\nport = true\n",
        "it line 2: [web] port = true: it must be a whole number from 0 to 65535",
    ),
    "a value for a section": ("broker = 3\n", "it line 1: [broker] must be a section, not 3"),
    "a section where many are meant": (
        '[box.pads]\nuid = "pad-1"\ntable = 1\n',
        'it line 1: write [[box.pads]] for each of them, not {"uid": "pad-1", "table": 1}',
    ),
    "a misspelt word": (
        '[[box.signals]]\nsignal = "hron"\ndevice = "b"\n',
        'it line 2: [[box.signals]] number 1 signal = "hron": it must be "bell" or "horn"; did you mean "horn"?',
    ),
    "a pattern that is too long for a horn": (
        '[[box.signals]]\nsignal = "horn"\ndevice = "b"\npattern_ms = [5000]\n',
        "it line 4: [[box.signals]] number 1 pattern_ms = [5000]: "
        "it must be a list [...] of a whole number from 1 to 3000, at most 9 of them, "
        "such as pattern_ms = [150, 150, 150]",
    ),
    "a missing key, in the second of two": (
        '[[box.pads]]\nuid = "pad-1"\ntable = 1\n[[box.pads]]\nuid = "pad-2"\n',
        "it line 4: [[box.pads]] number 2 needs table = ..., a whole number from 1 to 100",
    ),
    "a dotted key": (
        "broker.port = -1\n",
        "it line 1: [broker] port = -1: it must be a whole number from 0 to 65535",
    ),
    "a speed beyond millions": (
        "[box]\nbaud = 5000000\n",
        "it line 2: [box] baud = 5000000: it must be a whole number from 1200 to 4000000",
    ),
    "an hour that the day does not have": (
        '[box]\nquiet_from = "25:00"\n',
        'it line 2: [box] quiet_from = "25:00": it must be text in quotes: the time of day from which nothing '
        'sounds, such as quiet_from = "22:30"',
    ),
    "no number at all": (
        '[[box.signals]]\nsignal = "horn"\ndevice = "b"\nshortest_gap_s = nan\n',
        "it line 4: [[box.signals]] number 1 shortest_gap_s = NaN: it must be a number from 0 to 3600",
    ),
    "a currency that nobody has": (
        '[venue]\ncurrency = "Euro"\n',
        "it line 2: [venue] currency: 'Euro' is no currency of ISO 4217: write its three capital letters, "
        'such as "USD", "EUR" or "JPY"',
    ),
    "what is no TOML": (
        "[broker]\nport = \n",
        "it line 2: Invalid value: 'port ='; is a quote or a bracket missing?",
    ),
    "a string without an end": (
        '[venue]\nname = "hall',
        "it line 2: Unterminated string: 'name = \"hall'; is a quote or a bracket missing?",
    ),
}


@pytest.mark.parametrize(("text", "complaint"), WRONG.values(), ids=WRONG)
def test_an_invalid_file_is_refused_with_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(BadConfig) as refused:
        read(text, "it")
    assert str(refused.value) == complaint


def test_of_many_keys_only_the_nearest_are_listed() -> None:
    with pytest.raises(BadConfig) as refused:
        read_as(Ruleset, "xyzzy = 1\n", "it")
    unknown = str(refused.value).splitlines()[0]
    assert unknown.startswith("it line 1: the file has no key 'xyzzy'; the nearest it has are ")
    assert unknown.count(",") == MOST_KEYS - 1


def test_a_missing_section_is_named_as_the_file_writes_it() -> None:
    with pytest.raises(BadConfig) as refused:
        read_as(Ruleset, 'name = "x"\n', "it")
    needed = str(refused.value).splitlines()
    assert "it line 1: the file needs [words] with bunco = ..." in needed
    assert "it line 1: the file needs [points] with one = ..., two = ..., mini = ..., bunco = ..." in needed
    assert "it line 1: the file needs [[example]] with mark = ..., dice = ..., worth = ..., points = ..." in needed


A_SET = '[[box.dice]]\nuid = "{}"\ntable = 1\nat = "{}"\nnames = {}\n'


def _pads(count: int) -> str:
    return "".join(f'[[box.pads]]\nuid = "pad-{number:02}"\ntable = {number}\n' for number in range(1, count + 1))


IMPOSSIBLE = {
    "Bluetooth dice with too few names": (
        A_SET.format("dice-01", "ble:godice", '["a", "b"]'),
        'it line 5: "dice-01" (at = "ble:godice") has 2 names for 3 dice: '
        "write the address of each die, or the name that it advertises",
    ),
    "one Bluetooth die on two tables": (
        A_SET.format("dice-01", "ble:godice", '["a", "b", "c"]')
        + A_SET.format("dice-02", "ble:pixels", '["d", "e", "A"]').replace("table = 1", "table = 2"),
        'it line 10: the die "a" is listed twice; each die belongs to one table',
    ),
    "a broker open to the hall": ('[broker]\nhost = "0.0.0.0"\n', "it line 2: [broker] host"),
    "a broker elsewhere that anybody may use": (
        '[broker]\nembedded = false\nhost = "192.168.1.5"\n',
        'it line 3: [broker] host = "192.168.1.5" is another machine',
    ),
    "a username without a password": (
        '[broker]\nusername = "hall"\n',
        "it line 1: [broker] has only one of username",
    ),
    "a broker of its own at no port": ("[broker]\nembedded = false\nport = 0\n", "it line 3: [broker] port = 0"),
    "a line that is none": (
        '[box]\nlines = ["/dev/ttyACM0"]\n',
        'it line 2: [box] lines: "/dev/ttyACM0" is not a line',
    ),
    "a line given twice": (
        '[box]\nlines = ["serial:/a", "serial:/a"]\n',
        'it line 2: [box] lines has the port /a twice, the second time as "serial:/a"',
    ),
    "a port given twice": (
        '[box]\nlines = ["serial:/a", "rs485:/a"]\n',
        'it line 2: [box] lines has the port /a twice, the second time as "rs485:/a"',
    ),
    "more devices than one shared line was tried with": (
        '[box]\nlines = ["rs485:/a"]\n' + _pads(30) + '[[box.signals]]\nsignal = "horn"\ndevice = "horn-01"\n',
        "it line 2: [box] lines: 31 devices are more than the 30 that these lines have room for: an rs485 line was "
        "tried with 30 devices at most",
    ),
    "more devices than two shared lines and a port of one device have room for": (
        '[box]\nlines = ["rs485:/a", "serial:/b", "rs485:/c"]\n' + _pads(62),
        "it line 2: [box] lines: 62 devices are more than the 61 that these lines have room for",
    ),
    "two pads with one name": (
        '[[box.pads]]\nuid = "p"\ntable = 1\n[[box.pads]]\nuid = "p"\ntable = 2\n',
        'it line 5: two [[box.pads]] have the uid "p"',
    ),
    "a pad with everybody's name": ('[[box.pads]]\nuid = "all"\ntable = 1\n', 'it line 2: [[box.pads]] uid = "all"'),
    "a bell away from the head table": (
        '[[box.pads]]\nuid = "p"\ntable = 2\nbell = true\n',
        'it line 4: "p" has the bell button at table 2',
    ),
    "two horns on one box": (
        '[[box.signals]]\nsignal = "horn"\ndevice = "b"\n[[box.signals]]\nsignal = "horn"\ndevice = "c"\n',
        "it line 5: a box has one horn",
    ),
    "a horn on a pad": (
        '[[box.pads]]\nuid = "p"\ntable = 1\n[[box.signals]]\nsignal = "horn"\ndevice = "p"\n',
        'it line 6: "p" is a pad',
    ),
    "a horn on everybody's board": (
        '[[box.signals]]\nsignal = "horn"\ndevice = "all"\n',
        'it line 3: [[box.signals]] device = "all" is the name to which all devices listen',
    ),
    "pads at no line": (
        '[[box.pads]]\nuid = "p"\ntable = 1\n',
        "it line 1: [[box.pads]] are there, but [box] has no",
    ),
    "a horn at no line": (
        '[box]\nid = "b"\n[[box.signals]]\nsignal = "horn"\ndevice = "h"\n',
        "it line 3: [[box.signals]] are there, but [box] has no lines",
    ),
    "quiet hours of no length": (
        '[box]\nquiet_from = "22:00"\nquiet_to = "22:00"\n',
        'it line 3: [box] quiet_from and quiet_to are both "22:00"',
    ),
    "pages at the broker’s port": ("[web]\nport = 1883\n", "it line 2: [web] port = 1883 is the broker’s port"),
    "pages at a port that browsers refuse": (
        "[web]\nport = 10080\n",
        "it line 2: [web] port = 10080 is a port at which browsers open no page: write another, such as 8080",
    ),
    "https at a port that browsers refuse": (
        f"[web]\n{CERTIFICATE}https_port = 6000\n",
        "it line 4: [web] https_port = 6000 is a port at which browsers open no page: write another, such as 8443",
    ),
    "a line at the pages' port": (
        '[web]\nport = 7707\n[box]\nlines = ["tcp:0.0.0.0:7707"]\n',
        'it line 4: [box] lines: "tcp:0.0.0.0:7707" has the port of the pages, too',
    ),
    "a line at the broker’s port": (
        '[box]\nlines = ["tcp:127.0.0.1:1883"]\n',
        'it line 2: [box] lines: "tcp:127.0.0.1:1883" has the port of the broker, too',
    ),
    "a certificate without its key": (
        '[web]\ncertificate = "server.pem"\n',
        "it line 1: [web] has only one of certificate and certificate_key: give both, or neither",
    ),
    "https at the port for http": (
        f"[web]\n{CERTIFICATE}https_port = 8080\n",
        "it line 4: [web] https_port = 8080 is the port for http, too",
    ),
    "https at the broker’s port": (
        f"[web]\n{CERTIFICATE}https_port = 1883\n",
        "it line 4: [web] https_port = 1883 is the broker’s port, too",
    ),
    "a line at the port for https": (
        f'[web]\n{CERTIFICATE}[box]\nlines = ["tcp:127.0.0.1:8443"]\n',
        'it line 5: [box] lines: "tcp:127.0.0.1:8443" has the port of the pages for https, too',
    ),
    "an address where https needs a name": (
        '[web]\nhttps_name = "bunco.example.org:8443"\n',
        'it line 2: [web] https_name: "bunco.example.org:8443" is not a host',
    ),
    "encryption of the embedded broker": (
        '[broker]\ntls = "authority.pem"\n',
        "it line 2: [broker] tls is for Mosquitto",
    ),
    "half of the quiet hours": ('[box]\nquiet_to = "08:00"\n', "it line 2: [box] has only one of quiet_from"),
}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[web]\nport = 1\nport = 2\n", "it line 3: 'port = 2': this key is there twice; remove one of them"),
        ("[web]\nport = 1\n[box]\n[web]\n", "it line 4: '[web]': this section is there twice; write all its"),
        ("[web\nport = 1\n", "'[web'; is a quote or a bracket missing?"),
    ],
)
def test_a_duplicate_is_not_reported_as_a_missing_bracket(text: str, complaint: str) -> None:
    with pytest.raises(BadConfig) as refused:
        read(text, "it")
    assert complaint in str(refused.value)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"is a folder: name the file in it, such as .*/headtable\.toml"):
        load(tmp_path)


@pytest.mark.parametrize(("text", "complaint"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_contradiction_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadConfig) as refused:
        read(text, "it")
    assert str(refused.value).startswith(complaint)


def test_all_problems_are_reported_at_once() -> None:
    with pytest.raises(BadConfig) as refused:
        read("[broker]\nprot = 1\nport = -1\n[web]\nport = 1.5\n", "it")
    assert [line.split(":")[0] for line in str(refused.value).splitlines()] == ["it line 2", "it line 3", "it line 5"]


def test_the_error_for_a_missing_file_says_how_to_write_one(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"headtable\.toml: No such file or directory; `headtable init"):
        load(tmp_path / "headtable.toml")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "headtable.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadConfig, match="not a text file in UTF-8"):
        load(tmp_path / "headtable.toml")


def test_a_second_box_may_have_pads_without_a_bell() -> None:
    config = read('[box]\nid = "box-2"\nlines = ["serial:/a"]\n[[box.pads]]\nuid = "p"\ntable = 9\n', "it")
    assert config.box.pads == (Pad(uid="p", table=9),)


def test_at_most_thirty_devices_share_one_line() -> None:
    for lines in ('"rs485:/a"', '"rs485:/a", "tcp:0.0.0.0:7707"', '"rs485:/a", "serial:/dev/ttyACM*"'):
        more = 0 if lines == '"rs485:/a"' else 20
        assert len(read(f"[box]\nlines = [{lines}]\n" + _pads(30 + more), "it").box.pads) == 30 + more


def test_one_board_may_drive_a_bell_and_a_horn() -> None:
    signals = '[box]\nlines = ["serial:/a"]\n'
    signals += '[[box.signals]]\nsignal = "bell"\ndevice = "b"\n[[box.signals]]\nsignal = "horn"\ndevice = "b"\n'
    assert read(signals, "it").box.signals == (
        SignalSettings(signal="bell", device="b"),
        SignalSettings(signal="horn", device="b"),
    )


@pytest.mark.parametrize(
    ("text", "such_as"),
    [
        ('[[box.pads]]\nuid = "Pad 01"\ntable = 1\n', ', such as uid = "pad-01"; did you mean "pad-01"?'),
        ("[[box.pads]]\nuid = 7\ntable = 1\n", ', such as uid = "pad-01"; did you mean "7"?'),
        ("[[box.pads]]\ntable = 1\n", ', such as uid = "pad-01"'),
        ('[[box.buttons]]\nuid = "b"\nat = "GPIO 23"\n', 'it looks like a pin of this Pi: write "gpio:23"'),
        ('[[box.buttons]]\nuid = "b"\nat = "twenty"\n', ', such as at = "gpio:25"'),
        ('[[box.signals]]\nsignal = "horn"\ndevice = "GPIO 22"\n', 'it looks like a pin of this Pi: write "gpio:22"'),
        ('[box]\nlines = "serial:/dev/pad"\n', '; did you mean ["serial:/dev/pad"]?'),
        ('[venue]\nname = "St. Mary"\n', ', such as name = "hall"; did you mean "st-mary"?'),
        ("[box]\nquiet_to = 800\n", ', such as quiet_to = "08:00"'),
    ],
)
def test_the_error_for_a_wrong_text_has_an_example_and_a_suggestion(text: str, such_as: str) -> None:
    with pytest.raises(BadConfig) as wrong:
        read(text, "it")
    assert str(wrong.value).endswith(such_as)


def test_a_port_may_be_used_on_two_addresses_and_by_another_machines_broker() -> None:
    read('[box]\nlines = ["tcp:192.168.4.1:8080"]\n', "it")
    read('[broker]\nembedded = false\n[box]\nlines = ["tcp:0.0.0.0:1883"]\n', "it")
