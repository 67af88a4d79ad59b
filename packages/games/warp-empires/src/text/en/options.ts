/** Names, help and values of the table options and presets. */
import { formatFor, type GameText } from "@starboard/kit";
import { BUILT_IN_OPTIONS } from "../../built-in-options.ts";
import { type HeadStarts, headStartsFor } from "../../data/even-sides.ts";
import { type SharedId } from "../../shared-options.ts";
import { shortNameOf } from "./parts.ts";

const { list } = formatFor("en");

interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}
const yesNo = { true: "yes", false: "no" };

const OWN: Readonly<Record<string, OptionText>> = {
  players: { name: "Players", help: "How many empires share the map." },
  module: {
    name: "Module",
    help: "The units, cards, factions and rules of a setting.",
    values: { "star-trek": "Star Trek", "three-rivers": "Three Rivers", "first-steps": "First Steps" },
  },
  moduleFile: { name: "Module file", help: "A custom module from the module editor." },
  map: {
    name: "Map",
    help: "Generated from a number, built in, or from a file.",
    values: { generated: "Generated", "proving-ground": "Proving Ground" },
  },
  mapSeed: { name: "Map number", help: "The same number generates the same map on every device." },
  mapFile: { name: "Map file", help: "A custom map from the map editor." },
  pick: {
    name: "Picking factions",
    help: "Players pick in reverse order of play, or in random order.",
    values: { reverse: "last seat first", random: "random order" },
  },
  askAll: {
    name: "Ask all players",
    help: "Ask every player with cards for a response, or ask no one once all possible responses are face up. Neither reveals a hand.",
    values: yesNo,
  },
  evenSides: {
    name: "Even the races",
    help: "Victory counts more systems for weaker races than they control: so many that equal bots won about as often with every race.",
    values: { true: "even", false: "as on the sheet" },
  },
};

const SHARED: { readonly [I in SharedId]: OptionText } = {
  "battle.cards": {
    name: "Battle cards",
    help: "Face up in turn, or both sides in secret at the same time, which saves many rounds in correspondence games.",
    values: { alternate: "in turn", simultaneous: "in secret" },
  },
  "battle.tie": {
    name: "Ties",
    help: "The defender wins, or neither side wins and the attacker retreats.",
    values: { defender: "defender wins", standoff: "standoff" },
  },
  "battle.factionCardBonus": {
    name: "Race bonus on cards",
    help: "Added to the card’s Force, used instead of it, or the better of the two.",
    values: { add: "added", replace: "instead", max: "the better" },
  },
  "casualties.half": {
    name: "Half the losers",
    help: "How half of an odd number is rounded.",
    values: { up: "rounded up", down: "rounded down" },
  },
  "casualties.fortificationsCount": {
    name: "Fortifications count",
    help: "Whether destroyed fortifications count toward the half that is lost.",
    values: yesNo,
  },
  "casualties.neutralPick": {
    name: "First loss to a minor race",
    help: "The strongest unit, or a random one.",
    values: { strongest: "the strongest", random: "a random unit" },
  },
  "cards.retreat": {
    name: "Retreat",
    help: "Concedes the battle, or only spares both sides their losses. By the sheet it concedes, but fortifications stay until the territory changes hands.",
    values: { concede: "concedes", noCasualties: "no losses", fortificationsStay: "concedes, fortifications stay" },
  },
  "cards.securityBy": {
    name: "Security",
    help: "Who may play this card.",
    values: { target: "the target", anyone: "any player" },
  },
  "cards.sabotagePick": {
    name: "Sabotage",
    help: "How the cards to discard are chosen.",
    values: { victim: "the victim chooses", random: "at random" },
  },
  "draw.who": {
    name: "Who draws",
    help: "The active player, or all players.",
    values: { active: "active player", all: "all players" },
  },
  "draw.startingHand": { name: "Starting hand", help: "Number of cards before the first turn." },
  "move.oncePerPhase": { name: "One move each", help: "Whether a unit moves at most once in a phase.", values: yesNo },
  "move.unexploredStops": { name: "Unexplored systems stop", help: "Whether a group must stop there.", values: yesNo },
  "control.capturedHomeStartsUnits": {
    name: "Captured Homesystems",
    help: "Whether new units can be placed there.",
    values: yesNo,
  },
  "recruit.costUsesFactionForce": {
    name: "Race bonus costs",
    help: "Whether stronger units cost more.",
    values: yesNo,
  },
  "recruit.bonusRepeats": {
    name: "Bonus draws repeat",
    help: "Whether buying all bonus units draws again.",
    values: yesNo,
  },
  "recruit.pileCopies": { name: "Copies of the pile", help: "Two copies allow more units on the map." },
  "upkeep.countsCards": {
    name: "Cards count for upkeep",
    help: "Whether revenue from cards counts for keeping units.",
    values: yesNo,
  },
  "upkeep.floorUnits": { name: "Units always kept", help: "This many units are kept at any revenue." },
  "victory.roundLimit": {
    name: "Rounds",
    help: "After the last round the player with the most systems wins.",
    values: { 0: "no limit" },
  },
  "victory.share": {
    name: "Share that wins",
    help: "The share of all systems that must be exceeded to win.",
    values: { "60/100": "60%", "50/100": "50%", "40/100": "40%" },
  },
};

const OWN_OPTION = "An option of this module.";
const ALL: Readonly<Record<string, OptionText>> = { ...OWN, ...SHARED };

/** The name of an option that only the module knows: `fleet.firstShips` becomes "Fleet: first ships". */
function optionName(id: string): string {
  const words = id.replace(".", ": ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const valueText = (value: unknown): string =>
  typeof value === "boolean" ? yesNo[value ? "true" : "false"] : String(value as string | number);

/** The texts of an option that a built-in module declares. */
function moduleOption(id: string): OptionText | undefined {
  const found = BUILT_IN_OPTIONS.get(id)?.option;
  if (!found) return undefined;
  const { name = optionName(id), note = OWN_OPTION, values, valueNames } = found;
  const flag = values.every((value) => typeof value === "boolean");
  return { name, help: note, ...(valueNames ? { values: valueNames } : flag ? { values: yesNo } : {}) };
}

/** "Federation 3"; a race without a head start is left out. */
const byRace = (given: HeadStarts): string[] =>
  Object.entries(given).flatMap(([race, systems]) => (systems > 0 ? [`${shortNameOf(race)} ${systems}`] : []));

/** The texts of an option. Options of other modules are named after their ids. */
export function option(id: string): ReturnType<GameText["option"]> {
  const text = ALL[id] ?? moduleOption(id);
  if (!text) return { name: optionName(id), help: OWN_OPTION, value: valueText };
  return {
    name: text.name,
    help: text.help,
    value: (value) => {
      if (value === null) return "none";
      if (typeof value === "object") return (value as { name?: string }).name ?? "a file";
      const plain = String(value as string | number | boolean);
      return text.values?.[plain] ?? plain;
    },
    effect(values) {
      const given = id === "evenSides" && headStartsFor(values);
      return given ? `Systems by which a race is ahead for victory: ${list(byRace(given))}.` : undefined;
    },
  };
}

export const PRESETS: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  standard: {
    name: "Recommended",
    help: "Star Trek by the sheet. After 60 rounds without a winner, the player with the most systems wins.",
  },
  sheet: {
    name: "Star Trek by the sheet",
    help: "Star Trek as printed, without a limit of rounds. Retreat spares a Starbase too.",
  },
  mail: {
    name: "Correspondence",
    help: "Fewer messages: battle cards are chosen in secret, and players without a possible response are not asked.",
  },
  short: { name: "Short", help: "Half of the systems win, with a limit of 30 rounds." },
  gentle: { name: "Gentle enigmas", help: "A failed enigma destroys half of the stack." },
  threeRivers: { name: "Three Rivers", help: "A small module of hill-forts and riders: no exploration, no races." },
};
