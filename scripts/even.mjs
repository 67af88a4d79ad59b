// Measures what makes the sides of a game even: equal bots play a pairing with and without a compensation.
//   npm run even -- anaxis faceoff try '{"side":1,"cp":$}' 0,15,30 20   plays 20 matches for each number in place of $
//   npm run even -- anaxis faceoff keep '{"side":1,"cp":30}' 60 100     plays others, 60 without it and 100 with it, and stores it
//   npm run even -- 4000ad duel values '{"ad.compensation":$}' 0,1,2 100 200   for each value of an option that the game has, 100
//                                                                            matches of `try` and 200 others, which it stores
//   npm run even -- warp-empires two try '{"federation":3}' 1 200            where players choose their sides, such as races:
//   npm run even -- warp-empires two fit                                       finds each one's number from the matches of `try`
// Every match is a line of docs/arena/even-GAME.jsonl, from which an interrupted command goes on. PLAYER=3@30 has others play,
// EVALUATION=2026-11 bots with a frozen evaluation, SEED=61 has `try` play other matches; SEEDS=61,62 has `keep` measure
// those of several seeds.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { editionName } from "../packages/kernel/src/index.ts";
import { playMatch, shareEstimate } from "../packages/lab/src/index.ts";
import { findGameEntry } from "../packages/registry/src/index.ts";
import { botFor } from "../packages/registry/src/bots.ts";
import { fitSides, evenFor } from "./even/strengths.mjs";
import { contenderOf, sharesOf, sidesOf } from "./presets.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Seeds of the matches that find a compensation, and of those that then measure it. */
const TRY = Number(process.env["SEED"] ?? 60);
export const KEEP = 61;
/** The seeds of the matches of `keep`. */
const keepSeeds = (process.env["SEEDS"] ?? `${KEEP}`).split(",").map(Number);
/** Number of acts after which a match counts as drawn. */
const MAX_ACTS = 20_000;

/** The folder of a game's table. @param {string} game */
export const tableOf = (game) => join(root, `packages/games/${game}/src/data/even-sides.json`);

/**
 * What the pairings of a game are: how they are played, and the seats in the order of the columns of the figures, if that
 * is not the order of the seats.
 * @typedef {object} Pairings
 * @property {(name: string, gives: object | null, match: number) => Readonly<Record<string, unknown>>} optionsWith
 * @property {((state: never) => readonly number[])} [columnsOf]
 * @property {(name: string) => readonly string[] | undefined} [sidesIn] what players choose from in the match, if that is what
 *   is compared
 * @property {((state: never) => readonly string[] | undefined)} [sidesPlayed] what each seat has chosen of it
 * @property {(spec: Bots, gives: object | null) => Bots} [specWith] bots of a game in which something else is given than its
 *   table says
 */

/** @typedef {NonNullable<ReturnType<typeof botFor>>} Bots */

/**
 * A stored match: `won` is the column that won, or `-`; then the seats of the columns and the sides of the seats, if they vary.
 * @typedef {{ readonly won: string, readonly columns?: string, readonly sides?: readonly string[], readonly digest: string }} Played
 */

/**
 * Plays a match between equal bots. Returns the column that won it, as a digit, or `-` if it was drawn, with the seats of the
 * columns if the game orders them, what the seats played if players choose it, and the beginning of the digest of its end.
 * @param {string} game @param {{ readonly player: string, readonly evaluation?: string | undefined }} bots
 * @param {Readonly<Record<string, unknown>>} options @param {number} seed @param {number} match @param {Pick<Pairings, "columnsOf" | "sidesPlayed" | "specWith">} [pairings]
 * @param {object | null} [gives] what is given, if it may differ from the game's table
 * @returns {Played}
 */
export function resultOf(game, bots, options, seed, match, { columnsOf, sidesPlayed, specWith } = {}, gives = null) {
  const known = botFor(game);
  if (!known) throw new Error(`${game} has no bots`);
  const spec = specWith ? specWith(known, gives) : known;
  const both = contenderOf(spec, bots.player, bots.evaluation);
  const contest = { game, options, a: both, b: both, seed, factor: 1, maxActs: MAX_ACTS };
  /** @type {readonly number[] | undefined} */
  let columns;
  /** @type {readonly string[] | undefined} */
  let sides;
  // A search by iterations decides without the clock.
  const { winners, digest } = playMatch(spec, contest, { group: match, team: 0 }, { clock: () => 0 }, (state) => {
    columns ??= columnsOf?.(/** @type {never} */ (state));
    sides = sidesPlayed?.(/** @type {never} */ (state));
  });
  const [winner] = winners;
  const won = winners.length !== 1 || winner === undefined ? "-" : String(columns?.indexOf(winner) ?? winner);
  return { won, ...(columns && { columns: columns.join("") }), ...(sides && { sides }), digest: digest.slice(0, 16) };
}

/**
 * The results of matches by side: for each match the column of the side that won it, and those of the sides that played.
 * @param {readonly Played[]} matches @param {readonly string[]} all
 */
export function bySides(matches, all) {
  const columns = matches.map(({ won, columns = "", sides = [] }) => ({
    won: won === "-" ? "-" : String(all.indexOf(sides[Number(columns[Number(won)] ?? won)] ?? "")),
    played: sides.map((side) => all.indexOf(side)).join(""),
  }));
  return { won: columns.map(({ won }) => won).join(""), played: columns.map(({ played }) => played).join(" ") };
}

/** The first seat's part of a match: 1, 0, or ½ if it was drawn. @param {string} won */
const partOf = (won) => (won === "0" ? 1 : won === "-" ? 0.5 : 0);

/**
 * The number at which a logistic curve through the results gives the first seat one half.
 * @param {readonly { readonly amount: number, readonly won: string }[]} results
 */
export function evenAt(results) {
  const data = results.flatMap(({ amount, won }) => won.split("").map((one) => ({ amount, part: partOf(one) })));
  // Newton's method for both coefficients. The small penalty keeps them finite where one side won everything.
  let [a, b] = [0, 0];
  for (let round = 0; round < 60; round++) {
    let [ga, gb, haa, hab, hbb] = [-0.01 * a, -0.01 * b, 0.01, 0, 0.01];
    for (const { amount, part } of data) {
      const p = 1 / (1 + Math.exp(-(a + b * amount)));
      [ga, gb] = [ga + part - p, gb + (part - p) * amount];
      const w = p * (1 - p);
      [haa, hab, hbb] = [haa + w, hab + w * amount, hbb + w * amount * amount];
    }
    const det = haa * hbb - hab * hab;
    [a, b] = [a + (hbb * ga - hab * gb) / det, b + (haa * gb - hab * ga) / det];
  }
  return -a / b;
}

/**
 * The number with which the shares of all columns are nearest to even, by squares; the smallest of several.
 * @param {readonly { readonly amount: number, readonly won: string }[]} results @param {number} columns
 */
export function nearestOf(results, columns) {
  const off = results.map(({ won }) =>
    sharesOf(won, columns).reduce((sum, { share }) => sum + (share - 1 / columns) ** 2, 0),
  );
  return results[off.indexOf(Math.min(...off))]?.amount;
}

/** @param {readonly string[]} words */
async function main([id = "", name = "", mode = "", give = "", ...rest]) {
  const entry = findGameEntry(id);
  if (!entry || !["try", "keep", "values", "fit"].includes(mode))
    throw new Error("usage: npm run even -- GAME PAIRING try|fit|keep|values COMPENSATION …");
  const player = process.env["PLAYER"] ?? "3@20";
  const evaluation = process.env["EVALUATION"] ?? botFor(id)?.tuning?.inUse.name;
  /** @type {Pairings} */
  const pairings = await import(pathToFileURL(join(root, `scripts/even/${id}.mjs`)).href);
  const { optionsWith, columnsOf } = pairings;
  const sidesHere = pairings.sidesIn?.(name);
  const file = join(root, `docs/arena/even-${id}.jsonl`);
  const edition = editionName(entry.game);
  const known = new Map(
    (existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : []).map((line) => {
      const { won, columns, sides, digest, ...key } = JSON.parse(line);
      return [JSON.stringify(key), { key, played: { won, columns, sides, digest } }];
    }),
  );
  if (mode === "fit" && sidesHere) {
    const own = [...known.values()].filter(
      ({ key }) =>
        key.edition === edition &&
        key.player === player &&
        key.evaluation === evaluation &&
        key.pairing === name &&
        key.seed === TRY,
    );
    const matches = own.map(({ key, played }) => ({ gives: key.gives ?? {}, ...bySides([played], sidesHere) }));
    const fit = fitSides(matches, sidesHere);
    console.log(`${own.length} matches`, fit, JSON.stringify(evenFor(fit, sidesHere)));
    return;
  }
  /** @param {object | null} gives @param {number} seed @param {number} matches */
  const play = (gives, seed, matches) => {
    /** @param {number} match */
    const keyOf = (match) => ({ edition, player, evaluation, pairing: name, gives, seed, match });
    /** @param {number} match */
    const played = (match) =>
      resultOf(id, { player, evaluation }, optionsWith(name, gives, match), seed, match, pairings, gives);
    /** @type {Played[]} */
    const all = [];
    for (let match = 0; match < matches; match++) {
      const stored = known.get(JSON.stringify(keyOf(match)))?.played;
      // Matches of other bots or rules must not be counted together.
      const isLast = stored && match + 1 < matches && !known.has(JSON.stringify(keyOf(match + 1)));
      if (isLast && played(match).digest !== stored.digest) throw new Error(`${file} holds matches of other bots`);
      const result = stored ?? played(match);
      if (!stored) appendFileSync(file, `${JSON.stringify({ ...keyOf(match), ...result })}\n`);
      all.push(result);
    }
    const sided = sidesHere && bySides(all, sidesHere);
    const won = all.map((one) => one.won).join("");
    /** @param {number} share @param {number} half */
    const shown = (share, half) => `${(100 * share).toFixed(1)} ± ${(100 * half).toFixed(1)}`;
    const { mean, half: margin } = shareEstimate(won.split("").map(partOf));
    const shares = sided
      ? sharesOf(sided.won, sidesHere.length, sided.played).map(
          ({ share, half }, n) => `${sidesHere[n]} ${shown(share, half)}`,
        )
      : [shown(mean, margin)];
    console.log(`${JSON.stringify(gives)}, seed ${seed}: ${shares.join(", ")} of ${matches}`);
    return sided ?? { won };
  };
  /** What is given for one of the numbers of the command. @param {number} amount */
  const givenFor = (amount) => (amount === 0 ? null : JSON.parse(give.replace("$", String(amount))));
  const [amounts = "", matches = "", others = ""] = rest;
  /** The results of the matches that find a number. */
  const tried = () =>
    amounts.split(",").map((amount) => ({
      amount: Number(amount),
      won: play(givenFor(Number(amount)), TRY, Number(matches)).won,
    }));
  if (mode === "try") {
    const results = tried();
    if (!sidesHere) console.log(`even at ${evenAt(results).toFixed(1)}`);
    return;
  }
  const read = entry.game.options.parse(optionsWith(name, null, 0));
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const seats = entry.game.options.seats(/** @type {never} */ (read.ok));
  const sides =
    sidesHere ??
    (columnsOf ? Array.from({ length: seats }, () => null) : await sidesOf(entry.game, optionsWith(name, null, 0)));
  /** @param {object | null} given @param {number} count */
  const measure = (given, count) => {
    /** @type {{ won: string, played?: string }[]} */
    const parts = keepSeeds.map((seed) => play(given, seed, count));
    const won = parts.map((part) => part.won).join("");
    const played = sidesHere && parts.map((part) => part.played).join(" ");
    const shares = sharesOf(won, sides.length, played);
    return { won, ...(played && { played }), seats: shares.map((one, n) => ({ side: sides[n], ...one })) };
  };
  /** @returns {object} */
  const measured = () => {
    if (mode === "values") {
      const nearest = nearestOf(tried(), seats);
      const figures = amounts.split(",").map(Number);
      return {
        figures: figures.map((value) => ({
          value,
          ...(value === nearest && { isNearest: true }),
          measure: measure(givenFor(value), Number(others)),
        })),
      };
    }
    const [without, withIt = without] = rest;
    const gives = JSON.parse(give);
    return {
      gives,
      figures: [
        { value: false, measure: measure(null, Number(without)) },
        { value: true, measure: measure(gives, Number(withIt)) },
      ],
    };
  };
  const [, level, iterations] = (/^(\d)@(\d+)$/.exec(player) ?? []).map(Number);
  store(id, name, { level, iterations, evaluation }, measured());
}

/**
 * Stores a measured pairing in the table of its game, with its bots and seeds where they are not those of the table.
 * @param {string} id @param {string} name @param {object} player @param {object} figures
 */
function store(id, name, player, figures) {
  // Another command may have stored another pairing during the matches.
  const file = tableOf(id);
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { player, cases: {} };
  const one = {
    ...((keepSeeds.length > 1 || keepSeeds[0] !== KEEP) && { seeds: keepSeeds }),
    ...(JSON.stringify(stored.player) !== JSON.stringify(player) && { player }),
    ...figures,
  };
  const edition = editionName(/** @type {any} */ (findGameEntry(id)).game);
  const table = { edition, seed: KEEP, player: stored.player, cases: { ...stored.cases, [name]: one } };
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}
if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
