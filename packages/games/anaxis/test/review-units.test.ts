import { readFileSync } from "node:fs";
import type { BotSpec } from "@starboard/bots";
import { startReview } from "@starboard/bots/review";
import { type Entry, parseRecord, type Shape } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { editions } from "../src/editions/index.ts";

test("a review judges a ship’s declaration and its move together, and nothing else with them", () => {
  const read = parseRecord(readFileSync(new URL("../records/border.json", import.meta.url), "utf8"));
  if (!("ok" in read)) throw new Error(read.bad[0]?.code);
  const record = read.ok;
  const begun = startReview(record, (_id, edition) => editions.gameOf(edition), bot as unknown as BotSpec<Shape>, {
    seed: 1,
    effort: 0.01,
  });
  if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
  const acts = record.entries.filter((entry): entry is Extract<Entry, { is: "act" }> => entry.is === "act");
  const stepOf = (n: number): string => acts.find((one) => one.n === n)?.step ?? "";
  // Fleets are placed first.
  const found = new Set<number>();
  for (let next = begun.ok.steps.next(); next.done !== true && found.size < 4; next = begun.ok.steps.next())
    if (next.value.moment && next.value.moment.entries.length > 0) found.add(next.value.moment.n);
  let units = 0;
  for (const { n, step, entries, chosen } of begun.ok.current().moments) {
    expect(chosen.acts).toHaveLength(entries.length + 1);
    if (entries.length === 0) continue;
    expect(["declare", "move"]).toContain(step);
    expect(entries.every((one) => stepOf(one) === "move")).toBe(true);
    expect(entries[0]).toBe(n + 1);
    expect(stepOf((entries.at(-1) as number) + 1)).not.toBe("move");
    units++;
  }
  expect(units).toBeGreaterThan(2);
});

test("another move of a ship is judged with the steps that it was given", () => {
  const read = parseRecord(readFileSync(new URL("../records/border.json", import.meta.url), "utf8"));
  if (!("ok" in read)) throw new Error(read.bad[0]?.code);
  const begun = startReview(read.ok, (_id, edition) => editions.gameOf(edition), bot as unknown as BotSpec<Shape>, {
    seed: 1,
    effort: 0.01,
  });
  if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
  const declared = read.ok.entries.find((entry) => entry.is === "act" && entry.step === "declare");
  const steady = { do: "steady" };
  const steps = [{ do: "forward" }, { do: "end" }];
  const judged = begun.ok.judgeOther(declared?.n ?? 0, steady, steps);
  expect(judged?.chosen.acts).toEqual([steady, ...steps]);
  expect(judged?.entries).toEqual([]);
});
