import type { ReviewInfo } from "@starboard/wire/reviews";
import { expect, test } from "vitest";
import { followHostedReview, type ReviewHost } from "../src/review/hosted-review.ts";

const file = {
  format: "starboard.review",
  version: 3,
  record: "aa",
  game: "sample@1",
  seed: 1,
  effort: 1,
  seats: [0, 1],
  calibration: "",
  scope: { classes: true, luck: false },
  decisions: 1,
  screened: 1,
  isComplete: true,
  moments: [],
  open: [],
  luck: [],
  balance: [],
} as const;
const info = (state: ReviewInfo["state"], done = 0, review: object | null = null): ReviewInfo =>
  ({ state, done, of: 9, review }) as ReviewInfo;

/** A host that gives these answers one after the other, and what it was asked. */
function hostWith(...answers: readonly (ReviewInfo | null)[]): ReviewHost & { readonly asked: string[] } {
  const left = [...answers];
  const asked: string[] = [];
  return {
    asked,
    ask(method) {
      asked.push(method);
      const next = left.shift();
      return next ? Promise.resolve(next) : Promise.reject(new Error("HOST_RATE"));
    },
    wait: () => Promise.resolve(),
  };
}
const always = (): boolean => true;

test("a review is asked for once and followed to its end", async () => {
  const host = hostWith(info("waiting"), info("running", 3, file), info("done", 9, file));
  const seen: number[] = [];
  const review = await followHostedReview(host, ({ done }) => seen.push(done), always);
  expect(review).toEqual(file);
  expect(host.asked).toEqual(["POST", "GET", "GET"]);
  expect(seen).toEqual([0, 3]);
});

test("if the host does not make it, the page must: refused, failed, or of another format", async () => {
  const nothing = (): void => undefined;
  expect(await followHostedReview(hostWith(null), nothing, always)).toBeNull();
  expect(await followHostedReview(hostWith(info("waiting"), info("failed")), nothing, always)).toBeNull();
  expect(await followHostedReview(hostWith(info("done", 9, { ...file, version: 9 })), nothing, always)).toBeNull();
});

test("who stops looks no more", async () => {
  const host = hostWith(info("waiting"), info("running", 3), info("running", 4));
  let looks = 0;
  await followHostedReview(
    host,
    () => undefined,
    () => looks++ < 2,
  );
  expect(host.asked).toEqual(["POST", "GET"]);
});
