/**
 * Tests the sample bots as strangers would start them: one in TypeScript by socket, one in Python by HTTP, to the end
 * of a match.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "@starboard/host";
import { verifyRecord } from "@starboard/kernel";
import { findGame } from "@starboard/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { edition, Guest, openHost } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

/** Without Python the other sample plays both seats; with CI=true that is a failure. */
const python = spawnSync("python3", ["--version"]).status === 0;
if (!python && process.env["CI"] === "true")
  throw new Error("python3 is missing: the sample bot in Python was not tried");

const folder = join(import.meta.dirname, "../../../examples/bots");
/** Runs a program to its end; resolves with its output. */
function run(program: string, args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  let troubled = "";
  child.stdout.on("data", (data) => (said += String(data)));
  child.stderr.on("data", (data) => (troubled += String(data)));
  child.once("error", reject);
  child.once("close", (code) =>
    code === 0 ? resolve(said) : reject(new Error(`${program} ended with ${code}: ${troubled}`)),
  );
  return promise;
}

test("two sample bots meet by seat links and play to the end", async () => {
  const ada = new Guest(url);
  const made = await ada.make({
    game: edition("trekwar"),
    seats: [{ is: "friend" }, { is: "friend" }],
    autoStart: true,
  });
  const { table, links } = made.body;
  const link = (seat: number): string => `${url}/play/${links.find((one) => one.seat === seat)?.token}`;
  const token = async (name: string): Promise<string> =>
    (await ada.http<{ token: string }>("POST", "/api/me/tokens", { name })).body.token;
  const printed = await Promise.all([
    run(process.execPath, [join(folder, "bot.ts"), url, await token("Typed"), link(0)]),
    run(python ? "python3" : process.execPath, [
      join(folder, python ? "bot.py" : "bot.ts"),
      url,
      await token("Snake"),
      link(1),
    ]),
  ]);
  const { summary } = (await ada.table(table.table)).body;
  expect(summary?.over).not.toBeNull();
  for (const [seat, said] of printed.entries())
    expect(said).toContain(summary?.over?.winners.includes(seat as never) ? "won" : "did not win");
  const line = await new Guest(url).socket();
  const record = await line.ask({ is: "record", match: table.table });
  if (record.is !== "record") throw new Error("no record");
  expect(verifyRecord(record.record, findGame).checks.every(({ state }) => state !== "failed")).toBe(true);
});

test.for(["bot.ts", "bot.py"])("%s is sixty lines, so that one reads it before one writes one's own", (name) => {
  expect(readFileSync(join(folder, name), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(60);
});

test("a token is valid for its bot alone: it creates no bots, and a wrong token identifies no one", async () => {
  const ada = new Guest(url);
  await ada.me("Ada");
  const { body } = await ada.http<{ token: string; person: string }>("POST", "/api/me/tokens", { name: "Deep" });
  const bot = new Guest(url, { authorization: `Bearer ${body.token}` });
  expect((await bot.http("GET", "/api/me")).body).toEqual({ person: body.person, kind: "bot", name: "BOT Deep" });
  expect((await bot.http("POST", "/api/me/tokens", { name: "Deeper" })).status).toBe(401);
  const wrong = new Guest(url, { authorization: "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" });
  expect((await wrong.http<{ person: null }>("GET", "/api/me")).body.person).toBeNull();
});
