/** Players do not wait for spectators: their updates go first, those of spectators a hundred at a time. */
import { expect, test } from "vitest";
import { add, end, persons, testService } from "./test-service.ts";

/** A service whose deferred work the test runs, with a match and as many spectators as wanted. */
async function crowded(spectators: number) {
  const deferred: (() => void)[] = [];
  const service = testService({ defer: (run) => void deferred.push(run) });
  const { match } = await service.begin(persons, { rounds: 50 });
  const players = await Promise.all([0, 1].map((viewer) => service.watch(match, viewer)));
  const spectating = await Promise.all(Array.from({ length: spectators }, () => service.watch(match, "public")));
  const upToDate = (at: number): number => spectating.filter((one) => one.last().at === at).length;
  return { ...service, match, players, spectating, deferred, upToDate };
}

test("players receive an act at once, spectators afterwards in groups", async () => {
  const { match, players, deferred, upToDate, commit } = await crowded(250);
  await commit(match, 0, 1, [add(1)]);
  expect(players.map((one) => one.last().at)).toEqual([2, 2]);
  expect(upToDate(2)).toBe(0);
  const groups: number[] = [];
  for (let run = deferred.shift(); run; run = deferred.shift()) {
    run();
    groups.push(upToDate(2));
  }
  expect(groups).toEqual([100, 200, 250]);
});

test("a spectator who is behind receives everything at once, in order and without repetition", async () => {
  const { match, spectating, deferred, commit } = await crowded(150);
  await commit(match, 0, 1, [add(1)]);
  deferred.shift()?.();
  await commit(match, 0, 2, [add(2)]);
  await commit(match, 0, 3, [end]);
  for (let run = deferred.shift(); run; run = deferred.shift()) run();
  for (const one of spectating)
    expect(one.updates.flatMap(({ logItems }) => logItems.map(({ n }) => n))).toEqual([0, 1, 2, 3]);
  const counts = spectating.map(({ updates }) => updates.length);
  expect(counts.slice(0, 100).every((count) => count === 3)).toBe(true);
  expect(counts.slice(100).every((count) => count === 2)).toBe(true);
});

test("a spectator who has left receives nothing more, and a removed match is not sent to", async () => {
  const { match, spectating, deferred, commit, ask } = await crowded(2);
  await commit(match, 0, 1, [add(1)]);
  const [gone, present] = spectating;
  if (typeof gone?.left !== "function") throw new Error("there is no subscription");
  gone.left();
  deferred.shift()?.();
  expect([gone.updates.length, present?.updates.length]).toEqual([1, 2]);
  await commit(match, 0, 2, [add(1)]);
  await ask({ is: "remove", match });
  for (let run = deferred.shift(); run; run = deferred.shift()) run();
  expect(present?.updates.length).toBe(2);
});
