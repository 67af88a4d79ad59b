/** Words of the pages around the tables. */
export const shell = {
  brand: "Starboard",
  home: "Starboard, to the start page",
  skip: "To the page's content",
  nav: {
    label: "Main",
    play: "Play",
    tables: "Tables",
    rules: "Rules",
    verify: "Verify",
    settings: "Settings",
  },
  yourTurns: (count: number): string => (count === 1 ? "1 table waits for you" : `${count} tables wait for you`),
  sound: { on: "Sounds are on: switch off", off: "Sounds are off: switch on" },
  theme: { label: "Colours", dark: "Night", light: "Day", contrast: "High contrast" },
  menu: "More",
  title: (place: string | null): string => (place === null ? "Starboard" : `${place} · Starboard`),
  loading: "Loading",
  dismiss: "Dismiss",
  drop: { title: "Drop the record to watch it", hint: "A .json file that Starboard saved" },
  crash: {
    title: "This part of the page failed",
    text: "The rest still works, and your matches are safe in this browser.",
    again: "Try again",
    home: "Start page",
  },
  missing: {
    title: "There is nothing at this address",
    text: (path: string): string => `Nothing on Starboard is called ${path}.`,
    home: "Start page",
    tables: "My tables",
  },
} as const;

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** One sentence for each code of trouble; the code itself is shown beside it. */
export function trouble(code: string, about: { readonly [name: string]: unknown } = {}): string {
  const at = typeof about["at"] === "string" && about["at"] !== "" ? ` (at ${about["at"]})` : "";
  switch (code) {
    case "WEB_GAME":
      return `This copy does not have the game “${text(about["game"])}”.`;
    case "WEB_LOAD":
      return "A part of the page could not be loaded. Check the connection and try again.";
    case "CLERK_RESTARTED":
      return "The table keeper stopped and was started again. Your match was read from this browser’s storage.";
    case "CLERK_DOWN":
      return "The table keeper keeps stopping. Reload the page; your matches are stored in this browser.";
    case "WEB_STALE":
      return "The table had moved on. Nothing was changed; look again and choose anew.";
    case "WEB_FILE_READ":
      return "The file could not be read.";
    case "WEB_LINK_COPIED":
      return "The link is on your clipboard.";
    case "WEB_LINK_BLOCKED":
      return "The clipboard is blocked; copy the address from the address bar.";
    case "WEB_IMPORTED":
      return "The record is on your tables now.";
    case "WEB_REMOVED":
      return "The match was deleted.";
    case "MATCH_UNKNOWN":
      return "This browser has no such match. It may have been deleted, or it belongs to another browser.";
    case "MATCH_EDITION":
      return "This match was played by an older edition of the rules that this copy no longer has. You can still export it.";
    case "MATCH_DAMAGED":
      return "What is stored of this match does not fit together. You can still export what is there.";
    case "RECORD_SIZE":
      return "The file is too large to be a record: more than 20 million characters.";
    case "RECORD_JSON":
      return "The file is no JSON text. Records end in .json and are saved by Starboard.";
    case "RECORD_FORMAT":
      return "The file is JSON, but no record of Starboard.";
    case "RECORD_VERSION":
      return `This copy reads version ${text(about["reads"])} of the record format; the file has another.`;
    case "RECORD_FIELD":
      return `A field of the record has the wrong form${at}.`;
    case "RECORD_EDITION":
      return "The record names a game or an edition of its rules that this copy does not have.";
    case "RECORD_OPTIONS":
      return "The record’s table options are not valid.";
    case "RECORD_CHAIN":
      return "The hash chain breaks: an entry was changed, added or taken out.";
    case "RECORD_ORDER":
      return "The entries are not in the order they number themselves.";
    case "RECORD_COMMITMENT":
      return "The published secret is not the one that was committed to before the match.";
    case "RECORD_GENERATOR":
      return "The record names a way of drawing that this copy does not know.";
    case "RECORD_DRAWS":
      return "A die or a shuffle in the record is not the one that secret and entropy give.";
    case "RECORD_ACT":
      return "The rules do not allow an act that the record contains.";
    case "RECORD_RESULT":
      return "The rules give another result than the record states.";
    case "RECORD_ORIGIN":
      return "The part taken over from an earlier match was changed.";
    case "STORE_BLOCKED":
      return "This browser does not let the page store anything. Matches last only until you close it.";
    case "STORE_FULL":
      return "This browser’s storage is full. Export and delete old matches to make room.";
    case "STORE_OLD":
      return "What is stored here comes from an older Starboard. It can be exported.";
    case "BOT_FAILED":
      return "A bot could not decide in time and moved by chance.";
    case "WEB_UNEXPECTED":
      return `Something unexpected happened${about["message"] === undefined ? "" : `: ${text(about["message"])}`}.`;
    default:
      return `That could not be done${at}.`;
  }
}
