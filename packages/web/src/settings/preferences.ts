/** The player's preferences, and their parser for untrusted text. */

export type Theme = "dark" | "light" | "contrast";
export type Motion = "system" | "still" | "full";
export type HandOver = "always" | "private" | "never";

/** A player's preferences, stored in this browser. */
export interface Preferences {
  readonly theme: Theme;
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
  readonly guided: readonly string[];
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const STANDARD: Preferences = {
  theme: "dark",
  motion: "system",
  speed: 1,
  sound: true,
  autoCommit: false,
  handOver: "private",
  botLevel: 2,
  name: "",
  guided: [],
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
  const had = raw as Record<keyof Preferences, unknown>;
  const one = <T>(value: unknown, allowed: readonly T[], standard: T): T =>
    allowed.includes(value as T) ? (value as T) : standard;
  return {
    theme: one<Theme>(had.theme, ["dark", "light", "contrast"], STANDARD.theme),
    motion: one<Motion>(had.motion, ["system", "still", "full"], STANDARD.motion),
    speed: one<number>(had.speed, SPEEDS, STANDARD.speed),
    sound: one(had.sound, [true, false], STANDARD.sound),
    autoCommit: one(had.autoCommit, [true, false], STANDARD.autoCommit),
    handOver: one<HandOver>(had.handOver, ["always", "private", "never"], STANDARD.handOver),
    botLevel: one(had.botLevel, [1, 2, 3, 4, 5], STANDARD.botLevel),
    name: typeof had.name === "string" ? had.name.slice(0, 40) : STANDARD.name,
    guided: Array.isArray(had.guided) ? had.guided.filter((id) => typeof id === "string") : STANDARD.guided,
  };
}
