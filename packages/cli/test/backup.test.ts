import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "@starboard/host/storage";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { run } from "./context.ts";

const folder = mkdtempSync(join(tmpdir(), "starboard-keep-"));
const file = join(folder, "club.backup");
const [from, to] = [join(folder, "from"), join(folder, "to")];
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.stubEnv("DATABASE_URL", "");
  return () => vi.unstubAllEnvs();
});

test("backs up a running host, verifies the backup and restores it elsewhere", async () => {
  vi.stubEnv("STARBOARD_DATA", from);
  expect(await run(["backup", file])).toMatchObject({
    status: 2,
    err: expect.stringContaining("STORE_NOTHING") as string,
  });
  const host = await openStorage({ folder: from });
  await host.store.write([{ is: "put", kind: "person", id: "ada", doc: { name: "Ada" }, at: 1 }]);
  expect(await run(["backup", file])).toMatchObject({
    status: 0,
    out: expect.stringContaining("1 document,") as string,
  });
  expect(await run(["restore", file, "--check"])).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^valid backup/) as string,
  });
  const again = await run(["restore", file]);
  expect(again).toMatchObject({ status: 2, err: expect.stringContaining("STORE_NOT_EMPTY") as string });
  await host.store.write([{ is: "delete", kind: "person", id: "ada" }]);
  expect(await run(["restore", file, "--replace"])).toMatchObject({ status: 0 });
  expect((await host.store.get("person", "ada"))?.doc).toEqual({ name: "Ada" });
  await host.close();

  vi.stubEnv("STARBOARD_DATA", to);
  expect(await run(["restore", file])).toMatchObject({ status: 0 });
  const other = await openStorage({ folder: to });
  expect((await other.store.get("person", "ada"))?.doc).toEqual({ name: "Ada" });
  await other.close();
});

test("names the setting and the cause if a store cannot be opened", async () => {
  const damaged = join(folder, "damaged");
  mkdirSync(damaged);
  writeFileSync(join(damaged, "starboard.db"), "this is no database at all ".repeat(400));
  vi.stubEnv("STARBOARD_DATA", damaged);
  for (const line of [
    ["backup", join(folder, "other")],
    ["restore", file, "--replace"],
  ]) {
    const { status, err } = await run(line);
    expect(status).toBe(2);
    expect(err).toMatch(/^STORE_OPEN: STARBOARD_DATA is /);
    expect(err).toContain(`${join(damaged, "starboard.db")}: file is not a database`);
  }
  vi.stubEnv("DATABASE_URL", "mysql://name:secret@db/x");
  const { err } = await run(["backup", join(folder, "other")]);
  expect(err).toMatch(/^STORE_OPEN: DATABASE_URL begins with mysql:/);
  expect(err).not.toContain("secret");
});

test("prints a backup error as one line with its code", async () => {
  vi.stubEnv("STARBOARD_DATA", join(folder, "none"));
  const wrong = join(folder, "wrong");
  writeFileSync(wrong, "no backup");
  for (const [line, code] of [
    [["restore", wrong], "BACKUP_FORM"],
    [["restore", join(folder, "nowhere")], "CLI_FILE"],
    [["restore"], "CLI_ARGUMENTS"],
    [["backup"], "CLI_ARGUMENTS"],
    [["backup", "a", "b"], "CLI_ARGUMENTS"],
  ] as const)
    expect(await run([...line])).toMatchObject({ status: 2, err: expect.stringMatching(`^${code}: .+$`) as string });
});
