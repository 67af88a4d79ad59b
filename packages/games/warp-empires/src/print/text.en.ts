/** Texts of the printed game: effects of cards, when they are played, and the legends of counters and map. */
import { formatFor, translatable } from "@starboard/kit";
import type { CardWindow, Effect, Mode } from "../module/resolved.ts";

/** Names of the parts of a module by id. */
export type NameOf = (id: string) => string;

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const { count, list } = formatFor("en");
const cards = (n: number): string => count(n, "card", "cards");

const WINDOWS: Readonly<Record<string, string>> = {
  ownMove: "Your Move",
  ownFree: "Your turn",
  ownRevenue: "Your Revenue",
  foeRevenue: "Another player’s Revenue",
  battle: "Battle",
  casualties: "Casualties",
  answerMove: "Response to a move",
  answerMoveOrEnd: "Another player’s Move",
  answerCard: "Response to a card",
  answerAttack: "Response to an attack",
  asUsed: "As the card chosen",
};

/** When a card can be played. */
export const windowText = translatable(
  "warp-empires/print/text.windowText",
  (window: CardWindow, nameOf: NameOf): string => {
    const [kind = "", roll] = window.split(":");
    return roll === undefined ? (WINDOWS[kind] ?? kind) : `Before a roll: ${nameOf(roll)}`;
  },
);

function effectText(effect: Effect, nameOf: NameOf): string {
  switch (effect.op) {
    case "moveGroups":
      return effect.max === 1 ? "Move 1 group." : `Move up to ${effect.max} groups, one after another.`;
    case "force":
      return `Force ${signed(effect.amount)}${effect.per ? ` for each own ${nameOf(effect.per.ownTag).toLowerCase()}` : ""}.`;
    case "rollBonus":
      return `${signed(effect.amount)} on the roll.`;
    case "discardCards":
      return `An opponent discards ${cards(effect.count)}${effect.pick === "random" ? " at random" : " of their choice"}.`;
    case "takeCards":
      return `Take ${cards(effect.count)} at random from an opponent.`;
    case "drawCards":
      return `Draw ${cards(effect.count)}.`;
    case "revealHand":
      return "Look at an opponent’s hand.";
    case "revealStack":
      return "Look at all units of an opposing stack.";
    case "income": {
      const per = effect.per
        ? ` for each territory you control with ${nameOf(effect.per.controlledWith).toLowerCase()}`
        : "";
      return effect.who === "self"
        ? `Revenue ${signed(effect.amount)}${per} this turn.`
        : `The active player’s revenue ${signed(effect.amount)} this turn.`;
    }
    case "transferTreasury":
      return `Take ${effect.amount} points from an opponent’s treasury.`;
    case "negateCard":
      return `Negates ${list(effect.of.map(nameOf))}.`;
    case "negateMove":
      return "The announced move does not happen.";
    case "forbidAttack":
      return "The attack does not happen. That player may not attack you again this turn.";
    case "extraCasualty":
      return `The enemy loses ${count(effect.count, "more unit", "more units")}.`;
    case "saveCasualty":
      return "Save 1 unit that would be lost.";
    case "endBattle":
      return {
        concede: "Concede the battle. Neither side suffers casualties, and your units retreat.",
        noCasualties: "Neither side suffers casualties.",
        fortificationsStay:
          "Concede the battle. Neither side suffers casualties. Your ships retreat, and your fortifications stay.",
      }[effect.variant];
    case "removeControl":
      return "Remove the control marker from an opponent’s territory.";
    case "useAs":
      return "Use it as one of the cards your faction names.";
    default:
      return nameOf(effect.op);
  }
}

/** The effects of one mode of a card. */
export const modeText = translatable("warp-empires/print/text.modeText", (mode: Mode, nameOf: NameOf): string =>
  mode.effects.map((effect) => effectText(effect, nameOf)).join(" "),
);

export const en = translatable("warp-empires/print/text", {
  title: (module: string) => `Warp Empires: ${module}`,
  back: "Warp Empires",
  answers: (names: string) => `Responses: ${names}`,
  force: "Force",
  cost: (n: number) => `cost ${n}`,
  spaces: (n: number) => count(n, "space", "spaces"),
  carried: "carried",
  still: "does not move",
  control: "control",
  mapPart: (col: number, row: number) => `Map, part ${col}·${row}`,
  mapTitle: (module: string, players: number, number: number) => `${module}, ${players} players, map ${number}`,
  home: "home",
  unitForce: (name: string, n: number) => `${name} ${signed(n)}`,
  cardForce: (name: string, n: number) => `${name} ${signed(n)}`,
  rollForce: (name: string, n: number) => `Roll for ${name} ${signed(n)}`,
  income: (name: string, n: number) => `Revenue ${signed(n)} for each ${name.toLowerCase()}`,
  battleForce: (name: string, n: number) => `${name}: Force ${signed(n)}`,
  forbids: (name: string) => `Does not assault: ${name}`,
  assimilates: (n: number, of: number) => `Keeps ${n}/${of} of the enemy’s casualties when winning`,
  leaflet: {
    name: (module: string) => `Warp Empires, ${module}: player’s leaflet`,
    note: (module: string) => `${module}. A turn in short. The rules have the rest.`,
    units: "Units",
    unitsHead: ["Unit", "Force", "Cost", "Spaces", "×"],
    factions: "Force of units by faction",
    factionsHead: ["Faction", "Differs from the unit"],
    cards: "Action cards",
    cardsHead: ["Card", "Played in", "×"],
    rolls: "Rolls",
    rollsHead: ["Roll", "Result"],
    range: (from: number, to: number) => (from === to ? String(from) : `${from} to ${to}`),
    successAt: (n: number) => `succeeds at ${n} or more`,
    buildings: "Buildings",
    buildingsHead: ["Building", "Cost"],
    battle: "Battle",
    battleRules:
      "Both sides add up Force and cards; a tie goes to the side that did not attack. The loser loses half of its units, rounded up: the winner picks the first, the loser the others. Then the winner loses units worth at least half of the Force that fell. The loser retreats one space. Both fill their hands (WE-9.18 to WE-9.31).",
  },
  specialAs: (names: string) => `Special: ${names}`,
} as const);
