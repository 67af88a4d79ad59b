import type { Seat } from "@starboard/kernel";
import type { LogItem, Update } from "@starboard/wire";
import { expect, test } from "vitest";
import * as playback from "../src/table/playback.ts";

const fact = (is: string) => ({ is, rule: "T-1" }) as const;
function update(at: number, logItems: readonly LogItem[]): Update {
  const card = {
    match: "m",
    game: "t@1",
    options: {},
    seats: [],
    createdAt: 0,
    changedAt: 0,
    at,
    asked: [],
    over: null,
    commitment: "",
    from: 0,
  };
  return {
    is: "update",
    card,
    at,
    viewer: "public",
    view: { at },
    question: null,
    offers: [],
    logItems,
    takeBack: null,
    thinking: [],
  };
}
const told = (n: number, ...names: string[]): LogItem => ({ n, at: n, by: 0 as Seat, facts: names.map(fact) });
const names = (p: playback.Playback): string[] => playback.factsSoFar(p).map((one) => one.fact.is);
const play = (...updates: Update[]): playback.Playback => updates.reduce(playback.addUpdate, playback.EMPTY);

test("the first update is shown as it is, with everything told before", () => {
  const p = play(update(2, [told(0, "begin"), told(1, "move")]));
  expect(playback.isLive(p)).toBe(true);
  expect(names(p)).toEqual(["begin", "move"]);
  expect(playback.currentFact(p)).toBeNull();
});

test("news are told one by one over the old table, then the new table is shown", () => {
  let p = play(update(1, [told(0, "begin")]), update(2, [told(1, "fly", "land")]));
  expect(playback.shownUpdate(p)?.at).toBe(1);
  p = playback.forward(p);
  expect(playback.currentFact(p)?.fact.is).toBe("fly");
  p = playback.forward(p);
  expect(playback.currentFact(p)?.fact.is).toBe("land");
  expect(playback.shownUpdate(p)?.at).toBe(1);
  p = playback.forward(p);
  expect(playback.shownUpdate(p)?.at).toBe(2);
  expect(playback.isLive(p)).toBe(true);
  expect(playback.forward(p)).toBe(p);
});

test("steps back undo steps forward and stand still there", () => {
  let p = play(update(1, [told(0, "begin")]), update(2, [told(1, "fly", "land")]));
  for (let i = 0; i < 3; i++) p = playback.forward(p);
  p = playback.back(p);
  expect(p.paused).toBe(true);
  expect(playback.shownUpdate(p)?.at).toBe(1);
  expect(names(p)).toEqual(["begin", "fly", "land"]);
  p = playback.back(playback.back(p));
  expect(names(p)).toEqual(["begin"]);
  expect(playback.back(p).cursor).toBe(0);
});

test("skipping shows the newest table and runs on", () => {
  const p = playback.skip(
    playback.back(play(update(1, []), update(2, [told(1, "fly")]), update(3, [told(2, "land")]))),
  );
  expect(playback.shownUpdate(p)?.at).toBe(3);
  expect(p.paused).toBe(false);
});

test("an update without news only replaces the newest: a bot began to think", () => {
  const first = update(2, [told(1, "fly")]);
  const p = playback.addUpdate(play(update(1, []), first), { ...update(2, []), thinking: [1 as Seat] });
  expect(p.moments).toHaveLength(2);
  expect(playback.newest(p)?.thinking).toEqual([1]);
  expect(playback.newest(p)?.logItems).toEqual(first.logItems);
});

test("what was taken back leaves the log, and the change is shown at once", () => {
  const back: LogItem = { n: 3, at: 3, by: 0 as Seat, facts: [], takenBack: [2] };
  let p = play(update(2, [told(0, "begin"), told(1, "fly")]), update(3, [told(2, "stay")]));
  p = playback.skip(p);
  expect(names(p)).toEqual(["begin", "fly", "stay"]);
  p = playback.addUpdate(p, update(4, [back]));
  expect(playback.isLive(p)).toBe(true);
  expect(names(p)).toEqual(["begin", "fly"]);
});
