/** Reads custom cards (chapter k): changed standard cards and new ones. */
import type { Invalid, Result, RuleId } from "@starboard/kernel";
import * as z from "zod/mini";
import { OPERATIONS, operationOf } from "../effects/index.ts";
import { CARD_TYPES, type CardType, type Effect, KINDS, type Op, RACES } from "../effects/vocabulary.ts";
import { CARD_SYMBOLS, type CardEntry, type SheetField } from "./cards.ts";
import { STANDARD_CARDS } from "./decks.ts";
import { compareIds } from "./ids.ts";
import { LIMITS } from "./limits.ts";

/** Maximum number of effects of a card; more would not fit its text box. */
const MAX_EFFECTS = 4;
/** Maximum number of custom cards at a table. */
const MAX_OWN_CARDS = 60;

const SHEET_FIELDS = ["name", "type", "race", "kind", "space", "surface", "symbols", "effects"] as const;

const shape = z.strictObject({
  id: z.string().check(z.regex(/^[FD][UMCE]\d\d$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  side: z.optional(z.enum(["federation", "dominion"])),
  type: z.enum(CARD_TYPES),
  race: z._default(z.nullable(z.enum(RACES)), null),
  kind: z._default(z.nullable(z.enum(KINDS)), null),
  space: z._default(z.int(), 0),
  surface: z._default(z.int(), 0),
  symbols: z._default(z.array(z.enum(CARD_SYMBOLS)).check(z.maxLength(2)), []),
  effects: z._default(z.array(z.looseObject({ op: z.string() })).check(z.maxLength(MAX_EFFECTS)), []),
  bolts: z.int(),
  copies: z.int(),
  sheet: z._default(z.array(z.enum(SHEET_FIELDS)), []),
});

const bad = (code: string, at: string, rule: RuleId, about: object = {}): Invalid => ({
  code,
  at,
  about: { rule, ...about },
});

/**
 * Reads a list of cards and sorts it by identifier (TW-13.5). Errors name the field. Codes: TW_CARD_FORM (format),
 * TW_CARD_TWICE, TW_CARD_ID (letters do not match side or type), TW_CARD_UNIT (race and kind belong to Units),
 * TW_CARD_FORCE, TW_CARD_STRONGEST (a Unit above Deep Space Nine), TW_CARD_BOLTS, TW_CARD_COPIES, TW_CARD_LIMITED
 * (Limited Action on a Maneuver or Command), TW_CARD_EFFECT (unknown or malformed effect), TW_CARD_FORBIDS_UNITS,
 * TW_CARD_CARRIER (an effect that this type cannot have).
 */
export function readCards(raw: unknown): Result<CardEntry[]> {
  if (!Array.isArray(raw)) return { bad: [bad("TW_CARD_FORM", "", "TW-13.7", { problem: "list" })] };
  if (raw.length > MAX_OWN_CARDS)
    return { bad: [bad("TW_CARD_FORM", "", "TW-13.7", { problem: "too_many", most: MAX_OWN_CARDS })] };
  const cards: CardEntry[] = [];
  const errors: Invalid[] = [];
  for (const [i, each] of raw.entries()) {
    const read = readCard(each, `${i}`);
    if ("bad" in read) errors.push(...read.bad);
    else if (cards.some((c) => c.id === read.ok.id))
      errors.push(bad("TW_CARD_TWICE", `${i}.id`, "TW-13.7", { card: read.ok.id }));
    else cards.push(read.ok);
  }
  return errors.length > 0 ? { bad: errors } : { ok: cards.sort((a, b) => compareIds(a.id, b.id)) };
}

/** Reads one card. `at` is the path prefix of its errors. */
export function readCard(raw: unknown, at = ""): Result<CardEntry> {
  const path = (field: string): string => [at, field].filter((part) => part !== "").join(".");
  const parsed = shape.safeParse(raw);
  if (!parsed.success)
    return {
      bad: parsed.error.issues.map((issue) =>
        bad("TW_CARD_FORM", path(issue.path.map(String).join(".")), "TW-13.7", { problem: issue.code }),
      ),
    };
  const { side, effects: rawEffects, ...card } = parsed.data;
  const errors: Invalid[] = [];
  const effects = rawEffects.flatMap((e, i) => {
    const read = readEffect(e, card.type, path(`effects.${i}`));
    if ("bad" in read) errors.push(...read.bad);
    return "ok" in read ? [read.ok] : [];
  });
  errors.push(...checkCard(card, side, path));
  const entry: CardEntry = { ...card, effects, sheet: card.sheet as SheetField[] };
  return errors.length > 0 ? { bad: errors } : { ok: entry };
}

function checkCard(
  card: Omit<z.infer<typeof shape>, "effects" | "side">,
  side: "federation" | "dominion" | undefined,
  path: (field: string) => string,
): Invalid[] {
  const errors: Invalid[] = [];
  const check = (fine: boolean, code: string, field: string, rule: RuleId, about?: object): void => {
    if (!fine) errors.push(bad(code, path(field), rule, about));
  };
  check(card.id.charAt(1) === card.type.charAt(0), "TW_CARD_ID", "id", "TW-13.7", { type: card.type });
  if (side !== undefined)
    check(card.id.startsWith(side === "federation" ? "F" : "D"), "TW_CARD_ID", "id", "TW-13.7", { side });
  const isUnit = card.type === "Unit";
  check((card.race !== null) === isUnit, "TW_CARD_UNIT", "race", "TW-1.2");
  check((card.kind !== null) === isUnit, "TW_CARD_UNIT", "kind", "TW-1.2");
  for (const field of ["space", "surface"] as const) {
    const most = card.type === "Event" ? 0 : LIMITS.maxForce;
    check(card[field] >= 0 && card[field] <= most, "TW_CARD_FORCE", field, "TW-13.7", { least: 0, most });
  }
  const strongest = STANDARD_CARDS.find((c) => c.id === "FU01")?.space ?? LIMITS.maxForce;
  if (isUnit) check(card.space <= strongest, "TW_CARD_STRONGEST", "space", "TW-13.7", { most: strongest });
  const { maxBoltsPerCard: most } = LIMITS;
  check(card.bolts >= 0 && card.bolts <= most, "TW_CARD_BOLTS", "bolts", "TW-13.7", { least: 0, most });
  check(card.copies >= 1 && card.copies <= 2, "TW_CARD_COPIES", "copies", "TW-13.4", { least: 1, most: 2 });
  const alone = card.symbols.includes("limitedAction");
  const never = card.type === "Maneuver" || card.type === "Command";
  check(!(alone && never), "TW_CARD_LIMITED", "symbols", "TW-11.6", { type: card.type });
  return errors;
}

function readEffect(raw: { op: string }, type: CardType, at: string): Result<Effect> {
  if (!Object.hasOwn(OPERATIONS, raw.op))
    return { bad: [bad("TW_CARD_EFFECT", `${at}.op`, "TW-13.7", { op: raw.op })] };
  const operation = OPERATIONS[raw.op as Op];
  const parsed = operation.schema.safeParse(raw);
  if (!parsed.success) {
    const field = (path: readonly PropertyKey[]): string => [at, ...path.map(String)].join(".");
    return {
      bad: parsed.error.issues.map((issue) =>
        bad("TW_CARD_EFFECT", field(issue.path), `TW-F.${raw.op}` as RuleId, { problem: issue.code }),
      ),
    };
  }
  const effect = parsed.data;
  const unfit = operationOf(effect).unfit?.(effect as never, type);
  if (unfit === "forbidsUnits") return { bad: [bad("TW_CARD_FORBIDS_UNITS", `${at}.types`, "TW-13.7")] };
  if (unfit) return { bad: [bad("TW_CARD_CARRIER", at, `TW-F.${raw.op}` as RuleId, { op: raw.op, type })] };
  return { ok: effect };
}
