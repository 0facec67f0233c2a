"""The pace of the night: rounds, sets, breaks, the bell and the clock."""
