/**
 * What an effect can do: the only ways in which a card may override the rules (TW-12.1). Each operation of chapter f is
 * one file that implements some of these members. Steps and sums query all active cards and never test for a card's
 * name.
 */
import type { RuleId } from "@starboard/kernel";
import type { ZodMiniType } from "zod/mini";
import type { RefusalTW } from "../reasons.ts";
import type { CardId } from "../acts.ts";
import type { CardIndex, Card } from "../card.ts";
import type { Side } from "../data/board.ts";
import type { Ctx } from "../shape.ts";
import type { CardNo, GroundNo, StateTW } from "../state.ts";
import type { CardType, EffectOf, Op } from "./vocabulary.ts";

/** When an effect applies; each operation determines it (f.1). */
export type When = "active" | "deploy" | "play" | "turn";

/** Returns the paragraph of rules.md that defines an operation. */
export const ruleOf = (op: Op): RuleId => `TW-F.${op}`;

/** A card that has just been played, with its player and target. */
export interface Played {
  readonly index: CardIndex;
  readonly side: Side;
  readonly card: Card;
  /** Index of the effect in question. */
  readonly effect: number;
  /** The target of an Event, or -1. */
  readonly target: CardNo;
}

/** A choice that an effect offers to its player (f.4). */
export interface Offer {
  /** Returns whether there is anything to choose, after doing what must happen first. */
  opens(ctx: Ctx, p: Played): boolean;
  /** The cards offered, ascending. */
  from(t: StateTW, p: Played): readonly CardNo[];
  /** Minimum and maximum number of cards to choose when `n` are offered. */
  least(n: number): number;
  most(n: number): number;
  take(ctx: Ctx, p: Played, cards: readonly CardNo[]): void;
}

/** One effect of one card, compiled. Members that do not concern it are omitted. */
export interface Behaviour {
  /** Force added to its own side while active; `unit` is the active Unit, if any (TW-10.1). */
  readonly adds?: (unit: Card | null, ground: GroundNo) => number;
  /** Force subtracted from the enemy while active (TW-10.1). */
  readonly lowers?: (ground: GroundNo) => number;
  /**
   * Why the enemy may not play cards of these types; `count` is the number of cards this Turn, these included (TW-6.5).
   */
  readonly bars?: (types: readonly CardType[], count: number) => RefusalTW | undefined;
  /** Whether it matches an Attack although the Force alone does not (TW-10.4). */
  readonly answers?: (ground: GroundNo, attack: number) => boolean;
  /** Why its card cannot be deployed with the Unit. */
  readonly demands?: (unit: Card) => RefusalTW | undefined;
  /** While active, the enemy may not draw cards from the Deck Pile (TW-12.7). */
  readonly stopsDrawing?: true;
  /** While active, the enemy's Maneuver does not count (TW-10.7). */
  readonly ignoresManeuver?: true;
  /** On a Unit: ignores the enemy's current Unit before matching is checked (TW-6.8). */
  readonly ignoresCurrentUnit?: true;
  /**
   * Why the effect has nothing to act on. If all effects of an Event return a refusal, it may not be played (TW-5.3).
   */
  readonly lacks?: (t: StateTW, p: Played) => RefusalTW | undefined;
  /** Possible targets; an Event must name one of them. */
  readonly targets?: (t: StateTW, side: Side) => readonly CardNo[];
  /** Resolves the effect once, when the card is played (TW-6.8). */
  readonly happens?: (ctx: Ctx, p: Played) => void;
  /** On a Unit, the effect is resolved before the match is checked (TW-6.8). */
  readonly early?: true;
  /** The choice it offers to its player (f.4), answered before the next effect is resolved. */
  readonly offer?: Offer;
}

/** One operation of the vocabulary: its schema, the card types that can have it, and a factory of its behaviour. */
export interface Operation<O extends Op = Op> {
  readonly op: O;
  readonly when: When;
  /** The schema in a card file. `when` and `side` are optional and must have the operation's own values. */
  readonly schema: ZodMiniType<EffectOf<O>>;
  /** Why a card of the type cannot have the effect (TW-11.6, TW-13.7). */
  readonly unfit?: (e: EffectOf<O>, type: CardType) => "forbidsUnits" | "carrier" | undefined;
  /** Name of the icon on the card. */
  readonly icon: string;
  /** The uses of the effect as numbers that a bot can weight. */
  readonly traits: (e: EffectOf<O>) => Traits;
  readonly make: (e: EffectOf<O>, id: CardId) => Behaviour;
}

/** The uses of effects. Numbers of cards or points of Force; 0 when absent. */
export interface Traits {
  /** Force gained or taken from the enemy while the effect lasts. */
  readonly force?: number;
  /** Cards the enemy loses. */
  readonly disrupt?: number;
  /** Cards gained. */
  readonly reinforce?: number;
  /** Plays or draws denied to the enemy while the effect lasts. */
  readonly deny?: number;
  /** Attacks matched regardless of their Force. */
  readonly answer?: number;
  /** Enemy Units ignored. */
  readonly ignore?: number;
  /** Cards seen. */
  readonly insight?: number;
  /** Changes of the Battleground. */
  readonly shift?: number;
}
