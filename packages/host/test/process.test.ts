/** Tests the host as a program: stopped gracefully, and killed during play, again and again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { findGame } from "@starboard/registry";
import { type MatchRecord, verifyRecord } from "@starboard/kernel";
import type { StoragePlace } from "@starboard/host/storage";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { anyMove, begin, Guest, type TestConnection, playOn } from "./guest.ts";
import { closeCluster, lacks, places } from "./storage/stores.ts";

afterAll(closeCluster);

const main = new URL("../src/main.ts", import.meta.url).pathname;

interface Program {
  readonly url: string;
  /** Lines of output other than the one with its address. */
  readonly log: readonly string[];
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** Starts a separate host over a store. */
async function program({ folder, databaseUrl = "" }: StoragePlace): Promise<Program> {
  const env = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: "0",
    STARBOARD_DATA: folder,
    DATABASE_URL: databaseUrl,
    STARBOARD_LOG: "info",
    STARBOARD_RATE_LIMIT_FACTOR: "100",
  };
  const child: ChildProcess = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const gone = once(child, "exit") as Promise<[number | null]>;
  onTestFinished(() => void child.kill("SIGKILL"));
  const log: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    void gone.then(([code]) => reject(new Error(`the host ended with ${code} before it listened`)));
    createInterface({ input: child.stdout as NonNullable<ChildProcess["stdout"]> }).on("line", (line) => {
      const port = /^Starboard is ready: http:\/\/[^:]+:(\d+)\//.exec(line)?.[1];
      if (port === undefined) log.push(line);
      else resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {
    url,
    log,
    async end(signal) {
      child.kill(signal);
      return (await gone)[0];
    },
  };
}

/** Returns the same person at another address. */
async function back(guest: Guest, url: string, id: string, seat: number, since: number): Promise<TestConnection> {
  const again = new Guest(url);
  again.cookie = guest.cookie;
  const line = await again.socket();
  await line.ask({ is: "watch", match: id, viewer: seat as never, since });
  return line;
}

/** How often each host is killed; the soak command does it two hundred times. */
const KILLS = { sqlite: 3, postgres: 2 };
/** Programs start slowly on a busy machine. */
const PATIENT = 120_000;

describe.for(["sqlite", "postgres"] as const)("a host over %s", (name) => {
  test.skipIf(lacks(name))(
    "on a stop signal the host closes its sockets with a reconnect hint; its log is JSON without secrets",
    async () => {
      const place = await places[name]();
      const host = await program(place);
      expect(await (await fetch(`${host.url}/healthz`)).json()).toEqual({ ok: true });
      const { ada, ben, a, b, id, token } = await begin(host.url);
      await playOn(id, [a, b], 3);
      await fetch(`${host.url}/play/${token}`);
      const code = host.end("SIGTERM");
      expect(await Promise.all([a.closed, b.closed])).toEqual([1012, 1012]);
      for (const line of [a, b]) expect(line.received.at(-1)).toMatchObject({ is: "closing" });
      expect(await code).toBe(0);
      const lines = host.log.map((line) => JSON.parse(line) as { level: number });
      expect(lines.length).toBeGreaterThan(5);
      // It logged no error while it stopped.
      expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
      for (const secret of [token, ada.cookie.split("=")[1], ben.cookie.split("=")[1]])
        expect(host.log.join("\n")).not.toContain(secret);
      // The next host continues.
      const next = await program(place);
      const { at } = a.latest();
      const [one, two] = [await back(ada, next.url, id, 0, at), await back(ben, next.url, id, 1, at)];
      await playOn(id, [one, two], 3);
      expect(one.latest().at).toBe(at + 3);
      await next.end("SIGTERM");
    },
    PATIENT,
  );

  test.skipIf(lacks(name))(
    "killed during acts, the host keeps every acknowledged act and repeats none",
    async () => {
      const place = await places[name]();
      let host = await program(place);
      const { ada, ben, a, b, id } = await begin(host.url);
      let lines: [TestConnection, TestConnection] = [a, b];
      for (let life = 0; life < KILLS[name]; life++) {
        await playOn(id, lines, 4 + life);
        const { at, summary } = lines[0].latest();
        const mover = summary.asked[0] as number;
        const move = anyMove((lines[mover] as TestConnection).latest());
        if (!move) throw new Error("no move");
        // Sent, and the process is killed at some moment before, during or after the write.
        const key = `in-flight-${life}`;
        const sent = (lines[mover] as TestConnection).commit(id, mover, at, [move], key);
        if (life % 2 === 1) await sent;
        await host.end("SIGKILL");
        host = await program(place);
        lines = [await back(ada, host.url, id, 0, at), await back(ben, host.url, id, 1, at)];
        const again = await (lines[mover] as TestConnection).commit(id, mover, at, [move], key);
        expect(again).toMatchObject({ is: "played", at: at + 1, moves: 1 });
        for (const line of lines) await line.update((u) => u.at === at + 1);
      }
      const { at } = lines[0].latest();
      const concede = lines[0].latest().offers.find(({ step }) => step === "concede");
      const act = concede?.offers[0]?.act;
      if (!concede || !act) throw new Error("nobody may concede");
      await lines[0].commit(id, 0, at, [{ step: concede.step, act }]);
      await lines[0].update((u) => u.summary.over !== null);
      const { record } = (await lines[0].ask({ is: "record", match: id })) as unknown as { record: MatchRecord };
      expect(record.entries.length).toBe(at + 1);
      const checked = verifyRecord(record, (game, edition) => findGame(game, edition));
      expect(checked.good).toBe(true);
      expect(checked.checks.every(({ state }) => state === "ok")).toBe(true);
      await host.end("SIGTERM");
    },
    PATIENT,
  );
});
