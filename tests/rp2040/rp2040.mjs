// What is taken from npm's rp2040js, which lies in the folder RP2040_WORK (see `make rp2040`).
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ESM = path.join(process.env.RP2040_WORK, 'node_modules/rp2040js/dist/esm');
const load = (name) => import(pathToFileURL(path.join(ESM, name)).href);
export const { RP2040 } = await load('rp2040.js');
export const { USBCDC } = await load('usb/cdc.js');
export const { BasePeripheral } = await load('peripherals/peripheral.js');
export const { SimulationClock } = await load('clock/simulation-clock.js');
export const { ConsoleLogger, LogLevel } = await load('utils/logging.js');
export const { GPIOPinState } = await load('gpio-pin.js');

export const DEPTH = 32; // bytes in a FIFO of the UART
export const LEVELS = [4, 8, 16, 24, 28, 16, 16, 16]; // at which it interrupts
export const CYCLE_NS = 8; // 125 MHz
