/** Reading what a person types, and doing it. */
import { writeFileSync } from "node:fs";
import { type Act, type Refusal, type Seat, writeRecord } from "@starboard/kernel";
import { ruleText } from "../commands/rule.ts";
import { CliError } from "../context.ts";
import {
  askedHere,
  board,
  type MenuItem,
  itemsOf,
  logOf,
  playerName,
  PAGE,
  prompt,
  refusalText,
  showItems,
  type Screen,
  showLogItems,
} from "./screen.ts";
import * as say from "./text.en.ts";

/** What a typed line led to: another line is wanted, the table has changed, or the person leaves. */
type After = "more" | "changed" | "leave";

/** One person's turn at the keyboard. */
interface Turn {
  readonly table: Screen;
  readonly by: Seat;
  /** The list last shown, and how far it was shown. */
  items: readonly MenuItem[];
  from: number;
}

type Word = (turn: Turn, rest: string) => After | Promise<After>;

/** Writes the record as it stands. */
export async function save({ match, file }: Screen, name: string = file): Promise<void> {
  try {
    writeFileSync(name, writeRecord(await match.record()));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError("CLI_FILE", `${name} cannot be written: ${String(error)}`);
  }
}

function list(turn: Turn, items: readonly MenuItem[], from = 0): After {
  turn.items = items;
  turn.from = from;
  showItems(turn.table, items, turn.by, from);
  return "more";
}

function done(turn: Turn, refusal: Refusal | null): After {
  if (!refusal) return "changed";
  turn.table.context.out(refusalText(turn.table, refusal, turn.by));
  return "more";
}

async function choose(turn: Turn, text: string): Promise<After> {
  const item = turn.items[Number(text) - 1];
  if (!item || item.refusal) {
    turn.table.context.out(say.noNumber(text));
    return "more";
  }
  return done(turn, await turn.table.match.play(turn.by, { step: item.step, act: item.act }));
}

/** Does an act given as JSON, at the step that is asked, or at the aside that offers it. */
async function exactly(turn: Turn, text: string): Promise<After> {
  const { table, by } = turn;
  let act: Act;
  try {
    act = JSON.parse(text) as Act;
  } catch {
    table.context.out(say.notJson);
    return "more";
  }
  const offers = table.match.now(by).offers;
  const same = offers.find(({ offers: all }) => all.some((one) => JSON.stringify(one.act) === JSON.stringify(act)));
  const step = same?.step ?? table.match.now("public").question?.step ?? "";
  return done(turn, await table.match.play(by, { step, act }));
}

const words: Readonly<Record<string, Word>> = {
  help: ({ table }) => (table.context.out(say.help), "more"),
  list: (turn, text) => list(turn, itemsOf(turn.table, turn.by, { text, asides: false, refused: false })),
  any: (turn, text) => list(turn, itemsOf(turn.table, turn.by, { text, asides: true, refused: false })),
  more: (turn) => list(turn, turn.items, turn.from + PAGE < turn.items.length ? turn.from + PAGE : turn.from),
  why: (turn, text) =>
    list(
      turn,
      [false, true].flatMap((asides) => itemsOf(turn.table, turn.by, { text, asides, refused: true })),
    ),
  table: ({ table, by }) => (table.context.out(board(table, by)), "more"),
  log({ table, by }, text) {
    const lines = logOf(table, by).slice(-(Number(text) || PAGE));
    table.context.out(lines.length > 0 ? lines.join("\n") : say.nothing);
    return "more";
  },
  rule({ table }, id) {
    const { section, ...found } = ruleText(table.context, id);
    table.context.out(`${found.id}  (${section})\n${found.text}`);
    return "more";
  },
  async undo(turn) {
    const after = done(turn, await turn.table.match.undo(turn.by));
    if (after === "changed") turn.table.context.out(say.tookBack);
    return after;
  },
  async save({ table }, file) {
    await save(table, file === "" ? undefined : file);
    table.context.out(say.saved(file === "" ? table.file : file));
    return "more" as const;
  },
  quit: () => "leave",
};

async function typed(turn: Turn, line: string): Promise<After> {
  const text = line.trim();
  if (text === "" || text.startsWith("#")) return "more";
  if (/^\d+$/.test(text)) return choose(turn, text);
  if (text.startsWith("{")) return exactly(turn, text);
  const [first = "", ...rest] = text.split(/\s+/);
  const word = Object.hasOwn(words, first) ? words[first] : undefined;
  try {
    return word ? await word(turn, rest.join(" ")) : await (words["list"] as Word)(turn, text);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    turn.table.context.out(error.message);
    return "more";
  }
}

/** Lets one person do something. */
async function turn(table: Screen, by: Seat): Promise<After> {
  const { context, match } = table;
  showLogItems(table, by);
  context.out(prompt(table, match.now(by), by));
  const mine: Turn = { table, by, items: [], from: 0 };
  list(mine, itemsOf(table, by, { text: "", asides: false, refused: false }));
  for (;;) {
    const line = await context.ask(`${playerName(table, by)}> `);
    if (line === undefined) return "leave";
    const after = await typed(mine, line);
    if (after !== "more") return after;
  }
}

/** Plays until the match is over or the person leaves; true when it is over. */
export async function playOn(table: Screen): Promise<boolean> {
  const { context, match } = table;
  let last: Seat | undefined;
  for (;;) {
    const { card, question } = match.now("public");
    if (card.over) {
      showLogItems(table, last ?? match.persons[0] ?? "public");
      return true;
    }
    const by = askedHere(table);
    if (by === undefined) {
      if (match.persons.length === 0) showLogItems(table, "public");
      else if (context.interactive)
        context.log(say.waiting((question?.seats ?? []).map((one) => playerName(table, one)).join(", ")));
      await match.change();
      continue;
    }
    // What one person sees is not for the next: with two at one keyboard there is a curtain in between.
    if (last !== undefined && last !== by && context.interactive) {
      context.out("\n".repeat(40));
      if ((await context.ask(say.passOn(playerName(table, by)))) === undefined) return false;
    }
    last = by;
    if ((await turn(table, by)) === "leave") return false;
  }
}
