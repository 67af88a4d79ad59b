/** German prompts for each step, labels of acts, and the state in a few lines for terminals. */
import type { Act, Seat } from "@starboard/kernel";
import type { PendingCard } from "../../shape.ts";
import { sentence } from "../names.ts";
import { format, type GermanNames } from "./names.ts";

const units = (n: number): string => format.count(n, "Einheit", "Einheiten");

/** The prompt for a player to act. */
const ASKED: Readonly<Record<string, string>> = {
  pickFaction: "Wähle deine Fraktion.",
  placeFort: "Lege deine Befestigung neben eins deiner Systeme.",
  arrange: "Wähle die oberste Einheit deines Heimatstapels.",
  discard: "Lege Karten ab, die du nicht willst, und zieh dann.",
  trim: "Du hast zu viele Handkarten. Lege eine ab.",
  moveMain: "Spiele eine Karte oder beende die Phase.",
  group: "Bilde eine Gruppe und bewege sie.",
  site: "Wähle die Schlacht, die als Nächste ausgetragen wird.",
  battleCards: "Wähle verdeckt deine Karten für die Schlacht.",
  otherLoss: "Wähle eine Einheit, die du verlierst.",
  hull: "Rette eine Einheit oder nimm die Verluste hin.",
  winnerLoss: "Wähle eine Einheit, die dich der Sieg kostet.",
  assimilate: "Wähle eine Einheit, die du behältst.",
  revenueMain: "Spiele Karten für Einnahmen und nimm dann deine Einnahmen.",
  recruitDraw: "Einheiten vom Stapel ziehen?",
  recruitBuy: "Kaufe Einheiten, baue, und beende dann die Phase.",
  disband: "Wähle eine Einheit, die du ablegst: Deine Einnahmen reichen nicht für sie.",
};

/** The memo fields that prompts read from the top stack frame. */
interface About {
  readonly at?: number;
  readonly from?: number;
  readonly foe?: number;
  readonly attacker?: number;
  readonly left?: number;
  readonly window?: string;
}
const place = (n: GermanNames, at: number | undefined): string => n.at(n.compiled.ids[at ?? -1] ?? "");
const seat = (n: GermanNames, s: number | null | undefined, verb: string): string =>
  s === undefined || s === null ? `jemand anderes ${verb}` : `${n.seat(s)} ${verb}`;

/** Prompts with details: who moved, what was played, where it is. */
const DETAILED: Readonly<Record<string, (n: GermanNames, about: About) => string>> = {
  answerMove(n, { window }) {
    if (window === "moveEnd")
      return `${sentence(seat(n, n.view.active, "beendet"))} die Bewegungsphase: Fang ab oder lass es geschehen.`;
    const march = n.view.marches.at(-1);
    const to = march?.path.at(-1);
    if (!march || march.from === null || to === undefined)
      return "Eine Gruppe bewegt sich: Reagiere oder lass es geschehen.";
    const top = march.top === null ? "" : `, oben ${n.unit(march.top)}`;
    return `${sentence(n.does(march.seat, "bewegst", "bewegt"))} ${units(march.size)} von ${n.at(march.from)} nach ${n.at(to)}${top}: Reagiere oder lass es geschehen.`;
  },
  answerCard(n) {
    const played = n.view.flow.stack.findLast(({ step }) => step === "free")?.memo as Partial<PendingCard> | undefined;
    const card = n.compiled.cards[played?.as === undefined || played.as < 0 ? (played?.card ?? -1) : played.as];
    if (!card || played?.seat === undefined)
      return "Eine Karte richtet sich gegen dich: Reagiere oder lass es geschehen.";
    return `${sentence(n.does(played.seat, "spielst", "spielt"))} ${n.card(card.id)}: Reagiere oder lass es geschehen.`;
  },
  sabotaged: (_n, { left = 1 }) =>
    left === 1 ? "Lege eine Karte ab." : `Lege ${left} Karten ab, eine nach der anderen.`,
  challenge: (n, { at }) => `Stell dich der Gefahr in ${place(n, at)}: Spiele Karten, dann würfle.`,
  parley: (n, { at }) => `Wirb um das Volk in ${place(n, at)} oder lass es in Ruhe.`,
  retreatTo: (n, { from }) => `Wähle, wohin sich dein Stapel aus ${place(n, from)} zurückzieht.`,
  declareFirst: (n, { at, foe }) =>
    `${sentence(seat(n, foe, "steht"))} in ${place(n, at)}: Greifst du an, oder erklärst du eine Mission?`,
  declareSecond: (n, { at }) =>
    `${sentence(seat(n, n.view.active, "kommt"))} in ${place(n, at)} mit einer Mission: Nimmst du sie an, oder greifst du an?`,
  answerAttack: (n, { at, attacker }) =>
    `${sentence(seat(n, attacker, "greift"))} dich in ${place(n, at)} an: Reagiere oder kämpfe.`,
  battleCard(n) {
    const { battle } = n.view;
    const passed = battle?.passes === 1 ? battle.sides[battle.turn === 0 ? 1 : 0] : null;
    const end =
      passed === null || passed === undefined
        ? ""
        : ` ${sentence(n.does(passed, "hast", "hat"))} gepasst. Wird noch einmal gepasst, endet die Schlacht.`;
    return `Spiele eine Karte oder passe.${end}`;
  },
  firstLoss(n) {
    const { battle } = n.view;
    const loser = battle?.winner === null || !battle ? null : battle.sides[battle.winner === 0 ? 1 : 0];
    return loser === null
      ? "Wähle die erste Einheit, die verloren geht."
      : `Wähle die erste Einheit, die ${n.does(loser, "verlierst", "verliert")}.`;
  },
  answerRevenue: (n) => `${sentence(seat(n, n.view.active, "nimmt"))} Einnahmen: Überfalle sie oder lass es geschehen.`,
};

/** What is awaited: after one name, and after several. */
const WAITING: Readonly<Record<string, readonly [one: string, several: string]>> = {
  pickFaction: ["wählt eine Fraktion", "wählen eine Fraktion"],
  placeFort: ["legt eine Befestigung", "legen eine Befestigung"],
  arrange: ["ordnet einen Stapel", "ordnen ihre Stapel"],
  discard: ["legt ab und zieht", "legen ab und ziehen"],
  trim: ["legt überzählige Karten ab", "legen überzählige Karten ab"],
  moveMain: ["zieht", "ziehen"],
  group: ["bildet eine Gruppe", "bilden eine Gruppe"],
  answerMove: ["darf auf die Bewegung reagieren", "dürfen auf die Bewegung reagieren"],
  answerCard: ["darf auf die Karte reagieren", "dürfen auf die Karte reagieren"],
  sabotaged: ["legt eine Karte ab", "legen eine Karte ab"],
  challenge: ["bereitet einen Wurf vor", "bereiten einen Wurf vor"],
  parley: ["darf um ein neutrales Volk werben", "dürfen um ein neutrales Volk werben"],
  retreatTo: ["wählt einen Rückzug", "wählen einen Rückzug"],
  site: ["wählt eine Schlacht", "wählen eine Schlacht"],
  declareFirst: ["wählt zwischen Angriff und Mission", "wählen zwischen Angriff und Mission"],
  declareSecond: ["wählt zwischen Angriff und Mission", "wählen zwischen Angriff und Mission"],
  answerAttack: ["darf auf den Angriff reagieren", "dürfen auf den Angriff reagieren"],
  battleCard: ["darf eine Schlachtkarte spielen", "dürfen eine Schlachtkarte spielen"],
  battleCards: ["wählt Schlachtkarten", "wählen Schlachtkarten"],
  firstLoss: ["wählt den ersten Verlust", "wählen den ersten Verlust"],
  otherLoss: ["wählt Verluste", "wählen Verluste"],
  hull: ["darf eine Einheit retten", "dürfen eine Einheit retten"],
  winnerLoss: ["wählt Verluste", "wählen Verluste"],
  assimilate: ["wählt, was bleibt", "wählen, was bleibt"],
  revenueMain: ["nimmt Einnahmen", "nehmen Einnahmen"],
  answerRevenue: ["darf Einnahmen überfallen", "dürfen Einnahmen überfallen"],
  recruitDraw: ["wirbt an", "werben an"],
  recruitBuy: ["wirbt an und baut", "werben an und bauen"],
  disband: ["legt Einheiten ab", "legen Einheiten ab"],
};

/** The prompt: what the reader must do, or who decides now. */
export function prompt(step: string, asked: readonly Seat[], reader: Seat | null, n: GermanNames): string {
  if (reader !== null && asked.includes(reader)) {
    const about = n.view.flow.stack.at(-1)?.memo as About | undefined;
    return DETAILED[step]?.(n, about ?? {}) ?? ASKED[step] ?? "Entscheide.";
  }
  const who = format.list(asked.map((s) => n.seat(s)));
  const [one, several] = WAITING[step] ?? ["entscheidet", "entscheiden"];
  return `${sentence(who)} ${asked.length > 1 ? several : one}.`;
}

type Fields = Act & Readonly<Record<string, string | number | undefined>>;

/** "Warp", "Special Card als Warp". */
const cardOf = (a: Fields, n: GermanNames): string =>
  a["as"] === undefined ? n.card(String(a["card"])) : `${n.card(String(a["card"]))} als ${n.card(String(a["as"]))}`;

const BUTTONS: Readonly<Record<string, (a: Fields, n: GermanNames, step: string) => string>> = {
  pick: (a, n) => n.faction(String(a["faction"])),
  place: (a, n) => n.at(String(a["at"])),
  arrange: (a, n) => `${n.unit(String(a["unit"]))} nach oben`,
  drop: (a, n) => `${n.card(String(a["card"]))} ablegen`,
  done: (_a, _n, step) => (step === "discard" ? "Ziehen" : step === "site" ? "Keine Schlacht mehr" : "Fertig"),
  play(a, n) {
    const target = a["seat"] === undefined ? "" : ` gegen ${n.whom(Number(a["seat"]))}`;
    const at = a["at"] === undefined ? "" : ` in ${n.at(String(a["at"]))}`;
    return `${cardOf(a, n)}${target}${at} spielen`;
  },
  pass: (_a, _n, step) => (step === "parley" ? "In Ruhe lassen" : "Passen"),
  lift: (a, n) => `1 × ${n.unit(String(a["unit"]))} aus ${n.at(String(a["at"]))} nehmen`,
  liftAll: (a, n) => `Alle aus ${n.at(String(a["at"]))} nehmen`,
  step: (a, n) => `Nach ${n.at(String(a["to"]))}`,
  stop: () => "Hier anhalten",
  enough: () => "Keine Gruppe mehr",
  roll: () => "Würfeln",
  battle: (a, n) => `Schlacht gegen ${n.whom(Number(a["foe"]))} in ${n.at(String(a["at"]))}`,
  assault: (a, n) => `${sentence(n.neutral(String(a["feature"]))[1])} in ${n.at(String(a["at"]))} angreifen`,
  attack: () => "Angreifen",
  mission: () => "Diplomatische Mission",
  commit(a, n) {
    const { cards } = a as unknown as { readonly cards: readonly Fields[] };
    return cards.length === 0 ? "Keine Karte wählen" : `Wählen: ${format.list(cards.map((c) => cardOf(c, n)))}`;
  },
  lose: (a, n) => `1 × ${n.unit(String(a["unit"]))} verlieren`,
  save: (a, n) => `${cardOf(a, n)}: 1 × ${n.unit(String(a["unit"]))} retten`,
  keep: (a, n) => `1 × ${n.unit(String(a["unit"]))} behalten`,
  retreat: (a, n) => `Rückzug nach ${n.at(String(a["to"]))}`,
  draw: () => "Einheiten ziehen",
  skip: () => "Keine ziehen",
  buy: (a, n) => `1 × ${n.unit(String(a["unit"]))} für ${n.at(String(a["at"]))} kaufen`,
  build: (a, n) => `${n.building(String(a["building"]))} in ${n.at(String(a["at"]))} bauen`,
  disband: (a, n) => `1 × ${n.unit(String(a["unit"]))} in ${n.at(String(a["at"]))} ablegen`,
  concede: () => "Aufgeben",
  restack: (a, n) => `${n.unit(String(a["unit"]))} in ${n.at(String(a["at"]))} nach oben legen`,
  standing(a) {
    const window = {
      move: "Bewegungen",
      moveEnd: "Ende der Bewegung",
      card: "Karten gegen mich",
      attack: "Angriffe auf mich",
      raid: "Einnahmen der anderen",
    }[String(a["window"])];
    const order = { ask: "mich fragen", pass: "geschehen lassen", play: "immer reagieren" }[String(a["order"])];
    return `${window ?? ""}: ${order ?? ""}`;
  },
};

/** The label of an act. */
export const button = (step: string, act: Act, n: GermanNames): string =>
  BUTTONS[act.do]?.(act as Fields, n, step) ?? act.do;

/** The state in a few lines, for terminals. */
export function board(n: GermanNames): string {
  const v = n.view;
  const head =
    v.active === null
      ? "Aufbau"
      : `Runde ${v.round}, Zug ${v.turn}: ${n.seat(v.active)}, ${v.phase === null ? "zwischen den Zügen" : n.phase(v.phase)}`;
  const seats = v.seats.map((s) => {
    const own = v.territories.filter(({ marker }) => marker === s.seat).length;
    const faction = s.faction === null ? "" : `, ${n.faction(s.faction)}`;
    const hand = s.hand.cards
      ? `: ${n.cards(Object.entries(s.hand.cards).flatMap(([id, k]) => new Array<string>(k).fill(id)))}`
      : "";
    return `${sentence(n.seat(s.seat))}${faction}${s.alive ? "" : ", ausgeschieden"}: ${format.count(own, "Gebiet", "Gebiete")}, ${format.count(s.treasury, "Punkt", "Punkte")}, ${format.count(s.hand.count, "Karte", "Karten")}${hand}`;
  });
  const places = v.territories.flatMap((x) => {
    const stacks = x.stacks.map(
      (s) =>
        `${n.seat(s.seat)} ${s.units ? n.units(s.units.map(({ unit }) => unit)) : `${units(s.count)}, oben ${n.unit(s.top)}`}`,
    );
    const marker = x.marker === null ? [] : [`gehört ${n.toWhom(x.marker)}`];
    const features = Object.entries(x.features).map(([id, value]) =>
      value === true ? n.feature(id) : `${n.feature(id)} ${n.value(value as string | number)}`,
    );
    const all = [...marker, ...features, ...Object.keys(x.buildings).map((id) => n.building(id)), ...stacks];
    return all.length === 0 ? [] : [`  ${n.at(x.id)}: ${all.join("; ")}`];
  });
  return [head, ...seats, ...places].join("\n");
}
