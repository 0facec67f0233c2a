"""The settings of a device for a hall's Wi-Fi."""


class Ticket:
    """The settings that a device gets over USB: its name, its key, and its network."""

    def __init__(self, uid: str, key: bytes, network: str, password: str, box: str) -> None:
        self.uid, self.key, self.network, self.password = uid, key, network, password
        host, _, port = box.rpartition(":")
        self.box = (host, int(port)) if host else None  # None: the device searches for it
