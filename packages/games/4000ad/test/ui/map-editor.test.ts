/** The star-map editor: its changes, its files, and its problems as the rules report them. */
import { game, readStarModule, sheetStars, type StarModule } from "@starboard/4000ad";
import { Engine, seededDraws } from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import {
  addStar,
  blankDraft,
  fillSectors,
  isHome,
  type MapDraft,
  moveStar,
  removeStar,
  renameStar,
  resizeBoard,
  setHome,
  setLevel,
  setSymbol,
} from "../../src/ui/editors/map/draft.ts";
import { checkDraft, playersOf, playOptions, readDraft, writeDraft } from "../../src/ui/editors/map/file.ts";

const star = ({ map }: MapDraft, id: string): number => map.stars.findIndex((one) => one.id === id);

describe("changes", () => {
  test("the printed map is the first draft and has no problems", () => {
    expect(checkDraft(blankDraft())).toEqual([]);
    expect(playersOf(blankDraft())).toEqual([2, 3, 4]);
  });

  test("a star dragged into another square belongs to that sector, and never leaves the board", () => {
    const blank = blankDraft();
    const moved = moveStar(blank, star(blank, "algol"), 1.5, 2.25);
    expect(moved.map.stars[star(moved, "algol")]).toMatchObject({
      row: 2,
      col: 1,
      sector: "H",
      plot: { x: 1.5, y: 2.25 },
    });
    expect(checkDraft(moved).map(({ code }) => code)).toEqual(["AD_MAP_SECTOR_FULL", "AD_MAP_SECTOR_SHORT"]);
    const far = moveStar(blank, star(blank, "algol"), 99, -5);
    expect(far.map.stars[star(far, "algol")]).toMatchObject({ row: 0, col: 2 });
  });

  test("level, name and symbols change together with what depends on them", () => {
    const blank = blankDraft();
    const i = star(blank, "algol");
    expect(setLevel(blank, i, 1).map.stars[i]).toMatchObject({ depth: 1, level: "red" });
    const renamed = renameStar(blank, i, "Ålesund Prime");
    expect(renamed.map.stars[i]).toMatchObject({ name: "Ålesund Prime", id: "alesund-prime" });
    expect(isHome(renamed, "standard", "alesund-prime")).toBe(true);
    expect(renameStar(blank, i, "Mira").map.stars[i]?.id).toBe("algol");
    expect(isHome(setSymbol(blank, i, "materials", false), "standard", "algol")).toBe(false);
  });

  test("stars are added with unused names, removed with their set-ups, and fill every sector", () => {
    const blank = blankDraft();
    const less = removeStar(blank, star(blank, "algol"));
    expect(isHome(less, "standard", "algol")).toBe(false);
    expect(checkDraft(less).map(({ code, at }) => [code, at])).toEqual([["AD_MAP_SECTOR_SHORT", "stars"]]);
    const filled = fillSectors(less);
    expect(checkDraft(filled)).toEqual([]);
    expect(new Set(filled.map.stars.map(({ id }) => id)).size).toBe(48);
    expect(addStar(blank, 0.5, 0.5, 0).map.stars).toHaveLength(49);
  });

  test("another board keeps the stars inside it, and the problems name what is missing", () => {
    const larger = resizeBoard(blankDraft(), { cols: 4, rows: 3 });
    expect(checkDraft(larger).every(({ code }) => code === "AD_MAP_SECTOR_SHORT")).toBe(true);
    expect(checkDraft(fillSectors(larger))).toEqual([]);
    const flat = resizeBoard(blankDraft(), { depths: 1, rows: 2, cols: 2 });
    expect(flat.map.stars.every(({ depth, row, col }) => depth === 0 && row < 2 && col < 2)).toBe(true);
    const [tooFar] = checkDraft(resizeBoard(blankDraft(), { rows: 7, cols: 7 }));
    expect(tooFar).toMatchObject({ code: "AD_MAP_TOO_FAR", at: "board", rule: "AD-4.1" });
    expect(tooFar?.text).toMatch(/\.$/);
  });

  test("home stars stay in clockwise order", () => {
    const blank = blankDraft();
    const without = setHome(blank, "standard", "algol", false);
    expect(setHome(without, "standard", "algol", true).map.setups["standard"]).toEqual(sheetStars.setups["standard"]);
  });
});

describe("files", () => {
  test("a file reads back unchanged, with its name, and is what the option accepts", () => {
    const draft = { ...blankDraft(), name: "Two arms" };
    const file = JSON.parse(JSON.stringify(writeDraft(draft))) as object;
    expect(readDraft(file)).toEqual({ ok: draft });
    expect(readStarModule(file)).toHaveProperty("ok");
  });

  test("a map that only breaks rules is opened with its problems; anything else is refused", () => {
    const broken = { ...sheetStars, stars: sheetStars.stars.slice(1) };
    const read = readDraft(broken);
    if (!("ok" in read)) throw new Error("it can be shown");
    expect(checkDraft(read.ok).length).toBeGreaterThan(0);
    for (const other of [null, 5, {}, { format: "starboard.deck" }, { format: "starboard.4000ad.stars", board: 3 }])
      expect(readDraft(other)).toHaveProperty("issues");
  });
});

describe("play", () => {
  const starts = (draft: MapDraft): void => {
    const options = game.options.parse(playOptions(draft));
    if ("bad" in options) throw new Error(JSON.stringify(options.bad));
    const state = game.setup(options.ok);
    new Engine(game, seededDraws(1)).advance(state);
    expect(state.flow.over).toBeNull();
  };
  test("every valid draft can be played at once, with or without set-ups", () => {
    starts(blankDraft());
    starts({ name: "", map: { ...sheetStars, setups: {} } as StarModule });
    starts(fillSectors(resizeBoard(blankDraft(), { cols: 2, rows: 4 })));
    const three = { ...sheetStars.setups };
    delete (three as Record<string, unknown>)["duel"];
    starts({ name: "", map: { ...sheetStars, setups: three } });
  });
});
