// One Pico on standard input and output: a JSON command a line, and what has happened since the last one as its answer.
import fs from 'node:fs';
import { Pico } from './pico.mjs';
import { makeFaster } from './rp2040.mjs';

await makeFaster();
const pico = new Pico(JSON.parse(process.argv[2]));
let happened = [], stop = [];
const tell = (what, ...rest) => { happened.push([what, pico.ms, ...rest]); if (stop.includes(what)) pico.stop(); };
pico.onPin = (pin, level) => tell('pin', pin, level);
pico.onUart = (byte) => tell('uart', byte);
pico.onSerial = (bytes) => tell('usb', Buffer.from(bytes).toString('latin1'));
pico.onReset = (why) => tell('reset', why);
pico.onErase = (at, size) => tell('erase', at, size);
pico.onProgram = (at, bytes) => tell('program', at, Buffer.from(bytes).toString('hex'));

const commands = {
  run: ({ until, stop: kinds }) => { stop = kinds; pico.run(until); },
  feed: ({ hex }) => pico.uart.feed(Buffer.from(hex, 'hex')),
  type: ({ text }) => pico.usb.send(Buffer.from(text, 'latin1')),
  pin: ({ pin, level }) => pico.setPin(pin, !!level),
  film: ({ die, hex }) => pico.film(die, Buffer.from(hex, 'hex')),
  cycle: () => pico.reset('power'),
  slow: ({ times }) => { pico.slowness = times; },
  freeze: () => { pico.isFrozen = true; },
};

const answer = (line) => {
  const command = JSON.parse(line);
  commands[command.do](command);
  const state = { ms: pico.ms, happened, overruns: pico.overruns + pico.uart.overruns };
  happened = [];
  fs.writeSync(1, `${JSON.stringify(state)}\n`);
};

const chunk = Buffer.alloc(65536);
for (let text = '', size; (size = fs.readSync(0, chunk)) > 0;) {
  text += chunk.toString('latin1', 0, size);
  for (let end; (end = text.indexOf('\n')) >= 0; text = text.slice(end + 1)) answer(text.slice(0, end));
}
