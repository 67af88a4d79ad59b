/** Refusals of Warp Empires (rules.md, chapter K): the rule behind each code. */
import type { RuleId } from "@starboard/kernel";
import type { ReasonCode, Reasons, RefusalWE } from "./reasons.ts";

export const RULE_OF = {
  WE_NOT_YOUR_DECISION: "WE-F.1",
  WE_WRONG_PHASE: "WE-F.2",
  WE_GAME_OVER: "WE-14.3",
  WE_CARD_NOT_HELD: "WE-4.5",
  WE_CARD_NOT_NOW: "WE-4.6",
  WE_SPECIAL_AS: "WE-4.12",
  WE_TARGET: "WE-4.8",
  WE_NOT_YOUR_UNITS: "WE-1.3",
  WE_ONE_ORIGIN: "WE-1.3",
  WE_ALREADY_MOVED: "WE-5.4",
  WE_CANNOT_MOVE: "WE-5.6",
  WE_LEADER_ALONE: "WE-5.5",
  WE_NO_GROUP: "WE-5.1",
  WE_NOT_ADJACENT: "WE-5.1",
  WE_VISITED: "WE-5.14",
  WE_TOO_FAR: "WE-5.2",
  WE_NO_ENTRY: "WE-5.7",
  WE_MUST_STOP: "WE-5.3",
  WE_FIRST_GROUP: "WE-5.1",
  WE_MUST_FACE: "WE-7.1",
  WE_BATTLE_LEFT: "WE-9.1",
  WE_NO_BATTLE: "WE-9.1",
  WE_NO_CONQUEST: "WE-9.35",
  WE_NO_ASSAULT: "WE-9.4",
  WE_ASSAULTED: "WE-9.4",
  WE_NOT_A_CASUALTY: "WE-9.20",
  WE_STRONGEST_FIRST: "WE-9.34",
  WE_NOT_KEPT: "WE-9.28",
  WE_NO_RETREAT: "WE-9.29",
  WE_POINTS: "WE-11.3",
  WE_NOT_DRAWN: "WE-11.1",
  WE_NO_START: "WE-11.7",
  WE_FORT_SITE: "WE-11.10",
  WE_BUILD_SITE: "WE-11.8",
  WE_BUILT: "WE-11.8",
  WE_FACTION_TAKEN: "WE-2.2",
  WE_NO_FACTION: "WE-2.2",
  WE_TOP_ALREADY: "WE-5.13",
  WE_RESTACK_LATER: "WE-5.13",
  WE_OUT: "WE-14.3",
  WE_ORDER_STANDS: "WE-F.4",
  WE_ORDER_WINDOW: "WE-F.4",
} as const satisfies { readonly [C in ReasonCode]: RuleId };

/** What `refuse` is given after the code: the parameters, unless the code has none, and a more specific rule than the usual one. */
type Given<C extends ReasonCode> =
  Record<never, never> extends Reasons[C] ? [about?: Reasons[C], rule?: RuleId] : [about: Reasons[C], rule?: RuleId];

/** Returns a refusal with the parameters of its sentence. */
export function refuse<C extends ReasonCode>(code: C, ...[about, rule = RULE_OF[code]]: Given<C>): RefusalWE {
  return (about ? { rule, code, about } : { rule, code }) as RefusalWE;
}
