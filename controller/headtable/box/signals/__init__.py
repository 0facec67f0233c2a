"""Bell and horn: whether they may sound, and what drives them."""
