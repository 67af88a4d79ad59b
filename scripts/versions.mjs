// Lets level 5 of this checkout play level 5 of another one, such as an earlier commit, at equal CPU time: what evaluation,
// search and speed have gained together. Each side decides with its own program; the rules are those of this one.
//   npm run versions -- FOLDER GAME OPTIONS MS GROUPS SEED [OUT.json]
// OPTIONS is JSON, and MS the milliseconds of CPU for a turn. FOLDER has its dependencies installed and knows the same edition of
// the game. A group of matches has the same draws; this checkout plays each team of it once.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Engine, digest, seededDraws } from "../packages/kernel/src/index.ts";
import { estimate, groupShares, mixSeed, teamsOf } from "../packages/lab/src/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const MAX_ACTS = 20_000;

/** @typedef {import("@starboard/bots").BotSpec<import("@starboard/kernel").Shape>} Spec */
/** @typedef {{ readonly spec: Spec, readonly engine: () => import("@starboard/bots").BotEngine, readonly settings: import("@starboard/bots").LevelSettings }} Bots */
/** @typedef {{ iterations: number, ms: number }} Spent */

/**
 * The bots of a checkout, with its own level 5.
 * @param {string} folder @param {string} game @returns {Promise<Bots>}
 */
export async function botsOf(folder, game) {
  /** @param {string} path */
  const from = (path) => import(pathToFileURL(join(folder, "packages", path)).href);
  const { botFor } = await from("registry/src/bots.ts");
  const { createBotEngine, levelSettings } = await from("bots/src/index.ts");
  const spec = botFor(game);
  if (!spec) throw new Error(`${folder} has no bots for ${game}`);
  return { spec, engine: () => createBotEngine([spec]), settings: levelSettings(5, spec.levelChoices) };
}

/** CPU time of this thread in milliseconds. */
const cpuTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Plays one match in which this checkout has a team.
 * @param {{ readonly here: Bots, readonly there: Bots, readonly options: unknown, readonly seats: number, readonly ms: number, readonly seed: number }} contest
 * @param {number} group @param {number} team @param {() => number} [clock] milliseconds
 */
export function play({ here, there, options, seats, ms, seed }, group, team, clock = cpuTime) {
  const { spec } = here;
  const { game } = spec;
  const groupSeed = mixSeed(seed, group);
  const engine = new Engine(game, seededDraws(groupSeed));
  const t = game.setup(/** @type {never} */ (options));
  engine.advance(t);
  const teams = teamsOf(spec, t, seats);
  const players = teams.map((of) => ({
    bots: of === team ? here : there,
    engine: (of === team ? here : there).engine(),
  }));
  /** @type {{ here: Spent, there: Spent }} */
  const spent = { here: { iterations: 0, ms: 0 }, there: { iterations: 0, ms: 0 } };
  let acts = 0;
  for (; engine.asking !== undefined && acts < MAX_ACTS; acts++) {
    const by = engine.asking;
    const player = players[by];
    const reply = player?.engine.think({
      game: player.bots.spec.game,
      options: /** @type {never} */ (options),
      view: game.view(t, by),
      seat: by,
      level: 5,
      settings: player.bots.settings,
      budgetMs: ms,
      seed: mixSeed(groupSeed, team, acts),
      clock,
    });
    if (!player || !reply) throw new Error(`seat ${by} had no answer`);
    const side = player.bots === here ? spent.here : spent.there;
    side.iterations += reply.iterations;
    side.ms += reply.ms;
    if (Object.hasOwn(game.asides, reply.step)) {
      engine.aside(t, by, reply.step, reply.act);
      continue;
    }
    const key = JSON.stringify(reply.act);
    const act = engine.moves.find((move) => JSON.stringify(move) === key);
    if (!act) throw new Error(`seat ${by} answered with an act it may not do: ${key}`);
    engine.act(t, by, act);
  }
  const value = new Float64Array(seats);
  const isOver = t.flow.over !== null;
  if (isOver) spec.terminalValue(t, value);
  return {
    group,
    team,
    share: isOver ? (value[teams.indexOf(team)] ?? 0) : null,
    acts,
    digest: digest(t),
    here: { ...spent.here, ms: Math.round(spent.here.ms) },
    there: { ...spent.there, ms: Math.round(spent.there.ms) },
  };
}

/** Iterations per second of CPU. @param {readonly Spent[]} spent */
const rateOf = (spent) =>
  Math.round((1000 * spent.reduce((n, one) => n + one.iterations, 0)) / spent.reduce((n, { ms }) => n + ms, 0));

async function main() {
  const [folder, game, optionText, ms, groups, seed, out] = process.argv.slice(2);
  if (!folder || !game || !optionText || !ms || !groups || seed === undefined)
    throw new Error("npm run versions -- FOLDER GAME OPTIONS MS GROUPS SEED [OUT.json]");
  const here = await botsOf(root, game);
  const there = await botsOf(resolve(folder), game);
  const parsed = here.spec.game.options.parse(JSON.parse(optionText));
  if (!("ok" in parsed)) throw new Error(`the options are not valid: ${JSON.stringify(parsed.bad)}`);
  const seats = here.spec.game.options.seats(parsed.ok);
  const contest = { here, there, options: parsed.ok, seats, ms: Number(ms), seed: Number(seed) };
  const teams = new Set(teamsOf(here.spec, here.spec.game.setup(parsed.ok), seats)).size;
  /** @type {ReturnType<typeof play>[]} */
  const rows = [];
  for (let group = 0; group < Number(groups); group++)
    for (let team = 0; team < teams; team++) rows.push(play(contest, group, team));
  const share = estimate(groupShares(/** @type {never} */ (rows), teams));
  const rate = { here: rateOf(rows.map((row) => row.here)), there: rateOf(rows.map((row) => row.there)) };
  console.log(
    `${game}, level 5, ${ms} ms of CPU a turn: ${(100 * share.mean).toFixed(1)}% ± ${(100 * share.half).toFixed(1)} of ${rows.length} ` +
      `matches; ${rate.here} iterations per second here, ${rate.there} there`,
  );
  if (out !== undefined) {
    const against = execFileSync("git", ["-C", resolve(folder), "rev-parse", "HEAD"], { encoding: "utf8" }).trim();
    const head = {
      format: "starboard.versions",
      version: 1,
      against,
      game,
      options: JSON.parse(optionText),
      ms: Number(ms),
      seed: Number(seed),
      share,
      rate,
    };
    const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
    writeFileSync(out, `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
