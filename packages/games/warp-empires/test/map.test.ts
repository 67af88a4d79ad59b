import { digest } from "@starboard/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROVING_GROUND } from "../src/data/proving-ground.ts";
import type { Board } from "../src/map/board.ts";
import { boardOf, checkBoard, fairnessOf, generate, type Generated, readMap } from "../src/map/index.ts";
import { connected, distances } from "../src/map/raster.ts";
import { builtIn, type ModuleFile, resolve } from "../src/module/index.ts";
import type { Resolved } from "../src/module/resolved.ts";
import { changed, mutant } from "./mutate.ts";

const moduleOf = (id: string): Resolved => resolve(builtIn(id) as ModuleFile);
const starTrek = moduleOf("star-trek");
const rivers = moduleOf("three-rivers");
const map = (module: Resolved, players: number, seed: number): Generated =>
  generate(module, players, seed) as Generated;
const count = (board: Board, terrain: string): number => board.territories.filter((t) => t.terrain === terrain).length;

describe("generated maps (WE-3.5, WE-3.6)", () => {
  const sizes: readonly [Resolved, number, number][] = [
    [starTrek, 2, 12],
    [starTrek, 3, 12],
    [starTrek, 4, 8],
    [starTrek, 5, 4],
    [starTrek, 6, 3],
    [rivers, 2, 6],
    [rivers, 3, 6],
    [rivers, 4, 6],
    [moduleOf("first-steps"), 3, 6],
  ];
  test.each(sizes.map(([module, players, seeds]) => [module.name, players, seeds, module] as const))(
    "%s for %i: even on each of %i map numbers, with the numbers of the size",
    (_name, players, seeds, module) => {
      const size = module.map?.sizes[String(players)];
      for (let seed = 1; seed <= seeds; seed++) {
        const { board, fairness } = map(module, players, seed);
        expect(fairness.lines.filter(({ shortfall }) => shortfall > 0)).toEqual([]);
        expect(board.territories.length).toBe(size?.territories);
        expect(board.homes.length).toBe(players);
        const valued = module.map?.roles.valued ?? "";
        expect(count(board, valued)).toBe(size?.valued);
        for (const { terrain, key } of module.map?.scatter ?? [])
          expect([terrain, count(board, terrain)]).toEqual([terrain, size?.scatter[key]]);
        for (const home of board.homes) expect(board.territories[home]?.terrain).toBe(valued);
      }
    },
  );

  // Random placement makes neither fair: 8 is repaired, for 34 the search for homes continues.
  test.each([8, 34])("map number %i is fair for six players", (seed) => {
    const { fairness, attempts, board } = map(starTrek, 6, seed);
    expect(attempts).toBeGreaterThanOrEqual(500);
    expect(fairness).toEqual(fairnessOf(starTrek, board));
    expect(fairness.even).toBe(true);
  });

  test("repairing only exchanges terrain, at the distances from homes that the module requires", () => {
    const { board } = map(starTrek, 6, 8);
    for (const home of board.homes) {
      const steps = distances(board.neighbours, home, () => true);
      for (const [at, { terrain }] of board.territories.entries())
        if (terrain !== "space" && !board.homes.includes(at)) expect(steps[at]).toBeGreaterThanOrEqual(2);
    }
  });

  // Records of matches name a map by its number: these maps must stay as they are, or the game needs a new edition.
  test.each([
    [starTrek, 4, 1, "6930619a3cdccb74"],
    [starTrek, 2, 7, "1e451254df802c9d"],
    [rivers, 3, 5, "5895ffa9b3edac3d"],
  ] as const)("map numbers keep their maps for ever: %#", (module, players, seed, hash) => {
    const { territories, neighbours, homes } = map(module, players, seed).board;
    expect(digest([territories.map(({ id, terrain }) => [id, terrain]), neighbours, homes]).slice(0, 16)).toBe(hash);
  });

  test("a map number generates the same map again, another number another map", () => {
    expect(map(starTrek, 4, 9)).toEqual(map(starTrek, 4, 9));
    expect(map(starTrek, 4, 9).board.territories).not.toEqual(map(starTrek, 4, 10).board.territories);
  });

  test("neighbours are mutual, names and ids differ, all enterable territories are connected", () => {
    const { board } = map(starTrek, 4, 2);
    for (const [at, near] of board.neighbours.entries())
      for (const other of near) expect(board.neighbours[other]).toContain(at);
    expect(new Set(board.territories.map(({ id }) => id)).size).toBe(board.territories.length);
    expect(new Set(board.territories.map(({ name }) => name)).size).toBe(board.territories.length);
    expect(connected(board.neighbours, (at) => board.territories[at]?.terrain !== "supernova")).toBe(true);
  });

  test("scattered terrains keep their distances: 2 from homes, 3 between worm holes", () => {
    const { board } = map(starTrek, 4, 5);
    const holes = board.territories.flatMap(({ terrain }, at) => (terrain === "wormhole" ? [at] : []));
    for (const home of board.homes) {
      const steps = distances(board.neighbours, home, () => true);
      for (const [at, { terrain }] of board.territories.entries())
        if (["wormhole", "nebula", "supernova"].includes(terrain)) expect(steps[at]).toBeGreaterThanOrEqual(2);
    }
    for (const hole of holes) {
      const steps = distances(board.neighbours, hole, () => true);
      for (const other of holes) if (other !== hole) expect(steps[other]).toBeGreaterThanOrEqual(3);
    }
  });

  test("neighbours' outlines share points, labels lie inside their own outline", () => {
    const { board } = map(starTrek, 3, 1);
    const inside = ([x, y]: readonly [number, number], outline: readonly (readonly [number, number])[]): boolean => {
      let odd = false;
      for (const [i, [ax, ay]] of outline.entries()) {
        const [bx, by] = outline[(i + 1) % outline.length] as readonly [number, number];
        if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
      }
      return odd;
    };
    const corners = board.territories.map(({ outline }) => new Set(outline.map(String)));
    for (const [at, { label, outline }] of board.territories.entries()) {
      expect(outline.length).toBeGreaterThan(8);
      expect(inside(label, outline)).toBe(true);
      for (const other of board.neighbours[at] as readonly number[])
        expect([...(corners[at] as Set<string>)].filter((p) => corners[other]?.has(p)).length).toBeGreaterThan(1);
    }
  });

  test("the fairness report finds a home with a rival next to it", () => {
    const { board } = map(starTrek, 4, 2);
    const crowded = { ...board, homes: board.homes.with(0, board.neighbours[board.homes[1] as number]?.[0] as number) };
    const report = fairnessOf(starTrek, crowded);
    expect(report.even).toBe(false);
    expect(report.lines.find(({ what }) => what === "rivalLeast")?.shortfall).toBeGreaterThan(0);
  });
});

describe("distances between homes (WE-3.5)", () => {
  const most = (module: Resolved, board: Board) =>
    fairnessOf(module, board).lines.find(({ what }) => what === "rivalMost");

  // Among these numbers are some whose first placement puts a supernova in the way, so that the rival is eight steps
  // off.
  test("two players start six or seven steps apart, including impassable territories", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const apart = most(starTrek, map(starTrek, 2, seed).board)?.values ?? [];
      expect(
        [
          [6, 6],
          [7, 7],
        ],
        `map ${seed}`,
      ).toContainEqual(apart);
    }
  });

  test("the report measures homes that are too far apart; a size without a maximum has no such measure", () => {
    const { board } = map(starTrek, 2, 4);
    const from = board.homes[0] as number;
    const steps = distances(board.neighbours, from, (at) => board.territories[at]?.terrain !== "supernova");
    const away = { ...board, homes: [from, steps.indexOf(Math.max(...steps))] };
    const far = Math.max(...steps);
    expect(most(starTrek, away)).toMatchObject({ rule: "WE-3.5", limit: 7, shortfall: 2 * (far - 7) });
    expect(far).toBeGreaterThan(7);
    expect(most(starTrek, map(starTrek, 4, 2).board)).toBeUndefined();
  });
});

describe("hand-made maps (WE-3.7)", () => {
  const codes = (path: string, value: unknown, module = starTrek): string[] => {
    const read = readMap(module, changed(PROVING_GROUND, path.split("."), value));
    return "bad" in read ? read.bad.map(({ code, at }) => `${code} ${at}`) : [];
  };
  const first = PROVING_GROUND.territories[0];
  const empty = PROVING_GROUND.territories.findIndex(({ terrain }) => terrain === "space");
  const emptyId = PROVING_GROUND.territories[empty]?.id as string;

  test("the built-in map loads for every player count it names, and only with its module", () => {
    for (const players of PROVING_GROUND.players) {
      const options = { players, module: "star-trek", map: PROVING_GROUND.id, mapSeed: 1, mapFile: null };
      expect(checkBoard(starTrek, options)).toEqual([]);
      expect(boardOf(starTrek, options).homes.length).toBe(players);
      expect(checkBoard(rivers, options)[0]).toMatchObject({ code: "WE_MAP_OTHER_MODULE", at: "map" });
    }
    const six = { players: 6, module: "star-trek", map: PROVING_GROUND.id, mapSeed: 1, mapFile: null };
    expect(checkBoard(starTrek, six)[0]).toMatchObject({ code: "WE_MAP_PLAYERS", at: "players" });
  });

  test.each<[string, unknown, string]>([
    ["territories.1.id", first?.id, "WE_MAP_TWICE territories.1.id"],
    ["territories.1.terrain", "swamp", "WE_MAP_TERRAIN territories.1.terrain"],
    [
      "territories.1.outline",
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      "WE_MAP_OUTLINE territories.1.outline",
    ],
    ["territories.1.outline", [[0, 0]], "WE_MAP_FIELD territories.1.outline"],
    ["territories.1.colour", "red", "WE_MAP_KEY territories.1.colour"],
    ["borders", [["a1", "zz"]], "WE_MAP_REF borders.0.1"],
    ["borders", [["a1", "a1"]], "WE_MAP_BORDER borders.0"],
    ["homes.2", ["a1"], "WE_MAP_HOMES homes.2"],
    ["homes.2.1", emptyId, "WE_MAP_HOME homes.2.1"],
    ["homes.2.1", "zz", "WE_MAP_REF homes.2.1"],
    ["homes.2", undefined, "WE_MAP_HOMES homes.2"],
    ["homes.6", ["a1", "b1"], "WE_MAP_PLAYERS homes.6"],
    ["explored", { a1: { weather: "fair" } }, "WE_MAP_FEATURE explored.a1.weather"],
    ["explored", { a1: { resources: "endless" } }, "WE_MAP_VALUE explored.a1.resources"],
    ["explored", { zz: {} }, "WE_MAP_REF explored.zz"],
    ["borders", [["a1", "b1"]], "WE_MAP_UNREACHABLE territories.2"],
    ["format", "warp-empires.map/9", "WE_MAP_FIELD format"],
  ])("%s", (path, value, fault) => {
    expect(codes(path, value)).toContain(fault);
  });

  test("without stated borders, outlines that share an edge are neighbours", () => {
    const square = (x: number, y: number) => [
      [x, y],
      [x + 10, y],
      [x + 10, y + 10],
      [x, y + 10],
    ];
    const read = readMap(starTrek, {
      format: "warp-empires.map/1",
      id: "squares",
      name: "Squares",
      module: "star-trek",
      players: [2],
      territories: [
        { id: "p", terrain: "system", outline: square(0, 0) },
        { id: "q", terrain: "space", outline: square(10, 0) },
        { id: "r", terrain: "system", outline: square(20, 0) },
        { id: "s", terrain: "wormhole", outline: square(20, 10) },
      ],
      homes: { "2": ["p", "r"] },
    });
    if ("bad" in read) throw new Error(JSON.stringify(read.bad));
    expect(read.ok.boards.get(2)?.neighbours).toEqual([[1], [0, 2], [1, 3], [2]]);
    expect(read.ok.warnings.map(({ code }) => code)).toEqual(["WE_MAP_EMPTY", "WE_MAP_ALONE"]);
  });

  test("a module that needs certain territories refuses a map without them", () => {
    const condition = { op: "controlAll", territories: ["a1", "q99"] } as const;
    const wanting: Resolved = { ...starTrek, victory: { ...starTrek.victory, condition } };
    const options = { players: 2, module: "star-trek", map: PROVING_GROUND.id, mapSeed: 1, mapFile: null };
    expect(checkBoard(wanting, options)).toEqual([
      { code: "WE_MAP_REF", at: "moduleFile.victory.condition.territories.1", about: { id: "q99" } },
    ]);
  });

  test("a file that is not a map is refused under its option", () => {
    const options = { players: 2, module: "star-trek", map: "own", mapSeed: 1, mapFile: { territories: "many" } };
    expect(checkBoard(starTrek, options).every(({ at }) => at.startsWith("mapFile"))).toBe(true);
  });

  test("a map with any random change loads or is refused with a field", () => {
    fc.assert(
      fc.property(mutant(PROVING_GROUND), (made) => {
        const read = readMap(starTrek, made);
        if ("ok" in read) expect(read.ok.boards.size).toBeGreaterThan(0);
        else for (const { code } of read.bad) expect(code).toMatch(/^WE_MAP_[A-Z_]+$/);
      }),
      { numRuns: 400 },
    );
  });
});
