"""Contact sheets: all sizes and halls of one subject on one small picture for docs/."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tools.screenshots.photographer import Shot
from tools.screenshots.shot_matrix import Size, Subject

WIDTH_PX = {1280: 400, 1920: 480, 390: 150, 320: 130}  # of a picture on the sheet, by the width of its window
MARGIN_PX, LABEL_PX = 10, 16
QUALITY = 37
PAPER, INK = (236, 236, 232), (40, 40, 40)
ENDING = ".webp"


def sheet_of(subject: Subject, pictures: Path) -> Image.Image:
    """The first screen of each picture: a row for each hall, a column for each size."""
    rows = [[Shot(subject, tables, size) for size in subject.sizes] for tables in subject.halls]
    row_px = max(_height_px(size) for size in subject.sizes) + LABEL_PX + MARGIN_PX
    width_px = sum(WIDTH_PX[size.width] + MARGIN_PX for size in subject.sizes) + MARGIN_PX
    sheet = Image.new("RGB", (width_px, row_px * len(rows) + MARGIN_PX), PAPER)
    for number, row in enumerate(rows):
        _put_row(sheet, row, pictures, MARGIN_PX + number * row_px)
    return sheet


def save(sheet: Image.Image, subject: Subject, folder: Path) -> Path:
    """Save a sheet for docs/."""
    file = folder / f"{subject.name}{ENDING}"
    sheet.save(file, "WEBP", quality=QUALITY, method=6)
    return file


def _put_row(sheet: Image.Image, row: list[Shot], pictures: Path, top_px: int) -> None:
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(LABEL_PX * 3 // 4)
    for left_px, shot in zip(_lefts_px(row), row, strict=True):
        draw.text((left_px, top_px), f"{shot.tables} tables, {shot.size}", INK, font)
        sheet.paste(_first_screen(pictures / shot.file, shot.size), (left_px, top_px + LABEL_PX))


def _lefts_px(row: list[Shot]) -> Iterator[int]:
    left_px = MARGIN_PX
    for shot in row:
        yield left_px
        left_px += WIDTH_PX[shot.size.width] + MARGIN_PX


def _first_screen(picture: Path, size: Size) -> Image.Image:
    with Image.open(picture) as image:
        screen = image.convert("RGB").crop((0, 0, size.width, size.height))
    return screen.resize((WIDTH_PX[size.width], _height_px(size)), Image.Resampling.LANCZOS)


def _height_px(size: Size) -> int:
    return size.height * WIDTH_PX[size.width] // size.width
