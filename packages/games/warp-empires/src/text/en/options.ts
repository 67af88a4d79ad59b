/** Table options and presets, each explained. */
import { BUILT_IN_OPTIONS } from "../../built-in-options.ts";
import { type SharedId } from "../../shared-options.ts";

interface Told {
  readonly name: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}
const yesNo = { true: "yes", false: "no" };

const OWN: Readonly<Record<string, Told>> = {
  players: { name: "Players", help: "How many empires share the map." },
  module: {
    name: "Module",
    help: "Units, cards, factions and rules of a setting.",
    values: { "star-trek": "Star Trek", "three-rivers": "Three Rivers", "first-steps": "First Steps" },
  },
  moduleFile: { name: "Module file", help: "A module of your own, from the module editor." },
  map: {
    name: "Map",
    help: "Drawn from a number, built in, or a file.",
    values: { generated: "Generated", "proving-ground": "Proving Ground" },
  },
  mapSeed: { name: "Map number", help: "The same number draws the same map on every machine." },
  mapFile: { name: "Map file", help: "A map of your own, from the map editor." },
  pick: {
    name: "Picking factions",
    help: "The last to play picks first, or chance says who.",
    values: { reverse: "last seat first", random: "by lot" },
  },
  askAll: {
    name: "Ask everybody",
    help: "Whether everybody who holds a card is asked for an answer, or nobody once all cards that could answer lie open. Neither tells what a hand holds.",
    values: yesNo,
  },
};

const SHARED: { readonly [I in SharedId]: Told } = {
  "battle.cards": {
    name: "Battle cards",
    help: "Open and in turn, or a sealed set of each side; sealed saves many rounds of mail.",
    values: { alternate: "in turn", simultaneous: "sealed" },
  },
  "battle.tie": {
    name: "Ties",
    help: "The side that did not attack wins, or nobody does and the attacker retreats.",
    values: { defender: "defence wins", standoff: "standoff" },
  },
  "battle.factionCardBonus": {
    name: "Race bonus on cards",
    help: "Added to the card, instead of it, or the better of both.",
    values: { add: "added", replace: "instead", max: "the better" },
  },
  "casualties.half": {
    name: "Half the losers",
    help: "How an odd number is halved.",
    values: { up: "rounded up", down: "rounded down" },
  },
  "casualties.fortificationsCount": {
    name: "Fortifications count",
    help: "Whether destroyed fortifications count toward the half that is lost.",
    values: yesNo,
  },
  "casualties.neutralPick": {
    name: "First loss to a minor race",
    help: "The strongest unit, or one by lot.",
    values: { strongest: "the strongest", random: "by lot" },
  },
  "cards.retreat": {
    name: "Retreat",
    help: "Gives the battle up; by the sheet the side's fortifications then stay and fall only if the territory changes hands. Or it only spares both sides their losses.",
    values: { concede: "gives up", noCasualties: "no losses", fortificationsStay: "gives up, fortifications stay" },
  },
  "cards.securityBy": {
    name: "Security",
    help: "Who may play it.",
    values: { target: "the target", anyone: "anybody" },
  },
  "cards.sabotagePick": {
    name: "Sabotage",
    help: "Who chooses the cards.",
    values: { victim: "the victim", random: "chance" },
  },
  "draw.who": {
    name: "Who draws",
    help: "The active player, or everybody.",
    values: { active: "active player", all: "everybody" },
  },
  "draw.startingHand": { name: "Starting hand", help: "Cards before the first turn." },
  "move.oncePerPhase": { name: "One move each", help: "Whether a unit moves at most once in a phase.", values: yesNo },
  "move.unexploredStops": { name: "Unexplored systems stop", help: "Whether a group must stop there.", values: yesNo },
  "control.capturedHomeStartsUnits": {
    name: "Captured Homesystems",
    help: "Whether units start there.",
    values: yesNo,
  },
  "recruit.costUsesFactionForce": {
    name: "Race bonus costs",
    help: "Whether stronger units cost more.",
    values: yesNo,
  },
  "recruit.bonusRepeats": { name: "Bonus draws repeat", help: "Whether buying all again draws again.", values: yesNo },
  "recruit.pileCopies": { name: "Copies of the pile", help: "Two for fuller boards." },
  "upkeep.countsCards": { name: "Cards count for upkeep", help: "Whether revenue cards keep units.", values: yesNo },
  "upkeep.floorUnits": { name: "Units always kept", help: "However little one earns." },
  "victory.roundLimit": { name: "Rounds", help: "After the last one most systems win.", values: { 0: "no limit" } },
  "victory.share": {
    name: "Share that wins",
    help: "More than this part of the systems.",
    values: { "60/100": "60 %", "50/100": "50 %", "40/100": "40 %" },
  },
};

const OWN_OPTION = "An option of the module's own.";
const ALL: Readonly<Record<string, Told>> = { ...OWN, ...SHARED };

/** The name of an option that only its module knows: `fleet.firstShips` becomes "Fleet: first ships". */
function spoken(id: string): string {
  const words = id.replace(".", ": ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
const brought = (value: unknown): string =>
  typeof value === "boolean" ? yesNo[value ? "true" : "false"] : String(value as string | number);

/** What the built-in module that declares an option says of it. */
function ofModule(id: string): Told | undefined {
  const found = BUILT_IN_OPTIONS.get(id)?.option;
  if (!found) return undefined;
  const { name = spoken(id), note = OWN_OPTION, values, valueNames } = found;
  const flag = values.every((value) => typeof value === "boolean");
  return { name, help: note, ...(valueNames ? { values: valueNames } : flag ? { values: yesNo } : {}) };
}

export function option(id: string): { name: string; help: string; value(value: unknown): string } {
  const told = ALL[id] ?? ofModule(id);
  if (!told) return { name: spoken(id), help: OWN_OPTION, value: brought };
  return {
    name: told.name,
    help: told.help,
    value: (value) => {
      if (value === null) return "none";
      if (typeof value === "object") return (value as { name?: string }).name ?? "a file";
      const plain = String(value as string | number | boolean);
      return told.values?.[plain] ?? plain;
    },
  };
}

export const PRESETS: Readonly<Record<string, { readonly name: string; readonly help: string }>> = {
  standard: {
    name: "Recommended",
    help: "Star Trek with every open point settled the usual way; after sixty rounds the player with the most systems wins.",
  },
  sheet: {
    name: "Star Trek by the sheet",
    help: "Star Trek as printed, without limit of rounds; Retreat spares a Starbase too. Every open point is settled the usual way.",
  },
  mail: {
    name: "By mail",
    help: "Sealed battle cards, so that a battle takes one round of mail; nobody is asked for an answer that cannot come.",
  },
  short: { name: "Short", help: "Half of the systems win, and thirty rounds are enough." },
  gentle: { name: "Gentle enigmas", help: "A failed enigma costs half the stack." },
  threeRivers: { name: "Three Rivers", help: "A small module of hill-forts and riders: no exploring, no races." },
};
