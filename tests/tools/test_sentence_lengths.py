"""The sentences of the pages are short, and the words of a page are counted as a reader would."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import sentence_lengths
from tools.sentence_lengths import CHECKOUT, mean, pages, words

LONGEST_MEAN, LONGEST_MEAN_OF_README = 16, 14
TOLD = pages()

PAGE = """
# A heading does not count

A line is a step. An *expectation* may stand [beside it](elsewhere.md#here), e.g. after `;`.

- Names are the players' own
- The box reads 0.5 s of `hello`, and a list item like this one is a sentence.

| a table | does not count |
|---|---|
| one two three four five six seven eight | nine. Ten. |

    code = "neither does code. At all."

<!-- generated: a part -->

What is generated does not count.

<!-- end of a part -->
"""


def test_only_prose_counts() -> None:
    assert sentence_lengths.sentences(PAGE) == [
        "A line is a step.",
        "An expectation may stand beside it, e.g. after Code.",
        "The box reads 0.5 s of Code, and a list item like this one is a sentence.",
    ]


def test_a_code_span_and_a_number_count_as_one_word_each() -> None:
    assert words("The box reads 0.5 s of Code.") == 7
    assert mean(("One two.", "One two three four.")) == 3
    assert mean(()) == 0


@pytest.mark.parametrize("page", TOLD, ids=lambda page: str(page.relative_to(CHECKOUT)))
def test_the_mean_sentence_of_a_page_is_short(page: Path) -> None:
    most = LONGEST_MEAN_OF_README if page == CHECKOUT / "README.md" else LONGEST_MEAN
    assert mean(sentence_lengths.sentences(page.read_text(encoding="utf-8"))) < most


def test_the_command_prints_a_line_for_each_page(capsys: pytest.CaptureFixture[str]) -> None:
    sentence_lengths.main()
    printed = capsys.readouterr().out
    assert all(f"| {page.relative_to(CHECKOUT)} | " in printed for page in pages())
