"""The firmware under MicroPython's own port for the RP2040, on an emulated chip; run by `make rp2040`."""
