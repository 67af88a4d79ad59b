/** `starboard profile`: how many iterations a second the search of a game runs, and which part of it takes how long. */
import { en as errors } from "../errors.en.ts";
import { threadCpuUsage } from "node:process";
import { parseArgs } from "node:util";
import { botFor } from "@starboard/registry/bots";
import { digest } from "@starboard/kernel";
import { type Contest, type MatchRow, playMatch } from "@starboard/lab";
import { CliError, type Command, entryOf } from "../context.ts";
import { number, readOptions } from "../files.ts";
import { PARTS, sharesOf, withNames } from "../profile/cpu-shares.ts";

/** Number of acts after which a match is cut off: a profile needs no result. */
const MAX_ACTS = 20_000;

const noClock = (): number => {
  throw new Error("a match by iterations must not read the clock");
};

export const profile: Command = {
  about: "measure how fast the bots of a game search, and where the time goes",
  usage:
    "starboard profile GAME [--iterations 200] [--matches 2] [--acts 20000] [--options JSON or preset] [--seed 1] [--shares]",
  async run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: {
        iterations: text,
        matches: text,
        acts: text,
        options: text,
        seed: text,
        shares: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const entry = entryOf(context, positionals[0]);
    const game = String(entry.game.id);
    const spec = botFor(game);
    if (!spec) throw new CliError("CLI_BOT", errors.gameWithoutBots(game));
    const player = { is: "search", level: 5, iterations: number("iterations", values.iterations, 200, 1) } as const;
    const contest: Contest = {
      game,
      options: readOptions(entry, values.options) as Contest["options"],
      a: player,
      b: player,
      seed: number("seed", values.seed, 1),
      factor: 1,
      maxActs: number("acts", values.acts, MAX_ACTS, 1),
    };
    const matches = number("matches", values.matches, 2, 1);
    const play = (bot: typeof spec): MatchRow[] =>
      Array.from({ length: matches }, (_, group) => playMatch(bot, contest, { group, team: 0 }, { clock: noClock }));
    // The first match warms the code up and is not timed.
    playMatch(spec, { ...contest, seed: contest.seed + 1 }, { group: 0, team: 0 }, { clock: noClock });
    const before = threadCpuUsage();
    const rows = play(spec);
    const { user, system } = threadCpuUsage(before);
    const seconds = (user + system) / 1e6;
    const iterations = rows.reduce((sum, { searched }) => sum + searched, 0);
    context.out(
      `${game}: ${iterations} iterations in ${seconds.toFixed(2)} CPU seconds, ${Math.round(iterations / seconds)} a second`,
    );
    context.out(`choices: ${digest(rows.map((row) => row.digest)).slice(0, 16)}`);
    if (!values.shares) return 0;
    const shares = await sharesOf(() => void play(withNames(spec)));
    for (const part of PARTS) context.out(`  ${part}: ${(100 * shares[part]).toFixed(1)}%`);
    return 0;
  },
};
