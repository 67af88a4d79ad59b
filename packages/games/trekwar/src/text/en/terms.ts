/** The terms of a Force or hand limit, for panels that show a calculation. */
import { translatable } from "@starboard/kit";
import type { Term } from "@starboard/kernel";
import type { CardId } from "../../acts.ts";
import type { ForceTerm } from "../../calc/force.ts";
import type { Names } from "../names.ts";

const KINDS: { readonly [T in ForceTerm]: string } = {
  unit: "Unit",
  ignoredUnit: "ignored",
  maneuver: "Maneuver",
  deadManeuver: "Maneuver without effect",
  command: "Command",
  boost: "bonus",
  weaken: "reduction",
  floor: "Force is never below 0",
};
const OTHERS: { readonly [what: string]: string } = {
  handLimit: "Cards in a full Hand",
  raised: "Raised for this Turn",
};

/** "Weyoun (Command)", "Deep Space Nine (ignored: Breen Cruiser)". */
export const termText = translatable("trekwar/text/terms.termText", (term: Term, n: Names): string => {
  const { card, by } = (term.about ?? {}) as { readonly card?: CardId; readonly by?: CardId };
  const kind = KINDS[term.what as ForceTerm] ?? OTHERS[term.what] ?? term.what;
  if (card === undefined) return kind;
  return by === undefined ? `${n.card(card)} (${kind})` : `${n.card(card)} (${kind}: ${n.card(by)})`;
});
