/** Checks cards and factions: windows, targets, responses and faction bonuses (B.3, WE-4.12 to WE-4.14). */
import type { Effect } from "../resolved.ts";
import { checkEffects, checkPredicate } from "./conditions.ts";
import type { Checking } from "./names.ts";

type Mode = Checking["m"]["cards"][number]["modes"][number];

/** Longest chain of answers: an answer to an answer to a card (WE-4.14). */
const DEEPEST = 3;

/** The kind of target of each effect; null if it needs none. */
function targetOf(mode: Mode): readonly string[] {
  const ops = (mode.effects as readonly Effect[]).map(({ op }) => op);
  if (ops.includes("moveGroups")) return ["groups"];
  if (ops.includes("revealStack")) return ["foeStack"];
  if (ops.includes("removeControl")) return ["foeTerritoryWith"];
  if (ops.includes("forbidAttack")) return ["attacker"];
  if (ops.some((op) => ["discardCards", "takeCards", "revealHand", "transferTreasury"].includes(op)))
    return ["opponent"];
  if (mode.window === "foeRevenue") return ["active"];
  return ["none"];
}

export function checkCards(c: Checking): void {
  for (const [i, card] of c.m.cards.entries())
    for (const [k, mode] of card.modes.entries()) checkMode(c, mode, `cards.${i}.modes.${k}`, card.id);
  if (!c.m.cards.some(({ modes }) => modes.some((mode) => mode.window === "ownMove")))
    c.report("WE_MODULE_NO_MOVES", "cards");
  checkAnswers(c);
}

function checkMode(c: Checking, mode: Mode, at: string, card: string): void {
  const [place = "", roll] = mode.window.split(":");
  if (roll !== undefined) c.ref("roll", roll, `${at}.window`);
  checkEffects(c, mode.effects, place, `${at}.effects`);
  for (const [e, effect] of (mode.effects as readonly Effect[]).entries()) {
    if (effect.op === "rollBonus" && roll !== undefined && effect.roll !== roll)
      c.report("WE_MODULE_PLACE", `${at}.effects.${e}.roll`, { op: effect.roll, place: mode.window });
    if (effect.op === "income" && (effect.who === "self") !== (place === "ownRevenue"))
      c.report("WE_MODULE_PLACE", `${at}.effects.${e}.who`, { op: effect.who, place });
  }
  const [target = "", feature] = mode.target.split(":");
  const wanted = targetOf(mode);
  if (!wanted.includes(target)) c.report("WE_MODULE_TARGET", `${at}.target`, { wanted: wanted[0], card });
  if (feature !== undefined) c.ref("feature", feature, `${at}.target`);
  for (const [k, answer] of mode.answers.entries()) {
    c.ref("card", answer, `${at}.answers.${k}`);
    if (mode.answers.indexOf(answer) < k) c.report("WE_MODULE_TWICE", `${at}.answers.${k}`, { id: answer });
    const by = c.m.cards.find(({ id }) => id === answer);
    if (by && !by.modes.some((other) => fits(other, mode, card)))
      c.report("WE_MODULE_ANSWER", `${at}.answers.${k}`, { answer, card });
  }
}

/** True if a mode can answer another card's mode. */
function fits(answer: Mode, mode: Mode, card: string): boolean {
  const moves = (mode.effects as readonly Effect[]).some(({ op }) => op === "moveGroups");
  if (moves) return answer.window === "answerMove" || answer.window === "answerMoveOrEnd";
  if (mode.window !== "ownFree" || answer.window !== "answerCard") return false;
  return (answer.effects as readonly Effect[]).some((e) => e.op === "negateCard" && e.of.includes(card));
}

/** Checks chains of answers: no card may lead back to itself, and no chain may be longer than three. */
function checkAnswers(c: Checking): void {
  const next = new Map(c.m.cards.map(({ id, modes }) => [id, new Set(modes.flatMap(({ answers }) => answers))]));
  // Cards reached by that many answers; in a cycle the last set never becomes empty.
  for (const [i, { id }] of c.m.cards.entries()) {
    let reached = new Set([id]);
    for (let depth = 0; depth < DEEPEST; depth++)
      reached = new Set([...reached].flatMap((card) => [...(next.get(card) ?? [])]));
    if (reached.size > 0) c.report("WE_MODULE_CIRCLE", `cards.${i}.modes`, { card: id, most: DEEPEST });
  }
}

export function checkFactions(c: Checking): void {
  const { factions, players, cards, revenue } = c.m;
  if (factions.length > 0 && factions.length < players.max)
    c.report("WE_MODULE_FACTIONS", "factions", { least: players.max });
  const term = revenue.factionTerm?.id;
  for (const [i, faction] of factions.entries()) {
    const at = `factions.${i}`;
    for (const unit of Object.keys(faction.unitForce)) c.ref("unit", unit, `${at}.unitForce.${unit}`);
    for (const card of Object.keys(faction.cardForce)) c.ref("card", card, `${at}.cardForce.${card}`);
    for (const [name, { mapsTo }] of Object.entries(faction.cardForceUnlisted)) {
      if (c.names.card.has(name)) c.report("WE_MODULE_LISTED", `${at}.cardForceUnlisted.${name}`, { card: name });
      if (mapsTo !== "none") c.ref("card", mapsTo, `${at}.cardForceUnlisted.${name}.mapsTo`);
    }
    for (const [k, id] of faction.specialAs.entries()) {
      c.ref("card", id, `${at}.specialAs.${k}`);
      const card = cards.find((one) => one.id === id);
      if (card?.modes.every(({ window }) => window === "asUsed"))
        c.report("WE_MODULE_CIRCLE", `${at}.specialAs.${k}`, { card: id, most: 1 });
    }
    for (const [k, { when }] of faction.battleForce.entries()) checkPredicate(c, when, `${at}.battleForce.${k}.when`);
    for (const roll of Object.keys(faction.rollBonus)) c.ref("roll", roll, `${at}.rollBonus.${roll}`);
    for (const [k, what] of faction.forbids.entries()) {
      const feature = what.slice("assaultNeutral:".length);
      if (!c.m.neutrals.some((neutral) => neutral.feature === feature))
        c.report("WE_MODULE_REF", `${at}.forbids.${k}`, { kind: "neutral", id: feature });
    }
    checkEffects(c, faction.onWin, "onWin", `${at}.onWin`);
    for (const unit of c.m.units)
      if (unit.force + (faction.unitForce[unit.id] ?? 0) < 0)
        c.report("WE_MODULE_RANGE", `${at}.unitForce.${unit.id}`, { least: -unit.force });
    for (const key of extraKeys(faction)) if (key !== term) c.report("WE_MODULE_KEY", `${at}.${key}`, { key });
  }
}

const KNOWN = new Set(
  "id name unitForce cardForce cardForceUnlisted specialAs battleForce rollBonus forbids onWin note provenance rule".split(
    " ",
  ),
);
const extraKeys = (faction: object): string[] => Object.keys(faction).filter((key) => !KNOWN.has(key));
