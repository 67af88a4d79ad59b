/** Replaying and proving records: the same code for the viewer, the verifier and the golden tests. */
import { digest } from "./canonical.ts";
import { commitTo, GENERATOR, matchKey, provableDraws } from "./draws.ts";
import type { AnyGame, Draw, Refusal, Shape, Table } from "./contract.ts";
import { type Drawn, isRefusal, type Played, play, same, start } from "./play.ts";
import { editionName, type Entry, expectedHash, liveActs, type MatchRecord, parseEdition, rootHash } from "./record.ts";

/** Finds the rules a record was played by; `undefined` when this copy does not have that game or edition. */
export type FindGame = (id: string, edition: number) => AnyGame | undefined;

/** One moment of a replay: what was played and what it led to. */
export interface Moment {
  /** The entry that led here; the start for moment 0. */
  readonly entry: Extract<Entry, { is: "act" | "start" }>;
  readonly played: Played<Shape>;
}
/** Why a record does not replay: at which entry, and what is wrong. */
export interface Fault {
  readonly code:
    | "RECORD_EDITION"
    | "RECORD_OPTIONS"
    | "RECORD_CHAIN"
    | "RECORD_ORDER"
    | "RECORD_COMMITMENT"
    | "RECORD_GENERATOR"
    | "RECORD_DRAWS"
    | "RECORD_ACT"
    | "RECORD_RESULT";
  /** Entry number, or -1 for the head. */
  readonly n: number;
  readonly refusal?: Refusal;
}

/** Plays a record through with the draws it carries. Ends at the first fault. */
export function replay(record: MatchRecord, find: FindGame): { moments: Moment[]; fault?: Fault } {
  const moments: Moment[] = [];
  const game = gameOf(record, find);
  if (!game) return { moments, fault: { code: "RECORD_EDITION", n: -1 } };
  const options = game.options.parse(record.options);
  if (!("ok" in options)) return { moments, fault: { code: "RECORD_OPTIONS", n: -1 } };
  const opening = record.entries[0] as Entry;
  if (opening.is !== "start") return { moments, fault: { code: "RECORD_ORDER", n: 0 } };
  let table: Table;
  try {
    const given = recordedDraws(opening.draws);
    const first = start(game, options.ok, given.draw);
    if (!given.spent()) return { moments, fault: { code: "RECORD_DRAWS", n: 0 } };
    moments.push({ entry: opening, played: first as Played<Shape> });
    table = first.table as Table;
  } catch (error) {
    if (error instanceof WrongDraw) return { moments, fault: { code: "RECORD_DRAWS", n: 0 } };
    throw error;
  }
  for (const entry of liveActs(record.entries)) {
    try {
      const given = recordedDraws(entry.draws ?? []);
      const played = play(game, table, entry, given.draw);
      if (isRefusal(played)) return { moments, fault: { code: "RECORD_ACT", n: entry.n, refusal: played } };
      if (!given.spent()) return { moments, fault: { code: "RECORD_DRAWS", n: entry.n } };
      moments.push({ entry, played: played as Played<Shape> });
      table = played.table as Table;
    } catch (error) {
      if (error instanceof WrongDraw) return { moments, fault: { code: "RECORD_DRAWS", n: entry.n } };
      throw error;
    }
  }
  if (!same(table.flow.over, record.result))
    return { moments, fault: { code: "RECORD_RESULT", n: record.entries.length - 1 } };
  return { moments };
}

/** One line of a verification report. */
export interface Check {
  readonly check: "chain" | "commitment" | "draws" | "acts" | "result";
  readonly state: "ok" | "failed" | "open";
  /** How many things were checked (entries, dice, acts). */
  readonly count: number;
  readonly fault?: Fault;
}

/**
 * Proves a record offline: the hash chain, the commitment, every draw re-derived from secret and entropy, every act
 * re-played, the result. `open` marks what cannot be proved before the secret is published.
 */
export function verifyRecord(
  record: MatchRecord,
  find: FindGame,
): { checks: Check[]; good: boolean; finalDigest?: string } {
  const checks: Check[] = [];
  const report = (check: Check["check"], count: number, fault?: Fault): void => {
    checks.push(fault ? { check, state: "failed", count, fault } : { check, state: "ok", count });
  };
  report("chain", record.entries.length, chainFault(record));
  const draws = allDraws(record);
  if (record.secret === null) {
    checks.push({ check: "commitment", state: "open", count: 1 });
    checks.push({ check: "draws", state: "open", count: draws.length });
  } else {
    const kept = commitTo(record.secret) === record.commitment;
    report("commitment", 1, kept ? undefined : { code: "RECORD_COMMITMENT", n: -1 });
    report("draws", draws.length, drawFault(record, draws));
  }
  const { moments, fault } = replay(record, find);
  report("acts", moments.length, fault && fault.code !== "RECORD_RESULT" ? fault : undefined);
  report("result", 1, fault?.code === "RECORD_RESULT" ? fault : undefined);
  const last = moments[moments.length - 1];
  return {
    checks,
    good: checks.every((c) => c.state !== "failed"),
    ...(last && { finalDigest: digest(last.played.table) }),
  };
}

function gameOf(record: MatchRecord, find: FindGame): AnyGame | undefined {
  const named = parseEdition(record.game);
  const game = named && find(named.id, named.edition);
  return game && editionName(game) === record.game ? game : undefined;
}

function chainFault(record: MatchRecord): Fault | undefined {
  let previous = rootHash(record);
  let acts = 0;
  for (const [i, entry] of record.entries.entries()) {
    if (entry.n !== i || (entry.is === "start") !== (i === 0)) return { code: "RECORD_ORDER", n: i };
    if (entry.is === "back" && entry.keep >= acts) return { code: "RECORD_ORDER", n: i };
    if (entry.hash !== expectedHash(entry, previous)) return { code: "RECORD_CHAIN", n: i };
    acts = entry.is === "back" ? entry.keep : entry.is === "act" ? acts + 1 : 0;
    previous = entry.hash;
  }
  return undefined;
}

/** Draws are never taken back (a draw seals), so every entry's draws stand in the order of the record. */
function allDraws(record: MatchRecord): { n: number; drawn: Drawn }[] {
  return record.entries.flatMap((e) => (e.is === "back" ? [] : (e.draws ?? []).map((drawn) => ({ n: e.n, drawn }))));
}

function drawFault(record: MatchRecord, draws: readonly { n: number; drawn: Drawn }[]): Fault | undefined {
  if (record.generator !== GENERATOR) return { code: "RECORD_GENERATOR", n: -1 };
  const source = provableDraws(matchKey(record.secret as string, record.entropy));
  for (const { n, drawn } of draws) {
    const expected = source.draw(drawn.sides, drawn.values.length, drawn.why);
    if (!same(expected, drawn.values)) return { code: "RECORD_DRAWS", n };
  }
  return undefined;
}

class WrongDraw extends Error {}

/** Hands out the draws an entry carries; a question for other dice than were recorded is a fault of the record. */
function recordedDraws(drawn: readonly Drawn[]): { draw: Draw; spent(): boolean } {
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
