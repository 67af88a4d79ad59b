/** Updates that arrive as differences: what the page puts together is what the service would send whole. */
import { seat, type Viewer } from "@starboard/kernel";
import { createMatchClient, openConnection } from "@starboard/match";
import type { MatchRequest, ServerMessage, Update } from "@starboard/wire";
import { createWireClient, type OpenTransport } from "@starboard/wire/client";
import { expect, test } from "vitest";
import { add, countedRandom, end, guess, persons, roll, settle, testService } from "./test-service.ts";

/** The acts of a round in order: each is one entry. */
const ROUND = [
  [0, add(1)],
  [0, add(2)],
  [0, end],
  [1, roll],
  [0, guess(1)],
  [1, guess(2)],
] as const;
type Commit = ReturnType<typeof testService>["commit"];
/** Plays acts from entry `from` on, which begins a round, as far as entry `to`. */
async function playFrom(commit: Commit, match: string, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const [by, move] = ROUND[(at - 1) % ROUND.length] as (typeof ROUND)[number];
    expect(await commit(match, by, at, [move])).toMatchObject({ is: "played" });
  }
}

type Received = ServerMessage<"match">;
const asText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A page at a match service; `spoil` may change what the service sends. */
async function table(spoil: (message: Received) => Received = (message) => message) {
  const service = testService();
  const received: Received[] = [];
  const requests: MatchRequest[] = [];
  const connect: OpenTransport = (onMessage) => {
    const connection = openConnection(service.matchService, (message) => {
      received.push(asText(message));
      onMessage(spoil(asText(message)));
    });
    return {
      send(message) {
        requests.push(asText(message) as MatchRequest);
        void connection.receive(asText(message));
      },
      close: () => connection.close(),
    };
  };
  const client = createMatchClient(createWireClient(connect), countedRandom(500));
  const { match } = await service.begin(persons, { rounds: 50 });
  return { ...service, client, match, received, requests };
}
const pushes = (received: readonly Received[]): string[] =>
  received.flatMap((message) => (message.id === undefined ? [message.is] : []));

test("what a page puts together is what the service sends whole, for every viewer, also over take-backs", async () => {
  const service = await table();
  const { client, match, received, commit, ask } = service;
  const viewers: Viewer[] = [seat(0), seat(1), "public"];
  const shown = new Map<Viewer, Update[]>(viewers.map((viewer) => [viewer, []]));
  const whole = await Promise.all(viewers.map((viewer) => service.watch(match, viewer)));
  for (const viewer of viewers) client.watch(match, viewer, (update) => shown.get(viewer)?.push(update));
  await settle();
  await playFrom(commit, match, 1, 9);
  expect(await ask({ is: "takeBack", match, seat: seat(0), at: 9 })).toMatchObject({ is: "done" });
  expect(await commit(match, 0, 10, [add(3), end])).toMatchObject({ is: "played" });
  await settle();
  for (const [i, viewer] of viewers.entries()) {
    expect(shown.get(viewer)?.length).toBeGreaterThan(5);
    expect(shown.get(viewer)).toEqual(whole[i]?.updates);
  }
  expect(pushes(received).filter((is) => is === "update")).toHaveLength(viewers.length);
  const sizes = (is: string) => received.filter((one) => one.is === is).map((one) => JSON.stringify(one).length);
  expect(Math.max(...sizes("changes"))).toBeLessThan(Math.min(...sizes("update")));
});

test("a seat that gets another occupant is shown with it", async () => {
  const service = await table();
  const { client, match, ask } = service;
  const shown: Update[] = [];
  client.watch(match, "public", (update) => shown.push(update));
  await settle();
  const bot = { name: "Deep", kind: "bot", level: 2 } as const;
  expect(await ask({ is: "seat", match, seat: seat(1), occupant: bot, at: 1 })).toMatchObject({ is: "done" });
  await settle();
  expect(shown.map(({ summary }) => summary.seats[1]?.kind)).toEqual(["person", "bot"]);
});

test("spectators of a match receive the same changes, whenever they came", async () => {
  const service = testService();
  const { commit } = service;
  const { match } = await service.begin(persons, { rounds: 50 });
  const received: Received[][] = [[], []];
  const join = async (i: number) => {
    const connection = openConnection(service.matchService, (message) => received[i]?.push(message));
    await connection.receive({
      v: 2,
      channel: "match",
      id: 1,
      is: "watch",
      match,
      viewer: "public",
      since: 0,
      changes: true,
    });
  };
  await join(0);
  await playFrom(commit, match, 1, 2);
  await join(1);
  await playFrom(commit, match, 2, 6);
  const changes = received.map((all) => all.filter((one) => one.is === "changes"));
  expect(changes.map(({ length }) => length)).toEqual([5, 4]);
  // The first changes after joining lead from another update object, the later ones are made once.
  expect(changes[0]?.slice(2).map((one) => ("difference" in one ? one.difference : null))).toEqual(
    changes[1]?.slice(1).map((one) => ("difference" in one ? one.difference : null)),
  );
  for (const [i, one] of (changes[0]?.slice(2) ?? []).entries()) {
    const other = changes[1]?.[i + 1];
    expect("difference" in one && other && "difference" in other && one.difference === other.difference).toBe(true);
  }
});

test.for<[what: string, spoil: (message: Received) => Received]>([
  [
    "do not fit",
    (message) => (message.is === "changes" ? { ...message, difference: { thinking: { 7: [1] } } } : message),
  ],
  ["have another checksum", (message) => (message.is === "changes" ? { ...message, check: "0" } : message)],
])("changes that %s are not shown: the page asks for the whole update and says why", async ([, spoil]) => {
  const { client, match, received, requests, commit } = await table(spoil);
  const shown: Update[] = [];
  client.watch(match, "public", (update) => shown.push(update));
  await settle();
  await commit(match, 0, 1, [add(1)]);
  await settle();
  await commit(match, 0, 2, [add(1)]);
  await settle();
  expect(requests.filter(({ is }) => is === "watch")).toMatchObject([
    { since: 0, changes: true },
    { since: 1, changes: true, mismatched: true },
    { since: 2, changes: true, mismatched: true },
  ]);
  expect(pushes(received)).toEqual(["update", "changes", "update", "changes", "update"]);
  expect(shown.map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(shown.flatMap(({ logItems }) => logItems.map(({ n }) => n))).toEqual([0, 1, 2]);
});

test("every tenth entry carries a checksum, which fits", async () => {
  const { client, match, received, requests, commit } = await table();
  client.watch(match, "public", () => {});
  await settle();
  await playFrom(commit, match, 1, 25);
  await settle();
  expect(requests.filter(({ is }) => is === "watch")).toHaveLength(1);
  const checked = received.flatMap((one) =>
    one.is === "changes" && one.check !== undefined ? [one.logItems[0]?.n] : [],
  );
  expect(checked).toEqual([9, 19]);
});

test("without asking for them, a program receives no changes", async () => {
  const service = testService();
  const { commit } = service;
  const { match } = await service.begin(persons, { rounds: 50 });
  const received: Received[] = [];
  const connection = openConnection(service.matchService, (message) => received.push(message));
  await connection.receive({ v: 2, channel: "match", id: 1, is: "watch", match, viewer: 0, since: 0 });
  await playFrom(commit, match, 1, 4);
  expect(pushes(received)).toEqual(["update", "update", "update", "update"]);
});
