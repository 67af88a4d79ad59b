import { type MatchRecord, type Seat, writeRecord } from "@starboard/kernel";
import { rules } from "@starboard/sample/rules";
import { game, text } from "@starboard/sample";
import { expect, test } from "vitest";
import type { AnyWords } from "../src/games.ts";
import { wholeScreen } from "../src/generic/screen.tsx";
import { problem } from "../src/messages/en.ts";
import type { LoadedGame } from "../src/loaded-game.ts";
import {
  drawStatistics,
  ownSeat,
  buildReplay,
  type LoadedReplay,
  tallyReplay,
  turnsOf,
  updatesOf,
} from "../src/replay/loaded-replay.ts";
import { openView } from "@starboard/share";
import { factsOf } from "../src/table/playback.ts";
import { proveText } from "../src/verify/verification-report.ts";
import { playedRecord } from "./match.ts";

const loaded: LoadedGame = {
  id: "sample",
  game,
  words: text as unknown as AnyWords,
  screen: wholeScreen({ id: "sample" }),
  rules,
};
const record = playedRecord(game, { "sample.captains": 3 }, { seed: 5 });
const replayOf = (source: MatchRecord): LoadedReplay => buildReplay("m", writeRecord(source), source, [loaded]);
const replay = replayOf(record);

test("a finished match has a moment for its start and for every act, and ends with its result", () => {
  expect(record.result).not.toBeNull();
  const updates = updatesOf(replay, "public");
  expect(updates).toHaveLength(record.entries.length);
  expect(updates.at(-1)?.summary.over).toEqual(record.result);
  expect(updates.slice(0, -1).every((update) => update.summary.over === null)).toBe(true);
  expect(updates.slice(0, -1).every((update) => update.summary.asked.length > 0)).toBe(true);
});

test("each viewer receives only its own facts and views", () => {
  const drew = (viewer: Seat | "public") =>
    updatesOf(replay, viewer)
      .flatMap(factsOf)
      .filter((addressed) => addressed.fact.is === "drew");
  expect(drew("public")).toEqual([]);
  const mine = drew(0 as Seat);
  expect(mine.length).toBeGreaterThan(0);
  expect(mine.every((addressed) => (addressed.fact as unknown as { seat: number }).seat === 0)).toBe(true);
  expect(updatesOf(replay, "public").every((update) => (update.view as { hand: unknown }).hand === null)).toBe(true);
});

test("a turn begins where its name changes", () => {
  const turns = turnsOf(loaded, updatesOf(replay, "public"));
  expect(turns[0]?.at).toBe(0);
  expect(turns.length).toBeGreaterThanOrEqual(3);
  expect(new Set(turns.map(({ turn }) => turn)).size).toBe(turns.length);
});

test("the statistics count every die once", () => {
  const dice = record.entries
    .flatMap((entry) => ("draws" in entry ? (entry.draws ?? []) : []))
    .filter((draw) => draw.why === "SMP-3.1" || draw.why === "SMP-5.3");
  const kinds = drawStatistics(record.entries, { rules: ["SMP-3.1", "SMP-5.3"], sides: [6] });
  expect(kinds.map(({ sides }) => sides)).toEqual([6]);
  // The deck is shuffled as well, but a game without dice has no statistics of dice.
  expect(drawStatistics(record.entries, undefined)).toEqual([]);
  // A rule that rolls a die may also draw from a pile of another size.
  expect(drawStatistics(record.entries, { rules: ["SMP-3.1", "SMP-5.3"], sides: [4] })).toEqual([]);
  expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(
    dice.reduce((sum, draw) => sum + draw.values.length, 0),
  );
  for (const kind of kinds) {
    expect(kind.faces).toHaveLength(kind.sides);
    expect(kind.faces.reduce((sum, times) => sum + times, 0)).toBe(kind.count);
    expect(kind.fair).toBe((kind.sides + 1) / 2);
  }
});

test("acts are counted by seat", () => {
  const { acts, takenBack, minutes } = tallyReplay(replay);
  expect(acts.reduce((a, b) => a + b, 0)).toBe(record.entries.length - 1);
  expect(takenBack).toBe(0);
  expect(minutes).toBe(Math.round((record.entries.length - 1) / 60));
});

test("a record with an illegal act is shown up to that act", () => {
  const entries = record.entries.slice();
  const at = entries.findIndex((entry) => entry.is === "act" && entry.n > 4);
  entries[at] = { ...(entries[at] as Extract<(typeof entries)[number], { is: "act" }>), act: { do: "nonsense" } };
  const faulty = replayOf({ ...record, entries });
  expect(faulty.fault).toMatchObject({ code: "RECORD_ACT", n: at });
  expect(faulty.moments).toHaveLength(at);
});

test("verification derives every draw again", async () => {
  const report = await proveText(writeRecord(record));
  if ("problem" in report) throw new Error(report.problem.code);
  expect(report.good).toBe(true);
  expect(report.open).toBe(false);
  expect(report.draws.length).toBeGreaterThan(0);
  for (const draw of report.draws) expect(draw.derived).toEqual(draw.values);
});

test("verification names the entry of a changed die and its true value", async () => {
  const entries = structuredClone(record.entries) as unknown as {
    n: number;
    draws?: { sides: number; values: number[] }[];
  }[];
  const changed = entries.find((entry) => entry.n > 0 && entry.draws?.some((draw) => draw.sides >= 2));
  const die = changed?.draws?.find((draw) => draw.sides >= 2);
  if (!changed || !die) throw new Error("no die to change");
  die.values[0] = die.values[0] === 1 ? 2 : 1;
  const report = await proveText(writeRecord({ ...record, entries } as unknown as MatchRecord));
  if ("problem" in report) throw new Error(report.problem.code);
  expect(report.good).toBe(false);
  const faults = report.checks.flatMap((check) => (check.fault ? [[check.check, check.fault.n]] : []));
  expect(faults).toContainEqual(["chain", changed.n]);
  expect(faults).toContainEqual(["draws", changed.n]);
  expect(report.draws.some((draw) => draw.n === changed.n && String(draw.derived) !== String(draw.values))).toBe(true);
});

test.each([
  ["{", "RECORD_JSON"],
  ["[]", "RECORD_FORMAT"],
  ['{"format":"starboard.record","version":9}', "RECORD_VERSION"],
])("%s is refused with %s", async (text, code) => {
  expect(await proveText(text)).toMatchObject({ problem: { code } });
});

test("a record of another edition is shown as far as the present rules accept it, and verified as far as no rules are needed", async () => {
  const old = playedRecord({ ...game, edition: 99 }, { "sample.captains": 3 }, { seed: 5 });
  expect(replay.foreign).toBe(false);
  expect(replayOf(old)).toMatchObject({ foreign: true, fault: null, moments: { length: old.entries.length } });
  const diverging = replayOf({
    ...old,
    entries: old.entries.map((entry) => (entry.n === 4 ? { ...entry, act: { do: "fly" } } : entry)) as never,
  });
  expect(diverging).toMatchObject({ foreign: true, fault: { n: 4 }, moments: { length: 4 } });
  const report = await proveText(writeRecord(old));
  if ("problem" in report) throw new Error(report.problem.code);
  expect(report).toMatchObject({ good: true, open: true, foreign: true });
  expect(Object.fromEntries(report.checks.map(({ check, state, fault }) => [check, fault?.code ?? state]))).toEqual({
    chain: "ok",
    commitment: "ok",
    draws: "ok",
    acts: "RECORD_EDITION",
    result: "RECORD_EDITION",
  });
});

test("a replay opens with the eyes of the person who played", () => {
  const person = (name: string) => ({ name, kind: "person" }) as const;
  const bot = { name: "Orion", kind: "bot", level: 2 } as const;
  expect(ownSeat([bot, person("Ada")], "")).toBe(1);
  expect(ownSeat([person("Ben"), person("Ada")], "Ada")).toBe(1);
  expect(ownSeat([person("Ben"), person("Ada")], "Cleo")).toBeUndefined();
  expect(ownSeat([person("Ada"), person("Ada")], "Ada")).toBeUndefined();
  expect(ownSeat([bot, bot], "Ada")).toBeUndefined();
});

test("with all hands open a moment shows what the end shows, but is not over", () => {
  interface Open {
    readonly flow: { readonly over: unknown };
  }
  // A game that opens its hands when the match is over, with the sequence of play at the top or one level below.
  const handed = (nested: boolean): LoadedGame => ({
    ...loaded,
    game: {
      view: (state: Open) => {
        const hands = state.flow.over === null ? "closed" : "open";
        return nested ? { board: { flow: state.flow }, hands } : { flow: state.flow, hands };
      },
    } as unknown as LoadedGame["game"],
  });
  const state = { flow: { over: null } } as unknown as Parameters<typeof openView>[1];
  const result = { winners: [], rule: "SMP-7.1", scores: [] } as const;
  expect(openView(handed(false).game, state, result)).toEqual({ flow: { over: null }, hands: "open" });
  expect(openView(handed(true).game, state, result)).toEqual({ board: { flow: { over: null } }, hands: "open" });
  expect(state.flow.over).toBeNull();
});

test("a record whose edition was changed by hand is refused and names the true edition", async () => {
  const changed = { ...record, game: "sample@2" };
  const report = await proveText(writeRecord(changed));
  expect(report).toMatchObject({ good: false, foreign: true });
  const chain = "checks" in report ? report.checks.find(({ check }) => check === "chain") : undefined;
  expect(chain?.fault).toEqual({ code: "RECORD_EDITION_CHANGED", n: -1, edition: "sample@1" });
  expect(problem("RECORD_EDITION_CHANGED", { edition: "sample@1" })).toContain("sample@1");
  // A record that was truly played under another edition is no forgery.
  const foreign = playedRecord({ ...game, edition: 99 } as typeof game, { "sample.captains": 3 }, { seed: 5 });
  expect(await proveText(writeRecord(foreign))).toMatchObject({ good: true, foreign: true });
});

test("a file with a wrong field names it in the words of the format", () => {
  const about = (at: string, wrong: string, more: object = {}) =>
    problem("RECORD_FIELD", { at, problem: wrong, ...more });
  expect(about("seats.1.name", "invalid_type")).toBe(
    "This record is not valid. Seat 2, the name is missing or has the wrong form.",
  );
  expect(about("entries.12.draws.0.sides", "too_small", { least: 1 })).toBe(
    "This record is not valid. Entry 12, draw 1, the number of sides must be at least 1.",
  );
  expect(about("", "unrecognized_keys")).toBe(
    "This record is not valid. The record has a field that records do not have.",
  );
});
