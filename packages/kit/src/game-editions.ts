/** The editions of a game with their texts and rules: what `src/editions/index.ts` of every game exports. */
import { type AnyGame, editionsOf, type GameChange, type RuleId, type Shape, withGameChange } from "@starboard/kernel";
import type { Fact, Game } from "@starboard/kernel";
import type { GameEntry, GameText } from "./game-text.ts";
import { readRules } from "./rules.ts";

/** What an edition did differently from the next one. Each part receives that part of the next edition. */
export interface EarlierEdition<G extends Shape, V, F extends Fact> {
  readonly edition: number;
  /** Steps, asides, sums, data and anything else of the game. */
  readonly game?: (next: Game<G>) => GameChange<G>;
  readonly text?: (next: GameText<V, F>) => Partial<GameText<V, F>>;
  /** The paragraphs of `rules.md` that read otherwise; null for a rule that the edition did not have. */
  readonly rules?: Readonly<Record<RuleId, string | null>>;
}

/** Every edition of a game that can be played. All functions return undefined for an edition that is not known. */
export interface GameEditions {
  /** The oldest edition that is played. */
  readonly baseline: number;
  readonly newest: number;
  readonly gameOf: (edition: number) => AnyGame | undefined;
  readonly textOf: (edition: number) => GameText<never, never> | undefined;
  /** Returns the text of `rules.md` as it read in an edition; `newest` is the text of today. */
  readonly rulesOf: (edition: number, newest: string) => string | undefined;
}

/** Builds the editions of a game from the newest one and what the earlier ones did differently. */
export function gameEditions<G extends Shape, V, F extends Fact>(
  game: Game<G>,
  text: GameText<V, F>,
  earlier: readonly EarlierEdition<G, V, F>[] = [],
): GameEditions {
  const games = editionsOf<Game<G>>(
    game,
    game.edition,
    earlier.map(({ edition, game: change }) => ({
      edition,
      change: (next) => (change?.(next) ?? {}) as Partial<Game<G>>,
    })),
    (next, change, edition) => withGameChange(next, change as GameChange<G>, edition),
  );
  const texts = editionsOf(
    text,
    game.edition,
    earlier.map(({ edition, text: change }) => ({ edition, change: (next) => change?.(next) ?? {} })),
    // Getters stay getters, which read the language of the moment.
    (next, change) =>
      Object.defineProperties(
        {},
        {
          ...Object.getOwnPropertyDescriptors(next),
          ...Object.getOwnPropertyDescriptors(change),
        },
      ) as GameText<V, F>,
  );
  return {
    baseline: games.baseline,
    newest: games.newest,
    gameOf: (edition) => games.of(edition) as AnyGame | undefined,
    textOf: (edition) => texts.of(edition) as GameText<never, never> | undefined,
    rulesOf(edition, newest) {
      if (!games.of(edition)) return undefined;
      const older = earlier.filter((one) => one.edition >= edition).toSorted((a, b) => b.edition - a.edition);
      return older.reduce((rules, one) => withRules(rules, one.rules ?? {}), newest);
    },
  };
}

/** Returns a game as it was in an edition, with its texts and rules; undefined if the edition is not known. */
export function entryOfEdition(entry: GameEntry, edition: number): GameEntry | undefined {
  if (entry.game.edition === edition) return entry;
  const game = entry.editions?.gameOf(edition);
  const text = entry.editions?.textOf(edition);
  const rules = entry.editions?.rulesOf(edition, entry.rules);
  return game && text && rules !== undefined ? { ...entry, game, text, rules } : undefined;
}

/** Marks of origin before the text of a rule, as in `[R]`. */
const ORIGIN_MARK = /^\[[A-Z]\]\s*/;

/** Returns the rules whose text differs between two rule texts, as the second has them; null where it has none. */
export function changedRules(from: string, to: string): { readonly id: RuleId; readonly text: string | null }[] {
  const [then, now] = [readRules(from), readRules(to)];
  return [...new Set([...now.keys(), ...then.keys()])]
    .filter((id) => then.get(id)?.text !== now.get(id)?.text)
    .map((id) => ({ id, text: now.get(id)?.text.replace(ORIGIN_MARK, "") ?? null }));
}

/** The start of a rule or a heading: where the paragraph of the rule before it ends. */
const NEXT = /^(?:\s*(?:[-*]\s+)?\*\*[A-Z][A-Z0-9]*-[A-Za-z0-9.-]+\*\*|#+\s)/;

/** Replaces paragraphs of a `rules.md`. A text holds everything after the number of its rule. */
export function withRules(markdown: string, texts: Readonly<Record<string, string | null>>): string {
  const out: string[] = [];
  let skipping = false;
  for (const line of markdown.split("\n")) {
    if (skipping && !NEXT.test(line)) continue;
    skipping = false;
    const id = Object.keys(texts).find((rule) => line.trimStart().startsWith(`**${rule}**`));
    if (id === undefined) out.push(line);
    else {
      skipping = true;
      if (texts[id] !== null) out.push(`**${id}** ${texts[id]}`, "");
    }
  }
  return out.join("\n");
}
