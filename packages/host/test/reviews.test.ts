import { type MatchReview, startReview } from "@starboard/bots/review";
import type { ReviewInfo } from "@starboard/wire/reviews";
import { botFor } from "@starboard/registry/bots";
import { afterEach, expect, test } from "vitest";
import { loadGame } from "../src/play/games.ts";
import type { ReviewReport, StartReview } from "../src/reviews/review-thread.ts";
import type { Host } from "@starboard/host";
import { begin, Guest, openHost, settings } from "./guest.ts";

const hosts: Host[] = [];
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
});

/** Reviews that this test moves on by hand. */
function byHand() {
  const begun: { report: (report: ReviewReport) => void; end: (report: ReviewReport) => void; review: MatchReview }[] =
    [];
  const start: StartReview = (record, report) => {
    const find = (id: string, edition: number) => loadGame(id, edition) as never;
    const spec = botFor("trekwar") as never;
    const opened = startReview(record, find, spec, { seed: 1, effort: 0.1 });
    if (!("ok" in opened)) throw new Error(opened.bad[0]?.code);
    opened.ok.steps.next();
    const { promise, resolve } = Promise.withResolvers<ReviewReport>();
    begun.push({ report, end: resolve, review: opened.ok.current() });
    return { ended: promise, stop: () => resolve({ is: "failed", code: "HOST_INTERNAL" }) };
  };
  return { begun, start };
}

/** A match of TrekWar in which Ada plays one act and then resigns, if `isOver`. */
async function opened(url: string, isOver: boolean) {
  const match = await begin(url, "trekwar");
  const { ada, id } = match;
  if (isOver) {
    const socket = match.a;
    const { at } = socket.latest();
    const step = socket.latest().offers.find(({ aside, step: name }) => aside && /resign/i.test(name));
    if (!step?.offers[0]) throw new Error("no resignation is offered");
    await socket.commit(id, 0, at, [{ step: step.step, act: step.offers[0].act }]);
  }
  return { ada, ben: match.ben, id };
}
const at = (table: string): string => `/api/tables/${table}/review`;
const until = async (guest: Guest, table: string, state: string): Promise<ReviewInfo> => {
  for (;;) {
    const { body } = await guest.http<ReviewInfo>("GET", at(table));
    if (body.state === state) return body;
  }
};

test("a finished match is reviewed once for all its viewers, who see how far it has come", async () => {
  const { begun, start } = byHand();
  const { host, url } = await openHost({ startReview: start });
  hosts.push(host);
  const { ada, ben, id } = await opened(url, true);
  expect((await ben.http<ReviewInfo>("GET", at(id))).body).toEqual({ state: "none", done: 0, of: 0, review: null });
  expect((await ada.http<ReviewInfo>("POST", at(id))).body.state).toBe("waiting");
  expect((await ben.http<ReviewInfo>("POST", at(id))).status).toBe(200);
  await expect.poll(() => begun.length).toBe(1);
  const [one] = begun;
  one?.report({ is: "progress", done: 1, of: 9, review: one.review });
  expect(await until(ben, id, "running")).toMatchObject({ done: 1, of: 9, review: { format: "starboard.review" } });
  one?.end({ is: "reviewed", review: one.review });
  const done = await until(new Guest(url), id, "done");
  expect(done.review).toEqual(JSON.parse(JSON.stringify(one?.review)));
  // Who asks later gets the same review, and nothing is made anew.
  expect((await ben.http<ReviewInfo>("POST", at(id))).body).toEqual(done);
  expect(begun).toHaveLength(1);
});

test("a match that runs is neither reviewed nor is its review told; a table that is unknown, too", async () => {
  const { begun, start } = byHand();
  const { host, url } = await openHost({ startReview: start });
  hosts.push(host);
  const { ada, id } = await opened(url, false);
  for (const method of ["GET", "POST"]) {
    const { status, body } = await ada.http(method, at(id));
    expect([status, body.bad?.[0]?.code]).toEqual([409, "TABLE_STATE"]);
    expect((await ada.http(method, at("nowhere"))).body.bad?.[0]?.code).toBe("TABLE_UNKNOWN");
  }
  expect(begun).toHaveLength(0);
});

test("a person waits for one review at a time; a review that failed can be asked for again", async () => {
  const { begun, start } = byHand();
  const { host, url } = await openHost({ startReview: start });
  hosts.push(host);
  const first = await opened(url, true);
  const second = await opened(url, true);
  expect((await first.ada.http<ReviewInfo>("POST", at(first.id))).status).toBe(200);
  expect((await first.ada.http("POST", at(second.id))).body.bad?.[0]?.code).toBe("HOST_RATE");
  await expect.poll(() => begun.length).toBe(1);
  begun[0]?.end({ is: "failed", code: "REVIEW_RECORD" });
  await until(first.ada, first.id, "failed");
  expect((await first.ada.http<ReviewInfo>("POST", at(second.id))).body.state).toBe("waiting");
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.end({ is: "failed", code: "REVIEW_RECORD" });
  await until(first.ada, second.id, "failed");
  expect((await first.ada.http<ReviewInfo>("POST", at(first.id))).body.state).toBe("waiting");
});

test("asking is limited by address, and needs a name", async () => {
  const { start } = byHand();
  const { host, url } = await openHost({
    startReview: start,
    settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }),
  });
  hosts.push(host);
  const { ada, id } = await opened(url, true);
  expect((await new Guest(url).http("POST", at(id))).body.bad?.[0]?.code).toBe("HOST_SIGN_IN");
  const codes: (string | undefined)[] = [];
  for (let i = 0; i < 5; i++) codes.push((await ada.http("POST", at(id))).body.bad?.[0]?.code);
  expect(codes.at(-1)).toBe("HOST_RATE");
});

test("the thread of a review makes the same review as everywhere else", async () => {
  const { host, url } = await openHost();
  hosts.push(host);
  const { ada, id } = await opened(url, true);
  await ada.http("POST", at(id));
  const { review } = await until(ada, id, "done");
  expect(review).toMatchObject({ format: "starboard.review", isComplete: true, seed: 1, effort: 1 });
}, 30_000);
