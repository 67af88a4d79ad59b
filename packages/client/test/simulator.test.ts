/** The simulator: whole matches of every game, the same by the same seed, and views that keep what is hidden. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gameEntries } from "@starboard/registry";
import { describe, expect, test } from "vitest";
import { createLineSimulator, createSimulator, type Simulator, type Step } from "../src/simulator/index.ts";

/** Plays acts chosen by a small generator to the end, and returns all that was seen. */
function playOut(env: Simulator, seed: number): { readonly steps: Step[]; readonly last: Step } {
  let state = seed;
  let step = env.reset(seed);
  const steps = [step];
  while (step.agent !== null) {
    const legal = step.observation.mask.flatMap((ok, i) => (ok ? [i] : []));
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    step = env.step(legal[state % legal.length] ?? -1);
    steps.push(step);
  }
  return { steps, last: step };
}

describe.for(gameEntries.map(({ game }) => String(game.id)))("%s", (game) => {
  test("a match against a random player ends, and the same seed gives the same match", () => {
    const env = createSimulator({ game, bots: { 1: "random" }, maxActs: 150 });
    const first = playOut(env, 5);
    expect(first.last.terminated || first.last.truncated).toBe(true);
    expect(first.steps.every(({ agent }) => agent !== 1)).toBe(true);
    if (first.last.terminated) expect([...first.last.rewards].toSorted((a, b) => a - b)).not.toEqual([1, 1]);
    expect(JSON.stringify(playOut(env, 5).steps.slice(0, 60))).toBe(JSON.stringify(first.steps.slice(0, 60)));
  });
});

test("agents take turns, and each sees its own hand alone", () => {
  const env = createSimulator({ game: "trekwar" });
  const { agent, observation } = env.reset(4);
  expect(env.agents).toEqual([0, 1]);
  const sides = (seat: number) => (env.observe(seat).view as { sides: { hand: { cards: unknown } }[] }).sides;
  for (const seat of env.agents) {
    expect(sides(seat)[seat]?.hand.cards).toHaveLength(6);
    expect(sides(seat)[1 - seat]?.hand.cards).toBeNull();
  }
  expect(observation.seat).toBe(agent);
  expect(env.observe(1 - (agent ?? 0)).acts).toEqual([]);
});

test("a match begins at the position of a situation", () => {
  const file = join(import.meta.dirname, "../../games/trekwar/situations/battle.json");
  const [, situation] = JSON.parse(readFileSync(file, "utf8")) as { game: string }[];
  const env = createSimulator({ game: "trekwar", ...(situation && { situation }) });
  const begun = env.reset(1);
  expect(begun).toMatchObject({ agent: 1, observation: { step: "exchange" } });
  expect(env.step({ do: "exchange", drop: [] } as { do: string }).agent).toBe(0);
});

test.for([
  [{ game: "chess" }, "SIMULATOR_GAME"],
  [{ game: "trekwar", options: "nope" }, "SIMULATOR_PRESET"],
  [{ game: "trekwar", options: { exchange: 7 } }, "SIMULATOR_OPTIONS"],
  [{ game: "trekwar", situation: { game: "trekwar", position: { hands: 1 } } }, "SIMULATOR_POSITION"],
  [{ game: "trekwar", bots: { 5: "random" } }, "SIMULATOR_SEAT"],
  [{ game: "trekwar", bots: { 0: "random", 1: 2 } }, "SIMULATOR_SEAT"],
  [{ game: "trekwar", bots: { 1: 9 } }, "SIMULATOR_BOT"],
] as const)("%j is refused: %s", ([setup, code]) => {
  expect(() => createSimulator(setup as never)).toThrow(expect.objectContaining({ code }) as Error);
});

test("illegal acts are refused by their rule and change nothing", () => {
  const env = createSimulator({ game: "trekwar" });
  expect(() => env.step(0)).toThrow(expect.objectContaining({ code: "SIMULATOR_RESET" }) as Error);
  const before = env.reset(4);
  for (const act of [-1, 1e9, { do: "nonsense" }])
    expect(() => env.step(act)).toThrow(expect.objectContaining({ at: "act" }) as Error);
  expect(env.observe(before.agent ?? 0)).toEqual(before.observation);
});

test("the line simulator answers every line, the malformed ones with a code", () => {
  const answer = createLineSimulator();
  const ask = (line: string): object => JSON.parse(answer(line)) as object;
  expect(ask("no json")).toEqual({ id: null, bad: [{ code: "SIMULATOR_JSON", at: "" }] });
  expect(ask('{"id":1,"do":"reset","seed":1}')).toMatchObject({ bad: [{ code: "SIMULATOR_MAKE" }] });
  expect(ask('{"id":1,"do":"make","setup":[]}')).toMatchObject({ bad: [{ code: "SIMULATOR_REQUEST" }] });
  expect(ask('{"id":2,"do":"make","setup":{"game":"anaxis"}}')).toMatchObject({
    id: 2,
    ok: { seats: 2, agents: [0, 1] },
  });
  expect(ask('{"id":3,"do":"reset","seed":1}')).toMatchObject({ id: 3, ok: { terminated: false } });
  expect(ask('{"id":4,"do":"observe","agent":7}')).toMatchObject({
    id: 4,
    bad: [{ code: "SIMULATOR_SEAT", at: "agent" }],
  });
});
