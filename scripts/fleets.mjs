// Measures what ships and Cinema Points are worth when a fleet of Anaxis is bought: level 5 plays skirmishes of 50 points with fleets
// bought at random, and a logistic regression on both fleets tells what each class adds to the log-odds of winning.
//   npm run fleets -- play 105 1700   plays matches of that seed until 1,700 are stored
//   npm run fleets -- fit             fits the stored ones and writes the values to the weights of the bots
// Every match is a line of docs/arena/anaxis-fleets.jsonl, from which an interrupted command goes on.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createBotEngine, levelSettings } from "../packages/bots/src/index.ts";
import { SHIPS } from "../packages/games/anaxis/src/data/ships.ts";
import { Engine, seededDraws } from "../packages/kernel/src/index.ts";
import { mixSeed } from "../packages/lab/src/index.ts";
import { botFor } from "../packages/registry/src/bots.ts";
import { solved } from "./even/strengths.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
export const STORED = join(root, "docs/arena/anaxis-fleets.jsonl");
const WEIGHTS = join(root, "packages/games/anaxis/src/bot/weights.json");
/** The bots that play. Their evaluation is frozen, so that stored matches can be played again. */
const EVALUATION = "2026-11";
const ITERATIONS = 10;
/** The largest number of Cinema Points in a skirmish of 50 points (AX-8.2), and what one costs. */
const MOST_POINTS = 12;
const POINT_COST = 0.5;
/** Penalty on what a class is worth beyond its cost; as much as this many matches whose result is even. */
const RIDGE = 30;

/** @typedef {{ readonly race: string, readonly ships: readonly string[], readonly cp: number }} Fleet */
/** @typedef {{ readonly seed: number, readonly match: number, readonly fleets: readonly Fleet[], readonly share: number }} Skirmish */
/** @typedef {{ readonly do: string, readonly race?: string, readonly ship?: string, readonly cp?: number }} Buy */

const costs = new Map(SHIPS.map(({ id, cost }) => [id, cost]));

/** Random numbers from 0 to 1 (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let x = seed >>> 0;
  return () => {
    x = (x + 0x6d2b79f5) >>> 0;
    let t = Math.imul(x ^ (x >>> 15), 1 | x);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Who buys at random: any race, often all Cinema Points first, and ships with a leaning to small or large ones.
 * @param {() => number} random @param {number} points Cinema Points to buy first @param {number} leaning power of the cost
 * @returns {(fleet: Fleet, acts: readonly Buy[]) => Buy | undefined}
 */
function randomBuyer(random, points, leaning) {
  return (fleet, acts) => {
    const of = (/** @type {string} */ what) => acts.filter((act) => act.do === what);
    const most = (/** @type {number} */ limit) =>
      of("cp")
        .filter(({ cp = 0 }) => cp > fleet.cp && cp <= limit)
        .toSorted((a, b) => (b.cp ?? 0) - (a.cp ?? 0))[0];
    if (fleet.race === "") return of("race")[Math.floor(random() * of("race").length)];
    const first = fleet.ships.length === 0 && fleet.cp < points ? most(points) : undefined;
    if (first) return first;
    const ships = of("buy");
    if (ships.length === 0) return most(Number.POSITIVE_INFINITY) ?? of("confirm")[0];
    const odds = ships.map(({ ship = "" }) => (costs.get(ship) ?? 5) ** leaning);
    let left = random() * odds.reduce((sum, one) => sum + one, 0);
    return ships.find((_, i) => (left -= odds[i] ?? 0) <= 0) ?? ships.at(-1);
  };
}

/** Plays a skirmish with fleets bought at random. @param {number} seed @param {number} match @returns {Skirmish | null} */
export function skirmish(seed, match) {
  const tuning = botFor("anaxis")?.tuning;
  const evaluation = tuning?.anchors.find(({ name }) => name === EVALUATION);
  if (!tuning || !evaluation) throw new Error(`Anaxis has no bots with the evaluation ${EVALUATION}`);
  const spec = tuning.botWith(evaluation);
  const { game } = spec;
  const parsed = game.options.parse({});
  if (!("ok" in parsed)) throw new Error("the skirmish is not valid");
  const options = parsed.ok;
  const settings = levelSettings(5, spec.levelChoices);
  const matchSeed = mixSeed(seed, match);
  const random = randomFrom(matchSeed);
  const engine = new Engine(game, seededDraws(matchSeed));
  const t = game.setup(/** @type {never} */ (options));
  engine.advance(t);
  const engines = [0, 1].map(() => createBotEngine([/** @type {never} */ (spec)]));
  const points = [0, 0].map(() => Math.min(MOST_POINTS, Math.floor(random() * 18)));
  const leanings = [0, 0].map(() => random() * 4 - 3);
  const buyers = [0, 1].map((side) => randomBuyer(random, points[side] ?? 0, leanings[side] ?? 0));
  const fleets = /** @type {{ readonly fleets: readonly Fleet[] }} */ (/** @type {unknown} */ (t)).fleets;
  for (let acts = 0; engine.asking !== undefined && acts < 20_000; acts++) {
    const by = engine.asking;
    const buys = /** @type {readonly Buy[]} */ (/** @type {unknown} */ (engine.moves));
    if (buys.some((act) => ["race", "buy", "cp", "confirm"].includes(act.do))) {
      engine.act(t, by, /** @type {never} */ (buyers[by]?.(/** @type {Fleet} */ (fleets[by]), buys)));
      continue;
    }
    const reply = engines[by]?.think({
      game,
      options: /** @type {never} */ (options),
      view: game.view(t, by),
      seat: by,
      level: 5,
      settings,
      iterations: ITERATIONS,
      seed: mixSeed(matchSeed, 7, acts),
      clock: () => 0,
    });
    if (!reply) throw new Error(`seat ${by} had no answer`);
    if (Object.hasOwn(game.asides, reply.step)) {
      engine.aside(t, by, reply.step, reply.act);
      continue;
    }
    const key = JSON.stringify(reply.act);
    engine.act(t, by, /** @type {never} */ (engine.moves.find((act) => JSON.stringify(act) === key)));
  }
  if (t.flow.over === null) return null;
  const value = new Float64Array(2);
  spec.terminalValue(t, value);
  return { seed, match, fleets: fleets.map(({ race, ships, cp }) => ({ race, ships, cp })), share: value[0] ?? 0.5 };
}

/**
 * What each class and a Cinema Point add to the log-odds of winning: in proportion to their cost, and each by what it is worth beyond
 * that. Newton's method, in which a class that was hardly played stays near its cost.
 * @param {readonly Skirmish[]} matches
 */
export function fitFleets(matches) {
  const ids = [...costs.keys()];
  const costOf = [...costs.values(), POINT_COST];
  const rows = matches.map(({ fleets }) => {
    const counts = costOf.map((_, i) => {
      const [first, second] = fleets.map(({ ships, cp }) =>
        i === ids.length ? cp : ships.filter((id) => id === ids[i]).length,
      );
      return (first ?? 0) - (second ?? 0);
    });
    const spent = counts.reduce((sum, count, i) => sum + count * (costOf[i] ?? 0), 0);
    return [1, spent, ...counts.map((count, i) => count * Math.sqrt(costOf[i] ?? 0))];
  });
  const penalty = [1e-6, 1e-6, ...costOf.map(() => RIDGE)];
  const at = penalty.map(() => 0);
  for (let round = 0; round < 30; round++) {
    const gradient = penalty.map((one, i) => -one * (at[i] ?? 0));
    const hessian = penalty.map((one, i) => penalty.map((_, j) => (i === j ? one : 0)));
    rows.forEach((row, n) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, one, i) => sum + one * (at[i] ?? 0), 0)));
      const off = (matches[n]?.share ?? 0.5) - chance;
      const spread = chance * (1 - chance);
      for (const [i, one] of row.entries()) {
        if (one === 0) continue;
        gradient[i] = (gradient[i] ?? 0) + one * off;
        const line = /** @type {number[]} */ (hessian[i]);
        for (const [j, other] of row.entries()) line[j] = (line[j] ?? 0) + spread * one * other;
      }
    });
    solved(hessian, gradient).forEach((step, i) => (at[i] = (at[i] ?? 0) + step));
  }
  const worth = costOf.map((cost, i) => round3((at[1] ?? 0) * cost + (at[i + 2] ?? 0) * Math.sqrt(cost)));
  return {
    cinemaPoint: worth[ids.length] ?? 0,
    shipPoint: Math.round(10_000 * (at[1] ?? 0)) / 10_000,
    ships: Object.fromEntries(ids.map((id, i) => [id, worth[i] ?? 0])),
  };
}
const round3 = (/** @type {number} */ n) => Math.round(1000 * n) / 1000;

/** @returns {Skirmish[]} */
export const storedSkirmishes = () =>
  existsSync(STORED)
    ? readFileSync(STORED, "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line))
    : [];

function main() {
  const [what, seed, count] = process.argv.slice(2);
  if (what === "play" && seed !== undefined && count !== undefined) {
    const done = storedSkirmishes().filter((one) => one.seed === Number(seed));
    const next = done.reduce((most, { match }) => Math.max(most, match + 1), 0);
    for (let match = next; match < Number(count); match++) {
      const played = skirmish(Number(seed), match);
      if (played) appendFileSync(STORED, `${JSON.stringify(played)}\n`);
      process.stderr.write(`\r${match + 1} of ${count}`);
    }
    return;
  }
  if (what !== "fit") throw new Error("npm run fleets -- play SEED MATCHES, or npm run fleets -- fit");
  const file = JSON.parse(readFileSync(WEIGHTS, "utf8"));
  file.weights.fleet = fitFleets(storedSkirmishes());
  writeFileSync(WEIGHTS, `${JSON.stringify(file, null, 2)}\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();
