// A Raspberry Pi Pico that runs MicroPython: rp2040js with a flash that is written, resets by the watchdog, a UART and a
// PIO in true time, a display on I2C 0, chips on SPI 0, and a USB host that lets a read wait.
import fs from 'node:fs';
import { addWordViews } from './faster_core.mjs';
import { keepTime } from './pio.mjs';
import { CYCLE_NS, ConsoleLogger, GPIOPinState, LogLevel, RP2040, SimulationClock, USBCDC } from './rp2040.mjs';
import { Uart } from './uart.mjs';

const FLASH_BYTES = 2 * 1024 * 1024, FILES_AT = 0xa0000; // RPI_PICO: the last 1408 KB of the flash are its files
const SECTOR_BYTES = 4096, PAGE_BYTES = 256;
const ERASE_SECTOR_NS = 45e6, PROGRAM_PAGE_NS = 0.7e6; // W25Q16JV, typical
const I2C_BYTE_NS = 22.5e3; // 9 bits at 400 kHz
const SPI_BYTE_NS = 8e3; // at 1 MHz
const WHO_AM_I = 0x0f, LIS3DH = 0x33, STATUS = 0x27, FRESH = 0x0f, OUT_X_L = 0x28, SAMPLE_BYTES = 6;
const SAMPLE_NS = 10e6, ONE_UP = [0, 0, 0, 0, 0, 0x1f]; // 1 g along Z, at 4 g full scale
const PINS = 30, UART0 = 0x40034, UART0_IRQ = 20, WATCHDOG = 0x40058, BY_TIMER = 1;
const BREAK_OF = { IF: 0x40, EX: 0x41, RE: 0x42, RP: 0x43, FC: 0x44, CX: 0x45 }; // the boot ROM's calls for the flash

/** The computer at the other end of the USB cable. */
class Host extends USBCDC {
  constructor(usb) {
    super(usb);
    this.waiting = []; this.wanted = null;
    usb.onEndpointRead = (endpoint, size) => { if (endpoint === this.outEndpoint) { this.wanted = size; this.give(); } };
  }

  send(bytes) { this.waiting.push(...bytes); this.give(); }

  give() {
    if (this.wanted === null || !this.waiting.length) return;
    const some = this.waiting.splice(0, Math.min(this.wanted, 64));
    this.wanted = null;
    this.usb.endpointReadDone(this.outEndpoint, new Uint8Array(some));
  }
}

export class Pico {
  /** `image` is a littlefs with the firmware. `ground`, `talk` and `selects` are pins: tied to ground, of RS-485, of the dice. */
  constructor({ micropython, image, bootrom, ground, talk, selects }) {
    this.flash = new Uint8Array(FLASH_BYTES).fill(0xff);
    this.flash.set(fs.readFileSync(micropython), 0);
    this.flash.set(fs.readFileSync(image), FILES_AT);
    this.bootrom = new Uint32Array(JSON.parse(fs.readFileSync(bootrom, 'utf8')));
    this.levels = Array.from({ length: PINS }, (_, pin) => !ground.includes(pin));
    Object.assign(this, { talk, selects });
    this.clock = new SimulationClock();
    this.isFrozen = this.isStopped = this.isPaused = false;
    this.slowness = 1; // an instruction takes so many times as long as on the chip
    this.overruns = 0;
    this.films = selects.map(() => ({ samples: [ONE_UP], beganNs: 0 }));
    this.onPin = this.onSerial = this.onUart = this.onReset = this.onErase = this.onProgram = () => {};
    this.powerUp();
  }

  get ms() { return this.clock.nanos / 1e6; }

  powerUp() {
    this.clock.nextAlarm = null; // no alarm of the chip before the reset fires in this one
    const mcu = this.mcu = new RP2040(this.clock);
    mcu.logger = new ConsoleLogger(LogLevel.Error, false);
    addWordViews(mcu);
    mcu.loadBootrom(this.bootrom);
    mcu.flash.set(this.flash);
    this.writeFlashItself(mcu);
    this.uart = mcu.peripherals[UART0] = new Uart(mcu, UART0_IRQ);
    this.uart.onByte = (byte) => this.onUart(byte);
    this.uart.isListening = () => !this.isHigh(this.talk);
    mcu.pio.forEach((pio) => keepTime(pio, this.clock));
    this.connectDisplay(mcu.i2c[0]);
    this.connectDice(mcu.spi[0]);
    this.levels.forEach((level, pin) => {
      mcu.gpio[pin].setInputValue(level);
      mcu.gpio[pin].addListener(() => this.onPin(pin, this.isHigh(pin) ? 1 : 0));
    });
    const watchdog = mcu.peripherals[WATCHDOG];
    watchdog.onWatchdogTrigger = () => {
      watchdog.timer.enable = watchdog.alarm.enable = false;
      this.isPaused = true;
      this.resetBy = watchdog.reason === BY_TIMER ? 'watchdog' : 'program';
    };
    this.usb = new Host(mcu.usbCtrl);
    this.usb.onSerialData = (bytes) => this.onSerial(bytes);
    mcu.core.PC = 0x10000000;
  }

  /** The boot ROM's flash calls would talk to a flash chip; here they change the bytes and take the chip's time. */
  writeFlashItself(mcu) {
    const view = new DataView(mcu.bootrom.buffer);
    for (let at = view.getUint16(0x14, true); view.getUint16(at, true); at += 4) {
      const name = String.fromCharCode(view.getUint8(at), view.getUint8(at + 1));
      if (BREAK_OF[name]) view.setUint16(view.getUint16(at + 2, true) & ~1, 0xbe00 | BREAK_OF[name], true);
    }
    mcu.onBreak = (code) => {
      const { core } = mcu;
      if (!Object.values(BREAK_OF).includes(code)) throw new Error(`BKPT ${code} at ${core.PC.toString(16)}`);
      if (code === BREAK_OF.RE) {
        const [place, size] = core.registers;
        mcu.flash.fill(0xff, place, place + size);
        this.clock.tick((size / SECTOR_BYTES) * ERASE_SECTOR_NS);
        this.onErase(place - FILES_AT, size);
      }
      if (code === BREAK_OF.RP) {
        const [place, source, size] = core.registers;
        const bytes = Uint8Array.from({ length: size }, (_, at) => mcu.readUint8(source + at));
        bytes.forEach((byte, at) => { mcu.flash[place + at] &= byte; });
        this.clock.tick((size / PAGE_BYTES) * PROGRAM_PAGE_NS);
        this.onProgram(place - FILES_AT, bytes);
      }
      core.PC = core.LR & ~1;
    };
  }

  /** A display that takes all that it is told, at the speed of the bus. */
  connectDisplay(i2c) {
    const later = (what) => { const alarm = this.clock.createAlarm(what); return () => alarm.schedule(I2C_BYTE_NS); };
    i2c.onConnect = later(() => i2c.completeConnect(true));
    i2c.onWriteByte = later(() => i2c.completeWrite(true));
  }

  /** Accelerometers on the dice's own selects. Each plays its film at 100 samples a second, and keeps the last. */
  connectDice(spi) {
    let register = null;
    const seen = this.selects.map(() => -1); // the sample that was read last
    const answer = (byte) => {
      if (register === null) { register = byte & 0x3f; return 0; }
      const die = this.selects.findIndex((pin) => !this.isHigh(pin));
      return die < 0 ? 0xff : this.tellRegister(die, register++, seen);
    };
    for (const pin of this.selects) this.mcu.gpio[pin].addListener(() => { register = null; });
    let told = 0;
    const done = this.clock.createAlarm(() => spi.completeTransmit(told));
    spi.onTransmit = (byte) => { told = answer(byte); done.schedule(SPI_BYTE_NS); };
  }

  tellRegister(die, register, seen) {
    if (register === WHO_AM_I) return LIS3DH;
    const { samples, beganNs } = this.films[die], now = Math.floor(this.clock.nanos / SAMPLE_NS);
    if (register === STATUS) {
      const isFresh = now !== seen[die];
      seen[die] = now;
      return isFresh ? FRESH : 0;
    }
    const place = register - OUT_X_L, sample = Math.min(seen[die] - Math.floor(beganNs / SAMPLE_NS), samples.length - 1);
    return place >= 0 && place < SAMPLE_BYTES ? samples[Math.max(sample, 0)][place] : 0;
  }

  /** Begin a film of a die: six bytes a sample, as in its registers. */
  film(die, bytes) {
    const samples = Array.from({ length: bytes.length / SAMPLE_BYTES }, (_, at) => bytes.subarray(SAMPLE_BYTES * at, SAMPLE_BYTES * (at + 1)));
    this.films[die - 1] = { samples, beganNs: this.clock.nanos };
  }

  setPin(pin, level) { this.levels[pin] = level; this.mcu.gpio[pin].setInputValue(level); }
  isHigh(pin) { return this.mcu.gpio[pin].value === GPIOPinState.High; }

  reset(why) {
    this.flash.set(this.mcu.flash.subarray(0, FLASH_BYTES));
    const high = this.levels.map((_, pin) => this.isHigh(pin));
    this.overruns += this.uart.overruns;
    this.isFrozen = false;
    this.powerUp();
    high.forEach((wasHigh, pin) => { if (wasHigh) this.onPin(pin, 0); });
    this.onReset(why);
  }

  /** End `run` after this instruction. */
  stop() { this.isStopped = this.isPaused = true; }

  /** Go on until a moment, or until `stop` is called. */
  run(untilMs) {
    const until = untilMs * 1e6, { clock } = this;
    this.isStopped = false;
    while (clock.nanos < until && !this.isStopped) {
      this.isPaused = false;
      if (this.mcu.core.waiting || this.isFrozen) {
        const toNext = clock.nextAlarm ? clock.nanosToNextAlarm : Infinity;
        clock.tick(Math.max(0, Math.min(toNext, until - clock.nanos)));
      } else this.runCore(until);
      if (this.resetBy) { const why = this.resetBy; this.resetBy = null; this.reset(why); }
    }
  }

  /** Execute instructions until the next alarm, a moment, a core that waits, or a pause. */
  runCore(until) {
    const { clock, mcu: { core } } = this, cycleNs = CYCLE_NS * this.slowness;
    do {
      const took = core.executeInstruction() * cycleNs, nanos = clock.nanosCounter + took; // an erase moves the clock, too
      clock.nanosCounter = nanos;
      if (clock.nextAlarm !== null && clock.nextAlarm.nanos <= nanos) { clock.tick(0); return; }
      if (nanos >= until) return;
    } while (!core.waiting && !this.isPaused);
  }
}
