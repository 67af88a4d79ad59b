/** The input loop of `starboard play`: reads what a person types and carries it out. */
import { en as errors } from "../errors.en.ts";
import { writeFileSync } from "node:fs";
import { type Act, type Refusal, type Seat, writeRecord } from "@starboard/kernel";
import { ruleText } from "../commands/rule.ts";
import { CliError } from "../context.ts";
import {
  askedSeat,
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
import { en as texts } from "./text.en.ts";

/** The outcome of a typed line: read another line, the match has changed, or the person leaves. */
type LineOutcome = "more" | "changed" | "leave";

/** One person's turn at the keyboard. */
interface Turn {
  readonly screen: Screen;
  readonly by: Seat;
  /** The list shown last, and the index of the first item on the page shown last. */
  items: readonly MenuItem[];
  from: number;
}

type TypedCommand = (turn: Turn, rest: string) => LineOutcome | Promise<LineOutcome>;

/** Writes the record of the match so far. */
export async function save({ match, file }: Screen, name: string = file): Promise<void> {
  try {
    writeFileSync(name, writeRecord(await match.record()));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError("CLI_FILE", errors.unwritable(name, String(error)));
  }
}

function list(turn: Turn, items: readonly MenuItem[], from = 0): LineOutcome {
  turn.items = items;
  turn.from = from;
  showItems(turn.screen, items, turn.by, from);
  return "more";
}

function showOutcome(turn: Turn, refusal: Refusal | null): LineOutcome {
  if (!refusal) return "changed";
  turn.screen.context.out(refusalText(turn.screen, refusal, turn.by));
  return "more";
}

async function choose(turn: Turn, text: string): Promise<LineOutcome> {
  const item = turn.items[Number(text) - 1];
  if (!item || item.refusal) {
    turn.screen.context.out(texts.noNumber(text));
    return "more";
  }
  return showOutcome(turn, await turn.screen.match.play(turn.by, { step: item.step, act: item.act }));
}

/** Plays an act given as JSON: at the step or aside that offers it, or else at the step that is asked now. */
async function playJson(turn: Turn, text: string): Promise<LineOutcome> {
  const { screen, by } = turn;
  let act: Act;
  try {
    act = JSON.parse(text) as Act;
  } catch {
    screen.context.out(texts.notJson);
    return "more";
  }
  const offers = screen.match.now(by).offers;
  const offered = offers.find(({ offers: all }) =>
    all.some((offer) => JSON.stringify(offer.act) === JSON.stringify(act)),
  );
  const step = offered?.step ?? screen.match.now("public").question?.step ?? "";
  return showOutcome(turn, await screen.match.play(by, { step, act }));
}

const commands: Readonly<Record<string, TypedCommand>> = {
  help: ({ screen }) => (screen.context.out(texts.help), "more"),
  list: (turn, text) => list(turn, itemsOf(turn.screen, turn.by, { text, asides: false, refused: false })),
  any: (turn, text) => list(turn, itemsOf(turn.screen, turn.by, { text, asides: true, refused: false })),
  more: (turn) => list(turn, turn.items, turn.from + PAGE < turn.items.length ? turn.from + PAGE : turn.from),
  why: (turn, text) =>
    list(
      turn,
      [false, true].flatMap((asides) => itemsOf(turn.screen, turn.by, { text, asides, refused: true })),
    ),
  table: ({ screen, by }) => (screen.context.out(board(screen, by)), "more"),
  log({ screen, by }, text) {
    const lines = logOf(screen, by).slice(-(Number(text) || PAGE));
    screen.context.out(lines.length > 0 ? lines.join("\n") : texts.emptyLog);
    return "more";
  },
  rule({ screen }, id) {
    const { section, ...paragraph } = ruleText(screen.context, id);
    screen.context.out(`${paragraph.id}  (${section})\n${paragraph.text}`);
    return "more";
  },
  async undo(turn) {
    const after = showOutcome(turn, await turn.screen.match.undo(turn.by));
    if (after === "changed") turn.screen.context.out(texts.tookBack);
    return after;
  },
  async save({ screen }, file) {
    await save(screen, file === "" ? undefined : file);
    screen.context.out(texts.saved(file === "" ? screen.file : file));
    return "more" as const;
  },
  quit: () => "leave",
};

/** Carries out one typed line. */
async function handleLine(turn: Turn, line: string): Promise<LineOutcome> {
  const text = line.trim();
  if (text === "" || text.startsWith("#")) return "more";
  if (/^\d+$/.test(text)) return choose(turn, text);
  if (text.startsWith("{")) return playJson(turn, text);
  const [first = "", ...rest] = text.split(/\s+/);
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  try {
    return command ? await command(turn, rest.join(" ")) : await (commands["list"] as TypedCommand)(turn, text);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    turn.screen.context.out(error.message);
    return "more";
  }
}

/** Shows one person what is new and what is asked, then reads lines until the match changes or the person leaves. */
async function takeTurn(screen: Screen, by: Seat): Promise<LineOutcome> {
  const { context, match } = screen;
  showLogItems(screen, by);
  context.out(prompt(screen, match.now(by), by));
  const turn: Turn = { screen, by, items: [], from: 0 };
  list(turn, itemsOf(screen, by, { text: "", asides: false, refused: false }));
  for (;;) {
    const line = await context.ask(`${playerName(screen, by)}> `);
    if (line === undefined) return "leave";
    const after = await handleLine(turn, line);
    if (after !== "more") return after;
  }
}

/** Plays until the match is over or a person leaves. Returns true if it is over. */
export async function playMatch(screen: Screen): Promise<boolean> {
  const { context, match } = screen;
  let last: Seat | undefined;
  for (;;) {
    const { summary, question } = match.now("public");
    if (summary.over) {
      showLogItems(screen, last ?? match.persons[0] ?? "public");
      return true;
    }
    const by = askedSeat(screen);
    if (by === undefined) {
      if (match.persons.length === 0) showLogItems(screen, "public");
      else if (context.interactive)
        context.log(texts.waiting((question?.seats ?? []).map((seat) => playerName(screen, seat))));
      await match.nextChange();
      continue;
    }
    // The next person must not see the private information of the last one, so the screen is cleared in between.
    if (last !== undefined && last !== by && context.interactive) {
      context.out("\n".repeat(40));
      if ((await context.ask(texts.passOn(playerName(screen, by)))) === undefined) return false;
    }
    last = by;
    if ((await takeTurn(screen, by)) === "leave") return false;
  }
}
