"""The first host of a new headtable, at the pages: chooses a name, then says what the arguments are, as JSON."""

import json
import sys
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar

PAGES = "http://127.0.0.1"
ANN = {"name": "Ann", "password": "mabel's 12 cups"}
PATIENCE_S, AGAIN_S = 100.0, 1.0


def main() -> None:
    """Answer the question at the console; then every input must be accepted."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
    posted(browser, "/api/first-host", json.dumps(ANN))
    for said in sys.argv[1:]:
        verdict = accepted(browser, said)
        if not verdict["accepted"]:
            raise SystemExit(f"{said}: {verdict}")


def accepted(browser: urllib.request.OpenerDirector, said: str) -> dict[str, object]:
    """The verdict on an input, as soon as the pages know the engine."""
    deadline_s = time.monotonic() + PATIENCE_S
    while True:
        try:
            return dict(json.loads(posted(browser, "/api/host", said)))
        except urllib.error.HTTPError as refused:
            if time.monotonic() > deadline_s:
                raise SystemExit(f"{said}: {refused.read().decode()}") from None
            time.sleep(AGAIN_S)


def posted(browser: urllib.request.OpenerDirector, path: str, text: str) -> str:
    """What the pages answer."""
    headers = {"Content-Type": "application/json", "Origin": PAGES}
    question = urllib.request.Request(PAGES + path, text.encode(), headers)  # noqa: S310  our own pages
    with browser.open(question, timeout=60) as answer:
        return str(answer.read().decode())


if __name__ == "__main__":
    main()
