/** A push service for tests: receives what a host sends to a browser and decrypts it as that browser would (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface PushService {
  /** The value that `PushSubscription.toJSON()` would return. */
  readonly subscription: object;
  /** Resolves to the next message, decrypted. */
  next(): Promise<unknown>;
  close(): Promise<void>;
}

export async function pushService(): Promise<PushService> {
  const browser = createECDH("prime256v1");
  const p256dh = browser.generateKeys();
  const auth = randomBytes(16);
  const received: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];

  /** Decrypts one record of `aes128gcm` (RFC 8188) with keys derived for web push. */
  function decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const ciphertext = body.subarray(21 + length);
    const derive = (from: Uint8Array, by: Uint8Array, info: Buffer, bytes: number): Buffer =>
      Buffer.from(hkdfSync("sha256", from, by, info, bytes));
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, sender]);
    const secret = derive(browser.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(ciphertext.subarray(-16));
    const padded = Buffer.concat([decipher.update(ciphertext.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const message = decrypt(Buffer.concat(parts));
      const next = waiting.shift();
      if (next) next(message);
      else received.push(message);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push`,
      keys: { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") },
    },
    next: () =>
      received.length > 0 ? Promise.resolve(received.shift()) : new Promise((resolve) => waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
