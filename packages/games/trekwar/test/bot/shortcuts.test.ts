/** What the search computes by shorter ways, held against the rules and the formulas in random Battles. */
import { Engine, type Seat, seededDraws, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import type { ActTW } from "../../src/acts.ts";
import { legalActs } from "../../src/bot/legal-acts.ts";
import { bestDeployment, deployScore, type Reach, reachOf } from "../../src/bot/deployment-value.ts";
import { WEIGHTS } from "../../src/bot/index.ts";
import { matchingCard, matchupOf, supportSets, whyNotDeploy } from "../../src/calc/deployments.ts";
import { Matchups } from "../../src/calc/matchups.ts";
import { cardIndexOf } from "../../src/card-index.ts";
import { type Card, type CardIndex, cardAt } from "../../src/card.ts";
import { cardsNamedBy, deploymentOf } from "../../src/card-sets.ts";
import { enemyOf } from "../../src/data/board.ts";
import { determinize } from "../../src/determinize.ts";
import { game } from "../../src/index.ts";
import { sideOf } from "../../src/shape.ts";
import type { GroundNo, StateTW } from "../../src/state.ts";
import { built, edited } from "../edited-cards.ts";
import { optionsOf } from "../states.ts";

const OPTIONS = [
  {},
  { support: "both", breenMemory: "whileOnTop", takeUpFrom: "activeOnly" },
  { ownCards: edited, federationDeck: built("F"), dominionDeck: built("D"), breenMemory: "whileOnTop" },
  { ownCards: edited, federationDeck: built("F"), dominionDeck: built("D"), deckLists: "closed", support: "both" },
];

/** Plays random Battles and calls `look` at every question. */
function atQuestions(raw: object, look: (t: StateTW, step: string, by: Seat, moves: readonly ActTW[]) => void): void {
  const options = optionsOf(raw);
  const words = seededUint32(11);
  const engine = new Engine(game, seededDraws(4));
  for (let battle = 0; battle < 4; battle++) {
    const t = game.setup(options);
    engine.advance(t);
    while (engine.asking !== undefined) {
      look(t, t.flow.stack.at(-1)?.step as string, engine.asking, engine.moves as ActTW[]);
      engine.act(t, engine.asking, engine.moves[words() % engine.moves.length] as ActTW);
    }
  }
}

/** Calls `look` with every Unit of the Hand and every set of cards that may go with it. */
function eachCandidate(t: StateTW, index: CardIndex, by: Seat, look: (unit: Card, support: readonly Card[]) => void) {
  const side = sideOf(by);
  for (const no of t.hand[side]) {
    const unit = cardAt(index, no);
    if (unit.type === "Unit") for (const { cards } of supportSets(t, index, side)) look(unit, cards);
  }
}

const isTurn = (step: string): boolean => step === "initial" || step === "commit";

test.each(OPTIONS)("legal acts listed for the search are those of the rules: %o", (raw) => {
  let listed = 0;
  atQuestions(raw, (t, step, by, moves) => {
    const acts = legalActs(t, step, by);
    if (acts === null) return;
    expect(acts).toEqual(moves);
    listed++;
    for (const act of acts as readonly ActTW[]) {
      const named = cardsNamedBy(act);
      if (!named) continue;
      expect(named.key).toBe(JSON.stringify(act));
      const ids = [...(named.unit ? [named.unit.id] : []), ...named.cards.map((c) => c.id)];
      expect(ids).toEqual(act.do === "deploy" ? [act.unit, ...act.support] : (act as { drop: unknown }).drop);
    }
  });
  expect(listed).toBeGreaterThan(50);
});

test.each(OPTIONS)("Forces added up for many Deployments are those of each: %o", (raw) => {
  let compared = 0;
  let answered = 0;
  atQuestions(raw, (t, step, by) => {
    if (!isTurn(step)) return;
    const index = cardIndexOf(t.options);
    const side = sideOf(by);
    const matchups = new Matchups(t, index, side);
    eachCandidate(t, index, by, (unit, support) => {
      const one = matchupOf(t, index, side, unit, support);
      expect(matchups.forceOf(unit, support)).toBe(one.force);
      const byEffect = matchingCard(index, one, t.ground as GroundNo, unit, support) !== null;
      expect(matchups.meets(unit, support, one.force)).toBe(one.force >= one.attack || byEffect);
      compared++;
      if (one.force < one.attack && byEffect) answered++;
    });
  });
  expect(compared).toBeGreaterThan(300);
  expect(answered).toBeGreaterThan(0);
});

/** The formula of the probability that a side matches an Attack, card by card. */
function answeredByFormula(t: StateTW, index: CardIndex, by: Seat, attack: number): number {
  const side = sideOf(by);
  const ground = t.ground as GroundNo;
  const cards = (list: readonly number[]): Card[] => list.map((no) => cardAt(index, no));
  const standing = cards(t.commands[side]).reduce((sum, c) => sum + c.force[ground], 0);
  const sure = t.known[side].sure.filter((no) => t.hand[side].includes(no));
  const unseen = cards([...t.hand[side], ...t.deck[side]].filter((no) => !sure.includes(no)));
  const force = Math.min(24, attack);
  const able = (least: number): number =>
    unseen.filter((c) => c.type === "Unit" && Math.min(24, c.force[ground] + standing) >= least).length;
  const best = (units: boolean): number =>
    Math.max(-1, ...cards(sure).map((c) => ((c.type === "Unit") === units ? c.force[ground] : -1)));
  const certain = best(true) < 0 ? -1 : best(true) + Math.max(0, best(false)) + standing;
  const unknown = Math.min(6, t.hand[side].length) - sure.length;
  if (force <= certain) return 1;
  if (unseen.length === 0 || unknown <= 0) return 0;
  const good = 0.6 * able(force) + 0.4 * able(Math.max(0, force - 3));
  return 1 - (1 - Math.min(1, good / unseen.length)) ** unknown;
}

test.each(OPTIONS)(
  "the best Deployment is that of all legal ones, and its terms are those of the formula: %o",
  (raw) => {
    let compared = 0;
    atQuestions(raw, (t, step, by) => {
      if (!isTurn(step)) return;
      const index = cardIndexOf(t.options);
      const side = sideOf(by);
      const enemy = enemyOf(side);
      const reach: Reach = reachOf(t, index, enemy, t.ground as GroundNo);
      for (let attack = 0; attack <= 30; attack++)
        expect(reach.at(attack)).toBe(answeredByFormula(t, index, (1 - by) as Seat, attack));
      let best: { unit: Card; support: readonly Card[]; score: number } | undefined;
      for (const set of supportSets(t, index, side))
        for (const no of t.hand[side]) {
          const unit = cardAt(index, no);
          if (unit.type !== "Unit" || whyNotDeploy(t, index, side, deploymentOf(unit, set))) continue;
          const { force } = matchupOf(t, index, side, unit, set.cards);
          const score = deployScore(t, index, side, unit, set.cards, force, reach, WEIGHTS);
          if (best === undefined || score > best.score) best = { unit, support: set.cards, score };
        }
      const found = bestDeployment(t, index, side, WEIGHTS);
      expect(found?.score).toBe(best?.score);
      if (found)
        expect(whyNotDeploy(t, index, side, deploymentOf(found.unit, setOf(t, index, by, found)))).toBeUndefined();
      compared++;
    });
    expect(compared).toBeGreaterThan(30);
  },
);

const setOf = (t: StateTW, index: CardIndex, by: Seat, { support }: { readonly support: readonly Card[] }) => {
  const set = supportSets(t, index, sideOf(by)).find(({ cards }) => cards === support);
  if (!set) throw new Error("no such set");
  return set;
};

test("determinizations of one view share nothing that play changes", () => {
  let compared = 0;
  atQuestions({}, (t, _step, by) => {
    const view = game.view(t, by);
    const first = determinize(view, by, seededDraws(3));
    const before = structuredClone({ ...first, options: null });
    const engine = new Engine(game, seededDraws(8));
    const play = determinize(view, by, seededDraws(3));
    for (let i = 0; i < 6 && play.flow.over === null; i++) {
      engine.advance(play);
      if (engine.asking !== undefined) engine.act(play, engine.asking, engine.moves[0] as ActTW);
    }
    expect({ ...first, options: null }).toEqual(before);
    expect({ ...determinize(view, by, seededDraws(3)), options: null }).toEqual(before);
    compared++;
  });
  expect(compared).toBeGreaterThan(50);
});
