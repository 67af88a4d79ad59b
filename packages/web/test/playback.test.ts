import type { Seat } from "@starboard/kernel";
import type { LogItem, Update } from "@starboard/wire";
import { expect, test } from "vitest";
import * as playback from "../src/table/playback.ts";

const fact = (is: string) => ({ is, rule: "T-1" }) as const;
function update(at: number, logItems: readonly LogItem[]): Update {
  const summary = {
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
    summary,
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
const item = (n: number, ...names: string[]): LogItem => ({ n, at: n, by: 0 as Seat, facts: names.map(fact) });
const names = (p: playback.Playback): string[] => playback.factsSoFar(p).map((one) => one.fact.is);
const play = (...updates: Update[]): playback.Playback => updates.reduce(playback.addUpdate, playback.EMPTY);

test("the first update is shown at once, with all earlier facts", () => {
  const p = play(update(2, [item(0, "begin"), item(1, "move")]));
  expect(playback.isLive(p)).toBe(true);
  expect(names(p)).toEqual(["begin", "move"]);
  expect(playback.currentFact(p)).toBeNull();
});

test("facts are shown one by one over the old view, then the new view follows", () => {
  let p = play(update(1, [item(0, "begin")]), update(2, [item(1, "fly", "land")]));
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

test("stepping back reverses stepping forward and pauses", () => {
  let p = play(update(1, [item(0, "begin")]), update(2, [item(1, "fly", "land")]));
  for (let i = 0; i < 3; i++) p = playback.forward(p);
  p = playback.back(p);
  expect(p.paused).toBe(true);
  expect(playback.shownUpdate(p)?.at).toBe(1);
  expect(names(p)).toEqual(["begin", "fly", "land"]);
  p = playback.back(playback.back(p));
  expect(names(p)).toEqual(["begin"]);
  expect(playback.back(p).cursor).toBe(0);
});

test("skipping shows the newest view and continues playback", () => {
  const p = playback.skip(
    playback.back(play(update(1, []), update(2, [item(1, "fly")]), update(3, [item(2, "land")]))),
  );
  expect(playback.shownUpdate(p)?.at).toBe(3);
  expect(p.paused).toBe(false);
});

test("an update without log items replaces the newest one, for example when a bot starts to think", () => {
  const first = update(2, [item(1, "fly")]);
  const p = playback.addUpdate(play(update(1, []), first), { ...update(2, []), thinking: [1 as Seat] });
  expect(p.moments).toHaveLength(2);
  expect(playback.newest(p)?.thinking).toEqual([1]);
  expect(playback.newest(p)?.logItems).toEqual(first.logItems);
});

test("facts that were taken back leave the log, and the change is shown at once", () => {
  const back: LogItem = { n: 3, at: 3, by: 0 as Seat, facts: [], takenBack: [2] };
  let p = play(update(2, [item(0, "begin"), item(1, "fly")]), update(3, [item(2, "stay")]));
  p = playback.skip(p);
  expect(names(p)).toEqual(["begin", "fly", "stay"]);
  p = playback.addUpdate(p, update(4, [back]));
  expect(playback.isLive(p)).toBe(true);
  expect(names(p)).toEqual(["begin", "fly"]);
});
