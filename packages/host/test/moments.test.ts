/** Moments of finished matches: what real matches of every game had, kept with them, found by round, and filled in later. */
import { readFileSync } from "node:fs";
import { type Fact, type MatchRecord, parseRecord, replay, writeRecord } from "@starboard/kernel";
import { addGames, type GameText, MAX_MOMENTS, momentsOf } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { expect, onTestFinished, test } from "vitest";
import { playedRecord } from "../../web/test/match.ts";
import { archiveMatch, archiveMissed } from "../src/archive/archive.ts";
import { finishedMatches } from "../src/archive/doc.ts";
import { searchArchive } from "../src/archive/search.ts";
import { findGameEntry } from "../src/play/games.ts";
import { tableDocs } from "../src/tables/doc.ts";
import { begin, openHost } from "./guest.ts";

const OPTIONS: Readonly<Record<string, object>> = {
  anaxis: { "ax.turnLimit": 40 },
  trekwar: {},
  "warp-empires": { "victory.roundLimit": 20 },
};

/** A finished match of a game. Random players of 4000 A.D. take no home, so its match is a golden one in which one falls. */
function finishedRecord(id: string, game: NonNullable<ReturnType<typeof findGameEntry>>["game"]): MatchRecord {
  if (id !== "4000ad") return playedRecord(game, OPTIONS[id] ?? {}, { seed: 1, most: 20_000 });
  const golden = new URL("../../games/4000ad/records/small-map.json", import.meta.url);
  const parsed = parseRecord(readFileSync(golden, "utf8"));
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.ok;
}

test.for(["4000ad", ...Object.keys(OPTIONS)])(
  "a match of %s keeps the moments that its facts tell, and is found by them",
  async (id) => {
    const { host, url } = await openHost();
    onTestFinished(() => host.close());
    const { store, matches, tables } = host.services;
    const entry = findGameEntry(id);
    const moments = await manifests.find((manifest) => manifest.id === id)?.moments?.();
    if (!entry || !moments) throw new Error(`${id} declares no moments`);
    const record = finishedRecord(id, entry.game);
    const imported = await matches.service.execute({ is: "import", text: writeRecord(record) });
    if (imported.is !== "created") throw new Error(JSON.stringify(imported));
    const { match } = imported.summary;
    const model = await tableDocs.get(store, (await begin(url, "trekwar", { listed: true })).id);
    if (!model) throw new Error("there is no table");
    // As many seats at the table as in the match.
    const [seatDoc] = model.doc.seats;
    if (!seatDoc) throw new Error("the table has no seat");
    const seats = imported.summary.seats.map((_, n) => model.doc.seats[n] ?? seatDoc);
    await store.write([tableDocs.put(match, { ...model.doc, seats, state: "over" }, 1)]);
    await archiveMatch({ store, tables }, match);
    const kept = (await finishedMatches.get(store, match))?.doc.moments ?? [];
    const told = new Set(
      replay(record, () => entry.game).moments.flatMap(({ played }) => played.facts.map(({ fact }) => fact.is)),
    );
    const factOf = (kind: string): string => (kind === "battleWon" ? "battleDecided" : kind);
    for (const { kind } of kept) expect(told).toContain(factOf(kind));
    for (const kind of moments.kinds.filter((one) => told.has(one)))
      expect(kept.map((one) => one.kind)).toContain(kind);
    const [first] = kept;
    if (!first) throw new Error(`the match of ${id} has no moments`);
    const find = async (query: object) =>
      (await searchArchive(store, { game: id, moment: first.kind, ...query }, null, 9)).found.map((one) => one.id);
    expect(await find({ fromRound: `${first.round}`, toRound: `${first.round}` })).toEqual([match]);
    const rounds = kept.flatMap(({ kind, round }) => (kind === first.kind ? [round] : []));
    expect(await find({ fromRound: `${Math.max(...rounds) + 1}` })).toEqual([]);
    // A document of an earlier version receives its moments at the next start.
    await finishedMatches.update(store, match, 1, ({ moments: _moments, ...doc }) => ({ doc }));
    await store.write([{ is: "delete", kind: "setting", id: "archive-complete-3" }]);
    await archiveMissed(host.services, () => false);
    expect((await finishedMatches.get(store, match))?.doc.moments).toEqual(kept);
  },
);

test("the seat of a power, and the round, come from the match", async () => {
  const declared = await manifests.find(({ id }) => id === "4000ad")?.moments?.();
  if (!declared) throw new Error("4000 A.D. declares no moments");
  const fact = (is: string, about: object): Fact => ({ is, rule: "AD-1.0", ...about });
  const facts = [
    fact("roundBegan", { round: 4 }),
    fact("homeLost", { power: 3, star: 1, holder: 0 }),
    fact("homeLost", { power: 1, star: 2, holder: 0 }),
    fact("roundBegan", { round: 9 }),
    fact("eliminated", { power: 1 }),
    fact("produced", { power: 1 }),
  ];
  const seatOf = [0, 1, 0, 1];
  expect(momentsOf(declared, facts, { board: { seatOf } })).toEqual([
    { kind: "homeLost", seat: 1, round: 4 },
    { kind: "eliminated", seat: 1, round: 9 },
  ]);
  const many = Array.from({ length: 300 }, (_, i) => [
    fact("roundBegan", { round: i }),
    fact("eliminated", { power: 0 }),
  ]);
  expect(momentsOf(declared, many.flat(), { board: { seatOf } })).toHaveLength(MAX_MOMENTS);
});

test("every kind of moment has its words in both languages", async () => {
  await addGames("de", manifests);
  for (const { id, moments } of manifests) {
    const text = findGameEntry(id)?.text as GameText | undefined;
    for (const kind of (await moments?.())?.kinds ?? []) expect(text?.moment?.(kind), `${id} ${kind}`).not.toBe(kind);
  }
});
