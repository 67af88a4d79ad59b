/** Four bots that deal play a whole match through the match service, without a page. */
import { createBotEngine } from "@starboard/bots";
import { type FindGame, PERSONALITIES, type Seat, type SeatOccupant, seat, verifyRecord } from "@starboard/kernel";
import {
  type BotEngineLike,
  type BotRunner,
  createBotHandler,
  createMatchService,
  memoryStore,
  type ThinkRequest,
} from "@starboard/match";
import { bot } from "@starboard/4000ad/bot";
import { game } from "@starboard/4000ad";
import type { LogItem, Update } from "@starboard/wire";
import { expect, test } from "vitest";

const OPTIONS = {
  "ad.players": 4,
  "ad.version": "independents",
  "ad.secretAlliances": true,
  "ad.firstPlayer": "fixed",
  "ad.turnLimit": 14,
};
const SEATS: SeatOccupant[] = PERSONALITIES.map((personality) => ({
  name: personality,
  kind: "bot",
  level: 1,
  personality,
}));
const find: FindGame = (id, edition) => (id === game.id && edition === game.edition ? (game as never) : undefined);

/** Bots that think for a fixed number of looks at the clock. Every request is kept. */
function countedBots(requests: ThinkRequest[]): BotRunner {
  let ticks = 0;
  const engine = createBotEngine([bot as never]) as unknown as BotEngineLike;
  const think = createBotHandler(
    async () => ({ game: game as never, engine }),
    () => (ticks += 10),
  );
  return {
    think(request) {
      requests.push(request);
      let stopped = false;
      const thought = new Promise<void>((resolve) => void setImmediate(resolve)).then(() =>
        stopped ? null : think(request),
      );
      return {
        thought,
        stop: () => {
          stopped = true;
        },
      };
    },
  };
}

let random = 0;
const service = (store: ReturnType<typeof memoryStore>, requests: ThinkRequest[]) =>
  createMatchService({
    load: find,
    store,
    now: () => 1_700_000_000_000,
    random: (bytes) => (++random).toString(16).padStart(2 * bytes, "0"),
    botRunner: countedBots(requests),
    consents: () => true,
  });

/** Returns everything that a viewer is told. */
async function watched(matches: ReturnType<typeof service>, match: string, viewer: Seat | "public") {
  const items: LogItem[] = [];
  const over = Promise.withResolvers<Update>();
  await matches.subscribe({ match, viewer, since: 0 }, (message) => {
    if (message.is !== "update") return;
    items.push(...(message as Update).logItems);
    if ((message as Update).summary.over) over.resolve(message as Update);
  });
  return { items, over: over.promise };
}

test("four bots make deals, remember them after a restart, and the record is verified", async () => {
  const store = memoryStore();
  const requests: ThinkRequest[] = [];
  const matches = service(store, requests);
  const prepared = await matches.execute({
    is: "create",
    game: `4000ad@${game.edition}`,
    options: OPTIONS,
    seats: SEATS,
  });
  if (prepared.is !== "prepared") throw new Error(JSON.stringify(prepared));
  const { match } = prepared;
  await matches.execute({ is: "begin", match, entropy: SEATS.map(() => "") });
  const all = await watched(matches, match, "public");
  await all.over;

  const rows = await store.rows(match, 0);
  const deals = rows.filter(({ reason }) => reason);
  const proposals = deals.filter(({ entry }) => entry.is === "act" && entry.step === "ally");
  expect(proposals.length).toBeGreaterThan(2);
  expect(deals.some(({ entry }) => entry.is === "act" && (entry.act as { say?: string }).say === "accept")).toBe(true);
  // Never a stream: no power proposes twice in a round.
  const made = new Map<string, number>();
  let round = 0;
  for (const { entry, facts = [] } of rows) {
    for (const { fact } of facts) if (fact.is === "roundBegan") ({ round } = fact as unknown as { round: number });
    if (entry.is !== "act" || !["ally", "jointArrival", "peace"].includes(entry.step)) continue;
    const key = `${entry.by} ${round}`;
    made.set(key, (made.get(key) ?? 0) + 1);
  }
  expect(Math.max(...made.values())).toBe(1);

  // Proposals and breaks are private, so the public learns neither them nor their reasons.
  for (const { entry } of deals) expect(all.items.find(({ n }) => n === entry.n)?.facts ?? []).toEqual([]);
  for (const { n, reason } of all.items) expect(reason, `${n}`).toBeUndefined();

  const analysis = await matches.execute({ is: "analysis", match });
  if (analysis.is !== "analysis") throw new Error(JSON.stringify(analysis));
  expect(analysis.analysis.filter(({ reason }) => reason)).toHaveLength(deals.length);

  const found = await matches.execute({ is: "record", match });
  if (found.is !== "record" || !("record" in found)) throw new Error(JSON.stringify(found));
  expect(found.record.seats.map(({ personality }) => personality)).toEqual([...PERSONALITIES]);
  expect(verifyRecord(found.record, find)).toMatchObject({ good: true });

  // A host that is started again asks the last question with the same memory.
  const last = requests.findLast(({ kind, past }) => kind === "answer" && past.length > 0) as ThinkRequest;
  const before = rows.findLastIndex(({ entry }) => entry.is === "act" && entry.by === last.seat);
  const shorter = memoryStore();
  const opening = await store.opening(match);
  if (!opening) throw new Error("no match");
  const [summary] = (await store.summaries()).filter((one) => one.match === match);
  if (!summary?.summary) throw new Error("no summary");
  await shorter.create(opening, rows.slice(0, before), { ...summary.summary, over: null, at: before });
  const again: ThinkRequest[] = [];
  await watched(service(shorter, again), match, "public");
  expect(again[0]).toMatchObject({ seat: last.seat, past: last.past, personality: last.personality });
}, 60_000);

test("a bot without a personality answers with a reason, from memory, and proposes nothing itself", async () => {
  const store = memoryStore();
  const requests: ThinkRequest[] = [];
  const matches = service(store, requests);
  const seats = SEATS.with(0, { name: "Plain", kind: "bot", level: 1 });
  const prepared = await matches.execute({ is: "create", game: `4000ad@${game.edition}`, options: OPTIONS, seats });
  if (prepared.is !== "prepared") throw new Error(JSON.stringify(prepared));
  const { match } = prepared;
  await matches.execute({ is: "begin", match, entropy: seats.map(() => "") });
  await (await watched(matches, match, "public")).over;

  const own = (await store.rows(match, 0)).filter(({ entry }) => entry.is === "act" && entry.by === 0);
  const stepsOf = (rows: typeof own) => new Set(rows.map(({ entry }) => entry.is === "act" && entry.step));
  expect(stepsOf(own)).toContain("answer");
  for (const step of ["ally", "jointArrival", "lend", "peace"]) expect(stepsOf(own)).not.toContain(step);
  const answered = own.filter(({ entry }) => entry.is === "act" && entry.step === "answer");
  for (const { reason } of answered) expect(reason).toMatchObject({ told: true });
  expect(requests.some((one) => one.seat === 0 && one.personality === undefined && one.past.length > 0)).toBe(true);
}, 60_000);

test("a person reads why a bot proposes; the others read nothing of it", async () => {
  const store = memoryStore();
  const matches = service(store, []);
  const seats = SEATS.with(0, { name: "Ada", kind: "person" }).with(2, { name: "Ben", kind: "person" });
  const prepared = await matches.execute({
    is: "create",
    game: `4000ad@${game.edition}`,
    options: { ...OPTIONS, "ad.turnLimit": 10 },
    seats,
  });
  if (prepared.is !== "prepared") throw new Error(JSON.stringify(prepared));
  const { match } = prepared;
  await matches.execute({ is: "begin", match, entropy: ["01", "", "02", ""] });
  const told: Record<number, LogItem[]> = { 0: [], 2: [] };
  const over = Promise.withResolvers<void>();
  let keys = 0;
  for (const by of [seat(0), seat(2)])
    await matches.subscribe({ match, viewer: by, since: 0 }, (message) => {
      if (message.is !== "update") return;
      const { logItems, question, offers, at, summary } = message as Update;
      told[by]?.push(...logItems);
      if (summary.over) over.resolve();
      if (!question?.seats.includes(by)) return;
      // They play the first act that the rules allow, and answer nothing.
      const asked = offers.find(({ aside }) => !aside);
      const act = asked?.offers.find(({ refusal }) => !refusal)?.act;
      if (asked && act)
        void matches.execute({
          is: "commit",
          match,
          seat: by,
          at,
          key: `key-${String(++keys).padStart(8, "0")}`,
          moves: [{ step: asked.step, act }],
        });
    });
  await over.promise;
  const heard: Record<number, number> = { 0: 0, 2: 0 };
  const rows = await store.rows(match, 0);
  for (const { entry, reason } of rows) {
    if (entry.is !== "act" || entry.step !== "ally" || !reason) continue;
    const { to } = entry.act as unknown as { to: number };
    for (const by of [0, 2]) {
      expect(told[by]?.find(({ n }) => n === entry.n)?.reason?.key, `${entry.n} for ${by}`).toBe(
        by === to ? reason.key : undefined,
      );
      if (by === to) heard[by] = (heard[by] ?? 0) + 1;
    }
  }
  expect((heard[0] ?? 0) + (heard[2] ?? 0)).toBeGreaterThan(0);
  // Whom people left without an answer is not asked again at once: a proposal stays open, and no second one is made.
  const asks = rows.filter(({ entry }) => entry.is === "act" && entry.step === "ally");
  expect(asks.length).toBeLessThanOrEqual(12);
}, 60_000);
