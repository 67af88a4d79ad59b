import { en as errors } from "../errors.en.ts";
import { parseArgs } from "node:util";
import { type MatchRecord, replay, type SeatOccupant } from "@starboard/kernel";
import { type GameEntry } from "@starboard/kit";
import { type Command, type CommandContext, findGameIn, hasBot, entryOf, CliError } from "../context.ts";
import { checkedOptions, readOptions, readRecordFile, readTextFile, entryOfRecord } from "../files.ts";
import { en as words } from "../output/records.en.ts";
import { playMatch, save } from "../play/loop.ts";
import { openLocalMatch } from "../play/local-match.ts";
import { en as text } from "../play/text.en.ts";

/** Level of a bot that is given without one. */
const DEFAULT_LEVEL = 2;

/** Parses one seat of `--seats`: `bot`, `bot:4`, or a person's name. */
function parseSeat(input: string, n: number, hasBots: boolean): SeatOccupant {
  const bot = /^bot(?::([1-5]))?$/.exec(input.trim());
  if (!bot) return { name: input.trim() || words.player(n + 1), kind: "person" };
  if (!hasBots) throw new CliError("CLI_BOT", errors.noBots);
  const level = Number(bot[1] ?? DEFAULT_LEVEL);
  return { name: `Bot ${n + 1}`, kind: "bot", level };
}

/**
 * Returns the set-up of a rematch: occupants move one seat on, and the result is carried over if the game adds both up.
 */
function rematchOf(
  record: MatchRecord,
  context: CommandContext,
): { entry: GameEntry; options: object; seats: readonly SeatOccupant[] } {
  const entry = entryOfRecord(context, record);
  const { moments, fault } = replay(record, findGameIn(context));
  const last = moments.at(-1);
  const end = last?.played.state;
  if (fault || !last || !end || end.flow.over === null) throw new CliError("CLI_REMATCH", errors.noRematch);
  return {
    entry,
    options: checkedOptions(entry, {
      ...record.options,
      ...last.game.capabilities?.legs?.rematchOptions(last.game.view(end, "public")),
    }),
    seats: record.seats.map((_, n, all) => all[(n + 1) % all.length] as SeatOccupant),
  };
}

/** Plays a full match at the terminal, against bots or with several people at one keyboard. */
export const play: Command = {
  about: "play at the terminal, against bots or with other people at one keyboard",
  usage:
    "starboard play [GAME] [--options JSON|FILE|PRESET] [--seats me,bot:3,…] [--record FILE] [--moves FILE] [--rematch FILE]",
  async run(args, context) {
    const string = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: { options: string, seats: string, record: string, moves: string, rematch: string },
      allowPositionals: true,
    });
    const rematch = values.rematch === undefined ? undefined : rematchOf(readRecordFile(values.rematch), context);
    const entry = rematch?.entry ?? entryOf(context, positionals[0] ?? String(context.games[0]?.game.id));
    const { game } = entry;
    const id = String(game.id);
    const options = rematch?.options ?? readOptions(entry, values.options);
    const needed: number = game.options.seats(options);
    const hasBots = hasBot(context, id);
    const standard = [words.you, ...new Array<string>(needed - 1).fill(hasBots ? "bot" : "")];
    const seats =
      (values.seats === undefined ? rematch?.seats : undefined) ??
      (values.seats?.split(",") ?? standard).map((input, n) => parseSeat(input, n, hasBots));
    if (seats.length !== needed) throw new CliError("CLI_SEATS", errors.seats(needed, seats.length));

    // A script replaces the person's input, line by line. The end of the script counts as leaving.
    const script = values.moves === undefined ? undefined : readTextFile(values.moves).split(/\r?\n/);
    const input = script ? { ...context, interactive: false, ask: () => Promise.resolve(script.shift()) } : context;
    const file = values.record ?? `starboard-${id}-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.json`;
    const match = await openLocalMatch(context, `${id}@${String(game.edition)}`, options, seats);
    const screen = { entry, match, context: input, file, logs: new Map() };
    try {
      context.out(`${entry.text.title}\n${words.typeHelp}`);
      const over = await playMatch(screen);
      await save(screen);
      context.out(over ? text.over(file) : text.saved(file));
    } finally {
      match.close();
    }
    return 0;
  },
};
