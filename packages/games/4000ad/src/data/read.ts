/** Reads custom maps. Every error is reported at its field (codes `AD_MAP_…`). */
import type { Invalid, Result } from "@starboard/kernel";
import { journey } from "./map.ts";
import type { StarEntry, StarModule } from "./stars.ts";

/** Longest journey in turns, because a path has seven spaces (AD-4.1). */
export const LONGEST = 7;
const STARS_PER_SECTOR = 2;
const MAX_SIDE = 7;
const MAX_SETUPS = 20;
const NAME_LENGTH = 40;
const ID = /^[a-z][a-z0-9-]{0,39}$/;

type Fault = (code: string, at: string, about?: Record<string, unknown>) => void;
type Plain = Record<string, unknown>;
const isPlain = (x: unknown): x is Plain => typeof x === "object" && x !== null && !Array.isArray(x);
const isCount = (x: unknown, min: number, max: number): x is number =>
  typeof x === "number" && Number.isInteger(x) && x >= min && x <= max;

/**
 * Reads a star module from untrusted input. Unknown fields are ignored, so that a module may carry notes on its
 * sources. The result has only known fields.
 */
export function readStarModule(raw: unknown): Result<StarModule> {
  const bad: Invalid[] = [];
  const fault: Fault = (code, at, about) => {
    bad.push(about ? { code, at, about } : { code, at });
  };
  if (!isPlain(raw)) return { bad: [{ code: "AD_MAP_FORM", at: "" }] };
  if (raw["format"] !== "starboard.4000ad.stars") fault("AD_MAP_FORMAT", "format");
  if (raw["version"] !== 1) fault("AD_MAP_VERSION", "version");
  const board = readBoard(raw["board"], fault);
  if (!board) return { bad };
  const stars = readStars(raw["stars"], board, fault);
  checkSectors(stars, board, fault);
  const setups = readSetups(raw["setups"], stars, fault);
  if (bad.length > 0) return { bad };
  return { ok: { format: "starboard.4000ad.stars", version: 1, board, setups, stars } };
}

function readBoard(raw: unknown, fault: Fault): StarModule["board"] | undefined {
  if (!isPlain(raw)) {
    fault("AD_MAP_BOARD", "board");
    return undefined;
  }
  const { rows, cols, depths } = raw;
  if (!isCount(rows, 1, MAX_SIDE)) fault("AD_MAP_SIZE", "board.rows", { min: 1, max: MAX_SIDE });
  if (!isCount(cols, 1, MAX_SIDE)) fault("AD_MAP_SIZE", "board.cols", { min: 1, max: MAX_SIDE });
  if (!isCount(depths, 1, 2)) fault("AD_MAP_SIZE", "board.depths", { min: 1, max: 2 });
  if (!isCount(rows, 1, MAX_SIDE) || !isCount(cols, 1, MAX_SIDE) || !isCount(depths, 1, 2)) return undefined;
  const longest = journey({ row: 0, col: 0, depth: 0 }, { row: rows - 1, col: cols - 1, depth: depths - 1 });
  if (longest > LONGEST) {
    fault("AD_MAP_TOO_FAR", "board", { longest, most: LONGEST });
    return undefined;
  }
  return { rows, cols, depths };
}

/** Returns the letter of a square, counted row by row from A. */
const letter = (row: number, col: number, cols: number): string => String.fromCharCode(65 + row * cols + col);

function readStars(raw: unknown, board: StarModule["board"], fault: Fault): StarEntry[] {
  const most = board.rows * board.cols * board.depths * STARS_PER_SECTOR;
  if (!Array.isArray(raw)) {
    fault("AD_MAP_STARS", "stars");
    return [];
  }
  if (raw.length > most) {
    fault("AD_MAP_STAR_COUNT", "stars", { stars: raw.length, most });
    return [];
  }
  const stars: StarEntry[] = [];
  const ids = new Map<string, number>();
  const names = new Map<string, number>();
  raw.forEach((entry: unknown, i) => {
    const star = readStar(entry, `stars.${i}`, board, fault);
    if (!star) return;
    const twin = ids.get(star.id);
    if (twin !== undefined) fault("AD_MAP_DUPLICATE_ID", `stars.${i}.id`, { id: star.id, first: twin });
    else ids.set(star.id, i);
    const namesake = names.get(star.name);
    if (namesake !== undefined) fault("AD_MAP_DUPLICATE_NAME", `stars.${i}.name`, { name: star.name, first: namesake });
    else names.set(star.name, i);
    stars.push(star);
  });
  return stars;
}

function readStar(raw: unknown, at: string, board: StarModule["board"], fault: Fault): StarEntry | undefined {
  if (!isPlain(raw)) {
    fault("AD_MAP_STAR", at);
    return undefined;
  }
  let sound = true;
  const wrong = (code: string, field: string, about?: Record<string, unknown>): void => {
    sound = false;
    fault(code, `${at}.${field}`, about);
  };
  const { id, name, sector, level, row, col, depth, population, materials, plot } = raw;
  if (typeof id !== "string" || !ID.test(id)) wrong("AD_MAP_ID", "id");
  if (typeof name !== "string" || name.trim() === "" || name.length > NAME_LENGTH)
    wrong("AD_MAP_NAME", "name", { max: NAME_LENGTH });
  if (!isCount(row, 0, board.rows - 1)) wrong("AD_MAP_ROW", "row", { max: board.rows - 1 });
  if (!isCount(col, 0, board.cols - 1)) wrong("AD_MAP_COL", "col", { max: board.cols - 1 });
  if (!isCount(depth, 0, board.depths - 1)) wrong("AD_MAP_DEPTH", "depth", { max: board.depths - 1 });
  if (level !== "yellow" && level !== "red") wrong("AD_MAP_LEVEL", "level", { values: ["yellow", "red"] });
  else if (isCount(depth, 0, 1) && (depth === 0) !== (level === "yellow"))
    wrong("AD_MAP_LEVEL", "level", { depth, values: [depth === 0 ? "yellow" : "red"] });
  if (typeof population !== "boolean") wrong("AD_MAP_SYMBOL", "population");
  if (typeof materials !== "boolean") wrong("AD_MAP_SYMBOL", "materials");
  if (typeof sector !== "string") wrong("AD_MAP_SECTOR", "sector");
  else if (isCount(row, 0, MAX_SIDE) && isCount(col, 0, MAX_SIDE)) {
    const want = letter(row, col, board.cols);
    if (sector !== want) wrong("AD_MAP_SECTOR", "sector", { want });
  }
  const place = readPlot(plot, row, col, wrong);
  if (!sound || !place) return undefined;
  // All fields were checked above, but the compiler cannot derive that from `sound`.
  const star = { id, name, sector, level, row, col, depth, population, materials } as Omit<StarEntry, "plot">;
  return { ...star, plot: place };
}

/** Reads the plot. It must lie inside the star's square, so that the board and random tosses agree with the sector. */
function readPlot(
  raw: unknown,
  row: unknown,
  col: unknown,
  wrong: (code: string, field: string, about?: Record<string, unknown>) => void,
): StarEntry["plot"] | undefined {
  if (!isPlain(raw)) {
    wrong("AD_MAP_PLOT", "plot");
    return undefined;
  }
  const { x, y } = raw;
  const inside = (v: unknown, from: unknown): v is number =>
    typeof v === "number" && Number.isFinite(v) && (typeof from !== "number" || (v >= from && v <= from + 1));
  if (!inside(x, col)) wrong("AD_MAP_PLOT", "plot.x", { from: col });
  if (!inside(y, row)) wrong("AD_MAP_PLOT", "plot.y", { from: row });
  return inside(x, col) && inside(y, row) ? { x, y } : undefined;
}

/** Checks that every sector has two stars, because a barred fleet needs the sister star (AD-2.3.4). */
function checkSectors(stars: readonly StarEntry[], board: StarModule["board"], fault: Fault): void {
  const count = new Map<string, number>();
  stars.forEach((s, i) => {
    const key = `${s.row},${s.col},${s.depth}`;
    const n = (count.get(key) ?? 0) + 1;
    count.set(key, n);
    if (n > STARS_PER_SECTOR) fault("AD_MAP_SECTOR_FULL", `stars.${i}.sector`, { sector: s.sector, level: s.level });
  });
  for (let row = 0; row < board.rows; row++)
    for (let col = 0; col < board.cols; col++)
      for (let depth = 0; depth < board.depths; depth++) {
        const n = count.get(`${row},${col},${depth}`) ?? 0;
        const sector = letter(row, col, board.cols);
        if (n < STARS_PER_SECTOR)
          fault("AD_MAP_SECTOR_SHORT", "stars", { sector, level: depth === 0 ? "yellow" : "red", stars: n });
      }
  const eligible = stars.filter((s) => s.population && s.materials).length;
  if (eligible < 2) fault("AD_MAP_NO_HOMES", "stars", { eligible, need: 2 });
}

function readSetups(raw: unknown, stars: readonly StarEntry[], fault: Fault): StarModule["setups"] {
  const setups: Record<string, { homes: string[] }> = {};
  if (raw === undefined) return setups;
  if (!isPlain(raw) || Object.keys(raw).length > MAX_SETUPS) {
    fault("AD_MAP_SETUPS", "setups", { max: MAX_SETUPS });
    return setups;
  }
  for (const [name, setup] of Object.entries(raw)) {
    const at = `setups.${name}`;
    // The published file also lists random candidates. They are skipped because they follow from the symbols.
    if (isPlain(setup) && setup["homes"] === undefined && Array.isArray(setup["eligible"])) continue;
    if (!ID.test(name) || !isPlain(setup) || !Array.isArray(setup["homes"])) {
      fault("AD_MAP_SETUP", at);
      continue;
    }
    const homes = setup["homes"] as unknown[];
    if (homes.length < 2 || homes.length > 4) fault("AD_MAP_SETUP_SIZE", `${at}.homes`, { min: 2, max: 4 });
    homes.forEach((id, i) => {
      const star = stars.find((s) => s.id === id);
      if (!star) fault("AD_MAP_SETUP_STAR", `${at}.homes.${i}`, { star: id });
      else if (homes.indexOf(id) < i) fault("AD_MAP_SETUP_TWICE", `${at}.homes.${i}`, { star: id });
      else if (!star.population || !star.materials) fault("AD_MAP_SETUP_SYMBOLS", `${at}.homes.${i}`, { star: id });
    });
    setups[name] = { homes: homes.filter((id): id is string => typeof id === "string") };
  }
  return setups;
}
