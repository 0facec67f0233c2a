"""The daemon beside the hardware: it knows devices and safety, and no rule of Bunco."""
