/** The limit on the playback of what other players did (`GameScreen.catchUp`). */
import type { Fact, Seat } from "@starboard/kernel";
import type { Update } from "@starboard/wire";
import { expect, test } from "vitest";
import { limitMs, MIN_SHOWN_MS, shownMs } from "../src/table/catch-up.ts";
import * as playback from "../src/table/playback.ts";

const VIEWER = 0 as Seat;
const screen = {
  duration: () => 800,
  catchUp: { withinMs: 8000, isOwnTurn: () => false, isImportant: (fact: Fact) => fact.is === "attacked" },
};

/** A playback of one update with these facts, its first fact shown. */
function playing(names: readonly string[]): playback.Playback {
  const update = (at: number, facts: readonly string[]): Update =>
    ({ at, logItems: [{ n: at, at, by: null, facts: facts.map((is) => ({ is, rule: "T-1" })) }] }) as unknown as Update;
  return playback.forward(playback.addUpdate(playback.addUpdate(playback.EMPTY, update(0, [])), update(1, names)));
}

/** Plays to the end; returns the milliseconds of every fact by name. */
function play(names: readonly string[], speed = 1): { readonly name: string; readonly ms: number }[] {
  const shown: { name: string; ms: number }[] = [];
  let elapsed = 0;
  let p = playing(names);
  for (let now = playback.currentFact(p); now; now = playback.currentFact(p)) {
    const ms = shownMs(p, now.fact, screen, VIEWER, speed, 8000 / speed - elapsed);
    shown.push({ name: now.fact.is, ms });
    elapsed += ms;
    p = playback.forward(p);
  }
  return shown;
}
const total = (shown: readonly { readonly ms: number }[]): number => shown.reduce((sum, { ms }) => sum + ms, 0);

test("a short playback keeps the durations of the game", () => {
  expect(play(["moved", "moved", "attacked"]).map(({ ms }) => ms)).toEqual([800, 800, 800]);
});

test("a long playback keeps the limit, at every speed, and important facts stay longest", () => {
  const names = Array.from({ length: 100 }, (_, n) => (n % 20 === 10 ? "attacked" : "moved"));
  const shown = play(names);
  expect(total(shown)).toBeLessThan(9000);
  expect(total(play(names, 2))).toBeLessThan(5000);
  const [moved, attacked] = ["moved", "attacked"].map((name) => shown.filter((one) => one.name === name));
  expect(Math.min(...(attacked ?? []).map(({ ms }) => ms))).toBeGreaterThan(
    3 * Math.max(...(moved ?? []).slice(0, 10).map(({ ms }) => ms)),
  );
  expect(Math.min(...shown.map(({ ms }) => ms))).toBeGreaterThan(MIN_SHOWN_MS);
});

test("facts that arrive after the limit are shown in less than a second", () => {
  const p = playing(Array.from({ length: 30 }, () => "moved"));
  const now = playback.currentFact(p);
  expect(now && shownMs(p, now.fact, screen, VIEWER, 1, -12_000) * 30).toBeLessThan(1000);
});

test("a screen without a limit keeps every duration", () => {
  const p = playing(Array.from({ length: 100 }, () => "moved"));
  expect(shownMs(p, { is: "moved", rule: "T-1" }, { duration: () => 800 }, VIEWER, 2, -1)).toBe(400);
});

test("the limit counts from turn to turn, and a question in between leaves a sixth for the rest", () => {
  expect(limitMs(screen.catchUp, 1, 0)).toBe(8000);
  expect(limitMs(screen.catchUp, 1, 3000)).toBe(5000);
  expect(limitMs(screen.catchUp, 2, 7000)).toBeCloseTo(4000 / 6);
});
