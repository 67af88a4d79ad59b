/**
 * The printed star field (rules.md, section B): 24 sectors with two stars each. Names and sectors are those of the rule
 * sheet where it gives them. The other names are real stars. The distribution of symbols within a square is our own
 * symmetric layout (AD-2.D1), and so is `plot`, the position inside the square.
 */
import type { StarEntry, StarModule } from "./stars.ts";

type Line = readonly [
  id: string,
  name: string,
  sector: string,
  level: "yellow" | "red",
  symbols: string,
  x: number,
  y: number,
];

/** `o` population, `+` materials, `-` neither (AD-2.4). */
const lines: readonly Line[] = [
  ["algol", "Algol", "A", "yellow", "o+", 0.26, 0.34],
  ["capella", "Capella", "A", "yellow", "o", 0.657, 0.633],
  ["menkar", "Menkar", "A", "red", "+", 0.72, 0.227],
  ["diphda", "Diphda", "A", "red", "-", 0.343, 0.693],
  ["aldebaran", "Aldebaran", "B", "yellow", "o", 1.273, 0.307],
  ["castor", "Castor", "B", "yellow", "+", 1.677, 0.633],
  ["rigel", "Rigel", "B", "red", "o+", 1.733, 0.287],
  ["bellatrix", "Bellatrix", "B", "red", "-", 1.303, 0.707],
  ["regulus", "Regulus", "C", "yellow", "o+", 2.273, 0.333],
  ["procyon", "Procyon", "C", "yellow", "o", 2.683, 0.693],
  ["adhara", "Adhara", "C", "red", "+", 2.687, 0.293],
  ["canopus", "Canopus", "C", "red", "-", 2.323, 0.693],
  ["hamal", "Hamal", "D", "yellow", "o", 0.253, 1.327],
  ["mirfak", "Mirfak", "D", "yellow", "-", 0.677, 1.64],
  ["mira", "Mira", "D", "red", "o+", 0.673, 1.247],
  ["achernar", "Achernar", "D", "red", "+", 0.323, 1.733],
  ["sol", "Sol", "E", "yellow", "o+", 1.32, 1.333],
  ["alpha-centauri", "Alpha Centauri", "E", "yellow", "-", 1.717, 1.667],
  ["betelgeuse", "Betelgeuse", "E", "red", "o", 1.733, 1.287],
  ["sirius", "Sirius", "E", "red", "+", 1.27, 1.76],
  ["pollux", "Pollux", "F", "yellow", "o", 2.307, 1.28],
  ["alphard", "Alphard", "F", "yellow", "-", 2.71, 1.64],
  ["spica", "Spica", "F", "red", "o+", 2.7, 1.247],
  ["hadar", "Hadar", "F", "red", "+", 2.297, 1.733],
  ["schedar", "Schedar", "G", "yellow", "o+", 0.293, 2.293],
  ["mirach", "Mirach", "G", "yellow", "+", 0.67, 2.633],
  ["ankaa", "Ankaa", "G", "red", "o", 0.74, 2.267],
  ["alnair", "Alnair", "G", "red", "-", 0.31, 2.76],
  ["markab", "Markab", "H", "yellow", "o", 1.293, 2.313],
  ["enif", "Enif", "H", "yellow", "+", 1.717, 2.693],
  ["fomalhaut", "Fomalhaut", "H", "red", "o+", 1.74, 2.227],
  ["algenib", "Algenib", "H", "red", "-", 1.317, 2.687],
  ["arcturus", "Arcturus", "I", "yellow", "o+", 2.32, 2.34],
  ["mizar", "Mizar", "I", "yellow", "+", 2.73, 2.62],
  ["polaris", "Polaris", "I", "red", "o", 2.693, 2.287],
  ["kochab", "Kochab", "I", "red", "-", 2.35, 2.727],
  ["altair", "Altair", "J", "yellow", "+", 0.253, 3.313],
  ["deneb", "Deneb", "J", "yellow", "-", 0.65, 3.687],
  ["pavo", "Pavo", "J", "red", "o+", 0.68, 3.26],
  ["nunki", "Nunki", "J", "red", "o", 0.31, 3.727],
  ["vega", "Vega", "K", "yellow", "o+", 1.307, 3.26],
  ["eltanin", "Eltanin", "K", "yellow", "-", 1.71, 3.653],
  ["sabik", "Sabik", "K", "red", "o", 1.733, 3.26],
  ["rasalhague", "Rasalhague", "K", "red", "+", 1.29, 3.74],
  ["thuban", "Thuban", "L", "yellow", "+", 2.293, 3.333],
  ["alkaid", "Alkaid", "L", "yellow", "-", 2.697, 3.62],
  ["antares", "Antares", "L", "red", "o+", 2.687, 3.28],
  ["shaula", "Shaula", "L", "red", "o", 2.33, 3.68],
];

const COLS = 3;

function entry([id, name, sector, level, symbols, x, y]: Line): StarEntry {
  const square = sector.charCodeAt(0) - "A".charCodeAt(0);
  return {
    id,
    name,
    sector,
    level,
    row: Math.floor(square / COLS),
    col: square % COLS,
    depth: level === "yellow" ? 0 : 1,
    population: symbols.includes("o"),
    materials: symbols.includes("+"),
    plot: { x, y },
  };
}

/** The printed stars and set-ups as a module, in the same form as a custom map. */
export const sheetStars: StarModule = {
  format: "starboard.4000ad.stars",
  version: 1,
  board: { rows: 4, cols: COLS, depths: 2 },
  setups: {
    standard: { homes: ["algol", "regulus", "antares", "pavo"] },
    mira: { homes: ["regulus", "antares", "mira"] },
    duel: { homes: ["algol", "antares"] },
  },
  stars: lines.map(entry),
};
