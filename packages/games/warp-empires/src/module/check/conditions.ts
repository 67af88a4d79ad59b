/** Checks conditions and effects: every name must exist, and an effect must fit its place. */
import type { Effect, Predicate } from "../resolved.ts";
import type { Checking } from "./names.ts";

const ROLES = new Set(["home", "revenue", "fortificationSite"]);

export function checkPredicate(c: Checking, p: Predicate, at: string): void {
  for (const key of ["all", "any"] as const)
    for (const [i, inner] of (p[key] ?? []).entries()) checkPredicate(c, inner, `${at}.${key}.${i}`);
  if (p.not) checkPredicate(c, p.not, `${at}.not`);
  if (p.siteIs !== undefined && !ROLES.has(p.siteIs)) c.ref("terrain", p.siteIs, `${at}.siteIs`);
  if (p.siteHas?.startsWith("building:")) c.ref("building", p.siteHas.slice("building:".length), `${at}.siteHas`);
  else if (p.siteHas !== undefined) c.ref("feature", p.siteHas, `${at}.siteHas`);
  for (const key of ["ownHasTag", "foeHasTag", "adjacentOwnTag"] as const) {
    const tag = p[key];
    if (tag !== undefined) c.ref("tag", tag, `${at}.${key}`);
  }
  if (p.ownTagMax) c.ref("tag", p.ownTagMax.tag, `${at}.ownTagMax.tag`);
  for (const [i, unit] of (p.ownHasUnit ?? []).entries()) c.ref("unit", unit, `${at}.ownHasUnit.${i}`);
  if (p.adjacentControlled !== undefined) c.ref("terrain", p.adjacentControlled, `${at}.adjacentControlled`);
  if (p.ownBuilding !== undefined) c.ref("building", p.ownBuilding, `${at}.ownBuilding`);
}

/** The effects allowed in each place; elsewhere they would do nothing without an error. */
export const BELONGS: Readonly<Record<string, readonly Effect["op"][]>> = {
  ownMove: ["moveGroups"],
  ownFree: ["discardCards", "takeCards", "drawCards", "revealHand", "revealStack", "transferTreasury", "removeControl"],
  ownRevenue: ["income"],
  foeRevenue: ["income"],
  battle: ["force", "extraCasualty", "endBattle"],
  casualties: ["saveCasualty"],
  beforeRoll: ["rollBonus"],
  answerMove: ["negateMove"],
  answerMoveOrEnd: ["moveGroups", "negateMove"],
  answerCard: ["negateCard"],
  answerAttack: ["forbidAttack"],
  asUsed: ["useAs"],
  onSuccess: ["clearFeature", "placeControl"],
  onFailure: ["clearFeature", "destroyStack", "retreatStack", "rollAgain"],
  onWin: ["assimilate"],
};

export function checkEffects(
  c: Checking,
  effects: readonly { readonly op: Effect["op"] }[],
  place: string,
  at: string,
) {
  const allowed = BELONGS[place] ?? [];
  for (const [i, effect] of (effects as readonly Effect[]).entries()) {
    const where = `${at}.${i}`;
    if (!allowed.includes(effect.op)) c.report("WE_MODULE_PLACE", `${where}.op`, { op: effect.op, place });
    if (effects.findIndex(({ op }) => op === effect.op) < i)
      c.report("WE_MODULE_TWICE", `${where}.op`, { id: effect.op });
    switch (effect.op) {
      case "moveGroups":
        if (effect.min > effect.max) c.report("WE_MODULE_RANGE", `${where}.min`, { most: effect.max });
        break;
      case "force":
        if (effect.per) c.ref("tag", effect.per.ownTag, `${where}.per.ownTag`);
        break;
      case "rollBonus":
        c.ref("roll", effect.roll, `${where}.roll`);
        break;
      case "income":
        if (effect.per) c.ref("feature", effect.per.controlledWith, `${where}.per.controlledWith`);
        break;
      case "negateCard":
        for (const [k, card] of effect.of.entries()) c.ref("card", card, `${where}.of.${k}`);
        break;
      case "clearFeature":
        c.ref("feature", effect.feature, `${where}.feature`);
        break;
      case "assimilate":
        if (effect.fraction[0] > effect.fraction[1])
          c.report("WE_MODULE_RANGE", `${where}.fraction`, { most: effect.fraction[1] });
        break;
      default:
    }
  }
}
