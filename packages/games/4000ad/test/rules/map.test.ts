import { describe, expect, it } from "vitest";
import { clockwise, compileMap, mapOf, starIndex } from "../../src/data/map.ts";
import { readStarModule } from "../../src/data/read.ts";
import { sheetStars } from "../../src/data/sheet.ts";
import { journeySum } from "../../src/calc/distance.ts";
import { tinyMap } from "./tiny.ts";

const map = mapOf({ "ad.map": null });
const n = (name: string): number => starIndex(map, name.toLowerCase().replace(" ", "-"));

describe("distance (AD-7.2.a)", () => {
  // From, to, rows, columns and levels crossed, turns.
  const examples: [string, string, number, number, number, number][] = [
    ["Algol", "Hamal", 1, 0, 0, 2],
    ["Regulus", "Adhara", 0, 0, 1, 2],
    ["Vega", "Mira", 2, 1, 1, 5],
    ["Sol", "Alpha Centauri", 0, 0, 0, 1],
    ["Regulus", "Antares", 3, 0, 1, 5],
    ["Regulus", "Mira", 1, 2, 1, 5],
    ["Antares", "Mira", 2, 2, 0, 5],
    ["Polaris", "Markab", 0, 1, 1, 3],
    ["Algol", "Regulus", 0, 2, 0, 3],
    ["Pavo", "Antares", 0, 2, 0, 3],
    ["Algol", "Pavo", 3, 0, 1, 5],
    ["Regulus", "Pavo", 3, 2, 1, 7],
    ["Algol", "Antares", 3, 2, 1, 7],
    ["Algol", "Capella", 0, 0, 0, 1],
    ["Algol", "Menkar", 0, 0, 1, 2],
    ["Algol", "Rigel", 0, 1, 1, 3],
    ["Rigel", "Vega", 3, 0, 1, 5],
    ["Sol", "Algol", 1, 1, 0, 3],
    ["Sol", "Antares", 2, 1, 1, 5],
    ["Fomalhaut", "Algenib", 0, 0, 0, 1],
    ["Fomalhaut", "Markab", 0, 0, 1, 2],
    ["Menkar", "Thuban", 3, 2, 1, 7],
    ["Adhara", "Altair", 3, 2, 1, 7],
    ["Mira", "Pavo", 2, 0, 0, 3],
    ["Spica", "Vega", 2, 1, 1, 5],
    ["Betelgeuse", "Polaris", 1, 1, 0, 3],
    ["Arcturus", "Shaula", 1, 0, 1, 3],
    ["Castor", "Rasalhague", 3, 0, 1, 5],
  ];
  it.each(examples)("%s to %s", (from, to, rows, cols, levels, turns) => {
    const a = n(from);
    const b = n(to);
    expect(map.distance[a * map.S + b]).toBe(turns);
    expect(map.distance[b * map.S + a]).toBe(turns);
    const { total, terms } = journeySum(map, a, b);
    expect(total).toBe(turns);
    const of = (what: string): number => terms.find((t) => t.what === what)?.value ?? 0;
    expect([of("departureSector"), of("rows"), of("columns"), of("levels")]).toEqual([1, rows, cols, levels]);
  });

  it("agrees with the printed distances of sectors", () => {
    const printed = [
      "123234345456",
      "212323434545",
      "321432543654",
      "234123234345",
      "323212323434",
      "432321432543",
      "345234123234",
      "434323212323",
      "543432321432",
      "456345234123",
      "545434323212",
      "654543432321",
    ];
    for (let a = 0; a < map.S; a++)
      for (let b = 0; b < map.S; b++) {
        const from = map.stars[a];
        const to = map.stars[b];
        const flat = Number(printed[(from?.sector.charCodeAt(0) ?? 0) - 65]?.[(to?.sector.charCodeAt(0) ?? 0) - 65]);
        expect(map.distance[a * map.S + b]).toBe(flat + (from?.level === to?.level ? 0 : 1));
      }
  });

  it("ends at the greatest distance of each square, with as many stars at each turn as printed (AD-7.2.e)", () => {
    const far: Record<string, number> = { A: 7, C: 7, J: 7, L: 7, B: 6, D: 6, F: 6, G: 6, I: 6, K: 6, E: 5, H: 5 };
    const counts: Record<string, number[]> = {
      A: [2, 6, 10, 12, 10, 6, 2],
      B: [2, 8, 12, 12, 10, 4],
      D: [2, 8, 14, 14, 8, 2],
      E: [2, 10, 18, 14, 4],
    };
    map.stars.forEach((star, s) => {
      expect(map.reach[s]).toBe(far[star.sector]);
      const like = "ACJL".includes(star.sector)
        ? "A"
        : "BK".includes(star.sector)
          ? "B"
          : "EH".includes(star.sector)
            ? "E"
            : "D";
      expect((map.at[s] ?? []).slice(1).map((list) => list.length)).toEqual(counts[like]);
    });
  });
});

describe("the sheet's stars", () => {
  it("hold 12 of each kind, every square one of each (AD-2.4.a)", () => {
    const kinds = new Map<string, string[]>();
    for (const star of sheetStars.stars) {
      const kind = `${star.population ? "o" : ""}${star.materials ? "+" : ""}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), star.sector]);
    }
    for (const squares of kinds.values()) expect([...squares].sort().join("")).toBe("ABCDEFGHIJKL");
    expect(kinds.size).toBe(4);
  });

  it("are at equal distances from every standard home star (AD-2.D1)", () => {
    const seen = ["algol", "regulus", "antares", "pavo"].map((home) =>
      (map.at[n(home)] ?? []).map((list) =>
        list
          .map((s) => `${map.population[s]}${map.materials[s]}`)
          .sort()
          .join(" "),
      ),
    );
    expect(new Set(seen.map((s) => JSON.stringify(s))).size).toBe(1);
  });

  it("can be read back unchanged, with the home stars in clockwise order (AD-6.1)", () => {
    expect(readStarModule(JSON.parse(JSON.stringify(sheetStars)))).toEqual({ ok: sheetStars });
    const order = (ids: string[]) => clockwise(map, ids.map(n)).map((s) => map.stars[s]?.id);
    expect(order(["pavo", "antares", "regulus", "algol"])).toEqual(["algol", "regulus", "antares", "pavo"]);
    expect(order(["mira", "antares", "regulus"])).toEqual(["regulus", "antares", "mira"]);
    expect(order(["sol", "fomalhaut", "schedar", "spica"])).toEqual(["sol", "spica", "fomalhaut", "schedar"]);
  });
});

describe("custom maps", () => {
  const broken = (
    change: (m: { stars: Record<string, unknown>[]; board: Record<string, number> } & Record<string, unknown>) => void,
  ) => {
    const copy = JSON.parse(JSON.stringify(tinyMap));
    change(copy);
    const read = readStarModule(copy);
    return "bad" in read ? read.bad.map((b) => `${b.code} ${b.at}`) : [];
  };

  it("are compiled with their own sister stars and distances", () => {
    const read = readStarModule(tinyMap);
    expect(read).toEqual({ ok: tinyMap });
    const tiny = compileMap(tinyMap);
    expect([...tiny.reach]).toEqual([3, 3, 3, 3, 3, 3, 3, 3]);
    expect([...tiny.sister]).toEqual([1, 0, 3, 2, 5, 4, 7, 6]);
  });

  it.each<[string, Parameters<typeof broken>[0], string]>([
    ["another format", (m) => (m["format"] = "x"), "AD_MAP_FORMAT format"],
    ["another version", (m) => (m["version"] = 2), "AD_MAP_VERSION version"],
    ["no rows", (m) => (m.board["rows"] = 0), "AD_MAP_SIZE board.rows"],
    ["journeys longer than a path", (m) => Object.assign(m.board, { rows: 6, cols: 3 }), "AD_MAP_TOO_FAR board"],
    ["an id twice", (m) => (m.stars[1]!["id"] = "ash"), "AD_MAP_DUPLICATE_ID stars.1.id"],
    ["a bad id", (m) => (m.stars[1]!["id"] = "No Id"), "AD_MAP_ID stars.1.id"],
    ["a name twice", (m) => (m.stars[1]!["name"] = "ash"), "AD_MAP_DUPLICATE_NAME stars.1.name"],
    ["a row outside", (m) => (m.stars[1]!["row"] = 2), "AD_MAP_ROW stars.1.row"],
    ["a column outside", (m) => (m.stars[1]!["col"] = -1), "AD_MAP_COL stars.1.col"],
    ["a depth outside", (m) => (m.stars[1]!["depth"] = 1), "AD_MAP_DEPTH stars.1.depth"],
    ["a level that is not the depth", (m) => (m.stars[1]!["level"] = "red"), "AD_MAP_LEVEL stars.1.level"],
    ["another letter", (m) => (m.stars[1]!["sector"] = "B"), "AD_MAP_SECTOR stars.1.sector"],
    ["a plot in another square", (m) => (m.stars[1]!["plot"] = { x: 1.5, y: 0.5 }), "AD_MAP_PLOT stars.1.plot.x"],
    ["a symbol that is no flag", (m) => (m.stars[1]!["population"] = "o"), "AD_MAP_SYMBOL stars.1.population"],
    ["a sector with one star", (m) => m.stars.splice(1, 1), "AD_MAP_SECTOR_SHORT stars"],
    [
      "a sector with three stars",
      (m) => Object.assign(m.stars[2]!, { row: 0, col: 0, sector: "A", plot: { x: 0.5, y: 0.5 } }),
      "AD_MAP_SECTOR_FULL stars.2.sector",
    ],
    ["too many stars", (m) => m.stars.push({ ...m.stars[0], id: "x", name: "x" }), "AD_MAP_STAR_COUNT stars"],
    ["no eligible homes", (m) => m.stars.forEach((s) => (s["materials"] = false)), "AD_MAP_NO_HOMES stars"],
    [
      "a set-up with an unknown star",
      (m) => Object.assign(m["setups"] as object, { duel: { homes: ["ash", "oak"] } }),
      "AD_MAP_SETUP_STAR setups.duel.homes.1",
    ],
    [
      "a set-up with a star that lacks a symbol",
      (m) => Object.assign(m["setups"] as object, { duel: { homes: ["ash", "aspen"] } }),
      "AD_MAP_SETUP_SYMBOLS setups.duel.homes.1",
    ],
    [
      "a set-up that names a star twice",
      (m) => Object.assign(m["setups"] as object, { duel: { homes: ["ash", "ash"] } }),
      "AD_MAP_SETUP_TWICE setups.duel.homes.1",
    ],
    [
      "a set-up of one",
      (m) => Object.assign(m["setups"] as object, { duel: { homes: ["ash"] } }),
      "AD_MAP_SETUP_SIZE setups.duel.homes",
    ],
  ])("are refused for %s", (_what, change, fault) => {
    expect(broken(change)).toContain(fault);
  });

  it("are refused for any malformed input", () => {
    for (const raw of [null, 1, "x", [], {}, { stars: 3 }, { board: {} }, { ...tinyMap, stars: [null, 1] }])
      expect(readStarModule(raw)).toHaveProperty("bad");
  });
});
