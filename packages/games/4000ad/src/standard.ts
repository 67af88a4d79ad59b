/** Defaults of all options: the Classic preset by version and players (section D). */
import type { Options, Version } from "./options.ts";

/** Returns the default version: Independents for three players, otherwise Alliances (AD-1.0). */
export const standardVersion = (players: unknown): Version => (players === 3 ? "independents" : "alliances");

/** Returns the defaults by version and players (the Classic preset). */
export function standard(version: Version, players: 2 | 3 | 4): Options {
  return {
    "ad.version": version,
    "ad.players": players,
    "ad.homes": version === "alliances" || players === 4 ? "standard" : players === 3 ? "mira" : "duel",
    "ad.homeStars": [],
    "ad.homeRandomMinDist": 1,
    "ad.sides": "usual",
    "ad.turnStyle": "alliance",
    "ad.offLimits": [],
    "ad.neutralDefence": "none",
    "ad.recruit": false,
    "ad.buildAt": "home",
    "ad.combat": "larger",
    "ad.fortunes.survivor": "none",
    "ad.fortunes.equal": "fight",
    "ad.fortunes.retreat": true,
    "ad.weakArrival": "allow",
    "ad.winRegain": false,
    "ad.secretAlliances": false,
    "ad.forcedArrival": "matching",
    "ad.standoff": "captorFalls",
    "ad.emptyHomeScores": true,
    "ad.turnLimit": 0,
    "ad.quietLimit": 0,
    "ad.armistice": false,
    "ad.compensation": 0,
    "ad.firstPlayer": "dice",
    "ad.conference.mode": "open",
    "ad.conference.minutes": 0,
    "ad.conference.visible": true,
    "ad.aliens": false,
    "ad.map": null,
  };
}
