/** The board's data and the text of the rules agree. */
import { readRules } from "@starboard/kit";
import { describe, expect, it } from "vitest";
import { mapOf, starIndex } from "../src/data/map.ts";
import { readStarModule } from "../src/data/read.ts";
import { sheetStars } from "../src/data/sheet.ts";
import type { StarEntry, StarMap } from "../src/data/stars.ts";
import { rules } from "../src/rules.gen.ts";

const map: StarMap = mapOf({ "ad.map": null });
const squares = "A B C D E F G H I J K L".split(" ");
const symbols = (s: StarEntry): string => `${s.population ? "o" : ""}${s.materials ? "+" : ""}`;
const at = (id: string): StarEntry => map.stars[starIndex(map, id)] as StarEntry;
const rule = (id: string): string => readRules(rules).get(id as `AD-${string}`)?.text ?? "";

describe("the board (AD-2.1)", () => {
  it("is a block of 24 sectors in 12 squares of three columns, two levels deep (AD-2.3.2)", () => {
    expect(new Set(map.sectorOf).size).toBe(24);
    for (const star of map.stars) {
      const n = squares.indexOf(star.sector);
      expect([star.row, star.col]).toEqual([Math.floor(n / 3), n % 3]);
      expect(star.depth).toBe(star.level === "yellow" ? 0 : 1);
    }
  });

  it("has two stars in every sector, each the sister of the other (AD-2.3.4)", () => {
    expect(map.S).toBe(48);
    for (const sector of map.sectors) expect(sector).toHaveLength(2);
    map.stars.forEach((_, s) => {
      const sister = map.sister[s] as number;
      expect(sister).not.toBe(s);
      expect(map.sectorOf[sister]).toBe(map.sectorOf[s]);
      expect(map.sister[sister]).toBe(s);
    });
  });

  it("has one star of each kind in every square, and both symbols at every home star (AD-2.4, AD-2.4.a)", () => {
    for (const square of squares) {
      const kinds = map.stars.filter((s) => s.sector === square).map(symbols);
      expect(kinds.sort()).toEqual(["", "+", "o", "o+"]);
    }
    for (const { homes } of Object.values(sheetStars.setups))
      for (const home of homes) expect(symbols(at(home))).toBe("o+");
  });

  it("treats the standard home stars alike: reflection and half-turn map every symbol onto an equal one (AD-2.D1)", () => {
    const kindsIn = (row: number, col: number, depth: number): string[] =>
      map.stars
        .filter((s) => s.row === row && s.col === col && s.depth === depth)
        .map(symbols)
        .sort();
    for (const { row, col, depth } of map.stars) {
      expect(kindsIn(row, 2 - col, depth)).toEqual(kindsIn(row, col, depth));
      expect(kindsIn(3 - row, col, 1 - depth)).toEqual(kindsIn(row, col, depth));
    }
    const seen = ["algol", "regulus", "antares", "pavo"].map((home) => {
      const all = map.at[starIndex(map, home)] as readonly (readonly number[])[];
      return all.map((stars) => stars.map((s) => symbols(map.stars[s] as StarEntry)).sort());
    });
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  it("is listed star by star in the rules (AD-2.D1)", () => {
    const lines = rule("AD-2.D1")
      .split("\n")
      .filter((line) => /^\| [A-L] \|/.test(line));
    const printed = lines.flatMap((line) => {
      const [, square = "", yellow = "", red = ""] = line.split("|").map((cell) => cell.trim());
      return [yellow, red].flatMap((cell, depth) =>
        cell.split(",").map((star) => {
          const name = star.replace(/`.*?`/, "").replace(/[¹²³]/, "").trim();
          const marks = /`(.*?)`/.exec(star)?.[1]?.replace(" ", "") ?? "";
          return [square, depth, name, marks];
        }),
      );
    });
    expect(printed).toEqual(map.stars.map((s) => [s.sector, s.depth, s.name, symbols(s)]));
  });

  it("has the distances printed in the rules (AD-7.2.a)", () => {
    const lines = rule("AD-7.2.a")
      .split("\n")
      .filter((line) => /^\| \*\*[A-L]\*\*/.test(line));
    expect(lines).toHaveLength(12);
    for (const [i, line] of lines.entries()) {
      const turns = line.split("|").slice(2, 14).map(Number);
      expect(turns).toHaveLength(12);
      for (const [j, value] of turns.entries())
        for (const a of map.stars.filter((s) => s.sector === squares[i]))
          for (const b of map.stars.filter((s) => s.sector === squares[j])) {
            const levels = a.depth === b.depth ? 0 : 1;
            expect(map.distance[starIndex(map, a.id) * map.S + starIndex(map, b.id)]).toBe(value + levels);
          }
    }
  });

  it("has the greatest distances printed in the rules (AD-7.2.e)", () => {
    const farthest: { readonly [squares: string]: number } = { ACJL: 7, BDFGIK: 6, EH: 5 };
    const counts: { readonly [squares: string]: readonly number[] } = {
      ACJL: [2, 6, 10, 12, 10, 6, 2],
      BK: [2, 8, 12, 12, 10, 4],
      DFGI: [2, 8, 14, 14, 8, 2],
      EH: [2, 10, 18, 14, 4],
    };
    const of = <T>(table: { readonly [squares: string]: T }, square: string): T | undefined =>
      Object.entries(table).find(([key]) => key.includes(square))?.[1];
    map.stars.forEach((star, s) => {
      expect(map.reach[s]).toBe(of(farthest, star.sector));
      const byTurns = (map.at[s] as readonly (readonly number[])[]).slice(1).map((stars) => stars.length);
      expect(byTurns.filter((n) => n > 0)).toEqual(of(counts, star.sector));
    });
    expect(rule("AD-7.2.e")).toContain("B K: 2 8 12 12 10 4; D F G I: 2 8 14 14 8 2");
  });

  it("can be read as a custom map file (AD-2.D2)", () => {
    expect(readStarModule(JSON.parse(JSON.stringify(sheetStars)))).toEqual({ ok: sheetStars });
    const broken = { ...sheetStars, stars: sheetStars.stars.map((s, i) => (i === 3 ? { ...s, row: 9 } : s)) };
    const read = readStarModule(broken);
    expect("bad" in read && read.bad.map(({ at: path }) => path)).toContain("stars.3.row");
  });
});
