import { type Fact, seededDraws, Engine, seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game, type Leg, type StateAx, text } from "../src/index.ts";
import { combine } from "../src/calc/legs.ts";

const options = (raw: object) => {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok;
};
/** Plays Border Skirmish until both fleets are deployed; then a side concedes. */
function conceded(raw: object, by: number): { t: StateAx; facts: Fact[] } {
  const facts: Fact[] = [];
  const t = game.setup(options({ "ax.scenario": "border", ...raw }));
  const engine = new Engine(game, seededDraws(6), (fact) => facts.push(fact));
  engine.advance(t);
  for (let i = 0; t.turn < 1 && i < 200; i++) {
    const put = engine.moves.find((act) => act.do === "confirm") ?? engine.moves.find((act) => act.do === "put");
    engine.act(t, engine.asking as never, put as never);
  }
  expect(t.turn).toBe(1);
  engine.aside(t, seat(by), "concede", { do: "concede" } as never);
  return { t, facts };
}
const rematch = (t: StateAx) => game.capabilities?.legs?.rematchOptions(game.view(t, "public")) ?? {};

test("a rematch carries the result of the first leg, and its end adds up both legs (AX-10.7)", () => {
  const first = conceded({}, 1);
  const carried = rematch(first.t);
  expect(carried).toMatchObject({ "ax.firstLeg": { winner: 0 } });
  // The winner of leg 1 now plays side 2 and concedes: one leg each, and the Nelluran fleet is worth more than
  // Pelloda's.
  const second = conceded(carried, 1);
  const combined = second.facts.find((fact) => fact.is === "combined");
  expect(combined).toMatchObject({
    rule: "AX-10.7",
    halves: [
      [0, 2],
      [2, 0],
    ],
    byShips: true,
  });
  expect(game.sums?.["legPoints"]?.(second.t, { side: 0 })).toMatchObject({
    ok: {
      total: 1,
      terms: [
        { what: "firstLeg", value: 0 },
        { what: "secondLeg", value: 1 },
      ],
    },
  });
  expect(game.sums?.["legShips"]?.(second.t, { side: 0 })).toMatchObject({ ok: { terms: [{ rule: "AX-9.7" }, {}] } });
  const speaking = {
    view: game.view(second.t, "public"),
    seat: (by: number) => ["Ann", "Ben"][by] ?? "?",
    viewerSeat: null,
  };
  expect(text.fact(combined as never, speaking as never)).toMatch(
    /^Both legs together: Ann 1 \(0 \+ 1\) and Ben 1 \(1 \+ 0\); ships left Ann .*\.$/,
  );
  // A contest has two legs, so the next match is a first leg.
  expect(rematch(second.t)).toEqual({ "ax.firstLeg": null });
});

test("without a first leg there is no contest", () => {
  const { t, facts } = conceded({}, 0);
  expect(facts.some((fact) => fact.is === "combined")).toBe(false);
  expect(game.sums?.["legPoints"]?.(t, { side: 0 })).toHaveProperty("bad");
});

const leg = (winner: Leg["winner"], mine = 0, theirs = 0): Leg => ({ winner, kept: [mine, theirs] });
test.for([
  // By the sides of the second leg: the player of side 2 in the first leg plays side 1 now.
  [
    "both legs won",
    leg(1),
    leg(0),
    [
      [2, 2],
      [0, 0],
    ],
    0,
  ],
  [
    "a win and a draw",
    leg(null),
    leg(1),
    [
      [1, 0],
      [1, 2],
    ],
    1,
  ],
  [
    "even, the ships decide",
    leg(0, 10, 0),
    leg(0, 30, 0),
    [
      [0, 2],
      [2, 0],
    ],
    0,
  ],
  [
    "even, and less than a tenth apart",
    leg(0, 100, 0),
    leg(0, 95, 0),
    [
      [0, 2],
      [2, 0],
    ],
    null,
  ],
] as const)("%s", ([, first, second, halves, winner]) => {
  expect(combine(first, second)).toMatchObject({ halves, winner });
});

test("an invalid first leg is refused with its field", () => {
  for (const wrong of [7, {}, { winner: 2, kept: [0, 0] }, { winner: 0, kept: [1] }, { winner: null, kept: [-1, 0] }]) {
    const read = game.options.parse({ "ax.firstLeg": wrong });
    expect("bad" in read && read.bad.every((one) => one.code === "AX_E_LEG" && one.at.startsWith("ax.firstLeg"))).toBe(
      true,
    );
  }
});
