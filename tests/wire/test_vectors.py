"""The shared vectors of the line, which firmware runs too."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from headtable.errors import Garbled
from headtable.wire import LONGEST_LINE, VERBS, Frame, crc16, decode_line, encode_line


class Checksum(Struct, forbid_unknown_fields=True):
    """A text and its CRC."""

    text: str
    crc: str


class Good(Struct, forbid_unknown_fields=True):
    """A line and what it says."""

    line: str
    uid: str
    seq: int
    verb: str
    fields: dict[str, str | int | list[int]]

    def frame(self) -> Frame:
        """What the line says, in the controller's words."""
        return Frame(self.uid, self.seq, msgspec.convert(self.fields, VERBS[self.verb]))


class Bad(Struct, forbid_unknown_fields=True):
    """A line that must be ignored, and what is wrong with it first."""

    line: str
    why: str


class Vectors(Struct, forbid_unknown_fields=True):
    """The file."""

    about: str
    crc: list[Checksum]
    good: list[Good]
    bad: list[Bad]


VECTORS = msgspec.json.decode((Path(__file__).parents[1] / "vectors" / "line.json").read_bytes(), type=Vectors)
COMPLAINT = {
    "form": r"^not a line of the form",
    "crc": r"^the CRC should be",
    "verb": r"^unknown verb",
    "nobody": r"^no device is called",
    "count": r"^\w+ takes \d fields?",
    "field": r"^\w+: ",
    "spelling": r"in this way only",
    "long": rf"^a line longer than {LONGEST_LINE} bytes",
}


@pytest.mark.parametrize("good", VECTORS.good, ids=lambda good: good.line)
def test_a_good_line_decodes_to_its_message(good: Good) -> None:
    assert decode_line(good.line.encode()) == good.frame()


@pytest.mark.parametrize("good", VECTORS.good, ids=lambda good: good.line)
def test_a_message_encodes_to_its_good_line(good: Good) -> None:
    assert encode_line(good.frame()) == good.line.encode() + b"\n"


@pytest.mark.parametrize("bad", VECTORS.bad, ids=lambda bad: repr(bad.line))
def test_a_bad_line_is_garbled_with_its_own_reason(bad: Bad) -> None:
    with pytest.raises(Garbled, match=COMPLAINT[bad.why]):
        decode_line(bad.line.encode("latin-1"))


@pytest.mark.parametrize("checksum", VECTORS.crc, ids=lambda checksum: checksum.text)
def test_the_crc_matches_the_test_vectors(checksum: Checksum) -> None:
    assert f"{crc16(checksum.text.encode()):04X}" == checksum.crc


def test_every_verb_and_every_kind_of_fault_has_a_vector() -> None:
    assert {good.verb for good in VECTORS.good} == set(VERBS), "add a line to tests/vectors/line.json"
    assert {bad.why for bad in VECTORS.bad} == set(COMPLAINT)
    assert max(len(good.line) for good in VECTORS.good) == LONGEST_LINE - 1
