/**
 * Lets the bots of this checkout play those of another one, such as an earlier commit, in mirrored pairs at equal CPU
 * time: what evaluation, search and speed have gained together. Both must know the same edition of the game.
 *
 *   npm run versions -- FOLDER GAME OPTIONS MS PAIRS SEED [OUT.json]
 *
 * OPTIONS is JSON, MS the milliseconds of CPU that level 5 has for a turn. FOLDER has its dependencies installed.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, game, optionText, ms, pairs, seed, out] = process.argv.slice(2);
if (seed === undefined) {
  console.error("npm run versions -- FOLDER GAME OPTIONS MS PAIRS SEED [OUT.json]");
  process.exit(2);
}
const root = resolve(import.meta.dirname, "..");

/** The bots of a checkout. */
async function botsOf(at) {
  const from = (path) => import(pathToFileURL(resolve(at, "packages", path)).href);
  const [{ botFor }, { createBotEngine, levelSettings }] = await Promise.all([
    from("registry/src/bots.ts"),
    from("bots/src/index.ts"),
  ]);
  const spec = botFor(game);
  return { spec, engine: () => createBotEngine([spec]), settings: levelSettings(5, spec.levelChoices) };
}

const clock = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const kernel = await import(pathToFileURL(resolve(root, "packages/kernel/src/index.ts")).href);
const lab = await import(pathToFileURL(resolve(root, "packages/lab/src/index.ts")).href);
const here = await botsOf(root);
const there = await botsOf(folder);
const { spec } = here;
const parsed = spec.game.options.parse(JSON.parse(optionText));
if (!("ok" in parsed)) throw new Error(`the options are not valid: ${JSON.stringify(parsed.bad)}`);
const options = parsed.ok;
const seats = spec.game.options.seats(options);

/** Plays one match in which this checkout has a team, and returns its row. */
function play(group, team) {
  const drawSeed = lab.mixSeed(Number(seed), group);
  const engine = new kernel.Engine(spec.game, kernel.seededDraws(drawSeed));
  const t = spec.game.setup(options);
  engine.advance(t);
  const teams = lab.teamsOf(spec, t, seats);
  const players = teams.map((of) => {
    const bots = of === team ? here : there;
    return { bots, engine: bots.engine() };
  });
  const spent = { here: { iterations: 0, ms: 0 }, there: { iterations: 0, ms: 0 } };
  let acts = 0;
  for (; engine.asking !== undefined && acts < 20_000; acts++) {
    const by = engine.asking;
    const player = players[by];
    const reply = player.engine.think({
      game: player.bots.spec.game,
      options,
      view: spec.game.view(t, by),
      seat: by,
      level: 5,
      settings: player.bots.settings,
      budgetMs: Number(ms),
      seed: lab.mixSeed(drawSeed, team, acts),
      clock,
    });
    if (!reply) throw new Error(`seat ${by} had no answer`);
    const side = player.bots === here ? spent.here : spent.there;
    side.iterations += reply.iterations;
    side.ms += reply.ms;
    if (Object.hasOwn(spec.game.asides, reply.step)) {
      engine.aside(t, by, reply.step, reply.act);
      continue;
    }
    const key = JSON.stringify(reply.act);
    const act = engine.moves.find((move) => JSON.stringify(move) === key);
    if (!act) throw new Error(`seat ${by} answered with an act it may not do: ${key}`);
    engine.act(t, by, act);
  }
  const value = new Float64Array(seats);
  if (t.flow.over) spec.terminalValue(t, value);
  const rounded = ({ iterations, ms: time }) => ({ iterations, ms: Math.round(time) });
  return {
    group,
    team,
    share: t.flow.over ? value[teams.indexOf(team)] : null,
    acts,
    digest: kernel.digest(t),
    here: rounded(spent.here),
    there: rounded(spent.there),
  };
}

const teamCount = new Set(lab.teamsOf(spec, spec.game.setup(options), seats)).size;
const rows = [];
for (let group = 0; group < Number(pairs); group++) {
  for (let team = 0; team < teamCount; team++) rows.push(play(group, team));
  const { mean, half } = lab.estimate(lab.groupShares(rows, teamCount));
  if (process.stderr.isTTY) process.stderr.write(`\r${rows.length}: ${(100 * mean).toFixed(1)}% ± ${(100 * half).toFixed(1)}`);
}
const estimate = lab.estimate(lab.groupShares(rows, teamCount));
const rate = (side) => {
  const sum = rows.reduce((all, row) => ({ n: all.n + row[side].iterations, ms: all.ms + row[side].ms }), { n: 0, ms: 0 });
  return Math.round((1000 * sum.n) / sum.ms);
};
console.log(
  `${game}, level 5, ${ms} ms of CPU a turn: ${(100 * estimate.mean).toFixed(1)}% ± ${(100 * estimate.half).toFixed(1)} of ` +
    `${rows.length} matches; ${rate("here")} iterations per second here, ${rate("there")} there`,
);
if (out !== undefined)
  writeFileSync(
    out,
    `${JSON.stringify({ format: "starboard.versions", version: 1, game, options: JSON.parse(optionText), ms: Number(ms), seed: Number(seed), estimate, rate: { here: rate("here"), there: rate("there") } }).slice(0, -1)},"rows":[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]}\n`,
  );
