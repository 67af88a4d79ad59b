/** Contradictory options are refused with the number of the contradiction (rules.md, section D). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { optionTable } from "../src/option-table.ts";
import { rules } from "../src/rules.gen.ts";
import { text } from "../src/text/index.ts";
import { standard } from "../src/standard.ts";

const I = { "ad.version": "independents" };
const A = { "ad.version": "alliances" };

/** Returns the sentence that a page shows for an error, before a match exists. */
function inWords(code: string, about: Readonly<Record<string, unknown>> | undefined): string {
  const nobody = { view: null as never, seat: () => "", viewerSeat: null };
  const sentence = text.refusal({ rule: "AD-D", code, ...(about && { about }) }, nobody);
  expect(sentence).not.toMatch(/undefined|null|NaN|\?/);
  return sentence;
}

/** Returns the contradictions of some options, each as `number option`. */
function clashes(raw: object): string[] {
  const read = optionTable.parse(raw);
  if ("ok" in read) return [];
  return read.bad.map(({ code, at, about }) => {
    expect(code).toBe("AD_E_OPTIONS");
    expect(about?.["rule"]).toBe(`AD-D.${String(about?.["conflict"])}`);
    expect(inWords(code, about)).toMatch(/^[A-Z].*\.$/);
    return `${String(about?.["conflict"])} ${at}`;
  });
}

const cases: readonly (readonly [string, readonly object[], readonly string[]])[] = [
  ["AD-D.1", [{ ...A, "ad.players": 3 }], ["1 ad.players"]],
  [
    "AD-D.1",
    [
      { ...I, "ad.players": 2, "ad.homes": "mira" },
      { ...I, "ad.players": 3, "ad.homes": "duel" },
      { ...I, "ad.players": 2, "ad.homes": "standard" },
    ],
    ["1 ad.homes"],
  ],
  ["AD-D.2", [{ "ad.recruit": true }], ["2 ad.recruit"]],
  ["AD-D.3", [{ "ad.fortunes.survivor": "last" }], ["3 ad.fortunes.survivor"]],
  ["AD-D.3", [{ "ad.fortunes.equal": "barred" }], ["3 ad.fortunes.equal"]],
  ["AD-D.3", [{ "ad.fortunes.retreat": false }], ["3 ad.fortunes.retreat"]],
  ["AD-D.3", [{ "ad.combat": "fortunes", "ad.weakArrival": "forbid" }], ["3 ad.weakArrival"]],
  ["AD-D.4", [{ ...A, "ad.players": 4, "ad.secretAlliances": true }], ["4 ad.secretAlliances"]],
  ["AD-D.4", [{ ...A, "ad.forcedArrival": "anywhere" }], ["4 ad.forcedArrival"]],
  ["AD-D.4", [{ ...A, "ad.standoff": "bothFall" }], ["4 ad.standoff"]],
  ["AD-D.4", [{ ...I, "ad.winRegain": true }], ["4 ad.winRegain"]],
  ["AD-D.4", [{ ...I, "ad.players": 4, "ad.sides": "long" }], ["4 ad.sides"]],
  ["AD-D.4", [{ ...I, "ad.players": 4, "ad.turnStyle": "seat" }], ["4 ad.turnStyle"]],
  ["AD-D.4", [{ ...I, "ad.armistice": true }], ["4 ad.armistice"]],
  ["AD-D.5", [{ ...I, "ad.players": 2, "ad.secretAlliances": true }], ["5 ad.secretAlliances"]],
  ["AD-D.6", [{ ...I, "ad.players": 3, "ad.offLimits": ["regulus"] }], ["6 ad.offLimits.0"]],
  ["AD-D.6", [{ ...I, "ad.players": 3, "ad.offLimits": ["algol", "sol"] }], ["6 ad.offLimits.1"]],
  ["AD-D.6", [{ ...I, "ad.homes": "random", "ad.offLimits": ["pavo"] }], ["6 ad.offLimits.0"]],
  ["AD-D.7", [{ ...I, "ad.homes": "custom", "ad.homeStars": ["vega", "vega"] }], ["7 ad.homeStars.1"]],
  ["AD-D.7", [{ ...I, "ad.homes": "custom", "ad.homeStars": ["vega", "capella"] }], ["7 ad.homeStars.1"]],
  ["AD-D.7", [{ ...I, "ad.homes": "custom", "ad.homeStars": ["vega", "rigel", "mira"] }], ["7 ad.homeStars"]],
  ["AD-D.7", [{ ...I, "ad.homeStars": ["vega", "rigel"] }], ["7 ad.homeStars"]],
  ["AD-D.8", [{ ...A, "ad.players": 2, "ad.turnStyle": "seat" }], ["8 ad.turnStyle"]],
  [
    "AD-D.9",
    [
      { ...I, "ad.players": 4, "ad.homes": "random", "ad.homeRandomMinDist": 5 },
      { ...I, "ad.players": 3, "ad.homes": "random", "ad.homeRandomMinDist": 7 },
      { ...I, "ad.homeRandomMinDist": 5 },
    ],
    ["9 ad.homeRandomMinDist"],
  ],
];

describe("contradictions between options", () => {
  it.each(cases)("%s: %j", (_, tables, expected) => {
    for (const raw of tables) expect(clashes(raw)).toEqual(expected);
  });

  it("are not reported for options that agree", () => {
    for (const raw of [
      { ...I, "ad.players": 3, "ad.homes": "random", "ad.homeRandomMinDist": 5 },
      { ...I, "ad.players": 2, "ad.homes": "random", "ad.homeRandomMinDist": 7 },
      { ...I, "ad.players": 3, "ad.offLimits": ["algol", "pavo"], "ad.secretAlliances": true },
      { ...A, "ad.players": 4, "ad.sides": "diagonal", "ad.turnStyle": "seat", "ad.winRegain": true },
      { ...I, "ad.homes": "custom", "ad.homeStars": ["vega", "rigel"], "ad.offLimits": ["algol"] },
      { ...I, "ad.homes": "custom", "ad.homeStars": ["vega"] },
    ])
      expect(clashes(raw)).toEqual([]);
  });
});

describe("invalid values", () => {
  const bad: readonly (readonly [object, string])[] = [
    [{ "ad.combat": "lasers" }, "This must be one of: larger or fortunes."],
    [{ "ad.recruit": 1 }, "This must be one of: true or false."],
    [{ "ad.turnLimit": 9 }, "This must be a whole number from 10 to 200, or 0 for none."],
    [{ "ad.offLimits": "pavo" }, "This must be a list."],
    [{ "ad.offLimits": [7] }, "This must be the id of a star."],
    [{ "ad.homeStars": ["a", "b", "c", "d", "e"] }, "The list may have at most 4 entries."],
    [{ "ad.beer": true }, "This game has no such option."],
    [
      { "ad.map": { format: "starboard.4000ad.stars", version: 1 } },
      "The board is missing. It needs rows, cols and depths.",
    ],
  ];
  it.each(bad)("%j", (raw, sentence) => {
    const read = optionTable.parse(raw);
    expect("bad" in read && read.bad.map(({ code, about }) => inWords(code, about))).toContain(sentence);
  });

  it("all have a sentence, for every error of a map, a position or a sum", () => {
    const folder = join(import.meta.dirname, "..", "src");
    const sources = ["data/read.ts", "notation/read.ts", "notation/names.ts", "notation/agreements.ts", "sums.ts"];
    const codes = sources.flatMap((file) => readFileSync(join(folder, file), "utf8").match(/AD_[A-Z_]+(?=")/g) ?? []);
    expect(new Set(codes).size).toBeGreaterThan(35);
    for (const code of codes) {
      const about = {
        values: ["yellow"],
        min: 1,
        max: 2,
        from: 0,
        first: 0,
        stars: 1,
        most: 7,
        longest: 8,
        star: "x",
        power: "x",
        sector: "A",
        level: "red",
        want: "B",
        id: "x",
        name: "x",
        eligible: 1,
        need: 2,
      };
      expect(inWords(code, about), code).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe("standard values", () => {
  it("are Alliances for two and four players, Independents for three (AD-1.0, AD-D)", () => {
    const version = (players: number): unknown => {
      const read = optionTable.parse({ "ad.players": players });
      return "ok" in read && [read.ok["ad.version"], read.ok["ad.homes"]];
    };
    expect([2, 3, 4].map(version)).toEqual([
      ["alliances", "standard"],
      ["independents", "mira"],
      ["alliances", "standard"],
    ]);
  });

  it("are all listed in section D (AD-D)", () => {
    for (const id of Object.keys(standard("independents", 3))) expect(rules).toContain(`| \`${id}\` |`);
  });

  it("are changed by the presets as listed in the rules (AD-D.P)", () => {
    const set = Object.fromEntries(optionTable.presets.map((p) => [p.id, p.set]));
    expect(set["classic"]).toEqual({});
    expect(set["tournament"]).toEqual({ "ad.turnLimit": 100, "ad.quietLimit": 12 });
    expect(set["house"]).toEqual({
      "ad.neutralDefence": "both",
      "ad.recruit": true,
      "ad.buildAt": "anyBoth",
      "ad.combat": "fortunes",
    });
  });
});
