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
import { threads } from "../arena/pool.ts";
import { type Command, entryOf, CliError } from "../context.ts";
import { number } from "../files.ts";

function contenderOf(name: string): Contender {
  const player = readContender(name);
  if (!player)
    throw new CliError("CLI_BALANCE", "--with takes random, greedy, scripted, a level, or a level such as 2@200.");
  return player;
}

/** What a kept run is known by: everything but the number of matches, which may grow. */
function headOf(plan: BalancePlan): object {
  const { game, matchups, player, seed, factor, patience } = plan;
  const sides = matchups.map(({ part, first, second }) => `${part}: ${first} - ${second}`);
  return { format: "starboard.balance", version: 1, game, player, seed, factor, patience, sides };
}

/** Results of bots or rules that have changed since must not be pooled: the last kept match must come out the same again. */
async function sameAsBefore(
  plan: BalancePlan,
  { known }: ResumableRun<FinishedMatch>,
  pool: ReturnType<typeof threads>,
  file: string,
): Promise<void> {
  const last = known.at(-1);
  const timed = plan.player.is === "search" && plan.player.iterations === undefined;
  if (!last || timed) return;
  const row = await pool.play(contestOf(plan, last.matchup), { group: last.match, team: 0 });
  if (finishedOf(last.matchup, row).digest !== last.digest) throw otherNow(file);
}

const otherNow = (file: string): CliError =>
  new CliError("CLI_KEPT", `${file} was played by other bots or other rules: a match of it comes out otherwise now.`);

const censusHead = (game: string, { player, seed, patience }: MultiplayerPlan): object => ({
  format: "starboard.census",
  version: 1,
  game,
  player,
  seed,
  patience,
});

/** How fair a game is between its sides, when equal bots play them. */
export const balance: Command = {
  about: "equal bots on both sides of every matchup",
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
    const keep = async (report: string): Promise<number> => {
      context.out(report);
      if (values.out !== undefined) {
        await mkdir(dirname(values.out), { recursive: true });
        const command = `npm run -s starboard -- balance ${args.join(" ")}`;
        await writeFile(values.out, `# ${entry.text.title}: balance\n\nWritten by \`${command}\`.\n\n${report}`);
      }
      return 0;
    };
    const spec = botFor(String(entry.game.id));
    const crowds = spec?.multiplayerStudy?.();
    if (spec && crowds) {
      const plan: MultiplayerPlan = {
        player: withExplicitSettings(contenderOf(values.with ?? "greedy")),
        matches: (values.matches ?? "20").split(",").map((n) => number("matches", n, 20, 0)),
        seed: number("seed", values.seed, 1),
        patience: 10_000,
      };
      const kept =
        values.keep === undefined ? null : resumeRun<StudyResult>(values.keep, censusHead(entry.game.id, plan));
      const [shortest] = (kept?.known ?? []).toSorted((x, y) => x.acts - y.acts);
      if (shortest && JSON.stringify(replayStudyMatch(spec, plan, shortest)) !== JSON.stringify(shortest))
        throw otherNow(String(values.keep));
      const returns = runMultiplayerStudy(spec, plan, kept?.known, (one, done, all) => {
        kept?.add(one);
        if (context.interactive) process.stderr.write(`\r${done} / ${all}`);
      });
      return keep(multiplayerReport(plan, tally(crowds, returns)));
    }
    const every = botFor(String(entry.game.id))?.matchups?.() ?? [];
    const matchups = values.part === undefined ? every : every.filter(({ part }) => part === values.part);
    if (matchups.length === 0) {
      const parts = [...new Set(every.map(({ part }) => part))].join(", ");
      throw new CliError("CLI_BALANCE", `Nothing to compare in ${entry.text.title}. Parts: ${parts || "none"}.`);
    }
    const player = withExplicitSettings(contenderOf(values.with ?? "scripted"));
    const plan = {
      game: String(entry.game.id),
      matchups,
      player,
      matches: number("matches", values.matches, 20, 2),
      seed: number("seed", values.seed, 1),
      factor: number("factor", values.factor, 1, 1),
      patience: 20_000,
    };
    const pool = threads(Math.min(number("threads", values.threads, 2, 1), 2), true);
    try {
      const kept = values.keep === undefined ? null : resumeRun<FinishedMatch>(values.keep, headOf(plan));
      if (kept) await sameAsBefore(plan, kept, pool, String(values.keep));
      const played = await play(plan, pool, kept?.known, (match, done, all) => {
        kept?.add(match);
        if (context.interactive) process.stderr.write(`\r${done} / ${all}`);
      });
      return await keep(balanceReport(plan, played));
    } finally {
      await pool.close();
    }
  },
};
