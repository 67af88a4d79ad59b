/** Our side: games played by chance in place, as bots do, and by `offers` and `play`, as a clerk does. */
import { game as game4000, type Options, type Shape4000 } from "@starboard/4000ad";
import { bot } from "@starboard/4000ad/bot";
import { newSearch, run, TUNING } from "@starboard/bots";
import {
  Engine,
  fastDraws,
  fastWords,
  type Game,
  isRefusal,
  offers,
  play,
  question,
  type Seat,
  type Shape,
  start,
  type Table,
} from "@starboard/kernel";
import type { Work } from "./measure.ts";

/** The versions of 4000 A.D. as the sheet names them. */
export const VERSIONS = {
  "Alliances, 2 players": { "ad.players": 2, "ad.version": "alliances" },
  "Independents, 2 players": { "ad.players": 2, "ad.version": "independents" },
  "Independents, 3 players": { "ad.players": 3, "ad.version": "independents" },
  "Independents, 4 players": { "ad.players": 4, "ad.version": "independents" },
  "Alliances, 4 players": { "ad.players": 4, "ad.version": "alliances" },
  "Independents, 4 players, Fortunes of War": {
    "ad.players": 4,
    "ad.version": "independents",
    "ad.combat": "fortunes",
  },
} as const;
export type VersionName = keyof typeof VERSIONS;

export function optionsFor(version: VersionName): Options {
  const parsed = game4000.options.parse(VERSIONS[version]);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

/** A random match that has not ended by then is left: nobody would play on either. */
const LONGEST = 600;

/** Whole matches in place, facts silent; the unit is one act: candidates, forbids and the act's whole consequence. */
export function inPlace<G extends Shape>(game: Game<G>, options: G["options"]): Work {
  const word = fastWords(1);
  const draw = fastDraws(2);
  const engine = new Engine(game, draw);
  return () => {
    const table = game.setup(options);
    engine.advance(table);
    let acts = 0;
    while (engine.asking !== undefined && acts < LONGEST) {
      const act = engine.moves[word() % engine.moves.length] as (typeof engine.moves)[number];
      engine.act(table, engine.asking, act);
      acts += 1;
    }
    return acts;
  };
}

/** One act chosen by chance, as a clerk does it: offers with reasons, one judge, a clone, facts told. */
export function step<G extends Shape>(
  game: Game<G>,
  table: G["table"],
  word: () => number,
  draw: ReturnType<typeof fastDraws>,
) {
  const by = question(game, table)?.waiting[0] as Seat;
  const asked = offers(game, table, by).find((one) => !one.aside);
  const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
  const chosen = legal[word() % legal.length];
  if (!asked || !chosen) throw new Error("nobody can do anything");
  const played = play(game, table, { by, step: asked.step, act: chosen.act }, draw);
  if (isRefusal(played)) throw new Error(played.code);
  return played.table;
}
const isOver = (table: object): boolean => (table as Table).flow.over !== null;

/** Whole matches by offers and play. */
export function byPlay<G extends Shape>(game: Game<G>, options: G["options"]): Work {
  const word = fastWords(1);
  const draw = fastDraws(2);
  return () => {
    let { table } = start(game, options, draw);
    let acts = 0;
    for (; !isOver(table) && acts < LONGEST; acts++) table = step(game, table, word, draw);
    return acts;
  };
}

/** Tables from anywhere in random matches, the same every time: 40 to 320 acts after the start, or half-way if it ended. */
export function middles(version: VersionName, count: number): Shape4000["table"][] {
  const options = optionsFor(version);
  const word = fastWords(7);
  const draw = fastDraws(8);
  return Array.from({ length: count }, (_, i) => {
    const far = 40 * (1 + (i % 8));
    const path = [start(game4000, options, draw).table];
    for (let t = path[0]; t && !isOver(t) && path.length <= far; t = path.at(-1))
      path.push(step(game4000, t, word, draw));
    const last = path.at(-1) as Shape4000["table"];
    return isOver(last) ? (path[path.length >> 1] as Shape4000["table"]) : last;
  });
}

const costTables = (): Shape4000["table"][] => middles("Independents, 4 players", 24);
const each =
  <T>(tables: readonly T[], use: (table: T) => unknown): Work =>
  () => {
    for (const table of tables) use(table);
    return tables.length;
  };
export const cloneCost = (): Work => each(costTables(), (t) => game4000.clone(t));
export const viewCost = (): Work => each(costTables(), (t) => game4000.view(t, 0 as Seat));
export const offersCost = (): Work =>
  each(costTables(), (t) => offers(game4000, t, question(game4000, t)?.waiting[0] as Seat));
export function playCost(): Work {
  const draw = fastDraws(3);
  const moves = costTables().map((table) => {
    const by = question(game4000, table)?.waiting[0] as Seat;
    const asked = offers(game4000, table, by).find((one) => !one.aside);
    const legal = asked?.offers.filter((offer) => !offer.refusal) ?? [];
    return { table, move: { by, step: asked?.step ?? "", act: legal[legal.length >> 1]?.act } };
  });
  return each(moves, ({ table, move }) => play(game4000, table, move, draw));
}

/** Searches of 200 iterations from views; the unit is one iteration: down the tree, one new table, its worth, and back. */
export function playouts(version: VersionName, middle: boolean): Work {
  const options = optionsFor(version);
  const seats = game4000.options.seats(options);
  const draw = fastDraws(5);
  const tables = middle ? middles(version, 8) : [start(game4000, options, draw).table];
  const searches = tables.map((table) => {
    const by = question(game4000, table)?.waiting[0] as Seat;
    return { by, view: game4000.view(table, by) };
  });
  let next = 0;
  return () => {
    const { by, view } = searches[next++ % searches.length] as (typeof searches)[number];
    const search = newSearch(bot, view, by, seats, next, TUNING);
    return search ? run(search, { iterations: 200 }) : 0;
  };
}
