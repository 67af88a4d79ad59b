/** The format of a written position (rules.md, chapter n). */
import * as z from "zod/mini";
import { SIDE_IDS } from "./data/board.ts";

const side = z.enum(SIDE_IDS);
const words = z.string().check(z.maxLength(400));
const count = z.int().check(z.gte(0), z.lte(100));

const positionSide = z.strictObject({
  /** Top card first. `...` at the end stands for every card of the deck that is not named, in order. Default `...`. */
  deck: z.optional(words),
  hand: z.optional(words),
  /** Bottom card first. `...` as in the deck, which must then be given. */
  discard: z.optional(words),
  /** Oldest first; `FU07!DU14` is a Unit ignored by that card. */
  units: z.optional(words),
  /** Oldest first; `(FM01)` lies face down. Only the newest may lie face up. */
  maneuvers: z.optional(words),
  commands: z.optional(words),
  /** Oldest first; cards in brackets lie face down. */
  events: z.optional(words),
  /** For each coming Unit that will be ignored, the card whose effect ignores it. */
  pending: z.optional(words),
  /** What the enemy knows of the Hand: `FU01 FU02 + 2 of FU03 FU04 FU05`. */
  known: z.optional(words),
  /** What all players and spectators know of it, in the same form. */
  shown: z.optional(words),
});
export type PositionSide = z.infer<typeof positionSide>;

const steps = [
  "beginFight",
  "findOpener",
  "beginTurn",
  "endFight",
  "setUp",
  "attack",
  "exchange",
  "exchangeTogether",
  "open",
  "openDraw",
  "initial",
  "commit",
  "lastDraw",
  "choose",
  "over",
] as const;

export const positionSchema = z.strictObject({
  /** The open question; `setUp` before the Battle, `over` after it. */
  step: z.enum(steps),
  fight: z.optional(count),
  fighting: z.optional(z.boolean()),
  turn: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  opener: z.optional(side),
  attacker: z.optional(side),
  /** The side whose Turn it is. */
  active: z.optional(side),
  loser: z.optional(side),
  /** With `exchange`: the side that is asked. */
  by: z.optional(side),
  /** `C:D UL:D …`; `-` for an unowned Sector. */
  sectors: z.optional(words),
  from: z.optional(words),
  to: z.optional(words),
  /** Federation Fleet, Dominion Fleet. */
  fleets: z.optional(words),
  ground: z.optional(z.enum(["space", "surface"])),
  stage: z.optional(z.int().check(z.gte(0), z.lte(3))),
  played: z.optional(count),
  extraManeuvers: z.optional(count),
  extraCommands: z.optional(count),
  limit: z.optional(count),
  /** With `exchangeTogether`: the cards each side has sealed; null before its answer. */
  sealed: z.optional(z.strictObject({ federation: z.nullable(words), dominion: z.nullable(words) })),
  /** With `choose`: the cards just played, the index of the one that asks, and the index of its effect. */
  choice: z.optional(
    z.strictObject({
      during: z.enum(["open", "initial", "commit"]),
      by: side,
      cards: words,
      card: count,
      effect: count,
      target: z.optional(words),
    }),
  ),
  over: z.optional(
    z.strictObject({
      at: z.array(z.int()).check(z.maxLength(8)),
      winners: z.array(z.int().check(z.gte(0), z.lte(1))).check(z.maxLength(2)),
      rule: z.string().check(z.regex(/^TW-/), z.maxLength(20)),
      scores: z.array(z.number()).check(z.maxLength(2)),
    }),
  ),
  federation: z.optional(positionSide),
  dominion: z.optional(positionSide),
});
export type Position = z.infer<typeof positionSchema>;
