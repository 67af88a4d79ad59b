/** Returns random bytes as lower-case hex. `getRandomValues` is also available on plain-HTTP pages. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
