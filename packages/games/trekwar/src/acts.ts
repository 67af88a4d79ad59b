/**
 * Schemas and types of everything a seat can do in TrekWar (rules.md, chapter d). Acts name cards and Sectors by
 * identifier.
 *
 * All decision points share one set of acts. An act sent at the wrong moment is therefore refused with the rule that
 * forbids it, not with a format error.
 */
import * as z from "zod/mini";
import { compareIds } from "./data/ids.ts";

/** Identifier of a card. From the second copy on it ends with the copy's number: `FU06`, `FU06.2` (TW-13.5). */
export type CardId = string;
/** A Sector, such as `UL`. */
export type SectorId = string;
/** The Battleground of a Fight, which decides which Force of a card counts (TW-10.2). */
export type Ground = "space" | "surface";

const cardId = z.string().check(z.maxLength(12));
const sectorId = z.string().check(z.maxLength(4));
/** A set of cards. The order given does not matter; the list is sorted by identifier (TW-D.2). */
const cardIds = z.array(cardId).check(
  z.maxLength(40),
  z.overwrite((ids) => ids.toSorted(compareIds)),
);

const forms = {
  attack: z.strictObject({ do: z.literal("attack"), from: sectorId, to: sectorId }),
  exchange: z.strictObject({ do: z.literal("exchange"), drop: cardIds }),
  open: z.strictObject({
    do: z.literal("open"),
    unit: cardId,
    battleground: z.string().check(z.maxLength(12)),
    /** Always refused with TW_OPEN_ONE_CARD (TW-4.4). */
    support: z.optional(cardIds),
  }),
  takeUp: z.strictObject({ do: z.literal("takeUp"), card: cardId }),
  event: z.strictObject({ do: z.literal("event"), card: cardId, target: z.optional(cardId) }),
  surrender: z.strictObject({ do: z.literal("surrender") }),
  deploy: z.strictObject({ do: z.literal("deploy"), unit: z.optional(cardId), support: cardIds }),
  draw: z.strictObject({ do: z.literal("draw"), n: z.int().check(z.gte(1), z.lte(1000)) }),
  end: z.strictObject({ do: z.literal("end") }),
  choose: z.strictObject({ do: z.literal("choose"), cards: cardIds }),
} as const;

const known = new Set(Object.keys(forms));
/** An act that TrekWar does not have. It is accepted here and refused with TW_UNKNOWN_COMMAND. */
const other = z.looseObject({
  do: z.string().check(
    z.maxLength(60),
    z.refine((name) => !known.has(name)),
  ),
});

export const actSchema = z.union([
  forms.attack,
  forms.exchange,
  forms.open,
  forms.takeUp,
  forms.event,
  forms.surrender,
  forms.deploy,
  forms.draw,
  forms.end,
  forms.choose,
  other,
]) as unknown as z.ZodMiniType<ActTW>;

export type AttackAct = z.infer<typeof forms.attack>;
export type ExchangeAct = z.infer<typeof forms.exchange>;
export type OpenAct = z.infer<typeof forms.open>;
export type TakeUpAct = z.infer<typeof forms.takeUp>;
export type EventAct = z.infer<typeof forms.event>;
export type SurrenderAct = z.infer<typeof forms.surrender>;
export type DeployAct = z.infer<typeof forms.deploy>;
export type DrawAct = z.infer<typeof forms.draw>;
export type EndAct = z.infer<typeof forms.end>;
export type ChooseAct = z.infer<typeof forms.choose>;
export type ActTW =
  | AttackAct
  | ExchangeAct
  | OpenAct
  | TakeUpAct
  | EventAct
  | SurrenderAct
  | DeployAct
  | DrawAct
  | EndAct
  | ChooseAct;
/** Names of the acts (chapter d). */
export type ActName = ActTW["do"];
export const isActName = (name: string): name is ActName => known.has(name);

export const resignAct = z.strictObject({ do: z.literal("resign") });
export type ResignAct = z.infer<typeof resignAct>;
