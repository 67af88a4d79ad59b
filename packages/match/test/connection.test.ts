/** The service side of a connection, before a request reaches the match service. */
import type { ServiceMessage } from "@starboard/wire";
import { expect, test } from "vitest";
import { openConnection } from "../src/connection.ts";

test("a connection has a maximum number of subscriptions at a time", async () => {
  const received: ServiceMessage[] = [];
  let watched = 0;
  const matchService = {
    execute: () => Promise.reject(new Error("not asked")),
    subscribe: async ({ match }: { readonly match: string }) => {
      if (match === "gone") return { is: "invalid", bad: [{ code: "MATCH_UNKNOWN", at: "" }] } as const;
      watched += 1;
      return () => void (watched -= 1);
    },
  };
  const connection = openConnection(matchService, (message) => received.push(message), {
    allows: () => true,
    watches: 2,
  });
  const ask = async (is: "watch" | "unwatch", match: string): Promise<ServiceMessage | undefined> => {
    await connection.take(
      1,
      is === "watch" ? { is, match, viewer: "public", since: 0 } : { is, match, viewer: "public" },
    );
    return received.at(-1);
  };
  await ask("watch", "gone");
  for (const match of ["a", "b", "a"]) expect(await ask("watch", match)).toMatchObject({ is: "done" });
  expect(await ask("watch", "c")).toMatchObject({
    is: "invalid",
    bad: [{ code: "SERVICE_WATCHES", about: { most: 2 } }],
  });
  expect(watched).toBe(2);
  await ask("unwatch", "a");
  expect(await ask("watch", "c")).toMatchObject({ is: "done" });
  connection.close();
  expect(watched).toBe(0);
});
