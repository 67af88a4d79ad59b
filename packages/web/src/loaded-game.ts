/** The list of games and the loader for each. */
import { type AnyWords, GAMES, gameOfPrefix, loadRules, loadText, loadWords } from "./games.ts";
import { type AnyScreen, loadScreen } from "./screens.ts";
import type { AnyGame } from "@starboard/kernel";
import { ProblemError } from "./problems.ts";

/** Everything of one game, loaded. */
export interface LoadedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly screen: AnyScreen;
  /** The game's `rules.md`. */
  readonly rules: string;
}

const pending = new Map<string, Promise<LoadedGame>>();

/**
 * Fetches a game once; a failed fetch (offline, updated host) can be repeated. Throws `ProblemError` (WEB_GAME,
 * WEB_LOAD).
 */
export function fetchGame(id: string): Promise<LoadedGame> {
  const known = pending.get(id);
  if (known) return known;
  const fetched = Promise.all([loadRules(id), loadWords(id), loadText(id), loadScreen(id)]).then(
    ([game, words, rules, screen]) => {
      if (!game || !words || rules === undefined) throw new ProblemError({ code: "WEB_GAME", about: { game: id } });
      return { id, game, words, rules, screen };
    },
    () => {
      throw new ProblemError({ code: "WEB_LOAD" });
    },
  );
  pending.set(id, fetched);
  fetched.catch(() => pending.delete(id));
  return fetched;
}

/** The id of the rule text that contains a rule: a game's, or the kernel's. */
export function gameOfRule(rule: string): string {
  const prefix = rule.slice(0, rule.indexOf("-"));
  return prefix === "KRN" ? "kernel" : (gameOfPrefix(prefix) ?? GAMES[0] ?? "kernel");
}
