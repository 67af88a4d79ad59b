/** Texts of the editors of 4000 A.D. */
import type { StarEntry } from "@starboard/4000ad";
import { formatFor, translatable } from "@starboard/kit";

const { count, list } = formatFor("en");

export const en = translatable("4000ad/ui/editors/messages", {
  map: {
    title: "Star map",
    hint: "Maps of your own, drawn flat and in depth, checked by the rules and playable at once.",
    noFile: "This is not a star map of 4000 A.D.",
    flat: "Flat",
    depth: "In depth",
    view: "View",
    add: "Add stars",
    help: "Drag stars, or move the focused star with the arrow keys.",
    addHelp: "Click where the new star should be.",
    depthHelp: "Drag or use the arrow keys to turn the map.",
    depthLabel: "Star map in depth. Drag it or use the arrow keys to turn it.",
    levels: { yellow: "Upper level", red: "Lower level" },
    starLabel: ({ name, sector, level, population, materials }: StarEntry, isHome: boolean): string =>
      list([
        `${name}, ${sector}-${level}`,
        ...(population ? ["population"] : []),
        ...(materials ? ["materials"] : []),
        ...(isHome ? ["home star"] : []),
      ]),
    name: "Name",
    population: "Population",
    materials: "Materials",
    level: "Level",
    across: "Across",
    down: "Down",
    sector: (letter: string, level: string): string =>
      `Sector ${letter}, ${level.toLowerCase()}. Places are in squares.`,
    homeIn: "Home star for",
    needsBoth: "A home star has population and materials.",
    setup: (players: number): string => `${players} players`,
    remove: (name: string): string => `Remove ${name}`,
    removed: (name: string): string => `${name} removed.`,
    added: (name: string): string => `${name} added.`,
    board: "Board",
    sides: { cols: "Columns", rows: "Rows", depths: "Levels" },
    journey: (n: number): string => `The longest journey takes ${count(n, "turn", "turns")}.`,
    fill: "Add the missing stars",
    chooseStar: "Choose a star to change it.",
    setups: "Home stars",
    homes: (names: readonly string[]): string => (names.length === 0 ? "None" : list(names)),
    wrongCount: (need: number, have: number): string =>
      `This set-up needs ${need} home stars and has ${have}. It cannot be chosen for a match yet.`,
    valid: (stars: number, sectors: number, turns: number, players: readonly number[], candidates: number): string =>
      `${count(stars, "star", "stars")} in ${count(sectors, "sector", "sectors")}, journeys of up to ${count(turns, "turn", "turns")}. ${
        players.length > 0
          ? `Home stars for ${list(players.map(String))} players.`
          : `No complete set of home stars: a match uses any of the ${candidates} stars with both symbols.`
      }`,
  },
  sheets: {
    title: "Print and play",
    hint: "Star field, power cards and ship counters, also for alien species.",
    noFile: "This file does not contain a selection of parts to print.",
    none: "Choose at least one part.",
    help: "Print at 100% and cut along the marks. Counters are 20 mm wide, cards 63 × 88 mm.",
    preview: "Parts",
    parts: {
      map: "Star field",
      powers: "Power cards",
      ships: "Ship counters",
      aliens: "Cards and counters of the alien species",
      leaflet: "Leaflet to fold, one for each player",
    },
    pages: (n: number): string => count(n, "page", "pages"),
    valid: (n: number): string => `${count(n, "page", "pages")} of A4.`,
  },
} as const);
