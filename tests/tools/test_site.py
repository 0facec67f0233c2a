"""The site of docs/: every page is there, every link holds, and it fetches nothing from the internet."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

from tools.sentence_lengths import CHECKOUT, pages

pytestmark = pytest.mark.slow
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}
BUILD_S = 120


class Page(HTMLParser):
    """What a page of the site fetches, where its links lead, and which anchors it has."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.anchors |= {told[name] for name in ("id", "name") if name in told}
        if FETCHED.get(tag) in told:
            self.fetched.append(told[FETCHED[tag]])
        if tag == "a" and "href" in told:
            self.links.append(told["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as `make docs` builds it: a warning is an error."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [
            sys.executable,
            "-m",
            "mkdocs",
            "build",
            "--quiet",
            "--config-file",
            ".ci/mkdocs.yml",
            "--site-dir",
            str(folder),
        ],
        cwd=CHECKOUT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=BUILD_S,
    )
    assert (built.returncode, built.stderr) == (0, "")
    return folder


@pytest.fixture(scope="module")
def parsed(site: Path) -> dict[Path, Page]:
    """Every page of the site."""
    return {path: Page(path) for path in site.rglob("*.html")}


def test_every_page_of_the_repository_is_on_the_site(site: Path) -> None:
    said = {re.sub(r"<[^>]+>", "", title) for path in site.rglob("*.html") for title in _titles(path)}
    for page in pages():
        if page != CHECKOUT / "README.md":  # the start page stands for it
            title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
            assert any(title in one for one in said), title


def _titles(path: Path) -> list[str]:
    return re.findall(r"<h1[^>]*>(.*?)</h1>", path.read_text(encoding="utf-8"), re.DOTALL)


def test_the_site_fetches_nothing_from_elsewhere(site: Path, parsed: dict[Path, Page]) -> None:
    assert [target for page in parsed.values() for target in page.fetched if "//" in target] == []
    styles = [path.read_text(encoding="utf-8") for path in site.rglob("*.css")]
    assert not [style for style in styles if re.search(r"url\([\"']?(https?:)?//", style)]


def test_every_link_leads_to_a_file_and_an_anchor(site: Path, parsed: dict[Path, Page]) -> None:
    for path, page in parsed.items():
        if path.name == "404.html":  # it may be shown at any address, so its links are absolute
            continue
        for link in page.links:
            target, anchor = urldefrag(unquote(link))
            if target.startswith(("http://", "https://")):
                continue
            pointed = (path.parent / target).resolve() if target else path
            pointed = pointed / "index.html" if pointed.is_dir() else pointed
            assert pointed.is_relative_to(site.resolve()), (path.name, link)
            assert pointed.exists(), (path.name, link)
            assert not anchor or pointed.suffix != ".html" or anchor in parsed[pointed].anchors, (path.name, link)
