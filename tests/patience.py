"""How long a test waits for what must come: long enough for a machine that is busy with other things.

A test that succeeds never waits that long, so one figure serves all. Raise it here, in one place.
"""

PATIENCE_S = 100.0
