// Run a Pico from power-on on the faster core or on the library's own, and tell what is in it then.
import { createHash } from 'node:crypto';
import { Pico } from './pico.mjs';
import { makeFaster } from './rp2040.mjs';

const [madeOf, core, untilMs] = process.argv.slice(2);
if (core === 'faster') await makeFaster();
const pico = new Pico(JSON.parse(madeOf)), { user: began } = process.cpuUsage();
pico.run(Number(untilMs));
const seconds = (process.cpuUsage().user - began) / 1e6, { mcu } = pico;
const registers = JSON.stringify([[...mcu.core.registers], mcu.core.cycles, pico.ms]);
const state = createHash('sha256').update(mcu.sram).update(registers).digest('hex');
process.stdout.write(JSON.stringify({ state, seconds }));
