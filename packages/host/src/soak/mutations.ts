/** Hostile messages: forged or damaged copies of valid ones. The same seed gives the same messages. */
import { WIRE_VERSION } from "@starboard/wire";
import type { Sample } from "./traffic.ts";

/** Returns the next pseudo-random number, from 0 to 2^31 - 1. */
export type NextRandom = () => number;

/** An entry number that no match of a soak reaches: acts with it come too late or too early. */
const OTHER_MOMENT = 900_000;

type Container = Record<string, unknown>;
/** A value inside a message: its container and key. */
interface Place {
  readonly of: Container;
  readonly key: string;
}

/**
 * Returns a hostile message made from valid ones. If `inside`, the sender plays seat 0: the message asks nothing that
 * this seat may do, only what its player may not see or do, and acts of seat 0 for another moment.
 */
export function mutateMessage(next: NextRandom, traffic: readonly Sample[], inside = false): string {
  const pick = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  const kind = pick([...new Set(traffic.map(({ is }) => is))]);
  const sample = pick(traffic.filter(({ is }) => is === kind));
  const message = structuredClone({ v: WIRE_VERSION, id: next() % 1000, ...sample }) as Container;
  // Every third message is well-formed; only its intention is hostile.
  const isWellFormed = next() % 3 === 0;
  if (isWellFormed) borrow(next, message, pick(traffic));
  else for (let changes = 1 + (next() % 3); changes > 0; changes--) damage(next, message, traffic);
  if (inside) leaveOwnSeat(message);
  const text = JSON.stringify(message);
  if (isWellFormed) return text;
  switch (next() % 16) {
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

/** Takes a field of the same name from another message, where there is one. */
function borrow(next: NextRandom, message: Container, other: Container): void {
  const shared = Object.keys(other).filter((key) => key !== "is" && key !== "channel" && key in message);
  const key = shared[next() % Math.max(1, shared.length)];
  if (key !== undefined) message[key] = structuredClone(other[key]);
}

/** What the player of seat 0 may do is not hostile, unless it concerns another moment. */
function leaveOwnSeat(message: Container): void {
  if (message["viewer"] === 0) message["viewer"] = 1;
  if (message["seat"] !== 0) return;
  if (message["is"] === "commit" || message["is"] === "takeBack") message["at"] = OTHER_MOMENT;
  else message["seat"] = 1;
}

/** Every value inside a message, at any depth. */
function placesIn(container: Container): Place[] {
  return Object.keys(container).flatMap((key) => {
    const value = container[key];
    const inner = typeof value === "object" && value !== null ? placesIn(value as Container) : [];
    return [{ of: container, key }, ...inner];
  });
}

function damage(next: NextRandom, message: Container, traffic: readonly Sample[]): void {
  const pick = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  const all = placesIn(message);
  // The envelope is damaged more rarely than what follows once it is valid.
  const inner = all.filter(({ of, key }) => of !== message || !["v", "id", "channel", "is"].includes(key));
  const places = next() % 8 === 0 || inner.length === 0 ? all : inner;
  if (places.length === 0) return;
  const { of, key } = pick(places);
  switch (next() % 6) {
    case 0:
      delete of[key];
      break;
    case 1:
      of[key] = junk(next);
      break;
    case 2: {
      const other = pick(placesIn(pick(traffic) as Container));
      of[key] = structuredClone(other.of[other.key]);
      break;
    }
    case 3:
      if (!Array.isArray(of)) of[pick(["extra", "do", "is", "seat", "toString", "constructor"])] = junk(next);
      break;
    default:
      of[key] = nudged(next, of[key]);
  }
}

/** A value close to this one. */
function nudged(next: NextRandom, value: unknown): unknown {
  const pick = <T>(list: readonly T[]): T => list[next() % list.length] as T;
  if (typeof value === "number") return pick([value + 1, value - 1, -value, value + 0.5, value * 1e9, String(value)]);
  if (typeof value === "string")
    return pick([`${value}${odd(next)}`, value.slice(0, -1), value.toUpperCase(), value.repeat(40), [value]]);
  if (typeof value === "boolean") return pick([!value, Number(value), String(value)]);
  if (Array.isArray(value))
    return pick<unknown>([
      [],
      [...(value as unknown[]), ...(value as unknown[])],
      nestedIn(value, 70),
      Object.fromEntries(value.entries()),
    ]);
  if (value !== null && typeof value === "object") return pick<unknown>([{}, [value], nestedIn(value, 70), null]);
  return pick<unknown>([0, "", false, {}]);
}

/** Deeper than messages may be. */
function nestedIn(value: unknown, depth: number): unknown {
  let nested = value;
  for (let i = 0; i < depth; i++) nested = [nested];
  return nested;
}

function junk(next: NextRandom): unknown {
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
    "__proto__",
    "\u0000",
    [],
    {},
    [[]],
    JSON.parse('{"__proto__":{"seat":0}}'),
  ];
  const chosen = next() % (simple.length + 3);
  if (chosen < simple.length) return simple[chosen];
  if (chosen === simple.length) return "x".repeat(next() % 3000);
  if (chosen === simple.length + 1) return Array.from({ length: next() % 40 }, () => simple[next() % simple.length]);
  const of = simple[next() % simple.length];
  return { is: ["takeBack", "claim", "pause", "bot"][next() % 4], at: of, of, step: "x", act: { do: "x" } };
}

/** Returns characters that some stores cannot store, or that some file formats treat as line ends; often none. */
const odd = (next: NextRandom): string =>
  ["", "", "", "\u0000", "\ud800", "\u2028\u0001", "\n\r"][next() % 7] as string;
