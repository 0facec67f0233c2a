"""A board that shows Python's prompt is told from a pad."""

import pytest

from headtable.box.lines.prompt import Prompt
from headtable.messages.troubles import EchoesQuestions, PythonPrompt
from headtable.saying import say

ASKED = b"$all 1 who*90A1\n"
CRASH = (
    b"Traceback (most recent call last):\r\n"
    b'  File "main.py", line 12, in <module>\r\n'
    b"OSError: [Errno 5] EIO\r\n"
    b"MicroPython v1.24.1 on 2024-11-29; Raspberry Pi Pico with RP2040\r\n"
    b'Type "help()" for more information.\r\n'
    b">>> "
)


@pytest.mark.parametrize("size", [1, 3, 7, len(CRASH)])
def test_a_prompt_is_recognised_in_any_fragments(size: int) -> None:
    prompt = Prompt()
    seen = [prompt.sees(CRASH[start : start + size]) for start in range(0, len(CRASH), size)]
    assert isinstance(seen[-1], PythonPrompt)
    assert set(seen[:-1]) <= {None}
    assert "it shows Python’s prompt" in say(seen[-1])
    assert "Press its reset button" in say(seen[-1])


def test_the_error_that_ended_the_program_is_quoted() -> None:
    assert Prompt().sees(CRASH) == PythonPrompt("OSError: [Errno 5] EIO")


def test_a_silent_prompt_echoes_the_question() -> None:
    prompt = Prompt()
    prompt.asked(ASKED)
    assert prompt.sees(b"$all 1 who*9") is None
    assert prompt.sees(b"0A1") == EchoesQuestions()


def test_a_pad_is_not_mistaken_for_a_prompt() -> None:
    prompt = Prompt()
    prompt.asked(ASKED)
    assert prompt.sees(b"$pad-01 0 hello 1 0.1.0 pad 7 3F2A buttons+dice*0D8F\n$pad-01 1 press two 0*2E17\n") is None


def test_a_prompt_followed_by_valid_lines_is_not_reported() -> None:
    prompt = Prompt()
    prompt.asked(ASKED)
    assert prompt.sees(CRASH + ASKED.strip() + b"\r\n$pad-01 0 hello 1 0.1.0 pad 7 3F2A buttons+dice*0D8F\n") is None
    assert isinstance(prompt.sees(b"\r\n>>> "), PythonPrompt)
