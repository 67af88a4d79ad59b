// Lets bots play the presets of a game, and writes how often each seat won: bots that look one action ahead, or with
// PLAYER=3@20 those of a level with so many iterations, with EVALUATION=2026-11 of a frozen evaluation; SEED=60 plays other
// matches, such as those of a stored file.
//   npm run presets -- trekwar 200              writes packages/games/trekwar/src/measured.gen.ts
//   npm run presets -- anaxis 20 border,duel    measures these presets, and keeps what is known of the others
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { editionName, seat, seededDraws, start } from "../packages/kernel/src/index.ts";
import {
  evaluationNamed,
  playMatch,
  readContender,
  shareEstimate,
  withEvaluation,
  withExplicitSettings,
} from "../packages/lab/src/index.ts";
import { findGameEntry } from "../packages/registry/src/index.ts";
import { botFor } from "../packages/registry/src/bots.ts";
import { manifests } from "../packages/registry/src/manifests.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
export const SEED = 1;
const MAX_ACTS = 4_000;

/**
 * A contender with its settings, and with the evaluation of that name if there is one. A frozen evaluation may name how freely levels
 * chose when figures were measured with it, so that the figures outlive a change of the levels.
 * @param {NonNullable<ReturnType<typeof botFor>>} spec
 * @param {string} player `greedy`, or level and iterations, such as `3@20`
 * @param {string} [evaluation]
 */
export function contenderOf(spec, player, evaluation) {
  const contender = readContender(player);
  if (!contender) throw new Error(`there is no player ${player}`);
  const found = evaluation === undefined ? undefined : evaluationNamed(spec, evaluation);
  if (evaluation !== undefined && !found) throw new Error(`${spec.game.id} has no evaluation ${evaluation}`);
  return withEvaluation(withExplicitSettings(contender, found?.levelChoices ? found : spec), found);
}

/**
 * The winning seat of a match of a preset, as a digit; `-` if there is not exactly one.
 * @param {string} game @param {Readonly<Record<string, unknown>>} set @param {number} match
 * @param {string} player `greedy`, or level and iterations, such as `3@20`
 * @param {number} seed
 * @param {string} [evaluation] the name of a frozen one
 */
export function winnerOf(game, set, match, player, seed, evaluation) {
  const spec = botFor(game);
  if (!spec) throw new Error(`${game} has no bots`);
  const both = contenderOf(spec, player, evaluation);
  const contest = { game, options: set, a: both, b: both, seed, factor: 1, maxActs: MAX_ACTS };
  // A search by iterations decides without the clock.
  const { winners } = playMatch(spec, contest, { group: match, team: 0 }, { clock: () => 0 });
  return winners.length === 1 ? String(winners[0]) : "-";
}

/**
 * Shares and intervals by seat, or by column of the matches in which it played.
 * @param {string} won winning seats, as `PresetMeasure.won` @param {number} seats
 * @param {string} [played] as `PresetMeasure.played`
 */
export function sharesOf(won, seats, played) {
  const columns = played?.split(" ");
  return Array.from({ length: seats }, (_, seat) => {
    const points = won.split("").flatMap((one, match) => {
      const own = columns?.[match];
      if (own && !own.includes(`${seat}`)) return [];
      return one === "-" ? 1 / (own?.length ?? seats) : Number(one === `${seat}`);
    });
    const { mean, half } = shareEstimate(points);
    return { share: Number(mean.toFixed(4)), half: Number(half.toFixed(4)) };
  });
}

/**
 * The ids of the sides that the seats have in every match.
 * @param {import("../packages/kernel/src/index.ts").AnyGame} game @param {Readonly<Record<string, unknown>>} set
 */
export async function sidesOf(game, set) {
  const files = await manifests.find((one) => one.id === game.id)?.files?.();
  const read = game.options.parse(set);
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const options = /** @type {never} */ (read.ok);
  /** @param {number} seed */
  const idsOf = (seed) => {
    const view = /** @type {never} */ (game.view(start(game, options, seededDraws(seed)).state, "public"));
    return Array.from({ length: game.options.seats(options) }, (_, n) => files?.sideId?.(view, seat(n)) ?? null);
  };
  const [first = [], ...others] = [1, 2, 3, 4, 5].map(idsOf);
  return first.map((side, n) => (others.every((ids) => ids[n] === side) ? side : null));
}

/** @param {readonly string[]} words */
async function main([id = "", count, only]) {
  const entry = findGameEntry(id);
  if (!entry || !(Number(count) > 0)) throw new Error("usage: npm run presets -- GAME MATCHES [PRESET,…]");
  const player = process.env["PLAYER"] ?? "greedy";
  const seed = Number(process.env["SEED"] ?? SEED);
  const [, level, iterations] = (/^(\d)@(\d+)$/.exec(player) ?? []).map(Number);
  const evaluation = process.env["EVALUATION"] ?? botFor(id)?.tuning?.inUse.name;
  const bots = {
    ...(level !== undefined && { player: { level, iterations, evaluation } }),
    ...(seed !== SEED && { seed }),
  };
  const file = join(root, `packages/games/${id}/src/measured.gen.ts`);
  const before = existsSync(file) ? (await import(pathToFileURL(file).href)).measured.presets : {};
  const presets = { ...before };
  for (const { id: preset, set } of entry.game.options.presets) {
    if (only && !only.split(",").includes(preset)) continue;
    let won = "";
    for (let match = 0; match < Number(count); match++) won += winnerOf(id, set, match, player, seed, evaluation);
    const sides = await sidesOf(entry.game, set);
    presets[preset] = {
      ...bots,
      won,
      seats: sharesOf(won, sides.length).map((one, n) => ({ side: sides[n], ...one })),
    };
    console.log(preset, JSON.stringify(presets[preset].seats));
    const data = JSON.stringify({ edition: editionName(entry.game), seed: SEED, presets }, null, 2);
    writeFileSync(
      file,
      `// Written by \`npm run presets\`.\nimport type { PresetMeasures } from "@starboard/kit";\n\nexport const measured: PresetMeasures = ${data};\n`,
    );
  }
}
if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
