/** The frames that a host writes itself, beside those of the library. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket, { WebSocketServer } from "ws";
import { createFrameWriter, type FrameWriter, frameOf, LONG_TEXT } from "../src/live/frames.ts";

test.for([0, 1, 125, 126, 127, 128, 255, 256, 4095, 4096, 65_535])(
  "a frame of %i characters has the bytes that the library gives it",
  async (length) => {
    const text = "x".repeat(length);
    const { Sender } = (await import("ws")) as unknown as {
      Sender: { frame(data: Buffer, options: object): Buffer[] };
    };
    const expected = Buffer.concat(Sender.frame(Buffer.from(text), { fin: true, opcode: 1, mask: false, rsv1: false }));
    expect(Buffer.from(frameOf(text), "latin1").equals(expected)).toBe(true);
  },
);

let server: WebSocketServer;
beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: { threshold: LONG_TEXT } });
  await once(server, "listening");
});
afterAll(() => {
  server.close();
});

/** Connects a client that keeps what it receives. Returns how often the server has written to the connection. */
async function connect(compresses: boolean) {
  const connected = once(server, "connection") as Promise<[WebSocket, { socket: Socket }]>;
  const { port } = server.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: compresses });
  const received: string[] = [];
  client.on("message", (data) => received.push((data as Buffer).toString()));
  const closed = once(client, "close") as Promise<[code: number]>;
  const [socket, { socket: connection }] = await connected;
  await once(client, "open");
  let writes = 0;
  const write = connection.write.bind(connection) as (...args: unknown[]) => boolean;
  connection.write = ((...args: unknown[]) => {
    writes += 1;
    return write(...args);
  }) as typeof connection.write;
  const frames: FrameWriter = createFrameWriter(socket, connection);
  return { frames, received, closed, socket, writes: () => writes };
}

test("the texts of one turn leave in one write, also those that promises add", async () => {
  const { frames, received, closed, writes } = await connect(false);
  frames.send("first");
  void Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => frames.send("second"));
  await new Promise(setImmediate);
  expect(writes()).toBe(1);
  frames.close(1000, "");
  await closed;
  expect(received).toEqual(["first", "second"]);
});

test.for([true, false])("texts of all kinds arrive in their order (compression: %s)", async (compresses) => {
  const { frames, received, closed, socket } = await connect(compresses);
  const kinds = ["short", "x".repeat(200), "größer \u{1F680}", "long ".repeat(2_000), "", "x".repeat(LONG_TEXT - 1)];
  const sent: string[] = [];
  for (let i = 0; i < 400; i++) {
    const text = `${i} ${kinds[(i * i + (i >> 2)) % kinds.length]}`;
    sent.push(text);
    frames.send(text);
    if (i % 50 === 0) socket.ping();
    if (i % 7 === 0) await new Promise(setImmediate);
  }
  // What waits is sent before the connection is closed.
  frames.close(1001, "bye");
  frames.send("never");
  expect((await closed)[0]).toBe(1001);
  expect(received).toEqual(sent);
});
