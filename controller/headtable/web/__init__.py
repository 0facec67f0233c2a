"""The web part: the projector's scoreboard, the host's console and the phone pad.

``guard``, ``limits`` and ``refusals`` are about requests of browsers. Other packages have files on the same topics
for devices and the engine.
"""
