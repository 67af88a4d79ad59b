/** Why an act is refused, in German. */
import { formatFor } from "@starboard/kit";
import type { Refusal } from "@starboard/kernel";
import type { ActName } from "../../acts.ts";
import type { ReasonCode, Reasons } from "../../reasons.ts";
import type { Names } from "../names.ts";
import { inputErrorText } from "./input-errors.ts";
import { capital, cardCount, extraCards, groundName, inGround, sectorAs, sectorName, TYPE_PLURALS } from "./nouns.ts";

type RefusalText<C extends ReasonCode> = (about: Reasons[C], n: Names) => string;

const format = formatFor("de");

/** What you may do, after "Du kannst". */
const ACT_NAMES: { readonly [A in ActName]: string } = {
  attack: "einen Angriff wählen",
  exchange: "Karten tauschen",
  open: "das Gefecht eröffnen",
  takeUp: "eine Karte aufnehmen",
  event: "ein Ereignis spielen",
  surrender: "das Gefecht aufgeben",
  deploy: "Karten einsetzen",
  draw: "Karten ziehen",
  end: "den Zug beenden",
  choose: "Karten wählen",
};
const STAGES = { initial: "Anfangsphase", event: "Ereignisphase", commit: "Einsatzphase", last: "Schlussphase" };

const TEXTS: { readonly [C in ReasonCode]: RefusalText<C> } = {
  TW_BATTLE_OVER: () => "Die Schlacht ist vorbei.",
  TW_NOT_YOUR_DECISION: () => "Das entscheidet die andere Seite.",
  TW_UNKNOWN_COMMAND: () => "Diese Aktion gibt es in TrekWar nicht.",
  TW_WRONG_STATE: (a) =>
    a.expected
      ? `Das geht jetzt nicht. Du kannst ${format.anyOf(a.expected.map((c) => ACT_NAMES[c]))}.`
      : "Das geht jetzt nicht.",
  TW_STAGE_PASSED: (a) => `Die ${STAGES[a.stage]} dieses Zugs ist vorbei.`,
  TW_UNKNOWN_CARD: (a) => `Die Karte ${a.card} gibt es nicht.`,
  TW_DUPLICATE_CARD: (a, n) => `${n.card(a.card)} ist doppelt genannt.`,
  TW_NOT_IN_HAND: (a, n) => `${n.card(a.card)} ist nicht auf deiner Hand.`,
  TW_ATTACK_SOURCE: (a) => `${capital(sectorAs(a.sector))} gehört dir nicht: Greife aus einem deiner Sektoren an.`,
  TW_ATTACK_TARGET: (a) =>
    `${capital(sectorAs(a.sector))} gehört nicht dem Gegner: Greife einen gegnerischen Sektor an.`,
  TW_ATTACK_NOT_ADJACENT: (a) => `„${sectorName(a.from)}“ und „${sectorName(a.to)}“ sind keine Nachbarn.`,
  TW_EXCHANGE_LIMIT: (a) => `Du darfst höchstens 3 Karten tauschen, nicht ${a.n}.`,
  TW_EXCHANGE_DECK: (a) => `In deinem Nachziehstapel ist nur noch so viel zum Tauschen: ${cardCount(a.n)}.`,
  TW_OPEN_NOT_UNIT: (a, n) => `${n.card(a.card)} ist keine Einheit. Ein Gefecht eröffnest du mit einer Einheit.`,
  TW_OPEN_ONE_CARD: () => "Eröffne das Gefecht mit einer Einheit und keiner weiteren Karte.",
  TW_BATTLEGROUND: () => "Wähle Raum oder Oberfläche.",
  TW_SURRENDER_OPENING: () => "Du kannst nicht aufgeben, während du ein Gefecht eröffnest.",
  TW_TAKEUP_SYMBOL: (a, n) => `${n.card(a.card)} hat kein Aufnahmesymbol.`,
  TW_TAKEUP_NOT_ON_TABLE: (a, n) =>
    `${n.card(a.card)} liegt nicht so auf dem Tisch, dass du die Karte aufnehmen kannst.`,
  TW_TAKEUP_BARRED: (a, n) => `Die gegnerische Karte ${n.card(a.card)} ist aktiv und hat das Aufnahmesymbol.`,
  TW_NOT_EVENT: (a, n) => `${n.card(a.card)} ist kein Ereignis.`,
  TW_EVENT_LIMIT: () => "Du darfst nur 1 Ereignis pro Zug spielen.",
  TW_TYPE_FORBIDDEN: (a, n) => `Wegen ${n.card(a.card)} darfst du keine ${TYPE_PLURALS[a.type] ?? a.type} spielen.`,
  TW_CARD_LIMIT: (a, n) => `${n.card(a.card)} erlaubt dir ${cardCount(a.n)} pro Zug; das wären ${a.wanted}.`,
  TW_EVENT_NO_TARGET: (a, n) => `${n.card(a.card)} hätte jetzt keine Wirkung.`,
  TW_EVENT_BATTLEGROUND: (a, n) =>
    `${n.card(a.card)} darfst du nur in einem Gefecht ${inGround(a.battleground)} spielen.`,
  TW_TARGET: (a, n) => (a.card === undefined ? "Wähle die Zielkarte." : `${n.card(a.card)} ist kein zulässiges Ziel.`),
  TW_NEED_UNIT: (a, n) =>
    a.card === undefined
      ? "Ein Einsatz braucht genau eine Einheit."
      : `${n.card(a.card)} ist keine Einheit. Ein Einsatz braucht genau eine Einheit.`,
  TW_ONE_UNIT: (a, n) => `Du darfst pro Zug nur eine Einheit einsetzen; ${n.card(a.card)} wäre die zweite.`,
  TW_EVENT_IN_DEPLOYMENT: (a, n) => `${n.card(a.card)} ist ein Ereignis. Ereignisse spielst du in der Ereignisphase.`,
  TW_SUPPORT_LIMIT(a) {
    const base = a.both ? "ein Manöver und ein Kommando" : "ein Manöver oder ein Kommando";
    const more = [
      a.maneuvers > 0 ? extraCards(a.maneuvers, "Maneuver") : "",
      a.commands > 0 ? extraCards(a.commands, "Command") : "",
    ].filter((part) => part !== "");
    const extra = more.length === 0 ? "" : `, dazu in diesem Zug ${format.list(more)}`;
    return `Mit der Einheit darfst du nur ${base} spielen${extra}.`;
  },
  TW_LIMITED_ACTION: (a, n) => `${n.card(a.card)} ist eine begrenzte Aktion: Du musst die Karte allein spielen.`,
  TW_REQUIRES_UNIT: (a, n) => `${n.card(a.card)} kann ${n.card(a.unit)} nicht unterstützen.`,
  TW_NO_MATCH: (a) => `${a.own} ${groundName(a.battleground)}; um gleichzuziehen, brauchst du ${a.attack}.`,
  TW_DRAW_LIMIT: (a) =>
    a.n === 0 ? "Du kannst jetzt keine Karten ziehen." : `Du darfst noch ${cardCount(a.n)} ziehen.`,
  TW_CHOICE_COUNT: (a) =>
    a.min === a.max ? `Wähle genau ${cardCount(a.min)}.` : `Wähle ${a.min} bis ${cardCount(a.max)}.`,
  TW_CHOICE_INVALID: (a, n) => `${n.card(a.card)} steht nicht zur Wahl.`,
  TW_RESIGN_OFF: () => "An diesem Tisch kannst du nicht aufgeben.",
};

/** Refusals of the kernel, for acts that no decision point offers. */
const KERNEL: { readonly [code: string]: string } = {
  KERNEL_ACT_FORM: "Diese Aktion ist hier nicht gültig.",
  KERNEL_NOT_OFFERED: "Diese Aktion steht hier nicht zur Wahl.",
};

/** The sentence for a refusal; its code if there is no text. */
export function refusalText(refusal: Refusal, n: Names): string {
  const text = Object.hasOwn(TEXTS, refusal.code)
    ? (TEXTS[refusal.code as ReasonCode] as RefusalText<ReasonCode>)
    : undefined;
  if (text) return text((refusal.about ?? {}) as never, n);
  return inputErrorText(refusal.code, refusal.about, n.card) ?? KERNEL[refusal.code] ?? refusal.code;
}
