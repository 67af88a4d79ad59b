/** A mail server for tests: the host really sends to it. */
import { type AddressInfo, createServer, type Server } from "node:net";

/** A queue of received items. */
export function inbox<T>() {
  const got: T[] = [];
  const waiting: ((one: T) => void)[] = [];
  return {
    put(one: T): void {
      const next = waiting.shift();
      if (next) next(one);
      else got.push(one);
    },
    next: (): Promise<T> => {
      const one = got.shift();
      return one === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(one);
    },
    size: (): number => got.length,
  };
}

export interface Mail {
  readonly to: string;
  readonly text: string;
  /** As it was sent. */
  readonly raw: string;
}

/** As much of SMTP (RFC 5321) as receiving a message needs. */
export function mailReceiver() {
  const mails = inbox<Mail>();
  const server = createServer((socket) => {
    let rest = "";
    let to = "";
    let letter: string[] | null = null;
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    say("220 test");
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      const lines = (rest + data.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (letter && line !== ".") letter.push(line);
        else if (letter) {
          const raw = letter.join("\n");
          mails.put({ to, raw, text: raw.replaceAll("=\n", "") });
          letter = null;
          say("250 taken");
        } else if (/^DATA/i.test(line)) {
          letter = [];
          say("354 go on");
        } else {
          to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to;
          say(/^QUIT/i.test(line) ? "221 bye" : "250 yes");
        }
      }
    });
  });
  return { server, mails };
}

export const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));

/** The subject and the text of a letter, decoded (RFC 2045 and 2047). */
export function contentOf({ raw }: Mail): string {
  const bytes = (coded: string): string =>
    Buffer.from(
      coded.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      "latin1",
    ).toString();
  const word = (_: string, kind: string, coded: string): string =>
    kind.toUpperCase() === "B" ? Buffer.from(coded, "base64").toString() : bytes(coded.replaceAll("_", " "));
  const end = raw.indexOf("\n\n");
  // Folded lines, and the blanks between two encoded words, are no part of the text.
  const header = raw
    .slice(0, end)
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/\n[ \t]+/g, " ");
  const subject = /^Subject: (.*)$/im.exec(header)?.[1] ?? "";
  return `${subject.replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, word)}\n${bytes(raw.slice(end).replaceAll("=\n", ""))}`;
}
