/** Tests work that several hosts over one PostgreSQL do once in all: bot thinking, flag falls, notifications. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Host, HostOptions } from "@starboard/host";
import type { ThinkRequest, BotReply } from "@starboard/match";
import { afterAll, expect, onTestFinished, test } from "vitest";
import type { Leases, JobKind, JobQueue } from "../src/storage/store.ts";
import { anyMove, begin, edition, Guest, type TestConnection, openHost, playOn, settings } from "./guest.ts";
import { closeCluster, database, lacks, open } from "./storage/stores.ts";

afterAll(closeCluster);

/** A request to a bot; an empty reply makes its host play a legal act. */
interface Posed {
  readonly request: ThinkRequest;
  answer(thought: BotReply | null): void;
  readonly order: number;
}
let questions = 0;
interface Node {
  readonly host: Host;
  readonly url: string;
  readonly posed: Posed[];
  /** The results of all lease requests, in order. */
  readonly claimed: boolean[];
  /** Jobs added for any host, in order. */
  readonly handed: JobKind[];
}

async function twoNodes(options: HostOptions = {}): Promise<[Node, Node]> {
  const databaseUrl = await database();
  const node = async (): Promise<Node> => {
    const [posed, claimed, handed]: [Posed[], boolean[], JobKind[]] = [[], [], []];
    const storage = await open({ folder: "", databaseUrl });
    const acquire = async (name: string): Promise<boolean> => {
      const mine = await storage.leases.acquire(name);
      claimed.push(mine);
      return mine;
    };
    const leases: Leases = { ...storage.leases, acquire };
    const add: JobQueue["add"] = (kind, data, options) => {
      handed.push(kind);
      return storage.jobs.add(kind, data, options);
    };
    const botRunner = {
      think: (request: ThinkRequest) => ({
        thought: new Promise<BotReply | null>((answer) => posed.push({ request, answer, order: questions++ })),
        stop: () => {},
      }),
      close: () => {},
    };
    const opened = await openHost({
      storage: { ...storage, leases, jobs: { ...storage.jobs, add } },
      botRunner,
      ...options,
    });
    onTestFinished(() => opened.host.close());
    return { ...opened, posed, claimed, handed };
  };
  return [await node(), await node()];
}

/** Ada plays a bot, which moves first, at one host; a spectator is connected to the other. */
async function againstBot([here, there]: [Node, Node]): Promise<{
  id: string;
  ada: TestConnection;
  eve: TestConnection;
}> {
  const guest = new Guest(here.url);
  const made = await guest.make({
    game: edition("anaxis"),
    seats: [{ is: "bot", level: 1, name: "Deep" }, { is: "me" }],
    autoStart: true,
  });
  const id = made.body.table.table;
  await guest.entropy(made.body.table, 1);
  const [ada, eve] = [await guest.socket(), await new Guest(there.url).socket()];
  await ada.ask({ is: "watch", match: id, viewer: 1 as never, since: 0 });
  await eve.ask({ is: "watch", match: id, viewer: "public", since: 0 });
  return { id, ada, eve };
}
async function adaMoves(id: string, ada: TestConnection): Promise<void> {
  const { at } = ada.latest();
  const move = anyMove(ada.latest());
  if (!move) throw new Error("no move");
  expect(await ada.commit(id, 1, at, [move])).toMatchObject({ is: "played" });
  await ada.update((u) => u.at > at);
}
/** All requests to bots, the latest last. */
const posed = (nodes: readonly Node[]): Posed[] =>
  nodes.flatMap((node) => node.posed).toSorted((a, b) => a.order - b.order);
/** Waits until both hosts have requested a lease again and the number of requests to bots is as given. */
async function bothAsked(nodes: readonly Node[], questions: number, since: readonly number[] = [0, 0]): Promise<void> {
  const asked = () => nodes.every(({ claimed }, i) => claimed.length > (since[i] ?? 0));
  await expect.poll(asked, { timeout: 20_000 }).toBe(true);
  await expect.poll(() => posed(nodes).length, { timeout: 20_000 }).toBe(questions);
}

test.skipIf(lacks("postgres"))("a claim is one host's until it lets go of it, or is gone", async () => {
  const databaseUrl = await database();
  const [one, other] = [await open({ folder: "", databaseUrl }), await open({ folder: "", databaseUrl })];
  expect([await one.leases.acquire("a"), await other.leases.acquire("a")]).toEqual([true, false]);
  expect(await other.leases.acquire("b")).toBe(true);
  // As often as it was acquired.
  expect(await one.leases.acquire("a")).toBe(true);
  await one.leases.release("a");
  expect(await other.leases.acquire("a")).toBe(false);
  await one.leases.release("a");
  expect(await other.leases.acquire("a")).toBe(true);
  await other.close();
  await expect.poll(() => one.leases.acquire("b")).toBe(true);
  // The queries run one after the other: a connection with two queries at once logs a warning.
  const complaints: string[] = [];
  const listener = ({ name, message }: Error): void => void (name === "DeprecationWarning" && complaints.push(message));
  process.on("warning", listener);
  onTestFinished(() => void process.off("warning", listener));
  const many = Array.from({ length: 20 }, (_, i) => `c${i}`);
  expect(new Set(await Promise.all(many.map((name) => one.leases.acquire(name))))).toEqual(new Set([true]));
  await Promise.all(many.map((name) => one.leases.release(name)));
  await new Promise((resolve) => setImmediate(resolve));
  expect(complaints).toEqual([]);
});

test.skipIf(lacks("postgres"))("a bot whose table is open at two hosts thinks at one of them", async () => {
  const nodes = await twoNodes();
  const { id, ada, eve } = await againstBot(nodes);
  let since = [0, 0];
  for (let turn = 1; turn <= 3; turn++) {
    await bothAsked(nodes, turn, since);
    since = nodes.map(({ claimed }) => claimed.length);
    const { at } = ada.latest();
    posed(nodes).at(-1)?.answer(null);
    for (const line of [ada, eve]) await line.update((u) => u.at > at);
    while (!ada.latest().summary.asked.includes(0 as never)) await adaMoves(id, ada);
  }
  const seeds = posed(nodes).map(({ request }) => request.seed);
  expect(new Set(seeds).size).toBe(seeds.length);
});

test.skipIf(lacks("postgres"))("when the host where a bot thinks is gone, it thinks at the other", async () => {
  const nodes = await twoNodes();
  const { eve } = await againstBot(nodes);
  await bothAsked(nodes, 1);
  const [here, there] = nodes;
  const { at } = eve.latest();
  expect(here.posed.length + there.posed.length).toBe(1);
  // Eve is connected to the second host: where the bot thinks there already, no work is taken over.
  if (there.posed.length === 0) await here.host.close();
  await expect.poll(() => there.posed.length, { timeout: 20_000 }).toBe(1);
  there.posed[0]?.answer(null);
  await eve.update((u) => u.at > at);
});

test.skipIf(lacks("postgres"))("a clock that falls while two hosts look is dealt with once", async () => {
  let time = 1_800_000_000_000;
  const nodes = await twoNodes({ now: () => time });
  const clock = { clock: { is: "live", main: 60, increment: 0 }, onTimeout: "bot" } as const;
  const { a, id } = await begin(nodes[0].url, "anaxis", clock);
  // A player whose seat a bot plays receives no further updates of it.
  const lines = await Promise.all(nodes.map(({ url }) => new Guest(url).socket()));
  for (const line of lines) await line.ask({ is: "watch", match: id, viewer: "public", since: 0 });
  const { at, summary } = a.latest();
  time += 61_000;
  const tick = () => Promise.all(nodes.map(({ host }) => host.services.matches.runAllDue()));
  await tick();
  await tick();
  const asked = summary.asked[0] as number;
  for (const line of lines) expect((await line.update((u) => u.at > at)).summary.seats[asked]?.kind).toBe("bot");
  expect(await nodes[0].host.services.store.rows(id, at)).toHaveLength(1);
  expect(nodes.flatMap(({ handed }) => handed)).toEqual(["clock"]);
});

test.skipIf(lacks("postgres"))(
  "a bot whose host is gone and whose table nobody watches thinks at another",
  async () => {
    let time = 1_800_000_000_000;
    const [here, there] = await twoNodes({ now: () => time });
    const guest = new Guest(here.url);
    const made = await guest.make({
      game: edition("anaxis"),
      seats: [{ is: "bot", level: 1 }, { is: "me" }],
      autoStart: true,
    });
    const id = made.body.table.table;
    const started = await guest.entropy(made.body.table, 1);
    const at = started.body.summary?.at ?? 0;
    expect(started.body.summary?.asked).toEqual([0]);
    await here.host.close();
    time += 60_000;
    await there.host.services.matches.runAllDue();
    await expect.poll(() => there.posed.length, { timeout: 20_000 }).toBe(1);
    expect(there.handed).toEqual(["bot"]);
    there.posed[0]?.answer(null);
    await expect.poll(async () => (await there.host.services.matches.summary(id))?.at).toBeGreaterThan(at);
  },
);

test.skipIf(lacks("postgres"))(
  "a person is notified of their turn once, however many hosts received the hint",
  async () => {
    const calls: string[] = [];
    const hook = createServer((request, response) => {
      request.on("data", (part: Buffer) => calls.push(part.toString()));
      request.on("end", () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void hook.close());
    const env = { STARBOARD_NOTIFY_DELAY: "0", STARBOARD_WEBHOOK_TARGETS: "any" };
    const [here, there] = await twoNodes({ settings: settings(env) });
    const mail = { clock: { is: "correspondence", days: 3, vacation: 0 } } as const;
    const { ada, ben, a, b, id } = await begin(here.url, "4000ad", mail);
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    await ada.http("POST", "/api/notifications", { is: "webhook", url });
    const moved = new Guest(there.url);
    moved.cookie = ben.cookie;
    const c = await moved.socket();
    await c.ask({ is: "watch", match: id, viewer: 1 as never, since: 0 });
    const until = async (seat: number): Promise<void> => {
      while (!a.latest().summary.asked.includes(seat as never)) await playOn(id, [a, b, c], 1);
    };
    const person = (await ada.http<{ person: string }>("GET", "/api/me")).body.person;
    const noted = async (): Promise<boolean> =>
      (await here.host.services.store.get("notification", `${person}.${id}`)) !== undefined;
    // Twice, so that repeated work of the first round has arrived by the end of the second.
    for (const times of [1, 2]) {
      await until(0);
      await expect.poll(() => calls.length, { timeout: 20_000 }).toBe(times);
      await until(1);
      await expect.poll(noted, { timeout: 20_000 }).toBe(false);
    }
    expect(calls).toHaveLength(2);
  },
);
