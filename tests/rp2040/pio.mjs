// The PIO's state machines in emulated time: rp2040js executes their instructions, but knows no divider and no clock.
import { CYCLE_NS } from './rp2040.mjs';

const WAITING_CYCLES = 1; // how often a machine that waits looks again

/** Make the machines of a PIO step with the clock, each with its divider and its delays, while it is enabled. */
export function keepTime(pio, clock) {
  pio.run = () => {}; // rp2040js would step all machines as fast as the computer can
  const alarms = pio.machines.map((machine) => clock.createAlarm(() => step(machine)));

  function step(machine) {
    if (!machine.enabled) return;
    const before = machine.cycles;
    machine.step();
    pio.checkChangedPins();
    const divider = (machine.clockDivInt || 65536) + machine.clockDivFrac / 256;
    alarms[machine.index].schedule(Math.max(machine.cycles - before, WAITING_CYCLES) * divider * CYCLE_NS);
  }

  const write = pio.writeUint32.bind(pio);
  pio.writeUint32 = (offset, value) => {
    const was = pio.machines.map((machine) => machine.enabled);
    write(offset, value);
    pio.checkChangedPins(); // an instruction that the program had executed at once
    pio.machines.forEach((machine, index) => { if (machine.enabled && !was[index]) alarms[index].schedule(CYCLE_NS); });
  };
}
