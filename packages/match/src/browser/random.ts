/** Lower-case hex of so many bytes of the machine's own chance; there on plain-http pages too. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
