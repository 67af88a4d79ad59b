/** Measures comparable rates: one process per contender, alternating, CPU time only. */
import { type ChildProcess, fork } from "node:child_process";

/** Does a small piece of work and returns the number of units. */
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

/** The median over the rounds of the rate of `a` divided by that of `b`. Rounds are neighbours in time. */
export const ratio = (a: Rate, b: Rate): number =>
  median(a.rounds.map((rate, i) => rate / (b.rounds[i] ?? Number.NaN)));

/** Runs work for the given CPU time of this process in ms; returns units per second. */
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
 * Measures contenders against each other. Each has its own process, so that games do not affect each other's compiled
 * code. They alternate, so that other load on the machine affects all equally. The first round is warm-up.
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
