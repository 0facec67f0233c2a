"""Electronic dice without a camera: the state of each die, and when three of them make a throw."""
