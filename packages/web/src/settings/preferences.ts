/** The player's preferences, and their parser for untrusted text. */
import { type Language, LANGUAGES } from "@starboard/kit";
import { readSwitches } from "./switches.ts";

export type Theme = "dark" | "light" | "contrast";
export type Motion = "system" | "still" | "full";
/** `away`: after playback was skipped or the player was away. */
export type Recap = "away" | "always" | "never";
export type HandOver = "always" | "private" | "never";

/** A player's preferences, stored in this browser. */
export interface Preferences {
  readonly theme: Theme;
  /** The language of all texts; null for that of the browser. */
  readonly language: Language | null;
  readonly motion: Motion;
  /** Factor on the speed at which facts are shown: 0.5, 1, 2 or 4. */
  readonly speed: number;
  readonly sound: boolean;
  /** Whether a complete plan is confirmed automatically. */
  readonly autoCommit: boolean;
  /** When the screen is covered between players who share it. */
  readonly handOver: HandOver;
  /** Level of the bots in quick matches, 1 to 5. */
  readonly botLevel: number;
  /** The player's name for new matches. */
  readonly name: string;
  /** Games whose guide the player has finished or declined. */
  readonly guided: readonly string[];
  /** Whether the player was asked to install the page as an app. */
  readonly installOffered: boolean;
  /** Which questions the page may answer, by `game/answer`; absent ones have the game's default. */
  readonly questions: Readonly<Record<string, boolean>>;
  /** When the page sums up what other players did. */
  readonly recap: Recap;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const STANDARD: Preferences = {
  theme: "dark",
  language: null,
  motion: "system",
  speed: 1,
  sound: true,
  autoCommit: false,
  handOver: "private",
  botLevel: 2,
  name: "",
  guided: [],
  installOffered: false,
  questions: {},
  recap: "away",
};
/** Parses preferences from untrusted text; invalid fields get their default values. */
export function readPreferences(text: string | null): Preferences {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text ?? "null");
  } catch {
    // Invalid text is treated as no text.
  }
  if (typeof raw !== "object" || raw === null) return STANDARD;
  const fields = raw as Record<keyof Preferences, unknown>;
  const one = <T>(value: unknown, allowed: readonly T[], standard: T): T =>
    allowed.includes(value as T) ? (value as T) : standard;
  return {
    theme: one<Theme>(fields.theme, ["dark", "light", "contrast"], STANDARD.theme),
    language: one<Language | null>(fields.language, [...LANGUAGES, null], STANDARD.language),
    motion: one<Motion>(fields.motion, ["system", "still", "full"], STANDARD.motion),
    speed: one<number>(fields.speed, SPEEDS, STANDARD.speed),
    sound: one(fields.sound, [true, false], STANDARD.sound),
    autoCommit: one(fields.autoCommit, [true, false], STANDARD.autoCommit),
    handOver: one<HandOver>(fields.handOver, ["always", "private", "never"], STANDARD.handOver),
    botLevel: one(fields.botLevel, [1, 2, 3, 4, 5], STANDARD.botLevel),
    name: typeof fields.name === "string" ? fields.name.slice(0, 40) : STANDARD.name,
    guided: Array.isArray(fields.guided) ? fields.guided.filter((id) => typeof id === "string") : STANDARD.guided,
    installOffered: one(fields.installOffered, [true, false], STANDARD.installOffered),
    questions: readSwitches(fields.questions),
    recap: one<Recap>(fields.recap, ["away", "always", "never"], STANDARD.recap),
  };
}
