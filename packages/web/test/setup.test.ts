import { game } from "@starboard/4000ad";
import { game as warp } from "@starboard/warp-empires";
import { builtIn } from "@starboard/warp-empires/making";
import { expect, test } from "vitest";
import { withRandomValues, randomValues } from "../src/newtable/random-options.ts";
import { presetOf, dropInapplicable, parseSetup, changeOccupant, seatsFor, shownSpecs } from "../src/newtable/setup.ts";

const setupOf = (chosen: Record<string, unknown>) => parseSetup(game, chosen, null);

test("the default values are a preset, and a change leaves it", () => {
  expect(presetOf(game, setupOf({}).options)).toBe("classic");
  expect(presetOf(game, setupOf({ "ad.turnLimit": 100, "ad.quietLimit": 12 }).options)).toBe("tournament");
  expect(presetOf(game, setupOf({ "ad.combat": "fortunes" }).options)).toBeNull();
});

test("options that do not apply are hidden, and their values are dropped", () => {
  const fortunes = setupOf({ "ad.combat": "fortunes", "ad.fortunes.retreat": false });
  const ids = (chosen: Record<string, unknown>) => shownSpecs(game, setupOf(chosen).values).map((spec) => spec.id);
  expect(ids({ "ad.combat": "fortunes" })).toContain("ad.fortunes.retreat");
  expect(ids({})).not.toContain("ad.fortunes.retreat");
  const chosen = dropInapplicable(game, { "ad.combat": "larger", "ad.fortunes.retreat": false }, fortunes.values);
  expect(chosen).toEqual({ "ad.combat": "larger" });
});

test("conflicting values keep the controls filled and report the errors", () => {
  const before = setupOf({});
  const wrong = parseSetup(game, { "ad.recruit": true }, before);
  expect(wrong.options).toBeNull();
  expect(wrong.bad.length).toBeGreaterThan(0);
  expect(wrong.values["ad.recruit"]).toBe(true);
  expect(wrong.values["ad.version"]).toBe(before.values["ad.version"]);
  expect(wrong.seats).toBe(before.seats);
});

test("occupants keep their seats when the number of seats changes", () => {
  const two = seatsFor(2, [], "Ada", 3);
  expect(two.map((occupant) => occupant.kind)).toEqual(["person", "bot"]);
  const four = seatsFor(4, two, "Ada", 3);
  expect(four.slice(0, 2)).toEqual(two);
  expect(new Set(four.map((occupant) => occupant.name)).size).toBe(4);
  expect(four[3]).toMatchObject({ kind: "bot", level: 3 });
});

test("a default name changes with the kind of the seat, a typed name stays", () => {
  const [, bot] = seatsFor(2, [], "Ada", 3);
  if (!bot) throw new Error("no second seat");
  const person = changeOccupant(bot, 1, "person", 3);
  expect(person).toEqual({ name: "Player 2", kind: "person" });
  expect(changeOccupant(person, 1, "bot", 4)).toEqual({ ...bot, level: 4 });
  expect(changeOccupant({ name: "Mara", kind: "person" }, 1, "bot", 4).name).toBe("Mara");
});

test("a random value is within its bounds, belongs to no preset, and survives a change of preset", () => {
  const drawn = randomValues(warp);
  expect(Object.keys(drawn)).toEqual(["mapSeed"]);
  expect(drawn["mapSeed"]).toSatisfy((n: number) => Number.isInteger(n) && n >= 0 && n <= 999_999);
  expect(randomValues(game)).toEqual({});
  const [first] = warp.options.presets;
  expect(presetOf(warp, parseSetup(warp, { ...first?.set, mapSeed: 4711 }, null).options)).toBe(first?.id);
  expect(withRandomValues(warp, { mapSeed: 4711, players: 3 })).toEqual({ mapSeed: 4711 });
});

test("a file's options replace those with the same id, and go with the file", () => {
  const document = builtIn("first-steps")?.document;
  const options = [{ id: "victory.roundLimit", values: [3, 9], default: 9 }];
  const file = { ...document, options };
  const { values } = parseSetup(warp, { moduleFile: file, "victory.roundLimit": 3 }, null);
  const shown = shownSpecs(warp, values).filter(({ id }) => id === "victory.roundLimit");
  expect(shown.map(({ control, fromModule }) => ({ control, fromModule }))).toEqual([
    { control: { kind: "choice", values: [3, 9] }, fromModule: { standard: 9 } },
  ]);
  expect(shownSpecs(warp, values).some(({ id }) => id === "battle.tie")).toBe(false);
  const remaining = dropInapplicable(
    warp,
    { moduleFile: file, "victory.roundLimit": 3, "battle.tie": "standoff" },
    values,
  );
  expect(Object.keys(remaining)).toEqual(["moduleFile", "victory.roundLimit"]);
});
