import { parseArgs } from "node:util";
import { type MatchRecord, replay, type SeatCard } from "@starboard/kernel";
import type { Title } from "@starboard/kit";
import { type Command, type Desk, finder, hasBot, titleOf, Trouble } from "../context.ts";
import { checkedOptions, readOptions, readRecordFile, readText, titleOfRecord } from "../files.ts";
import { playOn, save } from "../play/loop.ts";
import { openSession } from "../play/local-match.ts";
import * as say from "../play/text.en.ts";

const LEVEL = 2;

/** One seat as it is written: `bot`, `bot:4`, or a person's name. */
function seatCard(text: string, n: number, hasBots: boolean): SeatCard {
  const bot = /^bot(?::([1-5]))?$/.exec(text.trim());
  if (!bot) return { name: text.trim() || `Player ${n + 1}`, kind: "person" };
  if (!hasBots) throw new Trouble("CLI_BOT", "This game has no bots yet.");
  const level = Number(bot[1] ?? LEVEL);
  return { name: `Bot ${n + 1}`, kind: "bot", level };
}

/** The same match with everybody one seat further, and its result carried along where the game adds both up. */
function returnOf(record: MatchRecord, desk: Desk): { title: Title; options: object; seats: readonly SeatCard[] } {
  const title = titleOfRecord(desk, record);
  const { moments, fault } = replay(record, finder(desk));
  const end = moments.at(-1)?.played.table;
  if (fault || !end || end.flow.over === null)
    throw new Trouble("CLI_REMATCH", "That match is not over, or its record does not replay.");
  return {
    title,
    options: checkedOptions(title, { ...record.options, ...title.game.rematch?.(title.game.view(end, "public")) }),
    seats: record.seats.map((_, n, all) => all[(n + 1) % all.length] as SeatCard),
  };
}

/** A full match at the terminal: hot-seat, or against bots. */
export const play: Command = {
  about: "play at the terminal, against bots or with others at one keyboard",
  usage:
    "starboard play [GAME] [--options JSON|FILE|PRESET] [--seats me,bot:3,…] [--record FILE] [--moves FILE] [--rematch FILE]",
  async run(args, desk) {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      options: { options: text, seats: text, record: text, moves: text, rematch: text },
      allowPositionals: true,
    });
    const back = values.rematch === undefined ? undefined : returnOf(readRecordFile(values.rematch), desk);
    const title = back?.title ?? titleOf(desk, positionals[0] ?? String(desk.titles[0]?.game.id));
    const { game } = title;
    const id = String(game.id);
    const options = back?.options ?? readOptions(title, values.options);
    const needed: number = game.options.seats(options);
    const hasBots = hasBot(desk, id);
    const standard = ["You", ...new Array<string>(needed - 1).fill(hasBots ? "bot" : "")];
    const seats =
      (values.seats === undefined ? back?.seats : undefined) ??
      (values.seats?.split(",") ?? standard).map((one, n) => seatCard(one, n, hasBots));
    if (seats.length !== needed)
      throw new Trouble("CLI_SEATS", `${needed} seats are needed, ${seats.length} are given.`);

    // A script answers instead of the person, line by line; when it ends the person is taken to leave.
    const script = values.moves === undefined ? undefined : readText(values.moves).split(/\r?\n/);
    const asking = script ? { ...desk, interactive: false, ask: () => Promise.resolve(script.shift()) } : desk;
    const file = values.record ?? `starboard-${id}-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.json`;
    const session = await openSession(desk, `${id}@${String(game.edition)}`, options, seats);
    const table = { title, session, desk: asking, file, logs: new Map() };
    try {
      desk.out(`${title.words.title}. Type help for what you can type.`);
      const over = await playOn(table);
      await save(table);
      desk.out(over ? say.over(file) : say.saved(file));
    } finally {
      session.close();
    }
    return 0;
  },
};
