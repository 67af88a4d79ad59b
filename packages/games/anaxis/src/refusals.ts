/** The refusal codes of Anaxis and their rules (rules.md, section 13). */
import type { RuleId } from "@starboard/kernel";
import type { ReasonCode, Reasons, RefusalAx } from "./reasons.ts";

/** The rule behind each code. */
export const RULE_OF = {
  AX_NOT_YOUR_DECISION: "AX-11.1",
  AX_WRONG_PHASE: "AX-11.1",
  AX_UNKNOWN_SHIP: "AX-11.2",
  AX_NOT_CALLED: "AX-2.4",
  AX_ALREADY_ACTED: "AX-2.1",
  AX_MANEUVER_TOO_LOW: "AX-4.2",
  AX_MINIMUM_UNREACHABLE: "AX-4.4",
  AX_MINIMUM_NOT_MET: "AX-4.3",
  AX_BAD_QUARRY: "AX-4.8",
  AX_NO_SPEED: "AX-3.2",
  AX_NO_REVERSE: "AX-3.2",
  AX_MIXED_DIRECTION: "AX-3.2",
  AX_REVERSE_WHILE_MANEUVERING: "AX-4.3",
  AX_NO_ROTATION: "AX-3.3",
  AX_EDGE_CLOSED: "AX-1.5",
  AX_BANK_MISSING: "AX-1.8",
  AX_BANK_FIRED: "AX-5.1",
  AX_NOT_ENEMY: "AX-5.2",
  AX_OUT_OF_ARC: "AX-5.2",
  AX_OWN_HEX_NARROW: "AX-1.9",
  AX_NO_ABILITY: "AX-1.7",
  AX_ABILITY_USED: "AX-5.1",
  AX_SCAN_RANGE: "AX-7.1c",
  AX_UPLINK_RANGE: "AX-7.1c",
  AX_UPLINK_SELF: "AX-7.1d",
  AX_INTERDICT_RANGE: "AX-7.2a",
  AX_JAM_RANGE: "AX-7.4a",
  AX_JAM_OFF_MAP: "AX-7.4a",
  AX_SHIELD_NOT_FRIENDLY: "AX-7.5a",
  AX_STEALTH_MODE: "AX-7.6a",
  AX_CP_EMPTY: "AX-8.11",
  AX_CP_REPEAT: "AX-8.3",
  AX_CP_MOMENT: "AX-8.4",
  AX_CP_GUNNERY_PRIMARY: "AX-8.9",
  AX_CP_WEAPONS_MIXED: "AX-8.10",
  AX_CP_TRADE_LIMIT: "AX-8.10",
  AX_CP_PULSE: "AX-7.3e",
  AX_FLEET_OVER_LIMIT: "AX-9.2",
  AX_FLEET_EMPTY: "AX-9.2",
  AX_FLEET_RACE: "AX-9.2",
  AX_FLEET_CP_CAP: "AX-8.2",
  AX_DEPLOY_ZONE: "AX-9.4",
  AX_DEPLOY_TOO_CLOSE: "AX-9.5",
  AX_DEPLOY_INCOMPLETE: "AX-9.4",
  AX_EDGE_CHOICE: "AX-10.1",
  AX_CARRIER: "AX-10.1",
  AX_GAME_OVER: "AX-9.7",
  AX_NO_STALEMATE: "AX-9.8",
  AX_BEHIND: "AX-9.8",
} as const satisfies { readonly [C in ReasonCode]: RuleId };

/** What `refuse` is given after the code: the parameters, unless the code has none, and a more specific rule than the usual one. */
type Given<C extends ReasonCode> =
  Record<never, never> extends Reasons[C] ? [about?: Reasons[C], rule?: RuleId] : [about: Reasons[C], rule?: RuleId];

/** Returns a refusal with the parameters of its sentence. */
export function refuse<C extends ReasonCode>(code: C, ...[about, rule = RULE_OF[code]]: Given<C>): RefusalAx {
  return (about ? { rule, code, about } : { rule, code }) as RefusalAx;
}
