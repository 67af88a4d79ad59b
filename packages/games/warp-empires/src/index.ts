/** Warp Empires: the rules, with everything that bots, screens and texts may import. */
export { concernedSeats } from "./concerns.ts";
export * from "./acts.ts";
export { type Card, effectOf, type Play } from "./compiled/cards.ts";
export type { CompiledModule, Building, Faction, Feature, Modifier } from "./compiled/index.ts";
export { CARRIED, type Unit } from "./compiled/units.ts";
export { evenSides } from "./data/even-figures.ts";
export type * from "./facts.ts";
export { editions } from "./editions/index.ts";
export { game } from "./game.ts";
export { glance } from "./glance.ts";
export { totalForce } from "./moves/ending.ts";
export * from "./map/index.ts";
export * from "./module/index.ts";
export type * from "./module/resolved.ts";
export { named, playsIn } from "./moves/cards.ts";
export { MAP_NUMBERS, resolvedOf } from "./option-table.ts";
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
} from "./calc/battles.ts";
export { blocked, claimsButForBuilding, defended, hasFeature, type NoClaim, noClaim } from "./calc/claims.ts";
export { winning } from "./bot/odds.ts";
export { cardTerms, diceForce, groundTerms, sideSum, totalOf, unitTerms } from "./calc/force.ts";
export { anyMarch, canMarch, groupSpeed, mustStop, nextSteps, standOf, stepCost } from "./calc/reach.ts";
export { canBuild, fortSites, startPlaces, startsAt } from "./calc/recruits.ts";
export { groupWays, movesToReach, type Way } from "./calc/ways.ts";
export { controlled, printedRevenue, territoryRevenue, upkeepLimit, upkeepSum } from "./calc/revenue.ts";
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
} from "./calc/stacks.ts";
export { bonusName, shortFactionName } from "./module/display-names.ts";
export { rules } from "./rules.gen.ts";
export { partInSentence, partName } from "./text/en/parts.ts";
export { sumText, termText } from "./text/en/terms.ts";
export { text } from "./text/index.ts";
export { type Names, namesOf, sentence } from "./text/names.ts";
export { compiledModuleOf } from "./match-setup.ts";
export type * from "./shape.ts";
export { SHARED, SHARED_IDS, type SharedId } from "./shared-options.ts";
export { challengeBonus } from "./steps/challenge.ts";
export { mayParley, parleyBonus } from "./steps/parley.ts";
export * from "./state.ts";
