/** Texts of the options and presets: name, effect and values. */
import type { Options } from "../../options.ts";
import { SPECIES, STAR_NAMES } from "../names.ts";
import { count, list } from "./format.ts";

export interface OptionText {
  readonly name: string;
  readonly help: string;
  value(value: unknown): string;
}

/** An option with named values. Any other value is shown unchanged. */
function choice(name: string, help: string, values: { readonly [value: string]: string }): OptionText {
  return { name, help, value: (v) => values[String(v)] ?? String(v) };
}
const flag = (name: string, help: string, yes = "Yes", no = "No"): OptionText =>
  choice(name, help, { true: yes, false: no });
/** A number option where 0 means none. */
function amount(name: string, help: string, none: string, unit: (n: number) => string): OptionText {
  return { name, help, value: (v) => (v === 0 ? none : unit(Number(v))) };
}
/** An option that is a list of stars. */
function stars(name: string, help: string, none: string): OptionText {
  return {
    name,
    help,
    value: (v) => (Array.isArray(v) && v.length > 0 ? list(v.map((id) => STAR_NAMES[String(id)] ?? String(id))) : none),
  };
}

const rounds = (n: number): string => `After ${count(n, "round", "rounds")}`;

/** By option id. */
export const OPTIONS: { readonly [id: string]: OptionText } = {
  "ad.version": choice(
    "Version",
    "Alliances: two sides that must each take both enemy home stars. Independents: each power for itself until one is left.",
    { alliances: "Alliances", independents: "Independents" },
  ),
  "ad.players": choice("Players", "In Alliances with two players, each player commands both powers of a side.", {
    2: "Two",
    3: "Three",
    4: "Four",
  }),
  "ad.homes": choice("Home stars", "The stars where the powers start. Every home star shows both symbols.", {
    standard: "The usual four: Algol, Regulus, Antares, Pavo",
    mira: "The three: Regulus, Antares, Mira",
    duel: "Opposite corners: Algol, Antares",
    random: "Chosen at random",
    custom: "Chosen by name",
  }),
  "ad.homeStars": stars(
    "Chosen home stars",
    "The powers take them clockwise. Unnamed ones are filled with the usual home stars.",
    "None chosen",
  ),
  "ad.homeRandomMinDist": choice(
    "Minimum distance of random home stars",
    "A random star nearer than this to another home star is drawn again.",
    { 1: "None", 5: "5 turns", 7: "7 turns" },
  ),
  "ad.sides": choice("Pairing", "Which powers are allies.", {
    usual: "Algol and Regulus against Antares and Pavo",
    diagonal: "Algol and Antares against Regulus and Pavo",
    long: "Algol and Pavo against Regulus and Antares",
  }),
  "ad.turnStyle": choice("Order of turns", "Whether allies play one after the other, or all powers clockwise.", {
    alliance: "A side plays both its powers",
    seat: "All powers clockwise",
  }),
  "ad.offLimits": stars(
    "Off-limits",
    "Usual home stars that are not in play can be closed. No ship may arrive there, and they give no resources.",
    "No star",
  ),
  "ad.neutralDefence": choice(
    "Neutral ships",
    "House rule: unowned stars begin with a garrison of two dice each, which fights every arriving fleet.",
    {
      none: "None",
      both: "At stars with both symbols",
      inhabited: "At every star with population",
      any: "At every star with a symbol",
    },
  ),
  "ad.recruit": flag(
    "Recruiting neutral ships",
    "House rule: roll one die and add your arriving ships. If the total exceeds the neutral ships, they join you instead of fighting.",
  ),
  "ad.buildAt": choice("Building", "House rule: build at any star with both symbols that you control.", {
    home: "At the home star only",
    anyBoth: "At any controlled star with both symbols",
  }),
  "ad.combat": choice(
    "Battle",
    "The larger force destroys the smaller and loses nothing. House rule: rounds of dice with losses on both sides.",
    { larger: "The larger force wins", fortunes: "Fortunes of War: dice" },
  ),
  "ad.fortunes.survivor": choice(
    "When both sides would be destroyed",
    "In one round of dice both sides can lose their last ships.",
    { none: "No ship survives", last: "The higher total keeps one ship" },
  ),
  "ad.fortunes.equal": choice("Equal forces", "Whether a fleet may come out against a force as strong as itself.", {
    fight: "The dice decide",
    barred: "It cannot come out",
  }),
  "ad.fortunes.retreat": flag(
    "Retreat",
    "After each round of dice, defenders and then attackers may retreat into hyperspace with a free warp.",
  ),
  "ad.weakArrival": choice(
    "Coming out against a stronger force",
    "The weaker fleet is destroyed without effect, but its warp is free again.",
    { allow: "Allowed", forbid: "Not allowed" },
  ),
  "ad.winRegain": flag(
    "Own home stars needed to win",
    "Optional rule: to win, a side must also possess all its own home stars. Games take longer.",
  ),
  "ad.secretAlliances": flag(
    "Secret alliances",
    "Optional rule: any two Independents may ally in private, act together and betray each other. Only one power wins.",
  ),
  "ad.forcedArrival": choice(
    "Fleets of eliminated powers",
    "Where an eliminated power’s fleets in hyperspace come out to surrender.",
    { matching: "At stars within their count", anywhere: "At any star" },
  ),
  "ad.standoff": choice(
    "Withdrawal refused",
    "Two powers hold each other’s home stars. The first captor refuses to withdraw and is eliminated. This decides what happens to the other.",
    { captorFalls: "Its home star is restored", bothFall: "It must still regain its home star, or is eliminated too" },
  ),
  "ad.emptyHomeScores": flag(
    "Empty home star scores",
    "Whether your own home star counts in the score when it has no ships.",
  ),
  "ad.turnLimit": amount("Last round", "The game ends after this round and is scored.", "No limit", rounds),
  "ad.quietLimit": amount(
    "Quiet rounds",
    "The game ends and is scored after this many rounds in a row without a battle or a change of ownership. 12 ends only games that are stuck.",
    "No limit",
    (n) => `After ${count(n, "quiet round", "quiet rounds")}`,
  ),
  "ad.armistice": flag("Armistice", "Whether two alliances may agree to stop and score the game."),
  "ad.compensation": amount(
    "Extra ships for moving later",
    "Each home star of a side that does not move first starts with this many extra ships.",
    "None",
    (n) => `${n} each`,
  ),
  "ad.firstPlayer": choice("Who begins", "Play goes clockwise from there.", {
    dice: "Highest roll",
    fixed: "The first side",
  }),
  "ad.conference.mode": choice(
    "Conferences",
    "When allies may chat in private. The default for live games online is called conferences of 15 minutes.",
    {
      called: "In called conferences",
      open: "Always open",
    },
  ),
  "ad.conference.minutes": amount(
    "Length of a conference",
    "Clocks stop during a conference that the other players can see.",
    "No limit",
    (n) => count(n, "minute", "minutes"),
  ),
  "ad.conference.visible": flag("Visible conferences", "Whether other players see that two powers confer."),
  "ad.aliens": flag(
    "Aliens",
    `House rule: the powers are other species (${list(SPECIES)}) with their own names and ships. The rules stay the same.`,
  ),
  "ad.map": {
    name: "Star map",
    help: "A custom map instead of the 48 stars of the game.",
    value: (v) => (v === null ? "The 48 stars" : "Custom map"),
  },
} satisfies { readonly [id in keyof Options]: OptionText };

export interface PresetText {
  readonly name: string;
  readonly help: string;
  /** What the preset adds to the rule sheet. */
  readonly adds?: string;
}
/** By preset id. */
export const PRESETS: { readonly [id: string]: PresetText } = {
  classic: { name: "Classic", help: "The basic rules: no dice, no neutral ships." },
  house: {
    name: "House",
    help: "All house rules: garrisons that may join you, building at other stars, battles by dice.",
  },
  tournament: {
    name: "Tournament",
    help: "Recommended: Classic with a limit of 100 rounds or 12 quiet rounds. Play one game from each seat.",
    adds: "Tournament adds two limits to the sheet so that every game ends. The game is scored after round 100 or after 12 quiet rounds in a row.",
  },
};
