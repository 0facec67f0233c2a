"""Lines to devices: serial ports, shared RS-485 lines and Wi-Fi."""
