/** Finds and runs a command. Errors that the user can fix become one line on standard error and exit status 2. */
import { LANGUAGES } from "@starboard/kit";
import type { ExtraGame } from "./extra-games.ts";
import { type Command, type CommandContext, CliError } from "./context.ts";
import { en as errors } from "./errors.en.ts";
import { en } from "./messages.en.ts";
import { en as usage } from "./usage.en.ts";

/** Every command by name. Each is imported only when it is used, so that the program starts fast. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  games: async () => (await import("./commands/games.ts")).games,
  play: async () => (await import("./commands/play.ts")).play,
  simulate: async () => (await import("./commands/simulate.ts")).simulate,
  host: async () => (await import("./commands/host.ts")).host,
  backup: async () => (await import("./commands/backup.ts")).backup,
  restore: async () => (await import("./commands/backup.ts")).restore,
  arena: async () => (await import("./commands/arena.ts")).arena,
  lab: async () => (await import("./commands/lab.ts")).lab,
  balance: async () => (await import("./commands/balance.ts")).balance,
  tune: async () => (await import("./commands/tune.ts")).tune,
  calibrate: async () => (await import("./commands/calibrate.ts")).calibrate,
  profile: async () => (await import("./commands/profile.ts")).profile,
  verify: async () => (await import("./commands/verify.ts")).verify,
  review: async () => (await import("./commands/review.ts")).review,
  "review-study": async () => (await import("./commands/review-study.ts")).reviewStudy,
  mine: async () => (await import("./commands/mine.ts")).mine,
  blunders: async () => (await import("./commands/blunders.ts")).blunders,
  exploits: async () => (await import("./commands/exploits.ts")).exploits,
  suite: async () => (await import("./commands/suite.ts")).suite,
  study: async () => (await import("./commands/study.ts")).study,
  replay: async () => (await import("./commands/replay.ts")).replay,
  export: async () => (await import("./commands/export.ts")).exportRecord,
  print: async () => (await import("./commands/print.ts")).print,
  module: async () => (await import("./commands/modules.ts")).modules,
  map: async () => (await import("./commands/modules.ts")).maps,
  rule: async () => (await import("./commands/rule.ts")).rule,
  situations: async () => (await import("./commands/situations.ts")).situations,
  perft: async () => (await import("./commands/perft.ts")).perft,
  golden: async () => (await import("./commands/golden.ts")).golden,
  "release-check": async () => (await import("./commands/release-check.ts")).releaseCheck,
  check: async () => (await import("./commands/check.ts")).check,
  fuzz: async () => (await import("./commands/check.ts")).fuzz,
  soak: async () => (await import("./commands/soak.ts")).soak,
};

async function overview(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(15)}${en.about(name) ?? (await load()).about}`,
    ),
  );
  return [en.usage, "", ...lines, "", en.help, en.gameFolder, en.language(LANGUAGES), en.figures].join("\n");
}

const find = (name: string): (() => Promise<Command>) | undefined =>
  Object.hasOwn(commands, name) ? commands[name] : undefined;

async function help([name]: readonly string[], context: CommandContext): Promise<number> {
  const load = name === undefined ? undefined : find(name);
  if (name !== undefined && !load) throw new CliError("CLI_COMMAND", en.noCommand(name));
  if (name === undefined || !load) context.out(await overview());
  else context.out(usage.of(name) ?? (await load()).usage);
  return 0;
}

/**
 * Runs one command line and returns its exit status. A CliError is printed as one line with its code; the status is 2.
 *
 * @param loadExtraGames loads games that are not registered
 */
export async function runCommand(
  [name, ...args]: readonly string[],
  base: CommandContext,
  loadExtraGames: () => Promise<readonly ExtraGame[]> = () => Promise.resolve([]),
): Promise<number> {
  try {
    const extra = await loadExtraGames();
    const context: CommandContext = {
      ...base,
      games: [...base.games, ...extra.map(({ entry }) => entry)],
      bots: [...base.bots, ...extra.flatMap(({ bot }) => (bot ? [bot] : []))],
    };
    if (name === undefined || name === "help" || name === "--help" || name === "-h") return await help(args, context);
    const load = find(name);
    if (!load) throw new CliError("CLI_COMMAND", en.noCommand(name));
    if (args.includes("--help") && name !== "arena") return await help([name], context);
    return await (await load()).run(args, context);
  } catch (error) {
    const mistyped = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
    if (mistyped) base.log(`CLI_ARGUMENTS: ${errors.mistyped(String(error.code), error.message)}`);
    else if (error instanceof CliError) base.log(`${error.code}: ${error.message}`);
    else throw error;
    return 2;
  }
}
