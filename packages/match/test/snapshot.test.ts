import type { Act } from "@starboard/kernel";
import { memoryStore, type LogRow, type Snapshot } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { describe, expect, test } from "vitest";
import { findEarlierState, restoreMatch, applyRow } from "../src/live-match.ts";
import { SNAPSHOT_EVERY, snapshotOf } from "../src/snapshot.ts";
import { actCount, stateBefore } from "../src/act-history.ts";
import { tiny } from "./game.ts";
import { add, end, find, guess, testService, roll, turn } from "./test-service.ts";

/** Plays a match with draws, sealed choices, take-backs and a change of seats. */
async function played() {
  const store = memoryStore();
  const o = testService({ store });
  const { match } = await o.begin();
  const now = async (): Promise<number> => (await store.rows(match, 0)).length;
  await o.commit(match, 0, await now(), [add(1), roll]);
  await o.commit(match, 1, await now(), [roll]);
  await o.commit(match, 0, await now(), [guess(1)]);
  await o.commit(match, 1, await now(), [guess(2)]);
  await o.commit(match, 0, await now(), [add(2)]);
  await o.ask({ is: "takeBack", match, seat: 0 as never, at: await now() });
  await o.ask({ is: "seat", match, seat: 1 as never, occupant: { name: "Cleo", kind: "person" }, at: await now() });
  await o.commit(match, 0, await now(), [add(1), end]);
  await o.commit(match, 1, await now(), [turn({ do: "show" })]);
  const [opening, rows] = [await store.opening(match), await store.rows(match, 0)];
  if (!opening) throw new Error("the match is not there");
  return { opening, rows };
}
const sat = (opening: Parameters<typeof restoreMatch>[0], rows: readonly LogRow[], snapshot?: Snapshot) => {
  const result = restoreMatch(opening, rows, find as never, snapshot);
  if ("bad" in result) throw new Error(JSON.stringify(result.bad));
  return result.ok;
};

/** What was listed in the state is worked out again when it is asked for. */
const plain = (match: ReturnType<typeof sat>): unknown => JSON.parse(JSON.stringify({ ...match, position: undefined }));

test("a match restored from any snapshot equals one restored from the whole log", async () => {
  const { opening, rows } = await played();
  expect(rows.length).toBeGreaterThan(9);
  const whole = sat(opening, rows);
  for (let at = 1; at <= rows.length; at++) {
    const snapshot = snapshotOf(sat(opening, rows.slice(0, at)));
    expect(snapshot.at).toBe(at);
    const again = sat(opening, rows, snapshot);
    expect(plain(again)).toEqual(plain(whole));
    expect(again.limitStarts).toEqual(whole.limitStarts);
  }
});

test("acts are taken back as far as the rules allow, whether their states were kept or not", async () => {
  const { opening, rows } = await played();
  let open = 0;
  for (let at = 1; at <= rows.length; at++) {
    const s = sat(opening, rows.slice(0, at));
    const bare = sat(opening, rows.slice(0, at));
    bare.actHistory = { ...bare.actHistory, states: [] };
    for (let place = 0; place <= actCount(s.actHistory); place++) {
      const kept = stateBefore(s.actHistory, place);
      if (kept) open += 1;
      expect(findEarlierState(bare, place)?.state).toEqual(kept);
    }
  }
  expect(open).toBeGreaterThan(3);
});

test("a take-back is read from a log whose states were not kept", async () => {
  const { opening, rows } = await played();
  const back = rows.findIndex(({ entry }) => entry.is === "back");
  const s = sat(opening, rows.slice(0, back));
  s.actHistory = { ...s.actHistory, states: [] };
  expect(applyRow(s, rows[back] as LogRow)).toBe(undefined);
  expect(s.state).toEqual(sat(opening, rows.slice(0, back + 1)).state);
});

const LIE = [4711, 4711];
describe("a snapshot is not used", () => {
  /** Returns a snapshot with a forged state, which shows in the restored match if the snapshot is used. */
  async function forged(bend: (body: Record<string, unknown>) => void, after = 6) {
    const { opening, rows } = await played();
    const snapshot = snapshotOf(sat(opening, rows.slice(0, after)));
    const { state, ...honest } = JSON.parse(snapshot.body) as { state: object };
    const body = { ...honest, state: { ...state, friends: [LIE] } };
    bend(body);
    return { opening, rows, snapshot: { at: after, body: JSON.stringify(body) } };
  }
  test("unless it is valid (the forged state is visible then)", async () => {
    const { opening, rows, snapshot } = await forged(() => {});
    expect(sat(opening, rows, snapshot).state).toMatchObject({ friends: [LIE] });
  });
  test.for([
    ["of another edition", (body: Record<string, unknown>): void => void (body["game"] = "tiny@2")],
    ["of another form", (body: Record<string, unknown>): void => void (body["version"] = 0)],
    ["of a log that went another way", (body: Record<string, unknown>): void => void (body["hash"] = "00")],
  ] as const)("%s", async ([, bend]) => {
    const { opening, rows, snapshot } = await forged(bend);
    expect(sat(opening, rows, snapshot).state).toMatchObject({ friends: [] });
    expect(sat(opening, rows, { at: 6, body: "{" }).state).toMatchObject({ friends: [] });
    // The log was restored to an earlier state and ends before the snapshot.
    expect(sat(opening, rows.slice(0, 4), snapshot).recentRows).toHaveLength(4);
  });
  test("if rows have no facts", async () => {
    const { opening, rows, snapshot } = await forged(() => {}, 10);
    expect(sat(opening, rows, snapshot).state).toMatchObject({ friends: [LIE] });
    for (const key of ["facts", "undone"] as const) {
      const older = rows.map(({ [key]: _missing, ...row }) => row);
      expect(sat(opening, older, snapshot).state).toEqual(sat(opening, rows).state);
    }
  });
  test("if an entry is missing or damaged", async () => {
    const { opening, rows } = await played();
    const snapshot = snapshotOf(sat(opening, rows));
    for (const bent of [rows.toSpliced(3, 1), rows.with(3, null as never), rows.with(3, rows[4] as LogRow)])
      expect("bad" in restoreMatch(opening, bent, find as never, snapshot)).toBe(true);
  });
});

test("the match service saves snapshots at intervals and opens matches with them", async () => {
  const kept: Snapshot[] = [];
  const store = {
    ...memoryStore(),
    snapshot: async () => kept.at(-1),
    keepSnapshot: async (_match: string, snapshot: Snapshot) => void kept.push(snapshot),
  };
  const o = testService({ store });
  const { match } = await o.begin(undefined, { rounds: 50 });
  const boards = [await o.watch(match, 0), await o.watch(match, 1)];
  for (let n = 0; kept.length === 0 && n < 2 * SNAPSHOT_EVERY; n++) {
    const by = boards[0]?.last().summary.asked[0] as number;
    const { at, offers } = (boards[by] as (typeof boards)[number]).last();
    const open = offers.flatMap((one) => (one.aside ? [] : one.offers.filter(({ refusal }) => !refusal)));
    const step = offers.find(({ aside }) => !aside)?.step as string;
    await o.commit(match, by, at, [{ step, act: open[n % open.length]?.act as Act }]);
  }
  expect(kept).toHaveLength(1);
  expect(kept[0]?.at).toBe(SNAPSHOT_EVERY);
  const before = await o.watch(match, 0);
  const after = await testService({ store }).watch(match, 0);
  const timeless = ({ summary, ...update }: Update) => ({ ...update, summary: { ...summary, changedAt: 0 } });
  expect(timeless(after.last())).toEqual(timeless(before.last()));
});

test("reading a log with many take-backs does not replay the acts for each of them", async () => {
  let plays = 0;
  const counting = { ...tiny, clone: (t: Parameters<typeof tiny.clone>[0]) => (plays += 1) && tiny.clone(t) };
  const store = memoryStore();
  const o = testService({ store });
  const { match } = await o.begin(undefined, { rounds: 50 });
  const now = async (): Promise<number> => (await store.rows(match, 0)).length;
  let acts = 0;
  for (let round = 0; round < 12; round++) {
    for (const [by, moves] of [
      [0, [add(1), add(2), end]],
      [1, [add(1), add(2), end]],
    ] as const)
      for (const move of moves) acts += (await o.commit(match, by, await now(), [move])).is === "played" ? 1 : 0;
    // Both turns are taken back, from the last act to the first.
    for (const by of [1, 1, 1, 0, 0, 0]) await o.ask({ is: "takeBack", match, seat: by as never, at: await now() });
  }
  const rows = await store.rows(match, 0);
  expect([acts, rows.length]).toEqual([72, 1 + 2 * 72]);
  const opening = await store.opening(match);
  expect(opening && "ok" in restoreMatch(opening, rows, () => counting)).toBe(true);
  expect(plays).toBe(acts);
});
