"""The page of docs/ that shows the contact sheets."""

from __future__ import annotations

from tools.screenshots.contact_sheets import ENDING
from tools.screenshots.shot_matrix import GROUPS, Subject

HEAD = """# Screenshots

Every page and every scene, with names of up to 40 letters. Each row is a hall, with 4, 25 and 50 tables. Each
column is a size of the window. The nights were played by dice, by the rules of Rolling for Pink.

`make screenshots` takes the pictures again and writes this page. Each single picture is then in `build/screenshots/`.
Those of phones are up to three screens high. The scoreboard of a large hall has many pages and turns them; here is
the first one.
"""


def page_text() -> str:
    """The page, with a caption and a text for each sheet."""
    return HEAD + "".join(_group(title, subjects) for title, subjects in GROUPS.items())


def _group(title: str, subjects: tuple[Subject, ...]) -> str:
    return f"\n## {title}\n" + "".join(_sheet(subject) for subject in subjects)


def _sheet(subject: Subject) -> str:
    halls = ", ".join(map(str, subject.halls))
    described = f"{subject.caption}: a contact sheet with {halls} tables"
    return f"\n### {subject.caption}\n\n![{described}](pictures/screenshots/{subject.name}{ENDING})\n"
