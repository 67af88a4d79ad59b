/** Who wins among several: equal bots at tables of many sizes, counted by what their seats play. */
import type { BotSpec } from "@starboard/bots";
import { Engine, type Fact, fastDraws, type Shape, type Table } from "@starboard/kernel";
import { type Contender, mixSeed, nameOf } from "./contest.ts";
import { answerOf, newPlayer } from "./playing.ts";
import { type Estimate, estimate, quantile } from "./stats.ts";

export interface Census {
  /** Who plays every seat. */
  readonly player: Contender;
  /** Matches at every kind of table. */
  readonly matches: number;
  readonly seed: number;
  /** Acts after which a match is left unfinished. */
  readonly patience: number;
}
/** What came of the matches at one kind of table. */
export interface Tally {
  readonly part: string;
  readonly seats: number;
  readonly matches: number;
  readonly finished: number;
  /** Matches in rounds or whatever the game counts, at 10, 50 and 90 %. */
  readonly length: readonly [number, number, number];
  /** Results by what a seat played: 1 for a win, shared wins in parts. */
  readonly sides: ReadonlyMap<string, Estimate>;
  /** Results by place at the table. */
  readonly places: readonly Estimate[];
  /** Counted facts per match. */
  readonly counted: ReadonlyMap<string, number>;
}

/** Plays the matches of every kind of table one after the other. Bots think a fixed number of iterations or not at all. */
export function census<G extends Shape>(
  spec: BotSpec<G>,
  plan: Census,
  report: (done: number, all: number) => void = () => undefined,
): Tally[] {
  const crowds = spec.crowds?.();
  if (!crowds) return [];
  const all = crowds.tables.length * plan.matches;
  let done = 0;
  return crowds.tables.map(({ part, options: raw }, which) => {
    const parsed = spec.game.options.parse(raw);
    if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
    const seats = spec.game.options.seats(parsed.ok);
    const sides = new Map<string, number[]>();
    const places: number[][] = Array.from({ length: seats }, () => []);
    const counted = new Map(Object.keys(crowds.counted).map((words) => [words, 0]));
    const lengths: number[] = [];
    for (let n = 0; n < plan.matches; n++) {
      const seed = mixSeed(plan.seed, which, n);
      const hear = (fact: Fact): void => {
        for (const [words, counts] of Object.entries(crowds.counted))
          if (counts(fact as G["fact"])) counted.set(words, (counted.get(words) as number) + 1);
      };
      const t = playOut(spec, plan, parsed.ok as G["options"], seats, seed, hear);
      report(++done, all);
      if ((t as Table).flow.over === null) continue;
      lengths.push(spec.length?.(t) ?? 0);
      const worth = new Float64Array(seats);
      spec.settle(t, worth);
      for (let s = 0; s < seats; s++) {
        const side = crowds.side(t, s as never);
        if (!sides.has(side)) sides.set(side, []);
        sides.get(side)?.push(worth[s] as number);
        places[s]?.push(worth[s] as number);
      }
    }
    return {
      part,
      seats,
      matches: plan.matches,
      finished: lengths.length,
      length: [quantile(lengths, 0.1), quantile(lengths, 0.5), quantile(lengths, 0.9)],
      sides: new Map([...sides].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([side, got]) => [side, estimate(got)])),
      places: places.map(estimate),
      counted: new Map([...counted].map(([words, sum]) => [words, sum / plan.matches])),
    };
  });
}

/** One match from set-up to its end, or as far as patience goes. */
function playOut<G extends Shape>(
  spec: BotSpec<G>,
  plan: Census,
  options: G["options"],
  seats: number,
  seed: number,
  hear: (fact: Fact) => void,
): G["table"] {
  const engine = new Engine<G>(spec.game, fastDraws(seed), hear);
  const t = spec.game.setup(options);
  engine.advance(t);
  const players = Array.from({ length: seats }, () => newPlayer(spec, plan.player));
  for (let acts = 0; engine.asking !== undefined && acts < plan.patience; acts++) {
    const by = engine.asking;
    const reply = answerOf(spec, players[by] as (typeof players)[number], {
      options,
      view: spec.game.view(t, by),
      by,
      seats,
      seed: mixSeed(seed, acts),
    });
    if (!reply) throw new Error(`seat ${by} had no answer`);
    if (Object.hasOwn(spec.game.asides, reply.step)) engine.aside(t, by, reply.step, reply.act);
    else engine.act(t, by, reply.act);
  }
  return t;
}

const percent = ({ mean, half }: Estimate): string =>
  `${(100 * mean).toFixed(0)}${Number.isNaN(half) ? "" : ` ± ${(100 * half).toFixed(0)}`}`;

/** The tallies as Markdown: a table each, results in per cent with their 95 % interval. */
export function censusReport(plan: Census, tallies: readonly Tally[]): string {
  const lines = [`Every seat: ${nameOf(plan.player)}. ${plan.matches} matches at every table, seed ${plan.seed}.`];
  for (const one of tallies) {
    const [low, middle, high] = one.length;
    lines.push(
      "",
      `## ${one.part}`,
      "",
      `Even would be ${(100 / one.seats).toFixed(0)} %. Finished: ${one.finished} of ${one.matches}. Length at 10, 50 and 90 %: ${low}, ${middle}, ${high}.`,
      "",
      "| | wins, % | seats |",
      "| --- | ---: | ---: |",
      ...[...one.sides].map(([side, got]) => `| ${side} | ${percent(got)} | ${got.groups} |`),
      ...one.places.map((got, i) => `| seat ${i + 1} | ${percent(got)} | ${got.groups} |`),
      "",
      ...[...one.counted].map(([words, n]) => `- ${words}: ${n.toFixed(1)} per match.`),
    );
  }
  return `${lines.join("\n")}\n`;
}
