import { parseArgs } from "node:util";
import { type MatchRecord, replay, type SeatOccupant } from "@starboard/kernel";
import type { GameEntry } from "@starboard/kit";
import { type Command, type CommandContext, findGameIn, hasBot, entryOf, CliError } from "../context.ts";
import { checkedOptions, readOptions, readRecordFile, readTextFile, entryOfRecord } from "../files.ts";
import { playOn, save } from "../play/loop.ts";
import { openLocalMatch } from "../play/local-match.ts";
import * as say from "../play/text.en.ts";

const LEVEL = 2;

/** One seat as it is written: `bot`, `bot:4`, or a person's name. */
function seatCard(text: string, n: number, hasBots: boolean): SeatOccupant {
  const bot = /^bot(?::([1-5]))?$/.exec(text.trim());
  if (!bot) return { name: text.trim() || `Player ${n + 1}`, kind: "person" };
  if (!hasBots) throw new CliError("CLI_BOT", "This game has no bots yet.");
  const level = Number(bot[1] ?? LEVEL);
  return { name: `Bot ${n + 1}`, kind: "bot", level };
}

/** The same match with everybody one seat further, and its result carried along where the game adds both up. */
function returnOf(
  record: MatchRecord,
  context: CommandContext,
): { title: GameEntry; options: object; seats: readonly SeatOccupant[] } {
  const entry = entryOfRecord(context, record);
  const { moments, fault } = replay(record, findGameIn(context));
  const end = moments.at(-1)?.played.state;
  if (fault || !end || end.flow.over === null)
    throw new CliError("CLI_REMATCH", "That match is not over, or its record does not replay.");
  return {
    title: entry,
    options: checkedOptions(entry, {
      ...record.options,
      ...entry.game.rematchOptions?.(entry.game.view(end, "public")),
    }),
    seats: record.seats.map((_, n, all) => all[(n + 1) % all.length] as SeatOccupant),
  };
}

/** A full match at the terminal: hot-seat, or against bots. */
export const play: Command = {
  about: "play at the terminal, against bots or with others at one keyboard",
  usage:
    "starboard play [GAME] [--options JSON|FILE|PRESET] [--seats me,bot:3,…] [--record FILE] [--moves FILE] [--rematch FILE]",
  async run(args, context) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: { options: text, seats: text, record: text, moves: text, rematch: text },
      allowPositionals: true,
    });
    const back = values.rematch === undefined ? undefined : returnOf(readRecordFile(values.rematch), context);
    const entry = back?.title ?? entryOf(context, positionals[0] ?? String(context.games[0]?.game.id));
    const { game } = entry;
    const id = String(game.id);
    const options = back?.options ?? readOptions(entry, values.options);
    const needed: number = game.options.seats(options);
    const hasBots = hasBot(context, id);
    const standard = ["You", ...new Array<string>(needed - 1).fill(hasBots ? "bot" : "")];
    const seats =
      (values.seats === undefined ? back?.seats : undefined) ??
      (values.seats?.split(",") ?? standard).map((one, n) => seatCard(one, n, hasBots));
    if (seats.length !== needed)
      throw new CliError("CLI_SEATS", `${needed} seats are needed, ${seats.length} are given.`);

    // A script answers instead of the person, line by line; when it ends the person is taken to leave.
    const script = values.moves === undefined ? undefined : readTextFile(values.moves).split(/\r?\n/);
    const asking = script ? { ...context, interactive: false, ask: () => Promise.resolve(script.shift()) } : context;
    const file = values.record ?? `starboard-${id}-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.json`;
    const match = await openLocalMatch(context, `${id}@${String(game.edition)}`, options, seats);
    const table = { title: entry, match, context: asking, file, logs: new Map() };
    try {
      context.out(`${entry.text.title}. Type help for what you can type.`);
      const over = await playOn(table);
      await save(table);
      context.out(over ? say.over(file) : say.saved(file));
    } finally {
      match.close();
    }
    return 0;
  },
};
