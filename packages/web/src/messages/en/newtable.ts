/** Words of the page where a table is set up. */
export const newtable = {
  title: (game: string): string => `New table: ${game}`,
  lead: "Choose the rules and who sits where. Everything has a sensible standard.",
  presets: "Start from",
  sections: {
    base: "The game",
    house: "House rules",
    optional: "Optional rules",
    ruling: "Rulings",
    designed: "Aids and balance",
  },
  sectionHelp: {
    base: "",
    house: "The sheet’s own house rules, off unless you want them.",
    optional: "The sheet’s optional rules.",
    ruling: "Points the sheet leaves open; the standard is our reading.",
    designed: "Ours, not the sheet’s.",
  },
  /** Options that a file of one's own declares. */
  brought: "Options of the module",
  standard: (value: string): string => `Standard: ${value}.`,
  changed: (n: number): string => (n === 0 ? "all standard" : n === 1 ? "1 changed" : `${n} changed`),
  chosen: (n: number, of: number): string => `${n} of ${of} chosen`,
  module: {
    choose: "Choose a file",
    drop: "or drop it here",
    bench: (editor: string, name: string): string => `${editor}: ${name}`,
    build: (editor: string): string => `Open the ${editor.toLowerCase()}`,
    clear: "Remove the file",
    json: "The file is no JSON text.",
    size: "The file is larger than 2 million characters.",
    read: "The file could not be read.",
    refused: (name: string): string => `${name} was not taken; the table stays as it was.`,
    more: (n: number): string => (n === 1 ? "One more like this." : `${n} more like these.`),
  },
  seats: "Seats",
  seatsHelp: "Everybody marked as a person plays on this device; the screen is handed over when something is private.",
  seat: (n: number): string => `Seat ${n}`,
  name: (n: number): string => `Name at seat ${n}`,
  kind: (n: number): string => `Who sits at seat ${n}`,
  person: "Person",
  bot: "Bot",
  level: (n: number): string => `Strength of the bot at seat ${n}`,
  rotate: "Move everybody one seat on",
  begin: "Begin the match",
  beginning: "Setting up",
  wrong: "Some choices contradict each other; the reasons stand beside them.",
  names: "Every seat needs a name of its own.",
  chance: "This browser adds its own chance for every person before the first die, so nobody can steer the draws.",
} as const;

/** What is wrong with an option where the game has no words for it. */
export function optionTrouble(code: string, about: { readonly [name: string]: unknown } = {}): string {
  if (typeof about["problem"] === "string") return "This value does not fit.";
  return `Not possible with the other choices (${code}).`;
}
