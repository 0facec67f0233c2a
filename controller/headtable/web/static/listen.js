// Listens to the room: a snapshot, then every change; and knows whether what it has is of this moment.

const BEAT_LOST_MS = 12_000; // the room says something every 5 s at least
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;

const MOST_LATEST = 400; // facts

const clockTime = (moment) =>
  [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");

const NOTHING_STAGED = { contest: null, changed: [], qualified: [], finalists: [], final_seats: [], prizes: [], traveler: null };

class Room {
  link = { broker: false, engine: "unheard", age_s: null, boxes_lost: [] };
  night = null;
  board = { standings: [] };
  stage = NOTHING_STAGED;
  words = { roll_off: "", changes: [] }; // what people roll off, and what was announced and is otherwise now
  latest = [];
  older = false; // whether something happened before the latest
  tablesTold = 0; // tables that something has happened at tonight, up to this one
  endsAt = null; // of the countdown, by this browser's clock
  states = new Map();

  // Tonight's tables; an earlier, larger night may have left some more behind.
  get tables() {
    const tonight = this.night?.tables ?? 0;
    return [...this.states.values()].filter((state) => state.table <= tonight).sort((one, other) => one.table - other.table);
  }

  // Seconds that are left of the round, the walk or the break; null where no clock runs.
  get left_s() {
    return this.endsAt === null ? null : Math.max(0, Math.round((this.endsAt - Date.now()) / 1000));
  }

  // Whether a round is one of the semi-final.
  get inSemiFinal() {
    return Boolean(this.stage.semi_final) && !this.stage.finalists.length;
  }

  // The final as it stands: who sits there, who has the dice, who threw what before; null while there is none.
  get final() {
    const seats = this.stage.final_seats;
    const { roller, faces, last } = this.states.get(1) ?? {};
    if (!seats.length || !seats.includes(roller ?? this.stage.grand_prize)) return null;
    const winner = this.stage.grand_prize;
    const rolled = winner ?? (faces || last ? seats.at(seats.indexOf(roller) - 1) : null);
    return { seats, roller, faces: faces ?? [], rolled, winner };
  }

  // What happened last at a table.
  lastFact(table) {
    return this.latest.findLast((line) => line.fact.table === table)?.fact ?? null;
  }

  take(kind, news) {
    if (kind === "snapshot") {
      this.link = news.link;
      this.night = news.night;
      this.board = news.board;
      this.stage = news.stage ?? NOTHING_STAGED;
      this.words = news.words;
      this.setClock(news.clock);
      this.latest = news.latest;
      this.older = news.older;
      this.tablesTold = news.tables_told;
      this.states = new Map(news.tables.map((state) => [state.table, state]));
    } else if (kind === "table") this.states.set(news.table, news);
    else if (kind === "fact") this.addFact(news);
    else if (kind === "clock") this.setClock(news);
    else this[kind] = news;
  }

  // The latest are kept by whole entries: a part alone could not be put right.
  addFact(line) {
    const all = [...this.latest, line];
    let from = Math.max(0, all.length - MOST_LATEST);
    while (from && all[from - 1].entry === all[from].entry) from--;
    this.older ||= from > 0;
    this.tablesTold = Math.max(this.tablesTold, line.fact.table ?? 0);
    this.latest = all.slice(from);
  }

  setClock({ left_s }) {
    this.endsAt = left_s === null ? null : Date.now() + 1000 * left_s;
  }
}

// Calls draw(room, changed) at most once a frame; changed holds the kinds, and tables as "table 7". Some pages
// want to hear of more than all do.
export function listen(draw, more = []) {
  const room = new Room();
  const changed = new Set();
  const stale = staleness(room);
  let pause_ms = SHORTEST_PAUSE_MS;
  let drawing = 0;
  let source;

  function redraw(kind) {
    changed.add(kind);
    drawing ||= requestAnimationFrame(() => {
      drawing = 0;
      const kinds = new Set(changed);
      changed.clear();
      draw(room, kinds);
    });
  }

  function heard(kind, event) {
    const news = JSON.parse(event.data);
    pause_ms = SHORTEST_PAUSE_MS;
    if (kind !== "beat") room.take(kind, news);
    stale.heard(kind);
    if (kind !== "beat") redraw(kind === "table" ? `table ${news.table}` : kind);
  }

  function connect() {
    source = new EventSource("/api/events");
    for (const kind of ["snapshot", "link", "night", "table", "board", "stage", "words", "clock", "fact", "beat", ...more])
      source.addEventListener(kind, (event) => heard(kind, event));
    source.addEventListener("error", again);
  }

  function again() {
    source.close();
    stale.lost();
    setTimeout(connect, pause_ms);
    pause_ms = Math.min(2 * pause_ms, LONGEST_PAUSE_MS);
  }

  setInterval(() => {
    if (stale.silent()) again();
    stale.show();
  }, 1000);
  connect();
  return room;
}

// Says on the page when nothing new can come, and of when the old is.
function staleness(room) {
  const line = document.getElementById("stale");
  let connected = false;
  let heardAt = null; // when the page last heard the room
  let freshAt = null; // when the room last heard the engine

  function words() {
    if (connected && room.link.broker && room.link.engine === "online") return "";
    if (freshAt) return `No connection to the box — showing the state of ${clockTime(freshAt)}`;
    return connected ? "No connection to the box — the engine has not been heard yet" : "No connection to the box yet";
  }

  function show() {
    const text = words();
    if (line.textContent !== text) line.textContent = text;
    line.hidden = !text;
    document.body.classList.toggle("is-stale", Boolean(text));
  }

  return {
    show,
    heard(kind) {
      connected = true;
      heardAt = Date.now();
      const { broker, engine, age_s } = room.link;
      if (broker && engine === "online") freshAt = new Date();
      else if ((kind === "snapshot" || kind === "link") && age_s != null) freshAt = new Date(heardAt - 1000 * age_s);
      show();
    },
    lost() {
      connected = false;
      heardAt = null;
      show();
    },
    silent: () => heardAt !== null && Date.now() - heardAt > BEAT_LOST_MS,
  };
}
