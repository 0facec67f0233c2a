"""The broker, and who lives on it."""

from __future__ import annotations

from headtable.config import Config
from headtable.errors import Unwell
from headtable.messages.devices import Birth
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.watch.onlooker import watching
from headtable_tools.watch.seen import LISTEN


async def broker(config: Config) -> tuple[Finding, dict[str, Birth] | None]:
    """Whether it lets us in; and what our box has met, None where it does not live."""
    where = f"{config.broker.host}:{config.broker.port}"
    try:
        async with watching(config, "doctor", LISTEN) as onlooker:
            seen = onlooker.seen
    except Unwell as trouble:
        if config.broker.embedded:
            return unknown("broker", f"none at {where} now", "`headtable run` brings its own when it starts"), None
        return wrong("broker", str(trouble), "sudo systemctl start mosquitto; then look at [broker]"), None
    parts = [f"box {box}" for box in seen.boxes if seen.box_is_online(box)]
    parts += ["engine"] if seen.engine_is_online else []
    found = good("broker", f"answers at {where}; on it: {', '.join(parts) or 'nobody'}")
    ours = {uid: birth for uid, birth in seen.births.items() if birth.box == config.box.id}
    return found, ours if seen.box_is_online(config.box.id) else None
