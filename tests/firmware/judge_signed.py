"""Runs on the device: what its HMAC, its sessions and its mDNS make of what the test gives, as JSON."""

import json
import sys
from binascii import hexlify, unhexlify

from common.hmac import hmac, same
from common.mdns import answer, question
from common.signed import Session, read_greeting

asked = json.loads(sys.stdin.read())
told: "dict[str, object]" = {}
told["hmac"] = [hexlify(hmac(unhexlify(key), unhexlify(message))).decode() for key, message in asked.get("hmac", [])]
told["same"] = [same(one.encode(), other.encode()) for one, other in asked.get("same", [])]
told["greetings"] = [read_greeting(line.encode()).decode() for line in asked.get("greetings", [])]
told["mdns"] = [answer(unhexlify(packet)) for packet in asked.get("mdns", [])]
told["question"] = hexlify(question()).decode()
if "session" in asked:
    key, uid, box_nonce, device_nonce = asked["session"]
    session = Session(unhexlify(key), uid, box_nonce.encode(), device_nonce.encode())
    sign, open_ = asked.get("sign", []), asked.get("open", [])
    signed, opened = [], []
    for place in range(max(len(sign), len(open_))):  # in turns: what it signs tells what it has opened
        if place < len(sign):
            signed.append(session.sign(sign[place].encode()).decode())
        if place < len(open_):
            line = session.opened(open_[place].encode())
            opened.append(None if line is None else line.decode())
    told["signed"], told["opened"] = signed, opened
print(json.dumps(told))
