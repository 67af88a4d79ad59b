/** Where each game's rules, words, boards and bots are fetched from. A game is one entry here. */
import type { AnyGame, Fact } from "@starboard/kernel";
import type { Words } from "@starboard/kit";
import type { GameScreen } from "@starboard/frame";

/** The words of a game whose vocabulary is not known here. */
export type AnyWords = Words<unknown, Fact>;
/** The screen of a game whose view is not known here. */
export type AnyScreen = GameScreen<unknown>;

interface Source {
  /** Prefix of its rule numbers. */
  readonly prefix: string;
  /** Rules and words: what worker and page need. */
  readonly rules: () => Promise<{ readonly game: unknown; readonly words: unknown }>;
  /** The text of `rules.md`. */
  readonly text: () => Promise<string>;
  readonly bot: () => Promise<unknown>;
  readonly screen: () => Promise<unknown>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  // The learning game is not on the shelf: it is reached by its address, and tries what other games do not have.
  sample: {
    prefix: "SMP",
    rules: () => import("@starboard/sample"),
    text: () => import("@starboard/sample/rules").then((m) => m.rules),
    bot: () => import("@starboard/sample/bot").then((m) => m.bot),
    screen: () => import("./plain/screen.tsx").then((m) => m.plainScreen("sample")),
  },
};

const source = (id: string): Source | undefined => (Object.hasOwn(SOURCES, id) ? SOURCES[id] : undefined);

export const hasGame = (id: string): boolean => source(id) !== undefined;
/** The game a rule's number belongs to. */
export const gameOfPrefix = (prefix: string): string | undefined =>
  Object.keys(SOURCES).find((id) => SOURCES[id]?.prefix === prefix);

export async function loadRules(id: string): Promise<AnyGame | undefined> {
  return (await source(id)?.rules())?.game as AnyGame | undefined;
}
export async function loadBot(id: string): Promise<unknown> {
  return source(id)?.bot();
}
export async function loadText(id: string): Promise<string | undefined> {
  return source(id)?.text();
}
/** Everything a page needs of a game; undefined when there is no such game. */
export async function loadAll(
  id: string,
): Promise<{ game: AnyGame; words: AnyWords; screen: AnyScreen; rules: string } | undefined> {
  const from = source(id);
  if (!from) return undefined;
  const [{ game, words }, rules, screen] = await Promise.all([from.rules(), from.text(), from.screen()]);
  return { game: game as AnyGame, words: words as AnyWords, screen: screen as AnyScreen, rules };
}
