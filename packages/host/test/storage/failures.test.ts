/** Tests errors at the start of a host: each names its real cause and the setting. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "@starboard/host";
import { StorageUnavailable } from "@starboard/host/storage";
import { expect, test } from "vitest";
import { explain } from "../../src/serve.ts";
import { backup } from "../../src/storage/backup/backup.ts";
import { openingError, postgresProblem, withStorageFailures } from "../../src/storage/failures.ts";
import { NewerFormat } from "../../src/storage/migrations.ts";
import { openStorage, storeFile } from "../../src/storage/open.ts";
import { openDatabase, SqliteError } from "../../src/storage/sqlite/database.ts";
import { settings } from "../guest.ts";
import { folder, stores } from "./stores.ts";

const opening = (place: string): Promise<string> =>
  openStorage({ folder: place }).then(
    () => "opened",
    (error: Error) => `${error.name}: ${error.message}`,
  );

test("a file that is not a database is named with its path and the setting", async () => {
  const place = folder();
  writeFileSync(storeFile(place), "this is no database at all ".repeat(400));
  const said = await opening(place);
  expect(said).toMatch(/^StorageUnavailable: STARBOARD_DATA is "/);
  expect(said).toContain(`${storeFile(place)}: file is not a database`);
  // The file stays so that its owner can examine it.
  expect(readFileSync(storeFile(place), "utf8")).toMatch(/^this is no database/);
});

test("a damaged page is named with the file, at the start and later", async () => {
  const place = folder();
  const db = openDatabase(storeFile(place));
  db.exec("create table many (a text)");
  db.exec(`insert into many values ${Array.from({ length: 400 }, () => `('${"x".repeat(100)}')`).join()}`);
  db.close();
  const bytes = readFileSync(storeFile(place));
  bytes.fill(0x41, 4096);
  writeFileSync(storeFile(place), bytes);
  const broken = openDatabase(storeFile(place), true);
  const read = (): unknown => broken.ask({ sql: "select count(*) from many where a > ?1", params: [""] });
  expect(read).toThrow(SqliteError);
  expect(read).toThrow(`${storeFile(place)}: database disk image is malformed`);
  broken.close();
});

test("a folder that is a file, or is below a file, is named", async () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  for (const place of [file, join(file, "below")]) {
    const said = await opening(place);
    expect(said).toMatch(`StorageUnavailable: STARBOARD_DATA is "${place}", but `);
    expect(said).toContain("a file. Choose a folder.");
  }
});

test("acts that an earlier version left beside the store are not forgotten", async () => {
  const place = folder();
  const home = await openStorage({ folder: place });
  await home.close();
  for (const name of ["acts1", "acts2"]) {
    const left = `${storeFile(place)}-${name}`;
    writeFileSync(left, "");
    expect(await opening(place)).toMatch(`StorageUnavailable: STARBOARD_DATA is "${place}", where an earlier version`);
    await expect(backup({ folder: place }, join(folder(), "club.backup"), 1)).rejects.toThrow(left);
    rmSync(left);
  }
  const again = await openStorage({ folder: place });
  await again.close();
});

test("a lock file that cannot be opened is not mistaken for a second host", async () => {
  const place = folder();
  mkdirSync(`${storeFile(place)}.lock`);
  expect(await opening(place)).toMatch(/^StorageUnavailable: STARBOARD_DATA .*starboard\.db\.lock/);
});

test("a store of a newer program is named with its file", async () => {
  const place = folder();
  const db = openDatabase(storeFile(place));
  db.exec("create table meta (name text primary key, value text); insert into meta values ('format', '99')");
  db.close();
  await expect(openStorage({ folder: place })).rejects.toThrow(NewerFormat);
  expect(await opening(place)).toContain(`${storeFile(place)}: The store has format 99`);
});

test.for([
  ["EACCES", "this account cannot write to /data/x (EACCES)"],
  ["EROFS", "this account cannot write to /data/x (EROFS)"],
  ["ENOSPC", "the disk of /data/x is full (ENOSPC)"],
  ["EIO", "cannot be opened: unexpected"],
] as const)("%s of the data folder is never said of the port", ([code, words]) => {
  const error = openingError(
    Object.assign(new Error("unexpected"), { code, path: "/data/x", syscall: "mkdir" }),
    "data",
  );
  expect(error).toBeInstanceOf(StorageUnavailable);
  const said = explain(error, settings());
  expect(said).toMatch(/^STARBOARD_DATA is "data"/);
  expect(said).toContain(words);
  // A raw error of another call is not about the port either.
  expect(explain(Object.assign(new Error("raw"), { code, syscall: "mkdir" }), settings())).toBe("raw");
});

test.for([
  ["EADDRINUSE", "listen", /^Port 81 is taken/],
  ["EACCES", "listen", /^Port 81 may not be used/],
  ["ENOTFOUND", "getaddrinfo", /^HOST is "nowhere"/],
  ["EADDRNOTAVAIL", "listen", /^HOST is "nowhere"/],
] as const)("%s of %s is about the address to listen at", ([code, syscall, words]) => {
  const wanted = settings({ PORT: "81", HOST: "nowhere" });
  expect(explain(Object.assign(new Error("x"), { code, syscall }), wanted)).toMatch(words);
});

test.for(["mysql://name:secret@db/x", "db.example", "postgresql:", "sqlite://file"])(
  "DATABASE_URL=%s is refused before anything is opened",
  async (databaseUrl) => {
    const said = readSettings({ DATABASE_URL: databaseUrl });
    expect(said).toMatch(/^DATABASE_URL .* must begin with postgresql:\/\//);
    expect(said).not.toContain("secret");
    const place = join(folder(), "none");
    await expect(openStorage({ databaseUrl, folder: place })).rejects.toThrow(StorageUnavailable);
    expect(existsSync(place)).toBe(false);
  },
);

test("both spellings of PostgreSQL's scheme are accepted", () => {
  for (const scheme of ["postgres", "postgresql"])
    expect(readSettings({ DATABASE_URL: `${scheme}://starboard@127.0.0.1/starboard` })).toBeTypeOf("object");
});

test.for([
  ["ECONNREFUSED", "where no PostgreSQL server answers"],
  ["ENOTFOUND", "this name has no address"],
  ["28P01", "refuses the user or the password"],
  ["3D000", "lacks the database"],
  ["42501", "may not create or use the tables"],
  ["XX000", "cannot be used"],
] as const)("%s of PostgreSQL names DATABASE_URL and the server, never the password", ([code, words]) => {
  // Two addresses of one name that both refuse give an error without a message.
  const error = Object.assign(new AggregateError([new Error("refused"), new Error("refused")]), { code });
  const said = postgresProblem(error, "postgresql://name:secret@db.example:5433/starboard");
  expect(said).toContain("DATABASE_URL");
  expect(said).toContain("db.example:5433");
  expect(said).toContain(words);
  expect(said).not.toContain("secret");
});

test("a failing store throws one kind of error with its cause", async () => {
  const store = await stores["memory"]?.();
  if (!store) throw new Error("no store");
  const cause = new Error("database or disk is full");
  const failing = withStorageFailures({ ...store, summariesOf: () => Promise.reject(cause) });
  await expect(failing.summariesOf(["x"])).rejects.toMatchObject({
    name: "StorageFailure",
    message: cause.message,
    cause,
  });
  expect(await failing.count("table")).toBe(0);
});
