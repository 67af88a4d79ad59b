/**
 * Walks the games through a week of correspondence play with the clock moved: one player acts once a day and leaves
 * orders for the decisions of that day; the orders answer while no page of that player is open.
 */
import { openStorage } from "@starboard/host/storage";
import { findGameEntry, gameEntries } from "@starboard/registry";
import type { Update } from "@starboard/wire";
import type { OrderInfo, OrdersInfo } from "@starboard/wire/orders";
import { afterAll, expect, test } from "vitest";
import { begin, type Guest, openHost, settings } from "./guest.ts";
import { closeCluster, lacks, places } from "./storage/stores.ts";

afterAll(closeCluster);

const DAY = 86_400_000;
/** Most acts a player plays on one day. */
const ACTS_A_DAY = 12;
const OPTIONS: Readonly<Record<string, object>> = { "4000ad": { "ad.players": 2 } };

/** Acts that rearrange what was done before. Quiet players who preferred them would never finish. */
const REARRANGING: ReadonlySet<string> = new Set(["lift", "face"]);
/** The quiet act a seat may do now: the one with the fewest words, as "pass" or "stay". */
function quietMove({ offers, question }: Update): { readonly step: string; readonly act: { readonly do: string } } {
  const acts = offers
    .filter(({ step, aside }) => !aside && step === question?.step)
    .flatMap(({ step, offers: some }) => some.flatMap(({ act, refusal }) => (refusal ? [] : [{ step, act }])))
    .filter(({ act }) => !REARRANGING.has(act.do));
  const first = acts.toSorted((a, b) => JSON.stringify(a.act).length - JSON.stringify(b.act).length)[0];
  if (!first) throw new Error("nothing to do");
  return first;
}

const cases = gameEntries
  .map(({ game: { id } }) => id)
  .flatMap((id) =>
    (id === "4000ad" ? (["sqlite", "postgres"] as const) : (["sqlite"] as const)).map((kind) => [id, kind] as const),
  );
test.for(cases)("%s over %s: orders answer for an absent player through a week", async ([game, kind], { skip }) => {
  // One game on the second store is enough: the games do not know where they are stored.
  if (lacks(kind)) skip();
  let time = 1_800_000_000_000;
  const { host, url } = await openHost({
    now: () => time,
    storage: await openStorage(await places[kind]()),
    settings: settings(),
  });
  const clock = { is: "correspondence", days: 3, vacation: 0 } as const;
  const t = await begin(url, game, {
    clock,
    onTimeout: "lose",
    options: OPTIONS[game] ?? findGameEntry(game)?.game.options.presets[0]?.set ?? {},
  });
  await t.b.close();
  const [ada, ben] = [0, 1];
  const path = `/api/tables/${t.id}/seats/${ben}`;
  let entries = 1;
  const latest = async (guest: Guest, seat: number): Promise<Update> => {
    // Only the newest entries: the whole history would be sent with every act.
    const since = Math.max(0, entries - 1);
    const { body } = await guest.http<Update>("GET", `/api/tables/${t.id}/seats/${seat}/update?since=${since}`);
    entries = body.at;
    return body;
  };
  const act = async (guest: Guest, seat: number, update: Update): Promise<void> => {
    const { step, act: chosen } = quietMove(update);
    const key = `${update.at}`.padStart(24, "0");
    const answer = await guest.http("POST", `/api/tables/${t.id}/seats/${seat}/acts`, {
      at: update.at,
      key,
      moves: [{ step, act: chosen }],
    });
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
  };
  const sumOf = (orders: readonly OrderInfo[]): number => orders.reduce((sum, order) => sum + order.used, 0);
  const usedCount = async (): Promise<number> => {
    const { status, body } = await t.ben.http<OrdersInfo>("GET", `${path}/orders`);
    return status === 200 ? sumOf(body.orders) : 0;
  };
  let used = 0;
  const steps = new Set<string>();
  for (let day = 0; day < 7; day++) {
    time += DAY;
    await host.services.matches.runAllDue();
    // Ada plays while it is her turn and Ben's orders answer in between.
    for (let n = 0; n < ACTS_A_DAY; n++) {
      const update = await latest(t.ada, ada);
      if (update.summary.over || !update.summary.asked.includes(ada as never)) break;
      await act(t.ada, ada, update);
    }
    // Ben looks once a day: what no order has answered he decides, and orders the same for the next time.
    for (let n = 0; n < ACTS_A_DAY; n++) {
      const update = await latest(t.ben, ben);
      if (update.summary.over || !update.summary.asked.includes(ben as never)) break;
      const move = quietMove(update);
      if (!steps.has(move.step) && steps.size < 15) {
        steps.add(move.step);
        const given = await t.ben.http<OrdersInfo>("POST", `${path}/orders`, { is: "answer", ...move, once: false });
        expect(given.status).toBe(201);
        used = Math.max(used, sumOf(given.body.orders));
      } else await act(t.ben, ben, update);
    }
    // After the end of a match its orders are no longer listed.
    used = Math.max(used, await usedCount());
  }
  const end = await latest(t.ben, ben);
  // The clock has cost no seat anything, and orders have answered.
  expect(end.summary.clock?.flagged ?? []).toEqual([]);
  expect(end.at).toBeGreaterThan(10);
  expect(used).toBeGreaterThan(0);
  // Ada received only the acts: no word of orders before the end.
  if (!end.summary.over) expect(JSON.stringify(await latest(t.ada, ada))).not.toMatch(/"ordered"/);
  await host.close();
});

test("an order with a condition is not played once the condition has failed", async () => {
  const { host, url } = await openHost();
  const t = await begin(url, "4000ad", { options: { "ad.players": 2 } });
  const first = t.a.latest().summary.asked[0] as number;
  const [mover, waiting, other] = first === 0 ? [t.a, t.ben, 1] : [t.b, t.ada, 0];
  const stay = { step: "depart", act: { do: "stay" } };
  const input = { is: "answer", ...stay, once: false, unless: { is: "turnBegan" } };
  const given = await waiting.http<OrdersInfo>("POST", `/api/tables/${t.id}/seats/${other}/orders`, input);
  expect(given.body.orders).toMatchObject([{ input, used: 0, ended: null }]);
  while (mover.latest().summary.asked.includes(first as never)) {
    const answer = await mover.commit(t.id, first, mover.latest().at, [stay]);
    if (answer.is !== "played") throw new Error(JSON.stringify(answer));
    await mover.update((u) => u.at >= answer.at);
  }
  // Turns have begun since: the order does not answer, and the player is asked.
  const list = await waiting.http<OrdersInfo>("GET", `/api/tables/${t.id}/seats/${other}/orders`);
  expect(list.body.orders).toMatchObject([{ used: 0 }]);
  expect(mover.latest().summary.asked).toEqual([other]);
  await host.close();
});
