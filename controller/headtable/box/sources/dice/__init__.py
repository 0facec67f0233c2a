"""Electronic dice without a camera: what each one does, and when three of them make a throw."""
