/** The games of the page and the loaders of their rules, texts and bots, read from their manifests. */
import type { AnyGame, Fact } from "@starboard/kernel";
import type { GameManifest, GameText, Glance, LandingWords } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import { manifest as sample } from "@starboard/sample/manifest";

/** The texts of a game whose types are not known here. */
export type AnyWords = GameText<unknown, Fact>;

/** The listed games, in the order of the start page. */
export const GAMES: readonly string[] = manifests.map(({ id }) => id);

// The sample game is not listed. It is reached by its address and uses features the other games do not.
const all: readonly GameManifest[] = [...manifests, sample];

export const manifestOf = (id: string): GameManifest | undefined => all.find((one) => one.id === id);
export const hasGame = (id: string): boolean => manifestOf(id) !== undefined;
/** Whether the game has a guided match. */
export const hasGuide = (id: string): boolean => manifestOf(id)?.guide !== undefined;
/** The words of a game's tile; for a game that this page does not have, its id. */
export const landingOf = (id: string): LandingWords => manifestOf(id)?.landing ?? { title: id, pitch: "", facts: "" };
export const gameTitle = (id: string): string => landingOf(id).title;
/** The game a rule's number belongs to. */
export const gameOfPrefix = (prefix: string): string | undefined => all.find((one) => one.prefix === prefix)?.id;

export async function loadRules(id: string): Promise<AnyGame | undefined> {
  return (await manifestOf(id)?.play())?.game;
}
export async function loadWords(id: string): Promise<AnyWords | undefined> {
  return (await manifestOf(id)?.play())?.text as AnyWords | undefined;
}
/** Loads what lists show of a game's views. */
export async function loadGlance(id: string): Promise<((view: unknown) => Glance) | undefined> {
  return (await manifestOf(id)?.play())?.glance as ((view: unknown) => Glance) | undefined;
}
export async function loadBot(id: string): Promise<unknown> {
  return manifestOf(id)?.bot?.();
}
export async function loadText(id: string): Promise<string | undefined> {
  return manifestOf(id)?.rules();
}
