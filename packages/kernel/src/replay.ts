/** Replays and verifies records: the same code for the viewer, the verifier and the golden tests. */
import { digest } from "./canonical.ts";
import type { AnyGame, Draw, Game, Refusal, Result, Shape, GameState } from "./contract.ts";
import { commitmentOf } from "./draws.ts";
import { checkOrigin, drawFault, entriesAfterOrigin } from "./origin.ts";
import { deepEqual } from "./equality.ts";
import { type DrawRecord, isRefusal, type Played, play, resume, start } from "./play.ts";
import {
  currentSeats,
  drawsOf,
  editionName,
  type Entry,
  expectedHash,
  type MatchRecord,
  parseEdition,
  type RecordHead,
  rootHash,
  type SeatOccupant,
  seatsOfPeople,
} from "./record.ts";

/** Finds the rules a record was played by; `undefined` if this build lacks that game or edition. */
export type FindGame = (id: string, edition: number) => AnyGame | undefined;

/** One moment of a replay: the entry that was played and its result. */
export interface ReplayMoment {
  /** The entry that led here; the start entry for moment 0. */
  readonly entry: Extract<Entry, { is: "act" | "start" | "edition" }>;
  /** The edition that the match is played by from this moment on. */
  readonly game: AnyGame;
  readonly played: Played<Shape>;
}
/** The reason a record does not replay: the entry, and what is wrong with it. */
export interface Fault {
  readonly code:
    | "RECORD_EDITION"
    | "RECORD_EDITION_CHANGED"
    | "RECORD_EDITION_MOVE"
    | "RECORD_OPTIONS"
    | "RECORD_CHAIN"
    | "RECORD_ORDER"
    | "RECORD_ORIGIN"
    | "RECORD_BACK"
    | "RECORD_COMMITMENT"
    | "RECORD_GENERATOR"
    | "RECORD_DRAWS"
    | "RECORD_ACT"
    | "RECORD_RESULT";
  /** Entry number, or -1 for the head. */
  readonly n: number;
  readonly refusal?: Refusal;
  /** The edition for which the first hash was made, if the record names another. */
  readonly edition?: string;
}

/**
 * Plays a record through with the draws it carries, including acts that were later taken back. Stops at the first
 * fault.
 */
export function replay(record: MatchRecord, find: FindGame): { moments: ReplayMoment[]; fault?: Fault } {
  const moments: ReplayMoment[] = [];
  const opening = gameOf(record, find);
  if (!opening) return { moments, fault: { code: "RECORD_EDITION", n: -1 } };
  let game: AnyGame = opening;
  const options: Result<object> = game.options.parse(record.options);
  if (!("ok" in options)) return { moments, fault: { code: "RECORD_OPTIONS", n: -1 } };
  const seats = game.options.seats(options.ok);
  if (record.seats.length !== seats) return { moments, fault: { code: "RECORD_OPTIONS", n: -1 } };
  for (const entry of record.entries) {
    const last = moments[moments.length - 1];
    if ((entry.is === "start") !== (last === undefined))
      return { moments, fault: { code: "RECORD_ORDER", n: entry.n } };
    if (entry.is === "seat") {
      if (entry.seat >= seats) return { moments, fault: { code: "RECORD_ORDER", n: entry.n } };
    } else if (entry.is === "back") {
      const kept = keptMoments(moments, entry);
      if (kept === undefined) return { moments, fault: { code: "RECORD_BACK", n: entry.n } };
      moments.length = kept;
    } else if (entry.is === "edition") {
      const state = (last as ReplayMoment).played.state;
      const agreed = deepEqual(entry.by, seatsOfPeople(occupantsAt(record, entry.n)));
      const moved = agreed ? replayMove(find, game, state, entry) : editionFault(entry);
      if ("code" in moved) return { moments, fault: moved };
      game = moved.game;
      moments.push({ entry, ...moved });
    } else {
      if (entry.is === "act" && entry.by >= seats) return { moments, fault: { code: "RECORD_ORDER", n: entry.n } };
      const played =
        entry.is === "start"
          ? replayStart(game, options.ok, entry)
          : replayAct(game, (last as ReplayMoment).played.state, entry);
      if ("code" in played) return { moments, fault: played };
      moments.push({ entry, game, played });
    }
  }
  const end = moments[moments.length - 1];
  if (!deepEqual(end ? (end.played.state as GameState).flow.over : null, record.result))
    return { moments, fault: { code: "RECORD_RESULT", n: record.entries.length - 1 } };
  return { moments };
}

/** Starts a match again with the draws its first entry carries. */
export const replayStart = (
  game: AnyGame,
  options: object,
  entry: Extract<Entry, { is: "start" }>,
): Played<Shape> | Fault => replayEntry(entry, (draw) => start(game, options, draw));

/** Plays an act again on a copy of the state, with the draws its entry carries. */
export const replayAct = (game: AnyGame, state: object, entry: Extract<Entry, { is: "act" }>): Played<Shape> | Fault =>
  replayEntry(entry, (draw) => play(game, state, entry, draw));

function replayEntry<P extends Played<Shape> | undefined>(entry: Entry, run: (draw: Draw) => P | Refusal): P | Fault {
  try {
    const given = recordedDraws(drawsOf(entry));
    const played = run(given.draw);
    if (played === undefined) return played;
    if (isRefusal(played)) return { code: "RECORD_ACT", n: entry.n, refusal: played };
    return given.spent() ? played : { code: "RECORD_DRAWS", n: entry.n };
  } catch (error) {
    if (error instanceof WrongDraw) return { code: "RECORD_DRAWS", n: entry.n };
    throw error;
  }
}

/**
 * Returns how many moments remain after a take-back, or undefined if it is not allowed: a seat takes back its own act,
 * no dropped act drew or disclosed (not even with consent), no dropped moment moved the match to another edition, and
 * the match is not over (KRN-UNDO-1, KRN-UNDO-2, KRN-UNDO-4, KRN-ED-4).
 */
function keptMoments(moments: readonly ReplayMoment[], back: Extract<Entry, { is: "back" }>): number | undefined {
  if ((moments[moments.length - 1]?.played.state as GameState | undefined)?.flow.over) return undefined;
  let acts = 0;
  const kept = moments.findIndex(({ entry }) => entry.is === "act" && acts++ === back.keep);
  const dropped = moments.slice(kept);
  const [first] = dropped;
  const allowed =
    kept >= 0 &&
    first?.entry.is === "act" &&
    first.entry.by === back.by &&
    dropped.every(({ played }) => !played.irreversible);
  return allowed ? kept : undefined;
}

/** The occupants of the seats when entry `n` was written, also if it was taken over from another record. */
function occupantsAt(record: MatchRecord, n: number): SeatOccupant[] {
  let head: Pick<RecordHead, "seats" | "origin"> = record;
  while (head.origin && n < head.origin.at) head = head.origin;
  return currentSeats(head, record.entries.slice(0, n));
}

/**
 * Carries a position over to a later edition, edition by edition, and runs on to the next question. The given state is
 * not changed. Undefined if an edition is not known or does not carry this position over (KRN-ED-3).
 */
export function moveToEdition(
  find: FindGame,
  from: AnyGame,
  to: number,
  state: object,
  draw: Draw,
): { readonly game: AnyGame; readonly played: Played<Shape> } | undefined {
  if ((state as GameState).flow.over !== null || to <= from.edition) return undefined;
  let game = from as Game<Shape>;
  let moved: GameState = game.clone(state as GameState);
  while (game.edition < to) {
    const next = find(game.id, game.edition + 1) as Game<Shape> | undefined;
    const carried = next && game.migrate?.(moved);
    if (!next || !carried) return undefined;
    game = next;
    moved = carried;
  }
  // Nothing before the move can be taken back.
  return { game: game as AnyGame, played: { ...resume(game, moved, draw), irreversible: true } };
}

const editionFault = ({ n }: Entry): Fault => ({ code: "RECORD_EDITION_MOVE", n });

/** Moves a match to another edition again, with the draws its entry carries. Does not check who agreed. */
export function replayMove(
  find: FindGame,
  game: AnyGame,
  state: object,
  entry: Extract<Entry, { is: "edition" }>,
): { readonly game: AnyGame; readonly played: Played<Shape> } | Fault {
  const newer = find(game.id as string, entry.to);
  if (newer?.edition !== entry.to) return { code: "RECORD_EDITION", n: entry.n };
  let moved: ReturnType<typeof moveToEdition>;
  const played = replayEntry(entry, (draw) => {
    moved = moveToEdition(find, game, entry.to, state, draw);
    return moved?.played;
  });
  return played === undefined || !moved ? editionFault(entry) : "code" in played ? played : { ...moved, played };
}

/** One line of a verification report. */
export interface VerificationStep {
  readonly check: "chain" | "origin" | "commitment" | "draws" | "acts" | "result";
  readonly state: "ok" | "failed" | "open";
  /** Number of things checked (entries, draws, acts). */
  readonly count: number;
  readonly fault?: Fault;
}

/**
 * Verifies a record offline: the hash chain, the commitment, every draw derived from secret and entropy, every act
 * replayed, the result. `open` marks what cannot be verified: before the secret is published, or behind a fault.
 */
export function verifyRecord(
  record: MatchRecord,
  find: FindGame,
): { checks: VerificationStep[]; good: boolean; finalDigest?: string } {
  const checks: VerificationStep[] = [];
  const report = (check: VerificationStep["check"], count: number, fault?: Fault): void => {
    checks.push(fault ? { check, state: "failed", count, fault } : { check, state: "ok", count });
  };
  report("chain", record.entries.length, chainFault(record));
  if (record.origin) {
    const origin = checkOrigin(record, record.entries);
    if (origin.open && !origin.fault) checks.push({ check: "origin", state: "open", count: origin.count });
    else report("origin", origin.count, origin.fault);
  }
  const draws = entriesAfterOrigin(record, record.entries).reduce((count, entry) => count + drawsOf(entry).length, 0);
  if (record.secret === null) {
    checks.push({ check: "commitment", state: "open", count: 1 });
    checks.push({ check: "draws", state: "open", count: draws });
  } else {
    const matches = commitmentOf(record.secret) === record.commitment;
    report("commitment", 1, matches ? undefined : { code: "RECORD_COMMITMENT", n: -1 });
    const n = drawFault(record, record.secret, record.entries);
    const code = n === -1 ? "RECORD_GENERATOR" : "RECORD_DRAWS";
    report("draws", draws, n === undefined ? undefined : { code, n });
  }
  const { moments, fault } = replay(record, find);
  report("acts", moments.length, fault && fault.code !== "RECORD_RESULT" ? fault : undefined);
  // If the acts cannot be replayed to the end, the result cannot be checked.
  if (fault && fault.code !== "RECORD_RESULT") checks.push({ check: "result", state: "open", count: 1 });
  else report("result", 1, fault);
  const last = moments[moments.length - 1];
  return {
    checks,
    good: checks.every((c) => c.state !== "failed"),
    ...(last && { finalDigest: digest(last.played.state) }),
  };
}

function gameOf(record: MatchRecord, find: FindGame): AnyGame | undefined {
  const edition = parseEdition(record.game);
  const game = edition && find(edition.id, edition.edition);
  return game && editionName(game) === record.game ? game : undefined;
}

/** Highest edition that is tried to explain a wrong first hash. */
const MAX_EDITION = 99;

/**
 * The fault of a record whose edition was changed after the match: the edition is part of the head, and the first entry
 * is chained to the head's hash (KRN-REC-2). Undefined if the first hash fits, or fits no edition of the game.
 */
export function changedEdition(record: MatchRecord): Fault | undefined {
  const [first] = record.entries;
  const named = parseEdition(record.game);
  if (!first || !named || first.hash === expectedHash(first, rootHash(record))) return undefined;
  for (let edition = 1; edition <= MAX_EDITION; edition++) {
    const game = `${named.id}@${edition}`;
    if (first.hash === expectedHash(first, rootHash({ ...record, game })))
      return { code: "RECORD_EDITION_CHANGED", n: -1, edition: game };
  }
  return undefined;
}

function chainFault(record: MatchRecord): Fault | undefined {
  const changed = changedEdition(record);
  if (changed) return changed;
  let previous = rootHash(record);
  let acts = 0;
  for (const [i, entry] of record.entries.entries()) {
    if (entry.n !== i || (entry.is === "start") !== (i === 0)) return { code: "RECORD_ORDER", n: i };
    if (entry.is === "back" && entry.keep >= acts) return { code: "RECORD_ORDER", n: i };
    if (entry.hash !== expectedHash(entry, previous)) return { code: "RECORD_CHAIN", n: i };
    if (entry.is === "back") acts = entry.keep;
    else if (entry.is === "act") acts += 1;
    previous = entry.hash;
  }
  return undefined;
}

class WrongDraw extends Error {}

/** Supplies the draws an entry carries. A request for other dice than were recorded is a fault of the record. */
function recordedDraws(drawn: readonly DrawRecord[]): { draw: Draw; spent(): boolean } {
  let at = 0;
  return {
    draw(sides, times, why) {
      const next = drawn[at++];
      const fits = next && next.sides === sides && next.why === why && next.values.length === times;
      if (!fits || next.values.some((v) => v > sides)) throw new WrongDraw();
      return next.values;
    },
    spent: () => at === drawn.length,
  };
}
