/** Connections between hosts over real sockets: who is refused with which code, before and after the connection is made. */
import { createHmac } from "node:crypto";
import { onTestFinished, expect, test } from "vitest";
import WebSocket from "ws";
import { PEER_PROTOCOL, parseReply, parseRequest, replyLine, requestLine } from "../../src/hosts/peer-frames.ts";
import { connectingPeers, listenForPeers } from "../../src/hosts/peer-sockets.ts";
import { createPeers } from "../../src/hosts/peers.ts";
import { type OwnMatches, servePeer } from "../../src/hosts/serve-peer.ts";
import type { HostEntry } from "../../src/storage/store.ts";

const SECRET = "s".repeat(32);

async function openServer(own: Partial<OwnMatches> = {}) {
  const refused: string[] = [];
  let now = 1_000_000;
  const matches: OwnMatches = {
    callHere: async (_match, _method, args) => ({ value: args }),
    async watchHere(watch, { onPush }) {
      onPush(7, `{"said":"ä\\t"}`);
      return watch.match === "unknown" ? { is: "invalid", bad: [{ code: "MATCH_UNKNOWN", at: "" }] } : () => {};
    },
    ...own,
  };
  const server = await listenForPeers({
    host: "owner",
    secret: SECRET,
    listen: { name: "127.0.0.1", port: 0 },
    now: () => now,
    serve: (wire) => servePeer(wire, matches, (error) => console.error(error)),
    onRefused: (code) => void refused.push(code),
  });
  onTestFinished(() => server.close());
  const entry: HostEntry = { host: "owner", address: `127.0.0.1:${server.port}`, protocol: PEER_PROTOCOL, games: [] };
  return { entry, refused, pass: (ms: number) => void (now += ms) };
}
const peersWith = (secret: string) => {
  const peers = createPeers(connectingPeers({ host: "edge", secret }));
  onTestFinished(() => peers.close());
  return peers;
};

/** Connects as a stranger would, with its own headers; resolves with the status and the code, or with the socket. */
async function tryToConnect(
  { address }: HostEntry,
  change: { readonly nonce?: string; readonly protocol?: string; readonly to?: string; readonly secret?: string } = {},
): Promise<{ status: number; code: string; nonce: string } | { socket: WebSocket; nonce: string }> {
  const given = (await (await fetch(`http://${address}/hosts`)).json()) as { nonce: string };
  const { nonce = given.nonce, protocol = String(PEER_PROTOCOL), to = "owner", secret = SECRET } = change;
  const proof = createHmac("sha256", secret)
    .update(JSON.stringify(["asks", nonce, protocol, "edge", to]))
    .digest("hex");
  const socket = new WebSocket(`ws://${address}/hosts`, {
    headers: {
      "x-starboard-protocol": protocol,
      "x-starboard-from": "edge",
      "x-starboard-to": to,
      "x-starboard-nonce": nonce,
      "x-starboard-proof": proof,
    },
  });
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve({ socket, nonce }));
    socket.once("error", reject);
    socket.once("unexpected-response", (_request, response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, code: (JSON.parse(body) as { code: string }).code, nonce }),
      );
    });
  });
}

test("a host with the secret is served; calls and updates arrive as they were sent", async () => {
  const { entry, refused } = await openServer();
  const peers = peersWith(SECRET);
  const call = { is: "commit", match: "m", text: "Größe\n\t" };
  expect(await peers.call(entry, "execute", [call])).toEqual({ is: "value", value: [call] });
  const pushed: unknown[] = [];
  const listener = {
    onPush: (...push: [number, string]) => void pushed.push(push),
    onEnded: () => pushed.push("ended"),
  };
  const wanted = { match: "m", viewer: 1, since: Number.MAX_SAFE_INTEGER, changes: true };
  expect(await peers.watch(entry, wanted, listener)).toMatchObject({ is: "open" });
  expect(pushed).toEqual([[7, `{"said":"ä\\t"}`]]);
  expect(await peers.watch(entry, { ...wanted, match: "unknown" }, listener)).toMatchObject({ is: "refused" });
  expect(peers.count()).toBe(1);
  expect(refused).toEqual([]);
});

test("strangers are refused with a code: another secret, a number used twice or too old, another host, another protocol", async () => {
  const { entry, refused, pass } = await openServer();
  expect(await peersWith("x".repeat(32)).call(entry, "resign", ["m", 0])).toEqual({ is: "unreachable" });
  expect(await tryToConnect(entry, { secret: "x".repeat(32) })).toMatchObject({ status: 401, code: "PEER_SECRET" });
  const first = await tryToConnect(entry);
  if (!("socket" in first)) throw new Error(first.code);
  onTestFinished(() => first.socket.terminate());
  // All that was sent before is sent again.
  expect(await tryToConnect(entry, { nonce: first.nonce })).toMatchObject({ status: 401, code: "PEER_REPLAY" });
  expect(await tryToConnect(entry, { nonce: "made-up" })).toMatchObject({ status: 401, code: "PEER_REPLAY" });
  expect(await tryToConnect(entry, { to: "before" })).toMatchObject({ status: 409, code: "PEER_HOST" });
  expect(await tryToConnect(entry, { protocol: "99" })).toMatchObject({ status: 426, code: "PEER_PROTOCOL" });
  const { nonce } = (await (await fetch(`http://${entry.address}/hosts`)).json()) as { nonce: string };
  pass(60_000);
  expect(await tryToConnect(entry, { nonce })).toMatchObject({ code: "PEER_REPLAY" });
  expect((await fetch(`http://${entry.address}/api/tables`)).status).toBe(404);
  expect(refused).toEqual([
    "PEER_SECRET",
    "PEER_SECRET",
    "PEER_REPLAY",
    "PEER_REPLAY",
    "PEER_HOST",
    "PEER_PROTOCOL",
    "PEER_REPLAY",
  ]);
  // A host that does not know the secret cannot answer for another one either.
  expect(await peersWith(SECRET).call({ ...entry, host: "other" }, "resign", ["m", 0])).toEqual({ is: "unreachable" });
});

test.for([
  ["c\t1\texecute\t[]", "PEER_FRAME"],
  ['c\t1\tclose\t["m"]', "PEER_FRAME"],
  ["c\t1\texecute\t{", "PEER_FRAME"],
  ['c\t-1\tresign\t["m",0]', "PEER_FRAME"],
  ['w\t1\t{"match":"m","viewer":-1,"since":0,"changes":true}', "PEER_FRAME"],
  ["", "PEER_FRAME"],
  ["x\t1", "PEER_FRAME"],
  ['c\t5\tresign\t["m",0]\nc\t5\tresign\t["m",0]', "PEER_REPLAY"],
  ['c\t5\tresign\t["m",0]\nc\t4\tresign\t["m",0]', "PEER_REPLAY"],
] as const)("the connection ends after the message %j, with %s", async ([text, code]) => {
  const { entry, refused } = await openServer();
  const made = await tryToConnect(entry);
  if (!("socket" in made)) throw new Error(made.code);
  const closed = new Promise<string>((resolve) =>
    made.socket.once("close", (_code, reason) => resolve(reason.toString())),
  );
  made.socket.send(text);
  expect(await closed).toBe(code);
  expect(refused).toEqual([code]);
});

test("frames are read as they were written", () => {
  const requests = [
    { is: "call", id: 1, method: "setClock", args: ["m", { is: "vacation", text: "tab\tline\n" }] },
    { is: "watch", id: 2, watch: { match: "m", viewer: "public", since: 0, changes: false } },
    { is: "unwatch", id: 2 },
  ] as const;
  expect(requests.map((one) => parseRequest(requestLine(one)))).toEqual(requests);
  const replies = [
    { is: "value", id: 1, value: undefined },
    { is: "value", id: 2, value: { is: "done", at: 0 } },
    { is: "moved", id: 3 },
    { is: "push", id: 4, at: 9, text: '{"a":1}' },
    { is: "ended", id: 4 },
  ] as const;
  expect(replies.map((one) => parseReply(replyLine(one)))).toEqual(replies);
});
