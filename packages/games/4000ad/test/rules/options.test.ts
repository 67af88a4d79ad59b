import { describe, expect, it } from "vitest";
import { game } from "../../src/game.ts";
import { RECOMMENDED } from "../../src/option-table.ts";
import { tinyMap } from "./tiny.ts";

const parse = (raw: unknown) => game.options.parse(raw);
const ok = (raw: object) => {
  const parsed = parse(raw);
  if (!("ok" in parsed)) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
};
const conflictsOf = (raw: object) => {
  const parsed = parse(raw);
  return "bad" in parsed ? parsed.bad.map((b) => [b.code, b.at, b.about?.["conflict"]]) : [];
};

describe("standard values (AD-D)", () => {
  it.each([
    [{}, "alliances", "standard"],
    [{ "ad.players": 3 }, "independents", "mira"],
    [{ "ad.players": 4 }, "alliances", "standard"],
    [{ "ad.players": 2, "ad.version": "independents" }, "independents", "duel"],
    [{ "ad.players": 4, "ad.version": "independents" }, "independents", "standard"],
  ])("%j", (raw, version, homes) => {
    expect(ok(raw)).toMatchObject({ "ad.version": version, "ad.homes": homes });
    expect(game.options.seats(ok(raw))).toBe(ok(raw)["ad.players"]);
  });

  it("puts the recommended preset first", () => {
    expect(game.options.presets[0]?.id).toBe(RECOMMENDED);
    for (const { set } of game.options.presets) expect(parse(set)).toHaveProperty("ok");
  });
});

describe("contradictions (AD-D)", () => {
  it.each<[object, string, number]>([
    [{ "ad.version": "alliances", "ad.players": 3 }, "ad.players", 1],
    [{ "ad.players": 2, "ad.homes": "duel" }, "ad.homes", 1],
    [{ "ad.players": 3, "ad.homes": "standard" }, "ad.homes", 1],
    [{ "ad.players": 4, "ad.version": "independents", "ad.homes": "mira" }, "ad.homes", 1],
    [{ "ad.recruit": true }, "ad.recruit", 2],
    [{ "ad.fortunes.survivor": "last" }, "ad.fortunes.survivor", 3],
    [{ "ad.fortunes.retreat": false }, "ad.fortunes.retreat", 3],
    [{ "ad.combat": "fortunes", "ad.weakArrival": "forbid" }, "ad.weakArrival", 3],
    [{ "ad.secretAlliances": true }, "ad.secretAlliances", 4],
    [{ "ad.forcedArrival": "anywhere" }, "ad.forcedArrival", 4],
    [{ "ad.standoff": "bothFall" }, "ad.standoff", 4],
    [{ "ad.players": 3, "ad.winRegain": true }, "ad.winRegain", 4],
    [{ "ad.players": 3, "ad.sides": "long" }, "ad.sides", 4],
    [{ "ad.players": 3, "ad.armistice": true }, "ad.armistice", 4],
    [{ "ad.players": 4, "ad.version": "independents", "ad.turnStyle": "seat" }, "ad.turnStyle", 4],
    [{ "ad.players": 2, "ad.version": "independents", "ad.secretAlliances": true }, "ad.secretAlliances", 5],
    [{ "ad.players": 3, "ad.offLimits": ["regulus"] }, "ad.offLimits.0", 6],
    [{ "ad.players": 3, "ad.offLimits": ["sol"] }, "ad.offLimits.0", 6],
    [{ "ad.players": 3, "ad.homes": "random", "ad.offLimits": ["algol"] }, "ad.offLimits.0", 6],
    [{ "ad.players": 3, "ad.homes": "custom", "ad.homeStars": ["sol", "sol"] }, "ad.homeStars.1", 7],
    [{ "ad.players": 3, "ad.homes": "custom", "ad.homeStars": ["capella"] }, "ad.homeStars.0", 7],
    [{ "ad.players": 3, "ad.homes": "custom", "ad.homeStars": ["sol", "mira", "vega", "pavo"] }, "ad.homeStars", 7],
    [{ "ad.turnStyle": "seat" }, "ad.turnStyle", 8],
    [{ "ad.homes": "random", "ad.homeRandomMinDist": 5 }, "ad.homeRandomMinDist", 9],
    [{ "ad.players": 3, "ad.homes": "random", "ad.homeRandomMinDist": 7 }, "ad.homeRandomMinDist", 9],
  ])("%j", (raw, at, conflict) => {
    expect(conflictsOf(raw)).toContainEqual(["AD_E_OPTIONS", at, conflict]);
  });

  it("are not reported for options that agree", () => {
    for (const raw of [
      { "ad.players": 3, "ad.offLimits": ["algol", "pavo"] },
      { "ad.players": 3, "ad.homes": "random", "ad.homeRandomMinDist": 5 },
      { "ad.players": 2, "ad.version": "independents", "ad.homes": "random", "ad.homeRandomMinDist": 7 },
      { "ad.players": 4, "ad.turnStyle": "seat", "ad.sides": "diagonal" },
      { "ad.turnLimit": 0, "ad.quietLimit": 5 },
      { "ad.map": tinyMap },
    ])
      expect(conflictsOf(raw)).toEqual([]);
  });

  it("adds standard home stars to a short custom list", () => {
    const t = game.setup(ok({ "ad.players": 3, "ad.homes": "custom", "ad.homeStars": ["sol"] }));
    expect(t.home).toHaveLength(3);
    expect(new Set(t.home).size).toBe(3);
  });
});

describe("bad input", () => {
  it.each<[unknown, string, string]>([
    [null, "AD_OPTION_VALUE", ""],
    [{ "ad.nonsense": 1 }, "AD_OPTION_UNKNOWN", "ad.nonsense"],
    [{ "ad.players": 5 }, "AD_OPTION_VALUE", "ad.players"],
    [{ "ad.turnLimit": 5 }, "AD_OPTION_VALUE", "ad.turnLimit"],
    [{ "ad.quietLimit": 5.5 }, "AD_OPTION_VALUE", "ad.quietLimit"],
    [{ "ad.recruit": 1 }, "AD_OPTION_VALUE", "ad.recruit"],
    [{ "ad.offLimits": "algol" }, "AD_OPTION_VALUE", "ad.offLimits"],
    [{ "ad.offLimits": [3] }, "AD_OPTION_VALUE", "ad.offLimits.0"],
    [{ "ad.map": { ...tinyMap, version: 2 } }, "AD_MAP_VERSION", "ad.map.version"],
  ])("%j", (raw, code, at) => {
    const parsed = parse(raw);
    expect("bad" in parsed && parsed.bad.map((b) => [b.code, b.at])).toContainEqual([code, at]);
  });
});
