import { game } from "@starboard/4000ad";
import { game as warp } from "@starboard/warp-empires";
import { builtIn } from "@starboard/warp-empires/making";
import { expect, test } from "vitest";
import { withRandomValues, randomValues } from "../src/newtable/random-options.ts";
import { presetOf, dropInapplicable, read, changeOccupant, seatsFor, shownSpecs } from "../src/newtable/setup.ts";

const reading = (chosen: Record<string, unknown>) => read(game, chosen, null);

test("the standard choices are a preset, and a change leaves it", () => {
  expect(presetOf(game, reading({}).options)).toBe("classic");
  expect(presetOf(game, reading({ "ad.turnLimit": 100, "ad.quietLimit": 12 }).options)).toBe("tournament");
  expect(presetOf(game, reading({ "ad.combat": "fortunes" }).options)).toBeNull();
});

test("options that mean nothing are not shown, and their leftovers are dropped", () => {
  const fortunes = reading({ "ad.combat": "fortunes", "ad.fortunes.retreat": false });
  const ids = (chosen: Record<string, unknown>) => shownSpecs(game, reading(chosen).values).map((spec) => spec.id);
  expect(ids({ "ad.combat": "fortunes" })).toContain("ad.fortunes.retreat");
  expect(ids({})).not.toContain("ad.fortunes.retreat");
  const left = dropInapplicable(game, { "ad.combat": "larger", "ad.fortunes.retreat": false }, fortunes.values);
  expect(left).toEqual({ "ad.combat": "larger" });
});

test("choices that contradict each other keep the controls filled and name what is wrong", () => {
  const before = reading({});
  const wrong = read(game, { "ad.recruit": true }, before);
  expect(wrong.options).toBeNull();
  expect(wrong.bad.length).toBeGreaterThan(0);
  expect(wrong.values["ad.recruit"]).toBe(true);
  expect(wrong.values["ad.version"]).toBe(before.values["ad.version"]);
  expect(wrong.seats).toBe(before.seats);
});

test("seats keep their people when their number changes", () => {
  const two = seatsFor(2, [], "Ada", 3);
  expect(two.map((card) => card.kind)).toEqual(["person", "bot"]);
  const four = seatsFor(4, two, "Ada", 3);
  expect(four.slice(0, 2)).toEqual(two);
  expect(new Set(four.map((card) => card.name)).size).toBe(4);
  expect(four[3]).toMatchObject({ kind: "bot", level: 3 });
});

test("a name nobody typed follows the kind of the seat, a typed one stays", () => {
  const [, bot] = seatsFor(2, [], "Ada", 3);
  if (!bot) throw new Error("no second seat");
  const person = changeOccupant(bot, 1, "person", 3);
  expect(person).toEqual({ name: "Player 2", kind: "person" });
  expect(changeOccupant(person, 1, "bot", 4)).toEqual({ ...bot, level: 4 });
  expect(changeOccupant({ name: "Mara", kind: "person" }, 1, "bot", 4).name).toBe("Mara");
});

test("what goes by lot is drawn within its bounds, belongs to no preset, and stays when another one is taken", () => {
  const drawn = randomValues(warp);
  expect(Object.keys(drawn)).toEqual(["mapSeed"]);
  expect(drawn["mapSeed"]).toSatisfy((n: number) => Number.isInteger(n) && n >= 0 && n <= 999_999);
  expect(randomValues(game)).toEqual({});
  const [first] = warp.options.presets;
  expect(presetOf(warp, read(warp, { ...first?.set, mapSeed: 4711 }, null).options)).toBe(first?.id);
  expect(withRandomValues(warp, { mapSeed: 4711, players: 3 })).toEqual({ mapSeed: 4711 });
});

test("a file's options take the place of those it shares, and go when it goes", () => {
  const document = builtIn("first-steps")?.document;
  const options = [{ id: "victory.roundLimit", values: [3, 9], default: 9 }];
  const file = { ...document, options };
  const { values } = read(warp, { moduleFile: file, "victory.roundLimit": 3 }, null);
  const shown = shownSpecs(warp, values).filter(({ id }) => id === "victory.roundLimit");
  expect(shown.map(({ control, fromModule }) => ({ control, brought: fromModule }))).toEqual([
    { control: { kind: "choice", values: [3, 9] }, brought: { standard: 9 } },
  ]);
  expect(shownSpecs(warp, values).some(({ id }) => id === "battle.tie")).toBe(false);
  const kept = dropInapplicable(warp, { moduleFile: file, "victory.roundLimit": 3, "battle.tie": "standoff" }, values);
  expect(Object.keys(kept)).toEqual(["moduleFile", "victory.roundLimit"]);
});
