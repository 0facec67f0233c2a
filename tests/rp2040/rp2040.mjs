// What is taken from npm's rp2040js, which lies in the folder RP2040_WORK (see `make rp2040`).
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { dispatchByTable, readMemoryFirst } from './faster_core.mjs';

const ESM = path.join(process.env.RP2040_WORK, 'node_modules/rp2040js/dist/esm'), CORE = 'cortex-m0-core.js';
const load = (name) => import(pathToFileURL(path.join(ESM, name)).href);
export const { RP2040 } = await load('rp2040.js');
export const { USBCDC } = await load('usb/cdc.js');
export const { BasePeripheral } = await load('peripherals/peripheral.js');
export const { SimulationClock } = await load('clock/simulation-clock.js');
export const { ConsoleLogger, LogLevel } = await load('utils/logging.js');
export const { GPIOPinState } = await load('gpio-pin.js');
export const CYCLE_NS = 8; // 125 MHz

/** Make the library faster; without this call a chip does the same, and takes longer. */
export async function makeFaster() {
  const { CortexM0Core } = await load(CORE);
  dispatchByTable(CortexM0Core, fs.readFileSync(path.join(ESM, CORE), 'utf8'));
  readMemoryFirst(RP2040);
}
