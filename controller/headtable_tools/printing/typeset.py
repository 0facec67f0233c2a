"""Typeset a sheet as PDF. typst reads the sheet as JSON, so no name can be read as typst's own language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from headtable.errors import BadConfig
from headtable.regular_files import without_waiting
from headtable.saying.languages import ENGLISH, PSEUDO, language
from headtable_tools.printing.night_to_print import Sheet

if TYPE_CHECKING:
    from typst import Compiler

TEMPLATES = Path(__file__).with_name("templates")
ONE_PICTURE = b"#image(bytes(json(bytes(sys.inputs.logo))))"
PAPERS: Mapping[str, str] = {"a4": "a4", "letter": "us-letter"}
"""What a host calls a paper, and what typst calls it."""


class Typeset(Struct, frozen=True):
    """A finished PDF, the number of its pages, and the letters that no font has."""

    pdf: bytes
    pages: int
    missing: tuple[str, ...]


def check_paper(paper: str) -> None:
    """Raise BadConfig for an unknown paper."""
    if paper not in PAPERS:
        raise BadConfig("print-unknown-paper", paper=paper, papers=tuple(PAPERS))


def typeset(kind: str, sheet: Sheet, paper: str, logo: bytes = b"") -> Typeset:
    """The sheets of this kind on this paper, with the charity's logo if there is one."""
    compiler = compiler_for(kind, sheet, paper, logo)
    pdf = compiler.compile(format="pdf")
    if not isinstance(pdf, bytes):
        raise TypeError(f"typst made {type(pdf)} instead of a PDF")
    pages, missing = (compiler.query(label, field="value", one=True) for label in ("<pages>", "<missing>"))
    return Typeset(pdf, int(pages), msgspec.json.decode(missing, type=tuple[str, ...]))


def compiler_for(kind: str, sheet: Sheet, paper: str, logo: bytes = b"") -> Compiler:
    """typst with the template of this kind, which names only typst's own fonts.

    Other fonts of the machine lend the letters that these lack, such as Chinese ones.
    """
    from typst import Compiler  # noqa: PLC0415 - an optional package, wanted for sheets alone

    inputs = {
        "logo": _as_numbers(logo),
        "sheet": msgspec.json.encode(sheet).decode(),
        "paper": PAPERS[paper],
        "language": ENGLISH if language() == PSEUDO else language(),
    }
    return Compiler(TEMPLATES / f"{kind}.typ", root=TEMPLATES, sys_inputs=inputs)


def can_show(picture: bytes) -> bool:
    """Whether typst knows this kind of picture, and the picture is whole."""
    from typst import Compiler  # noqa: PLC0415 - an optional package, wanted for sheets alone

    try:
        Compiler(ONE_PICTURE, sys_inputs={"logo": _as_numbers(picture)}).compile(format="pdf")
    except RuntimeError:
        return False
    return True


def _as_numbers(picture: bytes) -> str:
    """A picture as its template reads it: typst takes letters alone, and has no base64."""
    return msgspec.json.encode(tuple(picture)).decode()


def check_file(file: Path) -> None:
    """Raise BadConfig unless the name is that of a PDF, so that no journal is overwritten by mistake."""
    if file.suffix.lower() != ".pdf":
        raise BadConfig("print-not-pdf", file=file)


def write(file: Path, pdf: bytes) -> None:
    """Write the PDF over an earlier one; BadConfig if that is impossible."""
    try:
        with open(file, "wb", opener=without_waiting) as new:
            new.write(pdf)
    except OSError as trouble:
        raise BadConfig("print-unwritable", file=file, error=trouble.strerror) from None
