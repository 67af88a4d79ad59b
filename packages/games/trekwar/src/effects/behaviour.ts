/**
 * What an effect can do: the only places where a card may override the rules (TW-12.1). Each operation of chapter f is one
 * file that answers some of these questions; steps and sums ask every active card and know no card by name.
 */
import type { Refusal, RuleId } from "@starboard/kernel";
import type { ZodMiniType } from "zod/mini";
import type { CardId } from "../acts.ts";
import type { CardIndex, Card } from "../card.ts";
import type { Side } from "../data/board.ts";
import type { Ctx } from "../shape.ts";
import type { CardNo, GroundNo, StateTW } from "../state.ts";
import type { CardType, EffectOf, Op } from "./vocabulary.ts";

/** When an effect works; fixed by its operation (f.1). */
export type When = "active" | "deploy" | "play" | "turn";

/** The paragraph of rules.md that gives an operation its meaning. */
export const ruleOf = (op: Op): RuleId => `TW-F.${op}`;

/** A card that has just been played: who by, and where its target stands. */
export interface Played {
  readonly index: CardIndex;
  readonly side: Side;
  readonly card: Card;
  /** Which of the card's effects is meant. */
  readonly effect: number;
  /** The card an Event was aimed at, or -1. */
  readonly target: CardNo;
}

/** A choice an effect puts to its player (f.4). */
export interface Offer {
  /** Whether there is anything to choose; what must happen first happens here. */
  opens(ctx: Ctx, p: Played): boolean;
  /** The cards offered, ascending. */
  from(t: StateTW, p: Played): readonly CardNo[];
  /** How many must be chosen of `n` offered, and how many may be. */
  least(n: number): number;
  most(n: number): number;
  take(ctx: Ctx, p: Played, cards: readonly CardNo[]): void;
}

/** One effect of one card, made ready. A question it does not care about is left out. */
export interface Behaviour {
  /** Force it adds to its own side while active; `unit` is the active Unit, if any (TW-10.1). */
  readonly adds?: (unit: Card | null, ground: GroundNo) => number;
  /** Force it takes from the enemy while active (TW-10.1). */
  readonly lowers?: (ground: GroundNo) => number;
  /** Why the enemy may not play such cards, of which this Turn has then seen `count` (TW-6.5). */
  readonly bars?: (types: readonly CardType[], count: number) => Refusal | undefined;
  /** Whether it matches an Attack that the Force alone does not (TW-10.4). */
  readonly answers?: (ground: GroundNo, attack: number) => boolean;
  /** Why its card cannot be deployed with that Unit. */
  readonly demands?: (unit: Card) => Refusal | undefined;
  /** While active, the enemy may not take up cards from the Deck Pile (TW-12.7). */
  readonly stopsDrawing?: true;
  /** While active, the enemy's Maneuver counts nothing (TW-10.7). */
  readonly ignoresManeuver?: true;
  /** On a Unit: takes the enemy's current Unit away before matching is judged (TW-6.8). */
  readonly ignoresCurrentUnit?: true;
  /** Why it has nothing to act on; an Event whose every such effect says so may not be played (TW-5.3). */
  readonly lacks?: (t: StateTW, p: Played) => Refusal | undefined;
  /** Cards an Event must be aimed at. */
  readonly targets?: (t: StateTW, side: Side) => readonly CardNo[];
  /** Happens once, when the card is played (TW-6.8). */
  readonly happens?: (ctx: Ctx, p: Played) => void;
  /** Happens before the match is judged, when its card is a Unit (TW-6.8). */
  readonly early?: true;
  /** The choice it puts to its player (f.4), answered before the next effect happens. */
  readonly offer?: Offer;
}

/** One operation of the vocabulary: its form, who may carry it, and how its behaviour is made. */
export interface Operation<O extends Op = Op> {
  readonly op: O;
  readonly when: When;
  /** The exact form in a card file. `when` and `side` may be written and must then be what the operation fixes. */
  readonly schema: ZodMiniType<EffectOf<O>>;
  /** Why a card of that type may not carry the effect (TW-11.6, TW-13.7). */
  readonly unfit?: (e: EffectOf<O>, type: CardType) => "forbidsUnits" | "carrier" | undefined;
  /** Name of the picture on the card. */
  readonly icon: string;
  /** What the effect is good for, as numbers a bot can weigh. */
  readonly traits: (e: EffectOf<O>) => Traits;
  readonly make: (e: EffectOf<O>, id: CardId) => Behaviour;
}

/** What effects are good for. Counts of cards or Force, 0 when absent. */
export interface Traits {
  /** Force gained, or taken from the enemy, while it holds. */
  readonly force?: number;
  /** Cards the enemy loses. */
  readonly disrupt?: number;
  /** Cards gained for the Hand. */
  readonly reinforce?: number;
  /** Plays or draws denied to the enemy while it holds. */
  readonly deny?: number;
  /** Attacks it answers whatever their size. */
  readonly answer?: number;
  /** Enemy Units taken out. */
  readonly ignore?: number;
  /** Cards seen. */
  readonly insight?: number;
  /** Changes where the Fight is fought. */
  readonly shift?: number;
}
