/** The policy prior: which acts the search considers at each step, and with which probability. */
import type { PolicyPrior } from "@starboard/bots";
import type { Act, Seat } from "@starboard/kernel";
import type { BuyAct, CardPlay, CommitAct, DropAct, GroupAct, LoseAct, MainAct, RollAct, SiteAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { playsIn } from "../moves/cards.ts";
import { groundForce, sideForce } from "../calc/force.ts";
import { compiledModuleOf } from "../match-setup.ts";
import { type BattleSide, NONE, type StateWE, typeOf } from "../state.ts";
import { factionOf, stackAt } from "../calc/stacks.ts";
import { answerForTable, battleForTable } from "./for-the-table.ts";
import { isCounted } from "./map-distances.ts";
import { cardWorth } from "./hand.ts";
import { marchesFrom, marchesOn } from "./group-moves.ts";
import { chanceBelow, winning } from "./odds.ts";
import { shoppingLists } from "./recruit-plans.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Largest number of choices given to the search at one step. */
const MOST = 16;
/** Softmax temperatures in points of Force: for the choice of marches and battles, and for other choices. */
const CALM = 2.5;
const PLAIN = 0.5;
/** Steps that get search time. In all other steps the policy prior must be nearly right by itself. */
const WEIGHTY: ReadonlySet<string> = new Set([
  "moveMain",
  "group",
  "recruitBuy",
  "site",
  "declareFirst",
  "declareSecond",
]);

interface Choice {
  readonly acts: readonly [Act, ...Act[]];
  readonly score: number;
}

export function weigh(t: StateWE, step: string, by: Seat, acts: readonly Act[], w: Weights): PolicyPrior {
  const compiled = compiledModuleOf(t.options);
  const s = by as number;
  const choices = chosen(t, compiled, step, s, acts, w);
  if (choices.length === 0)
    return shown(
      acts.map((act) => ({ acts: [act], score: 0 })),
      CALM,
    );
  return shown(choices, WEIGHTY.has(step) ? CALM : PLAIN);
}

/** Returns the act that the policy prior puts first. */
export function bestAct(t: StateWE, step: string, by: Seat, acts: readonly Act[], w: Weights): Act {
  // Marches are planned and not picked among the acts.
  if (acts.length === 1 && step !== "group") return acts[0] as Act;
  let best: Choice | undefined;
  for (const choice of chosen(t, compiledModuleOf(t.options), step, by as number, acts, w))
    if (best === undefined || choice.score > best.score) best = choice;
  return best?.acts[0] ?? (acts[0] as Act);
}

function chosen(
  t: StateWE,
  compiled: CompiledModule,
  step: string,
  s: number,
  acts: readonly Act[],
  w: Weights,
): Choice[] {
  switch (step) {
    case "moveMain":
      return mains(t, compiled, s, acts as readonly MainAct[], w, true);
    case "revenueMain":
      return mains(t, compiled, s, acts as readonly MainAct[], w, false);
    case "group":
      return groups(t, compiled, s, acts as readonly GroupAct[], w);
    case "site":
      return each(acts as readonly SiteAct[], (act) => siteScore(t, compiled, s, act, w));
    case "declareFirst":
    case "declareSecond":
      return each(acts, (act) => (act.do === "attack" ? declareScore(t, compiled, s, w) : 0));
    case "battleCard": {
      const score = battleScores(t, compiled, s, w);
      return each(acts, (act) => (act.do === "pass" ? 0 : score([act as unknown as CardPlay])));
    }
    case "battleCards": {
      const score = battleScores(t, compiled, s, w);
      return each(acts as readonly CommitAct[], (act) => score(act.cards));
    }
    case "firstLoss":
    case "otherLoss":
    case "winnerLoss":
      return each(acts as readonly LoseAct[], (act) => lossScore(t, compiled, s, act));
    case "disband":
      return each(acts, (act) => -unitForce(compiled, (act as { unit?: string }).unit));
    case "assimilate":
      return each(acts, (act) => unitForce(compiled, (act as { unit?: string }).unit));
    case "hull":
      return each(acts, (act) => (act.do === "pass" ? 2 : unitForce(compiled, (act as { unit?: string }).unit)));
    case "challenge":
    case "parley":
      return each(acts as readonly RollAct[], (act) => (act.do === "roll" ? 1 : act.do === "play" ? 0.5 : -0.5));
    case "recruitDraw":
      // Drawing units is free, so the bot always draws.
      return each(
        acts.filter((act, _, all) => act.do === "draw" || !all.some((other) => other.do === "draw")),
        () => 0,
      );
    case "recruitBuy":
      return purchases(t, compiled, s, acts as readonly BuyAct[], w);
    case "answerMove":
    case "answerCard":
    case "answerAttack":
    case "answerRevenue":
      return each(acts, (act) =>
        act.do === "play" ? answerScore(t, compiled, s, step, act as unknown as CardPlay, w) : 0,
      );
    case "retreatTo":
      return each(acts, (act) => homeward(t, compiled, s, (act as { to?: string }).to));
    case "discard":
      return each(
        acts.filter((act) => act.do === "done"),
        () => 0,
      );
    case "trim":
    case "sabotaged":
      return cheapest(each(acts as readonly DropAct[], (act) => -cardWorth(t, compiled, s, act.card)));
    default:
      return each(acts, () => 0);
  }
}

const each = <A extends Act>(acts: readonly A[], score: (act: A) => number): Choice[] =>
  acts.map((act) => ({ acts: [act], score: score(act) }));

/** Of the cards to discard, only the cheapest are considered. */
function cheapest(choices: readonly Choice[]): Choice[] {
  const best = Math.max(...choices.map(({ score }) => score));
  return choices.filter(({ score }) => score > best - 0.3);
}

/** The best choices, as runs for the search (decision 9). */
function shown(choices: readonly Choice[], calm: number): PolicyPrior {
  const kept = choices.toSorted((x, y) => y.score - x.score).slice(0, MOST);
  const best = kept[0]?.score ?? 0;
  return {
    acts: kept.map(({ acts }) => acts[0]),
    continuations: kept.map(({ acts }) => acts.slice(1)),
    priors: kept.map(({ score }) => 0.004 + Math.exp(Math.max(-10, (score - best) / calm))),
    complete: kept.length === choices.length && kept.every(({ acts }) => acts.length === 1),
    selfContained: true,
  };
}

/**
 * The initiative: cards that move groups, each with its best marches; cards aimed at other seats; or ending the phase.
 */
function mains(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  acts: readonly MainAct[],
  w: Weights,
  moves: boolean,
): Choice[] {
  const choices: Choice[] = [];
  const marches = moves ? marchesFrom(t, compiled, s, w, 8) : [];
  for (const act of acts) {
    if (act.do === "done") {
      choices.push({ acts: [act], score: 0 });
      continue;
    }
    const play = playOfAct(compiled, t, s, act, moves ? ["ownMove", "ownFree"] : ["ownRevenue", "ownFree"]);
    const groups = play && effectOf(play, "moveGroups");
    if (!groups) {
      const forTable = act.seat === undefined ? 0 : battleForTable(t, compiled, s, act.seat, w);
      choices.push({
        acts: [act],
        score: 0.6 * (act.seat === undefined ? 1 : standingOf(t, compiled, act.seat, s)) + forTable,
      });
      continue;
    }
    for (const [i, plan] of marches.entries()) {
      // The value of a card for several groups includes the marches after the first.
      const more = marches.slice(i + 1, i + groups.max).reduce((sum, next) => sum + Math.max(0, next.score) * 0.5, 0);
      choices.push({
        acts: [act, ...plan.acts],
        score: plan.score + more - w.card * cardWorth(t, compiled, s, act.card),
      });
    }
  }
  return choices;
}

/** The lead of another seat. The bot aims cards at the leader. */
function standingOf(t: StateWE, compiled: CompiledModule, of: number, than: number): number {
  const held = (s: number): number =>
    t.marker.reduce((n, owner, at) => n + Number(owner === s && isCounted(compiled, at)), 0);
  return 1 + 0.2 * (held(of) - held(than));
}

function playOfAct(
  compiled: CompiledModule,
  t: StateWE,
  s: number,
  act: CardPlay,
  windows: readonly string[],
): Play | undefined {
  for (const window of windows)
    for (const play of playsIn(t, compiled, s, window))
      if (compiled.cards[play.card]?.id === act.card && play.asId === act.as) return play;
  return undefined;
}

function groups(t: StateWE, compiled: CompiledModule, s: number, acts: readonly GroupAct[], w: Weights): Choice[] {
  const march = t.marches[t.marches.length - 1];
  if (!march) return [];
  const plans = march.from === NONE ? marchesFrom(t, compiled, s, w, MOST) : marchesOn(t, compiled, march, w);
  const choices = plans.map(({ acts: run, score }): Choice => ({ acts: run as [GroupAct, ...GroupAct[]], score }));
  for (const act of acts) if (act.do === "enough") choices.push({ acts: [act], score: 0 });
  return choices;
}

/** The Force difference of a battle without cards, from the seat's side. */
function margin(t: StateWE, compiled: CompiledModule, at: number, s: number, foe: number): number {
  const ours = forceAt(t, compiled, at, s) + groundForce(t, compiled, at, s, foe);
  return ours - forceAt(t, compiled, at, foe) - groundForce(t, compiled, at, foe, s);
}

/** The expected gain of a battle without cards: the loser loses half of its Force, the winner half of that. */
function battleWorth(t: StateWE, compiled: CompiledModule, at: number, s: number, foe: number, w: Weights): number {
  const win = winning(margin(t, compiled, at, s, foe));
  const ours = forceAt(t, compiled, at, s);
  const theirs = forceAt(t, compiled, at, foe);
  const prize = isCounted(compiled, at) ? w.counted : 1;
  const own = win * (0.25 * theirs + prize) - (1 - win) * (0.5 * ours + (t.marker[at] === s ? prize : 0));
  return own + battleForTable(t, compiled, s, foe, w);
}

function siteScore(t: StateWE, compiled: CompiledModule, s: number, act: SiteAct, w: Weights): number {
  if (act.do === "done") return 0;
  const at = compiled.numberOf.get(act.at) ?? NONE;
  if (at === NONE) return 0;
  if (act.do === "battle") return battleWorth(t, compiled, at, s, act.foe, w);
  const neutral = compiled.module.neutrals.find(({ feature }) => feature === act.feature);
  if (!neutral) return 0;
  const force = forceAt(t, compiled, at, s);
  const win = chanceBelow(neutral.force.dice, force);
  return win * w.claim - (1 - win) * 0.5 * force;
}

function declareScore(t: StateWE, compiled: CompiledModule, s: number, w: Weights): number {
  const memo = t.flow.stack[t.flow.stack.length - 1]?.memo as { at?: number; foe?: number } | undefined;
  if (memo?.at === undefined || memo.foe === undefined) return 0;
  const foe = memo.foe === s ? (t.order[t.place] as number) : memo.foe;
  return battleWorth(t, compiled, memo.at, s, foe, w);
}

/**
 * A fortification that survives a lost battle stands beside the winner, who attacks it again: half of its value counts.
 */
const FORT_KEPT = 0.5;

/**
 * Returns the score of a set of cards in the present battle. Cards are worth playing if they reverse its outcome, and no
 * more cards than that needs.
 */
function battleScores(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  w: Weights,
): (cards: readonly CardPlay[]) => number {
  const { battle } = t;
  if (!battle) return () => 0;
  const side: BattleSide = battle.sides[0] === s ? 0 : 1;
  const lead = sideForce(t, compiled, battle, side) - sideForce(t, compiled, battle, side === 0 ? 1 : 0);
  const win = (ahead: number): number => 1 / (1 + Math.exp((0.5 - ahead) / 2));
  const without = win(lead);
  const stake = 0.5 * forceAt(t, compiled, battle.at, s) + (isCounted(compiled, battle.at) ? w.counted : w.claim);
  return (cards) => {
    let added = 0;
    let cost = 0;
    let ends = 0;
    let kept = 0;
    for (const act of cards) {
      const play = playOfAct(compiled, t, s, act, ["battle"]);
      if (!play) continue;
      added += (effectOf(play, "force")?.amount ?? 0) + play.factionForce;
      const end = effectOf(play, "endBattle");
      if (end) ends = 1;
      if (end?.variant === "fortificationsStay") kept = FORT_KEPT * fortForceAt(t, compiled, battle.at, s);
      cost += w.card * cardWorth(t, compiled, s, act.card) * 0.7;
    }
    if (ends === 1) return (1 - without) * (0.25 * stake + kept) - cost;
    return (win(lead + added) - without) * stake - cost;
  };
}

/** A response costs its card. Peace and raids mostly pay; stopping a move pays only if it targets an own territory. */
function answerScore(t: StateWE, compiled: CompiledModule, s: number, step: string, act: CardPlay, w: Weights): number {
  const cost = 0.6 * cardWorth(t, compiled, s, act.card);
  const forTable = (gains: boolean): number => answerForTable(t, compiled, s, t.order[t.place] as number, gains, w);
  // A Peace Treaty also spares the forces that the leader would otherwise meet weakened.
  if (step === "answerAttack") return 1 - cost + Math.abs(forTable(true));
  if (step === "answerRevenue" || step === "answerCard") return 1.2 - cost + forTable(true);
  const march = t.marches[t.marches.length - 1];
  const to = march?.path[march.path.length - 1] ?? NONE;
  const mine = to !== NONE && (t.marker[to] === s || stackAt(t, compiled, to, s).length > 0);
  const nearer = to !== NONE && isCounted(compiled, to) && t.marker[to] !== (t.order[t.place] as number);
  return (mine ? 1 : -0.6) - cost + forTable(nearer);
}

/** Picks the seat's own losses as cheap, and the opponent's as expensive, as possible. */
function lossScore(t: StateWE, compiled: CompiledModule, s: number, act: LoseAct): number {
  const { battle } = t;
  const force = unitForce(compiled, act.unit);
  if (!battle) return -force;
  const losing = battle.winner === -1 ? NONE : battle.sides[battle.winner === 0 ? 1 : 0];
  const step = t.flow.stack[t.flow.stack.length - 1]?.step;
  const whose = step === "winnerLoss" ? battle.sides[battle.winner as BattleSide] : losing;
  return whose === s ? -force : force;
}

const unitForce = (compiled: CompiledModule, id: string | undefined): number => {
  const unit = compiled.units[compiled.unitNo.get(id ?? "") ?? NONE];
  return unit ? unit.force + (unit.leader ? 3 : 0) : 0;
};

/** Recruit plans, and cards that may be played at other seats in between. */
function purchases(t: StateWE, compiled: CompiledModule, s: number, acts: readonly BuyAct[], w: Weights): Choice[] {
  const lists = shoppingLists(t, compiled, s, acts, w).map((list) => ({
    ...list,
    acts: list.acts as [BuyAct, ...BuyAct[]],
  }));
  const plays = acts.filter((act) => act.do === "play");
  if (lists.length === 0) lists.push({ acts: [{ do: "done" }], score: 0 });
  return [...lists, ...each(plays, (act) => 0.5 * cardWorth(t, compiled, s, act.card) - 1)];
}

function homeward(t: StateWE, compiled: CompiledModule, s: number, to: string | undefined): number {
  const at = compiled.numberOf.get(to ?? "") ?? NONE;
  return at === NONE ? 0 : (t.marker[at] === s ? 2 : 0) + 0.1 * forceAt(t, compiled, at, s);
}

/** Force of a seat's fortifications at a territory. */
function fortForceAt(t: StateWE, compiled: CompiledModule, at: number, s: number): number {
  const faction = factionOf(t, compiled, s) * compiled.U;
  let sum = 0;
  for (const unit of stackAt(t, compiled, at, s))
    if (compiled.units[typeOf(unit)]?.fort) sum += compiled.force[faction + typeOf(unit)] as number;
  return sum;
}

/** Force of a seat's stack at a territory. */
function forceAt(t: StateWE, compiled: CompiledModule, at: number, s: number): number {
  const faction = factionOf(t, compiled, s) * compiled.U;
  let sum = 0;
  for (const unit of stackAt(t, compiled, at, s)) sum += compiled.force[faction + typeOf(unit)] as number;
  return sum;
}
