/**
 * Tests unusual but legal input: chunked bodies, names in other Unicode forms, and a storage that fails for a while.
 */
import { request } from "node:http";
import type { Host } from "@starboard/host";
import { memoryStorage } from "@starboard/host/storage";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { begin, edition, Guest, openHost, settings } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(() => host.close());

/** Sends a body in chunks, without its length. */
function chunked(base: string, pieces: readonly string[]): Promise<{ status: number; code: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${base}/api/tables`,
      { method: "POST", headers: { origin: base, "content-type": "application/json" } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
        response.on("end", () => {
          const { bad } = JSON.parse(text) as { bad?: { code: string }[] };
          resolve({ status: response.statusCode ?? 0, code: bad?.[0]?.code });
        });
      },
    );
    sent.on("error", reject);
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });
}
const table = (options: object): string =>
  JSON.stringify({ game: edition("anaxis"), name: "Ada", options, seats: [{ is: "me" }, { is: "open" }] });

test("a chunked body of normal size creates a table, more often than large bodies are accepted", async () => {
  const { host: strict, url: there } = await openHost({
    settings: settings({ STARBOARD_RATE_LIMIT_FACTOR: "1" }),
    now: () => 1_800_000_000_000,
  });
  onTestFinished(() => strict.close());
  const body = table({});
  for (let i = 0; i < 8; i++)
    expect(await chunked(there, [body.slice(0, 20), body.slice(20)])).toEqual({ status: 201, code: undefined });
  // A long body that is not a record is too large in either encoding; only three are read at once.
  const long = table({ "ax.notes": "x".repeat(400_000) });
  const pieces = [long.slice(0, 100_000), long.slice(100_000)];
  for (let i = 0; i < 3; i++) expect(await chunked(there, pieces)).toEqual({ status: 413, code: "HOST_SIZE" });
  expect(await chunked(there, pieces)).toEqual({ status: 429, code: "HOST_RATE" });
  expect(await chunked(there, [body])).toEqual({ status: 201, code: undefined });
});

test("names and titles are normalised, and a second Ada at the table gets a number", async () => {
  const [ada, other] = [new Guest(url), new Guest(url)];
  const made = await ada.make({
    game: edition("anaxis"),
    name: "A\u0064\u0061",
    title: "Cafe\u0301 \u3000table",
    seats: [{ is: "me" }, { is: "open" }],
  });
  expect(made.body.table.terms.title).toBe("Caf\u00e9 table");
  const sat = await other.sit(made.body.table, 1, "ADA\u3164");
  expect(sat.body.table.seats.map(({ name }) => name)).toEqual(["Ada", "ADA 2"]);
  // A player who takes the seat again has the same name again, not the next number.
  expect((await other.sit(made.body.table, 1, "ADA")).body.table.seats[1]?.name).toBe("ADA 2");
  expect((await other.me("Ada")).body.name).toBe("Ada");
  for (const name of ["\u3164", "Ada\ud83d", "Ada\u202e"])
    expect((await other.me(name)).body.bad?.[0]?.code).toBe("HOST_FORM");
  const bots = await ada.make({
    game: edition("anaxis"),
    name: "Ada",
    seats: [{ is: "me" }, { is: "bot", level: 1, name: "ada" }],
  });
  expect(bots.body.table.seats.map(({ name }) => name)).toEqual(["Ada", "ada 2"]);
});

test("the two have different names in the match too", async () => {
  const { a, b } = await begin(url, "anaxis", { name: "Ben" });
  expect(a.latest().summary.seats.map(({ name }) => name)).toEqual(["Ben", "Ben 2"]);
  expect(b.latest().summary.seats.map(({ name }) => name)).toEqual(["Ben", "Ben 2"]);
});

test("while the storage fails, requests respond 503 HOST_STORE over HTTP and sockets, and each failure is logged", async () => {
  let full = false;
  const storage = memoryStorage();
  const errors: unknown[] = [];
  const failing = Object.fromEntries(
    Object.entries(storage.store).map(([name, call]) => [
      name,
      (...args: unknown[]) =>
        full && name !== "close"
          ? Promise.reject(new Error("/data/starboard.db: database or disk is full"))
          : (call as (...given: unknown[]) => unknown).apply(storage.store, args),
    ]),
  ) as unknown as typeof storage.store;
  const { host: weak, url: there } = await openHost({
    storage: { ...storage, store: failing },
    settings: settings({ STARBOARD_LOG: "error" }),
    logTo: { write: (line) => void errors.push(line) },
  });
  onTestFinished(() => weak.close());
  const { ada, a, id } = await begin(there);
  full = true;
  const unavailable = { status: 503, body: { bad: [{ code: "HOST_STORE" }] } };
  expect(await ada.table(id)).toMatchObject(unavailable);
  expect(await ada.make({ game: edition("anaxis"), seats: [{ is: "me" }, { is: "open" }] })).toMatchObject(unavailable);
  const said = await a.ask({ is: "say", table: id, to: "table", text: "hello" });
  expect(said).toMatchObject({ is: "invalid", bad: [{ code: "HOST_STORE" }] });
  expect(errors.join("\n")).toContain("/data/starboard.db: database or disk is full");
  // Administrators read the cause in the log.
  expect(JSON.stringify([said, (await ada.table(id)).body])).not.toContain("starboard.db");
  full = false;
  expect(await ada.table(id)).toMatchObject({ status: 200 });
});
