"""The devices of a hall, for whoever has to find, number and place them."""
