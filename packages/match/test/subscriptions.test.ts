/** The subscriptions of one connection. */
import type { MatchResponse } from "@starboard/wire";
import { expect, test } from "vitest";
import { createSubscriptions, type Watch } from "../src/subscriptions.ts";

test("a connection has a maximum number of subscriptions at a time", async () => {
  let watched = 0;
  const subscribe = async ({ match }: Watch): Promise<MatchResponse | (() => void)> => {
    if (match === "gone") return { is: "invalid", bad: [{ code: "MATCH_UNKNOWN", at: "" }] };
    watched += 1;
    return () => void (watched -= 1);
  };
  const subscriptions = createSubscriptions(2);
  const ask = (is: "watch" | "unwatch", match: string): Promise<MatchResponse> =>
    subscriptions.handle(
      is === "watch" ? { is, match, viewer: "public", since: 0 } : { is, match, viewer: "public" },
      subscribe,
    );
  expect(await ask("watch", "gone")).toMatchObject({ bad: [{ code: "MATCH_UNKNOWN" }] });
  for (const match of ["a", "b", "a"]) expect(await ask("watch", match)).toMatchObject({ is: "done" });
  expect(await ask("watch", "c")).toMatchObject({
    is: "invalid",
    bad: [{ code: "SERVICE_WATCHES", about: { most: 2 } }],
  });
  expect(watched).toBe(2);
  expect(subscriptions.open().map(({ match }) => match)).toEqual(["b", "a"]);
  await ask("unwatch", "a");
  expect(await ask("watch", "c")).toMatchObject({ is: "done" });
  subscriptions.close();
  expect(watched).toBe(0);
});

test("a subscription that opens after the end of its connection ends at once", async () => {
  const opened = Promise.withResolvers<() => void>();
  const subscriptions = createSubscriptions();
  const handled = subscriptions.handle({ is: "watch", match: "a", viewer: "public", since: 0 }, () => opened.promise);
  await Promise.resolve();
  subscriptions.close();
  let ended = 0;
  opened.resolve(() => void (ended += 1));
  await handled;
  expect(ended).toBe(1);
  expect(subscriptions.open()).toEqual([]);
});
