// The sound of a bell and of an air horn, made by the browser. A hall without hardware has no other.

const STROKE_S = 1.6; // until a stroke of the bell has died away
const HORN_S = 1.2;
const BELL_HZ = [880, 1770, 2640, 3730]; // a bell's partials are no whole multiples
const HORN_HZ = [311, 392, 466];
const LOUDEST = 0.5;

/**
 * One tone that begins at once or later, and fades.
 *
 * @param {AudioContext} audio
 * @param {OscillatorType} type
 * @param {number} hz
 * @param {{ at_s: number, lasts_s: number, gain: number, fades: boolean }} how
 */
function tone(audio, type, hz, { at_s, lasts_s, gain, fades }) {
  const start_s = audio.currentTime + at_s;
  const oscillator = new OscillatorNode(audio, { type, frequency: hz });
  const volume = new GainNode(audio, { gain });
  if (fades) volume.gain.setValueAtTime(gain, start_s);
  if (fades) volume.gain.exponentialRampToValueAtTime(0.001, start_s + lasts_s);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start_s);
  oscillator.stop(start_s + lasts_s);
}

/**
 * @param {AudioContext} audio
 * @param {number} [at_s]
 */
export function ring(audio, at_s = 0) {
  for (const [place, hz] of BELL_HZ.entries()) tone(audio, "sine", hz, { at_s, lasts_s: STROKE_S / (place + 1), gain: LOUDEST / (place + 2), fades: true });
}

/**
 * @param {AudioContext} audio
 * @param {number} at_s
 */
export function blow(audio, at_s) {
  for (const hz of HORN_HZ) tone(audio, "sawtooth", hz, { at_s, lasts_s: HORN_S, gain: LOUDEST / HORN_HZ.length, fades: false });
}
