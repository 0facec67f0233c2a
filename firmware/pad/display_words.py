"""The words on a pad's display; written by `make generate` from the sentences in saying/."""

WORDS = {
    "name": "headtable",
    "mark": "mark %d",
    "tallies": "A %d   B %d",
    "waiting": "%d waiting",
    "no-box": "no box",
    "key": "turn the key",
    "full": "too many wait",
    "roll": "rolls",
    "wait": "all agreed?",
    "again": "ALL THREE AGAIN",
    "call": "CALL IT!",
    "stop": "round is over",
}
