/**
 * Loaders of each game's rules, texts and bots, for pages and workers. A game has one entry here and one in
 * `screens.ts`, which only pages may import.
 */
import type { AnyGame, Fact } from "@starboard/kernel";
import type { GameText, Glance } from "@starboard/kit";

/** The texts of a game whose types are not known here. */
export type AnyWords = GameText<unknown, Fact>;
interface Source {
  /** Prefix of its rule numbers. */
  readonly prefix: string;
  /** Rules and texts, needed by workers and pages. */
  readonly rules: () => Promise<{ readonly game: unknown; readonly text: unknown; readonly glance: unknown }>;
  /** The text of `rules.md`. */
  readonly text: () => Promise<string>;
  /** Absent if the game has no bots. */
  readonly bot?: () => Promise<unknown>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  "4000ad": {
    prefix: "AD",
    rules: () => import("@starboard/4000ad"),
    text: () => import("@starboard/4000ad/rules").then((m) => m.rules),
    bot: () => import("@starboard/4000ad/bot").then((m) => m.bot),
  },
  trekwar: {
    prefix: "TW",
    rules: () => import("@starboard/trekwar"),
    text: () => import("@starboard/trekwar/rules").then((m) => m.rules),
    bot: () => import("@starboard/trekwar/bot").then((m) => m.bot),
  },
  anaxis: {
    prefix: "AX",
    rules: () => import("@starboard/anaxis"),
    text: () => import("@starboard/anaxis/rules").then((m) => m.rules),
    bot: () => import("@starboard/anaxis/bot").then((m) => m.bot),
  },
  "warp-empires": {
    prefix: "WE",
    rules: () => import("@starboard/warp-empires"),
    text: () => import("@starboard/warp-empires/rules").then((m) => m.rules),
    bot: () => import("@starboard/warp-empires/bot").then((m) => m.bot),
  },
  // The sample game is not listed. It is reached by its address and uses features the other games do not.
  sample: {
    prefix: "SMP",
    rules: () => import("@starboard/sample"),
    text: () => import("@starboard/sample/rules").then((m) => m.rules),
    bot: () => import("@starboard/sample/bot").then((m) => m.bot),
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
export async function loadWords(id: string): Promise<AnyWords | undefined> {
  return (await source(id)?.rules())?.text as AnyWords | undefined;
}
/** Loads what lists show of a game's views. */
export async function loadGlance(id: string): Promise<((view: unknown) => Glance) | undefined> {
  return (await source(id)?.rules())?.glance as ((view: unknown) => Glance) | undefined;
}
export async function loadBot(id: string): Promise<unknown> {
  return source(id)?.bot?.();
}
export async function loadText(id: string): Promise<string | undefined> {
  return source(id)?.text();
}
