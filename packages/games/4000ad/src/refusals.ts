/** Refusal codes of the game with their rules (rules.md, section I). The sentences are in `text/`. */
import type { Refusal, RuleId } from "@starboard/kernel";
import type { ReasonCode, Reasons, Refusal4000 } from "./reasons.ts";

export const NO = {
  TURN: { code: "AD_E_TURN", rule: "AD-6.1" },
  PHASE: { code: "AD_E_PHASE", rule: "AD-6.3.2" },
  ORDER: { code: "AD_E_ORDER", rule: "AD-6.3.2" },
  ADVANCED: { code: "AD_E_ADVANCED", rule: "AD-6.3.2.b" },
  NO_SHIPS: { code: "AD_E_NO_SHIPS", rule: "AD-6.3.3" },
  ZERO: { code: "AD_E_ZERO", rule: "AD-6.3.3" },
  MUSTER: { code: "AD_E_MUSTER", rule: "AD-6.3.3" },
  FROZEN: { code: "AD_E_FROZEN", rule: "AD-6.3.4" },
  DISTANCE: { code: "AD_E_DISTANCE", rule: "AD-7.2" },
  SAME_STAR: { code: "AD_E_SAME_STAR", rule: "AD-7.1" },
  HOP: { code: "AD_E_HOP", rule: "AD-7.2.b" },
  EQUAL: { code: "AD_E_EQUAL", rule: "AD-6.4.4" },
  WEAK: { code: "AD_E_WEAK", rule: "AD-6.4.2.a" },
  OFFLIMITS: { code: "AD_E_OFFLIMITS", rule: "AD-9.1.1" },
  ALLY: { code: "AD_E_ALLY", rule: "AD-9.2.b" },
  PERMISSION: { code: "AD_E_PERMISSION", rule: "AD-9.4.1" },
  CONSENT: { code: "AD_E_CONSENT", rule: "AD-9.3" },
  JOINT: { code: "AD_E_JOINT", rule: "AD-6.4.6" },
  OWN_SHIP: { code: "AD_E_OWN_SHIP", rule: "AD-9.4.5.1" },
  LOAN: { code: "AD_E_LOAN", rule: "AD-9.4.5" },
  TRANSFER: { code: "AD_E_TRANSFER", rule: "AD-9.4.5.1" },
  DRAW_ALONE: { code: "AD_E_DRAW_ALONE", rule: "AD-9.4.3" },
  JOIN: { code: "AD_E_JOIN", rule: "AD-10.4.2" },
  TOGETHER: { code: "AD_E_TOGETHER", rule: "AD-10.4.2" },
  BUILD_SITE: { code: "AD_E_BUILD_SITE", rule: "AD-6.2.3.2" },
  BUILD_SUM: { code: "AD_E_BUILD_SUM", rule: "AD-6.2.3" },
  FORCED: { code: "AD_E_FORCED", rule: "AD-10.2" },
  NO_STANDOFF: { code: "AD_E_NO_STANDOFF", rule: "AD-10.2.2" },
  TREATY: { code: "AD_E_TREATY", rule: "AD-10.2.2" },
  PROPOSAL: { code: "AD_E_PROPOSAL", rule: "AD-E.4" },
  OPTION: { code: "AD_E_OPTION", rule: "AD-D" },
  ELIMINATED: { code: "AD_E_ELIMINATED", rule: "AD-10.2" },
  OVER: { code: "AD_E_OVER", rule: "AD-10.3" },
  /** No star of the map has this name. */
  STAR: { code: "AD_E_STAR", rule: "AD-2.3.4" },
  /** The force must come out in another mode: `mode` is the first possible one. */
  MODE: { code: "AD_E_MODE", rule: "AD-10.4.2" },
  /** The seat does not command this power. */
  COMMAND: { code: "AD_E_COMMAND", rule: "AD-9.2" },
  /** The two powers are not allied (or, for `ally`, they are already). */
  PARTNER: { code: "AD_E_PARTNER", rule: "AD-10.4" },
} as const satisfies { readonly [name: string]: Refusal & { readonly code: ReasonCode } };

/** Codes of `options.parse`: contradictions (section D), unknown options, invalid values. */
export const BAD_OPTIONS = "AD_E_OPTIONS";
export const BAD_OPTION = "AD_OPTION_UNKNOWN";
export const BAD_VALUE = "AD_OPTION_VALUE";

/** Returns a refusal with the parameters of its sentence. */
export const because = <C extends ReasonCode>(
  no: { readonly code: C; readonly rule: RuleId },
  about: Reasons[C],
): Refusal4000 => ({ rule: no.rule, code: no.code, about }) as Refusal4000;
