/** The list of games and the loader for each. */
import { type AnyWords, GAMES, gameOfPrefix, hasGame, loadRules, loadText, loadWords } from "./games.ts";
import { type AnyScreen, loadScreen } from "./screens.ts";
import { type AnyGame, editionName, parseEdition } from "@starboard/kernel";
import { ProblemError } from "./problems.ts";

/** Everything of one game, loaded. */
export interface LoadedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly words: AnyWords;
  readonly screen: AnyScreen;
  /** The game's `rules.md`, in the language of the moment. */
  readonly rules: string;
}

const pending = new Map<string, Promise<LoadedGame>>();

/**
 * Fetches an edition of a game once, by default the newest; a failed fetch (offline, updated host) can be repeated.
 * Throws `ProblemError` (WEB_GAME, WEB_LOAD, MATCH_EDITION).
 */
export function fetchGame(id: string, edition?: number): Promise<LoadedGame> {
  const key = edition === undefined ? id : editionName({ id, edition });
  const known = pending.get(key);
  if (known) return known;
  const parts = [
    loadRules(id, edition),
    loadWords(id, edition),
    loadText(id, edition),
    loadScreen(id, edition),
  ] as const;
  const fetched = Promise.all(parts).then(
    ([game, words, rules, screen]) => {
      if (!game || !words || rules === undefined)
        throw new ProblemError(
          hasGame(id) ? { code: "MATCH_EDITION", about: { game: key } } : { code: "WEB_GAME", about: { game: id } },
        );
      return {
        id,
        game,
        words,
        screen,
        get rules() {
          return rules();
        },
      };
    },
    () => {
      throw new ProblemError({ code: "WEB_LOAD" });
    },
  );
  pending.set(key, fetched);
  fetched.catch(() => pending.delete(key));
  return fetched;
}

/** Fetches the edition that `game@edition` names: the one a match is played by. */
export function fetchEdition(name: string): Promise<LoadedGame> {
  const named = parseEdition(name);
  return named ? fetchGame(named.id, named.edition) : fetchGame(name);
}

/** The id of the rule text that contains a rule: a game's, or the kernel's. */
export function gameOfRule(rule: string): string {
  const prefix = rule.slice(0, rule.indexOf("-"));
  return prefix === "KRN" ? "kernel" : (gameOfPrefix(prefix) ?? GAMES[0] ?? "kernel");
}
