/**
 * Clock soak: the system's clock of a host jumps by up to a day, forwards and backwards, while people play. Matches must
 * go on after each jump, and time limits that were running must end as if the clock had not been set back.
 */
import { setTimeout as pause } from "node:timers/promises";
import { seededUint32 } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { createHost } from "../host.ts";
import { createSteadyClock } from "../ops/steady-clock.ts";
import { readSettings, type Settings } from "../settings.ts";
import { openStorage } from "../storage/open.ts";
import { checkLog } from "./acknowledged.ts";
import { beginPair, beginTimed, fieldGameIds, type FieldPair } from "./field-tables.ts";

export interface ClockSoakOptions {
  /** Folder of the store. */
  readonly folder: string;
  readonly jumps: number;
  readonly seed: number;
  readonly onProgress?: (jumps: number) => void;
}
export interface ClockReport {
  readonly jumps: number;
  /** Tables with a time limit that was running at a jump; each was decided by time. */
  readonly timed: number;
  /** Entries of the people's matches. */
  readonly entries: number;
  readonly faults: readonly string[];
}

const DAY = 86_400_000;
/** Time within which every match must go on after a jump, in ms. */
const GO_ON_MS = 15_000;
/** Time within which a limit of five seconds must have ended, in ms. */
const LIMIT_MS = 20_000;

export async function runClockSoak({ folder, jumps, seed, onProgress }: ClockSoakOptions): Promise<ClockReport> {
  const words = seededUint32(seed);
  const faults: string[] = [];
  let offset = 0;
  const now = createSteadyClock(() => Date.now() + offset);
  const settings = readSettings({ STARBOARD_LOG: "silent", STARBOARD_RATE_LIMIT_FACTOR: "1000" }) as Settings;
  const host = await createHost({ settings, storage: await openStorage({ folder }, { now }), now });
  const url = await host.listen({ port: 0, host: "127.0.0.1" });
  const pairs: FieldPair[] = [];
  const playing: Promise<void>[] = [];
  const timed: ((at: string) => Promise<TableInfo>)[] = [];
  const acknowledged = ({ seats }: FieldPair): number => Math.max(...seats.map((seat) => seat.acknowledged));
  const open = async (n: number): Promise<FieldPair> => {
    const pair = await beginPair([() => url], fieldGameIds[n % fieldGameIds.length] as string);
    for (const seat of pair.seats)
      playing.push(
        seat.play(
          () => true,
          (count) => words() % Math.max(1, count),
        ),
      );
    return pair;
  };
  const all: FieldPair[] = [];
  let done = 0;
  try {
    for (let n = 0; n < fieldGameIds.length; n++) pairs.push(await open(n));
    all.push(...pairs);
    for (; done < jumps && faults.length === 0; done++) {
      timed.push(await beginTimed(url));
      const before = pairs.map(acknowledged);
      // Every second jump goes back.
      const size = done < 2 ? DAY : words() % (DAY + 1);
      offset += done % 2 === 0 ? size : -size;
      const until = performance.now() + GO_ON_MS;
      for (;;) {
        for (const [n, pair] of pairs.entries())
          if (pair.seats.some(({ latest }) => latest?.summary.over)) {
            for (const seat of pair.seats) seat.end();
            all.push((pairs[n] = await open(n)));
            before[n] = 0;
          }
        if (pairs.every((pair, n) => acknowledged(pair) > (before[n] ?? 0))) break;
        if (performance.now() > until) {
          faults.push(`after jump ${done + 1} a match does not go on`);
          break;
        }
        await pause(10);
      }
      onProgress?.(done + 1);
    }
    const until = performance.now() + LIMIT_MS;
    for (const [n, read] of timed.entries()) {
      while (!(await read(url)).summary?.over && performance.now() < until) await pause(50);
      if (!(await read(url)).summary?.over) faults.push(`the time limit of table ${n + 1} has not ended`);
    }
    for (const { seats } of all) for (const seat of seats) seat.end();
    await Promise.all(playing);
    let entries = 0;
    for (const pair of all) {
      const { rows, faults: found } = await checkLog(host.services.store, pair.id);
      entries += rows.length;
      faults.push(...found);
      if (rows.length < acknowledged(pair)) faults.push(`${pair.id} has lost acknowledged entries`);
    }
    const errors = (await host.services.metrics.errors.get()).values[0]?.value ?? 0;
    if (errors > 0) faults.push(`${errors} internal errors of the host`);
    return { jumps: done, timed: timed.length, entries, faults };
  } finally {
    for (const { seats } of all) for (const seat of seats) seat.end();
    await host.close();
  }
}
