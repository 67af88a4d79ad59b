import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Fonts } from "@starboard/print";
import { describe, expect, test } from "vitest";
import { BUILT_IN_MODULES, builtIn, type ModuleFile, resolve } from "../src/authoring.ts";
import { PARTS, type Part, pagesOf, printParts } from "../src/print/index.ts";
import { factionLines, namesOf } from "../src/print/pieces.ts";
import { modeText } from "../src/print/text.en.ts";

const { resolve: find } = createRequire(import.meta.url);
const font = (weight: number): Uint8Array =>
  readFileSync(find(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`));
const fonts: Fonts = { text: font(500), bold: font(600), display: font(600) };
const starTrek = resolve(builtIn("star-trek") as ModuleFile);
const placed = (part: Part, backs = false): number =>
  pagesOf(starTrek, [part], "a4", backs).reduce((n, page) => n + page.placed.length, 0);

describe("printed Warp Empires", () => {
  test("every card and chit of the rule sheet is printed in the listed number: 72 cards, 78 chits, six factions", () => {
    expect([placed("cards"), placed("units"), placed("factions")]).toEqual([72, 78, 6]);
    // Fourteen markers for each of six factions and three buildings.
    expect(placed("markers")).toBe(9 * 14);
    expect(placed("units", true)).toBe(2 * 78);
  });
  test("every module fits A4 and Letter", () => {
    for (const { id } of BUILT_IN_MODULES)
      for (const paper of ["a4", "letter"] as const)
        expect(pagesOf(resolve(builtIn(id) as ModuleFile), PARTS, paper, true).length).toBeGreaterThan(4);
  });
  test("card texts describe the effects and use the names of other cards", () => {
    const nameOf = namesOf(starTrek);
    const text = (id: string): string =>
      (starTrek.cards.find((card) => card.id === id)?.modes ?? []).map((mode) => modeText(mode, nameOf)).join(" / ");
    expect(text("warpFleet")).toBe("Move up to 3 groups, one after another.");
    expect(text("phasers")).toBe("Force +2 for each own ship.");
    expect(text("security")).toBe("Negates Espionage, Sabotage, Steal and Reconnaissance.");
    expect(text("raiding")).toBe("The active player’s revenue −5 this turn.");
    for (const { id } of starTrek.cards) expect(text(id)).toMatch(/\w.*\.$/);
  });
  test("a faction sheet lists the faction's particulars", () => {
    const borg = starTrek.factions.find(({ id }) => id === "borg");
    expect(borg && factionLines(starTrek, borg, namesOf(starTrek))).toEqual([
      "Command Ship +3",
      "Shields +10",
      "Strong Hull +5",
      "Revenue +1 for each minor race",
      "Keeps 1/2 of the enemy’s casualties when winning",
      "Special: Security, Boarding Parties",
    ]);
  });
  test("the pages become a PDF", async () => {
    const pdf = await printParts(["factions", "map"], "a4", fonts);
    expect(new TextDecoder("latin1").decode(pdf.slice(0, 5))).toBe("%PDF-");
  });
});
