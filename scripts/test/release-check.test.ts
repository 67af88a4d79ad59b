/** The release check: no edition changes unnoticed, and a new edition says what it changes. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BehaviourChange,
  behaviourChanges,
  editionReports,
  goldenRecords,
  readBehaviour,
  storeBehaviour,
} from "@starboard/conformance/node";
import { carryOverFaults, compareUnder, goldenMatch } from "@starboard/conformance";
import type { AnyGame, Decision, FindGame, Game, MatchRecord } from "@starboard/kernel";
import { entryOfEdition, type GameEntry } from "@starboard/kit";
import { findGame, findGameEntry, gameEntries } from "@starboard/registry";
import { afterAll, describe, expect, test } from "vitest";
import { programWith } from "../../packages/sample/fixture/three-editions.ts";
import type { PickAct } from "../../packages/sample/src/acts.ts";
import type { SampleShape } from "../../packages/sample/src/shape.ts";
import { raidWith } from "../../packages/sample/src/steps/raid.ts";

/** A refusal that the sample does not have. */
const OTHER = { rule: "SMP-2.1", code: "SMP_OTHER" } as unknown as SampleShape["refusal"];

const packages = join(import.meta.dirname, "../../packages");
const folderOf = (id: string): string => join(packages, "games", id);

describe("every game behaves as its editions did", () => {
  test.for(gameEntries.map((entry) => [String(entry.game.id), entry] as const))("%s", ([id, entry]) => {
    const changes = behaviourChanges(folderOf(id), entry);
    expect(changes, "run starboard release-check; see “Change a rule” in CONTRIBUTING").toEqual([]);
  });
});

test("edition 5 of Anaxis has an option more, and changes no recorded match of edition 4", () => {
  const [report] = editionReports(folderOf("anaxis"), findGameEntry("anaxis") as GameEntry);
  expect([report?.from, report?.to]).toEqual(["anaxis@4", "anaxis@5"]);
  expect(report?.records.length).toBeGreaterThan(5);
  expect(report?.records.filter(({ differences }) => differences.length > 0)).toEqual([]);
});

test("another default of that option would be found, by the refusal with its rule", () => {
  const { game } = findGameEntry("anaxis") as GameEntry;
  const { options } = game;
  const strict = {
    ...game,
    options: { ...options, parse: (raw: object) => options.parse({ "ax.drawClaim": "notBehind", ...raw }) },
  } as AnyGame;
  const record = JSON.parse(readFileSync(join(folderOf("anaxis"), "records/quiet-draw.json"), "utf8")) as MatchRecord;
  const differences = compareUnder(record, findGame, strict).filter(({ what }) => what !== "views");
  expect(differences.map(({ what, about }) => `${what}: ${about}`).at(-1)).toBe(
    'act: claimDraw {"do":"claimDraw"} of seat 0 is refused: AX_BEHIND, AX-9.8',
  );
  expect(differences.every(({ about }) => about.includes("AX_BEHIND"))).toBe(true);
});

describe("positions that carry over", () => {
  const findIn =
    (entry: GameEntry): FindGame =>
    (id, edition) =>
      id === entry.game.id ? entryOfEdition(entry, edition)?.game : undefined;
  const carrying = gameEntries.flatMap((entry) =>
    goldenRecords(folderOf(String(entry.game.id))).flatMap(({ name, edition, record }) =>
      findIn(entry)(entry.game.id as string, edition)?.migrate
        ? [{ title: `${String(entry.game.id)}@${edition} ${name}`, entry, edition, record }]
        : [],
    ),
  );
  test("there are some", () => expect(carrying.length).toBeGreaterThan(4));
  test.for(carrying)("$title", ({ entry, edition, record }) => {
    expect(carryOverFaults(record, findIn(entry), edition + 1)).toEqual([]);
  });

  const { editions } = programWith(3);
  const second = editions.gameOf(2) as AnyGame;
  const match = goldenMatch(second, {
    options: { "sample.captains": 3, "sample.rounds": 4, "sample.raids": true },
    seed: 5,
    acts: 500,
  });
  const faultsWith = (migrate: NonNullable<Game<SampleShape>["migrate"]>): string[] =>
    carryOverFaults(match, (_id, n) => (n === 2 ? ({ ...second, migrate } as AnyGame) : editions.gameOf(n)), 3);
  const texts = (faults: readonly string[]): string[] => [
    ...new Set(faults.map((text) => text.replace(/^moment \d+: /, ""))),
  ];
  test("the fixture carries over well", () => expect(faultsWith((t) => second.migrate?.(t) as never)).toEqual([]));
  test("a saboteur that loses a card is found", () => {
    expect(texts(faultsWith((t) => ({ ...t, deck: t.deck.slice(1) })))[0]).toMatch(/card/);
  });
  test("a saboteur that decides by a hidden hand is found", () => {
    const faults = texts(faultsWith((t) => ((t.hands[0] ?? []).includes(0 as never) ? null : t)));
    expect(faults.some((text) => text.includes("depends on what seat"))).toBe(true);
  });
});

describe("saboteurs of an edition", () => {
  const folder = mkdtempSync(join(tmpdir(), "starboard-release-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync(join(packages, "sample/records"), join(folder, "records"), { recursive: true });
  // The sample's own rules, as an edition 1 whose records are in its folder.
  const { editions: _editions, ...third } = programWith(3);
  const game = { ...third.game, edition: 1 } as Game<SampleShape>;
  const honest: GameEntry = { ...third, game: game as AnyGame };
  const sabotaged = (parts: Partial<Game<SampleShape>>): GameEntry => ({
    ...honest,
    game: { ...game, ...parts } as AnyGame,
  });
  const partsOf = (changes: readonly BehaviourChange[]): string[] =>
    [...new Set(changes.flatMap(({ entries }) => Object.keys(entries)))].sort();

  test("new records are named until they are stored", () => {
    expect(new Set(behaviourChanges(folder, honest).map(({ is }) => is))).toEqual(new Set(["new"]));
    expect(storeBehaviour(folder, honest)).toEqual([]);
    expect(behaviourChanges(folder, honest)).toEqual([]);
    expect(readBehaviour(folder, 1)?.released).toBe(false);
  });
  const saboteurs: readonly (readonly [string, Partial<Game<SampleShape>>, string[]])[] = [
    [
      "a view that shows the deck",
      { view: (t, by) => ({ ...game.view(t, by), deck: t.deck }) as SampleShape["view"] },
      ["views"],
    ],
    ["a refusal with another code", { refusals: { ...game.refusals, turn: OTHER } }, ["refusals"]],
    [
      "an offer that is missing",
      { asides: { ...game.asides, home: { ...game.asides.home, candidates: () => {} } } },
      ["offers"],
    ],
    ["a further fact", { steps: withFurtherFact() }, ["facts"]],
  ];
  function withFurtherFact(): Game<SampleShape>["steps"] {
    const { steps } = game;
    const pick = steps.pick as Decision<SampleShape, PickAct>;
    const resolve: typeof pick.resolve = (ctx, m, by, act) => {
      pick.resolve(ctx, m, by, act);
      ctx.emit({ is: "passed", rule: "SMP-5.1", seat: by });
    };
    return { ...steps, pick: { ...pick, resolve } };
  }
  test.for(saboteurs)("%s is found", ([, parts, found]) => {
    const changes = behaviourChanges(folder, sabotaged(parts));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ is }) => is === "changed")).toBe(true);
    expect(partsOf(changes)).toEqual(found);
  });
  test("another number of a rule is found, as play that goes on otherwise or no longer replays", () => {
    const steps = { ...game.steps, raid: raidWith(7) };
    expect(behaviourChanges(folder, sabotaged({ steps })).length).toBeGreaterThan(0);
  });
  test("an edition that is not released may be stored anew, a released one never", () => {
    const changed = sabotaged({ refusals: { ...game.refusals, turn: OTHER } });
    expect(storeBehaviour(folder, changed)).toEqual([]);
    expect(storeBehaviour(folder, honest, true)).toEqual([]);
    expect(readBehaviour(folder, 1)?.released).toBe(true);
    const kept = readFileSync(join(folder, "behaviour/edition-1.json"), "utf8");
    expect(storeBehaviour(folder, changed, true).length).toBeGreaterThan(0);
    expect(readFileSync(join(folder, "behaviour/edition-1.json"), "utf8")).toBe(kept);
  });
  test("a record that was removed is missed", () => {
    const specs = readFileSync(join(folder, "records/unfinished.json"), "utf8");
    rmSync(join(folder, "records/unfinished.json"));
    expect(behaviourChanges(folder, honest)).toMatchObject([{ record: "unfinished", is: "missing", released: true }]);
    expect(storeBehaviour(folder, honest)).toMatchObject([{ is: "missing" }]);
    writeFileSync(join(folder, "records/unfinished.json"), specs);
    expect(behaviourChanges(folder, honest)).toEqual([]);
  });
});
