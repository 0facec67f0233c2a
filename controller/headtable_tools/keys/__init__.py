"""The users of the broker: what each of them may say and hear, and its password."""
