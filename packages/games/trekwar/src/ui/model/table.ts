/** What every part of the screen reads off the view: the question, the cards by id, the words. */
import {
  cardIndexOf,
  type CardEntry,
  type CardId,
  cardOf,
  enemyOf,
  namesOf,
  type Names,
  numberOf,
  previewState,
  type Side,
  type StateTW,
  type ViewTW,
} from "@starboard/trekwar";
import type { BoardProps } from "@starboard/ui";
import type { Act, Offer, Refusal, RuleId, Seat } from "@starboard/kernel";
import type { TextContext, GameText } from "@starboard/kit";

export type Props = BoardProps<ViewTW>;

/** The question put to the viewer. */
export interface Asked {
  readonly step: string;
  readonly offers: readonly Offer[];
}

/** The question put to the viewer, asides left out; null while others are asked. */
export function askedOf(props: Props): Asked | null {
  const found = props.offers.find((one) => !one.aside);
  return found ? { step: found.step, offers: found.offers } : null;
}

/** The side the viewer plays, null for the public. */
export const ownSide = (props: Props): Side | null =>
  props.viewer === "public" ? null : (props.viewer as number as Side);

export const textContextOf = (props: Props): TextContext<ViewTW> => ({
  view: props.view,
  seat: (by: Seat) => props.seats[by]?.name ?? "",
  viewerSeat: props.viewer === "public" ? null : props.viewer,
});

export const names = (props: Props): Names => namesOf(textContextOf(props));

/** A refusal as a reason: its sentence and its rule. */
export function reasonOf(props: Props, refusal: Refusal): { readonly text: string; readonly rule: RuleId } {
  const words = props.words as unknown as GameText<ViewTW>;
  return { text: words.refusal(refusal, textContextOf(props)), rule: refusal.rule };
}

/** The card of an id, as it is printed. */
export function entryOf(view: ViewTW, id: CardId): CardEntry {
  const index = cardIndexOf(view.options);
  const card = index.cards[numberOf(index, id)] ?? index.cards[numberOf(index, cardOf(id))];
  if (!card) throw new Error(`no card ${id} in this match`);
  return card.entry;
}

/** Without the name of its race, where the rest still says what it is: the table has little room. */
const RACE = /^(Federation|Klingon|Romulan|Cardassian|Jem'Hadar|Dominion) (?=\S)/;
export function shortName(card: CardEntry): string {
  const rest = card.type === "Unit" ? card.name.replace(RACE, "").replace(/ Class$/, "") : card.name;
  return rest.length > 2 ? rest : card.name;
}

const tables = new WeakMap<ViewTW, Map<Props["viewer"], StateTW>>();
/** A table that agrees with the view, for sums that need only what the viewer knows; made once for each view. */
export function tableOf(view: ViewTW, by: Props["viewer"]): StateTW {
  let made = tables.get(view);
  if (!made) tables.set(view, (made = new Map<Props["viewer"], StateTW>()));
  let t = made.get(by);
  if (!t) made.set(by, (t = previewState(view, by)));
  return t;
}

export const legal = (offers: readonly Offer[]): readonly Act[] => offers.filter((o) => !o.refusal).map((o) => o.act);

/** Whose Force has to be matched in this Turn. */
export const attackerOf = (view: ViewTW): Side => enemyOf(view.active);
