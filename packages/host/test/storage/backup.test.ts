import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { seat } from "@starboard/kernel";
import { afterAll, describe, expect, test } from "vitest";
import { backup, StoreEmptyError, restore, StoreNotEmptyError } from "../../src/storage/backup/backup.ts";
import { type BackupRow, BackupError, inspect, readRows } from "../../src/storage/backup/format.ts";
import { sampleSummary, openingOf, rowsOf } from "../../src/storage/contract/index.ts";
import type { HostStore } from "../../src/storage/store.ts";
import { closeCluster, folder, lacks, open, places } from "./stores.ts";

afterAll(closeCluster);

const odd = { name: "Größe ✓ \u0000 \ud800 \u2028", none: null };

async function fill(store: HostStore): Promise<void> {
  for (let i = 0; i < 3; i++)
    await store.create(openingOf(`m${i}`), rowsOf(0, 400), sampleSummary(`m${i}`, 400), [
      {
        is: "put",
        kind: "table",
        id: `m${i}`,
        doc: { ...odd, i },
        at: 5,
        index: { owner: ["ada", "bob"] },
        expiresAt: 9_999,
      },
      { is: "appendLine", stream: `m${i}`, by: "ada", at: 6, line: odd },
      { is: "schedule", key: `m${i}`, at: 7 + i, about: odd },
    ]);
}
/** Returns all stored data that counts, for comparison. */
const all = async (store: HostStore): Promise<unknown> => ({
  summaries: await store.summaries(),
  rows: await Promise.all(["m0", "m1", "m2"].map((match) => store.rows(match, 0))),
  openings: await Promise.all(["m0", "m1", "m2"].map((match) => store.opening(match))),
  found: await store.find("table", { index: ["owner", "bob"], limit: 10 }),
  said: await store.linesBy("ada"),
  dues: await store.getScheduled(["m0", "m1", "m2"]),
});
const codeFrom = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "none",
    (error: unknown) => (error instanceof BackupError ? error.code : error),
  );

describe.for([
  ["sqlite", "sqlite"],
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("a backup of %s restored to %s", ([from, to]) => {
  test.skipIf(lacks(from) || lacks(to))("contains everything, taken while the host runs", async () => {
    const place = await places[from]();
    const { store } = await open(place);
    await fill(store);
    const over = { winners: [seat(0)], rule: "SMP-1", scores: [1, 0] } as const;
    await store.append("m2", 400, rowsOf(400, 401), { ...sampleSummary("m2", 401), asked: [], over });
    expect(await store.compressLog(10_000)).toBe(true);
    const before = await all(store);
    const file = join(folder(), "club.backup");
    // Taken while another connection writes: the backup contains one moment, not a mixture.
    const writing = (async () => {
      for (let n = 400; n < 430; n++) await store.append("m0", n, rowsOf(n, n + 1), sampleSummary("m0", n + 1));
    })();
    const { rows } = await backup(place, file, 1);
    await writing;
    const other = await places[to]();
    await restore(other, file, false);
    const copy = (await open(other)).store;
    const kept = (await copy.rows("m0", 0)).length;
    expect(rows["entries"]).toBe(400 + kept);
    expect(rows["compressed_logs"]).toBe(1);
    expect((await copy.summariesOf(["m0"]))[0]?.at).toBe(kept);
    expect(kept).toBeLessThanOrEqual(430);
    expect(await copy.append("m0", kept, rowsOf(kept, kept + 1), sampleSummary("m0", kept + 1))).toBe(true);
    for (const match of ["m1", "m2"]) expect(await copy.rows(match, 0)).toEqual(await store.rows(match, 0));
    expect(await copy.find("table", { index: ["owner", "bob"], limit: 10 })).toEqual(
      (before as { found: unknown }).found,
    );
  });
});

describe.for(["sqlite", "postgres"] as const)("a restore into a running %s", (name) => {
  test.skipIf(lacks(name))("restores everything, and notifies running hosts", async () => {
    const place = await places[name]();
    const { store, bus } = await open(place);
    await fill(store);
    const before = await all(store);
    const file = join(folder(), "club.backup");
    await backup(place, file, 1);
    await store.append("m0", 400, rowsOf(400, 403), sampleSummary("m0", 403));
    await store.remove("m1");
    await expect(restore(place, file, false)).rejects.toThrow(StoreNotEmptyError);
    expect(await store.opening("m1")).toBe(undefined);
    const replaced = new Promise<void>((resolve) => void bus.onGap(resolve));
    await restore(place, file, true);
    await replaced;
    expect(await all(store)).toEqual(before);
    expect(await store.append("m0", 400, rowsOf(400, 401), sampleSummary("m0", 401))).toBe(true);
  });
});

describe.for(["sqlite", "postgres"] as const)("a backup of a running %s", (name) => {
  test.skipIf(lacks(name))(
    "contains every act acknowledged before it was requested, and no incomplete commit",
    async () => {
      const place = await places[name]();
      const { store } = await open(place);
      const file = join(folder(), "club.backup");
      const matches = ["a", "b", "c"];
      const safe = new Map(matches.map((match) => [match, 1]));
      for (const match of matches) await store.create(openingOf(match), rowsOf(0, 1), sampleSummary(match, 1));
      let over = false;
      const play = async (match: string): Promise<void> => {
        for (let n = 1; !over; n = safe.get(match) as number) {
          const to = n + 1 + (n % 3);
          // Every fifth write is of a kind that is never buffered.
          const line = { is: "appendLine", stream: match, by: "ada", at: n, line: { n } } as const;
          const also = [{ is: "schedule", key: match, at: 100 + to } as const, ...(n % 5 === 0 ? [line] : [])];
          expect(await store.append(match, n, rowsOf(n, to), sampleSummary(match, to), also)).toBe(true);
          safe.set(match, to);
        }
      };
      const playing = matches.map(play);
      for (let i = 0; i < 6; i++) {
        const before = new Map(safe);
        await backup(place, file, 1);
        const found: BackupRow["row"][] = [];
        for await (const { table, row } of readRows(file)) found.push([table, ...row]);
        for (const match of matches) {
          const [kept] = found.filter(([table, id]) => table === "summaries" && id === match);
          const length = Number(kept?.[2]);
          expect(length).toBeGreaterThanOrEqual(before.get(match) as number);
          expect((JSON.parse(String(kept?.[3])) as { at: number }).at).toBe(length);
          const entries = found.flatMap((row) => (row[0] === "entries" && row[1] === match ? [row[2]] : []));
          expect(entries).toEqual(Array.from({ length }, (_, n) => n));
          const dues = found.filter(([table, key]) => table === "schedule" && key === match);
          expect(dues.map((row) => row[2])).toEqual(length === 1 ? [] : [100 + length]);
        }
      }
      over = true;
      await Promise.all(playing);
    },
  );
});

describe("an invalid backup", () => {
  async function made(): Promise<{ file: string; bytes: Buffer }> {
    const place = await places.sqlite();
    const { store } = await open(place);
    await fill(store);
    const file = join(folder(), "club.backup");
    await backup(place, file, 1);
    return { file, bytes: readFileSync(file) };
  }

  test("is refused at any changed bit, and the store is not touched", async () => {
    const { file, bytes } = await made();
    const place = await places.sqlite();
    for (let i = 0; i < 60; i++) {
      const bent = Buffer.from(bytes);
      const at = 10 + Math.floor((i * (bent.length - 18)) / 60);
      bent[at] = (bent[at] as number) ^ (1 << (i % 8));
      writeFileSync(file, bent);
      expect(await codeFrom(restore(place, file, true)), `byte ${at}`).toMatch(/^BACKUP_/);
    }
    await expect(backup(place, join(folder(), "none"), 1)).rejects.toThrow(StoreEmptyError);
  });

  test("is refused at any cut", async () => {
    const { file, bytes } = await made();
    for (let i = 0; i < 30; i++) {
      writeFileSync(file, bytes.subarray(0, Math.floor((i * bytes.length) / 30)));
      expect(await codeFrom(inspect(file)), `after ${i} of 30`).toMatch(/^BACKUP_/);
    }
  });

  test("is refused with consistently edited lines or another format", async () => {
    const { file, bytes } = await made();
    const text = gunzipSync(bytes).toString();
    const lines = text.trimEnd().split("\n");
    const write = (changed: readonly string[]): void => writeFileSync(file, gzipSync(`${changed.join("\n")}\n`));
    write(lines);
    expect(await codeFrom(inspect(file))).toBe("none");
    write(lines.toSpliced(5, 1));
    expect(await codeFrom(inspect(file))).toBe("BACKUP_DAMAGED");
    write(lines.with(1, (lines[1] as string).replace("matches", "matches; drop table entries")));
    expect(await codeFrom(inspect(file))).toBe("BACKUP_DAMAGED");
    write(lines.with(0, (lines[0] as string).replace(/"store":\d+/, '"store":999')));
    expect(await codeFrom(inspect(file))).toBe("BACKUP_NEWER");
    write([...lines, "[1]"]);
    expect(await codeFrom(inspect(file))).toBe("BACKUP_DAMAGED");
    write(["{}"]);
    expect(await codeFrom(inspect(file))).toBe("BACKUP_FORM");
    writeFileSync(file, "not even packed");
    expect(await codeFrom(inspect(file))).toBe("BACKUP_FORM");
  });

  test("does not replace existing data", async () => {
    const { file } = await made();
    const before = readFileSync(file);
    mkdirSync(`${file}.${process.pid}.part`);
    const place = await places.sqlite();
    await fill((await open(place)).store);
    await expect(backup(place, file, 2)).rejects.toThrow();
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

test("only its owner can read a backup: it contains the secrets of running matches", async () => {
  const place = await places.sqlite();
  await fill((await open(place)).store);
  const file = join(folder(), "club.backup");
  await backup(place, file, 1);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).toContain('\\"secret\\":\\"cd\\"');
});
