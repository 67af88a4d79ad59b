/** The option with which weaker races are ahead by systems for victory, so that races are even (WE-2.11). */
import { type AddressedFact, Engine, seat, seededDraws } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import stored from "../src/data/even-sides.json" with { type: "json" };
import { FIRST_STEPS } from "../src/data/first-steps.ts";
import { STAR_TREK } from "../src/data/star-trek.ts";
import { compiledModuleOf, controlled, evenSides, game, NONE, type StateWE, text } from "../src/index.ts";
import type { FactWE } from "../src/facts.ts";
import { leaders, victor } from "../src/moves/ending.ts";
import type { Options } from "../src/options.ts";
import type { ShapeWE } from "../src/shape.ts";
import { rules } from "../src/rules.gen.ts";
import { rules as germanRules } from "../src/rules.de.gen.ts";
import { de as german } from "../src/text/de/index.ts";
import { inputErrorText } from "../src/text/en/files.ts";

type HeadStarts = Readonly<Record<string, number>>;
const PLAYERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const CASES = Object.entries(stored.cases as Readonly<Record<string, { readonly gives: HeadStarts }>>).map(
  ([pairing, { gives }]) => ({ pairing, gives, players: PLAYERS[pairing] ?? 0 }),
);
const RACES = ["federation", "klingon", "romulan", "ferengi", "cardassian", "borg"];

function parsed(raw: object): Options {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
}
const faults = (raw: object): unknown => {
  const read = game.options.parse({ evenSides: true, ...raw });
  return "bad" in read ? read.bad.map(({ code, at }) => `${code} ${at}`) : [];
};

/** A match in which the players pick these races, up to the first question after the last pick. */
function begun(options: Options, races: readonly string[]) {
  const facts: AddressedFact<FactWE>[] = [];
  const engine = new Engine<ShapeWE>(game, seededDraws(1), (fact, to) =>
    facts.push((to ? { fact, to } : { fact }) as AddressedFact<FactWE>),
  );
  const t = game.setup(options);
  engine.advance(t);
  // Where every race plays, the last one is not picked.
  for (const faction of races.slice(0, RACES.length - 1))
    engine.act(t, engine.asking as never, { do: "pick", faction } as never);
  return { t, facts };
}

describe.for(CASES)("$pairing", ({ gives, players }) => {
  const [off, on] = [parsed({ players }), parsed({ players, evenSides: true })];
  /** Each race once, in groups of that many players. */
  const groups = RACES.map((_, n) => ({
    group: Array.from({ length: players }, (_one, i) => RACES[(n + i) % RACES.length] ?? ""),
  }));

  test.for(groups)(
    "victory counts what the table says for each race, and nothing else changes: $group",
    ({ group }) => {
      const [before, after] = [begun(off, group).t, begun(on, group).t];
      const { order } = before;
      const counted = (t: typeof before): number[] =>
        order.map((_, seat) => controlled(t, compiledModuleOf(t.options), seat));
      // The last in the order of play picks first. Each player controls his Homesystem.
      const expected = order.map((_, seat) => 1 + (gives[group[players - 1 - order.indexOf(seat)] ?? ""] ?? 0));
      expect(counted(after)).toEqual(expected);
      expect(counted(before)).toEqual(order.map(() => 1));
      const plain = ({ options: _o, ...others }: typeof before) => others;
      expect(plain(after)).toEqual(plain(before));
    },
  );

  test("everybody is told seat, race, systems and rule once for each race that is ahead; without the option nobody is", () => {
    const races = RACES.slice(0, players);
    const { t, facts } = begun(on, races);
    const told = facts.filter(({ fact }) => fact.is === "headStart");
    const seatOf = (race: string): number => t.order[players - 1 - races.indexOf(race)] as number;
    const expected = races
      .filter((race) => (gives[race] ?? 0) > 0)
      .map((faction) => ({
        fact: { is: "headStart", rule: "WE-2.11", seat: seatOf(faction), faction, systems: gives[faction] },
      }));
    expect(expected.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining(expected));
    expect(told).toHaveLength(expected.length);
    expect(begun(off, races).facts.some(({ fact }) => fact.is === "headStart")).toBe(false);
  });

  test("a race that is ahead wins with fewer systems of its own (WE-14.1), and after the last round (WE-14.4)", () => {
    const [ahead = "", systems = 0] = Object.entries(gives).toSorted(([, a], [, b]) => b - a)[0] ?? [];
    const races = [...RACES.filter((race) => (gives[race] ?? 0) === 0).slice(0, players - 1), ahead];
    const goal = (t: StateWE): number => Math.floor((compiledModuleOf(t.options).counted.length * 60) / 100) + 1;
    /** The winner if the race that is ahead controls that many systems and nobody else any. */
    const wonWith = (options: Options, own: (goal: number) => number): boolean => {
      const { t } = begun(options, races);
      const compiled = compiledModuleOf(t.options);
      const seat = t.faction.indexOf(compiled.factionNo.get(ahead) as number);
      t.marker = t.marker.map(() => NONE);
      for (const at of compiled.counted.slice(0, own(goal(t)))) t.marker[at] = seat;
      return victor(t, compiled) === seat;
    };
    expect(wonWith(on, (n) => n - systems)).toBe(true);
    expect(wonWith(on, (n) => n - systems - 1)).toBe(false);
    expect(wonWith(off, (n) => n - systems)).toBe(false);
    expect(wonWith(off, (n) => n)).toBe(true);
    const { t } = begun(on, races);
    const compiled = compiledModuleOf(t.options);
    const seat = t.faction.indexOf(compiled.factionNo.get(ahead) as number);
    expect(leaders(t, compiled)).toEqual([seat]);
    t.alive[seat] = 0;
    expect(controlled(t, compiled, seat)).toBe(1);
  });

  test("the set-up says what each race receives, and the rules have the same numbers in both languages", () => {
    const effect = text.option("evenSides").effect?.(on as unknown as Record<string, unknown>) ?? "";
    const positive = RACES.map((race) => gives[race] ?? 0).filter((points) => points > 0);
    expect(effect.match(/\d+/g)?.map(Number)).toEqual(positive);
    for (const book of [rules, germanRules]) {
      const lines = book.slice(book.indexOf("**WE-2.11**")).split("\n");
      const head = lines.findIndex((line) => line.startsWith("|"));
      const column = CASES.findIndex((one) => one.players === players) + 1;
      const numbers = lines.slice(head + 2, head + 2 + RACES.length).map((line) => Number(line.split("|")[column + 1]));
      expect(numbers).toEqual(RACES.map((race) => gives[race] ?? 0));
    }
  });

  test("the figures are shown beside the switch for the measured rules only, with a line for each race", () => {
    const shown = (raw: object): readonly unknown[] =>
      evenSides.pairingOf({ "victory.roundLimit": 60, players, ...raw })?.figures ?? [];
    const pairing = evenSides.pairingOf({ "victory.roundLimit": 60, players });
    const figures = pairing?.figures ?? [];
    expect(figures.map(({ value }) => value)).toEqual([false, true]);
    for (const { measure } of figures) expect(measure.seats.map(({ side }) => side)).toEqual(RACES);
    expect(RACES.map((race) => pairing?.sideName?.(race))).toContain("Klingons");
    for (const apart of [{ mapSeed: 7 }, { pick: "random" }, { askAll: false }, { evenSides: true }])
      expect(shown(apart)).toEqual(figures);
    for (const other of [{ "victory.roundLimit": 0 }, { "recruit.pileCopies": 2 }, { map: "proving-ground" }])
      expect(shown(other)).toEqual([]);
  });
});

test("the table has head starts for two to six players", () => {
  expect(CASES.map(({ pairing }) => pairing)).toEqual(["two", "three", "four", "five", "six"]);
  for (const { gives } of CASES) expect(Object.keys(gives).every((race) => RACES.includes(race))).toBe(true);
});

describe("off", () => {
  test("options hold nothing of it, so that matches without it stay as they were", () => {
    expect("evenSides" in parsed({})).toBe(false);
    expect(parsed({ evenSides: false })).toEqual(parsed({}));
  });
  test("it is refused where the races were not measured, and the switch is hidden there", () => {
    const spec = game.options.specs.find(({ id }) => id === "evenSides");
    const measured = new Set(CASES.map(({ players }) => players));
    for (const players of [2, 3, 4, 5, 6]) {
      expect(faults({ players })).toEqual(measured.has(players) ? [] : ["WE_OPTION_WITHOUT evenSides"]);
      expect(spec?.applies?.({ ...parsed({ players }) })).toBe(measured.has(players));
    }
    for (const raw of [{ module: "first-steps" }, { moduleFile: FIRST_STEPS }, { moduleFile: STAR_TREK }])
      expect(faults(raw)).toEqual(["WE_OPTION_WITHOUT evenSides"]);
    expect(inputErrorText({ code: "WE_OPTION_WITHOUT" })).toMatch(/not measured/);
  });
});

test("the end names a head start beside what the winner controls, in both languages", () => {
  const { t } = begun(parsed({ players: 2, evenSides: true }), ["klingon", "federation"]);
  const winner = t.faction.indexOf(0);
  const ended: FactWE = { is: "won", rule: "WE-14.1", seats: [seat(winner)], how: "share" };
  const view = game.view(t, "public");
  const context = { view, seat: (s: number): string => ["Ann", "Ben"][s] ?? "", viewerSeat: null };
  expect(text.fact(ended, context)).toMatch(/ 1 of 20 territories with a head start of 4\./);
  expect(german.fact(ended, context)).toMatch(/ 1 von 20 Gebieten .*, Vorsprung 4\./);
});
