// Tries modules of the pages, which are in a folder: what they compare, ask and show, by the name of the trial.

const [, , folder, trial, given] = process.argv;
globalThis.addEventListener = () => {}; // nobody touches the page
const LONGEST_MS = 5_000;
const pause = () => new Promise((resolve) => { setTimeout(resolve); });

/** The letters that a page compares, of each name. */
async function letters() {
  const module = await import(`${folder}/name-search.js`);
  return JSON.parse(given).map(module.letters);
}

/** Typed or pasted names, as a page sends them. */
async function tidied() {
  const { tidy } = await import(`${folder}/host/names.js`);
  return JSON.parse(given).map(tidy);
}

/** The names in the order of every list. */
async function ordered() {
  const { byName } = await import(`${folder}/name-search.js`);
  return JSON.parse(given).sort(byName);
}

/** The names that the opening and the guest list read in pasted text. */
async function pasted() {
  const { namesIn } = await import(`${folder}/host/names.js`);
  return namesIn(JSON.parse(given));
}

/** What is shown, and how many questions were asked, when an order overtakes an answer that is due. */
async function overtaken() {
  const { LatestAnswer } = await import(`${folder}/latest-answer.js`);
  const due = [], shown = [];
  const latest = new LatestAnswer(() => new Promise((resolve) => { due.push(resolve); }), (answer) => shown.push(answer));
  latest.look();
  shown.push("order");
  latest.overtake();
  latest.look();
  due[0]("older than the order");
  await pause();
  due[1]("newer than the order");
  await pause();
  return { shown, asked: due.length };
}

/** What is known of the address after each question; the first one fails. */
async function address() {
  const answers = [
    { ok: true, json: async () => ({ language: "en", currency: "USD", bunco: "bunco", players: [], sentences: { "pages-no-connection": [""] } }) },
    null,
    { ok: true, json: async () => ({ address: "http://hall/me", why_unreachable: null }) },
  ];
  globalThis.Node = class {};
  globalThis.fetch = async () => answers.shift() ?? Promise.reject(new Error("no connection"));
  const { GuestsAddress } = await import(`${folder}/guests-address.js`);
  const known = [];
  const one = new GuestsAddress(() => known.push("learned"));
  for (let snapshot = 0; snapshot < 3; snapshot += 1) {
    await one.learn();
    known.push(one.known?.address ?? null);
  }
  return known;
}

/** The names in the order of the door, and who is settled; given are the price, and what is known of each guest. */
async function door() {
  const { StillOrder } = await import(`${folder}/door/guest-order.js`);
  const { price, guests } = JSON.parse(given);
  const all = guests.map(([name, status, paid, mayBeSeated]) => ({ guest: { id: name, name, status, paid }, price, chair: null, mayBeSeated }));
  const ordered = new StillOrder().of(all, "");
  return { order: ordered.map(({ guest }) => guest.name), settled: ordered.filter(({ isShort }) => isShort).map(({ guest }) => guest.name) };
}

/** How many names a list shows, for each number of names that fit. */
async function shown() {
  const { firstNames } = await import(`${folder}/name-search.js`);
  return JSON.parse(given).map((names) => firstNames(Array.from({ length: names }, (_, place) => `${place}`)).length);
}

/** Everybody's partner, and who is a ghost, at one table. */
async function chairs() {
  const { everyChair } = await import(`${folder}/host/seats.js`);
  const [seats, ghosts] = JSON.parse(given);
  return everyChair({ tables: [{ table: 3, seats, ghosts }] }).map(({ player, seat, partner, ghost }) => [player, seat, partner, ghost]);
}

/** How many milliseconds a press lasts for the page; given are the pointer's events with their times. */
async function pressed() {
  const { mock } = await import("node:test");
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = new EventTarget();
  globalThis.addEventListener = page.addEventListener.bind(page);
  const { pointer } = await import(`${folder}/pointer.js`);
  let now = 0, over = null;
  for (; over === null && now < LONGEST_MS; now += 1) {
    for (const [kind, at] of JSON.parse(given)) if (at === now) page.dispatchEvent(new Event(kind));
    if (now === 0) pointer.released().then(() => { over = now; });
    await new Promise((resolve) => { setImmediate(resolve); });
    mock.timers.tick(1);
  }
  return over;
}

/** When a countdown ends; given are the seconds that were left, and when the page was told. */
async function countdown() {
  const { Room } = await import(`${folder}/room.js`);
  const [left_s, came_ms] = JSON.parse(given);
  const room = new Room();
  room.take("clock", { left_s, night_left_s: null }, came_ms);
  return [room.endsAt, room.nightEndsAt];
}

process.stdout.write(JSON.stringify(await { letters, tidied, ordered, pasted, overtaken, address, door, shown, chairs, pressed, countdown }[trial]()));
