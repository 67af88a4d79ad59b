/** One client over one transport: several channels, lost transports, services that stop. */
import type { ServerMessage } from "@starboard/wire";
import { createWireClient, type WireClient } from "@starboard/wire/client";
import { expect, test } from "vitest";

interface Sent {
  readonly v: number;
  readonly channel: string;
  readonly id: number;
  readonly is: string;
}
/** A client over transports that the test answers and breaks. */
function line(maxFailures?: number) {
  let onMessage: (message: ServerMessage) => void = () => {};
  let onLost: () => void = () => {};
  const sent: Sent[][] = [];
  const client: WireClient = createWireClient((receive, lost) => {
    onMessage = receive;
    onLost = lost;
    const mine: Sent[] = [];
    sent.push(mine);
    return { send: (message) => void mine.push(message as Sent), close: () => {} };
  }, maxFailures);
  return {
    client,
    /** The messages sent on each transport. */
    sent,
    receive: (message: object) => onMessage(message as ServerMessage),
    lose: () => onLost(),
  };
}
const list = { is: "list" } as const;
const hello = { is: "hello", client: "test" } as const;
const watch = { is: "watch", match: "m", viewer: "public", since: 0 } as const;

test("requests of all channels have different ids, and each gets its own response", async () => {
  const { client, sent, receive } = line();
  const answers = [client.request("match", list), client.request("host", hello), client.request("match", list)];
  expect(sent[0]?.map(({ channel, is }) => [channel, is])).toEqual([
    ["match", "list"],
    ["host", "hello"],
    ["match", "list"],
  ]);
  const ids = sent[0]?.map(({ id }) => id) ?? [];
  expect(new Set(ids).size).toBe(3);
  for (const [n, id] of [...ids.entries()].reverse()) receive({ channel: "match", id, is: "done", at: n });
  expect(await Promise.all(answers)).toMatchObject([{ at: 0 }, { at: 1 }, { at: 2 }]);
});

test("unsolicited messages go to the listeners of their channel", () => {
  const { client, receive } = line();
  const received: string[] = [];
  const stop = client.onPush("match", (message) => received.push(`match ${message.is}`));
  client.onPush("host", (message) => received.push(`host ${message.is}`));
  receive({ channel: "match", is: "heartbeat", newest: [] });
  receive({ channel: "host", is: "tables", tables: [] });
  stop();
  receive({ channel: "match", is: "heartbeat", newest: [] });
  expect(received).toEqual(["match heartbeat", "host tables"]);
});

test("after a lost transport, subscriptions are renewed first and unanswered requests are sent again unchanged", async () => {
  const { client, sent, receive, lose } = line();
  const states: string[] = [];
  client.onState((state) => states.push(state));
  client.onOpen(() => void client.requestOnce("match", watch));
  const answered = client.request("host", hello);
  receive({ channel: "host", id: sent[0]?.[0]?.id, is: "done", at: 0 });
  await answered;
  void client.requestOnce("match", watch);
  const open = client.request("match", list);
  const [, , before] = sent[0] ?? [];
  lose();
  expect(sent[1]?.map(({ is }) => is)).toEqual(["watch", "list"]);
  expect(sent[1]?.[1]).toEqual(before);
  expect(sent[1]?.[0]?.id).not.toBe(before?.id);
  receive({ channel: "match", id: before?.id, is: "matches", matches: [], unreadable: [] });
  expect(await open).toMatchObject({ is: "matches" });
  expect(states).toEqual(["up", "lost", "up"]);
});

test("a service that keeps failing is given up, until retry", async () => {
  const { client, sent, receive, lose } = line(2);
  const open = client.request("match", list);
  lose();
  lose();
  expect(client.state).toBe("down");
  const down = { is: "invalid", bad: [{ code: "SERVICE_DOWN" }] };
  expect(await open).toMatchObject(down);
  expect(await client.request("host", hello)).toMatchObject(down);
  expect(sent).toHaveLength(2);
  client.retry();
  const again = client.request("match", list);
  receive({ channel: "match", id: sent[2]?.[0]?.id, is: "done", at: 0 });
  expect(await again).toMatchObject({ is: "done" });
  expect(client.state).toBe("up");
});

test("the answer of a service of another version needs no channel", async () => {
  const { client, sent, receive } = line();
  const asked = client.request("host", hello);
  receive({ id: sent[0]?.[0]?.id, is: "invalid", bad: [{ code: "WIRE_VERSION", at: "v" }] });
  expect(await asked).toMatchObject({ bad: [{ code: "WIRE_VERSION" }] });
});
