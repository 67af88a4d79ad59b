/** Which matches the figures beside `ad.compensation` belong to (AD-D.C). */
import { describe, expect, test } from "vitest";
import stored from "../src/data/even-sides.json" with { type: "json" };
import { evenSides, game, RECOMMENDED } from "../src/index.ts";

function parsed(raw: object): Record<string, unknown> {
  const read = game.options.parse(raw);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  return read.ok as unknown as Record<string, unknown>;
}
const recommended = game.options.presets.find(({ id }) => id === RECOMMENDED)?.set ?? {};
const figuresFor = (raw: object): readonly unknown[] =>
  evenSides.pairingOf(parsed({ ...recommended, ...raw }))?.figures ?? [];
interface Case {
  readonly figures: readonly { readonly value: number }[];
}
const cases = Object.entries(stored.cases as Readonly<Record<string, Case>>);
/** What is chosen for each pairing, beside the recommended preset. */
const CHOSEN: Readonly<Record<string, object>> = {
  duel: { "ad.version": "independents" },
  alliances: {},
  three: { "ad.players": 3 },
  four: { "ad.players": 4, "ad.version": "independents" },
};
const { alliances } = stored.cases;

describe("figures of who begins", () => {
  test.for(cases)("%s has its own, whatever the compensation", ([pairing, { figures }]) => {
    for (const extra of [0, 1, 2, 3])
      expect(figuresFor({ ...CHOSEN[pairing], "ad.compensation": extra })).toEqual(figures);
  });
  test.for(cases)("%s has a figure for every value of the option", ([, { figures }]) => {
    const spec = game.options.specs.find(({ id }) => id === evenSides.option);
    const values = spec?.control.kind === "choice" ? spec.control.values : [];
    expect(figures.map(({ value }) => value)).toEqual(values);
  });
  test("a form that is not filled in yet has those of two alliances", () => {
    expect(evenSides.pairingOf(recommended)?.figures).toEqual(alliances.figures);
  });
  test("looks and conferences change nothing", () => {
    expect(figuresFor({ "ad.aliens": true, "ad.conference.mode": "called" })).toEqual(alliances.figures);
  });
  test.for([
    { "ad.turnLimit": 0 },
    { "ad.combat": "fortunes" },
    { "ad.sides": "diagonal" },
    { "ad.firstPlayer": "fixed" },
    { "ad.homes": "random" },
    { "ad.players": 4 },
    { "ad.players": 4, "ad.version": "alliances", "ad.turnStyle": "seat" },
  ])("other rules and more powers have none: %o", (other) => {
    expect(figuresFor(other)).toEqual([]);
  });
});
