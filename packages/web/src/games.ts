/** The games of the page and the loaders of their rules, texts and bots, read from their manifests. */
import type { AnyGame, Fact } from "@starboard/kernel";
import {
  type GameEditions,
  type GameManifest,
  type GameText,
  type Glance,
  type LandingWords,
  rulesText,
  withTranslations,
} from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import type { PlayedBySeat } from "@starboard/wire/people";
import { manifest as sample } from "@starboard/sample/manifest";

/** The texts of a game whose types are not known here. */
export type AnyWords = GameText<unknown, Fact>;

/** The listed games, in the order of the start page. */
export const GAMES: readonly string[] = manifests.map(({ id }) => id);

// The sample game is not listed. It is reached by its address and uses features the other games do not.
const all: readonly GameManifest[] = [...manifests, withTranslations(sample)];

/** The manifests of all games that a page may show. */
export const allManifests = all;

export const manifestOf = (id: string): GameManifest | undefined => all.find((one) => one.id === id);
export const hasGame = (id: string): boolean => manifestOf(id) !== undefined;
/** Whether the game has bots, which a review needs too. */
export const hasBot = (id: string): boolean => manifestOf(id)?.bot !== undefined;
/** Whether the game has puzzles. */
export const hasPuzzles = (id: string): boolean => manifestOf(id)?.puzzles !== undefined;
/** Whether the game has a guided match. */
export const hasGuide = (id: string): boolean => manifestOf(id)?.guide !== undefined;
/** The words of a game's tile; for a game that this page does not have, its id. */
export const landingOf = (id: string): LandingWords => manifestOf(id)?.landing ?? { title: id, pitch: "", facts: "" };
export const gameTitle = (id: string): string => landingOf(id).title;
/** The name of a side that a seat has played, in the reader's language where the game has one. */
export const sideName = (game: string, { side, sideId }: PlayedBySeat): string =>
  (sideId === undefined ? undefined : landingOf(game).side?.(sideId)) ?? side;
/** The game a rule's number belongs to. */
export const gameOfPrefix = (prefix: string): string | undefined => all.find((one) => one.prefix === prefix)?.id;

/** Loads the editions of a game; undefined if there is no such game. */
export const loadEditions = async (id: string): Promise<GameEditions | undefined> =>
  (await manifestOf(id)?.play())?.editions;

/** Loads the rules of an edition, the newest one by default; undefined if this program does not know it. */
export async function loadRules(id: string, edition?: number): Promise<AnyGame | undefined> {
  const editions = await loadEditions(id);
  return editions?.gameOf(edition ?? editions.newest);
}
/** Loads the texts of an edition, the newest one by default. */
export async function loadWords(id: string, edition?: number): Promise<AnyWords | undefined> {
  const editions = await loadEditions(id);
  return editions?.textOf(edition ?? editions.newest) as AnyWords | undefined;
}
/** Loads what lists show of a game's views. */
export async function loadGlance(id: string): Promise<((view: unknown) => Glance) | undefined> {
  return (await manifestOf(id)?.play())?.glance as ((view: unknown) => Glance) | undefined;
}
export async function loadBot(id: string): Promise<unknown> {
  return manifestOf(id)?.bot?.();
}
/**
 * Loads the text of `rules.md` as it read in an edition, by default in the newest one. The function returns it in the
 * language of the moment.
 */
export async function loadText(id: string, edition?: number): Promise<(() => string) | undefined> {
  const [editions, newest] = await Promise.all([loadEditions(id), manifestOf(id)?.rules()]);
  const n = edition ?? editions?.newest;
  if (newest === undefined || n === undefined || editions?.rulesOf(n, newest) === undefined) return undefined;
  return () => editions.rulesOf(n, rulesText(id, newest)) ?? newest;
}
