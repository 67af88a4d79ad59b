/** Warp Empires: the rules, and what bots, boards and words may use of them. */
export * from "./acts.ts";
export { type Card, effectOf, type Play } from "./book/cards.ts";
export type { Book, Building, Faction, Feature, Modifier } from "./book/index.ts";
export { CARRIED, type Unit } from "./book/units.ts";
export type * from "./facts.ts";
export { game } from "./game.ts";
export { totalForce } from "./moves/ending.ts";
export * from "./map/index.ts";
export * from "./module/index.ts";
export type * from "./module/resolved.ts";
export { named, playsIn } from "./moves/cards.ts";
export { MAP_NUMBERS, resolvedOf } from "./optiontable.ts";
export type { Options, OptionValue } from "./options.ts";
export {
  assaults,
  extraFrom,
  foesAt,
  other,
  owedByLoser,
  owedByWinner,
  pairs,
  shareOf,
  stageOf,
  strongest,
} from "./reckon/battles.ts";
export { blocked, claimsButForBuilding, defended, hasFeature, type NoClaim, noClaim } from "./reckon/claims.ts";
export { cardTerms, diceForce, groundTerms, sideSum, totalOf, unitTerms } from "./reckon/force.ts";
export { anyMarch, canMarch, groupSpeed, mustStop, nextSteps, standOf, stepCost } from "./reckon/reach.ts";
export { canBuild, fortSites, startPlaces, startsAt } from "./reckon/recruits.ts";
export { controlled, printedRevenue, territoryRevenue, upkeepLimit, upkeepSum } from "./reckon/revenue.ts";
export {
  activeOf,
  clockwise,
  factionOf,
  foeStackAt,
  forceOf,
  handSize,
  mobile,
  priceOf,
  stackAt,
  tally,
  typesIn,
  unitsOf,
} from "./reckon/stacks.ts";
export { rules } from "./rules.gen.ts";
export { sumText, termText } from "./say/en/terms.ts";
export { words } from "./say/index.ts";
export { listed, type Names, namesOf, plural, sentence } from "./say/names.ts";
export { bookOf } from "./setting.ts";
export type * from "./shape.ts";
export { SHARED, SHARED_IDS, type SharedId } from "./sharedOptions.ts";
export { challengeBonus } from "./steps/challenge.ts";
export { mayParley, parleyBonus } from "./steps/parley.ts";
export * from "./table.ts";
export { SEALED_ANSWER } from "./view.ts";
