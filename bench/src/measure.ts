/** Rates that can be compared: one process per contender, one at a time, turn and turn about, CPU time only. */
import { type ChildProcess, fork } from "node:child_process";

/** Does a small piece of work and says how many units it was. */
export type Work = () => number;

export interface Rate {
  readonly name: string;
  /** Units per second of CPU time, the median of the rounds. */
  readonly median: number;
  /** The lowest and the highest round. */
  readonly spread: readonly [number, number];
  readonly rounds: readonly number[];
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** The median over the rounds of how often faster `a` was than `b`; rounds are neighbours in time. */
export const ratio = (a: Rate, b: Rate): number =>
  median(a.rounds.map((rate, i) => rate / (b.rounds[i] ?? Number.NaN)));

/** Runs work for so many milliseconds of this process's CPU time; units per second. */
export function rateOf(work: Work, ms: number): number {
  const before = process.cpuUsage();
  let units = 0;
  for (;;) {
    units += work();
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    if (spent >= ms) return (units * 1000) / spent;
  }
}

/**
 * Measures contenders against each other. Each lives in its own process, so that no game spoils another's compiled code;
 * they take turns, so that whatever else the machine does hits all alike. One round is thrown away to warm up.
 */
export async function compare(names: readonly string[], rounds: number, ms: number): Promise<Map<string, Rate>> {
  const children = names.map((name) => ({ name, child: start(name), rates: [] as number[] }));
  try {
    for (let round = -1; round < rounds; round++) {
      for (const { child, rates } of children) {
        const rate = await ask(child, ms);
        if (round >= 0) rates.push(rate);
      }
    }
  } finally {
    for (const { child } of children) child.kill();
  }
  const rateFor = ({ name, rates }: (typeof children)[number]): [string, Rate] => [
    name,
    { name, median: median(rates), spread: [Math.min(...rates), Math.max(...rates)], rounds: rates },
  ];
  return new Map(children.map(rateFor));
}

const start = (name: string): ChildProcess =>
  fork(new URL("contender.ts", import.meta.url), [name], { stdio: ["ignore", "inherit", "inherit", "ipc"] });

const ask = (child: ChildProcess, ms: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a contender ended with code ${code}`));
    child.once("exit", ended);
    child.once("message", (rate: number) => {
      child.off("exit", ended);
      resolve(rate);
    });
    child.send(ms);
  });
