/** Matches of several hosts: one owner at a time, requests forwarded to it, takeovers at any moment. No test waits. */
import { expect, test } from "vitest";
import { LeaseLost } from "../../src/hosts/owner-search.ts";
import { ENTRY_LIFETIME_MS } from "../../src/hosts/ownership.ts";
import type { MatchResponse } from "@starboard/wire";
import type { Seat } from "@starboard/kernel";
import { begin, commit, createWorld, settle, type SimulatedHost, watch, type World } from "./world.ts";

const KEY = "key-00000001";

/** A match that `owner` owns and that `edge` watches for its first seat to act. */
async function match(
  world: World,
  edge: SimulatedHost,
  owner: SimulatedHost,
): Promise<{ id: string; by: Seat; seen: Awaited<ReturnType<typeof watch>>; at: number }> {
  const id = await begin(owner);
  const first = await watch(owner, id, 0);
  const by = first.latest().summary.asked[0] as Seat;
  first.stop();
  const seen = await watch(edge, id, by);
  return { id, by, seen, at: seen.latest().at };
}
const played = (at: number): MatchResponse => ({ is: "played", at, moves: 1 });
async function expectOneOf(world: World, id: string, key: string): Promise<void> {
  const rows = await world.store.rows(id, 0);
  expect(rows.filter((row) => row.key === key)).toHaveLength(1);
  expect(rows.map(({ entry }) => entry.n)).toEqual(rows.map((_, n) => n));
}

test("a host forwards to the owner: the act is played there once, and the viewer gets its view as changes", async () => {
  const world = createWorld();
  const [owner, edge] = [world.add("owner"), world.add("edge")];
  const { id, by, seen, at } = await match(world, edge, owner);
  expect(owner.ownership.leaseOf(id)).toEqual({ holder: "owner", epoch: 1 });
  expect(edge.local.openMatches()).toEqual([]);
  expect(await commit(edge, id, by, at, KEY)).toEqual(played(at + 1));
  // Repeated at either host, it is the same act.
  expect(await commit(edge, id, by, at, KEY)).toEqual(played(at + 1));
  expect(await commit(owner, id, by, at, KEY)).toEqual(played(at + 1));
  await expectOneOf(world, id, KEY);
  await settle();
  expect(seen.latest()).toMatchObject({ at: at + 1, viewer: by });
  // The view of the seat crossed, and nothing of the other one: hands of others are hidden.
  const hands = (seen.latest().view as { hands: (number | null)[] }).hands;
  expect(hands.map((hand) => hand === null)).toEqual(hands.map((_, n) => n !== by));
  expect(edge.local.openMatches()).toEqual([]);
  seen.stop();
  await settle();
  expect(owner.local.openMatches()).toEqual([]);
});

test("a forwarded act is acknowledged and stored exactly once, whenever the owner dies", async () => {
  let moments = 0;
  let takenOver = 0;
  for (let dies = 1, isSurvivor = false; !isSurvivor; dies++) {
    const world = createWorld();
    const [owner, edge] = [world.add("owner"), world.add("edge")];
    const { id, by, seen, at } = await match(world, edge, owner);
    moments = 0;
    world.onMoment = () => {
      moments += 1;
      if (moments === dies) owner.kill();
    };
    expect(await commit(edge, id, by, at, KEY), `the owner dies at moment ${dies}`).toEqual(played(at + 1));
    isSurvivor = moments < dies;
    await settle();
    await expectOneOf(world, id, KEY);
    expect(seen.latest().at, `the viewer, when the owner dies at moment ${dies}`).toBe(at + 1);
    // Every entry was shown once and in order.
    expect(seen.items).toEqual(seen.items.map((_, n) => n));
    expect(seen.notices).toEqual([]);
    if (edge.ownership.leaseOf(id)) takenOver += 1;
    // The match goes on where it is now.
    expect(await commit(edge, id, by, at + 1, "key-00000002")).toEqual(played(at + 2));
  }
  // Request, append, answer and updates: several moments, at most of which the owner's death moved the match.
  expect(moments).toBeGreaterThan(3);
  expect(takenOver).toBeGreaterThan(2);
});

test("an owner that cannot be reached but lives loses its lease, is fenced, and then forwards itself", async () => {
  const world = createWorld();
  const [owner, edge] = [world.add("owner"), world.add("edge")];
  const id = await begin(owner);
  const seen = await watch(owner, id, 0);
  const at = seen.latest().at;
  const by = seen.latest().summary.asked[0] as Seat;
  world.cut.add("edge owner");
  expect(await commit(edge, id, by, at, KEY)).toEqual(played(at + 1));
  expect(edge.ownership.leaseOf(id)).toEqual({ holder: "edge", epoch: 2 });
  await settle();
  expect(owner.ownership.leaseOf(id)).toBeUndefined();
  expect(owner.local.openMatches()).toEqual([]);
  expect(seen.latest().at).toBe(at + 1);
  expect(await commit(owner, id, by, at + 1, "key-00000002")).toEqual(played(at + 2));
  await settle();
  expect(seen.latest().at).toBe(at + 2);
  expect(seen.items).toEqual([0, 1, 2]);
  await expectOneOf(world, id, "key-00000002");
});

test("an append on its way when the lease is lost is refused by the store; the act is played by the new owner", async () => {
  const world = createWorld();
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const written: boolean[] = [];
  const owner = world.add("owner", {
    beforeAppend() {
      asked.resolve();
      return held.promise;
    },
    afterAppend: (done) => void written.push(done),
  });
  const edge = world.add("edge");
  const { id, by, at } = await match(world, edge, owner);
  const late = commit(owner, id, by, at, KEY);
  await asked.promise;
  world.cut.add("edge owner");
  await edge.ownership.takeOver(id, { holder: "owner", epoch: 1 });
  expect(edge.ownership.leaseOf(id)).toEqual({ holder: "edge", epoch: 2 });
  held.resolve();
  expect(await late).toEqual(played(at + 1));
  expect(written).toEqual([false]);
  await expectOneOf(world, id, KEY);
  // Whoever has no lease on it cannot write at all.
  await expect(owner.ownership.leaseForAppend(id)).rejects.toThrow(LeaseLost);
});

test("two hosts that both want a free match agree on one owner", async () => {
  const world = createWorld();
  const hosts = [world.add("a"), world.add("b"), world.add("c")];
  const id = await begin(hosts[0] as SimulatedHost);
  const seen = await Promise.all(hosts.map((host) => watch(host, id, 0)));
  const owners = hosts.filter((host) => host.ownership.leaseOf(id));
  expect(owners).toHaveLength(1);
  expect(hosts.flatMap((host) => host.local.openMatches())).toHaveLength(1);
  const by = seen[0]?.latest().summary.asked[0] as Seat;
  // The same moment at all hosts under different keys: one is played, the others are told what they missed.
  const answers = await Promise.all(hosts.map((host, n) => commit(host, id, by, 1, `key-0000000${n}`)));
  expect(answers.map(({ is }) => is).toSorted()).toEqual(["played", "stale", "stale"]);
});

test("a host that stops hands its matches over at once; viewers elsewhere miss nothing", async () => {
  const world = createWorld();
  const [owner, edge] = [world.add("owner"), world.add("edge")];
  const { id, by, seen, at } = await match(world, edge, owner);
  await owner.routed.drain();
  await settle();
  expect(edge.ownership.leaseOf(id)).toEqual({ holder: "edge", epoch: 2 });
  expect(owner.ownership.count()).toBe(0);
  expect((await world.leases.hosts()).map(({ host }) => host)).toEqual(["edge"]);
  expect(await commit(edge, id, by, at, KEY)).toEqual(played(at + 1));
  // A client that is still connected to the host that stops is served by the other one.
  expect(await commit(owner, id, by, at + 1, "key-00000002")).toEqual(played(at + 2));
  await settle();
  expect([seen.latest().at, seen.items, seen.notices]).toEqual([at + 2, [0, 1, 2], []]);
});

test("the leases of a host end when it no longer renews its entry, and idle ones are freed", async () => {
  const world = createWorld();
  const [one, two] = [world.add("one"), world.add("two")];
  const id = await begin(one);
  const seen = await watch(one, id, 0);
  world.cut.add("two one");
  world.pass(ENTRY_LIFETIME_MS + 1);
  await two.beat();
  // It takes the match without asking the host that is gone.
  expect(await two.ownership.ownerOf(id)).toEqual({ is: "here" });
  await one.beat();
  await settle();
  expect(one.ownership.leaseOf(id)).toBeUndefined();
  seen.stop();
  await settle();
  for (let beats = 0; beats < 6; beats++) await two.beat();
  expect(two.ownership.count()).toBe(0);
  expect((await world.leases.look([id]))[0]).toMatchObject({ holder: "", epoch: 2 });
});

test("a host without the rules of a match does not lease it and forwards to one that has them", async () => {
  const world = createWorld();
  const older = world.add("older", { games: ["tiny@0"] });
  const newer = world.add("newer", { games: ["tiny@3", "tiny@1"] });
  const id = await begin(newer);
  const seen = await watch(older, id, 0);
  expect(newer.ownership.leaseOf(id)).toEqual({ holder: "newer", epoch: 1 });
  const by = seen.latest().summary.asked[0] as Seat;
  expect(await commit(older, id, by, 1, KEY)).toEqual(played(2));
  await settle();
  expect(seen.latest().at).toBe(2);
  // The other one is gone: there is nobody to play it, and nothing is written.
  newer.kill();
  await settle();
  expect((await commit(older, id, by, 2, "key-00000002")).is).toBe("invalid");
  expect(older.ownership.count()).toBe(0);
  expect(await world.store.rows(id, 0)).toHaveLength(2);
});

test("hosts of another protocol share a match through the database, as hosts without leases do", async () => {
  const world = createWorld();
  const [owner, other] = [world.add("owner"), world.add("other", { protocol: 99 })];
  const id = await begin(owner);
  const here = await watch(owner, id, 0);
  world.cut.add("other owner").add("owner other");
  // The owner cannot be asked by a host that speaks no common version: that host sees the entry of the owner only.
  await world.leases.announce({ host: "owner", address: "owner:1", protocol: 7, games: ["tiny@1"] }, ENTRY_LIFETIME_MS);
  const there = await watch(other, id, 0);
  const by = here.latest().summary.asked[0] as Seat;
  expect(await commit(other, id, by, 1, KEY)).toEqual(played(2));
  await settle();
  expect([here.latest().at, there.latest().at]).toEqual([2, 2]);
  expect(await commit(owner, id, by, 2, "key-00000002")).toEqual(played(3));
  await settle();
  expect([here.latest().at, there.latest().at]).toEqual([3, 3]);
  expect(other.ownership.count()).toBe(0);
  await expectOneOf(world, id, KEY);
});
