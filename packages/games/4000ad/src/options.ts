/** The table options of 4000 A.D. (rules.md, section D). */
import type { StarId } from "./acts.ts";
import type { StarModule } from "./data/stars.ts";

export type Version = "alliances" | "independents";

/** Parsed options. All have a value. */
export interface Options {
  readonly "ad.version": Version;
  readonly "ad.players": 2 | 3 | 4;
  readonly "ad.homes": "standard" | "mira" | "duel" | "random" | "custom";
  /** With `custom`: the home stars in any order. They are sorted clockwise (AD-6.1), and missing ones are filled in. */
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
  readonly "ad.compensation": 0 | 1 | 2 | 3;
  readonly "ad.firstPlayer": "dice" | "fixed";
  readonly "ad.conference.mode": "called" | "open";
  /** Minutes; 0 = no limit. */
  readonly "ad.conference.minutes": number;
  readonly "ad.conference.visible": boolean;
  readonly "ad.aliens": boolean;
  /** A custom map, or null for the printed stars. */
  readonly "ad.map": StarModule | null;
}

/** Defaults of live online tables that differ from other defaults (AD-9.4.7). */
export const LIVE: Partial<Options> = { "ad.conference.mode": "called", "ad.conference.minutes": 15 };
