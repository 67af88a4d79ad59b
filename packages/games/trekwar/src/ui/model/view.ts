/** Reads the view for all parts of the screen: the question, cards by identifier, names. */
import {
  type ActTW,
  cardIndexOf,
  type CardEntry,
  type CardId,
  cardOf,
  enemyOf,
  namesOf,
  type Names,
  numberOf,
  previewState,
  type ShapeTW,
  type Side,
  type StateTW,
  type ViewTW,
} from "@starboard/trekwar";
import type { AlarmAnswer, AskedStep, BoardProps, PlannedMove, PromptAction, TypedOffer } from "@starboard/ui";
import type { Refusal, RuleId, Seat } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";

export type Props = BoardProps<ShapeTW>;
export type Move = PlannedMove<ShapeTW>;
export type Button = PromptAction<ShapeTW>;
export type Answer = AlarmAnswer<ShapeTW>;

/** The question that the viewer has to answer. */
export interface Asked {
  readonly step: AskedStep<ShapeTW>;
  readonly offers: readonly TypedOffer<ActTW>[];
}

/** Returns the viewer's question without asides; null while other seats are asked. */
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

/** Returns the sentence and the rule of a refusal. */
export function reasonOf(props: Props, refusal: Refusal): { readonly text: string; readonly rule: RuleId } {
  return { text: props.words.refusal(refusal, textContextOf(props)), rule: refusal.rule };
}

/** Returns the card with an identifier, as printed. */
export function entryOf(view: ViewTW, id: CardId): CardEntry {
  const index = cardIndexOf(view.options);
  const card = index.cards[numberOf(index, id)] ?? index.cards[numberOf(index, cardOf(id))];
  if (!card) throw new Error(`no card ${id} in this match`);
  return card.entry;
}

/** Matches a race at the start of a name. It is dropped on the table, where space is short. */
const RACE = /^(Federation|Klingon|Romulan|Cardassian|Jem'Hadar|Dominion) (?=\S)/;
export function shortName(card: CardEntry): string {
  const rest = card.type === "Unit" ? card.name.replace(RACE, "").replace(/ Class$/, "") : card.name;
  return rest.length > 2 ? rest : card.name;
}

const previewStates = new WeakMap<ViewTW, Map<Props["viewer"], StateTW>>();
/**
 * Returns a state consistent with the view, for sums that use only what the viewer knows. It is built once per view.
 */
export function previewStateOf(view: ViewTW, by: Props["viewer"]): StateTW {
  let states = previewStates.get(view);
  if (!states) previewStates.set(view, (states = new Map<Props["viewer"], StateTW>()));
  let t = states.get(by);
  if (!t) states.set(by, (t = previewState(view, by)));
  return t;
}

export const legal = (offers: readonly TypedOffer<ActTW>[]): readonly ActTW[] =>
  offers.filter((o) => !o.refusal).map((o) => o.act);
/** Returns the legal acts of one kind. */
export const legalOf = <N extends ActTW["do"]>(
  offers: readonly TypedOffer<ActTW>[],
  name: N,
): readonly Extract<ActTW, { do: N }>[] =>
  legal(offers).filter((act): act is Extract<ActTW, { do: N }> => act.do === name);

/** The side whose Force must be matched in this Turn. */
export const attackerOf = (view: ViewTW): Side => enemyOf(view.active);
