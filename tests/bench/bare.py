"""The bare minimum that headtable is measured against: no rules, no checks, nothing but the wires.

Run as ``python -m tests.bench.bare relay|chain-box|chain-engine|fan-out|copier ...`` in a process of its own.
"""

import asyncio
import os
import socket
import sqlite3
import sys
import time

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

FEED = b"feed\n"  # the first line of a connection whose bytes go to all others
INSERT = "INSERT INTO said VALUES (?)"
HORN_LINE = b"$horn 1 sound 1 horn 1000*0000\n"


def relay(pad: str, horn: str) -> None:
    """Read one pseudo-terminal, write another."""
    heard, sound = os.open(pad, os.O_RDWR | os.O_NOCTTY), os.open(horn, os.O_RDWR | os.O_NOCTTY)
    while os.read(heard, 256):
        os.write(sound, HORN_LINE)


def chain_box(pad: str, horn: str, port: int) -> None:
    """Read one pseudo-terminal, publish; what comes back goes to another."""
    heard, sound = os.open(pad, os.O_RDWR | os.O_NOCTTY), os.open(horn, os.O_RDWR | os.O_NOCTTY)
    client = _client("bare/cmd")

    def sounds(*_: object) -> None:
        os.write(sound, HORN_LINE)

    client.on_message = sounds
    client.connect("127.0.0.1", port)
    client.loop_start()
    while line := os.read(heard, 256):
        client.publish("bare/in", line, qos=1)


def chain_engine(journal: str, port: int) -> None:
    """Commit each message to SQLite, synchronous=FULL, then publish the command."""
    database = opened_database(journal)
    client = _client("bare/in")

    def heard(client: mqtt.Client, _: None, message: mqtt.MQTTMessage) -> None:
        database.execute(INSERT, (message.payload,))
        client.publish("bare/cmd", HORN_LINE, qos=1)

    client.on_message = heard
    client.connect("127.0.0.1", port)
    client.loop_forever()


def copier(journal: str, copy: str, look_s: float) -> None:
    """Poll one database, and add its new rows to another."""
    source, target, last = opened_database(journal), opened_database(copy), 0
    while True:
        new = source.execute("SELECT line FROM said WHERE rowid > ?", (last,)).fetchall()
        target.execute("BEGIN")
        target.executemany(INSERT, new)
        target.execute("COMMIT")
        last += len(new)
        time.sleep(look_s)


def opened_database(file: str) -> sqlite3.Connection:
    """A file with one table, synchronous=FULL; each statement is a commit."""
    database = sqlite3.connect(file, isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE IF NOT EXISTS said (line BLOB)")
    return database


async def fan_out(port: int) -> None:
    """Write what the feeder sends to every stream that is open."""
    streams: set[asyncio.StreamWriter] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await reader.readline() == FEED:
            while length := await reader.read(4):
                event = await reader.readexactly(int.from_bytes(length))
                for stream in streams:
                    stream.write(event)
            return
        streams.add(writer)
        writer.write(b"event: snapshot\ndata: {}\n\n")
        await reader.read()
        streams.discard(writer)

    async with await asyncio.start_server(serve, "127.0.0.1", port, backlog=512) as server:
        await server.serve_forever()


def _client(topic: str) -> mqtt.Client:
    client = mqtt.Client(CallbackAPIVersion.VERSION2)
    client.on_socket_open = lambda *args: args[2].setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    client.on_connect = lambda client, *_: client.subscribe(topic, qos=1)
    return client


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["relay", pad, horn]:
            relay(pad, horn)
        case ["chain-box", pad, horn, port]:
            chain_box(pad, horn, int(port))
        case ["chain-engine", journal, port]:
            chain_engine(journal, int(port))
        case ["fan-out", port]:
            asyncio.run(fan_out(int(port)))
        case ["copier", journal, copy, look_s]:
            copier(journal, copy, float(look_s))
        case other:
            sys.exit(f"relay, chain-box, chain-engine, fan-out or copier, not {other}")
