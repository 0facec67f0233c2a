// A PL011 UART as MicroPython sees it, with true byte times: 32 bytes each way, its interrupts, BUSY until the stop bit.
import { BasePeripheral } from './rp2040.mjs';

const DEPTH = 32; // bytes in a FIFO
const LEVELS = [4, 8, 16, 24, 28, 16, 16, 16]; // at which it interrupts
const RX_LEVEL = 1 << 4, TX_LEVEL = 1 << 5, RX_TIMEOUT = 1 << 6;
const TIMEOUT_BITS = 32; // a byte that waits so long in the FIFO interrupts, however few there are

export class Uart extends BasePeripheral {
  constructor(mcu, irq) {
    super(mcu, 'uart');
    Object.assign(this, { irq, received: [], toSend: [], raised: 0, mask: 0, control: 0x300, format: 0, divisor: 0, fraction: 0, levels: 0x12 });
    Object.assign(this, { sending: -1, overruns: 0, wire: [] });
    this.onByte = () => {};
    this.isListening = () => true;
    this.sent = mcu.clock.createAlarm(() => this.byteSent());
    this.arrived = mcu.clock.createAlarm(() => this.byteArrived());
    this.idle = mcu.clock.createAlarm(() => { if (this.received.length) this.raise(RX_TIMEOUT); });
  }

  get bitNs() { return (1e9 / this.rp2040.clkPeri) * 16 * (this.divisor + this.fraction / 64) || 4000; }
  get byteNs() { return 10 * this.bitNs; }
  get rxLevel() { return LEVELS[(this.levels >> 3) & 7]; }
  get txLevel() { return LEVELS[this.levels & 7]; }

  raise(bits) { this.raised |= bits; this.interrupt(); }
  clear(bits) { this.raised &= ~bits; this.interrupt(); }
  interrupt() { this.rp2040.setInterrupt(this.irq, !!(this.raised & this.mask)); }

  /** Put bytes on the wire, back to back. */
  feed(bytes) {
    const wasIdle = !this.wire.length;
    this.wire.push(...bytes);
    if (wasIdle && this.wire.length) this.arrived.schedule(this.byteNs);
  }

  byteArrived() {
    const byte = this.wire.shift();
    if (this.isListening()) this.receive(byte);
    if (this.wire.length) this.arrived.schedule(this.byteNs);
  }

  receive(byte) {
    if (this.received.length >= DEPTH) { this.overruns++; return; }
    this.received.push(byte);
    if (this.received.length >= this.rxLevel) this.raise(RX_LEVEL);
    this.idle.schedule(TIMEOUT_BITS * this.bitNs);
  }

  byteSent() {
    const byte = this.sending;
    this.sending = -1;
    this.sendNext();
    this.onByte(byte);
  }

  sendNext() {
    if (this.sending >= 0 || !this.toSend.length) return;
    this.sending = this.toSend.shift();
    if (this.toSend.length === this.txLevel) this.raise(TX_LEVEL);
    this.sent.schedule(this.byteNs);
  }

  take() {
    const byte = this.received.shift() ?? 0;
    if (this.received.length < this.rxLevel) this.clear(RX_LEVEL);
    if (!this.received.length) this.clear(RX_TIMEOUT);
    return byte;
  }

  get flags() {
    return (this.toSend.length ? 0 : 0x80) | (this.received.length >= DEPTH ? 0x40 : 0) | (this.toSend.length >= DEPTH ? 0x20 : 0)
      | (this.received.length ? 0 : 0x10) | (this.sending >= 0 ? 8 : 0);
  }

  readUint32(offset) {
    switch (offset) {
      case 0x00: return this.take();
      case 0x18: return this.flags;
      case 0x24: return this.divisor;
      case 0x28: return this.fraction;
      case 0x2c: return this.format;
      case 0x30: return this.control;
      case 0x34: return this.levels;
      case 0x38: return this.mask;
      case 0x3c: return this.raised;
      case 0x40: return this.raised & this.mask;
      default: return 0;
    }
  }

  writeUint32(offset, value) {
    switch (offset) {
      case 0x00: this.toSend.push(value & 0xff); if (this.toSend.length > this.txLevel) this.clear(TX_LEVEL); this.sendNext(); break;
      case 0x24: this.divisor = value & 0xffff; break;
      case 0x28: this.fraction = value & 0x3f; break;
      case 0x2c: this.format = value; break;
      case 0x30: this.control = value; break;
      case 0x34: this.levels = value; break;
      case 0x38: this.mask = value & 0x7ff; this.interrupt(); break;
      case 0x44: this.clear(this.rawWriteValue); break;
      default: break;
    }
  }
}
