import { seededDraws, seededUint32, isRefusal, offers, play, question, start } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { game, readScenario, SCENARIOS, type ScenarioSide, SHIPS, skirmish, type Zone } from "../src/index.ts";
import { orderFor } from "../src/ui/editors/order.ts";

describe("the set-up order that the editor derives from the sides", () => {
  test.each([...SCENARIOS, skirmish(50)])("equals the printed order of $name", (scenario) => {
    expect(orderFor(scenario.sides)).toEqual(scenario.order);
  });

  test("leads every valid scenario to its first turn", () => {
    const outcomes = new Map<string, number>();
    for (let seed = 1; seed <= 150; seed++) {
      const found = setUp(seed);
      outcomes.set(found, (outcomes.get(found) ?? 0) + 1);
    }
    // Scenarios are refused for missing data, never for their order, and enough of them are played.
    expect(
      [...outcomes.keys()].filter((code) => code !== "played" && !/^AX_SCENARIO_(BASE|ZONE|CARRIER)$/.test(code)),
    ).toEqual([]);
    expect(outcomes.get("played")).toBeGreaterThan(40);
  });
});

/** Sets up two random sides with random acts. Returns "played" if the first turn began, or the first error code. */
function setUp(seed: number): string {
  const word = seededUint32(seed);
  const some = <T>(list: readonly T[]): T => list[word() % list.length] as T;
  const edges = ["north", "south", "west", "east"] as const;
  const zone = (s: 0 | 1): Zone =>
    some<Zone>([
      { kind: "edge", edge: some(edges), within: word() % 5 },
      { kind: "edge", edge: "choose", within: 3 },
      { kind: "edge", edge: "choose", within: 3, notGoalOf: s === 0 ? 1 : 0 },
      { kind: "goal", min: 5, max: 9, centreWithin: 4 },
      { kind: "apart", fromEnemy: word() % 12 },
      { kind: "base", within: 4 },
      { kind: "rectangle", col: [word() % 22, 12], row: [3, word() % 22] },
    ]);
  const side = (s: 0 | 1): ScenarioSide => {
    const { race } = some(SHIPS);
    const own = SHIPS.filter((ship) => ship.race === race);
    const bought = word() % 4 === 0;
    return {
      race: bought ? "any" : race,
      fleet: bought
        ? null
        : [
            { ship: some(own).id, count: 1 },
            { ship: some(own).id, count: 2, ...(word() % 3 === 0 && { zone: zone(s) }) },
          ],
      points: bought ? 20 : 0,
      cp: word() % 5,
      edges: "exit",
      zone: zone(s),
      base: word() % 4 === 0 ? { hull: 20, armour: 3, within: 6 } : null,
      carrier: word() % 5 === 0,
    };
  };
  const sides = [side(0), side(1)] as const;
  const plain = skirmish(50);
  const read = readScenario(
    { ...plain, id: "own", name: "Own", map: { cols: 19, rows: 19 }, sides, order: orderFor(sides) },
    [],
  );
  if ("bad" in read) return read.bad[0]?.code ?? "";
  const options = game.options.parse({ "ax.ownScenario": read.ok });
  if ("bad" in options) return options.bad[0]?.code ?? "";
  const draw = seededDraws(seed);
  let { state } = start(game, options.ok, draw);
  for (let acts = 0; acts < 400; acts++) {
    if (state.phase !== "setup") return "played";
    const by = question(game, state)?.waiting[0];
    if (by === undefined) return "nobody is asked";
    const asked = offers(game, state, by).find((one) => !one.aside);
    const open = asked?.offers.filter((offer) => !offer.refusal).map((offer) => offer.act) ?? [];
    // Ships are bought and placed until set-up is done; none is returned or picked up.
    const onward = open.filter(({ do: verb }) => !["face", "lift", "sell", "cp", "race"].includes(verb));
    const act = onward.find(({ do: verb }) => verb === "confirm") ?? (onward.length > 0 ? some(onward) : some(open));
    if (!asked || !act) return `${asked?.step ?? "nothing"} has no answer`;
    const played = play(game, state, { by, step: asked.step, act }, draw);
    if (isRefusal(played)) return played.code;
    state = played.state;
  }
  return "no end";
}
