/** Puzzles in the library over HTTP: read at once, proved in a thread, with hostile files. */
import { digest } from "@starboard/kernel";
import type { Puzzle, PuzzleFile } from "@starboard/kit";
import { manifestOf } from "@starboard/registry/manifests";
import type { AccountInfo } from "@starboard/wire/account";
import { type LibraryContent, type LibraryItemDetail, type LibraryPage, MAX_CONTENT } from "@starboard/wire/library";
import { expect, onTestFinished, test } from "vitest";
import { refused, type StartProof, startProofThread } from "../src/library/proof/proof-thread.ts";
import { Guest, openHost, settings } from "./guest.ts";

async function openAccount(startProof?: StartProof): Promise<Guest> {
  const { host, url } = await openHost({
    settings: settings({ STARBOARD_LIBRARY_MATCHES: "0" }),
    ...(startProof && { startProof }),
  });
  onTestFinished(() => host.close());
  const guest = new Guest(url);
  await guest.me("Ada");
  const login = { login: "ada", password: "a long password", name: "Ada" };
  expect((await guest.http<AccountInfo>("POST", "/api/account", login)).status).toBe(200);
  return guest;
}

const publish = (who: Guest, content: unknown, game = "4000ad") =>
  who.http<LibraryItemDetail>("POST", "/api/library", {
    game,
    kind: "puzzle",
    content,
    about: "",
    tags: [],
    licence: "CC-BY-4.0",
  });

/** A file with the first puzzles of a family of 4000 A.D. */
async function fileOf(family: string, count = 1): Promise<PuzzleFile> {
  const collection = await manifestOf("4000ad")?.puzzles?.();
  const file = await collection?.parts.find((part) => part.family === family)?.load();
  if (!file) throw new Error("4000 A.D. has no such family");
  return { ...file, puzzles: file.puzzles.slice(0, count) };
}
const changed = (file: PuzzleFile, change: (puzzle: Puzzle) => object): object => ({
  ...file,
  puzzles: file.puzzles.map((puzzle) => ({ ...puzzle, ...change(puzzle) })),
});

const decided = async (who: Guest, item: string) => {
  const proof = async () =>
    (await who.http<LibraryItemDetail>("GET", `/api/library/items/${item}`)).body.version.proof ?? null;
  await expect.poll(async () => (await proof())?.is, { timeout: 30_000 }).not.toBe("waiting");
  return proof();
};

test("a file of puzzles is published, proved in its thread, drawn and read back; its next version is proved anew", async () => {
  const ada = await openAccount();
  const file = { ...(await fileOf("safe-star", 2)), title: "Where to come out" };
  const made = await publish(ada, file);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ name: "Where to come out", kind: "puzzle", version: { n: 1, measure: null } });
  expect(made.body.facts).toContainEqual(["Contents", "2 puzzles"]);
  expect(await decided(ada, made.body.item)).toEqual({ is: "proved", code: null, at: null });
  const { hash } = made.body.version;
  const { body } = await ada.http<LibraryContent>("GET", `/api/library/contents/${hash}`);
  expect(digest(body.content)).toBe(hash);
  expect(body.content).toMatchObject({ puzzles: file.puzzles });
  const picture = await ada.http<{ shapes: unknown[] }>("GET", `/api/library/contents/${hash}/picture`);
  expect(JSON.stringify(picture.body.shapes).length).toBeGreaterThan(5_000);

  const wrong = changed(file, ({ wrong: [first] }) => ({ solution: first?.acts }));
  const next = await ada.http<LibraryItemDetail>("POST", `/api/library/items/${made.body.item}/versions`, {
    content: wrong,
    note: "",
  });
  expect(next.status).toBe(200);
  expect(await decided(ada, made.body.item)).toEqual(refused("PUZZLE_UNPROVED", "puzzles.0.solution"));
  const { versions } = (await ada.http<LibraryItemDetail>("GET", `/api/library/items/${made.body.item}`)).body;
  expect(versions.map(({ proof }) => proof?.is)).toEqual(["refused", "proved"]);
  const found = await ada.http<LibraryPage>("GET", "/api/library?kind=puzzle&game=4000ad");
  expect(found.body.items.map(({ version }) => version.proof?.is)).toEqual(["refused"]);
});

test("hostile files are refused with a code at the field, and change nothing", async () => {
  const started: unknown[] = [];
  const ada = await openAccount((task) => {
    started.push(task);
    return { ended: new Promise(() => {}), stop: () => {} };
  });
  const file = await fileOf("safe-star");
  const many = await fileOf("safe-star", 11);
  const cases: readonly (readonly [string, unknown])[] = [
    ["LIBRARY_SIZE content", { ...file, title: "x".repeat(MAX_CONTENT) }],
    ["PUZZLE_FORMAT content", { ...file, format: "starboard.study" }],
    ["PUZZLE_GAME content.game", { ...file, game: "4000ad@1" }],
    ["PUZZLE_COUNT content.puzzles", { ...file, puzzles: [] }],
    ["PUZZLE_COUNT content.puzzles", many],
    ["PUZZLE_TWICE content.puzzles.1.id", { ...file, puzzles: [...file.puzzles, ...file.puzzles] }],
    ["PUZZLE_PROOF content.puzzles.0.proof", changed(file, () => ({ proof: "search" }))],
    ["PUZZLE_FAMILY content.puzzles.0.family", changed(file, () => ({ family: "constructor" }))],
    ["PUZZLE_THEME content.puzzles.0.themes", changed(file, () => ({ themes: ["nothing"] }))],
    [
      "PUZZLE_REASON content.puzzles.0.wrong.0",
      changed(file, ({ wrong }) => ({ wrong: wrong.map((one) => ({ ...one, reason: "constructor" })) })),
    ],
    ["PUZZLE_WORDS content.puzzles.0.about", changed(file, () => ({ about: {} }))],
    ["PUZZLE_POSITION content.puzzles.0.", changed(file, () => ({ position: { flow: "nowhere" } }))],
    ["PUZZLE_SEAT content.puzzles.0.seat", changed(file, ({ seat }) => ({ seat: 1 - seat }))],
  ];
  for (const [expected, content] of cases) {
    const { body } = await publish(ada, content);
    const [first] = body.bad ?? [];
    expect(`${first?.code} ${first?.at}`.slice(0, expected.length)).toBe(expected);
  }
  expect((await publish(ada, file, "anaxis")).body.bad?.[0]?.code).toBe("PUZZLE_GAME");
  expect((await ada.http<LibraryPage>("GET", "/api/library")).body.items).toEqual([]);
  expect(started).toEqual([]);
});

test("a position that is no puzzle, and proofs that take too long or too much memory, are refused", async () => {
  const file = await fileOf("hold-home");
  const other = await fileOf("strike");
  // The position of another family.
  const content = changed(file, ({ id }) => ({
    id,
    position: other.puzzles[0]?.position,
    seat: other.puzzles[0]?.seat,
  }));
  const limits = { ms: 60_000, memory: 256 };
  expect((await startProofThread({ game: "4000ad", content }, limits).ended)?.is).toBe("refused");
  expect(await startProofThread({ game: "4000ad", content: file }, limits).ended).toMatchObject({ is: "proved" });
  expect(await startProofThread({ game: "4000ad", content: file }, { ...limits, ms: 1 }).ended).toEqual(
    refused("PUZZLE_TIME"),
  );
  expect(await startProofThread({ game: "4000ad", content: file }, { ...limits, memory: 4 }).ended).toEqual(
    refused("PUZZLE_MEMORY"),
  );
  const stopped = startProofThread({ game: "4000ad", content: file }, limits);
  stopped.stop();
  expect(await stopped.ended).toBeNull();
});
