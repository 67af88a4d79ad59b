/** Refusals (rules.md, chapter i): their codes, and the checks that come first at every decision point. */
import type { RuleId } from "@starboard/kernel";
import type { ReasonCode, Reasons, RefusalTW } from "./reasons.ts";
import { type ActTW, type CardId, type ActName, isActName } from "./acts.ts";
import { type CardIndex, cardAt, type Card, numberOf } from "./card.ts";
import type { Side } from "./data/board.ts";
import { type CardNo, COMMITTED, EVENT, INITIAL, LAST, type Stage, type StateTW } from "./state.ts";

/** Returns a refusal: the rule that forbids the act, the code of its sentence, and what the sentence names. */
export const refuse = <C extends ReasonCode>(rule: RuleId, code: C, ...[about]: Given<C>): RefusalTW =>
  (about ? { rule, code, about } : { rule, code }) as RefusalTW;
type Given<C extends ReasonCode> = Record<never, never> extends Reasons[C] ? [about?: Reasons[C]] : [about: Reasons[C]];

/** The refusals common to all games, with TrekWar's codes. */
export const COMMON = {
  over: refuse("TW-9", "TW_BATTLE_OVER"),
  turn: refuse("TW-D.1", "TW_NOT_YOUR_DECISION"),
  phase: refuse("TW-D.3", "TW_WRONG_STATE"),
};

/** The Stage of a Turn to which an act belongs (TW-5.0). */
const STAGE_OF: { readonly [A in ActName]?: Stage } = {
  takeUp: INITIAL,
  event: EVENT,
  surrender: COMMITTED,
  deploy: COMMITTED,
  draw: LAST,
  end: LAST,
};
export const STAGE_NAMES = ["initial", "event", "commit", "last"] as const;

/** Refuses an act that the decision point does not expect: unknown, of another state, or of a past Stage. */
export function whyMisplaced(act: ActTW, expected: readonly ActName[], stage?: Stage): RefusalTW | undefined {
  if (expected.includes(act.do)) return undefined;
  if (!isActName(act.do)) return refuse("TW-D.2", "TW_UNKNOWN_COMMAND", { command: (act as { do: string }).do });
  const belongs = STAGE_OF[act.do];
  if (stage !== undefined && belongs !== undefined && belongs < stage)
    return refuse("TW-5.0", "TW_STAGE_PASSED", { stage: STAGE_NAMES[belongs] });
  return refuse("TW-D.3", "TW_WRONG_STATE", { expected });
}

/** Refuses a card that is not in the match, is named twice, or is not in the side's Hand. */
export function whyNotHeld(t: StateTW, index: CardIndex, side: Side, ids: readonly CardId[]): RefusalTW | undefined {
  const hand = t.hand[side];
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as CardId;
    if (ids.indexOf(id) < i || !hand.includes(numberOf(index, id))) return firstNotHeld(hand, index, ids);
  }
  return undefined;
}

/** Returns the first of the three refusals, in the order of chapter i. */
function firstNotHeld(hand: readonly CardNo[], index: CardIndex, ids: readonly CardId[]): RefusalTW | undefined {
  const unknown = ids.find((id) => numberOf(index, id) < 0);
  if (unknown !== undefined) return refuse("TW-G.1", "TW_UNKNOWN_CARD", { card: unknown });
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) return refuse("TW-D.2", "TW_DUPLICATE_CARD", { card: twice });
  return refuse("TW-6.3", "TW_NOT_IN_HAND", { card: ids.find((id) => !hand.includes(numberOf(index, id))) as CardId });
}

/** Returns the card with an identifier that is known to be valid. */
export const cardOfId = (index: CardIndex, id: CardId): Card => cardAt(index, numberOf(index, id));
