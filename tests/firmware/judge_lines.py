"""Runs on the device: for each line on its input, in hex, whether firmware/common/lines.py takes it."""

import json
import sys

from common.lines import decode

judged = [decode(bytes.fromhex(line.strip())) is not None for line in sys.stdin]
print(json.dumps(judged))
