"""What a device needs to belong to a hall's Wi-Fi."""


class Ticket:
    """What a device is given over USB, once: who it is, its key, and where it belongs."""

    def __init__(self, uid: str, key: bytes, network: str, password: str, box: str) -> None:
        self.uid, self.key, self.network, self.password = uid, key, network, password
        host, _, port = box.rpartition(":")
        self.box = (host, int(port)) if host else None  # None: it is looked for
