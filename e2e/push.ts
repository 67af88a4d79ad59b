/** A push service of our own: takes what a host sends to a browser and opens it as that browser would (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface PushService {
  /** What `PushSubscription.toJSON()` would have. */
  readonly subscription: object;
  /** The next message, opened. */
  next(): Promise<unknown>;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys();
  const auth = randomBytes(16);
  const got: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];

  /** One record of `aes128gcm` (RFC 8188), with keys derived for web push. */
  function opened(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const derive = (from: Uint8Array, by: Uint8Array, info: Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync("sha256", from, by, info, bytes));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]);
    const secret = derive(browser.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const open = createDecipheriv("aes-128-gcm", key, nonce);
    open.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const message = opened(Buffer.concat(parts));
      const next = waiting.shift();
      if (next) next(message);
      else got.push(message);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push`,
      keys: { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") },
    },
    next: () => (got.length > 0 ? Promise.resolve(got.shift()) : new Promise((found) => waiting.push(found))),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
