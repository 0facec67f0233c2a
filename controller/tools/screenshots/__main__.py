"""Takes a picture of every page and scene: ``make screenshots``, or ``python -m tools.screenshots --help``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from headtable_tools.progress import progress
from tools.screenshots.contact_sheets import save, sheet_of
from tools.screenshots.photographer import shots_of, take
from tools.screenshots.sheets_page import page_text
from tools.screenshots.shot_matrix import HALLS, SUBJECTS, Subject, chosen

CHECKOUT = Path(__file__).parents[3]
PICTURES = CHECKOUT / "build" / "screenshots"
PAGE = CHECKOUT / "docs" / "screenshots.md"
SHEETS = CHECKOUT / "docs" / "pictures" / "screenshots"
ENGLISH = "en"
NAMES = sorted({name for subject in SUBJECTS for name in (subject.name, subject.file)})
HELP = f"""Take a picture of every page and scene, with long names, in real Chromium.

Scenes of the projector: 1280x720, 1920x1080 and 390x844. The overlay of a stream: 1280x720 and 1920x1080. Pages for
phones: 390x844 and 320x568. All other pages: all four sizes. Each with 4, 25 and 50 tables, if the hall matters.

The states are those of a night that is played by dice. A picture of a phone shows up to three screens of its page.
All pictures are saved below build/screenshots/. A complete run in English writes the contact sheets and
docs/screenshots.md, too.

Example: python -m tools.screenshots --only scene-room --only pad --tables 50

Pages and scenes for --only: {", ".join(NAMES)}.
"""


def main(
    only: Annotated[
        list[str] | None, typer.Option(metavar="PAGE", help="Only this page or scene. May be given several times.")
    ] = None,
    tables: Annotated[
        list[int] | None, typer.Option(help="Only this hall: 4, 25 or 50. May be given several times.")
    ] = None,
    language: Annotated[str, typer.Option(help="The language of the browser, such as de.")] = ENGLISH,
    out: Annotated[Path, typer.Option(help="The folder for the single pictures.")] = PICTURES,
) -> None:
    """Check what was asked for, and take it."""
    if unknown := sorted({*(only or ())} - {*NAMES}):
        raise typer.BadParameter(f"no page or scene is called {unknown[0]!r}", param_hint="--only")
    if wrong := sorted({*(tables or ())} - {*HALLS}):
        raise typer.BadParameter(f"there is no hall of {wrong[0]} tables: choose 4, 25 or 50", param_hint="--tables")
    subjects = chosen(tuple(only or ()), tuple(tables or HALLS))
    asyncio.run(_take_all(subjects, out, language))
    if subjects == SUBJECTS and language == ENGLISH:
        _write_docs(out)


async def _take_all(subjects: tuple[Subject, ...], out: Path, language: str) -> None:
    many = sum(1 for _ in shots_of(subjects))
    with progress(many, "screenshots", lambda done: f"{done} of {many} screenshots") as more:
        async for _ in take(subjects, out, language):
            more(1)
    typer.echo(f"{many} screenshots are in {out}")


def _write_docs(pictures: Path) -> None:
    SHEETS.mkdir(exist_ok=True)
    for old in SHEETS.iterdir():
        old.unlink()
    sizes = [save(sheet_of(subject, pictures), subject, SHEETS).stat().st_size for subject in SUBJECTS]
    PAGE.write_text(page_text(), encoding="utf-8")
    typer.echo(f"{len(sizes)} contact sheets with {sum(sizes) // 1000} kB are in {SHEETS}")


app = typer.Typer(add_completion=False)
app.command(help=HELP)(main)

if __name__ == "__main__":
    app()
