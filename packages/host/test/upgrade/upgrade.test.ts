/**
 * A host with matches by mail is upgraded twice. Every match is played to its end by its players and bots, by the edition
 * that it began with or that its players chose.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { StoragePlace } from "@starboard/host/storage";
import { editionName, type FindGame, type MatchRecord, verifyRecord } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { anyMove, Guest, type TestConnection } from "../guest.ts";
import { closeCluster, lacks, places } from "../storage/stores.ts";
import { gamesOf } from "./editions.ts";

afterAll(closeCluster);

const file = new URL("./program.ts", import.meta.url).pathname;
const OPTIONS: Readonly<Record<string, Record<string, unknown>>> = {
  sample: { "sample.captains": 2, "sample.rounds": 5 },
  trekwar: {},
  "4000ad": { "ad.players": 2, "ad.turnLimit": 10 },
};
const CLOCK = { is: "correspondence", days: 3, vacation: 14 } as const;
/** Programs start slowly on a busy machine. */
const PATIENT = 180_000;

/** Every edition that the newest program knows. */
const find: FindGame = (id, edition) =>
  gamesOf(3)
    .flat()
    .find((game) => game.id === id && game.edition === edition);

interface Program {
  readonly url: string;
  /** Kills the process and waits for its end. */
  kill(): Promise<void>;
}

/** Starts a program over a store; `number` is its age, from 1 to 3. */
async function program(number: number, { folder, databaseUrl = "" }: StoragePlace): Promise<Program> {
  const env = {
    ...process.env,
    PROGRAM: String(number),
    STARBOARD_DATA: folder,
    DATABASE_URL: databaseUrl,
    STARBOARD_LOG: "silent",
    STARBOARD_RATE_LIMIT_FACTOR: "100",
  };
  const child: ChildProcess = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "inherit"] });
  const gone = once(child, "exit");
  onTestFinished(() => void child.kill("SIGKILL"));
  const url = await new Promise<string>((resolve, reject) => {
    void gone.then(([code]) => reject(new Error(`the program ended with ${String(code)} before it listened`)));
    createInterface({ input: child.stdout as NonNullable<ChildProcess["stdout"]> }).on("line", (line) => {
      if (line.startsWith("ready ")) resolve(line.slice("ready ".length));
    });
  });
  return {
    url,
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** A match in progress: its players in the order of the seats, null for a bot. */
interface Running {
  readonly id: string;
  readonly game: string;
  readonly players: readonly (Guest | null)[];
}

/** Starts a match by mail: two people, or a person against a bot. */
async function begin(url: string, game: string, withBot: boolean): Promise<Running> {
  const ada = new Guest(url);
  const ben = withBot ? null : new Guest(url);
  const made = await ada.make({
    game,
    options: OPTIONS[game.split("@")[0] as string] ?? {},
    clock: CLOCK,
    seats: [{ is: "me" }, withBot ? { is: "bot", level: 1 } : { is: "friend" }],
  });
  if (made.status >= 300) throw new Error(JSON.stringify(made.body));
  const { table, links } = made.body;
  await ada.entropy(table, 0);
  await ben?.sit(table, 1, "Ben", links.find(({ seat }) => seat === 1)?.token ?? "");
  const started = await ada.start(table.table);
  if (started.body.state !== "playing") throw new Error(JSON.stringify([made.body, started.body]));
  return { id: table.table, game, players: [ada, ben] };
}

/** Opens the sockets of a match's players at a program. */
async function connect(url: string, { id, players }: Running): Promise<(TestConnection | null)[]> {
  return Promise.all(
    players.map(async (guest, seat) => {
      if (!guest) return null;
      const again = new Guest(url);
      again.cookie = guest.cookie;
      const line = await again.socket();
      await line.ask({ is: "watch", match: id, viewer: seat as never, since: 0 });
      return line;
    }),
  );
}

/** Plays for the people until the match is over or they have acted `most` times. Bots play by themselves. */
async function playOn(lines: readonly (TestConnection | null)[], id: string, most: number): Promise<void> {
  const [first] = lines as [TestConnection];
  for (let acts = 0; acts < most; ) {
    const { at, summary } = first.latest();
    if (summary.over) return;
    const seat = summary.asked.find((by) => lines[by]);
    if (seat === undefined) {
      await first.update((update) => update.at > at);
      continue;
    }
    const line = lines[seat] as TestConnection;
    await line.update((update) => update.at >= at);
    const mine = line.latest();
    const move = anyMove(mine);
    if (!move) throw new Error(`seat ${seat} of ${id} is asked and has no move`);
    const answer = await line.commit(id, seat, mine.at, [move]);
    // A bot may have replied to something in the meantime.
    if (answer.is === "stale") await line.update((update) => update.at > mine.at);
    else if (answer.is === "played") {
      acts += 1;
      for (const one of lines) await one?.update((update) => update.at >= answer.at);
    } else throw new Error(`${id}: ${JSON.stringify(answer)}`);
  }
}

async function recordOf(line: TestConnection, id: string): Promise<MatchRecord> {
  const answer = (await line.ask({ is: "record", match: id })) as unknown as { record: MatchRecord };
  return answer.record;
}

/** Asks for the next edition as seat 0; the other person agrees. */
async function vote(
  { id, players }: Running,
  url: string,
  lines: readonly (TestConnection | null)[],
  to: number,
): Promise<void> {
  const [ada, ben] = lines as [TestConnection, TestConnection | null];
  const what = { is: "edition", to } as const;
  expect(await ada.ask({ is: "propose", table: id, seat: 0 as never, what })).toMatchObject({ is: "done" });
  if (ben) {
    const reader = new Guest(url);
    reader.cookie = (players[1] as Guest).cookie;
    const { body } = await reader.table(id);
    const [proposal] = (body as TableInfo).proposals;
    const yes = { is: "vote", table: id, seat: 1 as never, proposal: proposal?.id ?? "", yes: true } as const;
    expect(await ben.ask(yes)).toMatchObject({ is: "done" });
  }
  await ada.update(({ summary }) => summary.game.endsWith(`@${to}`));
}

describe.for(["sqlite", "postgres"] as const)("matches by mail over %s", (name) => {
  test.skipIf(lacks(name))(
    "outlive two upgrades, with every process killed, and are played to their ends",
    async () => {
      const place = await places[name]();
      const old = await program(1, place);
      const running: Running[] = [];
      for (const [game] of gamesOf(1)) {
        if (!game) throw new Error("a game without an edition");
        running.push(await begin(old.url, editionName(game), true), await begin(old.url, editionName(game), false));
      }
      for (const one of running) await playOn(await connect(old.url, one), one.id, 4);
      await old.kill();

      const next = await program(2, place);
      for (const one of running) {
        const lines = await connect(next.url, one);
        const edition = Number(one.game.split("@")[1]);
        expect(lines[0]?.latest().summary.game).toBe(one.game);
        // The players of the matches between two people move on; those with a bot stay.
        if (lines[1]) await vote(one, next.url, lines, edition + 1);
        await playOn(lines, one.id, 4);
      }
      await next.kill();

      const newest = await program(3, place);
      for (const one of running) {
        const lines = await connect(newest.url, one);
        const [line] = lines as [TestConnection];
        const edition = Number(one.game.split("@")[1]);
        expect(line.latest().summary.game.endsWith(`@${lines[1] ? edition + 1 : edition}`)).toBe(true);
        // A person against a bot needs nobody's consent; the match of 4000 A.D. skips an edition.
        if (!lines[1] && one.game.startsWith("4000ad")) await vote(one, newest.url, lines, edition + 2);
        await playOn(lines, one.id, 2000);
        const record = await recordOf(line, one.id);
        expect(record.game).toBe(one.game);
        expect(record.result).not.toBeNull();
        const moves = record.entries.flatMap((entry) => (entry.is === "edition" ? [entry.to - edition] : []));
        expect(moves).toEqual(lines[1] ? [1] : one.game.startsWith("4000ad") ? [2] : []);
        const { good, checks } = verifyRecord(record, find);
        expect([good, checks.every(({ state }) => state === "ok")]).toEqual([true, true]);
      }
      await newest.kill();
    },
    PATIENT,
  );
});
