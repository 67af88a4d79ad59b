/** Hostile messages: mostly almost right, sometimes plain damage. The same seed gives the same ones. */

const KINDS = (
  "create fork begin list watch unwatch commit takeBack seat record import remove reasons " +
  "hello lobby unlobby attend leave say mute report propose vote vacation"
).split(" ");
const FIELDS = (
  "match viewer seat at since key moves text game options seats card entropy table channel chat who on n why what " +
  "proposal yes until client"
).split(" ");

/** Numbers from 0 to 2^31 - 1. */
export type Chance = () => number;

/** A message that means harm to the match of that name; from `inside`, by whoever plays seat 0, never about that seat. */
export function mutant(next: Chance, match: string, inside = false): string {
  const pick = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  const message: Record<string, unknown> = {
    v: next() % 9 === 0 ? junk(next, match) : 1,
    id: next() % 9 === 0 ? junk(next, match) : next() % 1000,
    is: next() % 12 === 0 ? junk(next, match) : pick(KINDS),
  };
  for (const field of FIELDS) {
    if (next() % 4 > 0) continue;
    message[field] = next() % 2 === 0 ? junk(next, match) : plausible(field, match, next);
  }
  if (inside) for (const field of ["seat", "viewer"]) if (message[field] === 0) message[field] = 1;
  const text = JSON.stringify(message);
  switch (next() % 10) {
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

function junk(next: Chance, match: string): unknown {
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

/** What an honest message would have there. */
function plausible(field: string, match: string, next: Chance): unknown {
  switch (field) {
    case "match":
    case "table":
      return match;
    case "moves":
      return [{ step: "concede", act: { do: "concede" } }];
    case "key":
      return `key-${next()}${odd(next)}`;
    case "viewer":
    case "seat":
    case "at":
    case "since":
    case "n":
      return next() % 4;
    case "card":
      return { name: "Eve", kind: next() % 2 === 0 ? "person" : "bot" };
    case "what":
      return { is: "claim", of: next() % 3, to: "open" };
    case "channel":
      return "table";
    case "yes":
    case "on":
      return true;
    default:
      return `text${odd(next)}`;
  }
}

/** Letters that not every store can keep, and that some files take for the end of a line. */
const odd = (next: Chance): string => ["", "", "", "\u0000", "\ud800", "\u2028\u0001", "\n\r"][next() % 7] as string;
