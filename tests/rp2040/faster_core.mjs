// rp2040js's processor, made faster. Its own code is kept, and found by a table of all opcodes instead of by up to eighty
// comparisons for each instruction. Words of the memory are read and written before the peripherals are searched.

const BRANCH = /^ {8}(?:else )?if \((opcode.*)\) \{\n([^]*?)^ {8}\}\n/gm; // of the library's chain of comparisons
const LEAST_BRANCHES = 80; // rp2040js 1.4.1 has 82; fewer would mean that its source looks different now
const IS_WIDE = (opcode) => opcode >> 12 === 0b1111 || opcode >> 11 === 0b11101, OPCODES = 65536, LIBRARYS_OWN = -1;
const FLASH = 0x10000000, FLASH_BYTES = 16 * 1024 * 1024, RAM = 0x20000000, RAM_BYTES = 264 * 1024;

const CALLED = { // what the library's branches call outside their class
  signExtend8: (value) => (value << 24) >> 24,
  signExtend16: (value) => (value << 16) >> 16,
  spRegister: 13,
  pcRegister: 15,
  LOG_NAME: 'CortexM0Core',
};

/** Replace a core's `executeInstruction` by one that is made of its source. */
export function dispatchByTable(Core, source) {
  const branches = [...source.slice(source.indexOf('    executeInstruction() {')).matchAll(BRANCH)].map(([, asks, body]) => ({ asks, body }));
  if (branches.length < LEAST_BRANCHES) throw new Error(`rp2040js's core has changed: ${branches.length} branches were found`);
  const narrow = branches.filter(({ asks }) => !asks.includes('opcode2'));
  const call = branches.find(({ asks }) => asks.startsWith('opcode >> 11 === 0b11110 && opcode2 >> 14')); // BL: half of the wide ones
  const find = new Function('opcode', `${narrow.map(({ asks }, at) => `if (${asks}) return ${at};`).join('\n')} return ${LIBRARYS_OWN};`);
  const table = Int16Array.from({ length: OPCODES }, (_, opcode) => (IS_WIDE(opcode) ? LIBRARYS_OWN : find(opcode)));
  const text = executeInstruction(narrow.map(({ body }, at) => `case ${at}: { ${body} break; }`).join('\n'), call);
  const make = new Function('librarysOwn', 'table', ...Object.keys(CALLED), text);
  Core.prototype.executeInstruction = make(Core.prototype.executeInstruction, table, ...Object.values(CALLED));
}

const executeInstruction = (cases, call) => `return function () {
  if (this.interruptsUpdated && this.checkForInterrupts()) this.waiting = false;
  const opcodePC = this.PC & ~1, opcode = this.rp2040.fetch(opcodePC), branch = table[opcode];
  let deltaCycles = 1;
  if (branch === ${LIBRARYS_OWN}) {
    const opcode2 = opcode >> 11 === 0b11110 ? this.rp2040.fetch(opcodePC + 2) : 0;
    if (!(${call.asks})) return librarysOwn.call(this);
    this.PC += 2;
    ${call.body}
  } else {
    this.PC += 2;
    switch (branch) { ${cases} }
  }
  this.cycles += deltaCycles;
  return deltaCycles;
};`;

/** Views of a chip's memory by half words and words. */
export function addWordViews(mcu) {
  mcu.ram16 = new Uint16Array(mcu.sram.buffer);
  mcu.ram32 = new Uint32Array(mcu.sram.buffer);
  mcu.flash32 = new Uint32Array(mcu.flash.buffer);
}

/** Let all chips of a class, once they have these views, look into the memory before anywhere else. */
export function readMemoryFirst(Chip) {
  const { readUint16, readUint32, writeUint32 } = Chip.prototype;
  Chip.prototype.fetch = function (address) {
    const inFlash = address - FLASH, inRam = address - RAM;
    if (inFlash >= 0 && inFlash < FLASH_BYTES) return this.flash16[inFlash >> 1];
    return inRam >= 0 && inRam < RAM_BYTES ? this.ram16[inRam >> 1] : readUint16.call(this, address);
  };
  Chip.prototype.readUint32 = function (address) {
    if (!(address & 3)) {
      const inRam = (address >>> 0) - RAM, inFlash = (address >>> 0) - FLASH;
      if (inRam >= 0 && inRam < RAM_BYTES) return this.ram32[inRam >> 2];
      if (inFlash >= 0 && inFlash < FLASH_BYTES) return this.flash32[inFlash >> 2];
    }
    return readUint32.call(this, address);
  };
  Chip.prototype.writeUint32 = function (address, value) {
    const inRam = (address >>> 0) - RAM;
    if (inRam >= 0 && inRam < RAM_BYTES && !(inRam & 3)) this.ram32[inRam >> 2] = value;
    else writeUint32.call(this, address, value);
  };
}
