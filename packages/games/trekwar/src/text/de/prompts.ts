/** Prompts for the open question, and labels of acts, in German. */
import type { Act, Seat } from "@starboard/kernel";
import { formatFor, type TextContext } from "@starboard/kit";
import type { ActTW } from "../../acts.ts";
import { cardIndexOf } from "../../card-index.ts";
import { cardAt } from "../../card.ts";
import { LIMITS } from "../../data/limits.ts";
import type { Effect } from "../../effects/vocabulary.ts";
import type { Choice } from "../../shape.ts";
import type { ViewTW } from "../../state.ts";
import type { Names } from "../names.ts";
import { cardCount, deployedText, fromSector, groundName, inGround, sectorWhom } from "./nouns.ts";

/** What they are waited for: "Föderation wählt einen Angriff", "Föderation und Dominion tauschen Karten". */
const WAITING: { readonly [step: string]: string } = {
  attack: "Angriff wählen",
  exchange: "Karten tauschen",
  exchangeTogether: "Karten tauschen",
  open: "Gefecht eröffnen",
  openDraw: "Karten ziehen",
  initial: "Zug spielen",
  commit: "einsetzen oder aufgeben",
  lastDraw: "Zug beenden",
  choose: "wählen",
};

/** The question for the reader, or whom everyone waits for. */
export function promptText(step: string, asked: readonly Seat[], to: TextContext<ViewTW>, n: Names): string {
  if (to.viewerSeat === null || !asked.includes(to.viewerSeat)) {
    const who = formatFor("de").list(asked.map((by) => to.seat(by)));
    if (who === "") return "Die Schlacht ist vorbei.";
    const what = WAITING[step];
    return what === undefined ? `Am Zug: ${who}.` : `Am Zug: ${who} (${what}).`;
  }
  const { view } = to;
  const side = view.sides[to.viewerSeat as number as 0 | 1];
  const foe = view.sides[to.viewerSeat === 0 ? 1 : 0];
  const need = `${foe.force ?? 0} ${groundName(view.ground ?? "space")}`;
  switch (step) {
    case "attack":
      return "Du hast das letzte Gefecht verloren. Wähle einen deiner Sektoren und einen gegnerischen daneben.";
    case "exchange":
    case "exchangeTogether":
      return `Tausche bis zu ${cardCount(Math.min(LIMITS.exchange, side.deck))} vor dem Gefecht um ${sectorWhom(view.to)}.`;
    case "open":
      return `Eröffne das Gefecht um ${sectorWhom(view.to)}: Spiele eine Einheit und nenne den Schauplatz.`;
    case "openDraw":
    case "lastDraw":
      return `Ziehe ${drawText(Math.min(view.limit - side.hand.count, side.deck))}, oder beende ${step === "openDraw" ? "die Eröffnung" : "den Zug"}.`;
    case "initial":
      return `Du bist am Zug: Zieh mit ${need} gleich, oder gib das Gefecht auf.`;
    case "commit":
      return `Setze Karten ein und zieh mit ${need} gleich, oder gib das Gefecht auf.`;
    case "choose":
      return choicePrompt(view, n);
    default:
      return "Triff deine Entscheidung.";
  }
}

const drawText = (n: number): string => (n === 1 ? cardCount(n) : `bis zu ${cardCount(n)}`);

const CHOICES: { readonly [op in Effect["op"]]?: string } = {
  discardChosen: "Wähle, welche Karten der Gegner ablegt",
  discardCommand: "Wähle das gegnerische Kommando, das abgelegt wird",
  search: "Wähle Karten aus deinem Nachziehstapel",
  recover: "Wähle Karten aus deinem Ablagestapel",
  recycle: "Wähle Karten, die du in deinen Nachziehstapel mischst",
};

function choicePrompt(view: ViewTW, n: Names): string {
  const top = view.flow.stack[view.flow.stack.length - 1];
  if (top?.step !== "choose") return "Wähle.";
  const choice = top.memo as Choice;
  const card = cardAt(cardIndexOf(view.options), choice.card);
  const op = card.entry.effects[choice.effect]?.op;
  return `${(op && CHOICES[op]) ?? "Wähle"} (${n.card(card.id)}).`;
}

/** The label of an act, on a button or in a menu. */
export function actText(step: string, act: Act, n: Names): string {
  if (step === "resign") return "Schlacht aufgeben";
  const a = act as ActTW;
  switch (a.do) {
    case "attack":
      return `${fromSector(a.from).replace(/^v/, "V")} ${sectorWhom(a.to)} angreifen`;
    case "exchange":
      return a.drop.length === 0 ? "Alle Karten behalten" : `${n.cards(a.drop)} tauschen`;
    case "open":
      return `Mit ${n.card(a.unit)} ${inGround(a.battleground)} eröffnen`;
    case "takeUp":
      return `${n.card(a.card)} aufnehmen`;
    case "event":
      return a.target === undefined ? `${n.card(a.card)} spielen` : `${n.card(a.card)} auf ${n.card(a.target)} spielen`;
    case "surrender":
      return "Gefecht aufgeben";
    case "deploy":
      return `${deployedText(a.unit ?? "", a.support, n)} einsetzen`;
    case "draw":
      return `${cardCount(a.n)} ziehen`;
    case "end":
      return step === "openDraw" ? "Eröffnung beenden" : "Zug beenden";
    case "choose":
      return a.cards.length === 0 ? "Keine Karten wählen" : `${n.cards(a.cards)} wählen`;
  }
}
