/** The table options in words: a name, what it changes, and every value. */
import type { Options } from "../../options.ts";
import { listed, SPECIES, STAR_NAMES } from "../names.ts";

export interface OptionWords {
  readonly name: string;
  readonly help: string;
  value(value: unknown): string;
}

/** Values by name; anything else is said as it is. */
function choice(name: string, help: string, values: { readonly [value: string]: string }): OptionWords {
  return { name, help, value: (v) => values[String(v)] ?? String(v) };
}
const flag = (name: string, help: string, yes = "Yes", no = "No"): OptionWords =>
  choice(name, help, { true: yes, false: no });
function count(name: string, help: string, none: string, unit: (n: number) => string): OptionWords {
  return { name, help, value: (v) => (v === 0 ? none : unit(Number(v))) };
}
function stars(name: string, help: string, none: string): OptionWords {
  return {
    name,
    help,
    value: (v) =>
      Array.isArray(v) && v.length > 0 ? listed(v.map((id) => STAR_NAMES[String(id)] ?? String(id))) : none,
  };
}

const rounds = (n: number): string => `After ${n} rounds`;

/** By option id. */
export const OPTIONS: { readonly [id: string]: OptionWords } = {
  "ad.version": choice(
    "Version",
    "Two alliances that must take both enemy home stars, or everyone for themselves until one power is left.",
    { alliances: "Alliances", independents: "Independents" },
  ),
  "ad.players": choice("Players", "With two players in Alliances, each commands both powers of a side.", {
    2: "Two",
    3: "Three",
    4: "Four",
  }),
  "ad.homes": choice("Home stars", "Where the powers start. Every home star shows both symbols.", {
    standard: "The usual four: Algol, Regulus, Antares, Pavo",
    mira: "The three: Regulus, Antares, Mira",
    duel: "Opposite corners: Algol, Antares",
    random: "Tossed for",
    custom: "Chosen",
  }),
  "ad.homeStars": stars(
    "Chosen home stars",
    "They are seated clockwise; where none is named, the usual home stars fill up.",
    "None chosen",
  ),
  "ad.homeRandomMinDist": choice(
    "Least distance of tossed homes",
    "A toss that falls nearer to a home star already found is repeated.",
    { 1: "None", 5: "5 turns", 7: "7 turns" },
  ),
  "ad.sides": choice("Pairing", "Who is allied with whom.", {
    usual: "Algol and Regulus against Antares and Pavo",
    diagonal: "Algol and Antares against Regulus and Pavo",
    long: "Algol and Pavo against Regulus and Antares",
  }),
  "ad.turnStyle": choice("Order of turns", "Whether allies play one after the other, or everybody clockwise.", {
    alliance: "A side plays both its powers",
    seat: "Each power by itself, clockwise",
  }),
  "ad.offLimits": stars(
    "Off-limits",
    "Usual home stars that nobody plays from may be closed: no ship arrives there, nobody draws them.",
    "No star",
  ),
  "ad.neutralDefence": choice(
    "Neutral ships",
    "House rule: stars that belong to nobody begin with a garrison of two dice each, which fights whoever comes.",
    {
      none: "None",
      both: "At stars with both symbols",
      inhabited: "At every star with people",
      any: "At every star with a symbol",
    },
  ),
  "ad.recruit": flag(
    "Winning neutral ships over",
    "House rule: one die plus your arriving ships; if that is more than the neutral ships, they join you instead of fighting.",
  ),
  "ad.buildAt": choice("Building", "House rule: build at any star with both symbols that you control.", {
    home: "At the home star only",
    anyBoth: "At any controlled star with both symbols",
  }),
  "ad.combat": choice(
    "Battle",
    "The larger force destroys the smaller and loses nothing; or, as a house rule, rounds of dice with losses on both sides.",
    { larger: "The larger force wins", fortunes: "Fortunes of War: dice" },
  ),
  "ad.fortunes.survivor": choice(
    "When both sides would perish",
    "In one round of dice both sides can lose their last ships.",
    { none: "Nobody survives", last: "The higher total keeps one ship" },
  ),
  "ad.fortunes.equal": choice("Equal forces", "Whether a fleet may come out against a force as strong as itself.", {
    fight: "The dice decide",
    barred: "It cannot come out",
  }),
  "ad.fortunes.retreat": flag(
    "Retreat",
    "After each round of dice, defenders and then attackers may leave for hyperspace in a free warp.",
  ),
  "ad.weakArrival": choice(
    "Coming out against a stronger force",
    "Such a fleet is destroyed without effect, but its warp is free.",
    { allow: "Allowed", forbid: "Not allowed" },
  ),
  "ad.winRegain": flag(
    "Own homes needed to win",
    "Optional rule: to win, a side must also possess all its own home stars. Makes for longer games.",
  ),
  "ad.secretAlliances": flag(
    "Secret alliances",
    "Optional rule: any two Independents may ally in private, act together, and betray each other. Only one wins.",
  ),
  "ad.forcedArrival": choice(
    "Fleets of the eliminated",
    "Where the fleets in hyperspace of an eliminated power come out to surrender.",
    { matching: "At stars within their count", anywhere: "At any star" },
  ),
  "ad.standoff": choice(
    "Withdrawal refused",
    "Two powers hold each other's home stars; the first captor refuses to withdraw and falls. What of the other?",
    { captorFalls: "Its home star is restored", bothFall: "It must still get home, or falls too" },
  ),
  "ad.emptyHomeScores": flag(
    "Empty home star scores",
    "When stars are counted, whether your own home star counts without ships.",
  ),
  "ad.turnLimit": count("Last round", "The game ends after this round and is scored.", "No limit", rounds),
  "ad.quietLimit": count(
    "Quiet rounds",
    "The game ends and is scored after so many rounds in a row without a battle and without a star changing hands. 12 ends exactly the games that are stuck.",
    "No limit",
    (n) => `After ${n} quiet rounds`,
  ),
  "ad.armistice": flag("Armistice", "Whether two alliances may agree to stop and score the game."),
  "ad.compensation": count(
    "Extra ships for going later",
    "So many extra ships start at each home star of every side that does not begin.",
    "None",
    (n) => `${n} each`,
  ),
  "ad.firstPlayer": choice("Who begins", "Play goes clockwise from there.", {
    dice: "Highest roll",
    fixed: "The first side",
  }),
  "ad.conference.mode": choice(
    "Conferences",
    "How allies come to talk in private. Standard with a live clock online: called, for 15 minutes.",
    {
      called: "When one is called",
      open: "Always open",
    },
  ),
  "ad.conference.minutes": count(
    "Length of a conference",
    "Agreed before the game; the clock stands still meanwhile.",
    "No limit",
    (n) => `${n} minutes`,
  ),
  "ad.conference.visible": flag("Conferences are seen", "Whether the others see that two powers confer."),
  "ad.aliens": flag(
    "Aliens",
    `House rule: the powers are other species, ${listed(SPECIES)}, with names and ships of their own. Looks only.`,
  ),
  "ad.map": {
    name: "Star map",
    help: "A map of your own instead of the 48 stars of the game.",
    value: (v) => (v === null ? "The 48 stars" : "A map of its own"),
  },
} satisfies { readonly [id in keyof Options]: OptionWords };

export interface PresetWords {
  readonly name: string;
  readonly help: string;
  /** What it adds to the sheet. */
  readonly adds?: string;
}
/** By preset id. */
export const PRESETS: { readonly [id: string]: PresetWords } = {
  classic: { name: "Classic", help: "The game as its basic rules have it: no dice, no neutral ships." },
  house: {
    name: "House",
    help: "All the house rules at once: garrisons that may join you, building away from home, battles by dice.",
  },
  tournament: {
    name: "Tournament",
    help: "Recommended: Classic with a limit of 100 rounds, or 12 quiet ones. Play both seats.",
    adds: "Tournament adds two limits to the sheet, so that every game ends: it is scored after round 100, or after 12 quiet rounds in a row.",
  },
};
