/**
 * The acts of Warp Empires as plain data (rules.md, chapter F). Territories, units, cards, buildings and factions are
 * named by their ids in map and module. Large choices consist of small acts: a group is lifted unit by unit and moved
 * step by step; losses and discards are named one at a time.
 */
import type { Act } from "@starboard/kernel";
import * as z from "zod/mini";

/** A territory of the map, such as `s12`. */
export type TerritoryId = string;
/** A unit type of the module, such as `warship`. */
export type UnitId = string;
/** A card of the module, such as `warpFleet`. */
export type CardId = string;

const id = z.string().check(z.minLength(1), z.maxLength(60));
const seatNo = z.int().check(z.gte(0), z.lte(15));
/** A card of the hand. `as` is the card that a Special Card is used as, or the faction’s own use (WE-4.12, WE-4.13). */
const cardPlay = { card: id, as: z.optional(id) };
const play = z.strictObject({ do: z.literal("play"), ...cardPlay });
const pass = z.strictObject({ do: z.literal("pass") });
const done = z.strictObject({ do: z.literal("done") });
/** A card played with the initiative, with its target: a seat, a stack or a territory. */
const freePlay = z.strictObject({ do: z.literal("play"), ...cardPlay, seat: z.optional(seatNo), at: z.optional(id) });

export const pickAct = z.strictObject({ do: z.literal("pick"), faction: id });
export const placeAct = z.strictObject({ do: z.literal("place"), at: id });
/** Which unit lies on top of the home stack (WE-2.9). */
export const arrangeAct = z.strictObject({ do: z.literal("arrange"), unit: id });
/** Discarding before the draw, card by card; `done` draws (WE-4.1). */
export const discardAct = z.discriminatedUnion("do", [z.strictObject({ do: z.literal("drop"), card: id }), done]);
export const dropAct = z.strictObject({ do: z.literal("drop"), card: id });
/** The initiative in the seat’s own Move, Revenue and Recruit phases. */
export const mainAct = z.discriminatedUnion("do", [freePlay, done]);
/** Forms a group and moves it: the first unit lifted lies on top; `enough` ends a card with groups left. */
export const groupAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("lift"), at: id, unit: id }),
  z.strictObject({ do: z.literal("liftAll"), at: id }),
  z.strictObject({ do: z.literal("step"), to: id }),
  z.strictObject({ do: z.literal("stop") }),
  z.strictObject({ do: z.literal("enough") }),
]);
/** A reaction: pass, or respond with a card. */
export const answerAct = z.discriminatedUnion("do", [pass, play]);
/** Cards before a roll, and the roll. `pass` declines an optional roll. */
export const rollAct = z.discriminatedUnion("do", [play, z.strictObject({ do: z.literal("roll") }), pass]);
export const siteAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("battle"), at: id, foe: seatNo }),
  z.strictObject({ do: z.literal("assault"), at: id, feature: id }),
  done,
]);
export const declareAct = z.strictObject({ do: z.enum(["attack", "mission"]) });
/** A set of battle cards, committed in secret (WE-9.12, option `simultaneous`). */
export const commitAct = z.strictObject({
  do: z.literal("commit"),
  cards: z.array(z.strictObject(cardPlay)).check(z.maxLength(40)),
});
export const loseAct = z.strictObject({ do: z.literal("lose"), unit: id });
/** A card that saves a named unit (WE-9.25). */
export const saveAct = z.discriminatedUnion("do", [
  pass,
  z.strictObject({ do: z.literal("save"), ...cardPlay, unit: id }),
]);
export const keepAct = z.strictObject({ do: z.literal("keep"), unit: id });
export const retreatAct = z.strictObject({ do: z.literal("retreat"), to: id });
export const drawAct = z.strictObject({ do: z.enum(["draw", "skip"]) });
export const buyAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("buy"), unit: id, at: id }),
  z.strictObject({ do: z.literal("build"), building: id, at: id }),
  freePlay,
  done,
]);
export const disbandAct = z.strictObject({ do: z.literal("disband"), at: id, unit: id });

/** The windows for which a seat may set a standing order, so that other players need not wait for it. */
export const ORDER_WINDOWS = ["move", "moveEnd", "card", "attack", "raid"] as const;
export type OrderWindow = (typeof ORDER_WINDOWS)[number];
/** `ask` asks the player; `pass` always passes; `play` responds with a fitting card whenever the seat is concerned. */
export const ORDERS = ["ask", "pass", "play"] as const;
export type Order = (typeof ORDERS)[number];

export const asideActs = {
  concede: z.strictObject({ do: z.literal("concede") }),
  /** Puts another unit on top of an own stack (WE-5.13). */
  restack: z.strictObject({ do: z.literal("restack"), at: id, unit: id }),
  standing: z.strictObject({ do: z.literal("standing"), window: z.enum(ORDER_WINDOWS), order: z.enum(ORDERS) }),
} as const;

/** A card as it is played. */
export interface CardPlay {
  readonly card: CardId;
  readonly as?: CardId | undefined;
}
export type PickAct = z.infer<typeof pickAct>;
export type PlaceAct = z.infer<typeof placeAct>;
export type ArrangeAct = z.infer<typeof arrangeAct>;
export type DiscardAct = z.infer<typeof discardAct>;
export type DropAct = z.infer<typeof dropAct>;
export type MainAct = z.infer<typeof mainAct>;
export type FreePlay = z.infer<typeof freePlay>;
export type GroupAct = z.infer<typeof groupAct>;
export type AnswerAct = z.infer<typeof answerAct>;
export type RollAct = z.infer<typeof rollAct>;
export type SiteAct = z.infer<typeof siteAct>;
export type DeclareAct = z.infer<typeof declareAct>;
export type CommitAct = z.infer<typeof commitAct>;
export type LoseAct = z.infer<typeof loseAct>;
export type SaveAct = z.infer<typeof saveAct>;
export type KeepAct = z.infer<typeof keepAct>;
export type RetreatAct = z.infer<typeof retreatAct>;
export type DrawAct = z.infer<typeof drawAct>;
export type BuyAct = z.infer<typeof buyAct>;
export type DisbandAct = z.infer<typeof disbandAct>;
export type AsideActs = { [N in keyof typeof asideActs]: z.infer<(typeof asideActs)[N]> & Act };
