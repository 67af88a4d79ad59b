/**
 * What a game shows and allows in the course of a recorded match, entry by entry: the views, facts, offers and refusals
 * of every seat. Two programs with the same rules give the same behaviour for the same record.
 */
import {
  type AnyGame,
  canonicalJson,
  type FindGame,
  type Game,
  type MatchRecord,
  offers,
  outcome,
  type Played,
  replay,
  type Seat,
  type Shape,
  type Viewer,
  whyNot,
} from "@starboard/kernel";
import { allSeats } from "./moves.ts";

/** The parts of a game's behaviour that are compared. */
export const PARTS = ["views", "facts", "offers", "refusals"] as const;
export type BehaviourPart = (typeof PARTS)[number];

/** An act of the record that is tried at other entries and by other seats, to compare refusals. */
interface Probe {
  readonly step: string;
  readonly act: { readonly do: string };
}
/** Number of neighbouring acts, before and after, that are tried at every entry. */
const PROBED = 2;
/** Digits of the hash of one part of one entry. */
const DIGITS = 4;

/** Returns the acts that are tried after the moment at a place: the record's acts around it. */
export function probesAt(record: MatchRecord, n: number): Probe[] {
  const near = record.entries.slice(Math.max(0, n - PROBED), n + PROBED + 1);
  return near.flatMap((entry) => (entry.is === "act" ? [{ step: entry.step, act: entry.act }] : []));
}

/** Returns one part of the behaviour after a moment, as plain data. */
export function behaviourAt(
  part: BehaviourPart,
  game: Game<Shape>,
  { state, facts }: Pick<Played<Shape>, "state" | "facts">,
  probes: readonly Probe[],
): unknown {
  const seats: Seat[] = allSeats(game.seats(state));
  switch (part) {
    case "views":
      return ([...seats, "public"] as Viewer[]).map((viewer) => game.view(state, viewer));
    case "facts":
      return [facts, outcome(state)];
    case "offers":
      return seats.map((by) => offers(game, state, by));
    case "refusals":
      return seats.map((by) => probes.map(({ step, act }) => whyNot(game, state, { by, step, act }) ?? null));
  }
}

/** A short hash of plain data. Collisions of one entry do not matter, because a change of rules shows at many. */
function shortHash(value: unknown): string {
  const text = canonicalJson(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  // A last mix, so that the few digits that are kept depend on all of them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, "0").slice(0, DIGITS);
}

/** The behaviour of a game for one record: for each part one text with the hash of every entry. */
export type Behaviour = Readonly<Record<BehaviourPart, string>>;

/** Returns the behaviour of the editions by which a record was played; undefined if it does not replay. */
export function behaviourOf(record: MatchRecord, find: FindGame): Behaviour | undefined {
  const { moments, fault } = replay(record, find);
  if (fault) return undefined;
  const parts = PARTS.map((part) => {
    const hashes = moments.map(({ entry, game, played }) =>
      shortHash(behaviourAt(part, game as AnyGame as Game<Shape>, played, probesAt(record, entry.n))),
    );
    return [part, hashes.join("")] as const;
  });
  return Object.fromEntries(parts) as Behaviour;
}

/** Returns the entries at which a part of two behaviours differs; entries that only one of them has count too. */
export function differingEntries(a: string, b: string): number[] {
  const count = Math.max(a.length, b.length) / DIGITS;
  const at = (text: string, i: number): string => text.slice(i * DIGITS, (i + 1) * DIGITS);
  return Array.from({ length: count }, (_, i) => i).filter((i) => at(a, i) !== at(b, i));
}
