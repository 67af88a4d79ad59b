/**
 * The clients for programs as strangers use them: the packed package, installed into an empty folder, and the Python package,
 * both with the examples, at a real host.
 */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type StarboardError } from "@starboard/client";
import type { Host } from "@starboard/host";
import { verifyRecord } from "@starboard/kernel";
import { findGame } from "@starboard/registry";
import type { NewProgram, ProgramLadder } from "@starboard/wire/programs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packClient } from "../../../scripts/pack-client.mjs";
import { member } from "./tournaments/club.ts";
import { edition, Guest, openHost } from "./guest.ts";

const root = join(import.meta.dirname, "../../..");
const examples = join(root, "examples/programs");
const folder = mkdtempSync(join(tmpdir(), "starboard-client-"));
const environment = {
  ...process.env,
  PYTHONPATH: join(root, "clients/python"),
  PYTHONDONTWRITEBYTECODE: "1",
  STARBOARD_SIMULATOR: `"${process.execPath}" "${join(folder, "node_modules/@starboard/client/dist/simulator/program.js")}"`,
};
/** The commands of Python on Linux and macOS, and on Windows. */
const PYTHON = process.platform === "win32" ? "python" : "python3";

let host: Host;
let url = "";
beforeAll(async () => {
  execFileSync(PYTHON, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"], { stdio: "inherit" });
  ({ host, url } = await openHost());
  const packed = await packClient(join(folder, "pack"));
  writeFileSync(join(folder, "package.json"), '{ "name": "stranger", "private": true, "type": "module" }');
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", packed], {
    cwd: folder,
    shell: process.platform === "win32",
  });
  cpSync(examples, folder, { recursive: true });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program in the stranger's folder; resolves with its output. */
function run(program: string, args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(program, args, { cwd: folder, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let errors = "";
  child.stdout.on("data", (data) => (output += String(data)));
  child.stderr.on("data", (data) => (errors += String(data)));
  child.once("error", reject);
  child.once("close", (code) => (code === 0 ? resolve(output) : reject(new Error(`${args[0]}: ${code} ${errors}`))));
  return promise;
}
const node = (...args: string[]): Promise<string> => run(process.execPath, args);
const python = (...args: string[]): Promise<string> => run(PYTHON, args);
const tokenOf = async (owner: Guest, name: string, scope: string): Promise<string> =>
  (await owner.http<NewProgram>("POST", "/api/me/tokens", { name, scope })).body.token;
/** A table of two reserved seats: its id and the links. */
async function tableFor(owner: Guest, game: string) {
  const made = await owner.make({ game: edition(game), seats: [{ is: "friend" }, { is: "friend" }], autoStart: true });
  const { table, links } = made.body;
  return { id: table.table, link: (seat: number) => `/play/${links.find((one) => one.seat === seat)?.token}` };
}

test("the package needs nothing else, and its types are complete", () => {
  expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["@starboard"]);
  expect(readdirSync(join(folder, "node_modules/@starboard"))).toEqual(["client"]);
  const options = {
    module: "nodenext",
    target: "es2024",
    strict: true,
    noEmit: true,
    lib: ["es2024", "dom"],
    types: [],
  };
  writeFileSync(
    join(folder, "consumer.ts"),
    `import { createClient, type Update, StarboardError } from "@starboard/client";
import { createSimulator } from "@starboard/client/simulator";
const client = createClient({ url: "http://localhost" });
export const name: Promise<string> = client.me().then((me) => me.name);
export const at = (update: Update): number => update.summary.at;
// @ts-expect-error: there is no such field
export const none = (update: Update): number => update.summary.nothing;
export const rewards: readonly number[] = createSimulator({ game: "trekwar" }).reset(1).rewards;
export const code = (error: StarboardError): string => error.code;
`,
  );
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files: ["consumer.ts"] }));
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { stdio: "inherit" });
});

test.for(readdirSync(examples))("%s has at most thirty lines", (name) => {
  expect(readFileSync(join(examples, name), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(30);
});

test("a program in TypeScript and one in Python meet by seat links and play to the end", async () => {
  const ada = new Guest(url);
  const { id, link } = await tableFor(ada, "trekwar");
  const [typed, snake] = [await tokenOf(ada, "Typed", "tables"), await tokenOf(ada, "Snake", "tables")];
  const said = await Promise.all([
    node("random.ts", url, typed, url + link(0)),
    python("random_bot.py", url, snake, url + link(1)),
  ]);
  const { summary, seats } = (await ada.table(id)).body;
  expect(seats.map(({ name, program }) => [name, program])).toEqual([
    ["BOT Typed", true],
    ["BOT Snake", true],
  ]);
  for (const [seat, output] of said.entries())
    expect(output.trim()).toBe(summary?.over?.winners.includes(seat as never) ? "won" : "did not win");
});

test("programs of two owners find each other on the ladder, in both languages", async () => {
  const [ada, ben] = [await member(url, "adaclient"), await member(url, "benclient")];
  const ladderBot = `import sys
from starboard_client import Client
seat = Client(*sys.argv[1:3]).find_opponent([{"game": "trekwar", "pace": "quick"}])
for turn in seat.turns(): turn.play(turn.legal[0])
print(seat.result["won"])`;
  const [greedy, snake] = await Promise.all([
    node("greedy.ts", url, await tokenOf(ada, "Greedy", "ladder"), "trekwar"),
    python("-c", ladderBot, url, await tokenOf(ben, "Snake", "ladder")),
  ]);
  expect(greedy.trim() === "won").toBe(snake.trim() === "False");
  await expect
    .poll(async () => (await ada.http<ProgramLadder>("GET", "/api/programs/trekwar")).body.entries, { timeout: 20_000 })
    .toHaveLength(2);
});

/** A network in front of the host whose connections can be cut. */
async function openNetwork() {
  const open = new Set<Socket>();
  const server = createTcpServer((near) => {
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => (open.delete(one), other.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => open.forEach((socket) => socket.destroy()),
    close: () => (server.close(), open.forEach((socket) => socket.destroy())),
  };
}

test("a client whose connection is cut again and again plays on, and no act twice", async () => {
  const network = await openNetwork();
  const ada = new Guest(url);
  const { id, link } = await tableFor(ada, "trekwar");
  const clients = [
    createClient({ url, token: await tokenOf(ada, "Steady", "tables") }),
    createClient({ url: network.address, token: await tokenOf(ada, "Cut", "tables") }),
  ];
  let cuts = 0;
  let acts = 0;
  await Promise.all(
    clients.map(async (client, n) => {
      const seat = await client.sit(url + link(n));
      for await (const turn of seat.turns()) {
        const played = turn.play(turn.legal[turn.at % turn.legal.length] ?? { do: "none" });
        // The connection breaks while the answer is on its way.
        if (n === 1 && ++acts % 4 === 0 && ++cuts) network.cut();
        await played;
      }
      expect(seat.result).toBeDefined();
    }),
  );
  expect(cuts).toBeGreaterThan(1);
  for (const client of clients) client.close();
  network.close();
  const { body } = await ada.http<never>("GET", `/api/tables/${id}/record`);
  expect(verifyRecord(body, findGame).checks.every(({ state }) => state !== "failed")).toBe(true);
});

test("errors have codes: of the client, of the host, and of the rules", async () => {
  const ada = new Guest(url);
  const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      () => "no error",
      (error: StarboardError) => error.code,
    );
  await ada.me("Ada");
  const client = createClient({ url, token: await tokenOf(ada, "Wrong", "tables") });
  expect(await codeOf(createClient({ url }).sit("x".repeat(30)))).toBe("CLIENT_TOKEN");
  expect(await codeOf(client.table("nosuchtable"))).toBe("TABLE_UNKNOWN");
  expect(await codeOf(client.sit("x"))).toBe("CLIENT_LINK");
  expect(await codeOf(client.findOpponent({ wants: [{ game: "trekwar", pace: "quick" }] }))).toBe("BOT_SCOPE");
  expect(await codeOf(client.openTable({ game: "", options: {}, seats: [], name: "x" }))).toBe("CLIENT_INPUT");
  const { link } = await tableFor(ada, "trekwar");
  const [seat, other] = [await client.sit(url + link(0)), await client.sit(url + link(1))];
  for await (const turn of (await Promise.race([first(seat), first(other)])).turns()) {
    const refused = turn.play({ do: "nonsense" }).catch((error: unknown) => error as StarboardError);
    expect(await refused).toMatchObject({ details: { rule: expect.stringMatching(/^TW-/) as string, at: "moves.0" } });
    break;
  }
  client.close();
  expect(await codeOf(client.me())).toBe("CLIENT_CLOSED");
  const network = await openNetwork();
  const lost = createClient({ url: network.address });
  await lost.protocol();
  network.close();
  const input = { game: "trekwar@1", options: {}, seats: [{ is: "me" }], name: "x" } as const;
  expect(await codeOf(lost.openTable(input))).toBe("CLIENT_NETWORK");
});
/** Resolves with a seat when it is asked. */
const first = <
  S extends {
    readonly seat: number;
    onUpdate(listener: (u: { summary: { asked: readonly number[] } }) => void): unknown;
  },
>(
  seat: S,
): Promise<S> =>
  new Promise((resolve) => void seat.onUpdate(({ summary }) => summary.asked.includes(seat.seat) && resolve(seat)));

test("a host of another protocol is named before anything else is asked", async () => {
  const asked: string[] = [];
  const other = createServer((request, reply) => {
    asked.push(request.url ?? "");
    reply.setHeader("content-type", "application/json").end('{"newest":9,"oldest":8,"host":"9.0.0"}');
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  await expect(createClient({ url: address }).me()).rejects.toMatchObject({ code: "CLIENT_VERSION" });
  const script = `import sys
from starboard_client import Client, StarboardError
try: Client(sys.argv[1]).me()
except StarboardError as error: print(error.code, error.about["newest"])`;
  expect((await python("-c", script, address)).trim()).toBe("CLIENT_VERSION 9");
  expect(asked).toEqual(["/api/protocol", "/api/protocol"]);
  other.close();
});

test("the simulator plays for Python: as a cycle of agents, and as an environment of one", async () => {
  const output = await python("-c", readFileSync(join(root, "clients/python/tests/simulate.py"), "utf8"));
  expect(JSON.parse(output)).toMatchObject({
    agents: ["seat_0", "seat_1"],
    rewards: [-1, 1],
    gym: true,
    refused: "SIMULATOR_GAME",
  });
});
