"""A hook of MkDocs: the site has every page that a person reads, each at its place in the repository.

So a link such as ``../firmware/README.md`` leads to the same page on GitHub and on the site. The pages of docs/
alone stand one folder higher there, so that the site begins with docs/index.md.
"""

from __future__ import annotations

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

CHECKOUT = Path(__file__).parents[2]
PAGES = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "hardware/**/*.md", "firmware/**/*.md", "systemd/**/*.md")
LINKED = ("LICENSE", "tests/nights/**/*.night", "hardware/**/*.py", "hardware/out/**/*.*")
"""Files that are read, printed or opened as they are."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Put each file where it stands in the repository, and add those that stand outside of docs/."""
    for file in [file for file in files if file.src_dir == config.docs_dir]:
        files.remove(file)
        files.append(_moved(file, config))
    for path in sorted({path for pattern in (*PAGES, *LINKED) for path in CHECKOUT.glob(pattern) if path.is_file()}):
        files.append(File.generated(config, path.relative_to(CHECKOUT).as_posix(), abs_src_path=str(path)))
    return files


def _moved(file: File, config: MkDocsConfig) -> File:
    moved = File.generated(config, f"docs/{file.src_uri}", abs_src_path=str(file.abs_src_path))
    moved.dest_uri = file.dest_uri
    return moved
