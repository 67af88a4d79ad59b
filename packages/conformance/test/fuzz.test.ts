import { checkGame, explore, random, fuzzInputs } from "@starboard/conformance";
import { situationsIn } from "@starboard/conformance/node";
import { type AnyGame, canonicalJson, isPlainJson, parseRecord, verifyRecord, writeRecord } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import fc from "fast-check";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entry as sample } from "../../sample/test/entry.ts";
import { swapHidden } from "../../sample/test/swap-hidden.ts";
import { deep, corruptText, withUnknownField, mutateValue } from "../src/fuzz/mutate.ts";

const secrets = { hidden: () => true, swapHidden };

describe("exploring", () => {
  const found = explore(sample, { acts: 900, secrets, perMatch: 80 });

  test("every step, aside and ending of the sample is found, and no check fails", () => {
    expect(found.failures.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
    expect(found.coverage.of("step").map(([name]) => name)).toEqual(Object.keys(sample.game.steps).sort());
    expect(found.coverage.of("aside").map(([name]) => name)).toEqual(["home", "leave"]);
    expect(found.coverage.of("end").map(([rule]) => rule)).toEqual(["SMP-7.1", "SMP-8.2", "SMP-8.3"]);
  });
  test("the same seed explores the same way, another seed differently", () => {
    const order = { acts: 200, perMatch: 60 };
    const ways = [1, 1, 2].map((seed) => canonicalJson(explore(sample, { ...order, seed }).corpus));
    expect(ways[0]).toBe(ways[1]);
    expect(ways[0]).not.toBe(ways[2]);
  });
  test("replaying a corpus entry leads to the same discoveries", () => {
    expect(found.corpus.length).toBeGreaterThan(10);
    const longest = found.corpus.reduce((a, b) => (b.choices.length > a.choices.length ? b : a));
    expect(longest.choices.length).toBeGreaterThan(3);
  });
  test("a failed check comes with the record of its match", () => {
    const short = {
      name: "short",
      rule: "SMP-2.1",
      violation: (t: { round: number }) => (t.round > 1 ? "long" : undefined),
    };
    const broken = { ...sample, game: { ...sample.game, invariants: [short] } } as never as GameEntry;
    const { failures } = explore(broken, { acts: 300, secrets });
    const kept = failures.find(({ record }) => (record?.entries.length ?? 0) > 1);
    expect(kept?.record).toBeDefined();
    const read = parseRecord(writeRecord(kept?.record as never));
    expect("ok" in read && verifyRecord(read.ok, () => broken.game as AnyGame).good).toBe(true);
  });
});

test("the report lists what was not reached", () => {
  const options = sample.game.options.parse({ "sample.raids": false });
  const { failures } = checkGame(sample, {
    options: ["ok" in options ? options.ok : {}],
    matches: 1,
    acts: 30,
    secrets,
  });
  expect(failures.map(({ message }) => message)).toContain("step raid was never reached");
});

describe("mutating", () => {
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => isPlainJson(value));

  test("a mutated value leaves the original unchanged and almost always differs", () => {
    let same = 0;
    fc.assert(
      fc.property(json, fc.integer(), (value, seed) => {
        const text = canonicalJson(value);
        const bent = mutateValue(value, random(seed));
        expect(canonicalJson(value)).toBe(text);
        // A mutated value may be nested too deeply to be printed.
        if (isPlainJson(bent) && canonicalJson(bent) === text) same += 1;
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(same).toBeLessThan(60);
  });
  test("an unknown field is added", () => {
    fc.assert(
      fc.property(json, fc.integer(), (value, seed) => {
        expect(JSON.stringify(withUnknownField(value, random(seed)))).toContain('"intruder"');
      }),
      { numRuns: 50 },
    );
  });
  test("corrupted text differs, or is cut at its end", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer(), (text, seed) => {
        expect(typeof corruptText(text, random(seed))).toBe("string");
      }),
      { numRuns: 50 },
    );
  });
  test("deep values have the requested depth", () => {
    let value = deep(100);
    let depth = 0;
    for (; typeof value === "object" && value !== null; depth++) value = Object.values(value)[0] as unknown;
    expect(depth).toBe(100);
  });
});

describe("fuzzing inputs", () => {
  const situations = situationsIn(join(import.meta.dirname, "../../sample/situations"));

  test("every reader accepts some valid mutated input, and the same seed tries the same", () => {
    const [once, twice] = [1, 2].map(() => fuzzInputs([sample], situations, { inputs: 700, seed: 3 }));
    expect(once?.failures).toEqual([]);
    expect([...(once?.readers ?? [])]).toEqual([...(twice?.readers ?? [])]);
    for (const [name, { tried, accepted }] of once?.readers ?? []) {
      expect(tried, name).toBeGreaterThan(90);
      // For example, deleting a field that equals its default. Corrupted text is hardly ever a valid record.
      if (!name.endsWith("record text")) expect(accepted, name).toBeGreaterThan(0);
    }
  });

  test.for([
    [
      "options that drop unknown fields",
      { options: { ...sample.game.options, parse: (raw: unknown) => sample.game.options.parse(known(raw)) } },
      "options: an unknown option is read",
    ],
    [
      "options that change a number",
      { options: { ...sample.game.options, parse: (raw: unknown) => rounded(sample.game.options.parse(raw)) } },
      "is read as something else",
    ],
    [
      "a reader that throws",
      {
        notation: {
          ...sample.game.notation,
          read: (raw: { step: string }) => sample.game.notation.read({ ...raw, step: raw.step.trim() }, {}),
        },
      },
      "position: threw",
    ],
    [
      "a position with cards from nowhere",
      { invariants: [{ name: "no seven", rule: "SMP-1.2", violation: () => "always" }] },
      "position: it violates an invariant: no seven",
    ],
    [
      "an act check that writes",
      {
        steps: {
          ...sample.game.steps,
          bid: { ...sample.game.steps["bid"], forbids: (t: { spent: number[] }) => void t.spent.push(1) },
        },
      },
      "act: checking an act changed the state",
    ],
  ] as const)("%s is found", ([, parts, message]) => {
    const broken = { ...sample, game: { ...sample.game, ...parts } } as never as GameEntry;
    const { failures } = fuzzInputs([broken], [], { inputs: 1500, seed: 1 });
    expect(failures.map(({ reader, message }) => `${reader.replace("sample ", "")}: ${message}`).join("\n")).toContain(
      message,
    );
  });

  const known = (raw: unknown): unknown =>
    typeof raw === "object" && raw !== null
      ? Object.fromEntries(Object.entries(raw).filter(([id]) => id.startsWith("sample.")))
      : raw;
  const rounded = (read: ReturnType<typeof sample.game.options.parse>) =>
    "ok" in read ? { ok: { ...read.ok, "sample.rounds": 3 } } : read;
});
