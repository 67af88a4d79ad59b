import { type Act, replay, seat, type Seat, type GameState, verifyRecord, type Viewer } from "@starboard/kernel";
import { memoryStore } from "@starboard/match";
import type { Update } from "@starboard/wire";
import fc from "fast-check";
import { expect, test } from "vitest";
import { tiny } from "./game.ts";
import { countedRandom, find, testService, persons, settle } from "./test-service.ts";

/** Arbitrary requests, valid or not. */
const attempt = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      by: fc.nat(2),
      pick: fc.nat(20),
      run: fc.integer({ min: 1, max: 4 }),
      lag: fc.constantFrom(0, 0, 0, 0, 1, -1),
      again: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("back" as const), by: fc.nat(2), lag: fc.constantFrom(0, 0, 0, 1) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rubbish" as const), by: fc.nat(17), act: fc.anything() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("away" as const), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("crash" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("other" as const), pick: fc.nat(20) }) },
);
const VIEWERS: readonly Viewer[] = [seat(0), seat(1), "public"];

/** Collects the updates of one viewer and compares them with what follows from the record. */
class Onlooker {
  readonly viewer: Viewer;
  at = 0;
  readonly knownItems = new Map<number, unknown>();
  latest: Update | undefined;
  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }
  receive(update: Update): void {
    expect(update.viewer).toBe(this.viewer);
    expect(update.at).toBeGreaterThanOrEqual(this.at);
    for (const item of update.logItems) {
      if (item.n < this.at) continue;
      this.knownItems.set(item.n, item.facts);
      for (const n of item.takenBack ?? []) this.knownItems.delete(n);
    }
    this.at = update.at;
    this.latest = update;
  }
}

test("random requests with crashes and two services: the log stays valid and each viewer knows exactly its part", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 5, maxLength: 60 }), async (attempts) => {
      const store = memoryStore();
      let o = testService({ store });
      const other = testService({ store, random: countedRandom(10_000), now: () => 5_000_000 });
      const { match } = await o.begin(persons, { rounds: 3 });
      const onlookers = VIEWERS.map((viewer) => new Onlooker(viewer));
      const seated = new Map<Onlooker, () => void>();
      const sit = async (one: Onlooker): Promise<void> => {
        const left = await o.matchService.subscribe({ match, viewer: one.viewer, since: one.at }, (message) => {
          if (message.is === "update") one.receive(JSON.parse(JSON.stringify(message)) as Update);
        });
        if (typeof left === "function") seated.set(one, left);
      };
      for (const one of onlookers) await sit(one);

      let key = 0;
      for (const a of attempts) {
        const before = await store.rows(match, 0);
        const at = before.length;
        if (a.kind === "move" || a.kind === "other") {
          const by = a.kind === "move" ? seat(a.by) : seat(a.pick % 2);
          const matchService = a.kind === "move" ? o : other;
          const legal =
            onlookers
              .find((one) => one.viewer === by)
              ?.latest?.offers.flatMap((offers) => offers.offers.map(({ act }) => ({ step: offers.step, act }))) ?? [];
          const moves = Array.from(
            { length: a.kind === "move" ? a.run : 1 },
            (_, i) => legal[(a.pick + i) % Math.max(1, legal.length)] ?? { step: "turn", act: { do: "end" } },
          );
          const name = `key-${String(key++).padStart(6, "0")}`;
          const chosenAt = at + (a.kind === "move" ? a.lag : 0);
          const answer = await matchService.commit(match, by, Math.max(0, chosenAt), moves, name);
          if (answer.is === "played") {
            expect(answer.at).toBe(at + answer.moves);
            if (a.kind === "move" && a.again)
              expect(await matchService.commit(match, by, at, moves, name)).toEqual(answer);
          }
          const after = await store.rows(match, 0);
          expect(after.length).toBe(answer.is === "played" ? answer.at : at);
          expect(after.slice(0, at)).toEqual(before);
          if (a.kind === "other") await o.matchService.refresh(match);
        } else if (a.kind === "back") {
          const answer = await o.ask({ is: "takeBack", match, seat: seat(a.by), at: at + a.lag });
          expect((await store.rows(match, 0)).length).toBe(answer.is === "done" ? at + 1 : at);
        } else if (a.kind === "rubbish") {
          const answer = await o.commit(match, a.by, at, [{ step: "turn", act: a.act as Act }]);
          if (answer.is !== "played") expect(await store.rows(match, 0)).toEqual(before);
        } else if (a.kind === "away") {
          const one = onlookers[a.who] as Onlooker;
          seated.get(one)?.();
          if (seated.delete(one) === false) await sit(one);
        } else {
          o.matchService.close();
          o = testService({ store, random: countedRandom(20_000 + key) });
          seated.clear();
          for (const one of onlookers) await sit(one);
        }
      }
      for (const one of onlookers) if (!seated.has(one)) await sit(one);
      await settle();

      const { record } = o.expect(await o.ask({ is: "record", match }), "record");
      expect(verifyRecord(record, find).good).toBe(true);
      const { moments } = replay(record, find);
      const table = moments.at(-1)?.played.state as Parameters<typeof tiny.view>[0] & GameState;
      for (const one of onlookers) {
        expect(one.at).toBe(record.entries.length);
        expect(one.latest?.view).toEqual(JSON.parse(JSON.stringify(tiny.view(table, one.viewer))));
        const wanted = moments.map(({ entry, played }) => [
          entry.n,
          played.facts.filter(({ to }) => !to || to.includes(one.viewer as Seat)).map(({ fact }) => fact),
        ]);
        const known = [...one.knownItems].filter(([n]) => moments.some(({ entry }) => entry.n === n));
        expect(known.sort(([a], [b]) => a - b)).toEqual(wanted);
        const backs = record.entries.filter((entry) => entry.is === "back").map((entry) => entry.n);
        expect([...one.knownItems.keys()].filter((n) => !backs.includes(n)).length).toBe(moments.length);
      }
    }),
    { numRuns: 60, seed: 4000 },
  );
});
