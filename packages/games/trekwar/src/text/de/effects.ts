/** German card texts: one sentence per operation. */
import { formatFor, type Translation } from "@starboard/kit";
import type { CardType, Effect, EffectOf, Filter, Kind, Op, Race } from "../../effects/vocabulary.ts";
import type {
  cardText as EnglishCard,
  effectText as EnglishEffect,
  filterText as EnglishFilter,
  OP_NAMES as EnglishOps,
  SYMBOLS as EnglishSymbols,
} from "../en/effects.ts";
import { capital, cardCount, extraCards, TYPE_NAMES, TYPE_PLURALS } from "./nouns.ts";

type NameOf = (card: string) => string;
type Text<O extends Op> = (e: EffectOf<O>, nameOf: NameOf) => string;

const format = formatFor("de");

/** "+2 Raum, +1 Oberfläche"; `sign` is "+" or "−". */
const forceText = (space: number, surface: number, sign: string): string =>
  space === surface
    ? `${sign}${space} an beiden Schauplätzen`
    : [space > 0 ? `${sign}${space} Raum` : "", surface > 0 ? `${sign}${surface} Oberfläche` : ""]
        .filter((part) => part !== "")
        .join(", ");

type Gender = "feminine" | "neuter" | "masculine" | "plural";
/** A noun: its gender, its forms for one (accusative) and for many. */
interface Noun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
}
const KIND_NOUNS: { readonly [K in Kind]: Noun } = {
  ship: { gender: "neuter", one: "Schiff", many: "Schiffe" },
  fighter: { gender: "masculine", one: "Jäger", many: "Jäger" },
  station: { gender: "feminine", one: "Station", many: "Stationen" },
  installation: { gender: "feminine", one: "Anlage", many: "Anlagen" },
  troops: { gender: "plural", one: "Truppen", many: "Truppen" },
};
const TYPE_NOUNS: { readonly [T in CardType]: Noun } = {
  Unit: { gender: "feminine", one: "Einheit", many: "Einheiten" },
  Maneuver: { gender: "neuter", one: "Manöver", many: "Manöver" },
  Command: { gender: "neuter", one: "Kommando", many: "Kommandos" },
  Event: { gender: "neuter", one: "Ereignis", many: "Ereignisse" },
};
const ENDINGS: { readonly [G in Gender]: string } = { feminine: "e", neuter: "es", masculine: "en", plural: "e" };
/** Adjectives without their ending; the other races stand behind the noun. */
const ADJECTIVES: { readonly [R in Race]?: string } = {
  Klingon: "klingonisch",
  Romulan: "romulanisch",
  Cardassian: "cardassianisch",
};
const BEHIND: { readonly [R in Race]?: string } = {
  Federation: "der Föderation",
  Dominion: "des Dominions",
  "Jem'Hadar": "der Jem’Hadar",
  Breen: "der Breen",
};

/** "klingonische oder romulanische Einheit", "Truppen der Jem’Hadar", in the accusative. */
function nounText(races: readonly Race[], noun: Noun, plural: boolean): string {
  const ending = plural ? "e" : ENDINGS[noun.gender];
  const before = races.flatMap((race) => ADJECTIVES[race] ?? []).map((word) => word + ending);
  const behind = races.flatMap((race) => BEHIND[race] ?? []);
  const word = plural ? noun.many : noun.one;
  const parts = [
    ...(before.length > 0 ? [`${format.anyOf(before)} ${word}`] : []),
    ...(behind.length > 0 ? [`${word} ${format.anyOf(behind)}`] : []),
  ];
  return parts.length === 0 ? word : format.anyOf(parts);
}

const CARD: Noun = { gender: "feminine", one: "Karte", many: "Karten" };
const nounsOf = (filter: Filter): readonly Noun[] =>
  filter.kind?.map((kind) => KIND_NOUNS[kind]) ?? [TYPE_NOUNS[filter.type ?? "Unit"]];

export const filterText: Translation<typeof EnglishFilter> = (filter, nameOf, plural = false) => {
  const parts: string[] = [];
  if (filter.race || filter.kind || filter.type)
    parts.push(format.anyOf(nounsOf(filter).map((noun) => nounText(filter.race ?? [], noun, plural))));
  if (filter.card) parts.push(format.anyOf(filter.card.map(nameOf)));
  if (filter.any) parts.push(...filter.any.map((f) => filterText(f, nameOf, plural)));
  return parts.length === 0 ? (plural ? CARD.many : CARD.one) : format.anyOf(parts);
};

/** The gender of what a filter names first, for the article before it; undefined for names. */
function genderOf(filter: Filter): Gender | undefined {
  if (filter.race || filter.kind || filter.type) return nounsOf(filter)[0]?.gender;
  return filter.card ? undefined : filter.any?.[0] ? genderOf(filter.any[0]) : "feminine";
}
const ARTICLES: { readonly [G in Gender]: string } = {
  feminine: "eine ",
  neuter: "ein ",
  masculine: "einen ",
  plural: "",
};
/** "eine klingonische Einheit", "Defiant Class", in the accusative. */
const aCard = (filter: Filter, nameOf: NameOf): string => {
  const gender = genderOf(filter);
  return `${gender ? ARTICLES[gender] : ""}${filterText(filter, nameOf)}`;
};

/** "1 cardassianisches Schiff", "bis zu 2 Einheiten der Jem’Hadar". */
const upTo = (count: number, filter: Filter, nameOf: NameOf): string =>
  count === 1 ? `1 ${filterText(filter, nameOf)}` : `bis zu ${count} ${filterText(filter, nameOf, true)}`;

const TEXTS: { readonly [O in Op]: Text<O> } = {
  boost: (e, n) =>
    `${forceText(e.space, e.surface, "+")}, wenn die Karte diese Einheit unterstützt: ${filterText(e.if, n)}.`,
  weaken: (e) => `Die gegnerische Stärke sinkt: ${forceText(e.space, e.surface, "−")}.`,
  forbid: (e) => `Der Gegner darf keine ${format.anyOf(e.types.map((t) => TYPE_PLURALS[t] ?? t))} spielen.`,
  cardLimit: (e) => `Der Gegner darf nur ${cardCount(e.perTurn)} pro Zug spielen.`,
  noDraw: () => "Der Gegner darf keine Karten vom Nachziehstapel ziehen.",
  ignoreManeuver: () => "Das gegnerische Manöver wird ignoriert.",
  matchAny(e) {
    const attack = e.min > 0 ? `jedem gegnerischen Angriff ab Stärke ${e.min}` : "jedem gegnerischen Angriff";
    if (e.battleground === "any") return `Zieht mit ${attack} gleich, egal wie hoch die eigene Stärke ist.`;
    return `${e.battleground === "surface" ? "Auf der Oberfläche" : "Im Raum"} zieht deine Einheit mit ${attack} gleich.`;
  },
  requiresUnit: (e, n) => `Darf nur ${aCard(e.filter, n)} unterstützen.`,
  ignoreUnits(e) {
    if (e.next === 0) return "Die aktuelle gegnerische Einheit wird in diesem Gefecht ignoriert.";
    const next = e.next === 1 ? "die nächste gegnerische Einheit" : `die nächsten ${e.next} gegnerischen Einheiten`;
    const units = e.current ? `die aktuelle und ${next}` : next;
    return `${capital(units)} dieses Gefechts ${e.current || e.next > 1 ? "werden" : "wird"} ignoriert.`;
  },
  discardRandom: (e) => `Der Gegner legt ${format.count(e.count, "zufällige Handkarte", "zufällige Handkarten")} ab.`,
  discardChosen: (e) => `Sieh die gegnerische Hand an und lege daraus ${cardCount(e.count)} ab.`,
  discardCommand: (e) =>
    `Lege ${format.count(e.count, "gegnerisches Kommando", "gegnerische Kommandos")} deiner Wahl ab.`,
  peekHand: () => "Sieh die gegnerische Hand an.",
  search: (e, n) =>
    `Nimm ${upTo(e.count, e.filter, n)} aus deinem Nachziehstapel auf die Hand, zeige ${e.count === 1 ? "die Karte" : "die Karten"} und mische.`,
  recover: (e, n) => `Nimm ${upTo(e.count, e.filter, n)} aus deinem Ablagestapel auf die Hand.`,
  recycle: (e, n) => `Mische ${upTo(e.count, e.filter, n)} aus deinem Ablagestapel in deinen Nachziehstapel.`,
  changeBattleground(e) {
    const to = { other: "zum anderen Schauplatz", space: "in den Raum", surface: "auf die Oberfläche" }[e.to];
    const only =
      e.from === "any" ? "" : ` (nur in einem Gefecht ${e.from === "space" ? "im Raum" : "auf der Oberfläche"})`;
    return `Das Gefecht wechselt bis zu seinem Ende ${to}${only}.`;
  },
  extraPlay: (e) => `In diesem Zug darfst du ${e.count === 1 ? "" : "bis zu "}${extraCards(e.count, e.type)} spielen.`,
  handLimit: (e) => `Du darfst ziehen, bis du ${e.limit} Karten hast.`,
};

/** Operations whose sentence begins with "Beim Ausspielen:", except on Events. */
const ON_PLAY: ReadonlySet<Op> = new Set<Op>([
  "ignoreUnits",
  "discardRandom",
  "discardChosen",
  "discardCommand",
  "peekHand",
  "search",
  "recover",
  "recycle",
  "changeBattleground",
  "extraPlay",
  "handLimit",
]);

export const effectText: Translation<typeof EnglishEffect> = (e: Effect, type, nameOf) => {
  const text = (TEXTS[e.op] as Text<Op>)(e, nameOf);
  return ON_PLAY.has(e.op) && type !== "Event" ? `Beim Ausspielen: ${text}` : text;
};

export const cardText: Translation<typeof EnglishCard> = (card, nameOf) =>
  card.effects.map((e) => effectText(e, card.type, nameOf)).join(" ");

/** "klingonisches Schiff", "Truppen der Jem’Hadar": race and kind of a Unit, as its card says them. */
export function unitKind(race: string | null, kind: string | null): string {
  const noun = kind === null ? undefined : KIND_NOUNS[kind as Kind];
  if (noun === undefined) return race === null ? "" : (RACE_NAMES[race] ?? race);
  const nominative =
    noun.gender === "masculine"
      ? nounText(race === null ? [] : [race as Race], noun, false).replace(/en Jäger$/, "er Jäger")
      : nounText(race === null ? [] : [race as Race], noun, false);
  return nominative;
}
/** Races, for lists and fields. */
export const RACE_NAMES: { readonly [race: string]: string } = {
  Federation: "Föderation",
  Klingon: "Klingonen",
  Romulan: "Romulaner",
  Dominion: "Dominion",
  Cardassian: "Cardassianer",
  "Jem'Hadar": "Jem’Hadar",
  Breen: "Breen",
};
/** Kinds of Units, for lists and fields. */
export const KIND_NAMES: { readonly [kind: string]: string } = Object.fromEntries(
  Object.entries(KIND_NOUNS).map(([kind, noun]) => [kind, noun.one]),
);
export { TYPE_NAMES };

export const SYMBOLS: Translation<typeof EnglishSymbols> = {
  takeUp: {
    name: "Aufnehmen",
    help: "In deiner Anfangsphase darfst du diese Karte vom Tisch wieder auf die Hand nehmen. Der Gegner darf nicht dasselbe Symbol zeigen.",
  },
  limitedAction: {
    name: "Begrenzte Aktion",
    help: "Diese Karte spielst du allein: In derselben Phase darfst du keine weitere Karte spielen.",
  },
};

export const OP_NAMES: Translation<typeof EnglishOps> = {
  boost: "Verstärken",
  weaken: "Schwächen",
  forbid: "Verbieten",
  cardLimit: "Karten begrenzen",
  noDraw: "Ziehen verbieten",
  ignoreManeuver: "Manöver ignorieren",
  matchAny: "Mit jedem Angriff gleichziehen",
  requiresUnit: "Einheit verlangen",
  ignoreUnits: "Einheiten ignorieren",
  discardRandom: "Zufällig ablegen",
  discardChosen: "Gewählte ablegen",
  discardCommand: "Kommando ablegen",
  peekHand: "Hand ansehen",
  search: "Nachziehstapel durchsuchen",
  recover: "Abgelegtes zurücknehmen",
  recycle: "Abgelegtes einmischen",
  changeBattleground: "Schauplatz wechseln",
  extraPlay: "Mehr spielen",
  handLimit: "Mehr ziehen",
};
