/** Hostile messages: most are nearly valid, some are damaged. The same seed gives the same messages. */

/** The fields of each kind of message. */
const FORMS: Readonly<Record<string, string>> = {
  create: "game options seats",
  fork: "text at seats",
  begin: "match entropy",
  list: "",
  watch: "match viewer since",
  unwatch: "match viewer",
  commit: "match seat at key moves",
  takeBack: "match seat at",
  seat: "match seat occupant at",
  record: "match",
  import: "text",
  remove: "match",
  reasons: "match",
  hello: "client",
  lobby: "",
  unlobby: "",
  attend: "table chat",
  leave: "table",
  say: "table channel text key",
  mute: "table who on",
  report: "table n why",
  propose: "table seat what",
  vote: "table seat proposal yes",
  vacation: "table seat until",
};
const KINDS = Object.keys(FORMS);
const FIELDS = [...new Set(Object.values(FORMS).flatMap((fields) => fields.split(" ")))].filter(Boolean);

/** Returns the next pseudo-random number, from 0 to 2^31 - 1. */
export type NextRandom = () => number;

/** Returns a hostile message about a match. If `inside`, the sender plays seat 0 and the message is never about it. */
export function mutateMessage(next: NextRandom, match: string, inside = false): string {
  const pick = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  const kind = pick(KINDS);
  // Every third message is well-formed; only its intention is hostile.
  const wellFormed = next() % 3 === 0;
  const isMutated = (often: number): boolean => !wellFormed && next() % often === 0;
  const message: Record<string, unknown> = {
    v: isMutated(20) ? junk(next, match) : 1,
    id: isMutated(20) ? junk(next, match) : next() % 1000,
    is: isMutated(20) ? junk(next, match) : kind,
  };
  for (const field of FIELDS) {
    const belongs = ` ${FORMS[kind]} `.includes(` ${field} `);
    if (belongs ? isMutated(12) : !isMutated(40)) continue;
    message[field] = isMutated(6) ? junk(next, match) : plausible(field, match, next);
  }
  if (inside) for (const field of ["seat", "viewer"]) if (message[field] === 0) message[field] = 1;
  const text = JSON.stringify(message);
  if (wellFormed) return text;
  switch (next() % 12) {
    case 0:
      return text.slice(0, next() % text.length);
    case 1:
      return text.replace(/[{"]/, pick(["[", "\\", "\u0007", "{{"]));
    case 2:
      return "[".repeat(next() % 5000);
    default:
      return text;
  }
}

function junk(next: NextRandom, match: string): unknown {
  const simple: unknown[] = [
    null,
    true,
    -1,
    0,
    1,
    1e308,
    0.5,
    "",
    "public",
    match,
    "__proto__",
    "\u0000",
    [],
    {},
    [[]],
  ];
  const chosen = next() % (simple.length + 3);
  if (chosen < simple.length) return simple[chosen];
  if (chosen === simple.length) return "x".repeat(next() % 3000);
  if (chosen === simple.length + 1) return Array.from({ length: next() % 40 }, () => simple[next() % simple.length]);
  const of = simple[next() % simple.length];
  return { is: ["takeBack", "claim", "pause", "bot"][next() % 4], at: of, of, step: "x", act: { do: "x" } };
}

/** Returns a value that a valid message could have in this field. */
function plausible(field: string, match: string, next: NextRandom): unknown {
  const pick = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  switch (field) {
    case "match":
    case "table":
      return match;
    case "game":
      return pick(["anaxis@1", "anaxis@4", "4000ad@1"]);
    case "options":
      return {};
    case "moves":
      return [{ step: "concede", act: { do: pick(["concede", "resign", "pass"]) } }];
    case "key":
      return `key-${next()}${odd(next)}`;
    case "viewer":
      return pick([0, 1, 1, 2, "public"]);
    case "seat":
      return next() % 3;
    case "at":
    case "since":
    case "n":
      return next() % 4;
    case "chat":
      return -(next() % 5);
    case "occupant":
      return { name: "Eve", kind: pick(["person", "bot"]) };
    case "seats":
      return [
        { name: "Eve", kind: "person" },
        { name: "Eve", kind: "bot", level: 1 },
      ];
    case "entropy":
      return ["ab".repeat(16), "ab".repeat(16)];
    case "what":
      return pick([
        { is: "claim", of: next() % 3, to: pick(["open", "bot"]) },
        { is: "takeBack", at: next() % 3 },
        { is: pick(["pause", "resume", "rematch"]) },
      ]);
    case "until":
      return pick([null, 2_000_000_000_000]);
    case "proposal":
    case "who":
      return next().toString(16).padStart(12, "0");
    case "channel":
      return pick(["table", "allies", "spectators"]);
    case "yes":
    case "on":
      return true;
    default:
      return `text${odd(next)}`;
  }
}

/** Returns characters that some stores cannot store, or that some file formats treat as line ends; often none. */
const odd = (next: NextRandom): string =>
  ["", "", "", "\u0000", "\ud800", "\u2028\u0001", "\n\r"][next() % 7] as string;
