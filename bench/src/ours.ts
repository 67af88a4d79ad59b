/** Our side: games played at random in place, as bots do, and by `offers` and `play`, as a match service does. */
import { game as game4000, type Options, type Shape4000 } from "@starboard/4000ad";
import { bot as bot4000 } from "@starboard/4000ad/bot";
import { type BotSpec, newSearch, run, SEARCH_PARAMS } from "@starboard/bots";
import {
  Engine,
  seededDraws,
  seededUint32,
  type Game,
  isRefusal,
  offers,
  play,
  playAt,
  Position,
  positionAfter,
  question,
  type Seat,
  type Shape,
  start,
  type GameState,
} from "@starboard/kernel";
import { game as gameTrekWar, STANDARD as standardTrekWar } from "@starboard/trekwar";
import { bot as botTrekWar } from "@starboard/trekwar/bot";
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

/** Parses the options of any game. */
export function optionsOf<G extends Shape>(game: Game<G>, raw: object): G["options"] {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

export function optionsFor(version: VersionName): Options {
  const parsed = game4000.options.parse(VERSIONS[version]);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  return parsed.ok;
}

/** Most acts of a random match; longer ones are stopped. */
const LONGEST = 600;

/** Plays whole matches in place without facts. The unit is one act: candidates, legality and all consequences. */
export function inPlace<G extends Shape>(game: Game<G>, options: G["options"]): Work {
  const word = seededUint32(1);
  const draw = seededDraws(2);
  const engine = new Engine(game, draw);
  return () => {
    const state = game.setup(options);
    engine.advance(state);
    let acts = 0;
    while (engine.asking !== undefined && acts < LONGEST) {
      const act = engine.moves[word() % engine.moves.length] as (typeof engine.moves)[number];
      engine.act(state, engine.asking, act);
      acts += 1;
    }
    return acts;
  };
}

/** Plays one random act as a match service does: offers with refusals, a check against them, a clone, facts. */
export function step<G extends Shape>(
  position: Position<G>,
  word: () => number,
  draw: ReturnType<typeof seededDraws>,
): Position<G> {
  const { game, state } = position;
  const by = waitingIn(game, state);
  const decision = position.offers(by).find((one) => !one.aside);
  const legal = decision?.offers.filter((offer) => !offer.refusal) ?? [];
  const chosen = legal[word() % legal.length];
  if (!decision || !chosen) throw new Error("no seat has a legal act");
  const played = playAt(position, { by, step: decision.step, act: chosen.act }, draw);
  if (isRefusal(played)) throw new Error(played.code);
  return positionAfter(game, played);
}
const isOver = (state: object): boolean => (state as GameState).flow.over !== null;

/** Plays whole matches by `offers` and `play`. */
export function byPlay<G extends Shape>(game: Game<G>, options: G["options"]): Work {
  const word = seededUint32(1);
  const draw = seededDraws(2);
  return () => {
    let position = positionAfter(game, start(game, options, draw));
    let acts = 0;
    for (; !isOver(position.state) && acts < LONGEST; acts++) position = step(position, word, draw);
    return acts;
  };
}

/**
 * Returns states from random matches, the same every time: after `apart` to eight times as many acts, or half-way if
 * the match ended.
 */
function middles<G extends Shape>(game: Game<G>, options: G["options"], count: number, apart: number): G["state"][] {
  const word = seededUint32(7);
  const draw = seededDraws(8);
  return Array.from({ length: count }, (_, i) => {
    const far = apart * (1 + (i % 8));
    const path = [start(game, options, draw).state];
    for (let t = path[0]; t && !isOver(t) && path.length <= far; t = path.at(-1))
      path.push(step(new Position(game, t), word, draw).state);
    const last = path.at(-1) as G["state"];
    return isOver(last) ? (path[path.length >> 1] as G["state"]) : last;
  });
}
const waitingIn = <G extends Shape>(game: Game<G>, t: G["state"]): Seat => question(game, t)?.waiting[0] as Seat;

const costTables = (): Shape4000["state"][] => middles(game4000, optionsFor("Independents, 4 players"), 24, 40);
const each =
  <T>(states: readonly T[], use: (state: T) => unknown): Work =>
  () => {
    for (const state of states) use(state);
    return states.length;
  };
export const cloneCost = (): Work => each(costTables(), (t) => game4000.clone(t));
export const viewCost = (): Work => each(costTables(), (t) => game4000.view(t, 0 as Seat));
export const offersCost = (): Work => each(costTables(), (t) => offers(game4000, t, waitingIn(game4000, t)));
export function playCost(): Work {
  const draw = seededDraws(3);
  const moves = costTables().map((state) => {
    const by = waitingIn(game4000, state);
    const decision = offers(game4000, state, by).find((one) => !one.aside);
    const legal = decision?.offers.filter((offer) => !offer.refusal) ?? [];
    return { state, move: { by, step: decision?.step ?? "", act: legal[legal.length >> 1]?.act } };
  });
  return each(moves, ({ state, move }) => play(game4000, state, move, draw));
}

/**
 * Runs searches of 200 iterations from views. The unit is one iteration: descend, evaluate one new state,
 * backpropagate.
 */
function playouts<G extends Shape>(spec: BotSpec<G>, options: G["options"], states: readonly G["state"][]): Work {
  const { game } = spec;
  const seats = game.options.seats(options);
  const searches = states.map((state) => {
    const by = waitingIn(game, state);
    return { by, view: game.view(state, by) };
  });
  let next = 0;
  return () => {
    const { by, view } = searches[next++ % searches.length] as (typeof searches)[number];
    const search = newSearch(spec, view, by, seats, next, SEARCH_PARAMS);
    return search ? run(search, { iterations: 200 }) : 0;
  };
}

/** The phase of the match a bot is decision in. */
export type Moment = "opening" | "middle";
const momentsOf = <G extends Shape>(
  game: Game<G>,
  options: G["options"],
  when: Moment,
  apart: number,
): readonly G["state"][] =>
  when === "middle" ? middles(game, options, 8, apart) : [start(game, options, seededDraws(5)).state];

export function search4000(version: VersionName, when: Moment): Work {
  const options = optionsFor(version);
  return playouts(bot4000, options, momentsOf(game4000, options, when, 40));
}

/** Acts between two measured states of TrekWar. A random match has about a hundred acts. */
const APART_TREKWAR = 10;
export const searchTrekWar = (when: Moment): Work =>
  playouts(botTrekWar, standardTrekWar, momentsOf(gameTrekWar, standardTrekWar, when, APART_TREKWAR));
export const rulesTrekWar = {
  "in place": (): Work => inPlace(gameTrekWar, standardTrekWar),
  "offers and play": (): Work => byPlay(gameTrekWar, standardTrekWar),
} as const;

/** Returns the sizes in bytes of JSON of what a seat of TrekWar is sent: its view and the offers with all refusals. */
export function bytesTrekWar(): { readonly view: number[]; readonly offers: number[] } {
  const size = (what: unknown): number => Buffer.byteLength(JSON.stringify(what));
  const states = middles(gameTrekWar, standardTrekWar, 200, APART_TREKWAR);
  return {
    view: states.map((t) => size(gameTrekWar.view(t, waitingIn(gameTrekWar, t)))),
    offers: states.map((t) => size(offers(gameTrekWar, t, waitingIn(gameTrekWar, t)))),
  };
}
