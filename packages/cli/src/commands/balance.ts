import { en as errors } from "../errors.en.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { botFor } from "@starboard/registry/bots";
import {
  type BalancePlan,
  balance as play,
  balanceReport,
  type MultiplayerPlan,
  runMultiplayerStudy,
  multiplayerReport,
  type Contender,
  contestOf,
  type FinishedMatch,
  finishedOf,
  replayStudyMatch,
  type StudyResult,
  readContender,
  withExplicitSettings,
  tally,
} from "@starboard/lab";
import { type ResumableRun, resumeRun } from "../arena/resumable-run.ts";
import { createThreadPool } from "../arena/pool.ts";
import { type Command, entryOf, CliError } from "../context.ts";
import { number } from "../files.ts";

function contenderOf(name: string): Contender {
  const player = readContender(name);
  if (!player) throw new CliError("CLI_BALANCE", errors.balancePlayer);
  return player;
}

/** Returns the head that identifies a stored run: the plan without the number of matches, which may grow. */
function headOf(plan: BalancePlan): object {
  const { game, matchups, player, seed, factor, maxActs } = plan;
  const sides = matchups.map(({ part, first, second }) => `${part}: ${first} - ${second}`);
  return { format: "starboard.balance", version: 1, game, player, seed, factor, patience: maxActs, sides };
}

/**
 * Replays the last stored match and throws a CliError if its result differs: results of changed bots or rules must not
 * be pooled. A plan with time limits is not replayed, because its matches are not deterministic.
 */
async function checkReproducible(
  plan: BalancePlan,
  { known }: ResumableRun<FinishedMatch>,
  pool: ReturnType<typeof createThreadPool>,
  file: string,
): Promise<void> {
  const last = known.at(-1);
  const timed = plan.player.is === "search" && plan.player.iterations === undefined;
  if (!last || timed) return;
  const row = await pool.play(contestOf(plan, last.matchup), { group: last.match, team: 0 });
  if (finishedOf(last.matchup, row).digest !== last.digest) throw notReproducible(file);
}

const notReproducible = (file: string): CliError => new CliError("CLI_KEPT", errors.otherResults(file));

const multiplayerHead = (game: string, { player, seed, maxActsPerSeat }: MultiplayerPlan): object => ({
  format: "starboard.census",
  version: 1,
  game,
  player,
  seed,
  patience: maxActsPerSeat,
});

/** Measures how even the sides of a game are when equal bots play them. */
export const balance: Command = {
  about: "play equal bots on both sides of every matchup and report how even they are",
  usage:
    "starboard balance GAME [--with scripted] [--matches 20[,20…]] [--part NAME] [--factor N] [--seed 1] [--threads 2] [--keep FILE.jsonl] [--out FILE.md]",
  async run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: {
        with: text,
        matches: text,
        part: text,
        factor: text,
        seed: text,
        threads: text,
        keep: text,
        out: text,
      },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const writeReport = async (report: string): Promise<number> => {
      context.out(report);
      if (values.out !== undefined) {
        await mkdir(dirname(values.out), { recursive: true });
        const command = `npm run -s starboard -- balance ${args.join(" ")}`;
        await writeFile(values.out, `# ${entry.text.title}: balance\n\nWritten by \`${command}\`.\n\n${report}`);
      }
      return 0;
    };
    const spec = botFor(String(entry.game.id));
    const study = spec?.multiplayerStudy?.();
    if (spec && study) {
      const plan: MultiplayerPlan = {
        player: withExplicitSettings(contenderOf(values.with ?? "greedy"), spec),
        matches: (values.matches ?? "20").split(",").map((n) => number("matches", n, 20, 0)),
        seed: number("seed", values.seed, 1),
        maxActsPerSeat: 10_000,
      };
      const resumed =
        values.keep === undefined ? null : resumeRun<StudyResult>(values.keep, multiplayerHead(entry.game.id, plan));
      const [shortest] = (resumed?.known ?? []).toSorted((x, y) => x.acts - y.acts);
      if (shortest && JSON.stringify(replayStudyMatch(spec, plan, shortest)) !== JSON.stringify(shortest))
        throw notReproducible(String(values.keep));
      const results = runMultiplayerStudy(spec, plan, resumed?.known, (result, done, all) => {
        resumed?.add(result);
        if (context.interactive) process.stderr.write(`\r${done} / ${all}`);
      });
      return writeReport(multiplayerReport(plan, tally(study, results)));
    }
    const every = spec?.matchups?.() ?? [];
    const matchups = values.part === undefined ? every : every.filter(({ part }) => part === values.part);
    if (!spec || matchups.length === 0) {
      const parts = [...new Set(every.map(({ part }) => part))].join(", ");
      throw new CliError("CLI_BALANCE", errors.noMatchups(entry.text.title, parts));
    }
    const player = withExplicitSettings(contenderOf(values.with ?? "scripted"), spec);
    const plan = {
      game: String(entry.game.id),
      matchups,
      player,
      matches: number("matches", values.matches, 20, 2),
      seed: number("seed", values.seed, 1),
      factor: number("factor", values.factor, 1, 1),
      maxActs: 20_000,
    };
    const pool = createThreadPool(Math.min(number("threads", values.threads, 2, 1), 2), true);
    try {
      const resumed = values.keep === undefined ? null : resumeRun<FinishedMatch>(values.keep, headOf(plan));
      if (resumed) await checkReproducible(plan, resumed, pool, String(values.keep));
      const played = await play(plan, pool, resumed?.known, (match, done, all) => {
        resumed?.add(match);
        if (context.interactive) process.stderr.write(`\r${done} / ${all}`);
      });
      return await writeReport(balanceReport(plan, played));
    } finally {
      await pool.close();
    }
  },
};
