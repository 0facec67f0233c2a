"""The pages: the projector's scoreboard, the host's console, the phone pad."""
