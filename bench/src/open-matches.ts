/**
 * The memory of open matches: the act history and the idempotency keys as plain arrays and sets, against the packed
 * forms that the match service holds. Runs in its own process, which must expose the garbage collector.
 */
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { Entry, MatchRecord } from "@starboard/kernel";
import { findGameEntry } from "@starboard/registry";
import { root } from "../../scripts/ensure.mjs";
import { actAt, actCount, newActHistory, type PlayedAct, pushAct } from "../../packages/match/src/act-history.ts";
import { RECENT_ROWS } from "../../packages/match/src/history.ts";
import { addKey, newKeyFilter } from "../../packages/match/src/idempotency-keys.ts";
import { dropRowsBefore, type LiveMatch, restoreMatch } from "../../packages/match/src/live-match.ts";
import type { LogRow, MatchHeader } from "../../packages/match/src/store.ts";

/** A whole match of each game, from its golden records. */
const RECORDS = [
  ["4000ad", "independents-4"],
  ["trekwar", "standard"],
  ["anaxis", "surgical"],
  ["warp-empires", "two"],
] as const;
/** Copies of each match, of which the memory is measured together. */
const COPIES = 50;
const ROUNDS = 3;

/** Bytes per match. */
export interface Weight {
  readonly game: string;
  readonly acts: number;
  /** The open match without history and keys. */
  readonly rest: number;
  readonly packed: number;
  /** The same numbers in an ordinary array and a set of hashes. */
  readonly numbers: number;
  /** Objects in an array, and a set of the keys themselves. */
  readonly objects: number;
}

/** Measures in a process of its own. */
export const measureOpenMatches = (): Promise<Weight[]> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, [], {
      execArgv: ["--expose-gc"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child.once("message", (weights: Weight[]) => {
      child.off("exit", reject);
      resolve(weights);
    });
    child.once("exit", reject);
  });

async function weigh(id: string, name: string): Promise<Weight> {
  const file = join(root, `packages/games/${id}/records/${name}.json`);
  const record = JSON.parse(readFileSync(file, "utf8")) as MatchRecord;
  const { entries, format: _format, version: _version, result: _result, secret, ...head } = record;
  const header: MatchHeader = { ...head, match: "0".repeat(20), createdAt: 0, secret: secret ?? "00" };
  const rows = entries.map((entry: Entry): LogRow => ({ entry, ...(entry.is === "act" && { key: randomUUID() }) }));
  const restored = (): LiveMatch => {
    // Parsed each time, as from a store: nothing is shared between matches.
    const own = JSON.parse(JSON.stringify(rows)) as LogRow[];
    const live = restoreMatch(structuredClone(header), own, () => findGameEntry(id)?.game as never);
    if ("bad" in live) throw new Error(JSON.stringify(live.bad));
    dropRowsBefore(live.ok, live.ok.length - RECENT_ROWS);
    live.ok.recentRows = JSON.parse(JSON.stringify(live.ok.recentRows)) as LogRow[];
    return live.ok;
  };
  const { actHistory } = restored();
  const acts = Array.from({ length: actCount(actHistory) }, (_, i) => actAt(actHistory, i) as PlayedAct);
  const keys = (): string[] => acts.map(() => randomUUID());
  const packed = await perMatch(() => {
    const history = newActHistory();
    for (const act of acts) pushAct(history, act, undefined, 0);
    const filter = newKeyFilter();
    for (const key of keys()) addKey(filter, key);
    return [history.acts, filter];
  });
  const numbers = await perMatch(() => [
    acts.map(({ n, by }) => n * 128 + by * 8),
    new Set(acts.map(() => Math.floor(Math.random() * 2 ** 31))),
  ]);
  const objects = await perMatch(() => [acts.map((act) => ({ ...act })), new Set(keys().map(flat))]);
  const whole = await perMatch(restored);
  return { game: id, acts: acts.length, rest: whole - packed, packed, numbers, objects };
}

/** A string of its own, as a parsed message has, and not a concatenation. */
const flat = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

/** What is being weighed. */
let kept: unknown[] = [];

/** Bytes that one of `COPIES` results keeps, the median of the rounds. */
async function perMatch(make: () => unknown): Promise<number> {
  const sizes: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    kept = [];
    // The stack may still refer to the copies of the round before.
    await turn();
    const before = used();
    for (let i = 0; i < COPIES; i++) kept.push(make());
    // The first round compiles the code.
    if (round > 0) sizes.push((used() - before) / COPIES);
  }
  kept = [];
  return sizes.toSorted((a, b) => a - b)[sizes.length >> 1] as number;
}

function used(): number {
  if (globalThis.gc === undefined) throw new Error("start node with --expose-gc");
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
  const weights: Weight[] = [];
  for (const [game, record] of RECORDS) weights.push(await weigh(game, record));
  process.send(weights, () => process.disconnect());
}
