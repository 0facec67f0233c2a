// Written by `make generate` from the messages, the routes of the API and the HTML pages. Do not edit it.

declare namespace headtable {
  /** The events of the room, by name, with what each carries. */
  interface RoomEvents {
    link: Link;
    night: NightState;
    table: TableState;
    board: BoardState;
    stage: StageState;
    words: StageWords;
    clock: Clock;
    notice: Notice;
    projectors: Projectors;
    screens: ScreensChanged;
    rounds: Rounds;
    phones: PhonesChanged;
    guests: GuestsChanged;
    sessions: SessionsChanged;
    devices: DevicesChanged;
    fact: FactLine;
    snapshot: Snapshot;
    heartbeat: Record<string, never>;
  }

  /** The routes that are asked by GET. */
  interface Gets {
    "/api/accounts": {
      query: Record<string, never>;
      answer: AllAccounts;
    };
    "/api/accounts/log": {
      query: Record<string, never>;
      answer: LatestActs;
    };
    "/api/card": {
      query: sent.Whose;
      answer: PlayerCard;
    };
    "/api/devices": {
      query: Record<string, never>;
      answer: Devices;
    };
    "/api/devices/silent": {
      query: Record<string, never>;
      answer: Silences;
    };
    "/api/devices/walk": {
      query: Record<string, never>;
      answer: WalkShown;
    };
    "/api/door": {
      query: Record<string, never>;
      answer: DoorList;
    };
    "/api/guests": {
      query: Record<string, never>;
      answer: AllGuests;
    };
    "/api/guests/history": {
      query: Record<string, never>;
      answer: WhoCame;
    };
    "/api/host/by-hand": {
      query: Record<string, never>;
      answer: PresentRound;
    };
    "/api/host/me": {
      query: Record<string, never>;
      answer: OwnSession;
    };
    "/api/join": {
      query: Record<string, never>;
      answer: HowToJoin;
    };
    "/api/money": {
      query: Record<string, never>;
      answer: MoneySheet;
    };
    "/api/nights": {
      query: Record<string, never>;
      answer: NightList;
    };
    "/api/nights/money": {
      query: sent.Which;
      answer: MoneySheet;
    };
    "/api/nights/names": {
      query: Record<string, never>;
      answer: PastedNames;
    };
    "/api/nights/past": {
      query: sent.Which;
      answer: PlayedNight;
    };
    "/api/nights/replayed": {
      query: sent.ByOtherRules;
      answer: OtherNight;
    };
    "/api/nights/season": {
      query: Record<string, never>;
      answer: Season;
    };
    "/api/phones": {
      query: Record<string, never>;
      answer: AllPhones;
    };
    "/api/room": {
      query: Record<string, never>;
      answer: Snapshot;
    };
    "/api/rounds": {
      query: Record<string, never>;
      answer: readonly TableRounds[];
    };
    "/api/rules": {
      query: Record<string, never>;
      answer: RulesTold;
    };
    "/api/rulesets/card": {
      query: sent.WhichRuleset;
      answer: RulesTold;
    };
    "/api/screens": {
      query: Record<string, never>;
      answer: AllScreens;
    };
    "/api/sentences": {
      query: Record<string, never>;
      answer: Sentences;
    };
    [address: `/api/table/${number}/phone`]: {
      query: Record<string, never>;
      answer: PhoneStatus;
    };
    "/api/told": {
      query: sent.Wanted;
      answer: Page;
    };
    "/api/told/authors": {
      query: sent.Entries;
      answer: readonly EntryAuthor[];
    };
    "/api/tonight": {
      query: Record<string, never>;
      answer: TonightForGuests;
    };
  }

  /** The routes that are asked by POST. */
  interface Posts {
    "/api/accounts": {
      query: Record<string, never>;
      body: sent.MakeAccount | sent.ChangeRole | sent.ChangePassword | sent.EndSessions | sent.RemoveAccount | sent.EndKey;
      answer: AllAccounts;
    };
    "/api/devices": {
      query: Record<string, never>;
      body: sent.IdentifyDevice | sent.PlaceDevice | sent.RenameDevice | sent.BringFirmware | sent.TestSignal | sent.SwitchSignal | sent.ChooseQuietHours;
      answer: Followed;
    };
    "/api/devices/walk": {
      query: Record<string, never>;
      body: sent.BeginWalk | sent.EndWalk | sent.JudgeSignal;
      answer: WalkShown;
    };
    "/api/door/seat": {
      query: sent.Number;
      body: sent.SeatNow;
      answer: Verdict;
    };
    "/api/door/tap": {
      query: Record<string, never>;
      body: sent.SetStatus | sent.SetPaid | sent.WalkIn | sent.UndoTap;
      answer: DoorDone;
    };
    "/api/first-host": {
      query: Record<string, never>;
      body: sent.NewHost;
      answer: OwnSession;
    };
    "/api/guests": {
      query: Record<string, never>;
      body: sent.EditGuest | sent.RemoveGuest | sent.SetPrice | sent.EmptyList | sent.ExpectAgain;
      answer: AllGuests;
    };
    "/api/guests/file": {
      query: Record<string, never>;
      body: sent.AddFile;
      answer: GuestsTaken;
    };
    "/api/guests/history": {
      query: Record<string, never>;
      body: "forget";
      answer: WhoCame;
    };
    "/api/guests/names": {
      query: Record<string, never>;
      body: sent.AddNames;
      answer: GuestsTaken;
    };
    "/api/host": {
      query: sent.Number;
      body: sent.Input;
      answer: Verdict;
    };
    "/api/host/by-hand": {
      query: sent.Number;
      body: sent.RoundByHand;
      answer: HandAnswer;
    };
    "/api/host/count-anew": {
      query: Record<string, never>;
      body: Record<string, never>;
      answer: CountedAnew;
    };
    "/api/host/leave": {
      query: Record<string, never>;
      body: "everywhere" | "here";
      answer: HostLeft;
    };
    "/api/host/notice": {
      query: Record<string, never>;
      body: sent.NewNotice;
      answer: Notice;
    };
    "/api/host/picture": {
      query: Record<string, never>;
      body: sent.NewPicture;
      answer: ShownPicture;
    };
    "/api/host/print": {
      query: Record<string, never>;
      body: sent.SheetsToPrint;
      answer: SheetsPrinted;
    };
    "/api/host/scene": {
      query: Record<string, never>;
      body: sent.FixScene;
      answer: AllScreens;
    };
    "/api/host/sign-in": {
      query: Record<string, never>;
      body: sent.SignIn;
      answer: OwnSession;
    };
    "/api/money": {
      query: Record<string, never>;
      body: sent.AddMoneyLine | sent.RemoveMoneyLine;
      answer: MoneySheet;
    };
    "/api/names/read": {
      query: Record<string, never>;
      body: sent.PastedText;
      answer: NamesRead;
    };
    "/api/nights/new": {
      query: Record<string, never>;
      body: sent.NextNight;
      answer: LastNight;
    };
    "/api/nights/next": {
      query: Record<string, never>;
      body: sent.PrepareNight | sent.ForgetNight;
      answer: NightList;
    };
    "/api/nights/season/names": {
      query: Record<string, never>;
      body: sent.NewJoin;
      answer: Season;
    };
    "/api/phones": {
      query: Record<string, never>;
      body: sent.Renew | sent.RemovePhone;
      answer: AllPhones;
    };
    "/api/preview": {
      query: Record<string, never>;
      body: sent.Previewable;
      answer: PreviewAnswer;
    };
    "/api/rulesets/delete": {
      query: Record<string, never>;
      body: sent.WhichRuleset;
      answer: Deleted;
    };
    "/api/rulesets/draft": {
      query: Record<string, never>;
      body: sent.Changed;
      answer: ShownDraft;
    };
    "/api/rulesets/save": {
      query: Record<string, never>;
      body: sent.Kept;
      answer: Saved;
    };
    [address: `/api/table/${number}`]: {
      query: Record<string, never>;
      body: sent.PhoneSaid;
      answer: Verdict;
    };
    [address: `/api/table/${number}/take`]: {
      query: Record<string, never>;
      body: Record<string, never>;
      answer: PhoneStatus;
    };
  }

  /** Where a browser can go. */
  type PageAddress = "/" | "/accounts" | "/api" | "/authority" | "/devices" | "/devices/walk" | "/door" | "/guests" | "/host" | "/host/guests.csv" | "/host/history.csv" | "/host/money.csv" | "/host/night.json" | "/host/night.zip" | `/host/qr/${number}` | "/host/report.html" | "/host/rounds.csv" | "/host/sheets.pdf" | "/host/standings.csv" | "/join" | "/me" | "/me/app.webmanifest" | "/money" | "/nights" | "/nights/journal" | "/nights/money.csv" | "/nights/night.json" | "/nights/night.zip" | "/nights/report.html" | "/nights/rounds.csv" | "/nights/season.html" | "/nights/sheets.pdf" | "/nights/standings.csv" | "/overlay" | "/picture" | "/qr/me" | "/rules" | "/seats" | "/static/{name:path}" | `/table/${number}` | `/table/${number}/app.webmanifest`;

  /** Where the events of the room come from. */
  type EventsAddress = "/api/events";

  /** The elements of all pages, by id; a name that two pages have may be either's. */
  interface Elements {
    "access": HTMLElementTagNameMap["section"];
    "access-words": HTMLElementTagNameMap["p"];
    "accounts": HTMLElementTagNameMap["ul"];
    "accounts-file": HTMLElementTagNameMap["p"];
    "accounts-words": HTMLElementTagNameMap["p"];
    "add-expense": HTMLElementTagNameMap["form"];
    "add-income": HTMLElementTagNameMap["form"];
    "add-names": HTMLElementTagNameMap["form"];
    "add-title": HTMLElementTagNameMap["h2"];
    "again-words": HTMLElementTagNameMap["p"];
    "alternate-names": HTMLElementTagNameMap["div"];
    "alternates": HTMLElementTagNameMap["div"];
    "announced": HTMLElementTagNameMap["details"];
    "announced-words": HTMLElementTagNameMap["summary"];
    "another-screen": HTMLElementTagNameMap["a"];
    "arrive": HTMLElementTagNameMap["form"];
    "as-alternates": HTMLElementTagNameMap["input"];
    "before": HTMLElementTagNameMap["section"];
    "before-name": HTMLElementTagNameMap["p"];
    "before-title": HTMLElementTagNameMap["h2"];
    "before-when": HTMLElementTagNameMap["p"];
    "begin-night": HTMLElementTagNameMap["button"];
    "begin-prepared": HTMLElementTagNameMap["button"];
    "beside": HTMLElementTagNameMap["dl"];
    "blasts": HTMLElementTagNameMap["div"];
    "boxes": HTMLElementTagNameMap["p"];
    "break-acts": HTMLElementTagNameMap["div"];
    "bunco-word": HTMLElementTagNameMap["b"];
    "buttons": HTMLElementTagNameMap["div"];
    "by-hand": HTMLElementTagNameMap["details"];
    "by-hand-again": HTMLElementTagNameMap["button"];
    "by-hand-form": HTMLElementTagNameMap["form"];
    "by-hand-rolled": HTMLElementTagNameMap["div"];
    "by-hand-rolled-words": HTMLElementTagNameMap["p"];
    "by-hand-round": HTMLElementTagNameMap["h3"];
    "by-hand-said": HTMLElementTagNameMap["p"];
    "by-hand-save": HTMLElementTagNameMap["button"];
    "by-hand-tables": HTMLElementTagNameMap["div"];
    "by-hand-undo": HTMLElementTagNameMap["button"];
    "by-hand-wrong": HTMLElementTagNameMap["ul"];
    "called": HTMLElementTagNameMap["section"];
    "called-clock": HTMLElementTagNameMap["div"];
    "called-dice": HTMLElementTagNameMap["div"];
    "called-left": HTMLElementTagNameMap["p"];
    "called-rest": HTMLElementTagNameMap["p"];
    "called-until": HTMLElementTagNameMap["p"];
    "called-why": HTMLElementTagNameMap["p"];
    "called-word": HTMLElementTagNameMap["p"];
    "called-words": HTMLElementTagNameMap["div"];
    "card-counts": HTMLElementTagNameMap["p"];
    "card-title": HTMLElementTagNameMap["h2"];
    "chair": HTMLElementTagNameMap["p"];
    "chair-at": HTMLElementTagNameMap["span"];
    "chair-head": HTMLElementTagNameMap["span"];
    "chair-lead": HTMLElementTagNameMap["span"];
    "change-prepared": HTMLElementTagNameMap["button"];
    "changed": HTMLElementTagNameMap["div"];
    "choose-again": HTMLElementTagNameMap["button"];
    "choose-table": HTMLElementTagNameMap["div"];
    "code": HTMLElementTagNameMap["input"];
    "contest": HTMLElementTagNameMap["section"];
    "contest-choice": HTMLElementTagNameMap["div"];
    "contest-fields": HTMLElementTagNameMap["div"];
    "contest-places": HTMLElementTagNameMap["legend"];
    "contest-rolls": HTMLElementTagNameMap["form"];
    "contest-what": HTMLElementTagNameMap["h2"];
    "contest-word": HTMLElementTagNameMap["form"];
    "contest-words": HTMLElementTagNameMap["p"];
    "correct-examples": HTMLElementTagNameMap["input"];
    "correct-line": HTMLElementTagNameMap["label"];
    "count-anew": HTMLElementTagNameMap["button"];
    "counted": HTMLElementTagNameMap["p"];
    "delete-ruleset": HTMLElementTagNameMap["button"];
    "deletion-words": HTMLElementTagNameMap["p"];
    "doing": HTMLElementTagNameMap["div"];
    "door-counts": HTMLElementTagNameMap["p"];
    "door-find": HTMLElementTagNameMap["input"];
    "door-list": HTMLElementTagNameMap["ul"];
    "door-none": HTMLElementTagNameMap["p"];
    "empty-list": HTMLElementTagNameMap["button"];
    "end-key": HTMLElementTagNameMap["button"];
    "entries": HTMLElementTagNameMap["ol"];
    "entry": HTMLElementTagNameMap["div"];
    "errand-words": HTMLElementTagNameMap["p"];
    "expect-again": HTMLElementTagNameMap["button"];
    "expense-amount": HTMLElementTagNameMap["input"];
    "expense-what": HTMLElementTagNameMap["input"];
    "expenses-title": HTMLElementTagNameMap["h2"];
    "fault-lines": HTMLElementTagNameMap["ul"];
    "faults": HTMLElementTagNameMap["div"];
    "faults-words": HTMLElementTagNameMap["p"];
    "final": HTMLElementTagNameMap["section"];
    "final-acts": HTMLElementTagNameMap["div"];
    "final-words": HTMLElementTagNameMap["p"];
    "find": HTMLElementTagNameMap["input"];
    "first-account": HTMLElementTagNameMap["p"];
    "first-again": HTMLElementTagNameMap["input"];
    "first-do": HTMLElementTagNameMap["button"];
    "first-host": HTMLElementTagNameMap["form"];
    "first-name": HTMLElementTagNameMap["input"];
    "first-password": HTMLElementTagNameMap["input"];
    "first-trouble": HTMLElementTagNameMap["p"];
    "fitting": HTMLElementTagNameMap["ul"];
    "fitting-words": HTMLElementTagNameMap["p"];
    "foot": HTMLElementTagNameMap["footer"];
    "forget": HTMLElementTagNameMap["button"];
    "forget-history": HTMLElementTagNameMap["button"];
    "forget-prepared": HTMLElementTagNameMap["button"];
    "found": HTMLElementTagNameMap["div"];
    "from-list": HTMLElementTagNameMap["fieldset"];
    "go-on": HTMLElementTagNameMap["button"];
    "guest-entries": HTMLElementTagNameMap["ul"];
    "guest-file": HTMLElementTagNameMap["input"];
    "guest-name": HTMLElementTagNameMap["h1"];
    "guests-said": HTMLElementTagNameMap["p"];
    "hall-devices": HTMLElementTagNameMap["ul"];
    "hall-done": HTMLElementTagNameMap["p"];
    "hall-phones": HTMLElementTagNameMap["ul"];
    "hall-quiet": HTMLElementTagNameMap["ul"];
    "hall-signals": HTMLElementTagNameMap["ul"];
    "hall-words": HTMLElementTagNameMap["p"];
    "hand-put": HTMLElementTagNameMap["button"];
    "hand-said": HTMLElementTagNameMap["p"];
    "hand-seats": HTMLElementTagNameMap["div"];
    "hand-tables": HTMLElementTagNameMap["ol"];
    "hand-where": HTMLElementTagNameMap["select"];
    "hand-who": HTMLElementTagNameMap["select"];
    "head": HTMLElementTagNameMap["span"];
    "head-score": HTMLElementTagNameMap["p"];
    "help": HTMLElementTagNameMap["section"];
    "help-lines": HTMLElementTagNameMap["ul"];
    "history-people": HTMLElementTagNameMap["ul"];
    "history-said": HTMLElementTagNameMap["p"];
    "history-title": HTMLElementTagNameMap["h2"];
    "honours": HTMLElementTagNameMap["dl"];
    "hostess": HTMLElementTagNameMap["input"];
    "hostess-line": HTMLElementTagNameMap["label"];
    "house-title": HTMLElementTagNameMap["input"];
    "income-amount": HTMLElementTagNameMap["input"];
    "income-title": HTMLElementTagNameMap["h2"];
    "income-what": HTMLElementTagNameMap["input"];
    "join": HTMLElementTagNameMap["form"];
    "join-said": HTMLElementTagNameMap["p"];
    "keep-night": HTMLElementTagNameMap["button"];
    "key": HTMLElementTagNameMap["input"];
    "key-title": HTMLElementTagNameMap["h2"];
    "key-words": HTMLElementTagNameMap["p"];
    "latest": HTMLElementTagNameMap["section"];
    "leave-everywhere": HTMLElementTagNameMap["button"];
    "left": HTMLElementTagNameMap["p"];
    "left-lines": HTMLElementTagNameMap["ul"];
    "left-to-do": HTMLElementTagNameMap["section"];
    "list-anew": HTMLElementTagNameMap["div"];
    "list-earlier": HTMLElementTagNameMap["div" | "p"];
    "list-said": HTMLElementTagNameMap["p"];
    "list-wrong": HTMLElementTagNameMap["p"];
    "listed-title": HTMLElementTagNameMap["h2"];
    "log": HTMLElementTagNameMap["ol"];
    "log-file": HTMLElementTagNameMap["p"];
    "log-words": HTMLElementTagNameMap["p"];
    "make-account": HTMLElementTagNameMap["form"];
    "make-account-title": HTMLElementTagNameMap["h2"];
    "make-do": HTMLElementTagNameMap["button"];
    "make-trouble": HTMLElementTagNameMap["p"];
    "mark": HTMLElementTagNameMap["section"];
    "mark-die": HTMLElementTagNameMap["div"];
    "mark-lead": HTMLElementTagNameMap["p"];
    "mark-name": HTMLElementTagNameMap["h1" | "h2"];
    "mark-words": HTMLElementTagNameMap["div"];
    "messages": HTMLElementTagNameMap["div"];
    "money-expenses": HTMLElementTagNameMap["ul"];
    "money-income": HTMLElementTagNameMap["ul"];
    "money-left": HTMLElementTagNameMap["dd"];
    "money-left-words": HTMLElementTagNameMap["dt"];
    "money-lines": HTMLElementTagNameMap["dl"];
    "money-paid": HTMLElementTagNameMap["dd"];
    "money-paid-words": HTMLElementTagNameMap["dt"];
    "money-pot": HTMLElementTagNameMap["dd"];
    "money-print": HTMLElementTagNameMap["button"];
    "money-prizes": HTMLElementTagNameMap["ul"];
    "money-received": HTMLElementTagNameMap["dd"];
    "money-spent": HTMLElementTagNameMap["dd"];
    "money-trouble": HTMLElementTagNameMap["p"];
    "name-search": HTMLElementTagNameMap["form"];
    "name-typed": HTMLElementTagNameMap["input"];
    "new-again": HTMLElementTagNameMap["input"];
    "new-name": HTMLElementTagNameMap["input"];
    "new-names": HTMLElementTagNameMap["textarea"];
    "new-password": HTMLElementTagNameMap["input"];
    "new-role": HTMLElementTagNameMap["select"];
    "new-role-line": HTMLElementTagNameMap["label"];
    "newer": HTMLElementTagNameMap["button"];
    "news": HTMLElementTagNameMap["div"];
    "next-night": HTMLElementTagNameMap["form"];
    "night-called": HTMLElementTagNameMap["p"];
    "night-day": HTMLElementTagNameMap["input"];
    "night-place": HTMLElementTagNameMap["input"];
    "night-title": HTMLElementTagNameMap["input"];
    "night-trouble": HTMLElementTagNameMap["p"];
    "no-account": HTMLElementTagNameMap["aside"];
    "no-past": HTMLElementTagNameMap["p"];
    "no-price": HTMLElementTagNameMap["p"];
    "no-prizes": HTMLElementTagNameMap["p"];
    "no-rounds": HTMLElementTagNameMap["p"];
    "no-seats": HTMLElementTagNameMap["p"];
    "no-voice": HTMLElementTagNameMap["p"];
    "none-played": HTMLElementTagNameMap["p"];
    "nothing": HTMLElementTagNameMap["p"];
    "notice": HTMLElementTagNameMap["p"];
    "notice-form": HTMLElementTagNameMap["form"];
    "notice-now": HTMLElementTagNameMap["p"];
    "notice-off": HTMLElementTagNameMap["button"];
    "notice-text": HTMLElementTagNameMap["input"];
    "notice-trouble": HTMLElementTagNameMap["p"];
    "now-title": HTMLElementTagNameMap["h2"];
    "number": HTMLElementTagNameMap["span"];
    "of-others": HTMLElementTagNameMap["p"];
    "older": HTMLElementTagNameMap["button"];
    "only": HTMLElementTagNameMap["select"];
    "open": HTMLElementTagNameMap["form"];
    "open-night": HTMLElementTagNameMap["button"];
    "opening": HTMLElementTagNameMap["section"];
    "opening-rules": HTMLElementTagNameMap["span"];
    "outcome": HTMLElementTagNameMap["section"];
    "outcome-lines": HTMLElementTagNameMap["ul"];
    "own-account": HTMLElementTagNameMap["p"];
    "own-name": HTMLElementTagNameMap["span"];
    "pace": HTMLElementTagNameMap["section"];
    "pace-acts": HTMLElementTagNameMap["div"];
    "pace-words": HTMLElementTagNameMap["p"];
    "page": HTMLElementTagNameMap["p"];
    "paper": HTMLElementTagNameMap["section"];
    "partners": HTMLElementTagNameMap["p"];
    "past-nights": HTMLElementTagNameMap["ol"];
    "people": HTMLElementTagNameMap["section"];
    "person": HTMLElementTagNameMap["div"];
    "phone-tables": HTMLElementTagNameMap["ul"];
    "phones": HTMLElementTagNameMap["section"];
    "phones-file": HTMLElementTagNameMap["p"];
    "phones-words": HTMLElementTagNameMap["p"];
    "picture-about": HTMLElementTagNameMap["p"];
    "picture-file": HTMLElementTagNameMap["input"];
    "picture-form": HTMLElementTagNameMap["form"];
    "picture-now": HTMLElementTagNameMap["span"];
    "picture-off": HTMLElementTagNameMap["button"];
    "picture-preview": HTMLElementTagNameMap["canvas"];
    "picture-see": HTMLElementTagNameMap["a"];
    "picture-trouble": HTMLElementTagNameMap["p"];
    "played": HTMLElementTagNameMap["ol"];
    "players": HTMLElementTagNameMap["textarea"];
    "prepared": HTMLElementTagNameMap["div"];
    "prepared-said": HTMLElementTagNameMap["p"];
    "prepared-words": HTMLElementTagNameMap["p"];
    "presses": HTMLElementTagNameMap["section"];
    "presses-how": HTMLElementTagNameMap["p"];
    "presses-list": HTMLElementTagNameMap["ol"];
    "presses-title": HTMLElementTagNameMap["h2"];
    "price": HTMLElementTagNameMap["input"];
    "price-form": HTMLElementTagNameMap["form"];
    "print": HTMLElementTagNameMap["section"];
    "print-do": HTMLElementTagNameMap["button"];
    "print-form": HTMLElementTagNameMap["form"];
    "print-paper": HTMLElementTagNameMap["select"];
    "print-said": HTMLElementTagNameMap["p"];
    "print-sheet": HTMLElementTagNameMap["select"];
    "projector": HTMLElementTagNameMap["section"];
    "reason": HTMLElementTagNameMap["dialog"];
    "reason-do": HTMLElementTagNameMap["button"];
    "reason-missing": HTMLElementTagNameMap["p"];
    "reason-more": HTMLElementTagNameMap["div"];
    "reason-title": HTMLElementTagNameMap["h2"];
    "reason-what": HTMLElementTagNameMap["p"];
    "redo": HTMLElementTagNameMap["button"];
    "renew-all": HTMLElementTagNameMap["button"];
    "report-file": HTMLElementTagNameMap["a"];
    "results": HTMLElementTagNameMap["ol"];
    "ring": HTMLElementTagNameMap["button"];
    "rolloff": HTMLElementTagNameMap["section"];
    "room": HTMLElementTagNameMap["section"];
    "room-counts": HTMLElementTagNameMap["p"];
    "room-ends": HTMLElementTagNameMap["p"];
    "room-forecast": HTMLElementTagNameMap["div"];
    "room-heard": HTMLElementTagNameMap["p"];
    "room-now": HTMLElementTagNameMap["p"];
    "room-skips": HTMLElementTagNameMap["p"];
    "room-tables": HTMLElementTagNameMap["ul"];
    "round": HTMLElementTagNameMap["dd" | "p" | "section"];
    "round-words": HTMLElementTagNameMap["h2"];
    "rounds": HTMLElementTagNameMap["section"];
    "rule-parts": HTMLElementTagNameMap["div"];
    "rules": HTMLElementTagNameMap["section"];
    "rules-title": HTMLElementTagNameMap["h2"];
    "rules-trouble": HTMLElementTagNameMap["p"];
    "ruleset": HTMLElementTagNameMap["p"];
    "ruleset-choice": HTMLElementTagNameMap["select"];
    "ruleset-short": HTMLElementTagNameMap["p"];
    "save-rules": HTMLElementTagNameMap["form"];
    "save-ruleset": HTMLElementTagNameMap["button"];
    "save-sheets": HTMLElementTagNameMap["button"];
    "score": HTMLElementTagNameMap["dl"];
    "score-card": HTMLElementTagNameMap["section"];
    "screen": HTMLElementTagNameMap["section"];
    "screen-told": HTMLElementTagNameMap["button"];
    "screens": HTMLElementTagNameMap["ul"];
    "screens-words": HTMLElementTagNameMap["p"];
    "season": HTMLElementTagNameMap["details"];
    "season-shown": HTMLElementTagNameMap["div"];
    "seat-again": HTMLElementTagNameMap["button"];
    "seat-list": HTMLElementTagNameMap["ol"];
    "seat-page": HTMLElementTagNameMap["span"];
    "seat-pages": HTMLElementTagNameMap["nav"];
    "seats-before": HTMLElementTagNameMap["button"];
    "seats-next": HTMLElementTagNameMap["button"];
    "seats-turn": HTMLElementTagNameMap["input"];
    "session-ended": HTMLElementTagNameMap["p"];
    "set": HTMLElementTagNameMap["dd"];
    "set-name": HTMLElementTagNameMap["dt"];
    "setting-parts": HTMLElementTagNameMap["nav"];
    "settings": HTMLElementTagNameMap["form"];
    "settings-heading": HTMLElementTagNameMap["h2"];
    "sheet-forms": HTMLElementTagNameMap["div"];
    "sheets": HTMLElementTagNameMap["section"];
    "sign-in": HTMLElementTagNameMap["form"];
    "sign-in-do": HTMLElementTagNameMap["button"];
    "sign-in-name": HTMLElementTagNameMap["input"];
    "sign-in-password": HTMLElementTagNameMap["input"];
    "sign-in-trouble": HTMLElementTagNameMap["p"];
    "sign-out": HTMLElementTagNameMap["button"];
    "sound": HTMLElementTagNameMap["button"];
    "sounds": HTMLElementTagNameMap["section"];
    "stale": HTMLElementTagNameMap["p"];
    "standings": HTMLElementTagNameMap["aside"];
    "star-means": HTMLElementTagNameMap["p"];
    "start": HTMLElementTagNameMap["button"];
    "strip": HTMLElementTagNameMap["main"];
    "table-said": HTMLElementTagNameMap["p"];
    "tables": HTMLElementTagNameMap["main"];
    "take": HTMLElementTagNameMap["button"];
    "take-again": HTMLElementTagNameMap["button"];
    "take-all": HTMLElementTagNameMap["button"];
    "take-back": HTMLElementTagNameMap["button"];
    "take-here": HTMLElementTagNameMap["button"];
    "take-none": HTMLElementTagNameMap["button"];
    "take-others": HTMLElementTagNameMap["button"];
    "tapped": HTMLElementTagNameMap["div"];
    "tapped-undo": HTMLElementTagNameMap["button"];
    "tapped-words": HTMLElementTagNameMap["span"];
    "teams": HTMLElementTagNameMap["div" | "section"];
    "this-phone": HTMLElementTagNameMap["p"];
    "ticker": HTMLElementTagNameMap["p"];
    "time": HTMLElementTagNameMap["div"];
    "time-left": HTMLElementTagNameMap["b"];
    "time-what": HTMLElementTagNameMap["dt"];
    "to-accounts": HTMLElementTagNameMap["a"];
    "to-console": HTMLElementTagNameMap["a"];
    "to-door": HTMLElementTagNameMap["a"];
    "to-latest": HTMLElementTagNameMap["button"];
    "to-own-page": HTMLElementTagNameMap["nav"];
    "tonight": HTMLElementTagNameMap["div"];
    "topics": HTMLElementTagNameMap["nav"];
    "traveler": HTMLElementTagNameMap["p"];
    "turn": HTMLElementTagNameMap["p"];
    "undo": HTMLElementTagNameMap["button"];
    "undo-bell": HTMLElementTagNameMap["button"];
    "unnamed": HTMLElementTagNameMap["div"];
    "unnamed-leave": HTMLElementTagNameMap["input"];
    "unnamed-words": HTMLElementTagNameMap["p"];
    "unreachable": HTMLElementTagNameMap["p"];
    "verdict": HTMLElementTagNameMap["div"];
    "verdict-each": HTMLElementTagNameMap["details"];
    "verdict-words": HTMLElementTagNameMap["span"];
    "voice": HTMLElementTagNameMap["button"];
    "waiting-lines": HTMLElementTagNameMap["ul"];
    "waiting-tables": HTMLElementTagNameMap["section"];
    "waits": HTMLElementTagNameMap["p"];
    "walk-begin": HTMLElementTagNameMap["button"];
    "walk-end": HTMLElementTagNameMap["button"];
    "walk-in": HTMLElementTagNameMap["button"];
    "walk-in-none": HTMLElementTagNameMap["summary"];
    "walk-in-part": HTMLElementTagNameMap["details"];
    "walk-signals": HTMLElementTagNameMap["ul"];
    "walk-sounds": HTMLElementTagNameMap["section"];
    "walk-tables": HTMLElementTagNameMap["ul"];
    "walk-trouble": HTMLElementTagNameMap["p"];
    "walk-words": HTMLElementTagNameMap["p"];
    "where": HTMLElementTagNameMap["dl" | "p"];
    "whereabouts": HTMLElementTagNameMap["section"];
    "which": HTMLElementTagNameMap["div"];
    "which-round": HTMLElementTagNameMap["select"];
    "who": HTMLElementTagNameMap["section"];
    "who-came": HTMLElementTagNameMap["details"];
    "who-title": HTMLElementTagNameMap["h2"];
    "who-words": HTMLElementTagNameMap["p"];
    "whose-round": HTMLElementTagNameMap["input"];
    "why": HTMLElementTagNameMap["input"];
    "why-asked": HTMLElementTagNameMap["span"];
    "why-line": HTMLElementTagNameMap["label"];
    "wrong": HTMLElementTagNameMap["section"];
    "wrong-left-out": HTMLElementTagNameMap["p"];
    "wrong-lines": HTMLElementTagNameMap["ul"];
    "wrong-title": HTMLElementTagNameMap["h2"];
  }

  /** The values of the data attributes of all pages. */
  interface Data {
    "button": "bunco" | "call" | "cocked" | "decline" | "floor" | "help" | "mini" | "one" | "pass" | "three" | "two" | "undo" | "wipe";
    "help": "bell horn armed muted" | "bell horn silent" | "bell mark" | "bell semi-final final" | "bunco" | "bunco mini mark call-it bell roll-off walk ghost traveler" | "bunco mini mark roll-off" | "bunco mini wipe-out cocked roll-off sheet" | "bunco mini wipe-out mark call-it cocked tally bell last-turns roll-off head-table ghost goes-by sheet semi-final final grand-prize" | "bunco mini wipe-out mark roll-off semi-final final wild-card grand-prize traveler hostess" | "final semi-final wild-card grand-prize traveler" | "ghost" | "ghost star hostess" | "goes-by sheet" | "grand-prize" | "grand-prize wild-card traveler hostess" | "head-table call-it last-turns sheet roll-off walk semi-final final silent" | "mark head-table bunco call-it bell last-turns roll-off ghost sheet" | "quiet-hours horn" | "roll-off" | "ruleset" | "ruleset ghost star roll-off semi-final final" | "sheet mark bunco" | "silent head-table" | "tally sheet";
    "role": "host";
    "topic": "latest" | "now" | "pace" | "people" | "phones" | "print" | "projector" | "room" | "rounds";
    "waits": "answer";
  }

  /** What stands in a sentence for an argument; several stand there as a list. */
  type Text = string | number;
  type Texts = Text | readonly Text[];

  /** The sentences of the pages, by name, with their arguments. */
  interface SentenceArguments<Shown = Texts> {
    "accounts-act": { act: "account-made" | "account-password" | "account-removed" | "account-role" | "account-sessions" | "all-codes" | "blasts" | "code" | "device-identified" | "device-named" | "device-placed" | "device-updated" | "door" | "guest-history" | "guests" | "key-ended" | "money" | "next-night" | "night-prepared" | "notice" | "phone-removed" | "picture" | "quiet-hours" | "ruleset" | "ruleset-deleted" | "scene" | "season-names" | "seat" | "sessions" | "signal-arm" | "signal-disarm" | "signal-mute" | "signal-tested" | "signal-unmute" | "signed-in" | "walk"; signal: "bell" | "horn" };
    "accounts-again": Record<string, never>;
    "accounts-asked-do": Record<string, never>;
    "accounts-asked-title": Record<string, never>;
    "accounts-asked-until": Record<string, never>;
    "accounts-asked-what": Record<string, never>;
    "accounts-differ": Record<string, never>;
    "accounts-end": Record<string, never>;
    "accounts-end-do": Record<string, never>;
    "accounts-end-title": { name: Shown };
    "accounts-end-what": { name: Shown };
    "accounts-first": Record<string, never>;
    "accounts-first-what": Record<string, never>;
    "accounts-heading": Record<string, never>;
    "accounts-key": Record<string, never>;
    "accounts-key-another": Record<string, never>;
    "accounts-key-end": Record<string, never>;
    "accounts-key-end-do": Record<string, never>;
    "accounts-key-end-title": Record<string, never>;
    "accounts-key-end-what": Record<string, never>;
    "accounts-key-state": { opens: boolean; sessions: number };
    "accounts-last": { sessions: number; time: Shown | null | undefined };
    "accounts-leave-everywhere": Record<string, never>;
    "accounts-leave-everywhere-do": Record<string, never>;
    "accounts-leave-everywhere-title": Record<string, never>;
    "accounts-leave-everywhere-what": Record<string, never>;
    "accounts-log": Record<string, never>;
    "accounts-log-key": Record<string, never>;
    "accounts-log-line": { act: "account-made" | "account-password" | "account-removed" | "account-role" | "account-sessions" | "all-codes" | "blasts" | "code" | "device-identified" | "device-named" | "device-placed" | "device-updated" | "door" | "guest-history" | "guests" | "key-ended" | "money" | "next-night" | "night-prepared" | "notice" | "phone-removed" | "picture" | "quiet-hours" | "ruleset" | "ruleset-deleted" | "scene" | "season-names" | "seat" | "sessions" | "signal-arm" | "signal-disarm" | "signal-mute" | "signal-tested" | "signal-unmute" | "signed-in" | "walk"; detail: Shown | null | undefined; name: Shown; signal: "bell" | "horn"; time: Shown };
    "accounts-log-none": Record<string, never>;
    "accounts-log-what": Record<string, never>;
    "accounts-made": { name: Shown };
    "accounts-made-first": { name: Shown };
    "accounts-make": Record<string, never>;
    "accounts-make-yours": Record<string, never>;
    "accounts-name": Record<string, never>;
    "accounts-new-password": Record<string, never>;
    "accounts-new-password-do": Record<string, never>;
    "accounts-new-password-title": { name: Shown };
    "accounts-new-password-what": { name: Shown };
    "accounts-no-account": Record<string, never>;
    "accounts-own": { name: Shown; role: "door" | "host" | "scorekeeper" };
    "accounts-own-by-key": Record<string, never>;
    "accounts-own-door": Record<string, never>;
    "accounts-own-leave": Record<string, never>;
    "accounts-own-others": Record<string, never>;
    "accounts-own-role": { role: "door" | "host" | "scorekeeper" };
    "accounts-password": Record<string, never>;
    "accounts-remove": Record<string, never>;
    "accounts-remove-do": Record<string, never>;
    "accounts-remove-title": { name: Shown };
    "accounts-remove-what": { name: Shown };
    "accounts-role": Record<string, never>;
    "accounts-role-door": Record<string, never>;
    "accounts-role-host": Record<string, never>;
    "accounts-role-of": { name: Shown };
    "accounts-role-scorekeeper": Record<string, never>;
    "accounts-session-ended": { unsent: Shown | null | undefined };
    "accounts-sign-in-by-key": Record<string, never>;
    "accounts-sign-in-by-key-what": Record<string, never>;
    "accounts-sign-in-do": Record<string, never>;
    "accounts-sign-in-name": Record<string, never>;
    "accounts-sign-in-password": Record<string, never>;
    "accounts-sign-in-title": Record<string, never>;
    "accounts-sign-in-what": Record<string, never>;
    "accounts-signal": { signal: "bell" | "horn" };
    "accounts-signing-in": Record<string, never>;
    "accounts-to-console": Record<string, never>;
    "all-nights-begin": Record<string, never>;
    "all-nights-begin-next": Record<string, never>;
    "all-nights-beginning": Record<string, never>;
    "all-nights-card": Record<string, never>;
    "all-nights-certificates": { size: "a4" | "letter" };
    "all-nights-change-next": Record<string, never>;
    "all-nights-console": Record<string, never>;
    "all-nights-data-file": Record<string, never>;
    "all-nights-data-files": Record<string, never>;
    "all-nights-day": Record<string, never>;
    "all-nights-forget-do": Record<string, never>;
    "all-nights-forget-next": Record<string, never>;
    "all-nights-forget-title": Record<string, never>;
    "all-nights-forget-what": Record<string, never>;
    "all-nights-heading": Record<string, never>;
    "all-nights-house": { title: Shown };
    "all-nights-its-title": Record<string, never>;
    "all-nights-journal-file": Record<string, never>;
    "all-nights-keep": Record<string, never>;
    "all-nights-kept": Record<string, never>;
    "all-nights-list-anew": Record<string, never>;
    "all-nights-losses-head": Record<string, never>;
    "all-nights-names": Record<string, never>;
    "all-nights-names-later": Record<string, never>;
    "all-nights-new": Record<string, never>;
    "all-nights-next": Record<string, never>;
    "all-nights-night-head": Record<string, never>;
    "all-nights-nights-head": Record<string, never>;
    "all-nights-no-past": Record<string, never>;
    "all-nights-no-standings": Record<string, never>;
    "all-nights-none": Record<string, never>;
    "all-nights-not-over": Record<string, never>;
    "all-nights-now": Record<string, never>;
    "all-nights-other-night": { rules: Shown };
    "all-nights-own-rules": Record<string, never>;
    "all-nights-past": Record<string, never>;
    "all-nights-place": Record<string, never>;
    "all-nights-place-head": Record<string, never>;
    "all-nights-player-head": Record<string, never>;
    "all-nights-players-head": Record<string, never>;
    "all-nights-prepared": { rules: Shown; title: Shown };
    "all-nights-prepared-names": { players: number };
    "all-nights-put-away-do": Record<string, never>;
    "all-nights-put-away-title": Record<string, never>;
    "all-nights-put-away-what": { night: Shown };
    "all-nights-replay": Record<string, never>;
    "all-nights-replay-fold": Record<string, never>;
    "all-nights-replaying": Record<string, never>;
    "all-nights-report-file": Record<string, never>;
    "all-nights-results": { size: "a4" | "letter" };
    "all-nights-rounds-file": Record<string, never>;
    "all-nights-rules-about": Record<string, never>;
    "all-nights-rules-add": { key: "breaks" | "prizes" };
    "all-nights-rules-back": Record<string, never>;
    "all-nights-rules-card": Record<string, never>;
    "all-nights-rules-correct": Record<string, never>;
    "all-nights-rules-delete": Record<string, never>;
    "all-nights-rules-delete-do": Record<string, never>;
    "all-nights-rules-delete-title": { ruleset: Shown };
    "all-nights-rules-delete-what": Record<string, never>;
    "all-nights-rules-deleted": { ruleset: Shown };
    "all-nights-rules-faults": { examples: number; faults: number };
    "all-nights-rules-from": Record<string, never>;
    "all-nights-rules-heading": Record<string, never>;
    "all-nights-rules-its-title": Record<string, never>;
    "all-nights-rules-no-card": Record<string, never>;
    "all-nights-rules-not-set": Record<string, never>;
    "all-nights-rules-replace-do": Record<string, never>;
    "all-nights-rules-replace-title": { ruleset: Shown };
    "all-nights-rules-replace-what": Record<string, never>;
    "all-nights-rules-save": Record<string, never>;
    "all-nights-rules-saved": { title: Shown };
    "all-nights-rules-settings": Record<string, never>;
    "all-nights-rules-title": Record<string, never>;
    "all-nights-ruleset": Record<string, never>;
    "all-nights-running": { phase: Shown; rules: Shown; title: Shown | null | undefined };
    "all-nights-running-round": { in_semi_final: boolean; round: Shown; set: Shown };
    "all-nights-same": { rounds: number; same: Shown };
    "all-nights-season": Record<string, never>;
    "all-nights-season-all-pairs": { pairs: Shown };
    "all-nights-season-by": Record<string, never>;
    "all-nights-season-count": { bunco: string | null | undefined; by: "buncos" | "cents" | "points" | "wins" };
    "all-nights-season-file": Record<string, never>;
    "all-nights-season-join": Record<string, never>;
    "all-nights-season-join-do": Record<string, never>;
    "all-nights-season-join-name": Record<string, never>;
    "all-nights-season-join-same": Record<string, never>;
    "all-nights-season-join-title": { name: Shown; to: Shown };
    "all-nights-season-join-to": Record<string, never>;
    "all-nights-season-join-what": { all_buncos: number; all_nights: number; all_wins: number; bunco: string | null | undefined; buncos: Shown; name: Shown; nights: Shown; to: Shown; wins: Shown };
    "all-nights-season-joined": { name: Shown; to: Shown };
    "all-nights-season-joining": Record<string, never>;
    "all-nights-season-left-out": { journals: number; nights: readonly Text[]; why: "copy-of" | "still-running" | "unreadable" };
    "all-nights-season-of": { nights: number; players: number };
    "all-nights-season-part": Record<string, never>;
    "all-nights-season-partners": Record<string, never>;
    "all-nights-season-players": { players: number };
    "all-nights-season-reading": Record<string, never>;
    "all-nights-season-rounds": Record<string, never>;
    "all-nights-season-together": Record<string, never>;
    "all-nights-season-two": Record<string, never>;
    "all-nights-season-untold": Record<string, never>;
    "all-nights-show": Record<string, never>;
    "all-nights-showing": Record<string, never>;
    "all-nights-standings-file": Record<string, never>;
    "all-nights-stop": { at: Shown | null | undefined; said: Shown; why: Shown };
    "all-nights-that-night": { rules: Shown };
    "all-nights-title": Record<string, never>;
    "all-nights-under": Record<string, never>;
    "all-nights-unnamed": { guests: number; names: readonly Text[] };
    "all-nights-unnamed-leave": Record<string, never>;
    "all-nights-unreadable": { error: Shown };
    "all-nights-went": { in_semi_final: boolean; round: number; set: Shown; whole: boolean };
    "all-nights-when": { day: Shown; place: Shown | null | undefined };
    "all-nights-winners-head": Record<string, never>;
    "all-nights-wins-head": Record<string, never>;
    "changes-all-the-same": Record<string, never>;
    "changes-at-one-tap": { made: "change" | "taken-back" };
    "changes-at-one-tap-do": { made: "change" | "taken-back" };
    "changes-cut-off": Record<string, never>;
    "changes-impossible": Record<string, never>;
    "changes-incomplete": Record<string, never>;
    "changes-looking": Record<string, never>;
    "changes-lost": { entries: number; opening: boolean; rounds: number };
    "changes-lost-rounds": { entries: number; rounds: number };
    "changes-not-ticked": Record<string, never>;
    "changes-nothing-else": Record<string, never>;
    "changes-taking-back": { change: Shown; made: "change" | "taken-back" };
    "changes-unknown": { error: Shown };
    "changes-without-effect": Record<string, never>;
    "console-absent": { player: Shown };
    "console-absent-do": Record<string, never>;
    "console-absent-title": { player: Shown };
    "console-absent-what": Record<string, never>;
    "console-add-after": Record<string, never>;
    "console-add-after-entry": Record<string, never>;
    "console-add-do": Record<string, never>;
    "console-add-title": Record<string, never>;
    "console-adding": { what: Shown };
    "console-again-drawn": Record<string, never>;
    "console-alike-do": Record<string, never>;
    "console-alike-title": { other: Shown; player: Shown };
    "console-alike-what": { other: Shown };
    "console-all-alike": Record<string, never>;
    "console-all-chairs": Record<string, never>;
    "console-all-tables": Record<string, never>;
    "console-alternates": Record<string, never>;
    "console-another-night": Record<string, never>;
    "console-another-night-about": Record<string, never>;
    "console-asks-for-help": { table: Shown };
    "console-at": Record<string, never>;
    "console-at-table": { table: Shown; what: Shown };
    "console-at-time": { at: Shown | null | undefined };
    "console-bad-throw": Record<string, never>;
    "console-bad-throw-dice": Record<string, never>;
    "console-bad-throw-was": { why: Shown };
    "console-bad-throw-why": { why: "cocked" | "floor" | "off-table" | "stacked" | "unshaken" };
    "console-because": { why: Shown | null | undefined };
    "console-box-lost": { box: Shown };
    "console-break": Record<string, never>;
    "console-break-after-sets": Record<string, never>;
    "console-break-after-this": Record<string, never>;
    "console-break-before-round": Record<string, never>;
    "console-break-call-off": Record<string, never>;
    "console-break-do": Record<string, never>;
    "console-break-end": Record<string, never>;
    "console-break-ending": Record<string, never>;
    "console-break-follows": { break: Shown };
    "console-break-for": Record<string, never>;
    "console-break-is": { minutes: number | null | undefined; what: Shown };
    "console-break-lengthening": { minutes: number };
    "console-break-longer": { minutes: Shown };
    "console-break-minutes": Record<string, never>;
    "console-break-now": Record<string, never>;
    "console-break-starting": { what: Shown };
    "console-break-title": Record<string, never>;
    "console-break-what": Record<string, never>;
    "console-bring-back": Record<string, never>;
    "console-bring-back-do": Record<string, never>;
    "console-bring-back-entry": Record<string, never>;
    "console-bring-back-title": Record<string, never>;
    "console-bringing-back": { what: Shown };
    "console-bunco-called": { bunco: string | null | undefined };
    "console-bunco-not-called": { bunco: string | null | undefined };
    "console-busy": { words: Shown };
    "console-by-hand": Record<string, never>;
    "console-by-hand-about": Record<string, never>;
    "console-by-hand-again": Record<string, never>;
    "console-by-hand-again-what": Record<string, never>;
    "console-by-hand-against": { one: Shown; other: Shown };
    "console-by-hand-buncos-of": { bunco: string | null | undefined; player: Shown };
    "console-by-hand-partners": Record<string, never>;
    "console-by-hand-rolled": { tables: Shown };
    "console-by-hand-save": Record<string, never>;
    "console-by-hand-sending": Record<string, never>;
    "console-by-hand-tie": Record<string, never>;
    "console-by-hand-typed": { in_semi_final: boolean; round: Shown; set: Shown };
    "console-by-hand-undo": Record<string, never>;
    "console-by-hand-undo-what": Record<string, never>;
    "console-by-hand-wrong": { cells: number };
    "console-by-whom": { by: Shown | null | undefined };
    "console-call": Record<string, never>;
    "console-call-it": Record<string, never>;
    "console-called": Record<string, never>;
    "console-called-many-open": { tables: number };
    "console-called-open": { tables: Shown; tied: Shown | null | undefined };
    "console-called-there": Record<string, never>;
    "console-change": Record<string, never>;
    "console-changed": { count: number };
    "console-chosen": { place: Shown; player: Shown };
    "console-contest": { what: Shown };
    "console-contest-before": { rolls: Shown };
    "console-contest-decide": Record<string, never>;
    "console-contest-enter": Record<string, never>;
    "console-contest-field": { dice: number; example: Shown };
    "console-contest-gone": { players: Shown };
    "console-contest-host": Record<string, never>;
    "console-contest-places": { places: number };
    "console-contest-rolls": { rolls: Shown };
    "console-contest-rule": { rule: Shown };
    "console-contest-sure": { players: Shown };
    "console-contest-word": Record<string, never>;
    "console-copy": { copy: "behind" | "failed" | "full" | "no-stick" | "read-only" };
    "console-correct": Record<string, never>;
    "console-correct-entry": Record<string, never>;
    "console-correct-title": Record<string, never>;
    "console-corrected": { by: Shown | null | undefined; instead: Shown; why: Shown | null | undefined };
    "console-correcting": { what: Shown };
    "console-count-anew": Record<string, never>;
    "console-count-anew-do": Record<string, never>;
    "console-count-anew-title": Record<string, never>;
    "console-count-anew-what": Record<string, never>;
    "console-counted-anew": Record<string, never>;
    "console-counting-anew": Record<string, never>;
    "console-counts-again": { at: Shown | null | undefined; by: Shown | null | undefined; table: Shown | null | undefined; why: Shown | null | undefined };
    "console-counts-no-more": { why: Shown | null | undefined };
    "console-cut": { start: Shown };
    "console-data-file": Record<string, never>;
    "console-data-files": Record<string, never>;
    "console-decide": Record<string, never>;
    "console-decide-title": { what: Shown };
    "console-decide-what": { players: Shown };
    "console-dice-count": { dice: number };
    "console-dice-themselves": Record<string, never>;
    "console-die": { number: number };
    "console-disk-scarce": Record<string, never>;
    "console-does-not-fit": Record<string, never>;
    "console-done": { words: Shown };
    "console-each-table": Record<string, never>;
    "console-earlier": Record<string, never>;
    "console-end-do": Record<string, never>;
    "console-end-last-round": Record<string, never>;
    "console-end-left": { what: readonly Text[] };
    "console-end-next": { semi: boolean };
    "console-end-no-round": Record<string, never>;
    "console-end-played": { what: readonly Text[] };
    "console-end-rounds": { count: number; rounds: Shown; semi: boolean; set: Shown };
    "console-end-sets": { count: number; sets: Shown };
    "console-end-title": Record<string, never>;
    "console-ending": Record<string, never>;
    "console-ending-after-round": Record<string, never>;
    "console-ending-with-set": Record<string, never>;
    "console-enter-dice": Record<string, never>;
    "console-enter-roll-off": Record<string, never>;
    "console-enter-there": { table: Shown };
    "console-entry-marked": { entry: Shown; mark: Shown };
    "console-faces": { faces: readonly Text[] };
    "console-field-table": Record<string, never>;
    "console-field-who": Record<string, never>;
    "console-field-with-whom": Record<string, never>;
    "console-final": Record<string, never>;
    "console-final-chair": { number: number };
    "console-final-chairs": Record<string, never>;
    "console-final-claim": { claim: Shown; player: Shown };
    "console-final-rolls": { player: Shown };
    "console-final-throw": { faces: readonly Text[]; player: Shown };
    "console-find": Record<string, never>;
    "console-finished": Record<string, never>;
    "console-finished-round": Record<string, never>;
    "console-finished-whose": Record<string, never>;
    "console-first-roll": Record<string, never>;
    "console-forgotten": { kind: "call" | "leave" | "ring" | "roll" | "swap" };
    "console-found-part": Record<string, never>;
    "console-from-list": Record<string, never>;
    "console-give": Record<string, never>;
    "console-given-up": { words: Shown };
    "console-go-on": Record<string, never>;
    "console-goes-by": Record<string, never>;
    "console-goes-by-rung": { rung: Shown; table: Shown };
    "console-goes-home": Record<string, never>;
    "console-goes-to": { players: Shown; what: Shown };
    "console-going-on": Record<string, never>;
    "console-grand-prize": { player: Shown };
    "console-grant": { bunco: string | null | undefined; player: Shown };
    "console-grant-do": Record<string, never>;
    "console-grant-title": { bunco: string | null | undefined; player: Shown };
    "console-grant-what": { table: Shown };
    "console-granted": { bunco: string | null | undefined; player: Shown };
    "console-hand-about": Record<string, never>;
    "console-hand-chair": { chair: Shown; player: Shown; table: Shown };
    "console-hand-done": { chair: Shown; player: Shown; table: Shown };
    "console-hand-put": Record<string, never>;
    "console-hand-where": Record<string, never>;
    "console-hand-who": Record<string, never>;
    "console-happened": Record<string, never>;
    "console-has-come": Record<string, never>;
    "console-has-come-back": Record<string, never>;
    "console-has-gone-home": { player: Shown };
    "console-has-no-chair": { player: Shown };
    "console-heading": Record<string, never>;
    "console-help": Record<string, never>;
    "console-helping": { table: Shown };
    "console-hostess": Record<string, never>;
    "console-in-their-chairs": { players: Shown };
    "console-inserted": { by: Shown | null | undefined; entry: Shown; what: Shown; why: Shown | null | undefined };
    "console-instead-else": Record<string, never>;
    "console-instead-roll-off": { a: Shown; b: Shown };
    "console-is-over": Record<string, never>;
    "console-is-paused": { why: Shown | null | undefined };
    "console-it-was": Record<string, never>;
    "console-last-roll-back": Record<string, never>;
    "console-late": Record<string, never>;
    "console-leads-with": { most: Shown; title: Shown; who: Shown };
    "console-leave-do": Record<string, never>;
    "console-leave-it": Record<string, never>;
    "console-leave-title": { player: Shown };
    "console-leave-what": Record<string, never>;
    "console-leaving": { player: Shown };
    "console-left": Record<string, never>;
    "console-left-money": Record<string, never>;
    "console-left-print": Record<string, never>;
    "console-length-do": Record<string, never>;
    "console-let-follow": Record<string, never>;
    "console-let-stand": Record<string, never>;
    "console-list-again": Record<string, never>;
    "console-list-earlier": Record<string, never>;
    "console-list-kept": { players: readonly Text[] };
    "console-list-pages": Record<string, never>;
    "console-listed": { ghosts: number; players: number; stars: number; tables: number; teams: number };
    "console-listed-cells": { start: Shown };
    "console-listed-similar": { other: Shown; player: Shown };
    "console-listed-twice": { player: Shown };
    "console-lost-sheet": Record<string, never>;
    "console-may-stop": { player: Shown };
    "console-name": Record<string, never>;
    "console-name-address": { player: Shown };
    "console-name-too-long": { longest: Shown; start: Shown };
    "console-new-night": Record<string, never>;
    "console-newer": Record<string, never>;
    "console-next-under-now": { phase: Shown };
    "console-night-after-set": Record<string, never>;
    "console-night-end-after": Record<string, never>;
    "console-night-end-now": Record<string, never>;
    "console-night-last-set": Record<string, never>;
    "console-night-more-sets": { sets: Shown };
    "console-night-not-begun": Record<string, never>;
    "console-night-title": { set: Shown };
    "console-no-prizes": Record<string, never>;
    "console-no-round-to-come": Record<string, never>;
    "console-no-rounds": Record<string, never>;
    "console-no-sheet-filled": Record<string, never>;
    "console-no-such-rounds": Record<string, never>;
    "console-nobody-called": Record<string, never>;
    "console-nobodys-prize": { prize: Shown };
    "console-not-alike": Record<string, never>;
    "console-not-called-there": Record<string, never>;
    "console-not-in-hall": Record<string, never>;
    "console-nothing": Record<string, never>;
    "console-nothing-at-table": { table: Shown };
    "console-nothing-told": Record<string, never>;
    "console-notice": Record<string, never>;
    "console-notice-none": Record<string, never>;
    "console-notice-off": Record<string, never>;
    "console-notice-show": Record<string, never>;
    "console-notice-shown": { text: Shown };
    "console-notice-words": Record<string, never>;
    "console-now": Record<string, never>;
    "console-older": Record<string, never>;
    "console-one-table": { table: Shown };
    "console-open": Record<string, never>;
    "console-opening": Record<string, never>;
    "console-or-the-dice": Record<string, never>;
    "console-ordinal": { number: number };
    "console-other-rules": Record<string, never>;
    "console-others-won": Record<string, never>;
    "console-outcome": Record<string, never>;
    "console-overrule-do": Record<string, never>;
    "console-overrule-title": { losers: Shown };
    "console-overrule-what": { table: Shown; which: Shown; winners: Shown };
    "console-overruling": { losers: Shown; table: Shown; which: Shown };
    "console-pace": Record<string, never>;
    "console-pace-now": { paused: boolean; round: Shown; rounds: Shown; semi: boolean; set: Shown; sets: Shown; why: Shown | null | undefined };
    "console-paper": Record<string, never>;
    "console-paper-name": { paper: "a4" | "letter" };
    "console-past": Record<string, never>;
    "console-pause": Record<string, never>;
    "console-pause-about": Record<string, never>;
    "console-pause-do": Record<string, never>;
    "console-pause-night": Record<string, never>;
    "console-pause-title": Record<string, never>;
    "console-pause-what": Record<string, never>;
    "console-paused": Record<string, never>;
    "console-pausing": Record<string, never>;
    "console-people": Record<string, never>;
    "console-people-threw": { people: Shown };
    "console-person-roll": { faces: readonly Text[]; player: Shown };
    "console-person-threw": { faces: Shown; player: Shown };
    "console-phase": { paused: boolean; phase: "break" | "called" | "closed" | "final" | "over" | "playing" | "ready" | "seating" | "settling" };
    "console-phones": Record<string, never>;
    "console-phones-about": Record<string, never>;
    "console-phones-by-name": { address: Shown };
    "console-phones-by-pad": Record<string, never>;
    "console-phones-by-paper": Record<string, never>;
    "console-phones-no-night": Record<string, never>;
    "console-phones-old": Record<string, never>;
    "console-phones-one": { is_pad: boolean; kind: Shown; phone: Shown; time: Shown };
    "console-phones-pad": { pad: Shown };
    "console-phones-picture": Record<string, never>;
    "console-phones-picture-of": { link: Shown };
    "console-phones-table": { table: Shown };
    "console-phones-took-over": { pad: Shown };
    "console-phones-wrong": { wrong: number };
    "console-picture": Record<string, never>;
    "console-picture-about": { most_kb: Shown };
    "console-picture-file": Record<string, never>;
    "console-picture-none": Record<string, never>;
    "console-picture-off": Record<string, never>;
    "console-picture-reducing": Record<string, never>;
    "console-picture-see": Record<string, never>;
    "console-picture-send": Record<string, never>;
    "console-picture-sending": Record<string, never>;
    "console-picture-shown": Record<string, never>;
    "console-picture-too-large": { kb: Shown; most_kb: Shown };
    "console-play-again": { entry: Shown };
    "console-played-since": Record<string, never>;
    "console-player-asked": { player: Shown };
    "console-player-has-come": { player: Shown };
    "console-player-plays-no-further": { player: Shown };
    "console-player-rolls-first": { player: Shown };
    "console-players": Record<string, never>;
    "console-plays-no-further": Record<string, never>;
    "console-print": Record<string, never>;
    "console-print-do": Record<string, never>;
    "console-print-missing": { letters: Shown };
    "console-print-paper": Record<string, never>;
    "console-print-sheet": Record<string, never>;
    "console-printed": { pages: number; sheet: Shown };
    "console-printing": Record<string, never>;
    "console-projector": Record<string, never>;
    "console-projector-about": Record<string, never>;
    "console-projector-another": Record<string, never>;
    "console-projector-none": Record<string, never>;
    "console-projector-screen": { connected: boolean; screen: Shown };
    "console-put-it-right": Record<string, never>;
    "console-put-name-right": Record<string, never>;
    "console-quoted": { words: Shown };
    "console-refused": { why: Shown; words: Shown };
    "console-remove-phone": Record<string, never>;
    "console-remove-phone-do": Record<string, never>;
    "console-remove-phone-title": { phone: Shown };
    "console-remove-phone-what": { phone: Shown; table: Shown };
    "console-rename-title": { player: Shown };
    "console-rename-what": Record<string, never>;
    "console-renaming": { name: Shown; player: Shown };
    "console-renew": Record<string, never>;
    "console-renew-all": Record<string, never>;
    "console-renew-all-do": Record<string, never>;
    "console-renew-all-title": Record<string, never>;
    "console-renew-all-what": Record<string, never>;
    "console-renew-do": Record<string, never>;
    "console-renew-title": { table: Shown };
    "console-renew-what": { phones: number; table: Shown };
    "console-report-file": Record<string, never>;
    "console-ring": Record<string, never>;
    "console-ringing": Record<string, never>;
    "console-roll-off": { a: Shown; b: Shown };
    "console-rolled": Record<string, never>;
    "console-rolls-first": Record<string, never>;
    "console-round-goes": { team: Shown };
    "console-round-mark": { mark: Shown; round: Shown };
    "console-round-on": Record<string, never>;
    "console-round-time-up": Record<string, never>;
    "console-rounds": Record<string, never>;
    "console-rounds-file": Record<string, never>;
    "console-rung": { rung: "dice" | "pad" | "paper" | "phone" };
    "console-save-sheet": Record<string, never>;
    "console-save-sheets": Record<string, never>;
    "console-scene": { scene: "automatic" | "clock" | "end-of-set" | "final" | "going-on" | "grand-prize" | "join" | "notice" | "phones" | "prizes" | "roll-off" | "room" | "seats" | "standings" };
    "console-seat-again": Record<string, never>;
    "console-seat-again-do": Record<string, never>;
    "console-seat-again-stays": Record<string, never>;
    "console-seat-again-title": Record<string, never>;
    "console-seat-again-what": Record<string, never>;
    "console-seat-again-when": Record<string, never>;
    "console-seat-list": Record<string, never>;
    "console-seating-again": Record<string, never>;
    "console-seats": Record<string, never>;
    "console-seats-drawn": Record<string, never>;
    "console-seats-listed": Record<string, never>;
    "console-seats-stars": Record<string, never>;
    "console-seats-three-dice": Record<string, never>;
    "console-seats-usual": Record<string, never>;
    "console-semi-final": Record<string, never>;
    "console-set-after-round": Record<string, never>;
    "console-set-end-after": Record<string, never>;
    "console-set-end-now": Record<string, never>;
    "console-set-ends": { round: number; semi: boolean; set: Shown; when: "after" | "now" };
    "console-set-title": { round: number; semi: boolean; set: Shown };
    "console-set-to-come": { count: number; rounds: Shown; semi: boolean; set: Shown };
    "console-setting-night": { set: Shown };
    "console-setting-set": { round: number; semi: boolean; set: Shown };
    "console-sheet": { a: Shown; b: Shown };
    "console-sheet-and-traveler": { player: Shown; sheet: Shown; traveler: "moves" | "stays" };
    "console-sheet-buncos": { count: number; player: Shown };
    "console-sheet-name": { sheet: "certificates" | "half-filled" | "name-tags" | "results" | "score-cards" | "seating" | "table-cards" | "tally-sheets" };
    "console-sheet-none": Record<string, never>;
    "console-sheet-not-saved": { sheet: Shown };
    "console-sheet-traveler": Record<string, never>;
    "console-sheet-traveler-moves": { player: Shown };
    "console-sheet-traveler-stays": Record<string, never>;
    "console-sheet-who": { bunco: string | null | undefined };
    "console-sheets": Record<string, never>;
    "console-sheets-about": Record<string, never>;
    "console-sheets-incomplete": { numbers: Shown; tables: number };
    "console-sheets-saved": { sheets: number };
    "console-signals": Record<string, never>;
    "console-signals-about": Record<string, never>;
    "console-sits": { chair: Shown; partner: Shown; player: Shown; table: Shown };
    "console-standings-file": Record<string, never>;
    "console-start": Record<string, never>;
    "console-starting": Record<string, never>;
    "console-substitute-do": Record<string, never>;
    "console-substitute-title": { player: Shown };
    "console-substitute-what": { player: Shown };
    "console-substituting": { by: Shown; player: Shown };
    "console-swap-choice": { player: Shown; table: Shown };
    "console-swap-do": Record<string, never>;
    "console-swap-title": { player: Shown };
    "console-swap-what": Record<string, never>;
    "console-swap-with": Record<string, never>;
    "console-swapping": { other: Shown; player: Shown };
    "console-swaps-seats": Record<string, never>;
    "console-table-button": { table: Shown; waits: "call" | "callit" | "done" | "first" | "none" | "sheet" | "tied" };
    "console-table-columns": { columns: readonly Text[] };
    "console-table-names": Record<string, never>;
    "console-table-of": { players: Shown; table: Shown };
    "console-table-part": Record<string, never>;
    "console-table-paused": Record<string, never>;
    "console-table-stands": { one: Shown; other: Shown; rolls: Shown | null | undefined; table: Shown };
    "console-take-all": { guests: Shown };
    "console-take-back-last": Record<string, never>;
    "console-take-back-title": { table: Shown };
    "console-take-back-what": Record<string, never>;
    "console-take-here": { guests: Shown };
    "console-taken-back": { at: Shown | null | undefined; by: Shown | null | undefined; why: Shown | null | undefined };
    "console-taken-back-at": { at: Shown | null | undefined; by: Shown | null | undefined; table: Shown };
    "console-takes-over": Record<string, never>;
    "console-team-stands": { points: Shown; team: Shown };
    "console-the-bunco": { bunco: string | null | undefined };
    "console-the-night": Record<string, never>;
    "console-the-traveler": Record<string, never>;
    "console-they-sit-so": Record<string, never>;
    "console-this-one": { semi: boolean; set: Shown };
    "console-this-set": Record<string, never>;
    "console-tie-goes": { team: Shown };
    "console-tie-goes-by-word": Record<string, never>;
    "console-title": Record<string, never>;
    "console-to-nights": Record<string, never>;
    "console-told-nothing": Record<string, never>;
    "console-tonights-rules": { rules: Shown };
    "console-too-few": { fewest: Shown; players: number };
    "console-topics-part": Record<string, never>;
    "console-traveler": Record<string, never>;
    "console-traveler-has": { player: Shown };
    "console-traveler-starts": Record<string, never>;
    "console-traveler-with": { player: Shown };
    "console-undo-do": Record<string, never>;
    "console-undo-entry": Record<string, never>;
    "console-undo-title": Record<string, never>;
    "console-undoing": { what: Shown };
    "console-unheard": Record<string, never>;
    "console-waiting-table": { a: Shown; b: Shown; table: Shown; waits: "first-roll" | "host-decides" | "roll-off" | "tie-break" };
    "console-waiting-tables": Record<string, never>;
    "console-was-in-final": { place: Shown; player: Shown };
    "console-was-there": Record<string, never>;
    "console-what-changes": Record<string, never>;
    "console-who-rolls-first": Record<string, never>;
    "console-why": Record<string, never>;
    "console-why-if-you-like": Record<string, never>;
    "console-will-not-count": Record<string, never>;
    "console-won-against": { losers: Shown; points: readonly Text[]; winners: Shown };
    "console-won-how": { how: "draw" | "host" | "mark" | "played" | "points" | "roll-off" };
    "door-amount": { name: Shown };
    "door-check-in": Record<string, never>;
    "door-counts": { alternates: number; amount: Shown; expected: Shown; here: Shown; no_shows: number; paid: number };
    "door-done-again": Record<string, never>;
    "door-empty": Record<string, never>;
    "door-find": Record<string, never>;
    "door-guests-add": Record<string, never>;
    "door-guests-add-them": Record<string, never>;
    "door-guests-added": { taken: number };
    "door-guests-again": Record<string, never>;
    "door-guests-again-about": Record<string, never>;
    "door-guests-as-alternates": Record<string, never>;
    "door-guests-download": Record<string, never>;
    "door-guests-email": Record<string, never>;
    "door-guests-empty": Record<string, never>;
    "door-guests-empty-about": Record<string, never>;
    "door-guests-file": Record<string, never>;
    "door-guests-heading": Record<string, never>;
    "door-guests-leave": Record<string, never>;
    "door-guests-left-line": { line: Shown; name: Shown | null | undefined };
    "door-guests-left-out": { who: readonly Text[] };
    "door-guests-listed": Record<string, never>;
    "door-guests-name": Record<string, never>;
    "door-guests-name-of-line": { line: Shown };
    "door-guests-names": Record<string, never>;
    "door-guests-price": Record<string, never>;
    "door-guests-price-saved": Record<string, never>;
    "door-guests-remove": Record<string, never>;
    "door-guests-status": Record<string, never>;
    "door-guests-take-others": Record<string, never>;
    "door-guests-title": Record<string, never>;
    "door-guests-wish": Record<string, never>;
    "door-guests-with-these": Record<string, never>;
    "door-guests-wrong": Record<string, never>;
    "door-has-paid": { amount: Shown };
    "door-heading": Record<string, never>;
    "door-history": Record<string, never>;
    "door-history-about": Record<string, never>;
    "door-history-download": Record<string, never>;
    "door-history-forget": Record<string, never>;
    "door-history-forget-about": Record<string, never>;
    "door-history-nobody": Record<string, never>;
    "door-history-of": { last: Shown | null | undefined; nights: number; paid: Shown | null | undefined };
    "door-history-reading": { nights: number };
    "door-history-visit": { how: "away" | "here" | "played"; night: Shown; paid: Shown | null | undefined };
    "door-list-earlier": Record<string, never>;
    "door-money-add-expense": Record<string, never>;
    "door-money-add-income": Record<string, never>;
    "door-money-amount": Record<string, never>;
    "door-money-donation": Record<string, never>;
    "door-money-download": Record<string, never>;
    "door-money-heading": Record<string, never>;
    "door-money-missing": Record<string, never>;
    "door-money-no-prizes": Record<string, never>;
    "door-money-paid": { guests: number; payers: number };
    "door-money-pot": Record<string, never>;
    "door-money-print": Record<string, never>;
    "door-money-prize-of": { prize: Shown; winners: readonly Text[] };
    "door-money-prizes": Record<string, never>;
    "door-money-received": Record<string, never>;
    "door-money-received-about": Record<string, never>;
    "door-money-remove": { what: Shown };
    "door-money-spent": Record<string, never>;
    "door-money-title": Record<string, never>;
    "door-money-what": Record<string, never>;
    "door-no-price": Record<string, never>;
    "door-no-show": Record<string, never>;
    "door-nobody": Record<string, never>;
    "door-none-of-these": Record<string, never>;
    "door-other-amount": { price: number };
    "door-pages-part": Record<string, never>;
    "door-pays": { amount: Shown };
    "door-redo": Record<string, never>;
    "door-save": Record<string, never>;
    "door-seat": Record<string, never>;
    "door-seats-at-table": { table: Shown };
    "door-seats-before": Record<string, never>;
    "door-seats-chair": { chair: Shown };
    "door-seats-heading": Record<string, never>;
    "door-seats-next": Record<string, never>;
    "door-seats-nobody": Record<string, never>;
    "door-seats-page": { page: Shown; pages: Shown };
    "door-seats-title": Record<string, never>;
    "door-seats-turns": Record<string, never>;
    "door-seats-with": { partner: Shown };
    "door-set-price": Record<string, never>;
    "door-sits": { chair: Shown; table: Shown };
    "door-status": { status: "alternate" | "expected" | "here" | "no-show" };
    "door-taken-back": Record<string, never>;
    "door-tapped": { name: Shown; what: Shown };
    "door-tapped-unpaid": Record<string, never>;
    "door-title": Record<string, never>;
    "door-to-console": Record<string, never>;
    "door-to-door": Record<string, never>;
    "door-to-list": Record<string, never>;
    "door-to-money": Record<string, never>;
    "door-walk-in": { name: Shown };
    "glance-all-heard": Record<string, never>;
    "glance-breaks": { breaks: number; breaks_min: number };
    "glance-call-it": Record<string, never>;
    "glance-counts-on": { breaks: number; breaks_min: number; final: boolean; round_min: number; rounds: number; to_come: number; walk: boolean; walk_min: number };
    "glance-ends": { time: Shown };
    "glance-engine-silent": Record<string, never>;
    "glance-help": Record<string, never>;
    "glance-not-yet": Record<string, never>;
    "glance-now": { phase: Shown; round: Shown; rounds: Shown; semi: boolean; set: Shown; sets: Shown };
    "glance-phase": { phase: "done" | "first-roll" | "host-decides" | "last-lap" | "ready" | "roll-off" | "rolling" | "tie-break" | "waits-for-call" | "waits-for-sheet" };
    "glance-phones": { phones: number };
    "glance-round": { round_min: number };
    "glance-rung": { rung: "dice" | "none" | "pad" | "paper" | "phone" };
    "glance-silent": { gone: boolean; minutes: number | null | undefined; name: Shown };
    "glance-skip-round": { minutes: Shown };
    "glance-skip-set": { minutes: Shown };
    "glance-still-plays": { count: number; players: Shown };
    "glance-table": { table: Shown };
    "glance-title": Record<string, never>;
    "glance-walk": { walk_min: number };
    "glossary-ask": Record<string, never>;
    "glossary-close": Record<string, never>;
    "glossary-meaning": { word: "armed" | "bell" | "bunco" | "call-it" | "cocked" | "final" | "ghost" | "goes-by" | "grand-prize" | "head-table" | "horn" | "hostess" | "last-turns" | "mark" | "mini" | "muted" | "quiet-hours" | "replay" | "roll-off" | "ruleset" | "semi-final" | "sheet" | "silent" | "star" | "tally" | "traveler" | "walk" | "wild-card" | "wipe-out" };
    "glossary-meaning-armed": Record<string, never>;
    "glossary-meaning-bell": Record<string, never>;
    "glossary-meaning-bunco": Record<string, never>;
    "glossary-meaning-call-it": Record<string, never>;
    "glossary-meaning-cocked": Record<string, never>;
    "glossary-meaning-final": Record<string, never>;
    "glossary-meaning-ghost": Record<string, never>;
    "glossary-meaning-goes-by": Record<string, never>;
    "glossary-meaning-grand-prize": Record<string, never>;
    "glossary-meaning-head-table": Record<string, never>;
    "glossary-meaning-horn": Record<string, never>;
    "glossary-meaning-hostess": Record<string, never>;
    "glossary-meaning-last-turns": Record<string, never>;
    "glossary-meaning-mark": Record<string, never>;
    "glossary-meaning-mini": Record<string, never>;
    "glossary-meaning-muted": Record<string, never>;
    "glossary-meaning-quiet-hours": Record<string, never>;
    "glossary-meaning-replay": Record<string, never>;
    "glossary-meaning-roll-off": Record<string, never>;
    "glossary-meaning-ruleset": Record<string, never>;
    "glossary-meaning-semi-final": Record<string, never>;
    "glossary-meaning-sheet": Record<string, never>;
    "glossary-meaning-silent": Record<string, never>;
    "glossary-meaning-star": Record<string, never>;
    "glossary-meaning-tally": Record<string, never>;
    "glossary-meaning-traveler": Record<string, never>;
    "glossary-meaning-walk": Record<string, never>;
    "glossary-meaning-wild-card": Record<string, never>;
    "glossary-meaning-wipe-out": Record<string, never>;
    "glossary-title": Record<string, never>;
    "glossary-word": { word: "armed" | "bell" | "bunco" | "call-it" | "cocked" | "final" | "ghost" | "goes-by" | "grand-prize" | "head-table" | "horn" | "hostess" | "last-turns" | "mark" | "mini" | "muted" | "quiet-hours" | "replay" | "roll-off" | "ruleset" | "semi-final" | "sheet" | "silent" | "star" | "tally" | "traveler" | "walk" | "wild-card" | "wipe-out" };
    "glossary-word-armed": Record<string, never>;
    "glossary-word-bell": Record<string, never>;
    "glossary-word-bunco": Record<string, never>;
    "glossary-word-call-it": Record<string, never>;
    "glossary-word-cocked": Record<string, never>;
    "glossary-word-final": Record<string, never>;
    "glossary-word-ghost": Record<string, never>;
    "glossary-word-goes-by": Record<string, never>;
    "glossary-word-grand-prize": Record<string, never>;
    "glossary-word-head-table": Record<string, never>;
    "glossary-word-horn": Record<string, never>;
    "glossary-word-hostess": Record<string, never>;
    "glossary-word-last-turns": Record<string, never>;
    "glossary-word-mark": Record<string, never>;
    "glossary-word-mini": Record<string, never>;
    "glossary-word-muted": Record<string, never>;
    "glossary-word-quiet-hours": Record<string, never>;
    "glossary-word-replay": Record<string, never>;
    "glossary-word-roll-off": Record<string, never>;
    "glossary-word-ruleset": Record<string, never>;
    "glossary-word-semi-final": Record<string, never>;
    "glossary-word-sheet": Record<string, never>;
    "glossary-word-silent": Record<string, never>;
    "glossary-word-star": Record<string, never>;
    "glossary-word-tally": Record<string, never>;
    "glossary-word-traveler": Record<string, never>;
    "glossary-word-walk": Record<string, never>;
    "glossary-word-wild-card": Record<string, never>;
    "glossary-word-wipe-out": Record<string, never>;
    "guest-after-break": Record<string, never>;
    "guest-against": Record<string, never>;
    "guest-before-later": Record<string, never>;
    "guest-before-name": { player: Shown };
    "guest-before-nobody": Record<string, never>;
    "guest-before-when": { day: Shown | null | undefined; place: Shown | null | undefined };
    "guest-break": { what: Shown };
    "guest-break-left": { left: Shown };
    "guest-call-it": { own: boolean; player: Shown };
    "guest-card": Record<string, never>;
    "guest-card-left-out": Record<string, never>;
    "guest-card-of-others": { rounds: number };
    "guest-card-semi-final": Record<string, never>;
    "guest-choose-again": Record<string, never>;
    "guest-closed": Record<string, never>;
    "guest-final-elsewhere": Record<string, never>;
    "guest-final-rolls": { rolls: Shown };
    "guest-fitting": { more: number; names: number; shown: Shown };
    "guest-head-table": Record<string, never>;
    "guest-in-final": { place: Shown };
    "guest-in-semi-final": { place: Shown };
    "guest-losses": Record<string, never>;
    "guest-mark": { next: boolean };
    "guest-minis": Record<string, never>;
    "guest-no-chair": Record<string, never>;
    "guest-no-list": Record<string, never>;
    "guest-no-rounds": Record<string, never>;
    "guest-not-in-semi-final": Record<string, never>;
    "guest-not-in-semi-final-next": Record<string, never>;
    "guest-not-listed": { player: Shown };
    "guest-now": Record<string, never>;
    "guest-over": { player: Shown; winner: Shown };
    "guest-own-table": Record<string, never>;
    "guest-partner": Record<string, never>;
    "guest-partner-often": { partner: Shown; times: number };
    "guest-partners": { partners: Shown };
    "guest-paused": { why: Shown | null | undefined };
    "guest-place": Record<string, never>;
    "guest-place-of": { place: Shown; players: Shown };
    "guest-points": Record<string, never>;
    "guest-points-of-both": { others: Shown; own: Shown };
    "guest-prize": { prize: Shown };
    "guest-roll-off": { dice: number; part: "host" | "none" | "out" | "rolled" | "rolls" | "sure"; what: Shown };
    "guest-round": { table: Shown; which: Shown };
    "guest-round-ended": { how: "draw" | "host" | "mark" | "played" | "points" | "roll-off"; others: Shown; own: Shown; won: boolean };
    "guest-round-over": { others: Shown; own: Shown; won: boolean };
    "guest-round-people": { opponents: readonly Text[]; partner: Shown };
    "guest-rules": Record<string, never>;
    "guest-scoreboard": Record<string, never>;
    "guest-seat": { chair: Shown; table: Shown };
    "guest-seat-lead": { way: "goes" | "plays" | "sits" | "stays" };
    "guest-seating": Record<string, never>;
    "guest-starts-in": { left: Shown };
    "guest-table-play": { bunco: string | null | undefined; phase: "done" | "first-roll" | "host-decides" | "last-lap" | "ready" | "roll-off" | "rolling" | "tie-break" | "waits-for-call" | "waits-for-sheet"; rolls: Shown };
    "guest-time-left": { left: Shown };
    "guest-title": Record<string, never>;
    "guest-type-name": Record<string, never>;
    "guest-who": Record<string, never>;
    "guest-who-what": Record<string, never>;
    "guest-wins": Record<string, never>;
    "guest-you-roll": { ghost: Shown | null | undefined };
    "hall-arm": Record<string, never>;
    "hall-arm-do": Record<string, never>;
    "hall-arm-title": { signal: Shown };
    "hall-arm-what": Record<string, never>;
    "hall-box-gone": { box: Shown };
    "hall-console-link": Record<string, never>;
    "hall-counted": { all: number; online: Shown };
    "hall-device-battery": { percent: Shown };
    "hall-device-counts": { bounces: Shown; garbled: Shown; heard: Shown; late: Shown; repeated: Shown };
    "hall-device-details": Record<string, never>;
    "hall-device-die": { die: Shown; state: "cocked" | "lost" | "moved" | "present" | "rolling" | "settled" | "uncertain" };
    "hall-device-heard": { minutes: number | null | undefined };
    "hall-device-placed": { before: Shown | null | undefined };
    "hall-device-presence": { online: boolean };
    "hall-device-silent": Record<string, never>;
    "hall-device-what": { firmware: Shown; model: Shown };
    "hall-device-where": { bell: boolean; table: Shown | null | undefined };
    "hall-devices-link": Record<string, never>;
    "hall-disarm": Record<string, never>;
    "hall-firmware": Record<string, never>;
    "hall-firmware-begun": { uid: Shown };
    "hall-firmware-do": Record<string, never>;
    "hall-firmware-title": { to: Shown; uid: Shown };
    "hall-firmware-what": { from: Shown };
    "hall-heading": Record<string, never>;
    "hall-horn-of": { box: Shown | null | undefined };
    "hall-identified": { uid: Shown };
    "hall-identify": Record<string, never>;
    "hall-list": Record<string, never>;
    "hall-mute": Record<string, never>;
    "hall-no-phones": Record<string, never>;
    "hall-no-signals": Record<string, never>;
    "hall-none": Record<string, never>;
    "hall-phone": { kind: Shown; minutes: number; phone: Shown; table: Shown };
    "hall-phones": Record<string, never>;
    "hall-place": Record<string, never>;
    "hall-place-bell": Record<string, never>;
    "hall-place-do": Record<string, never>;
    "hall-place-first": Record<string, never>;
    "hall-place-table": Record<string, never>;
    "hall-place-title": { uid: Shown };
    "hall-place-what": Record<string, never>;
    "hall-placed": { table: Shown; uid: Shown };
    "hall-quiet": Record<string, never>;
    "hall-quiet-about": Record<string, never>;
    "hall-quiet-end": Record<string, never>;
    "hall-quiet-from": Record<string, never>;
    "hall-quiet-none": { box: Shown | null | undefined };
    "hall-quiet-now": { box: Shown | null | undefined; end: Shown; start: Shown };
    "hall-quiet-set": Record<string, never>;
    "hall-quiet-until": Record<string, never>;
    "hall-rename": Record<string, never>;
    "hall-rename-do": Record<string, never>;
    "hall-rename-name": Record<string, never>;
    "hall-rename-title": { uid: Shown };
    "hall-rename-what": Record<string, never>;
    "hall-renamed": { name: Shown | null | undefined; uid: Shown };
    "hall-signal-name": { box: Shown; many: boolean; signal: "bell" | "horn" };
    "hall-signal-state": { state: "both" | "disarmed" | "muted" | "off-by-file" | "ready" | "sounding" };
    "hall-signals": Record<string, never>;
    "hall-status-wait": Record<string, never>;
    "hall-switched": Record<string, never>;
    "hall-test": Record<string, never>;
    "hall-test-do": Record<string, never>;
    "hall-test-done": { signal: Shown };
    "hall-test-title": { signal: Shown };
    "hall-test-what": Record<string, never>;
    "hall-title": Record<string, never>;
    "hall-unmute": Record<string, never>;
    "hall-unmute-do": Record<string, never>;
    "hall-update": { percent: Shown; state: "busy" | "damaged" | "done" | "failed" | "interrupted" | "no-key" | "no-room" | "no-tree" | "older" | "on-trial" | "other-board" | "other-model" | "sending" | "signature" | "silent" | "trial" | "unanswered" | "unknown-model" | "waiting"; uid: Shown };
    "hall-walk-about": Record<string, never>;
    "hall-walk-again": Record<string, never>;
    "hall-walk-begin": Record<string, never>;
    "hall-walk-end": Record<string, never>;
    "hall-walk-end-do": Record<string, never>;
    "hall-walk-end-title": Record<string, never>;
    "hall-walk-end-what": Record<string, never>;
    "hall-walk-ended": { why: Shown };
    "hall-walk-heading": Record<string, never>;
    "hall-walk-heard": Record<string, never>;
    "hall-walk-link": Record<string, never>;
    "hall-walk-nothing": Record<string, never>;
    "hall-walk-progress": { all: Shown; done: Shown };
    "hall-walk-result": { result: "answered" | "failed" | "left-out" | "open" | "skipped" };
    "hall-walk-signals": Record<string, never>;
    "hall-walk-title": Record<string, never>;
    "hall-walk-unheard": Record<string, never>;
    "pad-all-again": { strikes: number };
    "pad-another-night": Record<string, never>;
    "pad-break": { left: Shown | null | undefined; what: Shown };
    "pad-bunco": Record<string, never>;
    "pad-call": Record<string, never>;
    "pad-call-it": { player: Shown };
    "pad-call-now": { player: Shown };
    "pad-called-falsely": { bunco: string | null | undefined; lost: number | null | undefined; player: Shown };
    "pad-called-for-nothing": { bunco: string | null | undefined; player: Shown };
    "pad-closed": Record<string, never>;
    "pad-cocked": Record<string, never>;
    "pad-counted": { words: Shown };
    "pad-decline": Record<string, never>;
    "pad-dice-again": Record<string, never>;
    "pad-dice-show": { faces: readonly Text[] };
    "pad-final": Record<string, never>;
    "pad-final-elsewhere": Record<string, never>;
    "pad-final-turn": { bunco: string | null | undefined; player: Shown };
    "pad-first-dice": Record<string, never>;
    "pad-first-roll": { players: Shown };
    "pad-floor": Record<string, never>;
    "pad-given-up": { words: Shown };
    "pad-head-table": Record<string, never>;
    "pad-heard": Record<string, never>;
    "pad-help": Record<string, never>;
    "pad-help-asked": Record<string, never>;
    "pad-host-comes": Record<string, never>;
    "pad-host-decides": { what: Shown };
    "pad-last-press": Record<string, never>;
    "pad-last-roll": { worth: Shown };
    "pad-last-rolls": { later: Shown | null | undefined; rolls: Shown };
    "pad-look-at-tally": Record<string, never>;
    "pad-mini": Record<string, never>;
    "pad-needs-code": { out: Shown | null | undefined; table: Shown };
    "pad-news-part": Record<string, never>;
    "pad-no-answer": Record<string, never>;
    "pad-no-table": { table: Shown; tables: Shown };
    "pad-nobody-scored": Record<string, never>;
    "pad-not-counted": { counted: boolean };
    "pad-not-started": Record<string, never>;
    "pad-one": Record<string, never>;
    "pad-other-buttons": { counted: boolean; pad: Shown };
    "pad-other-phone": { counted: boolean; phone: Shown };
    "pad-other-table": { own: Shown; table: Shown };
    "pad-others-roll": { count: number; what: Shown; who: Shown };
    "pad-over": Record<string, never>;
    "pad-pass": Record<string, never>;
    "pad-pass-what": Record<string, never>;
    "pad-paused": { why: Shown };
    "pad-paused-until": Record<string, never>;
    "pad-people": { people: Shown };
    "pad-phone-stays": { table: Shown };
    "pad-press-waits": { minutes: number; seconds: Shown; words: Shown };
    "pad-presses-wait": { error: Shown; presses: number };
    "pad-redo": Record<string, never>;
    "pad-redone": Record<string, never>;
    "pad-removed": Record<string, never>;
    "pad-renewed": Record<string, never>;
    "pad-roll-for": { dice: number; players: readonly Text[]; what: Shown };
    "pad-roll-off": { a: Shown; b: Shown };
    "pad-roll-off-part": Record<string, never>;
    "pad-round": { in_semi_final: boolean; mark: Shown | null | undefined; round: Shown; set: Shown };
    "pad-round-goes-on": { where: "group" | "hall" };
    "pad-round-mark": { mark: Shown | null | undefined };
    "pad-round-over": Record<string, never>;
    "pad-screen": Record<string, never>;
    "pad-screen-told": Record<string, never>;
    "pad-send-dice": Record<string, never>;
    "pad-send-roll-off": Record<string, never>;
    "pad-shut-out": { rung: "pad" | "paper" };
    "pad-starts-in": { left: Shown };
    "pad-table": Record<string, never>;
    "pad-table-code": Record<string, never>;
    "pad-take-over": Record<string, never>;
    "pad-teams-part": Record<string, never>;
    "pad-thanks": Record<string, never>;
    "pad-this-phone": { phone: Shown };
    "pad-three": Record<string, never>;
    "pad-thrown-again": { words: Shown };
    "pad-tie-break": { rolls: Shown };
    "pad-tied-again": { words: Shown };
    "pad-tied-dice": Record<string, never>;
    "pad-tied-host": Record<string, never>;
    "pad-time-left": { left: Shown };
    "pad-time-up": Record<string, never>;
    "pad-title": Record<string, never>;
    "pad-took-over": Record<string, never>;
    "pad-turn": { rolls: Shown };
    "pad-two": Record<string, never>;
    "pad-uncalled": { bunco: string | null | undefined; player: Shown };
    "pad-undo-last": Record<string, never>;
    "pad-undo-reopens": { where: "group" | "hall" };
    "pad-undone": Record<string, never>;
    "pad-waiting-full": { most: Shown };
    "pad-waiting-how": Record<string, never>;
    "pad-waiting-title": Record<string, never>;
    "pad-waiting-title-after": Record<string, never>;
    "pad-waits-for-sheet": Record<string, never>;
    "pad-winner": { winner: Shown };
    "pad-wipe": Record<string, never>;
    "pages-amount": { amount: Shown };
    "pages-and-more": { more: Shown };
    "pages-best-throw": { wins: "highest" | "lowest" };
    "pages-code": Record<string, never>;
    "pages-code-title": Record<string, never>;
    "pages-code-what": Record<string, never>;
    "pages-come-in": Record<string, never>;
    "pages-decided-by-draw": { among: Shown };
    "pages-decided-by-host": Record<string, never>;
    "pages-decided-by-lot": Record<string, never>;
    "pages-decided-by-roll-off": { others: Shown; own: Shown | null | undefined };
    "pages-dice-settle": Record<string, never>;
    "pages-die": { face: Shown };
    "pages-die-choice": { face: Shown; label: Shown };
    "pages-dollars": { dollars: Shown };
    "pages-each-throws": { all: boolean; dice: number; gain: "final" | "first-roll-of-final" | "it" | "prize-of" | "semi-final"; places: number; players: Shown; wins: "highest" | "lowest" };
    "pages-ended-title": Record<string, never>;
    "pages-ended-what": Record<string, never>;
    "pages-file-comes": Record<string, never>;
    "pages-ghost": { number: Shown | null | undefined };
    "pages-hold": Record<string, never>;
    "pages-hold-longer": Record<string, never>;
    "pages-hostess": Record<string, never>;
    "pages-key": Record<string, never>;
    "pages-key-enter": Record<string, never>;
    "pages-key-title": Record<string, never>;
    "pages-key-what": Record<string, never>;
    "pages-languages": Record<string, never>;
    "pages-level-players": { players: number };
    "pages-lost-title": Record<string, never>;
    "pages-lost-what": Record<string, never>;
    "pages-mark": { mark: number };
    "pages-most-buncos": { bunco: string | null | undefined };
    "pages-most-minis": Record<string, never>;
    "pages-most-wins": Record<string, never>;
    "pages-night-moved": Record<string, never>;
    "pages-no-connection": Record<string, never>;
    "pages-own-page": Record<string, never>;
    "pages-partners": { players: readonly Text[] };
    "pages-place": { bunco: string | null | undefined; place: "buncos" | "next-best" | "semi-finalist" | "wild-card" | "wins" };
    "pages-place-because": { group: Shown | null | undefined; place: Shown; set: Shown | null | undefined; why: Shown };
    "pages-prize": { dollars: Shown | null | undefined; prize: Shown; who: Shown };
    "pages-prize-name": { key: Shown; name: Shown };
    "pages-refused": { why: Shown; words: Shown };
    "pages-rolls": { player: Shown };
    "pages-rolls-for": { player: Shown; thrower: Shown };
    "pages-round-of-set": { in_semi_final: boolean; round: Shown; set: Shown };
    "pages-ruleset-title": { key: Shown; title: Shown };
    "pages-sending": { words: Shown };
    "pages-share": { dollars: Shown; who: Shown };
    "pages-stale": Record<string, never>;
    "pages-stale-engine": Record<string, never>;
    "pages-stale-since": { time: Shown };
    "pages-starred": { player: Shown };
    "pages-stop-trying": Record<string, never>;
    "pages-title": Record<string, never>;
    "pages-to-console": Record<string, never>;
    "pages-to-own-page": Record<string, never>;
    "pages-too-long": { most: Shown; typed: Shown };
    "pages-trying-again": { error: Shown; words: Shown };
    "pages-undo": Record<string, never>;
    "pages-unheard": Record<string, never>;
    "pages-unreachable": { why: "configured" | "no-network" };
    "pages-wait-meanwhile": Record<string, never>;
    "pages-wait-title": Record<string, never>;
    "pages-wait-what": Record<string, never>;
    "pages-way-stays": { chair: Shown };
    "pages-way-to-chair": { chair: Shown };
    "pages-way-to-table": { chair: Shown; table: Shown };
    "pages-why": { counted: Shown; decided: Shown | null | undefined };
    "pages-why-counted": { bunco: string | null | undefined; count: number; kind: "buncos" | "final" | "first-bunco" | "hostess" | "last-bunco" | "level" | "losses" | "minis" | "rest" | "traveler" | "wins" };
    "pages-winner-gets": { gain: "final" | "first-roll-of-final" | "it" | "prize-of" | "semi-final" };
    "pages-winners-get": { gain: "final" | "it" | "prize-of" | "semi-final" };
    "pages-worth": { bunco: string | null | undefined; worth: "bunco" | "mini" | "miss" | "one" | "three" | "two" | "wipe" };
    "pages-wrong-code-title": Record<string, never>;
    "pages-wrong-code-what": Record<string, never>;
    "pages-wrong-key-title": Record<string, never>;
    "pages-wrong-key-what": Record<string, never>;
    "projector-are-in-the-final": { players: readonly Text[] };
    "projector-break": Record<string, never>;
    "projector-bunco-by": { player: Shown; table: Shown };
    "projector-bunco-cry": { bunco: string | null | undefined };
    "projector-call-it": Record<string, never>;
    "projector-called": Record<string, never>;
    "projector-called-why": { bunco: string | null | undefined; by: Shown; cause: "bunco" | "button" | "clock" | "host" | "score"; tally: Shown; team: readonly Text[] | null | undefined; worth: "bunco" | "mini" | "miss" | "one" | "three" | "two" | "wipe" | null | undefined };
    "projector-calls-at": { count: number; tables: Shown };
    "projector-chair": { chair: Shown };
    "projector-chair-at": { chair: Shown; table: Shown };
    "projector-changed-others": { others: number };
    "projector-changed-part": Record<string, never>;
    "projector-changed-rest": { others: number; seats: number; tables: Shown };
    "projector-changed-what": { what: Shown };
    "projector-closed": Record<string, never>;
    "projector-console-at": { accounts: boolean; address: Shown };
    "projector-decided": Record<string, never>;
    "projector-dice-again": Record<string, never>;
    "projector-done": Record<string, never>;
    "projector-drawn": { players: Shown };
    "projector-draws": { commitment: Shown; drawn: Shown | null | undefined };
    "projector-end-of-set": { set: Shown };
    "projector-every-table-done": Record<string, never>;
    "projector-final": Record<string, never>;
    "projector-final-has-dice": { roller: Shown };
    "projector-final-next": { rolled: Shown; roller: Shown };
    "projector-final-not-alike": { rolled: Shown };
    "projector-final-rule": Record<string, never>;
    "projector-from-table": Record<string, never>;
    "projector-goes-on": { place: Shown; player: Shown; stage: "final" | "semi-final" };
    "projector-going-on": Record<string, never>;
    "projector-gone-host-decides": { players: Shown };
    "projector-grand-prize": Record<string, never>;
    "projector-grand-prize-for": Record<string, never>;
    "projector-group": Record<string, never>;
    "projector-head": Record<string, never>;
    "projector-head-score": Record<string, never>;
    "projector-head-table": Record<string, never>;
    "projector-host-decides": Record<string, never>;
    "projector-in-the-final": Record<string, never>;
    "projector-in-the-semi-final": Record<string, never>;
    "projector-is-in": Record<string, never>;
    "projector-is-out": Record<string, never>;
    "projector-join": Record<string, never>;
    "projector-join-about": { closed: boolean };
    "projector-join-by-name": { address: Shown };
    "projector-join-picture": { address: Shown };
    "projector-joins": { goes_to: "dearest-prize" | "last-draw" };
    "projector-last": Record<string, never>;
    "projector-leads-with": { most: Shown; who: Shown };
    "projector-legend": { bunco: string | null | undefined; counts: "before-semi-final" | "night" | "semi-final"; minis: boolean };
    "projector-losses": Record<string, never>;
    "projector-losses-short": Record<string, never>;
    "projector-makes": { sum: Shown };
    "projector-mark-is": { mark: Shown };
    "projector-mark-part": Record<string, never>;
    "projector-mini": Record<string, never>;
    "projector-name-range": { from: Shown; to: Shown };
    "projector-next-we-roll": Record<string, never>;
    "projector-no-final": { over: boolean };
    "projector-no-grand-prize": { over: boolean };
    "projector-no-prizes": Record<string, never>;
    "projector-no-roll-off": Record<string, never>;
    "projector-no-rounds": Record<string, never>;
    "projector-no-voice": Record<string, never>;
    "projector-nobody": Record<string, never>;
    "projector-nobody-chosen": Record<string, never>;
    "projector-now-rolls": Record<string, never>;
    "projector-number-of": { most: Shown; number: Shown };
    "projector-off-the-table": { rolls: Shown; strikes: number };
    "projector-on-paper": Record<string, never>;
    "projector-one-die-each": { players: Shown };
    "projector-over": Record<string, never>;
    "projector-overlay-round": { in_semi_final: boolean; round: Shown; rounds: Shown; set: Shown };
    "projector-overlay-title": Record<string, never>;
    "projector-page": { page: Shown; pages: Shown };
    "projector-paused": Record<string, never>;
    "projector-paused-rest": Record<string, never>;
    "projector-phones": Record<string, never>;
    "projector-phones-about": { address: Shown };
    "projector-phones-by-either": { address: Shown; by_name: Shown };
    "projector-phones-picture": { link: Shown; table: Shown };
    "projector-phones-signed-out": { address: Shown };
    "projector-phones-unreachable": Record<string, never>;
    "projector-player": Record<string, never>;
    "projector-points": { points: readonly Text[] };
    "projector-prize-to-come": Record<string, never>;
    "projector-prizes": Record<string, never>;
    "projector-reached": { by: Shown; tally: Shown; team: readonly Text[] | null | undefined };
    "projector-roll": Record<string, never>;
    "projector-roll-off": Record<string, never>;
    "projector-roll-off-for": { what: Shown };
    "projector-rolls-again": Record<string, never>;
    "projector-round": Record<string, never>;
    "projector-rules": { ruleset: Shown };
    "projector-score": { how: "draw" | "host" | "mark" | "played" | "points" | "roll-off"; points: readonly Text[] };
    "projector-seat-legend": Record<string, never>;
    "projector-seating": Record<string, never>;
    "projector-semi-final": Record<string, never>;
    "projector-set": Record<string, never>;
    "projector-sets-over": Record<string, never>;
    "projector-sheets-awaited": { count: number; tables: Shown };
    "projector-sound": { sound: "asleep" | "off" | "on" };
    "projector-sounds-part": Record<string, never>;
    "projector-spoken-call": { why: Shown; word: Shown };
    "projector-spoken-prize": { players: readonly Text[]; prize: Shown };
    "projector-spoken-start": { mark: Shown };
    "projector-spoken-winner": { winner: Shown };
    "projector-standings": { counts: "before-semi-final" | "night" | "semi-final" };
    "projector-standings-part": Record<string, never>;
    "projector-star-means": Record<string, never>;
    "projector-starts-in": Record<string, never>;
    "projector-status": { phase: "done" | "first-roll" | "host-decides" | "last-lap" | "ready" | "roll-off" | "rolling" | "tie-break" | "waits-for-call" | "waits-for-sheet" };
    "projector-still-at-tables": { tables: Shown };
    "projector-still-to-roll": { turns: readonly Text[] };
    "projector-table": Record<string, never>;
    "projector-table-name": { table: Shown };
    "projector-table-number": { table: Shown };
    "projector-tables-and-more": { more: Shown; tables: Shown };
    "projector-tables-part": Record<string, never>;
    "projector-team-has": { team: Shown };
    "projector-then-after-sets": Record<string, never>;
    "projector-then-final": Record<string, never>;
    "projector-then-prizes": Record<string, never>;
    "projector-then-rolls": { later: Shown; rolls: Shown };
    "projector-then-round": { mark: Shown; round: Shown; set: Shown };
    "projector-then-semi-final": Record<string, never>;
    "projector-then-semi-final-chairs": Record<string, never>;
    "projector-tied-at": { count: number; tables: Shown };
    "projector-tied-host": Record<string, never>;
    "projector-tied-one-die": Record<string, never>;
    "projector-time": Record<string, never>;
    "projector-time-is-up": Record<string, never>;
    "projector-to-be-called": { bunco: string | null | undefined; count: number; tables: Shown };
    "projector-traveler": { holder: Shown; way: readonly Text[] | null | undefined };
    "projector-traveler-head-table": Record<string, never>;
    "projector-traveler-hostess": Record<string, never>;
    "projector-turns-at": { players: Shown; table: Shown };
    "projector-until": { time: Shown };
    "projector-voice": { voice: "asleep" | "off" | "on" };
    "projector-waits-for-sheet": Record<string, never>;
    "projector-welcome": Record<string, never>;
    "projector-who-sits-where": Record<string, never>;
    "projector-wins": Record<string, never>;
    "projector-wins-short": Record<string, never>;
    "projector-won": Record<string, never>;
  }

  /** What say() takes after a sentence's name: nothing where the sentence has no arguments. */
  type GivenTo<N extends keyof SentenceArguments, Shown = Texts> =
    SentenceArguments[N] extends Record<string, never> ? [] : [SentenceArguments<Shown>[N]];

  /** What a host calls a night, and its day and place. Each may be empty; no rule asks for them. */
  interface AboutNight {
    is: "about-night";
    title: string;
    /** 2026-11-21, or empty */
    day: string;
    place: string;
  }

  /** An account as hosts see it. */
  interface AccountLine {
    /** a device, a page or a host */
    id: string;
    name: string;
    role: "door" | "host" | "scorekeeper";
    last_s: number | null;
    sessions: number;
  }

  /** A phone as the host sees it. */
  interface AdmittedPhone {
    id: string;
    kind: string;
    joined_s: number;
    is_pad: boolean;
  }

  /** Every account. */
  interface AllAccounts {
    accounts: readonly AccountLine[];
    key_opens: boolean;
    key_sessions: number;
    file_troubles: readonly string[];
  }

  /** The guest list as the host's page shows it. */
  interface AllGuests {
    guests: readonly Guest[];
    price: number | null;
    wrong: readonly string[];
    earlier: boolean;
  }

  /** The phones as the console shows them. */
  interface AllPhones {
    tables: readonly TablePhones[];
    wrong: number;
    why_unreachable: "configured" | "no-network" | null;
    file_troubles: readonly string[];
  }

  /** The previews of all askers together take too much time. */
  interface AllPreviewsTakeTooLong {
    is: "all-previews-take-too-long";
    /** a device, a page or a host */
    asker: string;
  }

  /** The screens as the console lists them. */
  interface AllScreens {
    screens: readonly Screen[];
  }

  /** Everybody rolls for the table to sit at. */
  interface AllTables {
    is: "all-tables";
  }

  /** The purpose of a break, and its length. */
  interface AnnouncedBreak {
    is: "announced-break";
    what: string;
    minutes: number | null;
  }

  /** A place of the standings and the score card that gives it. */
  interface AnnouncedCard {
    is: "announced-card";
    place: number;
    wins: number;
    losses: number;
    buncos: number;
    minis: number | null;
  }

  /** The night is over. */
  interface AnnouncedEnd {
    is: "announced-end";
  }

  /** These players, in their order. */
  interface AnnouncedPlayers {
    is: "announced-players";
    players: readonly string[];
  }

  /** The winners of a prize, with their shares; without shares nobody has it. */
  interface AnnouncedPrize {
    is: "announced-prize";
    shares: readonly PrizeShare[];
  }

  /** The winners, how they won, and the points of both teams. */
  interface AnnouncedResult {
    is: "announced-result";
    winners: readonly [string, string];
    how: WonHow;
    points: number;
    others: number;
  }

  /** An argument that the page gives. */
  interface Argument {
    is: "argument";
    name: string;
  }

  /** Somebody comes late, or comes back. */
  interface Arrive {
    is: "arrive";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Somebody has come: to a ghost's chair, to a new last table, or without a chair after all sets. */
  interface Arrived {
    is: "arrived";
    /** a player, by the name on the score card */
    player: string;
    table: number | null;
    seat: number | null;
    instead_of: string | null;
    beside: readonly string[];
  }

  /** A table asks for the host. It may ask at any time of the night. */
  interface AskForHelp {
    is: "ask-for-help";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The host says which team wins a table that is tied, or whose sheet is lost. */
  interface Award {
    is: "award";
    /** a table; 1 is the head table */
    table: number;
    team: Team;
  }

  /** A throw that does not count: why, and of dice that left the table how many. */
  interface BadThrow {
    is: "badthrow";
    /** a table; 1 is the head table */
    table: number;
    why: BadThrowWhy;
    dice: number;
  }

  /** A turn may be left only after the bell. */
  interface BellHasNotRung {
    is: "bell-has-not-rung";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The bell has rung for this round. */
  interface BellHasRung {
    is: "bell-has-rung";
  }

  /** The standings, best first. A semi-final counts alone, because its rounds are played by some players only. */
  interface BoardState {
    is: "board";
    standings: readonly Standing[];
    /** the rounds that the standings count */
    counts: "before-semi-final" | "night" | "semi-final";
    /** players of the night who have no line here */
    others: readonly string[];
  }

  /** One box, and the quiet hours of its horn. */
  interface BoxShown {
    /** a device, a page or a host */
    box: string;
    online: boolean;
    quiet: QuietSpan | null;
  }

  /** The break before a round. */
  interface BreakBeforeRound {
    is: "break-before-round";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
  }

  /** The break before the stage that follows the sets. */
  interface BreakBeforeStage {
    is: "break-before-stage";
    stage: "final" | "prizes" | "semi-final";
  }

  /** The break has so many minutes more. */
  interface BreakLengthened {
    is: "break-lengthened";
    minutes: number;
  }

  /** The break is over, and the next round is ready. */
  interface BreakOver {
    is: "break-over";
  }

  /** A break will begin as soon as the round, or the final, is over. */
  interface BreakPlanned {
    is: "break-planned";
    what: string;
    minutes: number | null;
  }

  /** A break with its purpose and length. Without a length it lasts until the host ends it. */
  interface BreakStarted {
    is: "break-started";
    what: string;
    minutes: number | null;
  }

  /** The break has no length that could grow. */
  interface BreakWithoutLength {
    is: "break-without-length";
  }

  /** A bunco that went uncalled counts as if it were called now, for who rolled it. */
  interface BuncoGranted {
    is: "bunco-granted";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    points: number;
    tally: readonly [number, number];
    /** a roll, with as many dice as the rules have */
    faces: readonly number[];
    credit: string | null;
  }

  /** Three of the mark lie on the table and wait to be called. `when` is the roll's moment, where dice tell it. */
  interface BuncoShown {
    is: "bunco-shown";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    /** a roll, with as many dice as the rules have */
    faces: readonly number[];
    when: When | null;
  }

  /** A bunco was not called in time. It has points and a card where the rules still give it any. */
  interface BuncoUncalled {
    is: "bunco-uncalled";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    points: number | null;
    tally: readonly [number, number] | null;
    credit: string | null;
  }

  /** On the sheet the buncos of a team are worth more than its score. */
  interface BuncosOutweighScore {
    is: "buncos-outweigh-score";
    /** a table; 1 is the head table */
    table: number;
    players: readonly [string, string];
    buncos: number;
    worth: number;
    /** a team's points this round */
    points: number;
  }

  /** A table calls its bunco. */
  interface Call {
    is: "call";
    /** a table; 1 is the head table */
    table: number;
    /** the engine says it, whatever the speaker does */
    when: When | null;
  }

  /** A call of a bunco that counts already: nobody has to call by these rules, or it has been called. */
  interface CallNotNeeded {
    is: "call-not-needed";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    why: "called-already" | "nobody-has-to";
  }

  /** What called the round, with the names of the room; a page makes the sentence. */
  interface CalledBy {
    is: "called-by";
    cause: CallCause;
    /** the player whose roll it was; else the cause again */
    by: string;
    /** whose tally it was; nobody where both teams' points count */
    team: readonly string[];
    tally: number | null;
    worth: Worth | null;
    faces: readonly number[] | null;
  }

  /** A call with no bunco on the table: a warning, or points that the roller's team loses. */
  interface CalledFalsely {
    is: "called-falsely";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    lost: number | null;
    tally: readonly [number, number] | null;
  }

  /** A call with no bunco on the table, by rules that do not mind. */
  interface CalledForNothing {
    is: "called-for-nothing";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
  }

  /** The entry put the past right itself, so it can only be taken back. */
  interface CannotBeCorrected {
    is: "cannot-be-corrected";
    /** the number of a journal entry */
    entry: number;
  }

  /** The added play makes no sense after that entry. */
  interface CannotHaveHappened {
    is: "cannot-have-happened";
    /** the number of a journal entry */
    after: number;
    why: PlayRefusal;
  }

  /** The entry makes no sense as it is corrected. */
  interface CannotSayThat {
    is: "cannot-say-that";
    /** the number of a journal entry */
    entry: number;
    why: PlayRefusal;
  }

  /** A player's score card as it is and as it would be; null where there is none. */
  interface CardChanged {
    is: "card-changed";
    /** a player, by the name on the score card */
    player: string;
    was: Standing | null;
    now: Standing | null;
  }

  /** A wrong cell of a sheet, and what is wrong there. */
  interface CellTrouble {
    /** a table; 1 is the head table */
    table: number;
    cell: "a" | "b" | "buncos" | "winner";
    what: PointsMissing | TieWithoutWinner | SheetMissing | LevelAlready | NoSuchTable | TableIsTied | OnlyCallLeft | OnlyGhosts | RoundIsOver | TallyIsFull | NoSuchRoll | UnknownWorth | FewerDice | ThrowCounts | EveryTurnIsPlayed | TieIsPlayedOn | BellHasNotRung | NotAtTable | HasStartedToRoll | NoDiceForFirst | DiceSayFirst | NoTieToRollOff | NotLevel | NoRoundToGrantIn | NothingUncalled | MayStillBeCalled | WaitsForSheet | SheetBeforeBell | SheetToldAlready | RollsWereTold | BuncosOutweighScore;
  }

  /** A chair at a table, for those whose rolls for their tables are level. */
  interface ChairAt {
    is: "chair-at";
    /** a table; 1 is the head table */
    table: number;
  }

  /** After the last set, places decide who sits where. */
  interface ChairsAreWon {
    is: "chairs-are-won";
  }

  /** An announcement that has changed; `was` is empty if nothing was announced before. */
  interface ChangeLine {
    change: Changed;
    what: string;
    now: string;
    was: string;
  }

  /** A correction has changed an announcement: a result, a chair, a prize. `was` is null where it was not announced before, and `now` where it is open again. */
  interface Changed {
    is: "changed";
    what: Subject;
    was: Announced | null;
    now: Announced | null;
  }

  /** Alternatives; `otherwise` is the place of the one for everything else. */
  interface Choice {
    is: "choice";
    of: Argument | FunctionCall;
    variants: readonly Variant[];
    otherwise: number;
  }

  /** A ruleset for a night; `in_short` is a sentence. */
  interface Choosable {
    name: string;
    title: string;
    is_own: boolean;
    in_short: string;
  }

  /** A table says what its roll was worth, without the dice; a claimed bunco has been called. */
  interface Claim {
    is: "claim";
    /** a table; 1 is the head table */
    table: number;
    worth: Worth;
    /** the engine says it, whatever the speaker does */
    when: When | null;
  }

  /** The time left in the round, the walk or the break, and in the night. A page goes on from it by itself. */
  interface Clock {
    left_s: number | null;
    night_left_s: number | null;
  }

  /** The time that the clock measured has ended already. */
  interface ClockIsLate {
    is: "clock-is-late";
    of: Timed;
    set: number;
    round: number;
  }

  /** The entry comes before what is put right. */
  interface ComesBefore {
    is: "comes-before";
    /** the number of a journal entry */
    entry: number;
  }

  /** An entry was corrected, by whom and why. */
  interface Corrected {
    is: "corrected";
    /** the number of a journal entry */
    entry: number;
    instead: Play;
    by: string;
    why: string;
    /** plays from this entry on do not count and are played again; without it, they stand */
    again_from: number | null;
    /** whether the rolls of the table keep their rollers, or follow the rules again */
    turns: "follow" | "stand";
  }

  /** The boxes that have restarted their count of blasts. */
  interface CountedAnew {
    boxes: readonly string[];
  }

  /** After the bell the player who has the dice plays the turn no further. */
  interface Decline {
    is: "decline";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The name of a ruleset that is no longer in the list. */
  interface Deleted {
    name: string;
  }

  /** One device. `label` and `troubles` are sentences. `file_table` is what headtable.toml says if a host gave it another table. `newer_firmware` is the version that a host may bring to it. */
  interface DeviceShown {
    /** a device, a page or a host */
    uid: string;
    name: string;
    label: string;
    /** a device, a page or a host */
    box: string;
    model: string;
    firmware: string;
    online: boolean;
    table: number | null;
    bell: boolean;
    placed: boolean;
    file_table: number | null;
    battery: number | null;
    silent_s: number | null;
    is_silent: boolean;
    heard: number;
    repeated: number;
    garbled: number;
    late: number;
    bounces: number;
    dice: readonly DieShown[];
    troubles: readonly string[];
    can_move: boolean;
    newer_firmware: string | null;
    update: UpdateShown | null;
  }

  /** Everything that the page of the devices shows. */
  interface Devices {
    devices: readonly DeviceShown[];
    boxes: readonly BoxShown[];
    signals: readonly SignalShown[];
    phones: readonly PhoneShown[];
  }

  /** A device, a signal or the walk has changed; only a host is told which. */
  interface DevicesChanged {
    changes: number;
  }

  /** The turn is over; this player has the dice. */
  interface DicePassed {
    is: "dice-passed";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
  }

  /** Another reader's dice count at the table. */
  interface DiceReadByOther {
    is: "dice-read-by-other";
    /** a table; 1 is the head table */
    table: number;
    /** a device, a page or a host */
    reader: string;
  }

  /** The dice have to say first who begins. */
  interface DiceSayFirst {
    is: "dice-say-first";
    /** a table; 1 is the head table */
    table: number;
    to_roll: readonly string[];
  }

  /** The pad says another worth than the dice, whose throw must be taken back first. */
  interface DiceSayOtherwise {
    is: "dice-say-otherwise";
    /** a table; 1 is the head table */
    table: number;
    /** a roll, with as many dice as the rules have */
    faces: readonly number[];
    worth: Worth | null;
  }

  /** The table took the throw back before it counted. */
  interface DiceTakenBack {
    is: "dice-taken-back";
    /** a table; 1 is the head table */
    table: number;
  }

  /** A die was cocked or fell, so the throw does not count. */
  interface DiceThrownAgain {
    is: "dice-thrown-again";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The last known state of one die of a set, with its battery where it has reported it. */
  interface DieShown {
    is: "die-shown";
    /** a die of its set */
    die: number;
    state: DieState;
    /** the face of a die; 0 if it shows none that counts */
    face: number;
    battery: number | null;
  }

  /** Other people have to roll now. */
  interface DoesNotRollNow {
    is: "does-not-roll-now";
    /** a player, by the name on the score card */
    player: string;
    what: What;
    to_roll: readonly string[];
  }

  /** The list after a tap, and the number by which the tap can be taken back. */
  interface DoorDone {
    list: DoorList;
    change: number | null;
    warning: string;
  }

  /** A guest as the door sees them, without the e-mail address. */
  interface DoorGuest {
    id: number;
    /** a player, by the name on the score card */
    name: string;
    /** an amount in cents */
    paid: number;
    wish: string;
    status: "alternate" | "expected" | "here" | "no-show";
  }

  /** Everybody on the list, and what one guest pays. */
  interface DoorList {
    guests: readonly DoorGuest[];
    /** an amount in cents */
    price: number;
    is_priced: boolean;
    wrong: readonly string[];
    earlier: boolean;
  }

  /** The names that are drawn in a break. */
  interface DrawingOf {
    is: "drawing-of";
    /** the drawing's number, counted over the night */
    number: number;
  }

  /** The host ends the break; the next round is ready. */
  interface EndBreak {
    is: "end-break";
  }

  /** Who made an entry, as a sentence for the reader. */
  interface EntryAuthor {
    /** the number of a journal entry */
    entry: number;
    words: string;
  }

  /** By these rules nobody leaves a turn. */
  interface EveryTurnIsPlayed {
    is: "every-turn-is-played";
    /** a table; 1 is the head table */
    table: number;
  }

  /** A fact as the console lists it: as data and as a sentence. `detail` is a separate sentence: why an entry no longer counts, or what was forgotten after one. The page names that entry. */
  interface FactLine {
    /** the number of a journal entry */
    entry: number;
    part: number;
    fact: Fact;
    words: string;
    detail: string;
    at_ms: number | null;
  }

  /** Fewer dice are thrown by these rules. */
  interface FewerDice {
    is: "fewer-dice";
    /** a table; 1 is the head table */
    table: number;
    dice: number;
    thrown: number;
  }

  /** The final is rolled at the head table. */
  interface FinalAtHeadTable {
    is: "final-at-head-table";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The player who rolls first in the final. */
  interface FinalBeginner {
    is: "final-beginner";
  }

  /** The seats at the table of the final, clockwise. */
  interface FinalChairs {
    is: "final-chairs";
  }

  /** The final is being rolled. */
  interface FinalIsOn {
    is: "final-is-on";
  }

  /** The player with this place of the final. */
  interface FinalPlace {
    is: "final-place";
    by: FinalistBy;
  }

  /** One roll of the final, which did not win it. `next` has the dice now. */
  interface FinalRolled {
    is: "final-rolled";
    /** a player, by the name on the score card */
    player: string;
    /** a player, by the name on the score card */
    next: string;
    faces: readonly number[] | null;
  }

  /** The host tells the sheet of a table after the bell: its final score, and who rolled buncos. The score has the points of the whole round, those for buncos too. No roll of the round was told before. */
  interface FinalScore {
    is: "final-score";
    /** a table; 1 is the head table */
    table: number;
    tally: readonly [number, number];
    /** who rolled buncos, in that order if it is known */
    buncos: readonly PlayerBuncos[];
    /** whether the sheet's last bunco moves the traveler; without it, it does if the room saw no other bunco in the round */
    traveler: "moves" | "stays" | null;
  }

  /** The finalists in their chairs, clockwise. */
  interface FinalSeated {
    is: "final-seated";
    players: readonly string[];
  }

  /** The final begins with this player. */
  interface FinalStarted {
    is: "final-started";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The winner of the final. */
  interface FinalWinner {
    is: "final-winner";
  }

  /** This finalist is not there, so the place is given again. */
  interface FinalistAbsent {
    is: "finalist-absent";
    /** a player, by the name on the score card */
    player: string;
  }

  /** This player has one of the four places of the final, and why. */
  interface FinalistChosen {
    is: "finalist";
    /** a player, by the name on the score card */
    player: string;
    place: FinalistBy;
    why: Why;
  }

  /** The first roll at a table. */
  interface FirstRoll {
    is: "first-roll";
  }

  /** The first roll in the final. */
  interface FirstRollOfFinal {
    is: "first-roll-of-final";
  }

  /** The table chose who rolls first this round. */
  interface FirstRoller {
    is: "first";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
  }

  /** This player has the dice first. */
  interface FirstRollerChosen {
    is: "first-roller-chosen";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
  }

  /** An order was followed; `silence` is the sentence that says why a signal stayed silent. */
  interface Followed {
    silence: string;
  }

  /** What the end of the night is reckoned from: the pace of tonight, and what is to come. */
  interface Forecast {
    is: "forecast";
    /** finished rounds that were measured */
    rounds: number;
    /** the median of their lengths */
    round_s: number;
    /** the median of the walks */
    walk_s: number;
    /** rounds that have not begun, with those of a semi-final */
    to_come: number;
    /** breaks to come */
    breaks: number;
    /** their lengths together, as far as they are known */
    breaks_s: number;
    /** whether a final is to come; it counts like one round */
    final: boolean;
    /** the time saved by one round less in this set */
    skip_round_s: number | null;
    /** the time saved by one set less */
    skip_set_s: number | null;
  }

  /** A refusal from a journal of format 5, which kept the sentence and not the reason. */
  interface FormerRefusal {
    is: "former-refusal";
    text: string;
  }

  /** A function, such as `GIVEN`, of some values. */
  interface FunctionCall {
    is: "call";
    function: string;
    values: readonly (Argument | string | number)[];
    options: Record<string, string | number>;
  }

  /** The host decides a roll-off. */
  interface Give {
    is: "give";
    what: What;
    players: readonly string[];
  }

  /** The host says who holds the traveler. */
  interface GiveTraveler {
    is: "give-traveler";
    /** a player, by the name on the score card */
    player: string;
  }

  /** A roll-off was decided by the host. */
  interface Given {
    is: "given";
    what: What;
    players: readonly string[];
  }

  /** The host says how a table is heard from now on: by its dice, its pad, a phone, or paper. On this ladder everything below counts there as well, and nothing above does. So a pad that is back on its line cannot repeat what a phone has said meanwhile. A table that goes by its pad hears no phone either. A phone may let its own table go by phone: it takes over from the pad. A table on paper that was told nothing waits for its sheet after the bell. */
  interface GoBy {
    is: "go-by";
    /** a table; 1 is the head table */
    table: number;
    rung: Rung;
    /** false only in a journal of format 8 or older: on paper, a table told nothing was level */
    awaits_sheet: boolean;
  }

  /** A table is heard by this, and by everything below it on the ladder. */
  interface GoesBy {
    is: "goes-by";
    /** a table; 1 is the head table */
    table: number;
    rung: Rung;
    /** false only in a journal of format 8 or older: on paper, a table told nothing was level */
    awaits_sheet: boolean;
  }

  /** The table goes by this already. */
  interface GoesByAlready {
    is: "goes-by-already";
    /** a table; 1 is the head table */
    table: number;
    rung: Rung;
  }

  /** All dice alike: the final is won. */
  interface GrandPrizeWon {
    is: "grand-prize";
    /** a player, by the name on the score card */
    player: string;
    faces: readonly number[] | null;
  }

  /** The host lets a bunco count that went uncalled at a table in this round. */
  interface Grant {
    is: "grant";
    /** a table; 1 is the head table */
    table: number;
  }

  /** One guest of tonight. */
  interface Guest {
    id: number;
    /** a player, by the name on the score card */
    name: string;
    /** an amount in cents */
    paid: number;
    email: string;
    wish: string;
    status: "alternate" | "expected" | "here" | "no-show";
    came_as: "alternate" | "expected" | "here" | "no-show";
  }

  /** The guest list has changed; only a browser with the right to know is told how. */
  interface GuestsChanged {
    changes: number;
  }

  /** How many guests were taken, which lines were not, and which names are easily confused. `right` says with how many lines nothing is wrong. `hints` name the columns that the list does not have. */
  interface GuestsTaken {
    taken: number;
    right: number;
    wrong: readonly WrongRow[];
    warnings: readonly string[];
    hints: readonly string[];
  }

  /** What has become of the sheets of a round. */
  interface HandAnswer {
    result: SheetsWrong | RoundTyped;
  }

  /** This player has gone home. */
  interface HasGoneHome {
    is: "has-gone-home";
    /** a player, by the name on the score card */
    player: string;
  }

  /** This player has no seat. */
  interface HasNoSeat {
    is: "has-no-seat";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Somebody has rolled at the table already. */
  interface HasStartedToRoll {
    is: "has-started-to-roll";
    /** a table; 1 is the head table */
    table: number;
  }

  /** This player has the traveler already. */
  interface HasTravelerAlready {
    is: "has-traveler-already";
    /** a player, by the name on the score card */
    player: string;
  }

  /** A table waits for the host. */
  interface HelpAsked {
    is: "help-asked";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The host has been at a table that asked for help. */
  interface HelpCame {
    is: "help-came";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The table no longer waits for the host. */
  interface HelpGiven {
    is: "help-given";
    /** a table; 1 is the head table */
    table: number;
  }

  /** One act: its time, its person and what it was. `name` is empty for the key. */
  interface HostAct {
    at_s: number;
    /** a device, a page or a host */
    who: string;
    name: string;
    act: "account-made" | "account-password" | "account-removed" | "account-role" | "account-sessions" | "all-codes" | "blasts" | "code" | "device-identified" | "device-named" | "device-placed" | "device-updated" | "door" | "guest-history" | "guests" | "key-ended" | "money" | "next-night" | "night-prepared" | "notice" | "phone-removed" | "picture" | "quiet-hours" | "ruleset" | "ruleset-deleted" | "scene" | "season-names" | "seat" | "sessions" | "signal-arm" | "signal-disarm" | "signal-mute" | "signal-tested" | "signal-unmute" | "signed-in" | "walk";
    detail: string;
  }

  /** The host decides this, and nobody rolls. */
  interface HostDecides {
    is: "host-decides";
    what: What;
  }

  /** The head table cannot end a break. */
  interface HostEndsBreak {
    is: "host-ends-break";
    what: string;
  }

  /** The table has asked for help already. */
  interface HostKnows {
    is: "host-knows";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The host's session has ended, here or everywhere. */
  interface HostLeft {
  }

  /** The address of a guest's page. It admits nobody to a table, so a projector may show it. */
  interface HowToJoin {
    address: string;
    by_name: string;
    why_unreachable: "configured" | "no-network" | null;
    console: string;
    has_accounts: boolean;
  }

  /** A forgotten play was added after an entry, by whom and why. Its own entry can be taken back. */
  interface Inserted {
    is: "inserted";
    /** the number of a journal entry */
    after: number;
    forgotten: Play;
    by: string;
    why: string;
    /** plays from this entry on do not count and are played again; without it, they stand */
    again_from: number | null;
    /** whether the rolls of the table keep their rollers, or follow the rules again */
    turns: "follow" | "stand";
  }

  /** A ghost cannot do what people do. */
  interface IsGhost {
    is: "is-ghost";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Somebody who is here cannot arrive. */
  interface IsHereAlready {
    is: "is-here-already";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The entry does not count, because it is played again. */
  interface IsPlayedAgain {
    is: "is-played-again";
  }

  /** A name that counts as another name of the same person. */
  interface JoinedName {
    /** a player, by the name on the score card */
    name: string;
    /** a player, by the name on the score card */
    to: string;
  }

  /** The journal's files were moved, deleted or replaced, so nothing can be recorded. */
  interface JournalMoved {
    is: "journal-moved";
    path: string;
  }

  /** The file of an archived night. */
  interface LastNight {
    file: string;
  }

  /** The last places of the semi-final. */
  interface LastPlaces {
    is: "last-places";
  }

  /** The last set is over, so no set's length can change. */
  interface LastSetIsOver {
    is: "last-set-is-over";
  }

  /** The latest acts, the newest first. */
  interface LatestActs {
    acts: readonly HostAct[];
    file_troubles: readonly string[];
  }

  /** Somebody goes home; their card is kept. */
  interface Leave {
    is: "leave";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Somebody has gone home; a ghost has the chair, if they had one. */
  interface Left {
    is: "left";
    /** a player, by the name on the score card */
    player: string;
    table: number | null;
    ghost: string | null;
  }

  /** A journal that is not counted, and why. */
  interface LeftOut {
    file: string;
    why: NotOverYet | SecondCopy | NotReadable;
    day: string;
    title: string;
  }

  /** The host gives the break more time. */
  interface LengthenBreak {
    is: "lengthen-break";
    minutes: number;
  }

  /** The score of this table is known already, and it is level: only its winner is missing. */
  interface LevelAlready {
    is: "level-already";
    /** a table; 1 is the head table */
    table: number;
    /** a team's points this round */
    points: number;
  }

  /** After the correction a table is level that never played off a tie. Its winners stay. */
  interface LevelNow {
    is: "level-now";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    winners: readonly [string, string];
    /** a team's points this round */
    tally: number;
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** Whether the page is up to date. `age_s` is the time since the engine was last heard. `signals` tells whether a box with a bell or a horn has been heard tonight, `copy` how the second copy of the journal is, and `disk_scarce` whether the journal's disk is nearly full. */
  interface Link {
    broker: boolean;
    engine: EngineNow;
    age_s: number | null;
    boxes_lost: readonly string[];
    signals: boolean;
    copy: CopyState;
    disk_scarce: boolean;
  }

  /** The list has one player twice. */
  interface ListedTwice {
    is: "listed-twice";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The part of the night that a revision would take away. The host confirms it separately. */
  interface Lost {
    is: "lost";
    /** rounds that have begun and would not have begun */
    rounds: number;
    /** entries that count and would no longer count */
    entries: number;
    /** whether the opening of the night is one of them */
    opening: boolean;
  }

  /** The table's bunco may still be called, so the host cannot grant it. */
  interface MayStillBeCalled {
    is: "may-still-be-called";
    /** a table; 1 is the head table */
    table: number;
  }

  /** One income beside what the guests pay, such as a raffle, or one expense, such as the hall. */
  interface MoneyLine {
    id: number;
    what: string;
    /** an amount in cents */
    cents: number;
  }

  /** One prize, its worth, and who has it once it is given. */
  interface MoneyPrize {
    name: string;
    cents: number;
    winners: readonly string[];
  }

  /** The sheet. What was paid and received is exactly the prizes, the expenses and the donation. The donation is negative if more goes out than comes in. Alternates who are not needed are no guests here unless they have paid. Those who do not come are: they were expected. */
  interface MoneySheet {
    paid: number;
    payers: number;
    guests: number;
    pot: number;
    prizes: readonly MoneyPrize[];
    expenses: readonly MoneyLine[];
    spent: number;
    donation: number;
    income: readonly MoneyLine[];
    received: number;
    earlier: boolean;
  }

  /** The place for the most wins, the most buncos, or the next most wins. `group` and `set` are given where only those count. */
  interface MostOf {
    is: "most-of";
    counted: "buncos" | "next-wins" | "wins";
    group: number | null;
    set: number | null;
    stage: "semi-final" | "sets";
  }

  /** The name contains an e-mail address, which no public page may show. */
  interface NameHasAddress {
    is: "name-has-address";
    /** a player, by the name on the score card */
    player: string;
  }

  /** A score card of tonight has this name. */
  interface NameIsTaken {
    is: "name-is-taken";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The name has letters that nobody sees. */
  interface NameIsUnreadable {
    is: "name-is-unreadable";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Only ghosts have such a name. */
  interface NameOfGhost {
    is: "name-of-ghost";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Somebody else had this name by then. */
  interface NameWasTaken {
    is: "name-was-taken";
    /** a player, by the name on the score card */
    player: string;
  }

  /** One player has two stars, two teams, or one of each. */
  interface NamedTwice {
    is: "named-twice";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The drawing of a break: the names drawn by lot from all who are here. */
  interface NamesDrawn {
    is: "names-drawn";
    players: readonly string[];
  }

  /** The names of a pasted table; none if the text is a list of names already. `left_out` are the headings of its other columns. */
  interface NamesRead {
    names: readonly string[] | null;
    left_out: readonly string[];
  }

  /** The night cannot end after that set. */
  interface NightCannotEnd {
    is: "night-cannot-end";
    sets: number;
    /** a set of the night, the first is 1 */
    set: number;
    fewest: number;
  }

  /** The end of the night. */
  interface NightEnd {
    is: "night-end";
  }

  /** Another machine goes on with this night, so nothing is recorded here. */
  interface NightHasMoved {
    is: "night-has-moved";
    at: string;
    file: string;
  }

  /** One night of this machine: its name, its day, and what the host calls it. */
  interface NightHeld {
    night: string;
    day: string;
    title: string;
  }

  /** The night is open, and cannot be opened again. */
  interface NightIsOpen {
    is: "night-is-open";
  }

  /** The night is over. */
  interface NightIsOver {
    is: "night-is-over";
  }

  /** The host says after which set the night ends. If that set is over, the night ends now. */
  interface NightLength {
    is: "night-length";
    sets: number;
    why: string;
  }

  /** Everything that the page shows; `error` says why the nights cannot be read. */
  interface NightList {
    tonight: Tonight | null;
    past: readonly PastNight[];
    rulesets: readonly Choosable[];
    error: string;
    next: PreparedNight | null;
    used_list: readonly string[];
  }

  /** The host has not opened the night. */
  interface NightNotOpen {
    is: "night-not-open";
  }

  /** The night is open: the seats, and the commitment to the seed of every draw. */
  interface NightOpened {
    is: "night-opened";
    ruleset: string;
    commitment: string;
    seats: readonly (readonly [string, string, string, string])[];
    ghosts: readonly string[];
    groups: readonly number[];
    hostess: string | null;
  }

  /** The last set is over: the standings are final, and the seed of every draw is told. */
  interface NightOver {
    is: "night-over";
    standings: readonly Standing[];
    seed: string;
  }

  /** The host has paused the night. */
  interface NightPaused {
    is: "night-paused";
    why: string;
  }

  /** The host has said after which set the night ends, and why. */
  interface NightPlanned {
    is: "night-planned";
    sets: number;
    why: string;
  }

  /** The night as the room sees it: the round, and what called it. */
  interface NightState {
    is: "night";
    /** the title of its rules */
    ruleset: string;
    bunco_word: string;
    phase: Phase;
    tables: number;
    set: number;
    sets: number;
    round: number;
    rounds: number;
    mark: number | null;
    /** what called the round, once the bell has rung */
    called: CalledBy | null;
    entry: number;
    /** whether these rules keep minis on the cards */
    minis: boolean;
    /** in a break: its purpose */
    break_for: string;
    /** the length of the break; none if the host ends it */
    break_minutes: number | null;
    /** the purpose of the break after this round, or after the final */
    break_planned: string;
    /** whether no round follows: places and prizes are settled */
    sets_over: boolean;
    /** whether the night is paused */
    paused: boolean;
    /** why it is paused, in the host's own words */
    paused_why: string;
    /** seconds that the clock gives to the current round, walk or break */
    timed_s: number | null;
    /** whether the round's time is up while the round continues */
    time_up: boolean;
    /** the number of tables in each group; none if there is only one group */
    groups: readonly number[];
    /** the number of dice in a throw */
    dice: number;
    /** the possible values of a roll in these rules */
    claims: readonly Worth[];
    /** names the night: the commitment to the seed of its draws */
    id: string;
    /** tables without a device, which wait for their sheets after the bell if they told nothing */
    without_device: readonly number[];
    /** tables with a pad or a phone and no electronic dice, which may be left alone */
    buttons_only: readonly number[];
    /** when the night will end; given once a round was measured */
    forecast: Forecast | null;
  }

  /** There is no break; one may be planned for later. */
  interface NoBreak {
    is: "no-break";
    planned: string | null;
  }

  /** There was no chair for this player in the rounds that were played. */
  interface NoChairThen {
    is: "no-chair-then";
    /** a player, by the name on the score card */
    player: string;
  }

  /** No finalists choose their chairs now. */
  interface NoChairsToChoose {
    is: "no-chairs-to-choose";
  }

  /** The pages name every table that has no button pad, no dice and no phone. They also name the tables with buttons only: a pad or a phone, and no electronic dice. Players may leave those alone and write. From the next bell on, each of these tables waits for its sheet if nothing was told of its round. */
  interface NoDeviceAt {
    is: "no-device-at";
    tables: readonly number[];
    buttons_only: readonly number[];
  }

  /** The dice do not say who rolls first, or have said it. */
  interface NoDiceForFirst {
    is: "no-dice-for-first";
    /** a table; 1 is the head table */
    table: number;
  }

  /** No ghost has a chair that somebody could take during a round. */
  interface NoGhostMakesRoom {
    is: "no-ghost-makes-room";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The table has not asked for help. */
  interface NoHelpAsked {
    is: "no-help-asked";
    /** a table; 1 is the head table */
    table: number;
  }

  /** These rules have no part for a hostess. */
  interface NoHostess {
    is: "no-hostess";
    /** a player, by the name on the score card */
    hostess: string;
  }

  /** This player has no place in the final. */
  interface NoPlaceInFinal {
    is: "no-place-in-final";
    /** a player, by the name on the score card */
    player: string;
  }

  /** After the correction these people would not have had to roll against each other. */
  interface NoRollOff {
    is: "no-roll-off";
    what: What;
    rolled: readonly string[];
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** The last set is over, so no round follows this break. */
  interface NoRoundFollows {
    is: "no-round-follows";
  }

  /** No round has been played, so there is no night to end. */
  interface NoRoundPlayed {
    is: "no-round-played";
  }

  /** No round is on in which the host could grant a bunco. */
  interface NoRoundToGrantIn {
    is: "no-round-to-grant-in";
  }

  /** No player has a star in this way of seating. */
  interface NoStars {
    is: "no-stars";
    starred: readonly string[];
    seating: "drawn" | "listed" | "three-dice";
  }

  /** The dice of these rules cannot show this. */
  interface NoSuchRoll {
    is: "no-such-roll";
    /** a table; 1 is the head table */
    table: number;
    /** a roll, with as many dice as the rules have */
    faces: readonly number[];
  }

  /** The night has no table of this number. */
  interface NoSuchTable {
    is: "no-such-table";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The action of one electronic die alone is no throw. */
  interface NoThrow {
    is: "no-throw";
    /** a device, a page or a host */
    uid: string;
    /** a die of its set */
    die: number;
    state: DieState;
  }

  /** A table was tied, and after the correction its points decide. Its winners are those who won by the tie's play. */
  interface NoTie {
    is: "no-tie";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    tally: readonly [number, number];
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** The table has no tie that dice decide. */
  interface NoTieToRollOff {
    is: "no-tie-to-roll-off";
    /** a table; 1 is the head table */
    table: number;
  }

  /** These rules have no traveler. */
  interface NoTraveler {
    is: "no-traveler";
  }

  /** No player has rolled in this round, so the head table cannot end it. */
  interface NobodyHasRolled {
    is: "nobody-has-rolled";
  }

  /** The table has no winner in that round. */
  interface NobodyHasWonYet {
    is: "nobody-has-won-yet";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
  }

  /** No player has this name. */
  interface NobodyIsCalled {
    is: "nobody-is-called";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Somebody has rolled at the table, so nobody there changes seats. */
  interface NobodyMoves {
    is: "nobody-moves";
    /** a table; 1 is the head table */
    table: number;
  }

  /** There is no roll-off now. */
  interface NobodyRollsOff {
    is: "nobody-rolls-off";
  }

  /** No players are level for this; something else may be open. */
  interface NobodyTiedFor {
    is: "nobody-tied-for";
    what: What;
    open: What | null;
  }

  /** A star or a team is given to somebody who does not play. */
  interface NotAmongPlayers {
    is: "not-among-players";
    /** a player, by the name on the score card */
    player: string;
  }

  /** Others sit at the table. */
  interface NotAtTable {
    is: "not-at-table";
    /** a player, by the name on the score card */
    player: string;
    /** a table; 1 is the head table */
    table: number;
    seats: readonly string[];
  }

  /** This player is not here. */
  interface NotHere {
    is: "not-here";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The table is not tied. */
  interface NotLevel {
    is: "not-level";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The list lacks somebody who is here. */
  interface NotListed {
    is: "not-listed";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The night goes on, or was put away before its end. */
  interface NotOverYet {
    is: "still-running";
  }

  /** The night is not paused, and cannot go on again. */
  interface NotPaused {
    is: "not-paused";
  }

  /** The host says that somebody with a place in the semi-final or the final is not in the hall. */
  interface NotPresent {
    is: "not-present";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The file is damaged, or no journal. */
  interface NotReadable {
    is: "unreadable";
  }

  /** Others are level for this. */
  interface NotTiedFor {
    is: "not-tied-for";
    /** a player, by the name on the score card */
    player: string;
    what: What;
    players: readonly string[];
  }

  /** The entry put the past right itself, so nothing happened right after it. */
  interface NothingCanFollow {
    is: "nothing-can-follow";
    /** the number of a journal entry */
    entry: number;
  }

  /** The entry holds no play, so nothing can be played again from there on. */
  interface NothingPlayedThere {
    is: "nothing-played-there";
    /** the number of a journal entry */
    entry: number;
  }

  /** The table has taken nothing back that it could bring back. */
  interface NothingToBringBack {
    is: "nothing-to-bring-back";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The table has said nothing in this round that it could take back. */
  interface NothingToUndo {
    is: "nothing-to-undo";
    /** a table; 1 is the head table */
    table: number;
  }

  /** No bunco has gone uncalled at the table in this round. */
  interface NothingUncalled {
    is: "nothing-uncalled";
    /** a table; 1 is the head table */
    table: number;
  }

  /** What the host has written for everybody in the hall; empty if there is nothing. */
  interface Notice {
    text: string;
  }

  /** There is a break. */
  interface OnBreak {
    is: "on-break";
    what: string;
  }

  /** The round is over at the table, but for the call of the bunco that lies there. */
  interface OnlyCallLeft {
    is: "only-call-left";
    /** a table; 1 is the head table */
    table: number;
  }

  /** By these rules the clock ends a round, or the host; the head table does not. */
  interface OnlyClockEndsRound {
    is: "only-clock-ends-round";
  }

  /** A message of the engine's own clock came from another speaker. */
  interface OnlyClockMaySay {
    is: "only-clock-may-say";
    /** a device, a page or a host */
    uid: string;
    message: string;
  }

  /** Only ghosts sit at the table, and nobody can roll there. */
  interface OnlyGhosts {
    is: "only-ghosts";
    /** a table; 1 is the head table */
    table: number;
  }

  /** A bell was pressed at another table than the head table. */
  interface OnlyHeadTableRings {
    is: "only-head-table-rings";
    /** a device, a page or a host */
    uid: string;
    /** a table; 1 is the head table */
    table: number;
  }

  /** A message of the host came from another speaker. */
  interface OnlyHostMaySay {
    is: "only-host-may-say";
    /** a device, a page or a host */
    uid: string;
    message: string;
  }

  /** No round is on, so a table cannot undo anything. */
  interface OnlyHostUndoes {
    is: "only-host-undoes";
  }

  /** A phone wanted more than to let its own table go by phone. */
  interface OnlyOwnTableByPhone {
    is: "only-own-table-by-phone";
    /** a device, a page or a host */
    uid: string;
  }

  /** The host opens the night with the players present, seated by lot, in the order listed, or in another way. Ghosts take the chairs that are left over. The starred begin at the head table, or at the first of each group. Teams sit opposite each other. The hostess need not play. */
  interface OpenNight {
    is: "open";
    players: readonly string[];
    seating: "drawn" | "listed" | "stars" | "three-dice" | "usual";
    starred: readonly string[];
    teams: readonly (readonly [string, string])[];
    hostess: string | null;
  }

  /** A value that may be chosen, and the sentence for it. */
  interface Option {
    value: boolean | number | string;
    words: string;
  }

  /** After the correction the bell would have rung and did not, or it rang and would not have. */
  interface OtherBell {
    is: "other-bell";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    bell: "rang" | "silent";
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** Others are the finalists, or somebody has two chairs or none. */
  interface OtherFinalists {
    is: "other-finalists";
    finalists: readonly string[];
    players: readonly string[];
  }

  /** A past night by other rules, as the pages show it. */
  interface OtherNight {
    bunco_word: string;
    semi_final: number;
    set: number;
    round: number;
    rounds: number;
    same_rounds: number;
    standings: readonly Standing[];
    stop: StopShown | null;
  }

  /** Another number of dice is rolled for this. */
  interface OtherNumberOfDice {
    is: "other-number-of-dice";
    /** a player, by the name on the score card */
    player: string;
    thrown: number;
    what: What;
    dice: number;
  }

  /** Another number of people gets this. */
  interface OtherNumberOfPlaces {
    is: "other-number-of-places";
    what: What;
    places: number;
    given: number;
  }

  /** After the correction others would have been in a semi-final or final that was begun. */
  interface OtherPlaces {
    is: "other-places";
    stage: PlaceIn;
    instead: readonly string[];
    played: readonly string[];
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** After the correction others would have rolled for a place. */
  interface OtherRollers {
    is: "other-rollers";
    what: What;
    level: readonly string[];
    played: readonly string[];
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** The table goes by something else than this speaker. */
  interface OtherRung {
    is: "other-rung";
    /** a table; 1 is the head table */
    table: number;
    rung: Rung;
    speaker: Rung;
  }

  /** After the correction the dice would have gone round differently at a table. */
  interface OtherTurns {
    is: "other-turns";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** The host gave a table's round to a team, by whom and why. It holds until it is taken back. */
  interface Overruled {
    is: "overruled";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    team: Team;
    by: string;
    why: string;
    /** plays from this entry on do not count and are played again; without it, they stand */
    again_from: number | null;
    /** whether the rolls of the table keep their rollers, or follow the rules again */
    turns: "follow" | "stand";
  }

  /** Who is signed in at this browser. The name is empty for the key. */
  interface OwnSession {
    name: string;
    role: "door" | "host" | "scorekeeper";
    has_accounts: boolean;
  }

  /** A page of facts, the oldest first, always with whole entries; and whether older ones exist. */
  interface Page {
    lines: readonly FactLine[];
    more: boolean;
  }

  /** A page says that it has sounded a signal, and no page can. */
  interface PageCannotSound {
    is: "page-cannot-sound";
    /** a device, a page or a host */
    uid: string;
  }

  /** A night that was put away. */
  interface PastNight {
    file: string;
    opened: string;
    about: AboutNight;
    has_money: boolean;
    is_over: boolean;
  }

  /** The names for the opening form, as they were pasted, and whether it asks for a hostess. */
  interface PastedNames {
    names: string;
    has_hostess: boolean;
  }

  /** The host pauses the night: nothing counts until it goes on. */
  interface Pause {
    is: "pause";
    why: string;
  }

  /** The night is paused, and why in the host's own words. Nothing that is rolled or rung counts. */
  interface Paused {
    is: "paused";
    why: string;
  }

  /** The night is paused, and cannot be paused again. */
  interface PausedAlready {
    is: "paused-already";
  }

  /** One person's dice in a roll-off. */
  interface PersonRoll {
    is: "person-roll";
    /** a player, by the name on the score card */
    player: string;
    /** one die, or three */
    faces: readonly number[];
  }

  /** One person, and the nights on which they came or paid, the newest first. */
  interface PersonsVisits {
    /** a player, by the name on the score card */
    name: string;
    visits: readonly Visit[];
  }

  /** A phone cannot ring the bell. */
  interface PhoneRingsNoBell {
    is: "phone-rings-no-bell";
  }

  /** One admitted phone. */
  interface PhoneShown {
    phone: string;
    kind: string;
    /** a table; 1 is the head table */
    table: number;
    silent_s: number;
    is_silent: boolean;
  }

  /** The state of a phone, for that phone. */
  interface PhoneStatus {
    phone: string | null;
    table: number | null;
    pad: "buttons" | "nobody" | "phone" | "this";
    pad_name: string | null;
    out: Out | null;
  }

  /** A phone, a code or a pad has changed; only a browser with the right to know is told which. */
  interface PhonesChanged {
    changes: number;
  }

  /** All phones together send too much at once. */
  interface PhonesSayTooMuch {
    is: "phones-say-too-much";
  }

  /** A past night, as `headtable replay` tells it. */
  interface PlayedNight {
    ruleset: string;
    bunco_word: string;
    opened: string;
    phase: Phase;
    standings: readonly Standing[];
    results: readonly Result[];
  }

  /** One round of a player. The points of the player's own team come first. */
  interface PlayedRound {
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    partner: string;
    opponents: readonly [string, string];
    points: readonly [number, number];
    how: WonHow;
    won: boolean;
  }

  /** The entry let something be played again, and something has been played since. */
  interface PlayedSince {
    is: "played-since";
    /** the number of a journal entry */
    entry: number;
  }

  /** So many buncos of one player on the sheet of a round. */
  interface PlayerBuncos {
    is: "player-buncos";
    /** a player, by the name on the score card */
    player: string;
    buncos: number;
  }

  /** Every finished round of one player, the first of them first. */
  interface PlayerCard {
    /** a player, by the name on the score card */
    player: string;
    rounds: readonly PlayedRound[];
  }

  /** The sheet has no number of points for these two. */
  interface PointsMissing {
    is: "points-missing";
    /** a table; 1 is the head table */
    table: number;
    players: readonly [string, string];
  }

  /** A night that a host prepares while another one goes on. */
  interface PreparedNight {
    ruleset: string;
    about: AboutNight;
    names: string;
    players: readonly string[];
    unnamed: "leave" | "stay";
  }

  /** The entry that started the present or the last round, so that it can be taken back and typed in. */
  interface PresentRound {
    started: number | null;
  }

  /** The engine's answer as a page shows it. */
  interface PreviewAnswer {
    result: PreviewShown | RefusalShown;
  }

  /** The console's preview before the host confirms: contradictions, changes, and what would be lost. */
  interface PreviewShown {
    is: "preview-shown";
    contradictions: readonly PreviewedContradiction[];
    changes: readonly PreviewedChange[];
    voided: readonly number[];
    more: number;
    lost: Lost | null;
  }

  /** Something that would change, as data and in words. */
  interface PreviewedChange {
    what: TallyChanged | Changed | CardChanged;
    words: string;
  }

  /** Something that was played and would not fit, as data and as a sentence. */
  interface PreviewedContradiction {
    what: Contradiction;
    words: string;
  }

  /** The previews of one asker take too much time. */
  interface PreviewsTakeTooLong {
    is: "previews-take-too-long";
    /** a device, a page or a host */
    asker: string;
  }

  /** One prize: its worth, and its winners once it is given. Without winners nobody could have it. */
  interface PrizeLine {
    is: "prize-line";
    name: string;
    dollars: number | null;
    won: readonly PrizeWon[];
    nobodys: boolean;
    /** where its money goes, if nobody has the prize */
    goes_to: MoneyGoesTo;
  }

  /** A prize. */
  interface PrizeOf {
    is: "prize-of";
    prize: string;
  }

  /** The players who have one share of a prize. Without players the hostess has it. */
  interface PrizeShare {
    is: "prize-share";
    players: readonly string[];
    dollars: number | null;
  }

  /** Nobody can have this prize. Its money goes into the last draw, or to the dearest prize that somebody has. */
  interface PrizeUnwon {
    is: "prize-unwon";
    prize: string;
    dollars: number | null;
    goes_to: MoneyGoesTo;
  }

  /** These players have a prize; several share it. Without players the hostess has it, who does not play. */
  interface PrizeWon {
    is: "prize-won";
    prize: string;
    players: readonly string[];
    why: Why;
    dollars: number | null;
  }

  /** Every prize is given. Together they are worth the pot. */
  interface PrizesGiven {
    is: "prizes-given";
    dollars: number | null;
  }

  /** The scenes that the host has fixed, by screen, and the version of the hall's picture; empty without one. */
  interface Projectors {
    scenes: Record<string, Scene>;
    picture: string;
  }

  /** This player goes to the semi-final, by what, and why. `set` is missing where all sets counted. */
  interface Qualified {
    is: "qualified";
    /** a player, by the name on the score card */
    player: string;
    place: QualifiedBy;
    why: Why;
    group: number | null;
    set: number | null;
  }

  /** This player is not there for the semi-final. The place is given again, and a ghost holds the chair until then. */
  interface QualifierAbsent {
    is: "qualifier-absent";
    /** a player, by the name on the score card */
    player: string;
    table: number | null;
    ghost: string | null;
  }

  /** From when until when the horn is silent, by the hall's clock. It may span midnight. */
  interface QuietSpan {
    is: "quiet-span";
    /** a time of day such as 22:00 */
    start: string;
    /** a time of day such as 22:00 */
    end: string;
  }

  /** Another sentence. */
  interface Reference {
    is: "reference";
    name: string;
  }

  /** The reason why the change is not possible, as data and as a sentence. */
  interface RefusalShown {
    is: "refusal-shown";
    what: Refusal;
    words: string;
  }

  /** One device or host page was refused too often. */
  interface RefusedTooOften {
    is: "refused-too-often";
    /** a device, a page or a host */
    uid: string;
  }

  /** A name that was written down wrongly is corrected everywhere. */
  interface Rename {
    is: "rename";
    /** a player, by the name on the score card */
    player: string;
    /** a player, by the name on the score card */
    to: string;
  }

  /** A name was corrected, in the past as well. */
  interface Renamed {
    is: "renamed";
    /** a player, by the name on the score card */
    player: string;
    /** a player, by the name on the score card */
    to: string;
  }

  /** Later plays rest on the entry. They stand, unless they are played again from this entry on. */
  interface RestsOn {
    is: "rests-on";
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** How one table's round ended, as `headtable replay` tells it. */
  interface Result {
    set: number;
    round: number;
    table: number;
    winners: readonly [string, string];
    losers: readonly [string, string];
    tally: readonly [number, number];
    how: WonHow;
  }

  /** The winners at a table in a round. */
  interface ResultOf {
    is: "result-of";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
  }

  /** The host ends the pause. */
  interface Resume {
    is: "resume";
  }

  /** The night goes on from where it was paused. */
  interface Resumed {
    is: "resumed";
  }

  /** The bell: the head table's scorekeeper (the button) or the host starts or ends the round. While a bunco of the head table waits for its call, its button calls it. Its phone calls it, too, but rings nothing. */
  interface Ring {
    is: "ring";
    by: "button" | "host" | "phone";
    /** the engine says it, whatever the speaker does */
    when: When | null;
  }

  /** The dice of some or all of the people who still have to roll against each other. */
  interface RollFor {
    is: "roll-for";
    rolls: readonly PersonRoll[];
  }

  /** The dice of people at a table for the first roll of the round: one die each. */
  interface RollForFirst {
    is: "roll-for-first";
    /** a table; 1 is the head table */
    table: number;
    rolls: readonly PersonRoll[];
  }

  /** A tied table threw one die for each team. */
  interface RollOff {
    is: "rolloff";
    /** a table; 1 is the head table */
    table: number;
    /** the face of a die */
    a: number;
    /** the face of a die */
    b: number;
  }

  /** The players who get the thing that was rolled off. */
  interface RollOffFor {
    is: "roll-off-for";
    what: What;
  }

  /** Somebody's roll would be a ghost's. */
  interface RollWouldBeGhosts {
    is: "roll-would-be-ghosts";
    /** a player, by the name on the score card */
    player: string;
    /** the number of a journal entry */
    entry: number;
  }

  /** Somebody's roll would no longer count. */
  interface RollWouldNotCount {
    is: "roll-would-not-count";
    /** a player, by the name on the score card */
    player: string;
    /** the number of a journal entry */
    entry: number;
    why: PlayRefusal;
  }

  /** A roll that counts: its points, the table's tallies after it, and whose card gets a bunco or mini. For a bunco, `when` may tell when it was thrown or called. */
  interface Rolled {
    is: "rolled";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    worth: Worth;
    points: number;
    tally: readonly [number, number];
    faces: readonly number[] | null;
    credit: string | null;
    when: When | null;
  }

  /** The dice of some players in a roll-off. Those who are level at the cut throw again. */
  interface RolledFor {
    is: "rolled-for";
    what: What;
    rolls: readonly PersonRoll[];
  }

  /** The dice of some players at a table for the first roll. Level players throw again. */
  interface RolledForFirst {
    is: "rolled-for-first";
    /** a table; 1 is the head table */
    table: number;
    rolls: readonly PersonRoll[];
  }

  /** People have rolled for this since. */
  interface RolledForSince {
    is: "rolled-for-since";
    what: What;
  }

  /** This player has rolled for a table, which no ghost can. */
  interface RolledForTable {
    is: "rolled-for-table";
    /** a player, by the name on the score card */
    player: string;
  }

  /** This player has rolled in the final since. */
  interface RolledInFinalSince {
    is: "rolled-in-final-since";
    /** a player, by the name on the score card */
    player: string;
  }

  /** One throw of a roll-off; equal dice are thrown again. */
  interface RolledOff {
    is: "rolled-off";
    /** a table; 1 is the head table */
    table: number;
    /** the face of a die */
    a: number;
    /** the face of a die */
    b: number;
  }

  /** People roll for their first tables, and nobody sits yet. */
  interface RollingForTables {
    is: "rolling-for-tables";
  }

  /** A roll-off: for what, who still must roll, and the dice of this throw and the one before. */
  interface RollingOff {
    is: "rolling-off";
    what: What;
    players: readonly string[];
    /** the players who must roll now; empty if the host decides */
    to_roll: readonly string[];
    places: number;
    dice: number;
    wins: Wins;
    rolls: readonly PersonRoll[];
    before: readonly PersonRoll[];
    /** the players who are sure of it */
    sure: readonly string[];
    /** the players who have gone home, so that the host decides */
    gone: readonly string[];
    /** where its winners play on, if it is about a place there */
    place_in: PlaceIn | null;
  }

  /** One player has rolled more than once in one throw. */
  interface RollsOnce {
    is: "rolls-once";
    /** a player, by the name on the score card */
    player: string;
    times: number;
  }

  /** Rolls of the table were told in this round, so they decide and not its sheet. */
  interface RollsWereTold {
    is: "rolls-were-told";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The bell: the round ends for all tables or for a group, with the cause, the roller and the roll. */
  interface RoundCalled {
    is: "round-called";
    cause: CallCause;
    by: string;
    team: Team | null;
    tally: number | null;
    worth: Worth | null;
    faces: readonly number[] | null;
    table: number | null;
  }

  /** The round is being played. */
  interface RoundIsOn {
    is: "round-is-on";
  }

  /** The round is over at the table. */
  interface RoundIsOver {
    is: "round-is-over";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The next round is ready, and has not started. */
  interface RoundNotStarted {
    is: "round-not-started";
  }

  /** Every table knows its winner. */
  interface RoundOver {
    is: "round-over";
    set: number;
    round: number;
  }

  /** How a round ended at one table; the winners' points are the team's in the tally. */
  interface RoundResult {
    is: "round-result";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    team: Team;
    winners: readonly [string, string];
    losers: readonly [string, string];
    tally: readonly [number, number];
    how: WonHow;
  }

  /** Everyone may roll. */
  interface RoundStarted {
    is: "round-started";
    set: number;
    round: number;
    /** the face of a die */
    mark: number;
  }

  /** The entries to take back together, and the refusal at which the rest was left out, if there was one. */
  interface RoundTyped {
    is: "round-typed";
    entries: readonly number[];
    refused: Verdict | null;
  }

  /** A table's finished rounds have changed: a page that lists them requests them again. */
  interface Rounds {
    /** a table; 1 is the head table */
    of_table: number;
    changes: number;
  }

  /** One heading of the rule card with its sentences, and the words of the glossary in them. */
  interface RulesPart {
    title: string;
    sentences: readonly string[];
    words: readonly string[];
  }

  /** The rule card without the marks that tell who lends a rule. It has no parts while the rules are unknown. */
  interface RulesTold {
    parts: readonly RulesPart[];
  }

  /** This player has sat in the final since. */
  interface SatInFinalSince {
    is: "sat-in-final-since";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The name of a saved ruleset. */
  interface Saved {
    name: string;
  }

  /** One phone sends too much at once. */
  interface SaysTooMuch {
    is: "says-too-much";
    /** a device, a page or a host */
    uid: string;
  }

  /** A named screen. Without a scene of its own it follows the night. */
  interface Screen {
    name: string;
    scene: Scene | null;
    connected: boolean;
  }

  /** A screen has come or gone, or has another scene; the console asks again. */
  interface ScreensChanged {
    changes: number;
  }

  /** All nights together. */
  interface Season {
    bunco_word: string;
    nights: readonly SeasonNight[];
    players: readonly SeasonPlayer[];
    /** those who sat together most come first */
    pairs: readonly SeasonPair[];
    skipped: readonly LeftOut[];
    joined: readonly JoinedName[];
  }

  /** One night that is over, and who had the first place. */
  interface SeasonNight {
    day: string;
    title: string;
    players: number;
    winners: readonly string[];
  }

  /** Two players, how many rounds they sat together, and how many of these as partners. */
  interface SeasonPair {
    /** a player, by the name on the score card */
    one: string;
    /** a player, by the name on the score card */
    other: string;
    rounds: number;
    partners: number;
  }

  /** One player in all nights. `cents` are those of all prizes; none where no night had a pot. */
  interface SeasonPlayer {
    /** a player, by the name on the score card */
    player: string;
    nights: number;
    wins: number;
    losses: number;
    buncos: number;
    points: number;
    cents: number | null;
    untold_rounds: number;
  }

  /** Everybody who is here is seated again between two rounds, drawn or in the order listed. */
  interface SeatAgain {
    is: "seat-again";
    seating: "drawn" | "listed";
    /** everybody, if listed */
    players: readonly string[];
  }

  /** The finalists have chosen their chairs, clockwise. */
  interface SeatFinal {
    is: "seat-final";
    players: readonly string[];
  }

  /** Everybody who is here has a new chair, with as few ghosts as possible. */
  interface SeatedAgain {
    is: "seated-again";
    seats: readonly (readonly [string, string, string, string])[];
    ghosts: readonly string[];
    groups: readonly number[];
  }

  /** Everybody is seated again only between two rounds. */
  interface SeatedBetweenRounds {
    is: "seated-between-rounds";
  }

  /** The night is open and everybody rolls for their table. The commitment to the seed of every draw is published. */
  interface SeatingBegun {
    is: "seating-begun";
    ruleset: string;
    commitment: string;
    players: readonly string[];
    hostess: string | null;
  }

  /** The seats at a table in a round. */
  interface SeatsAt {
    is: "seats-at";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
  }

  /** Two players have each other's chairs. */
  interface SeatsSwapped {
    is: "seats-swapped";
    /** a player, by the name on the score card */
    one: string;
    /** a player, by the name on the score card */
    other: string;
  }

  /** The same night is in another file. */
  interface SecondCopy {
    is: "copy-of";
  }

  /** The semi-final is the last set, so the number of sets stands. */
  interface SemiFinalIsLast {
    is: "semi-final-is-last";
  }

  /** The player with this place of the semi-final. */
  interface SemiPlace {
    is: "semi-place";
    by: QualifiedBy;
    group: number | null;
    set: number | null;
  }

  /** This player has qualified in place of another, and has the chair in the semi-final. */
  interface SemiSeatTaken {
    is: "semi-seat-taken";
    /** a player, by the name on the score card */
    player: string;
    /** a table; 1 is the head table */
    table: number;
    /** a chair, clockwise; 1 and 3 are partners, 2 and 4 are */
    seat: number;
    /** a player, by the name on the score card */
    instead_of: string;
  }

  /** The semi-final is one more set, and these play it. */
  interface SemiSeated {
    is: "semi-seated";
    set: number;
    seats: readonly (readonly [string, string, string, string])[];
    ghosts: readonly string[];
  }

  /** All sentences of the pages, in one language; `bunco` is the word where no ruleset has another. `players` are the arguments that hold players' names. */
  interface Sentences {
    language: string;
    currency: string;
    bunco: string;
    players: readonly string[];
    sentences: Record<string, readonly (Argument | Reference | FunctionCall | Choice | string | number)[]>;
  }

  /** A session has ended, or an account has another role: a console asks whether it still has its rights. */
  interface SessionsChanged {
    changes: number;
  }

  /** The set before was ended between two rounds. This set begins, and nobody walks again. */
  interface SetBegun {
    is: "set-begun";
    set: number;
  }

  /** The set cannot end after that round. */
  interface SetCannotEnd {
    is: "set-cannot-end";
    /** a set of the night, the first is 1 */
    set: number;
    rounds: number;
    fewest: number;
    /** a round of its set */
    most: number;
  }

  /** The host says after which round this set ends. If that round is over, the set ends now. */
  interface SetLength {
    is: "set-length";
    rounds: number;
    why: string;
  }

  /** The last round of the set is done, or the host has ended it. */
  interface SetOver {
    is: "set-over";
    set: number;
  }

  /** The host has said after which round this set ends, and why. */
  interface SetPlanned {
    is: "set-planned";
    set: number;
    rounds: number;
    why: string;
  }

  /** One field of the form; `words` are the words of the glossary in what it settles and in its choices. `most` of a list of sections is the place for a new one; without it there is no room. */
  interface SettingField {
    key: string;
    kind: "choice" | "items" | "number" | "section" | "several" | "text" | "yes-no";
    settles: string;
    value: boolean | number | string | readonly (number | string)[] | null;
    options: readonly Option[];
    least: number | null;
    most: number | null;
    may_be_empty: boolean;
    words: readonly string[];
    part: string;
  }

  /** People have built on this result since it was settled. */
  interface SettledSince {
    is: "settled-since";
    what: What;
  }

  /** The round is still played at the table. Only the bell ends it. */
  interface SheetBeforeBell {
    is: "sheet-before-bell";
    /** a table; 1 is the head table */
    table: number;
  }

  /** There is no sheet of this table, or its people sit elsewhere now. */
  interface SheetMissing {
    is: "sheet-missing";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The sheet of a table: its final score, and its buncos. `cards` names for each bunco whose card gets it. */
  interface SheetTold {
    is: "sheet-told";
    /** a table; 1 is the head table */
    table: number;
    seats: readonly [string, string, string, string];
    tally: readonly [number, number];
    /** who rolled buncos, in that order if it is known */
    buncos: readonly PlayerBuncos[];
    cards: readonly string[];
    /** whether the sheet's last bunco moves the traveler; without it, it does if the room saw no other bunco in the round */
    traveler: "moves" | "stays" | null;
  }

  /** The table's sheet was told in this round. */
  interface SheetToldAlready {
    is: "sheet-told-already";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The printed sheets: their pages, and the letters that no font has. */
  interface SheetsPrinted {
    sheet: "certificates" | "half-filled" | "name-tags" | "results" | "score-cards" | "seating" | "table-cards" | "tally-sheets";
    paper: "a4" | "letter";
    pages: number;
    missing: readonly string[];
  }

  /** Nothing was entered, because these cells are wrong. */
  interface SheetsWrong {
    is: "sheets-wrong";
    cells: readonly WrongCell[];
  }

  /** The form: its fields, the card, and what is wrong. It has no fields if a value is invalid. */
  interface ShownDraft {
    title: string;
    fields: readonly SettingField[];
    card: RulesTold;
    faults: readonly ShownFault[];
  }

  /** What is wrong with a draft, in words; the key is `example` for an example. */
  interface ShownFault {
    key: string;
    words: string;
  }

  /** The version of the picture; empty if there is none. */
  interface ShownPicture {
    version: string;
  }

  /** One signal of a box; `by_host` are the choices that a host may take back, the rest is in headtable.toml. */
  interface SignalShown {
    /** a device, a page or a host */
    box: string;
    signal: Signal;
    sounding: boolean;
    armed: boolean;
    muted: boolean;
    disarmed_by_host: boolean;
    muted_by_host: boolean;
  }

  /** Everything at the tables that is silent, as the page of the devices marks it; and how many phones each has. */
  interface Silences {
    silent: readonly SilentAtTable[];
    phones: Record<number, number>;
  }

  /** A device or a phone of a table that nobody hears any more; `gone` if its line has lost it. */
  interface SilentAtTable {
    /** a table; 1 is the head table */
    table: number;
    name: string;
    gone: boolean;
    silent_s: number | null;
  }

  /** Everything a page needs to draw itself. */
  interface Snapshot {
    link: Link;
    night: NightState | null;
    tables: readonly TableState[];
    board: BoardState;
    stage: StageState;
    words: StageWords;
    clock: Clock;
    notice: Notice;
    projectors: Projectors;
    latest: readonly FactLine[];
    older: boolean;
    tables_told: number;
  }

  /** The state of the night besides its rounds: roll-offs, places, prizes, and corrections. */
  interface StageState {
    is: "stage";
    contest: RollingOff | null;
    /** the most important changes since the last round began */
    changed: readonly Changed[];
    qualified: readonly Qualified[];
    /** whether its tables are seated */
    semi_final: boolean;
    /** whether some have qualified and it has not begun */
    semi_waits: boolean;
    finalists: readonly FinalistChosen[];
    /** clockwise; the state of table 1 has the roller */
    final_seats: readonly string[];
    grand_prize: string | null;
    prizes: readonly PrizeLine[];
    /** the names of the latest drawing */
    drawn: readonly string[];
    traveler: TravelerState | null;
    /** how many further changes are left out */
    changes_left_out: number;
  }

  /** The subject of a roll-off, empty if there is none, and all other announcements. */
  interface StageWords {
    roll_off: string;
    changes: readonly ChangeLine[];
    changes_left_out: number;
  }

  /** One player's line on the score card, with the place that it gives; equals share a place. Minis are told only where the rules keep them on the cards. */
  interface Standing {
    is: "standing";
    place: number;
    /** a player, by the name on the score card */
    player: string;
    wins: number;
    losses: number;
    buncos: number;
    minis: number | null;
  }

  /** A player's place and score card at the end of the night. */
  interface StandingOf {
    is: "standing-of";
    player: string;
  }

  /** A device has no table in the configuration. */
  interface StandsOnNoTable {
    is: "stands-on-no-table";
    /** a device, a page or a host */
    uid: string;
  }

  /** The host starts a break, with its purpose and length. During a round or the final, the break begins when that is over. */
  interface StartBreak {
    is: "start-break";
    /** the purpose of the break */
    what: string;
    minutes: number | null;
  }

  /** The head table starts the round by rolling. */
  interface StartRound {
    is: "start";
  }

  /** One station of a walk; `place`, `name` and `notes` are sentences. */
  interface StationShown {
    kind: "bell" | "die" | "pad" | "signal";
    /** a device, a page or a host */
    uid: string;
    table: number | null;
    signal: Signal | null;
    place: string;
    name: string;
    result: "answered" | "failed" | "left-out" | "open" | "skipped";
    notes: string;
    at: string;
  }

  /** The final has begun, so nobody else gets this player's place. */
  interface StaysInFinal {
    is: "stays-in-final";
    /** a player, by the name on the score card */
    player: string;
  }

  /** People roll against each other for a place or a prize, or wait for it. */
  interface StillRollingOff {
    is: "still-rolling-off";
  }

  /** What happened at the end of a night by other rules, when, and why it does not fit them, in words. */
  interface StopShown {
    said: string;
    why: string;
    at_ms: number | null;
  }

  /** Somebody new takes over the chair and the card of one who goes. */
  interface Substitute {
    is: "substitute";
    /** a player, by the name on the score card */
    player: string;
    /** a player, by the name on the score card */
    by: string;
  }

  /** One player has taken over the chair and the card of another. */
  interface Substituted {
    is: "substituted";
    /** a player, by the name on the score card */
    player: string;
    /** a player, by the name on the score card */
    by: string;
  }

  /** The host lets two swap their chairs. */
  interface SwapSeats {
    is: "swap-seats";
    /** a player, by the name on the score card */
    one: string;
    /** a player, by the name on the score card */
    other: string;
  }

  /** A player cannot swap seats with themselves. */
  interface SwapsAlone {
    is: "swaps-alone";
    /** a player, by the name on the score card */
    player: string;
  }

  /** The table is level, and nobody plays on there. */
  interface TableIsTied {
    is: "table-is-tied";
    /** a table; 1 is the head table */
    table: number;
    decides: SettledBy;
  }

  /** A table's code, its link, and its admitted phones. */
  interface TablePhones {
    /** a table; 1 is the head table */
    table: number;
    code: string;
    link: string;
    by_name: string;
    phones: readonly AdmittedPhone[];
    button_pad: string | null;
    rung: Rung;
  }

  /** The rounds that one table has finished tonight, the first of them first. */
  interface TableRounds {
    is: "table-rounds";
    /** a table; 1 is the head table */
    table: number;
    results: readonly RoundResult[];
  }

  /** One table as the room sees it. */
  interface TableState {
    is: "table";
    /** a table; 1 is the head table */
    table: number;
    phase: TablePhase;
    seats: readonly [string, string, string, string];
    tally: readonly [number, number];
    roller: string | null;
    turn_points: number;
    last: Worth | null;
    faces: readonly number[] | null;
    call_it: boolean;
    winner: Team | null;
    walks: readonly Walk[];
    /** the player who throws for a ghost */
    thrower: string | null;
    /** the players in the chairs who are ghosts */
    ghosts: readonly string[];
    /** between rounds: how the last round ended here */
    before: TableWon | null;
    /** after the bell: the players whose turns are still due, in order */
    may_roll: readonly string[];
    /** throws off the table that count against this turn */
    strikes: number;
    /** the player whose bunco went uncalled; the host may grant it */
    uncalled: string | null;
    /** whether the turn may be left unfinished now */
    may_decline: boolean;
    /** the table's input: dice, pad, phone or paper */
    rung: Rung;
    /** the number to roll */
    mark: number | null;
    /** the dice that wait until they count */
    proposed: readonly number[] | null;
    /** why all dice are thrown again, if they are */
    again: BadThrowWhy | null;
    /** whether the table waits for the host */
    help: boolean;
    /** whether the bell has rung and nothing was told, so that a final score may be */
    takes_sheet: boolean;
    /** the players whose dice still decide who rolls first */
    first_roll: RollingOff | null;
    /** where the round goes on if this table takes back its last roll, which ended it */
    undo_reopens: "group" | "hall" | null;
  }

  /** A table has had its last roll of the round. */
  interface TableStopped {
    is: "table-stopped";
    /** a table; 1 is the head table */
    table: number;
    tally: readonly [number, number];
  }

  /** A table finished level. The rules decide by one die for each team, by further turns, or by the host. Where dice decide, `by` tells who rolls them, and `rollers` names those whom the rules know. */
  interface TableTied {
    is: "table-tied";
    /** a table; 1 is the head table */
    table: number;
    /** a team's points this round */
    tally: number;
    by: RolledBy | null;
    rollers: readonly string[];
  }

  /** A table was set for this player's arrival. */
  interface TableWasSet {
    is: "table-was-set";
    /** a player, by the name on the score card */
    player: string;
  }

  /** A team won the round at its table. */
  interface TableWon {
    is: "table-won";
    /** a table; 1 is the head table */
    table: number;
    team: Team;
    winners: readonly [string, string];
    losers: readonly [string, string];
    tally: readonly [number, number];
    how: WonHow;
  }

  /** The night has as many tables as it may have, and no free chair. */
  interface TablesAreFull {
    is: "tables-are-full";
    /** a player, by the name on the score card */
    player: string;
    tables: number;
  }

  /** The bell has rung, and some tables still play the round to its end. */
  interface TablesStillFinish {
    is: "tables-still-finish";
  }

  /** The entry has been taken back. */
  interface TakenBackAlready {
    is: "taken-back-already";
    /** the number of a journal entry */
    entry: number;
  }

  /** The points of two teams in the round that is on, as they are and as they would be. */
  interface TallyChanged {
    is: "tally-changed";
    /** a table; 1 is the head table */
    table: number;
    one: readonly [string, string];
    other: readonly [string, string];
    was: readonly [number, number];
    now: readonly [number, number];
  }

  /** The table has more points than its tally holds. */
  interface TallyIsFull {
    is: "tally-is-full";
    /** a table; 1 is the head table */
    table: number;
  }

  /** Teams can be kept together only where seats are drawn. */
  interface TeamsNeedDraw {
    is: "teams-need-draw";
  }

  /** Three dice were thrown at a table and read. */
  interface Throw {
    is: "throw";
    /** a table; 1 is the head table */
    table: number;
    /** a roll, with as many dice as the rules have */
    faces: readonly number[];
    /** the engine says it, whatever the speaker does */
    when: When | null;
  }

  /** By these rules such a throw counts. */
  interface ThrowCounts {
    is: "throw-counts";
    /** a table; 1 is the head table */
    table: number;
    why: BadThrowWhy;
  }

  /** A throw did not count, so all dice are thrown again. `strikes` counts such throws in this turn. */
  interface ThrownAgain {
    is: "thrown-again";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    why: BadThrowWhy;
    strikes: number;
  }

  /** The table plays on to decide a tie, and nobody leaves a turn then. */
  interface TieIsPlayedOn {
    is: "tie-is-played-on";
    /** a table; 1 is the head table */
    table: number;
  }

  /** The score is level, and the sheet does not tell who won. */
  interface TieWithoutWinner {
    is: "tie-without-winner";
    /** a table; 1 is the head table */
    table: number;
  }

  /** These people have to roll against each other: for what, how many get it, and with how many dice. Nobody rolls where the rules leave it to the host, or where one of them has gone home. */
  interface TiedFor {
    is: "tied-for";
    what: What;
    players: readonly string[];
    places: number;
    dice: "1" | "3";
    wins: Wins;
    by: SettledBy;
    gone: readonly string[];
  }

  /** The clock: the time of a round's play, or of the walk or break before it, is up. */
  interface TimeUp {
    is: "time-up";
    of: Timed;
    set: number;
    round: number;
  }

  /** The time of the round is up. The round goes on, and the screens show the warning. */
  interface TimeWarning {
    is: "time-warning";
    set: number;
    round: number;
  }

  /** The night that the engine plays. */
  interface Tonight {
    night: string;
    rules: string;
    phase: Phase;
    set: number;
    round: number;
    semi_final: boolean;
    about: AboutNight;
    is_begun: boolean;
  }

  /** What guests may know before the night is open: its title, day and place, and the title of its rules. */
  interface TonightForGuests {
    about: AboutNight;
    ruleset: string;
  }

  /** Too few people are left for one table. */
  interface TooFewLeft {
    is: "too-few-left";
    people: number;
    needed: number;
  }

  /** More have stars than sit at a first table. */
  interface TooManyStars {
    is: "too-many-stars";
    given: number;
    chairs: number;
  }

  /** The holder of the traveler in a round. */
  interface TravelerIn {
    is: "traveler-in";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
  }

  /** The traveler flies to another player; from null where it still lay where it starts. */
  interface TravelerMoved {
    is: "traveler-moved";
    /** a player, by the name on the score card */
    player: string;
    why: "bunco" | "host" | "roll-off";
    before: string | null;
  }

  /** The traveler's holder and its latest moves. Without a holder it is where it started. */
  interface TravelerState {
    is: "traveler";
    starts: "head_table" | "hostess";
    holder: string | null;
    moves: readonly TravelerMoved[];
  }

  /** After the bell this player has left a turn unfinished. */
  interface TurnDeclined {
    is: "turn-declined";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
  }

  /** The dice have left the table too often: the turn is over, and may have lost its points. */
  interface TurnLost {
    is: "turn-lost";
    /** a table; 1 is the head table */
    table: number;
    /** a player, by the name on the score card */
    player: string;
    why: BadThrowWhy;
    lost: number | null;
    tally: readonly [number, number] | null;
  }

  /** Two players have one name. */
  interface TwoOfOneName {
    is: "two-of-one-name";
    /** a player, by the name on the score card */
    player: string;
  }

  /** An entry was taken back, by whom and why. */
  interface Undone {
    is: "undone";
    /** the number of a journal entry */
    entry: number;
    by: string;
    why: string;
    /** plays from this entry on do not count and are played again; without it, they stand */
    again_from: number | null;
    /** whether the rolls of the table keep their rollers, or follow the rules again */
    turns: "follow" | "stand";
    /** the table whose undo button it was, also if it undid an undo */
    at_table: number | null;
  }

  /** The journal has no such entry, or it was refused. */
  interface UnknownEntry {
    is: "unknown-entry";
    /** the number of a journal entry */
    entry: number;
  }

  /** These rules have no roll of this worth. */
  interface UnknownWorth {
    is: "unknown-worth";
    /** a table; 1 is the head table */
    table: number;
    worth: Worth;
  }

  /** An update of a device's firmware; `unanswered` if its box says no more of it. */
  interface UpdateShown {
    state: UpdateState | "unanswered";
    percent: number;
  }

  /** One of the alternatives; a key is a word, a number or a plural category. */
  interface Variant {
    key: string | number;
    parts: readonly (Argument | Reference | FunctionCall | Choice | string | number)[];
  }

  /** The engine's verdict; `why` is the refusal as a sentence, and `refusal` the same as data. */
  interface Verdict {
    accepted: boolean;
    entry: number | null;
    why: string;
    refusal: Refusal | null;
  }

  /** What is known of one person on one night: whether they played, were checked in, and what they paid. */
  interface Visit {
    night: string;
    played: boolean;
    checked_in: boolean;
    /** an amount in cents */
    paid: number;
  }

  /** After a correction an entry no longer makes sense and does not count. */
  interface Voided {
    is: "voided";
    /** the number of a journal entry */
    entry: number;
    why: NoSuchTable | TableIsTied | OnlyCallLeft | OnlyGhosts | RoundIsOver | TallyIsFull | NoSuchRoll | UnknownWorth | FewerDice | ThrowCounts | EveryTurnIsPlayed | TieIsPlayedOn | BellHasNotRung | NotAtTable | HasStartedToRoll | NoDiceForFirst | DiceSayFirst | NoTieToRollOff | NotLevel | NoRoundToGrantIn | NothingUncalled | MayStillBeCalled | WaitsForSheet | SheetBeforeBell | SheetToldAlready | RollsWereTold | BuncosOutweighScore | NightNotOpen | NightIsOpen | NightIsOver | RollingForTables | RoundNotStarted | RoundIsOn | TablesStillFinish | OnBreak | NoRoundFollows | StillRollingOff | FinalIsOn | NightPaused | PausedAlready | NotPaused | LastSetIsOver | PhoneRingsNoBell | BellHasRung | HostEndsBreak | OnlyClockEndsRound | NobodyHasRolled | ClockIsLate | NoBreak | BreakWithoutLength | SetCannotEnd | SemiFinalIsLast | NightCannotEnd | NoRoundPlayed | HostKnows | NoHelpAsked | GoesByAlready | NameIsUnreadable | NameOfGhost | NameHasAddress | TwoOfOneName | NameIsTaken | NobodyIsCalled | TeamsNeedDraw | NoStars | NotAmongPlayers | NamedTwice | NoHostess | TooManyStars | IsHereAlready | NoGhostMakesRoom | TablesAreFull | IsGhost | HasGoneHome | NotHere | ChairsAreWon | SwapsAlone | HasNoSeat | NobodyMoves | SeatedBetweenRounds | TooFewLeft | ListedTwice | NotListed | NobodyRollsOff | HostDecides | RollsOnce | DoesNotRollNow | OtherNumberOfDice | NobodyTiedFor | NotTiedFor | OtherNumberOfPlaces | StaysInFinal | NoPlaceInFinal | NoChairsToChoose | OtherFinalists | FinalAtHeadTable | NoTraveler | HasTravelerAlready | IsPlayedAgain | WhatWasPlayedStands | SettledSince | RolledForSince | SatInFinalSince | RolledInFinalSince | RolledForTable | TableWasSet | NoChairThen | NameWasTaken | FormerRefusal;
  }

  /** The table waits for its sheet, and nobody rolls on there. */
  interface WaitsForSheet {
    is: "waits-for-sheet";
    /** a table; 1 is the head table */
    table: number;
  }

  /** One player's walk to the next round: from a chair to a chair, to which partner, and why. */
  interface Walk {
    is: "walk";
    /** a player, by the name on the score card */
    player: string;
    /** a table; 1 is the head table */
    from_table: number;
    /** a chair, clockwise; 1 and 3 are partners, 2 and 4 are */
    from_seat: number;
    /** a table; 1 is the head table */
    table: number;
    /** a chair, clockwise; 1 and 3 are partners, 2 and 4 are */
    seat: number;
    why: WalkWhy;
    partner: string | null;
    paired: PairedWhy | null;
  }

  /** The walk. Without stations nobody walks; `why` is the reason why it has ended. */
  interface WalkShown {
    /** a device, a page or a host */
    box: string;
    stations: readonly StationShown[];
    summary: string;
    why: string;
  }

  /** Everybody has a chair for the next round. */
  interface Walked {
    is: "walked";
    walks: readonly Walk[];
  }

  /** Nothing would change, because later plays stand. They could be played again from an entry on. */
  interface WhatWasPlayedStands {
    is: "what-was-played-stands";
    entry: number | null;
  }

  /** The time of a throw or a call: the engine's clock when it was heard, and its age by then. */
  interface When {
    is: "when";
    /** a box's own monotonic clock, in ms */
    heard_ms: number;
    /** the age of the event in ms, when it was sent */
    age_ms: number;
  }

  /** Every night with its people; `unread` nights still have to be read from their journals. */
  interface WhoCame {
    nights: readonly NightHeld[];
    people: readonly PersonsVisits[];
    unread: number;
  }

  /** The reason for a place or a prize: the count, its number, and what decided between equals. */
  interface Why {
    is: "why";
    counted: Counted;
    count: number;
    decided: "count" | "draw" | "host" | "roll-off";
    rolls: readonly PersonRoll[];
    among: number;
  }

  /** These tables have no device, or buttons only. They wait for their sheets after the bell, if nothing was told of their round. */
  interface WithoutDevice {
    is: "without-device";
    tables: readonly number[];
    buttons_only: readonly number[];
  }

  /** The same team has won there already. */
  interface WonAlready {
    is: "won-already";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    winners: readonly [string, string];
  }

  /** By the corrected past these people would have sat elsewhere in a round that was played. */
  interface WouldSit {
    is: "would-sit";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    players: readonly string[];
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** After the correction this player would have won the final, which has gone on. */
  interface WouldWinFinal {
    is: "would-win-final";
    /** a player, by the name on the score card */
    player: string;
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** After the correction these two would have won a tie in sudden death, which was played on. */
  interface WouldWinTie {
    is: "would-win-tie";
    /** a set of the night, the first is 1 */
    set: number;
    /** a round of its set */
    round: number;
    /** a table; 1 is the head table */
    table: number;
    winners: readonly [string, string];
    /** plays from this entry on do not count and are played again; without it, they stand */
    entry: number | null;
  }

  /** A wrong cell, as data and as a sentence. */
  interface WrongCell {
    trouble: CellTrouble;
    words: string;
  }

  /** A line that cannot be taken: why, as a sentence, the name in it, and one that would do if the name is wrong. */
  interface WrongRow {
    line: number;
    words: string;
    name: string | null;
    suggested: string | null;
  }

  type Announced = AnnouncedBreak | AnnouncedCard | AnnouncedEnd | AnnouncedPlayers | AnnouncedPrize | AnnouncedResult;

  type BadThrowWhy = "cocked" | "floor" | "off-table" | "stacked" | "unshaken";

  type CallCause = "bunco" | "button" | "clock" | "host" | "score";

  type Contradiction = LevelNow | NoRollOff | NoTie | OtherBell | OtherPlaces | OtherRollers | OtherTurns | RestsOn | WouldSit | WouldWinFinal | WouldWinTie;

  type CopyState = "behind" | "failed" | "full" | "no-stick" | "off" | "read-only" | "well";

  type Counted = "buncos" | "draw" | "final" | "first-bunco" | "hostess" | "last-bunco" | "level" | "losses" | "minis" | "rest" | "traveler" | "wins";

  type DieState = "cocked" | "lost" | "moved" | "present" | "rolling" | "settled" | "uncertain";

  type EngineNow = "lost" | "moved" | "online" | "silent" | "unheard";

  type Fact = Arrived | BreakLengthened | BreakOver | BreakPlanned | BreakStarted | BuncoGranted | BuncoShown | BuncoUncalled | CallNotNeeded | CalledFalsely | CalledForNothing | Changed | Corrected | DicePassed | FinalRolled | FinalSeated | FinalStarted | FinalistAbsent | FinalistChosen | FirstRollerChosen | Given | GoesBy | GrandPrizeWon | HelpAsked | HelpGiven | Inserted | Left | NamesDrawn | NightOpened | NightOver | NightPlanned | Overruled | Paused | PrizeUnwon | PrizeWon | PrizesGiven | Qualified | QualifierAbsent | Renamed | Resumed | Rolled | RolledFor | RolledForFirst | RolledOff | RoundCalled | RoundOver | RoundStarted | SeatedAgain | SeatingBegun | SeatsSwapped | SemiSeatTaken | SemiSeated | SetBegun | SetOver | SetPlanned | SheetTold | Substituted | TableStopped | TableTied | TableWon | ThrownAgain | TiedFor | TimeWarning | TravelerMoved | TurnDeclined | TurnLost | Undone | Voided | Walked | WithoutDevice;

  type FinalistBy = "buncos" | "semi-finalist" | "wild-card" | "wins";

  type MoneyGoesTo = "dearest-prize" | "last-draw";

  type Out = "another-night" | "removed" | "renewed";

  type PairedWhy = "drawn" | "ghosts-apart" | "kept" | "least-lately" | "moved-on";

  type Phase = "break" | "called" | "closed" | "final" | "over" | "playing" | "ready" | "seating" | "settling";

  type PlaceIn = "final" | "semi-final";

  type Play = Arrive | AskForHelp | Award | BadThrow | Call | Claim | Decline | EndBreak | FinalScore | FirstRoller | Give | GiveTraveler | GoBy | Grant | HelpCame | Leave | LengthenBreak | NightLength | NoDeviceAt | NotPresent | OpenNight | Pause | Rename | Resume | Ring | RollFor | RollForFirst | RollOff | SeatAgain | SeatFinal | SetLength | StartBreak | StartRound | Substitute | SwapSeats | Throw | TimeUp;

  type PlayRefusal = BellHasNotRung | BellHasRung | BreakWithoutLength | BuncosOutweighScore | ChairsAreWon | ClockIsLate | DiceSayFirst | DoesNotRollNow | EveryTurnIsPlayed | FewerDice | FinalAtHeadTable | FinalIsOn | GoesByAlready | HasGoneHome | HasNoSeat | HasStartedToRoll | HasTravelerAlready | HostDecides | HostEndsBreak | HostKnows | IsGhost | IsHereAlready | IsPlayedAgain | LastSetIsOver | ListedTwice | MayStillBeCalled | NameHasAddress | NameIsTaken | NameIsUnreadable | NameOfGhost | NameWasTaken | NamedTwice | NightCannotEnd | NightIsOpen | NightIsOver | NightNotOpen | NightPaused | NoBreak | NoChairThen | NoChairsToChoose | NoDiceForFirst | NoGhostMakesRoom | NoHelpAsked | NoHostess | NoPlaceInFinal | NoRoundFollows | NoRoundPlayed | NoRoundToGrantIn | NoStars | NoSuchRoll | NoSuchTable | NoTieToRollOff | NoTraveler | NobodyHasRolled | NobodyIsCalled | NobodyMoves | NobodyRollsOff | NobodyTiedFor | NotAmongPlayers | NotAtTable | NotHere | NotLevel | NotListed | NotPaused | NotTiedFor | NothingUncalled | OnBreak | OnlyCallLeft | OnlyClockEndsRound | OnlyGhosts | OtherFinalists | OtherNumberOfDice | OtherNumberOfPlaces | PausedAlready | PhoneRingsNoBell | RolledForSince | RolledForTable | RolledInFinalSince | RollingForTables | RollsOnce | RollsWereTold | RoundIsOn | RoundIsOver | RoundNotStarted | SatInFinalSince | SeatedBetweenRounds | SemiFinalIsLast | SetCannotEnd | SettledSince | SheetBeforeBell | SheetToldAlready | StaysInFinal | StillRollingOff | SwapsAlone | TableIsTied | TableWasSet | TablesAreFull | TablesStillFinish | TallyIsFull | TeamsNeedDraw | ThrowCounts | TieIsPlayedOn | TooFewLeft | TooManyStars | TwoOfOneName | UnknownWorth | WaitsForSheet | WhatWasPlayedStands;

  type QualifiedBy = "buncos" | "next-best" | "wild-card" | "wins";

  type Refusal = AllPreviewsTakeTooLong | BellHasNotRung | BellHasRung | BreakWithoutLength | BuncosOutweighScore | CannotBeCorrected | CannotHaveHappened | CannotSayThat | ChairsAreWon | ClockIsLate | ComesBefore | DiceReadByOther | DiceSayFirst | DiceSayOtherwise | DiceTakenBack | DiceThrownAgain | DoesNotRollNow | EveryTurnIsPlayed | FewerDice | FinalAtHeadTable | FinalIsOn | FormerRefusal | GoesByAlready | HasGoneHome | HasNoSeat | HasStartedToRoll | HasTravelerAlready | HostDecides | HostEndsBreak | HostKnows | IsGhost | IsHereAlready | IsPlayedAgain | JournalMoved | LastSetIsOver | ListedTwice | MayStillBeCalled | NameHasAddress | NameIsTaken | NameIsUnreadable | NameOfGhost | NameWasTaken | NamedTwice | NightCannotEnd | NightHasMoved | NightIsOpen | NightIsOver | NightNotOpen | NightPaused | NoBreak | NoChairThen | NoChairsToChoose | NoDiceForFirst | NoGhostMakesRoom | NoHelpAsked | NoHostess | NoPlaceInFinal | NoRoundFollows | NoRoundPlayed | NoRoundToGrantIn | NoStars | NoSuchRoll | NoSuchTable | NoThrow | NoTieToRollOff | NoTraveler | NobodyHasRolled | NobodyHasWonYet | NobodyIsCalled | NobodyMoves | NobodyRollsOff | NobodyTiedFor | NotAmongPlayers | NotAtTable | NotHere | NotLevel | NotListed | NotPaused | NotTiedFor | NothingCanFollow | NothingPlayedThere | NothingToBringBack | NothingToUndo | NothingUncalled | OnBreak | OnlyCallLeft | OnlyClockEndsRound | OnlyClockMaySay | OnlyGhosts | OnlyHeadTableRings | OnlyHostMaySay | OnlyHostUndoes | OnlyOwnTableByPhone | OtherFinalists | OtherNumberOfDice | OtherNumberOfPlaces | OtherRung | PageCannotSound | PausedAlready | PhoneRingsNoBell | PhonesSayTooMuch | PlayedSince | PreviewsTakeTooLong | RefusedTooOften | RollWouldBeGhosts | RollWouldNotCount | RolledForSince | RolledForTable | RolledInFinalSince | RollingForTables | RollsOnce | RollsWereTold | RoundIsOn | RoundIsOver | RoundNotStarted | SatInFinalSince | SaysTooMuch | SeatedBetweenRounds | SemiFinalIsLast | SetCannotEnd | SettledSince | SheetBeforeBell | SheetToldAlready | StandsOnNoTable | StaysInFinal | StillRollingOff | SwapsAlone | TableIsTied | TableWasSet | TablesAreFull | TablesStillFinish | TakenBackAlready | TallyIsFull | TeamsNeedDraw | ThrowCounts | TieIsPlayedOn | TooFewLeft | TooManyStars | TwoOfOneName | UnknownEntry | UnknownWorth | WaitsForSheet | WhatWasPlayedStands | WonAlready;

  type RolledBy = "last_roller" | "scorekeeper" | "table_chooses";

  type Rung = "dice" | "pad" | "paper" | "phone";

  type Scene = "clock" | "end-of-set" | "final" | "going-on" | "grand-prize" | "join" | "notice" | "phones" | "prizes" | "roll-off" | "room" | "seats" | "standings";

  type SettledBy = "dice" | "host";

  type Signal = "bell" | "horn";

  type Subject = BreakBeforeRound | BreakBeforeStage | DrawingOf | FinalBeginner | FinalChairs | FinalPlace | FinalWinner | NightEnd | PrizeOf | ResultOf | RollOffFor | SeatsAt | SemiPlace | StandingOf | TravelerIn;

  type TablePhase = "done" | "first-roll" | "host-decides" | "last-lap" | "ready" | "roll-off" | "rolling" | "tie-break" | "waits-for-call" | "waits-for-sheet";

  type Team = "a" | "b";

  type Timed = "break" | "round" | "walk";

  type UpdateState = "busy" | "damaged" | "done" | "failed" | "interrupted" | "no-key" | "no-room" | "no-tree" | "older" | "on-trial" | "other-board" | "other-model" | "sending" | "signature" | "silent" | "trial" | "unknown-model" | "waiting";

  type WalkWhy = "everyone-moves-on" | "lost-and-moves-down" | "lost-and-moves-up" | "lost-and-stays" | "moved-by-the-host" | "won-and-moves-down" | "won-and-moves-up" | "won-and-stays";

  type What = AllTables | ChairAt | FirstRoll | FirstRollOfFinal | LastPlaces | MostOf | PrizeOf;

  type Wins = "highest" | "lowest";

  type WonHow = "draw" | "host" | "mark" | "played" | "points" | "roll-off";

  type Worth = "bunco" | "mini" | "miss" | "one" | "three" | "two" | "wipe";

  /** What pages send: a field that has a default may be left out. */
  namespace sent {

    /** What a host calls a night, and its day and place. Each may be empty; no rule asks for them. */
    interface AboutNight {
      is: "about-night";
      title?: string;
      /** 2026-11-21, or empty */
      day?: string;
      place?: string;
    }

    /** A CSV file, in base64; `instead` has better names for some lines. */
    interface AddFile {
      file: string;
      instead?: Record<number, string>;
      others?: boolean;
    }

    /** Something has cost this much, or something else than the guests has brought it. */
    interface AddMoneyLine {
      is: "add";
      kind: "expense" | "income";
      what: string;
      /** an amount in cents */
      cents: number;
    }

    /** Names that a host has typed or pasted; `instead` has better ones for some lines. `pasted` is the whole text: if it is a table, its columns are read instead of the names. */
    interface AddNames {
      names: readonly string[];
      pasted?: string;
      status?: "alternate" | "expected" | "here" | "no-show";
      instead?: Record<number, string>;
      others?: boolean;
    }

    /** Everybody rolls for the table to sit at. */
    interface AllTables {
      is: "all-tables";
    }

    /** Somebody comes late, or comes back. */
    interface Arrive {
      is: "arrive";
      /** a player, by the name on the score card */
      player: string;
    }

    /** A table asks for the host. It may ask at any time of the night. */
    interface AskForHelp {
      is: "ask-for-help";
      /** a table; 1 is the head table */
      table: number;
    }

    /** The host says which team wins a table that is tied, or whose sheet is lost. */
    interface Award {
      is: "award";
      /** a table; 1 is the head table */
      table: number;
      team: Team;
    }

    /** A throw that does not count: why, and of dice that left the table how many. */
    interface BadThrow {
      is: "badthrow";
      /** a table; 1 is the head table */
      table: number;
      why: BadThrowWhy;
      dice?: number;
    }

    /** Begin a walk, or begin it again. */
    interface BeginWalk {
      is: "begin-walk";
    }

    /** Bring new firmware to a device over its line. */
    interface BringFirmware {
      is: "firmware";
      /** a device, a page or a host */
      uid: string;
    }

    /** A past night, and the ruleset by which it is played again. */
    interface ByOtherRules {
      file: string;
      ruleset: string;
    }

    /** A table calls its bunco. */
    interface Call {
      is: "call";
      /** a table; 1 is the head table */
      table: number;
      /** the engine says it, whatever the speaker does */
      when?: When | null;
    }

    /** A chair at a table, for those whose rolls for their tables are level. */
    interface ChairAt {
      is: "chair-at";
      /** a table; 1 is the head table */
      table: number;
    }

    /** Give an account another password. Its sessions end. */
    interface ChangePassword {
      is: "change-password";
      /** a device, a page or a host */
      account: string;
      password: string;
    }

    /** Give an account another role. Its sessions end, so that no old token has the new rights. */
    interface ChangeRole {
      is: "change-role";
      /** a device, a page or a host */
      account: string;
      role: "door" | "host" | "scorekeeper";
    }

    /** A ruleset, the settings that the house changes, and whether the examples take the new worths. */
    interface Changed {
      start_from: string;
      changes?: Record<string, boolean | number | string | readonly (number | string)[] | null>;
      correct_examples?: boolean;
    }

    /** Set the horn's quiet hours, or end them. */
    interface ChooseQuietHours {
      is: "quiet";
      /** a device, a page or a host */
      box: string;
      quiet: QuietSpan | null;
    }

    /** A table says what its roll was worth, without the dice; a claimed bunco has been called. */
    interface Claim {
      is: "claim";
      /** a table; 1 is the head table */
      table: number;
      worth: Worth;
      /** the engine says it, whatever the speaker does */
      when?: When | null;
    }

    /** The host corrects one entry. Everything on paper after it is decided again. */
    interface Correct {
      is: "correct";
      /** the number of a journal entry */
      entry: number;
      instead: Play;
      by: string;
      why: string;
      /** plays from this entry on do not count and are played again; without it, they stand */
      again_from?: number | null;
      /** whether the rolls of the table keep their rollers, or follow the rules again */
      turns?: "follow" | "stand";
    }

    /** After the bell the player who has the dice plays the turn no further. */
    interface Decline {
      is: "decline";
      /** a table; 1 is the head table */
      table: number;
    }

    /** Three dice came to rest. */
    interface Dice {
      is: "dice";
      /** a roll, with as many dice as the rules have */
      faces: readonly number[];
      /** the age of the event in ms, when it was sent */
      age_ms?: number;
    }

    /** A roll-off: one die for each team, thrown at once. */
    interface DieEach {
      is: "dieeach";
      /** the face of a die */
      a: number;
      /** the face of a die */
      b: number;
      /** the age of the event in ms, when it was sent */
      age_ms?: number;
    }

    /** The new state of one electronic die. The box makes throws of these states; a reader need not. */
    interface DieSeen {
      is: "die";
      /** a die of its set */
      die: number;
      state: DieState;
      /** the face of a die; 0 if it shows none that counts */
      face: number;
      /** the age of the event in ms, when it was sent */
      age_ms?: number;
    }

    /** Correct what is written about a guest; without a status it stays, because the door may have changed it. */
    interface EditGuest {
      is: "edit";
      guest: number;
      /** a player, by the name on the score card */
      name: string;
      email: string;
      wish: string;
      status?: "alternate" | "expected" | "here" | "no-show" | null;
    }

    /** Forget all guests and all expenses. */
    interface EmptyList {
      is: "empty";
    }

    /** The host ends the break; the next round is ready. */
    interface EndBreak {
      is: "end-break";
    }

    /** Let nobody in by the key any more. Its sessions end. */
    interface EndKey {
      is: "end-key";
    }

    /** Sign an account out everywhere. */
    interface EndSessions {
      is: "end-sessions";
      /** a device, a page or a host */
      account: string;
    }

    /** End the walk, and forget what has answered. */
    interface EndWalk {
      is: "end-walk";
    }

    /** The entries of which a console asks who made them, up to the newest. */
    interface Entries {
      /** the number of a journal entry */
      first: number;
    }

    /** Everybody is expected at another night, and has paid nothing; alternates stay alternates. */
    interface ExpectAgain {
      is: "again";
    }

    /** The host tells the sheet of a table after the bell: its final score, and who rolled buncos. The score has the points of the whole round, those for buncos too. No roll of the round was told before. */
    interface FinalScore {
      is: "final-score";
      /** a table; 1 is the head table */
      table: number;
      tally: readonly [number, number];
      /** who rolled buncos, in that order if it is known */
      buncos?: readonly PlayerBuncos[];
      /** whether the sheet's last bunco moves the traveler; without it, it does if the room saw no other bunco in the round */
      traveler?: "moves" | "stays" | null;
    }

    /** The first roll at a table. */
    interface FirstRoll {
      is: "first-roll";
    }

    /** The first roll in the final. */
    interface FirstRollOfFinal {
      is: "first-roll-of-final";
    }

    /** The table chose who rolls first this round. */
    interface FirstRoller {
      is: "first";
      /** a table; 1 is the head table */
      table: number;
      /** a player, by the name on the score card */
      player: string;
    }

    /** The scene that the host fixes on a screen; none lets the screen follow the night. */
    interface FixScene {
      screen: string;
      scene?: Scene | null;
    }

    /** Prepare no next night. */
    interface ForgetNight {
      is: "forget";
    }

    /** The host decides a roll-off. */
    interface Give {
      is: "give";
      what: What;
      players: readonly string[];
    }

    /** The host says who holds the traveler. */
    interface GiveTraveler {
      is: "give-traveler";
      /** a player, by the name on the score card */
      player: string;
    }

    /** The host says how a table is heard from now on: by its dice, its pad, a phone, or paper. On this ladder everything below counts there as well, and nothing above does. So a pad that is back on its line cannot repeat what a phone has said meanwhile. A table that goes by its pad hears no phone either. A phone may let its own table go by phone: it takes over from the pad. A table on paper that was told nothing waits for its sheet after the bell. */
    interface GoBy {
      is: "go-by";
      /** a table; 1 is the head table */
      table: number;
      rung: Rung;
      /** false only in a journal of format 8 or older: on paper, a table told nothing was level */
      awaits_sheet?: boolean;
    }

    /** The host lets a bunco count that went uncalled at a table in this round. */
    interface Grant {
      is: "grant";
      /** a table; 1 is the head table */
      table: number;
    }

    /** The sheet of one table. Points are missing where nobody has typed a number. `partner` played with the first of the table's seats. The first points are those of these two. */
    interface HandSheet {
      /** a table; 1 is the head table */
      table: number;
      /** a player, by the name on the score card */
      partner: string;
      points: readonly [number | null, number | null];
      /** who rolled buncos, in that order if it is known */
      buncos?: readonly PlayerBuncos[];
      /** who won the tie, if the score is level */
      winner?: Team | null;
    }

    /** The host has been at a table that asked for help. */
    interface HelpCame {
      is: "help-came";
      /** a table; 1 is the head table */
      table: number;
    }

    /** Make a device blink. */
    interface IdentifyDevice {
      is: "identify";
      /** a device, a page or a host */
      uid: string;
    }

    /** The host adds a forgotten play right after an entry. Everything on paper after it is decided again. */
    interface Insert {
      is: "insert";
      /** the number of a journal entry */
      after: number;
      forgotten: Play;
      by: string;
      why: string;
      /** plays from this entry on do not count and are played again; without it, they stand */
      again_from?: number | null;
      /** whether the rolls of the table keep their rollers, or follow the rules again */
      turns?: "follow" | "stand";
    }

    /** Say whether somebody heard the signal. */
    interface JudgeSignal {
      is: "judge";
      signal: Signal;
      heard: boolean;
    }

    /** A changed ruleset, and the title under which it is saved. `replaces` names the house's ruleset whose place it takes; without it, a new name is made of the title. */
    interface Kept {
      changed: Changed;
      title: string;
      replaces?: string | null;
    }

    /** The last places of the semi-final. */
    interface LastPlaces {
      is: "last-places";
    }

    /** Somebody goes home; their card is kept. */
    interface Leave {
      is: "leave";
      /** a player, by the name on the score card */
      player: string;
    }

    /** The host gives the break more time. */
    interface LengthenBreak {
      is: "lengthen-break";
      minutes: number;
    }

    /** Make an account. */
    interface MakeAccount {
      is: "make-account";
      name: string;
      role: "door" | "host" | "scorekeeper";
      password: string;
    }

    /** The place for the most wins, the most buncos, or the next most wins. `group` and `set` are given where only those count. */
    interface MostOf {
      is: "most-of";
      counted: "buncos" | "next-wins" | "wins";
      group?: number | null;
      set?: number | null;
      stage?: "semi-final" | "sets";
    }

    /** The name and the password of the first host. */
    interface NewHost {
      name: string;
      password: string;
    }

    /** A name, and the name that it shall count as; without one it counts by itself again. */
    interface NewJoin {
      /** a player, by the name on the score card */
      name: string;
      to: string | null;
    }

    /** The host's words; empty takes the notice down. */
    interface NewNotice {
      text: string;
    }

    /** A PNG or JPEG file in base64; empty removes the picture. */
    interface NewPicture {
      base64: string;
    }

    /** The order for a night: its rules, the host's words about it, and who comes. */
    interface NextNight {
      /** the night that the page has shown */
      night: string;
      ruleset: string;
      about?: AboutNight;
      /** names for the opening, one a line */
      names?: string;
      /** who goes on the guest list */
      players?: readonly string[];
      unnamed?: "leave" | "stay";
      puts_away?: boolean;
      is_prepared?: boolean;
    }

    /** The host says after which set the night ends. If that set is over, the night ends now. */
    interface NightLength {
      is: "night-length";
      sets: number;
      why?: string;
    }

    /** The pages name every table that has no button pad, no dice and no phone. They also name the tables with buttons only: a pad or a phone, and no electronic dice. Players may leave those alone and write. From the next bell on, each of these tables waits for its sheet if nothing was told of its round. */
    interface NoDeviceAt {
      is: "no-device-at";
      tables: readonly number[];
      buttons_only?: readonly number[];
    }

    /** The host says that somebody with a place in the semi-final or the final is not in the hall. */
    interface NotPresent {
      is: "not-present";
      /** a player, by the name on the score card */
      player: string;
    }

    /** The number that a page gives to its input, so that a repeated post counts once. */
    interface Number {
      /** a value that changes with every start of the speaker */
      boot: string;
      /** the number of a speaker's message since its boot */
      seq: number;
    }

    /** The host opens the night with the players present, seated by lot, in the order listed, or in another way. Ghosts take the chairs that are left over. The starred begin at the head table, or at the first of each group. Teams sit opposite each other. The hostess need not play. */
    interface OpenNight {
      is: "open";
      players: readonly string[];
      seating?: "drawn" | "listed" | "stars" | "three-dice" | "usual";
      starred?: readonly string[];
      teams?: readonly (readonly [string, string])[];
      hostess?: string | null;
    }

    /** The host gives a table's round to the other team, however old. Everything on paper after it is decided again. */
    interface Overrule {
      is: "overrule";
      /** a set of the night, the first is 1 */
      set: number;
      /** a round of its set */
      round: number;
      /** a table; 1 is the head table */
      table: number;
      team: Team;
      by: string;
      why: string;
      /** plays from this entry on do not count and are played again; without it, they stand */
      again_from?: number | null;
      /** whether the rolls of the table keep their rollers, or follow the rules again */
      turns?: "follow" | "stand";
    }

    /** What is in the field now. */
    interface PastedText {
      pasted: string;
    }

    /** The host pauses the night: nothing counts until it goes on. */
    interface Pause {
      is: "pause";
      why?: string;
    }

    /** One person's dice in a roll-off. */
    interface PersonRoll {
      is: "person-roll";
      /** a player, by the name on the score card */
      player: string;
      /** one die, or three */
      faces: readonly number[];
    }

    /** A phone's input for its table. The browser numbers it, so that a repeated post counts once. A press that waited for the network names its round. It does not count in a later one. */
    interface PhoneSaid {
      /** a value that changes with every start of the speaker */
      boot: string;
      /** the number of a speaker's message since its boot */
      seq: number;
      said: Press | Dice | DieEach | DieSeen | RollForFirst;
      pressed_in?: RoundOfPress | null;
    }

    /** Give a pad a table. `bell` is whether its bell button rings, which only the head table's may. */
    interface PlaceDevice {
      is: "place";
      /** a device, a page or a host */
      uid: string;
      /** a table; 1 is the head table */
      table: number;
      bell?: boolean;
    }

    /** So many buncos of one player on the sheet of a round. */
    interface PlayerBuncos {
      is: "player-buncos";
      /** a player, by the name on the score card */
      player: string;
      buncos: number;
    }

    /** Keep this as the next night, in the place of another one. */
    interface PrepareNight {
      is: "prepare";
      ruleset: string;
      about?: AboutNight;
      /** names for the opening, one a line */
      names?: string;
      /** who goes on the guest list */
      players?: readonly string[];
      unnamed?: "leave" | "stay";
    }

    /** A button was pressed. The event carries the button's meaning, never points. */
    interface Press {
      is: "press";
      button: Button;
      /** the age of the event in ms, when it was sent */
      age_ms?: number;
    }

    /** A prize. */
    interface PrizeOf {
      is: "prize-of";
      prize: string;
    }

    /** From when until when the horn is silent, by the hall's clock. It may span midnight. */
    interface QuietSpan {
      is: "quiet-span";
      /** a time of day such as 22:00 */
      start: string;
      /** a time of day such as 22:00 */
      end: string;
    }

    /** A table restores what it took back last, if it has said nothing since. */
    interface RedoLast {
      is: "redolast";
      /** a table; 1 is the head table */
      table: number;
      by: string;
    }

    /** Remove an account. Its sessions end. */
    interface RemoveAccount {
      is: "remove-account";
      /** a device, a page or a host */
      account: string;
    }

    /** Take a guest off the list. */
    interface RemoveGuest {
      is: "remove";
      guest: number;
    }

    /** Forget an expense or an income. */
    interface RemoveMoneyLine {
      is: "remove";
      line: number;
    }

    /** Remove one phone. */
    interface RemovePhone {
      is: "remove-phone";
      phone: string;
    }

    /** A name that was written down wrongly is corrected everywhere. */
    interface Rename {
      is: "rename";
      /** a player, by the name on the score card */
      player: string;
      /** a player, by the name on the score card */
      to: string;
    }

    /** Call a device by a name; an empty one takes its name away. */
    interface RenameDevice {
      is: "name";
      /** a device, a page or a host */
      uid: string;
      name: string;
    }

    /** Renew the code of one table or of all; phones that used the old one are removed. */
    interface Renew {
      is: "renew";
      table?: number | null;
    }

    /** The host ends the pause. */
    interface Resume {
      is: "resume";
    }

    /** The bell: the head table's scorekeeper (the button) or the host starts or ends the round. While a bunco of the head table waits for its call, its button calls it. Its phone calls it, too, but rings nothing. */
    interface Ring {
      is: "ring";
      by: "button" | "host" | "phone";
      /** the engine says it, whatever the speaker does */
      when?: When | null;
    }

    /** The dice of some or all of the people who still have to roll against each other. */
    interface RollFor {
      is: "roll-for";
      rolls: readonly PersonRoll[];
    }

    /** The dice of people at a table for the first roll of the round: one die each. */
    interface RollForFirst {
      is: "roll-for-first";
      /** a table; 1 is the head table */
      table: number;
      rolls: readonly PersonRoll[];
    }

    /** A tied table threw one die for each team. */
    interface RollOff {
      is: "rolloff";
      /** a table; 1 is the head table */
      table: number;
      /** the face of a die */
      a: number;
      /** the face of a die */
      b: number;
    }

    /** One round that was played by hand, with a sheet for each table that is not finished. */
    interface RoundByHand {
      /** a set of the night, the first is 1 */
      set: number;
      /** a round of its set */
      round: number;
      sheets: readonly HandSheet[];
    }

    /** The round that a phone showed when somebody pressed. */
    interface RoundOfPress {
      set: number;
      round: number;
    }

    /** Everybody who is here is seated again between two rounds, drawn or in the order listed. */
    interface SeatAgain {
      is: "seat-again";
      seating?: "drawn" | "listed";
      /** everybody, if listed */
      players?: readonly string[];
    }

    /** The finalists have chosen their chairs, clockwise. */
    interface SeatFinal {
      is: "seat-final";
      players: readonly string[];
    }

    /** The guest is here, and gets a chair of the night that is open. */
    interface SeatNow {
      guest: number;
    }

    /** The host says after which round this set ends. If that round is over, the set ends now. */
    interface SetLength {
      is: "set-length";
      rounds: number;
      why?: string;
    }

    /** The guest has paid this amount in all. */
    interface SetPaid {
      is: "paid";
      guest: number;
      /** an amount in cents */
      cents: number;
    }

    /** Set what one guest pays; without cents, as the rules have it. */
    interface SetPrice {
      is: "price";
      cents?: number | null;
    }

    /** The guest is here, or is a no-show. */
    interface SetStatus {
      is: "status";
      guest: number;
      status: "alternate" | "expected" | "here" | "no-show";
    }

    /** The kind of sheets that the host wants, and the paper in the printer. */
    interface SheetsToPrint {
      sheet: "certificates" | "half-filled" | "name-tags" | "results" | "score-cards" | "seating" | "table-cards" | "tally-sheets";
      paper: "a4" | "letter";
    }

    /** A name and its password. */
    interface SignIn {
      name: string;
      password: string;
    }

    /** The host starts a break, with its purpose and length. During a round or the final, the break begins when that is over. */
    interface StartBreak {
      is: "start-break";
      /** the purpose of the break */
      what: string;
      minutes?: number | null;
    }

    /** The head table starts the round by rolling. */
    interface StartRound {
      is: "start";
    }

    /** Somebody new takes over the chair and the card of one who goes. */
    interface Substitute {
      is: "substitute";
      /** a player, by the name on the score card */
      player: string;
      /** a player, by the name on the score card */
      by: string;
    }

    /** The host lets two swap their chairs. */
    interface SwapSeats {
      is: "swap-seats";
      /** a player, by the name on the score card */
      one: string;
      /** a player, by the name on the score card */
      other: string;
    }

    /** Change one thing of a signal, whatever else has changed since the page showed it. */
    interface SwitchSignal {
      is: "switch";
      /** a device, a page or a host */
      box: string;
      signal: Signal;
      change: SignalChange;
    }

    /** Let a signal chirp. */
    interface TestSignal {
      is: "test";
      /** a device, a page or a host */
      box: string;
      signal: Signal;
    }

    /** Three dice were thrown at a table and read. */
    interface Throw {
      is: "throw";
      /** a table; 1 is the head table */
      table: number;
      /** a roll, with as many dice as the rules have */
      faces: readonly number[];
      /** the engine says it, whatever the speaker does */
      when?: When | null;
    }

    /** The clock: the time of a round's play, or of the walk or break before it, is up. */
    interface TimeUp {
      is: "time-up";
      of: Timed;
      set: number;
      round: number;
    }

    /** The host takes back one entry of the journal, however old. Everything on paper after it is decided again. */
    interface Undo {
      is: "undo";
      /** the number of a journal entry */
      entry: number;
      by: string;
      why: string;
      /** plays from this entry on do not count and are played again; without it, they stand */
      again_from?: number | null;
      /** whether the rolls of the table keep their rollers, or follow the rules again */
      turns?: "follow" | "stand";
    }

    /** A table takes back its last roll of this round. */
    interface UndoLast {
      is: "undolast";
      /** a table; 1 is the head table */
      table: number;
      by: string;
    }

    /** Take one change back. */
    interface UndoTap {
      is: "undo";
      change: number;
    }

    /** Somebody is here who was not on the list. */
    interface WalkIn {
      is: "walk-in";
      /** a player, by the name on the score card */
      name: string;
    }

    /** The part of the past that a console asks for: before which entry, and at which table. */
    interface Wanted {
      before?: number | null;
      table?: number | null;
    }

    /** The time of a throw or a call: the engine's clock when it was heard, and its age by then. */
    interface When {
      is: "when";
      /** a box's own monotonic clock, in ms */
      heard_ms: number;
      /** the age of the event in ms, when it was sent */
      age_ms?: number;
    }

    /** The past night that is asked for, by the name of its file. */
    interface Which {
      file: string;
    }

    /** The ruleset whose card is asked for. */
    interface WhichRuleset {
      name: string;
    }

    /** The player whose card a page asks for. */
    interface Whose {
      /** a player, by the name on the score card */
      player: string;
    }

    type BadThrowWhy = "cocked" | "floor" | "off-table" | "stacked" | "unshaken";

    type Button = "bell" | "bunco" | "call" | "cocked" | "decline" | "floor" | "help" | "mini" | "one" | "pass" | "redo" | "three" | "two" | "undo" | "wipe";

    type DieState = "cocked" | "lost" | "moved" | "present" | "rolling" | "settled" | "uncertain";

    type Input = Arrive | AskForHelp | Award | BadThrow | Call | Claim | Correct | Decline | EndBreak | FinalScore | FirstRoller | Give | GiveTraveler | GoBy | Grant | HelpCame | Insert | Leave | LengthenBreak | NightLength | NoDeviceAt | NotPresent | OpenNight | Overrule | Pause | RedoLast | Rename | Resume | Ring | RollFor | RollForFirst | RollOff | SeatAgain | SeatFinal | SetLength | StartBreak | StartRound | Substitute | SwapSeats | Throw | TimeUp | Undo | UndoLast;

    type Play = Arrive | AskForHelp | Award | BadThrow | Call | Claim | Decline | EndBreak | FinalScore | FirstRoller | Give | GiveTraveler | GoBy | Grant | HelpCame | Leave | LengthenBreak | NightLength | NoDeviceAt | NotPresent | OpenNight | Pause | Rename | Resume | Ring | RollFor | RollForFirst | RollOff | SeatAgain | SeatFinal | SetLength | StartBreak | StartRound | Substitute | SwapSeats | Throw | TimeUp;

    type Previewable = Correct | Grant | Insert | Overrule | Undo | UndoLast;

    type Rung = "dice" | "pad" | "paper" | "phone";

    type Scene = "clock" | "end-of-set" | "final" | "going-on" | "grand-prize" | "join" | "notice" | "phones" | "prizes" | "roll-off" | "room" | "seats" | "standings";

    type Signal = "bell" | "horn";

    type SignalChange = "arm" | "disarm" | "mute" | "unmute";

    type Team = "a" | "b";

    type Timed = "break" | "round" | "walk";

    type What = AllTables | ChairAt | FirstRoll | FirstRollOfFinal | LastPlaces | MostOf | PrizeOf;

    type Worth = "bunco" | "mini" | "miss" | "one" | "three" | "two" | "wipe";
  }
}
