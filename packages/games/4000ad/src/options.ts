/** The table options of 4000 A.D. (rules.md, section D). */
import type { StarId } from "./acts.ts";
import type { StarModule } from "./data/stars.ts";

export type Version = "alliances" | "independents";

/** Options after parsing: every one has a value. */
export interface Options {
  readonly "ad.version": Version;
  readonly "ad.players": 2 | 3 | 4;
  readonly "ad.homes": "standard" | "mira" | "duel" | "random" | "custom";
  /** With `custom`: the home stars, in any order; they are seated clockwise (AD-6.1), missing ones filled up. */
  readonly "ad.homeStars": readonly StarId[];
  readonly "ad.homeRandomMinDist": 1 | 5 | 7;
  readonly "ad.sides": "usual" | "diagonal" | "long";
  readonly "ad.turnStyle": "alliance" | "seat";
  readonly "ad.offLimits": readonly StarId[];
  readonly "ad.neutralDefence": "none" | "both" | "inhabited" | "any";
  readonly "ad.recruit": boolean;
  readonly "ad.buildAt": "home" | "anyBoth";
  readonly "ad.combat": "larger" | "fortunes";
  readonly "ad.fortunes.survivor": "none" | "last";
  readonly "ad.fortunes.equal": "fight" | "barred";
  readonly "ad.fortunes.retreat": boolean;
  readonly "ad.weakArrival": "allow" | "forbid";
  readonly "ad.winRegain": boolean;
  readonly "ad.secretAlliances": boolean;
  readonly "ad.forcedArrival": "matching" | "anywhere";
  readonly "ad.standoff": "captorFalls" | "bothFall";
  readonly "ad.emptyHomeScores": boolean;
  /** Rounds; 0 = none. */
  readonly "ad.turnLimit": number;
  /** Rounds; 0 = none. */
  readonly "ad.quietLimit": number;
  readonly "ad.armistice": boolean;
  readonly "ad.compensation": 0 | 1 | 2;
  readonly "ad.firstPlayer": "dice" | "fixed";
  readonly "ad.conference.mode": "called" | "open";
  /** Minutes; 0 = no limit. */
  readonly "ad.conference.minutes": number;
  readonly "ad.conference.visible": boolean;
  readonly "ad.aliens": boolean;
  /** A map of one's own, or null for the sheet's stars. */
  readonly "ad.map": StarModule | null;
}

/** Standard values of a table that plays live online, where they differ from those elsewhere (AD-9.4.7). */
export const LIVE: Partial<Options> = { "ad.conference.mode": "called", "ad.conference.minutes": 15 };
