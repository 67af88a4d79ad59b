import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type MatchRecord, verifyRecord } from "@starboard/kernel";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { rolldown } from "rolldown";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { tiny } from "../packages/match/test/game.ts";
import { connect } from "./browser.ts";
import type { Bench } from "./match-worker/page.ts";

// The match service in workers, IndexedDB and tabs of a real browser, with a minimal game.

declare const bench: Bench;

let browser: Browser;
let server: Server;
let url = "";
let contexts: BrowserContext[] = [];

beforeAll(async () => {
  const input = Object.fromEntries(
    ["page", "match.worker", "bot.worker"].map((name) => [
      name,
      new URL(`match-worker/${name}.ts`, import.meta.url).pathname,
    ]),
  );
  const bundle = await rolldown({ input, platform: "browser", logLevel: "warn" });
  const { output } = await bundle.generate({
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await bundle.close();
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.type === "chunk" ? file.code : file.source]));
  files.set("/", '<!doctype html><title>match service</title><script type="module" src="/page.js"></script>');
  server = createServer((request, response) => {
    const body = files.get(request.url ?? "");
    const type = request.url === "/" ? "text/html" : "text/javascript";
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  server.close();
});
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
});

async function profile(): Promise<BrowserContext> {
  const context = await browser.newContext();
  contexts.push(context);
  return context;
}
async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => "bench" in globalThis);
  return page;
}
const two = [
  { name: "Ada", kind: "person" as const },
  { name: "Ben", kind: "person" as const },
];
const solo = [two[0] as (typeof two)[number], { name: "Deep", kind: "bot" as const, level: 1 }];
const add = { step: "turn", act: { do: "add", n: 2 } };
const roll = { step: "turn", act: { do: "roll" } };
const end = { step: "turn", act: { do: "end" } };
const guess = { step: "guess", act: { do: "guess", n: 1 } };

/** Waits until the page has been told of so many entries. */
const told = (page: Page, at: number) => page.waitForFunction((n) => (bench.updates.at(-1)?.at ?? 0) >= n, at);
const latest = (page: Page) => page.evaluate(() => bench.updates.at(-1));
async function recordOf(page: Page, match: string): Promise<MatchRecord> {
  const reply = await page.evaluate((name) => bench.client.record(name), match);
  if (!("ok" in reply) || !("record" in reply.ok)) throw new Error(JSON.stringify(reply));
  return reply.ok.record;
}

test("the browser's database passes the contract of stores", async () => {
  const page = await open(await profile());
  expect(await page.evaluate(() => bench.checks)).toBeGreaterThan(5);
  expect(await page.evaluate(() => bench.contract())).toEqual([]);
});

test("a match survives a reload at the last entry, and its dice go on", async () => {
  const page = await open(await profile());
  const match = await page.evaluate((seats) => bench.create(seats, { rounds: 1 }), two);
  expect(
    await page.evaluate((args) => bench.commit(args.match, 0, 1, [args.add, args.roll]), { match, add, roll }),
  ).toEqual({
    ok: { at: 3, moves: 2 },
  });
  await page.reload();
  await page.waitForFunction(() => "bench" in globalThis);
  await page.evaluate((name) => bench.watch(name, 1), match);
  await told(page, 3);
  expect((await latest(page))?.logItems.map(({ n }) => n)).toEqual([0, 1, 2]);
  for (const [by, at, move] of [
    [1, 3, roll],
    [0, 4, guess],
    [1, 5, guess],
  ] as const)
    await page.evaluate((args) => bench.commit(args.match, args.by, args.at, [args.move]), { match, by, at, move });
  const record = await recordOf(page, match);
  expect(verifyRecord(record, () => tiny)).toMatchObject({ good: true });
  expect(record.secret).not.toBeNull();
  expect(await page.evaluate(() => bench.client.list())).toMatchObject({
    ok: { matches: [{ match, at: 6 }], unreadable: [] },
  });
});

test("a match worker that dies is replaced, and its pending requests are carried out once", async () => {
  const page = await open(await profile());
  const match = await page.evaluate((seats) => bench.create(seats), two);
  await page.evaluate((name) => bench.watch(name, 0), match);
  await told(page, 1);
  const answer = await page.evaluate(
    async (args) => {
      const committed = bench.commit(args.match, 0, 1, [args.add]);
      bench.crash();
      return committed;
    },
    { match, add },
  );
  expect(answer).toEqual({ ok: { at: 2, moves: 1 } });
  await told(page, 2);
  expect(await page.evaluate(() => bench.workersStarted())).toBe(2);
  expect(await page.evaluate(() => bench.states)).toEqual(["up", "lost", "up"]);
  expect((await recordOf(page, match)).entries).toHaveLength(2);
});

test("a worker that never answers is taken for dead", async () => {
  const page = await open(await profile());
  expect(await page.evaluate(() => bench.silence())).toBe(1);
});

test("two tabs on one match stay in step and never fork it", async () => {
  const context = await profile();
  const [left, right] = [await open(context), await open(context)];
  const match = await left.evaluate((seats) => bench.create(seats), two);
  for (const page of [left, right]) {
    await page.evaluate((name) => bench.watch(name, 0), match);
    await told(page, 1);
  }
  await left.evaluate((args) => bench.commit(args.match, 0, 1, [args.add]), { match, add });
  await told(right, 2);
  const race = await Promise.all(
    [left, right].map((page) => page.evaluate((args) => bench.commit(args.match, 0, 2, [args.add]), { match, add })),
  );
  expect(new Set(race.flatMap((answer) => Object.keys(answer)))).toEqual(new Set(["ok", "stale"]));
  await Promise.all([told(left, 3), told(right, 3)]);
  const [a, b] = await Promise.all([latest(left), latest(right)]);
  expect(a?.view).toEqual(b?.view);
  expect(verifyRecord(await recordOf(right, match), () => tiny)).toMatchObject({ good: true });
  await left.evaluate((name) => bench.client.remove(name), match);
  expect(await right.evaluate((args) => bench.commit(args.match, 0, 3, [args.end]), { match, end })).toMatchObject({
    bad: [{ code: "MATCH_UNKNOWN" }],
  });
});

test("a bot thinks in a worker of its own and plays once, however many tabs look on", async () => {
  const context = await profile();
  const [left, right] = [await open(context), await open(context)];
  const match = await left.evaluate((seats) => bench.create(seats, { rounds: 1 }), solo);
  for (const page of [left, right]) {
    await page.evaluate((name) => bench.watch(name, 0), match);
    await told(page, 1);
  }
  await left.evaluate((args) => bench.commit(args.match, 0, 1, [args.end]), { match, end });
  // The bot rolls and gives its sealed guess.
  await Promise.all([told(left, 4), told(right, 4)]);
  expect(await right.evaluate((args) => bench.commit(args.match, 0, 4, [args.guess]), { match, guess })).toMatchObject({
    ok: { at: 5 },
  });
  await told(left, 5);
  const record = await recordOf(left, match);
  expect(record.entries.map((entry) => entry.is === "act" && entry.by)).toEqual([false, 0, 1, 1, 0]);
  expect(verifyRecord(record, () => tiny)).toMatchObject({ good: true });
});
