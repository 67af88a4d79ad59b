/** Texts of the page that sets up a new table. */
import { formatFor, translatable } from "@starboard/kit";

const { count, percent } = formatFor("en");

export const newtable = translatable("web/messages/newtable.newtable", {
  title: (game: string): string => `New table: ${game}`,
  lead: "Choose the rules and the players. Every option has a sensible default.",
  presets: "Preset",
  /** What bots have measured about the presets. */
  measured: {
    seat: (n: number): string => `Seat ${n}`,
    shares: (
      sides: readonly { readonly name: string; readonly share: number; readonly half: number }[],
      matches: number,
      /** The level of the bots that played; undefined for those that look one action ahead. */
      level?: number,
    ): string =>
      `Lab: ${sides.map(({ name, share, half }) => `${name} ${percent(share)} ± ${Math.ceil(half * 100)}`).join(" · ")} (${count(matches, "match", "matches")}${level === undefined ? "" : `, bots of level ${level}`})`,
    note: "Shares of matches won, with 95% intervals. Where no level is named, bots played that look one action ahead and know no plans; the others thought briefly. People may fare differently.",
  },
  /** What bots have measured about the option that makes the sides even. */
  even: {
    caption: "How often each side won",
    matches: "Matches",
    /** The column of a side, where columns follow the order in which sides begin. */
    order: (n: number): string => (n === 0 ? "Begins" : n === 1 ? "Second" : n === 2 ? "Third" : "Fourth"),
    nearest: "nearest to even",
    share: (share: number, half: number): string => `${percent(share)} ± ${Math.ceil(half * 100)}`,
    /** Where players choose their sides, each side played in some of the matches. */
    chosen: (even: number): string =>
      `Each share is of the matches in which that side played; ${percent(even)} would be even.`,
    note: (level: number, iterations: number): string =>
      `Shares of matches won, with 95% intervals, by bots of level ${level} that think briefly (${iterations} iterations). So few matches do not prove that the sides are even, and people may fare differently.`,
  },
  instead: (preset: string): string => `Play ${preset} instead`,
  sections: {
    base: "The game",
    house: "House rules",
    optional: "Optional rules",
    ruling: "Rulings",
    designed: "Aids and balance",
  },
  sectionHelp: {
    base: "",
    house: "The sheet’s house rules. Off by default.",
    optional: "The sheet’s optional rules.",
    ruling: "Questions the sheet leaves open. The default is our interpretation.",
    designed: "Our additions, not from the sheet.",
  },
  /** Default values that differ from the sheet's. */
  departures: {
    title: "Where we depart from the sheet",
    help: "Default values that differ from the sheet’s wording, each with the reason.",
    standard: "Recommended",
    sheet: "By the sheet",
    reason: (value: string, why: string): string => `The sheet: ${value}. ${why}`,
  },
  /** Options that a custom file declares. */
  ofModule: "Options of the module",
  standard: (value: string): string => `Default: ${value}.`,
  changed: (n: number): string => (n === 0 ? "all default" : `${n} changed`),
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  module: {
    choose: "Choose a file",
    drop: "or drop it here",
    draft: (editor: string, name: string): string => `${editor}: ${name}`,
    build: (editor: string): string => `Open the ${editor.toLowerCase()}`,
    clear: "Remove the file",
    json: "This is not a JSON file.",
    size: "The file is too large. The limit is 2 million characters.",
    read: "The file could not be read.",
    refused: (name: string): string => `${name} could not be used. Your settings are unchanged.`,
    more: (n: number): string => `${count(n, "more problem like this", "more problems like this")}.`,
  },
  seats: "Seats",
  seatsHelp: "All human players share this device. The screen is covered before private information is shown.",
  seat: (n: number): string => `Seat ${n}`,
  name: (n: number): string => `Name at seat ${n}`,
  kind: (n: number): string => `Player type at seat ${n}`,
  person: "Player",
  bot: "Bot",
  level: (n: number): string => `Bot level at seat ${n}`,
  personality: (n: number): string => `Personality of the bot at seat ${n}`,
  noDeals: "Proposes no deals",
  rotate: "Rotate seats",
  start: "Start match",
  starting: "Setting up",
  wrong: "Some choices conflict. The reasons are shown beside them.",
  names: "Every seat needs a different name.",
  chance: "Your browser adds random bytes for every player before the first roll, so no one can influence the dice.",
} as const);

/** The error of an option that the game has no sentence for. */
export const optionProblem = translatable(
  "web/messages/newtable.optionProblem",
  (code: string, about: { readonly [name: string]: unknown } = {}): string => {
    if (typeof about["problem"] === "string") return "This value is not valid.";
    return `Not possible with the other choices (${code}).`;
  },
);
