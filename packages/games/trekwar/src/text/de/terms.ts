/** The terms of a Force or hand limit, in German. */
import type { Translation } from "@starboard/kit";
import type { CardId } from "../../acts.ts";
import type { ForceTerm } from "../../calc/force.ts";
import type { termText as english } from "../en/terms.ts";

const KINDS: { readonly [T in ForceTerm]: string } = {
  unit: "Einheit",
  ignoredUnit: "ignoriert",
  maneuver: "Manöver",
  deadManeuver: "Manöver ohne Wirkung",
  command: "Kommando",
  boost: "Bonus",
  weaken: "Abzug",
  floor: "Stärke nie unter 0",
};
const OTHERS: { readonly [what: string]: string } = {
  handLimit: "Karten einer vollen Hand",
  raised: "In diesem Zug erhöht",
};

export const termText: Translation<typeof english> = (term, n) => {
  const { card, by } = (term.about ?? {}) as { readonly card?: CardId; readonly by?: CardId };
  const kind = KINDS[term.what as ForceTerm] ?? OTHERS[term.what] ?? term.what;
  if (card === undefined) return kind;
  return by === undefined ? `${n.card(card)} (${kind})` : `${n.card(card)} (${kind}: ${n.card(by)})`;
};
