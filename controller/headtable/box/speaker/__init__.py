"""A loudspeaker in the place of bell and horn."""
