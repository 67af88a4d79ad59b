/** The policy prior: which acts the search considers at each step, and with which probability. */
import type { PolicyPrior } from "@starboard/bots";
import type { Act, Seat } from "@starboard/kernel";
import type { BuyAct, CardPlay, CommitAct, DropAct, GroupAct, LoseAct, MainAct, RollAct, SiteAct } from "../acts.ts";
import { effectOf, type Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { playsIn } from "../moves/cards.ts";
import { sideSum } from "../calc/force.ts";
import { compiledModuleOf } from "../match-setup.ts";
import { type BattleSide, NONE, type StateWE, typeOf } from "../state.ts";
import { factionOf, stackAt } from "../calc/stacks.ts";
import { isCounted } from "./map-distances.ts";
import { cardWorth } from "./hand.ts";
import { marchesFrom, marchesOn } from "./group-moves.ts";
import { chanceBelow, winning } from "./odds.ts";
import { shoppingLists } from "./recruit-plans.ts";
import { groundForce } from "./threats.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Choices shown to a search at one question, at the most. */
const MOST = 16;
/** Softmax temperatures in points of Force: for the choice of marches and battles, and for other choices. */
const CALM = 2.5;
const PLAIN = 0.5;
/** Questions that a search has time for; in all others the first judgement must be nearly right by itself. */
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
  const b = compiledModuleOf(t.options);
  const s = by as number;
  const choices = chosen(t, b, step, s, acts, w);
  if (choices.length === 0)
    return shown(
      acts.map((act) => ({ acts: [act], score: 0 })),
      CALM,
    );
  return shown(choices, WEIGHTY.has(step) ? CALM : PLAIN);
}

function chosen(t: StateWE, b: CompiledModule, step: string, s: number, acts: readonly Act[], w: Weights): Choice[] {
  switch (step) {
    case "moveMain":
      return mains(t, b, s, acts as readonly MainAct[], w, true);
    case "revenueMain":
      return mains(t, b, s, acts as readonly MainAct[], w, false);
    case "group":
      return groups(t, b, s, acts as readonly GroupAct[], w);
    case "site":
      return each(acts as readonly SiteAct[], (act) => siteScore(t, b, s, act, w));
    case "declareFirst":
    case "declareSecond":
      return each(acts, (act) => (act.do === "attack" ? declareScore(t, b, s, w) : 0));
    case "battleCard":
      return each(acts, (act) => (act.do === "pass" ? 0 : battleScore(t, b, s, [act as unknown as CardPlay], w)));
    case "battleCards":
      return each(acts as readonly CommitAct[], (act) => battleScore(t, b, s, act.cards, w));
    case "firstLoss":
    case "otherLoss":
    case "winnerLoss":
      return each(acts as readonly LoseAct[], (act) => lossScore(t, b, s, act));
    case "disband":
      return each(acts, (act) => -unitForce(b, (act as { unit?: string }).unit));
    case "assimilate":
      return each(acts, (act) => unitForce(b, (act as { unit?: string }).unit));
    case "hull":
      return each(acts, (act) => (act.do === "pass" ? 2 : unitForce(b, (act as { unit?: string }).unit)));
    case "challenge":
    case "parley":
      return each(acts as readonly RollAct[], (act) => (act.do === "roll" ? 1 : act.do === "play" ? 0.5 : -0.5));
    case "recruitDraw":
      // Looking at units costs nothing.
      return each(
        acts.filter((act, _, all) => act.do === "draw" || !all.some((other) => other.do === "draw")),
        () => 0,
      );
    case "recruitBuy":
      return purchases(t, b, s, acts as readonly BuyAct[], w);
    case "answerMove":
    case "answerCard":
    case "answerAttack":
    case "answerRevenue":
      return each(acts, (act) => (act.do === "play" ? answerScore(t, b, s, step, act as unknown as CardPlay) : 0));
    case "retreatTo":
      return each(acts, (act) => homeward(t, b, s, (act as { to?: string }).to));
    case "discard":
      return each(
        acts.filter((act) => act.do === "done"),
        () => 0,
      );
    case "trim":
    case "sabotaged":
      return cheapest(each(acts as readonly DropAct[], (act) => -cardWorth(t, b, s, act.card)));
    default:
      return each(acts, () => 0);
  }
}

const each = <A extends Act>(acts: readonly A[], score: (act: A) => number): Choice[] =>
  acts.map((act) => ({ acts: [act], score: score(act) }));

/** Of cards to give away only the cheapest come into question. */
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

/** The initiative: cards that move groups, each with the marches worth a look; cards at others; or no more. */
function mains(
  t: StateWE,
  b: CompiledModule,
  s: number,
  acts: readonly MainAct[],
  w: Weights,
  moves: boolean,
): Choice[] {
  const choices: Choice[] = [];
  const marches = moves ? marchesFrom(t, b, s, w, 8) : [];
  for (const act of acts) {
    if (act.do === "done") {
      choices.push({ acts: [act], score: 0 });
      continue;
    }
    const play = playOfAct(b, t, s, act, moves ? ["ownMove", "ownFree"] : ["ownRevenue", "ownFree"]);
    const groups = play && effectOf(play, "moveGroups");
    if (!groups) {
      choices.push({ acts: [act], score: 0.6 * (act.seat === undefined ? 1 : standingOf(t, b, act.seat, s)) });
      continue;
    }
    for (const [i, plan] of marches.entries()) {
      // A card for several groups is worth the marches that come after the first as well.
      const more = marches.slice(i + 1, i + groups.max).reduce((sum, next) => sum + Math.max(0, next.score) * 0.5, 0);
      choices.push({ acts: [act, ...plan.acts], score: plan.score + more - w.card * cardWorth(t, b, s, act.card) });
    }
  }
  return choices;
}

/** How far another seat is ahead. Cards are aimed at the leader. */
function standingOf(t: StateWE, b: CompiledModule, of: number, than: number): number {
  const held = (s: number): number => t.marker.reduce((n, owner, at) => n + Number(owner === s && isCounted(b, at)), 0);
  return 1 + 0.2 * (held(of) - held(than));
}

function playOfAct(
  b: CompiledModule,
  t: StateWE,
  s: number,
  act: CardPlay,
  windows: readonly string[],
): Play | undefined {
  for (const window of windows)
    for (const play of playsIn(t, b, s, window))
      if (b.cards[play.card]?.id === act.card && play.asId === act.as) return play;
  return undefined;
}

function groups(t: StateWE, b: CompiledModule, s: number, acts: readonly GroupAct[], w: Weights): Choice[] {
  const march = t.marches[t.marches.length - 1];
  if (!march) return [];
  const plans = march.from === NONE ? marchesFrom(t, b, s, w, MOST) : marchesOn(t, b, march, w);
  const choices = plans.map(({ acts: run, score }): Choice => ({ acts: run as [GroupAct, ...GroupAct[]], score }));
  for (const act of acts) if (act.do === "enough") choices.push({ acts: [act], score: 0 });
  return choices;
}

/** How a battle would stand without cards: ours less theirs. */
function margin(t: StateWE, b: CompiledModule, at: number, s: number, foe: number): number {
  const ours = forceAt(t, b, at, s) + groundForce(t, b, at, s, foe);
  return ours - forceAt(t, b, at, foe) - groundForce(t, b, at, foe, s);
}

/** What a battle without cards is expected to bring: half of the loser's Force, half of that of the winner's. */
function battleWorth(t: StateWE, b: CompiledModule, at: number, s: number, foe: number, w: Weights): number {
  const win = winning(margin(t, b, at, s, foe));
  const ours = forceAt(t, b, at, s);
  const theirs = forceAt(t, b, at, foe);
  const prize = isCounted(b, at) ? w.counted : 1;
  return win * (0.25 * theirs + prize) - (1 - win) * (0.5 * ours + (t.marker[at] === s ? prize : 0));
}

function siteScore(t: StateWE, b: CompiledModule, s: number, act: SiteAct, w: Weights): number {
  if (act.do === "done") return 0;
  const at = b.numberOf.get(act.at) ?? NONE;
  if (at === NONE) return 0;
  if (act.do === "battle") return battleWorth(t, b, at, s, act.foe, w);
  const neutral = b.module.neutrals.find(({ feature }) => feature === act.feature);
  if (!neutral) return 0;
  const force = forceAt(t, b, at, s);
  const win = chanceBelow(neutral.force.dice, force);
  return win * w.claim - (1 - win) * 0.5 * force;
}

function declareScore(t: StateWE, b: CompiledModule, s: number, w: Weights): number {
  const memo = t.flow.stack[t.flow.stack.length - 1]?.memo as { at?: number; foe?: number } | undefined;
  if (memo?.at === undefined || memo.foe === undefined) return 0;
  const foe = memo.foe === s ? (t.order[t.place] as number) : memo.foe;
  return battleWorth(t, b, memo.at, s, foe, w);
}

/** A fortification that outlives a lost battle stands beside the winner and is attacked again: half of it counts. */
const FORT_KEPT = 0.5;

/** Cards in a battle are worth playing as long as they turn it, and not more of them than that takes. */
function battleScore(t: StateWE, b: CompiledModule, s: number, cards: readonly CardPlay[], w: Weights): number {
  const { battle } = t;
  if (!battle) return 0;
  const side: BattleSide = battle.sides[0] === s ? 0 : 1;
  const lead = sideSum(t, b, battle, side).total - sideSum(t, b, battle, side === 0 ? 1 : 0).total;
  let added = 0;
  let cost = 0;
  let ends = 0;
  let kept = 0;
  for (const act of cards) {
    const play = playOfAct(b, t, s, act, ["battle"]);
    if (!play) continue;
    added += (effectOf(play, "force")?.amount ?? 0) + play.factionForce;
    const end = effectOf(play, "endBattle");
    if (end) ends = 1;
    if (end?.variant === "fortificationsStay") kept = FORT_KEPT * fortForceAt(t, b, battle.at, s);
    cost += w.card * cardWorth(t, b, s, act.card) * 0.7;
  }
  const win = (ahead: number): number => 1 / (1 + Math.exp((0.5 - ahead) / 2));
  const stake = 0.5 * forceAt(t, b, battle.at, s) + (isCounted(b, battle.at) ? w.counted : w.claim);
  if (ends === 1) return (1 - win(lead)) * (0.25 * stake + kept) - cost;
  return (win(lead + added) - win(lead)) * stake - cost;
}

/** A response costs its card. Peace and raids mostly pay; stopping a move pays only if it targets an own territory. */
function answerScore(t: StateWE, b: CompiledModule, s: number, step: string, act: CardPlay): number {
  const cost = 0.6 * cardWorth(t, b, s, act.card);
  if (step === "answerAttack") return 1 - cost;
  if (step === "answerRevenue" || step === "answerCard") return 1.2 - cost;
  const march = t.marches[t.marches.length - 1];
  const to = march?.path[march.path.length - 1] ?? NONE;
  const mine = to !== NONE && (t.marker[to] === s || stackAt(t, b, to, s).length > 0);
  return (mine ? 1 : -0.6) - cost;
}

/** One's own losses as cheap as may be, the others' as dear. */
function lossScore(t: StateWE, b: CompiledModule, s: number, act: LoseAct): number {
  const { battle } = t;
  const force = unitForce(b, act.unit);
  if (!battle) return -force;
  const losing = battle.winner === -1 ? NONE : battle.sides[battle.winner === 0 ? 1 : 0];
  const step = t.flow.stack[t.flow.stack.length - 1]?.step;
  const whose = step === "winnerLoss" ? battle.sides[battle.winner as BattleSide] : losing;
  return whose === s ? -force : force;
}

const unitForce = (b: CompiledModule, id: string | undefined): number => {
  const unit = b.units[b.unitNo.get(id ?? "") ?? NONE];
  return unit ? unit.force + (unit.leader ? 3 : 0) : 0;
};

/** Shopping lists, and cards that may be played at others in between. */
function purchases(t: StateWE, b: CompiledModule, s: number, acts: readonly BuyAct[], w: Weights): Choice[] {
  const lists = shoppingLists(t, b, s, acts, w).map((list) => ({ ...list, acts: list.acts as [BuyAct, ...BuyAct[]] }));
  const plays = acts.filter((act) => act.do === "play");
  if (lists.length === 0) lists.push({ acts: [{ do: "done" }], score: 0 });
  return [...lists, ...each(plays, (act) => 0.5 * cardWorth(t, b, s, act.card) - 1)];
}

function homeward(t: StateWE, b: CompiledModule, s: number, to: string | undefined): number {
  const at = b.numberOf.get(to ?? "") ?? NONE;
  return at === NONE ? 0 : (t.marker[at] === s ? 2 : 0) + 0.1 * forceAt(t, b, at, s);
}

/** Force of a seat's fortifications at a territory. */
function fortForceAt(t: StateWE, b: CompiledModule, at: number, s: number): number {
  const faction = factionOf(t, b, s) * b.U;
  let sum = 0;
  for (const unit of stackAt(t, b, at, s))
    if (b.units[typeOf(unit)]?.fort) sum += b.force[faction + typeOf(unit)] as number;
  return sum;
}

/** Force of a seat's stack at a territory. */
function forceAt(t: StateWE, b: CompiledModule, at: number, s: number): number {
  const faction = factionOf(t, b, s) * b.U;
  let sum = 0;
  for (const unit of stackAt(t, b, at, s)) sum += b.force[faction + typeOf(unit)] as number;
  return sum;
}
