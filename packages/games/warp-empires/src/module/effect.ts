/** The types of conditions, dice, effects and card modes of a module (B.2 to B.4). */

/**
 * A condition seen from one side at one territory; all keys that are present must hold (B.2). `siteIs` is a terrain id
 * or one of `home`, `revenue`, `fortificationSite`; `siteHas` a feature, or `building:<id>`.
 */
export interface Predicate {
  readonly all?: readonly Predicate[];
  readonly any?: readonly Predicate[];
  readonly not?: Predicate;
  readonly siteIs?: string;
  readonly siteHas?: string;
  readonly siteControlledBy?: "self" | "foe" | "none";
  readonly siteNeutral?: boolean;
  readonly siteClaimable?: boolean;
  readonly ownHasTag?: string;
  readonly foeHasTag?: string;
  readonly ownHasUnit?: readonly string[];
  readonly ownUnitsMin?: number;
  readonly ownTagMax?: { readonly tag: string; readonly max: number };
  readonly foeStackAbsent?: boolean;
  readonly adjacentOwnTag?: string;
  readonly adjacentControlled?: string;
  readonly ownHome?: boolean;
  readonly ownFortification?: boolean;
  readonly ownBuilding?: string;
  readonly ownRevenueTerritory?: boolean;
}

/** `NdS`, or the product of such dice: `1D6`, `1D6*1D6`. Each factor is rolled by itself. */
export interface Dice {
  readonly factors: readonly { readonly times: number; readonly sides: number }[];
}

export type Who = "self" | "target" | "foe";

/** The effect of a card or of a row of a table (B.4). */
export type Effect =
  | { readonly op: "moveGroups"; readonly min: number; readonly max: number }
  | { readonly op: "force"; readonly amount: number; readonly per: { readonly ownTag: string } | null }
  | { readonly op: "rollBonus"; readonly roll: string; readonly amount: number }
  | { readonly op: "discardCards"; readonly who: "target"; readonly count: number; readonly pick: "victim" | "random" }
  | { readonly op: "takeCards"; readonly who: "target"; readonly count: number; readonly pick: "random" }
  | { readonly op: "drawCards"; readonly who: "self"; readonly count: number }
  | { readonly op: "revealHand"; readonly who: "target"; readonly to: "self" }
  | { readonly op: "revealStack"; readonly to: "self" }
  | {
      readonly op: "income";
      readonly who: "self" | "target";
      readonly amount: number;
      readonly per: { readonly controlledWith: string } | null;
    }
  | { readonly op: "transferTreasury"; readonly from: "target"; readonly to: "self"; readonly amount: number }
  /** `of` lists the cards it answers. */
  | { readonly op: "negateCard"; readonly of: readonly string[] }
  | { readonly op: "negateMove" }
  | { readonly op: "forbidAttack"; readonly who: "target"; readonly until: "endOfTurn" }
  | { readonly op: "extraCasualty"; readonly who: "foe"; readonly count: number }
  | { readonly op: "saveCasualty"; readonly count: number }
  | { readonly op: "endBattle"; readonly variant: "concede" | "noCasualties" | "fortificationsStay" }
  | { readonly op: "removeControl" }
  | { readonly op: "placeControl" }
  | { readonly op: "clearFeature"; readonly feature: string }
  | { readonly op: "destroyStack" }
  | { readonly op: "retreatStack" }
  | { readonly op: "rollAgain" }
  | {
      readonly op: "assimilate";
      readonly fraction: readonly [number, number];
      readonly of: "foeCasualties";
      readonly round: "up" | "down";
    }
  | { readonly op: "useAs"; readonly from: "faction.specialAs" };
export type EffectOp = Effect["op"];

/** `beforeRoll:<id>` names a challenge or a parley (B.3). */
export type CardWindow =
  | "ownMove"
  | "ownFree"
  | "ownRevenue"
  | "foeRevenue"
  | "battle"
  | "casualties"
  | "answerMove"
  | "answerMoveOrEnd"
  | "answerCard"
  | "answerAttack"
  | "asUsed"
  | `beforeRoll:${string}`;
export type CardTarget =
  | "none"
  | "groups"
  | "opponent"
  | "foeStack"
  | "active"
  | "attacker"
  | `foeTerritoryWith:${string}`;

export interface Mode {
  readonly id: string;
  readonly window: CardWindow;
  readonly target: CardTarget;
  readonly effects: readonly Effect[];
  /** Cards that may answer this card. */
  readonly answers: readonly string[];
  /** The seats that may answer with this mode. */
  readonly by: "target" | "anyone";
}
export interface CardSpec {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly modes: readonly Mode[];
}
