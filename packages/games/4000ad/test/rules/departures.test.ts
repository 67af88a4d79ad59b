import { expect, it } from "vitest";
import { mapOf, starId } from "../../src/data/map.ts";
import { options, Scene } from "./scene.ts";

const DUEL = { "ad.players": 2, "ad.version": "independents", "ad.firstPlayer": "fixed" };
/** The first star of the map, whose index is 0. It is a home star. */
const FIRST = starId(mapOf(options(DUEL)), 0);
const ready = () =>
  new Scene(DUEL, {
    round: 6,
    turn: "algol",
    step: "departure",
    stars: { algol: { algol: 7 }, hamal: { algol: 3 }, mira: { algol: 2 }, antares: { antares: 9 } },
  });
const away = (from: string, ships: number) => ({ do: "depart", from, ships, to: "hyperspace" });

it("a refused departure names the star and the ships (AD-6.3.3)", () => {
  const s = ready();
  for (const [act, refusal] of [
    [
      { do: "muster", from: "sol" },
      { code: "AD_E_NO_SHIPS", about: { star: "sol", ships: 1, have: 0 } },
    ],
    [away("algol", 8), { code: "AD_E_NO_SHIPS", about: { star: "algol", ships: 8, have: 7 } }],
    [away("algol", 0), { code: "AD_E_ZERO", about: { star: "algol" } }],
    [
      { ...away("algol", 1), mode: "attack" },
      { code: "AD_E_HOP", about: { star: "algol" } },
    ],
    [away("nowhere", 1), { code: "AD_E_STAR", about: { star: "nowhere" } }],
    // A legal number of ships from a star that was not chosen.
    [away("algol", 7), { code: "AD_E_MUSTER", about: { star: "algol" } }],
  ] as const)
    expect(s.no(0, "depart", act), JSON.stringify(act)).toMatchObject(refusal);
});

it.each([FIRST, "hamal"])("only ships of the chosen star leave, up to all of them: %s", (star) => {
  const s = ready().act(0, "depart", { do: "muster", from: star });
  const have = s.ships(star, 0);
  const chosen = { code: "AD_E_MUSTER", about: { star } };
  expect(s.no(0, "depart", away("mira", 1))).toMatchObject(chosen);
  expect(s.no(0, "depart", { do: "muster", from: "mira" })).toMatchObject(chosen);
  expect(s.no(0, "depart", away(star, have + 1))).toMatchObject({ code: "AD_E_NO_SHIPS", about: { star, have } });
  for (let ships = 1; ships <= have; ships++) expect(s.no(0, "depart", away(star, ships)), `${ships}`).toBeUndefined();
  s.act(0, "depart", away(star, have));
  expect(s.ships(star, 0)).toBe(0);
  expect(s.factsOf("departed")).toMatchObject([{ power: 0, star, ships: [{ power: 0, ships: have }] }]);
});
