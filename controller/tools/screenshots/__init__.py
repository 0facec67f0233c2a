"""Pictures of every page and scene, at the sizes of projectors and phones, in small and large halls."""
