/**
 * Builds a state that is consistent with a view (rules.md, chapter G). What the view shows, and what the viewer has
 * seen of hands and stacks, is kept. Everything else is dealt at random.
 */
import { cloneFlow, type Draw, type StackFrame, type Viewer } from "@starboard/kernel";
import { ORDER_WINDOWS, ORDERS } from "./acts.ts";
import { clone } from "./clone.ts";
import type { CompiledModule } from "./compiled/index.ts";
import { dealCards, readCards } from "./determinize/cards.ts";
import { dealUnits, readUnits } from "./determinize/units.ts";
import { compiledModuleOf } from "./match-setup.ts";
import { PASS } from "./moves/order-rules.ts";
import { setup } from "./setup.ts";
import {
  type Battle,
  type BattleView,
  type March,
  type MarchView,
  NONE,
  STAGES,
  type StateWE,
  UNLISTED,
  type ViewWE,
} from "./state.ts";

export const determinize = (v: ViewWE, by: Viewer, draw: Draw): StateWE => determinizer(v, by)(draw);

/**
 * Reads a view once and returns a function that builds a state with each call. The states share nothing that the rules
 * write to.
 */
export function determinizer(v: ViewWE, by: Viewer): (draw: Draw) => StateWE {
  const compiled = compiledModuleOf(v.options);
  const shown = setup(v.options);
  shown.flow = cloneFlow(v.flow, (memo) => JSON.parse(JSON.stringify(memo)) as object);
  shown.order = v.order.slice();
  shown.place = v.active === null ? 0 : v.order.indexOf(v.active);
  shown.turn = v.turn;
  shown.round = v.round;
  shown.phase = v.phase === null ? NONE : compiled.module.phases.findIndex(({ id }) => id === v.phase);
  shown.printed = v.printed;
  shown.bonus = v.bonus;
  shown.drawn = v.recruits.drawn;
  shown.bonuses = v.recruits.bonuses;
  const orders = readSeats(shown, compiled, v, by);
  readTerritories(shown, compiled, v);
  shown.battle = v.battle ? readBattle(compiled, v.battle) : null;
  shown.marches = v.marches.map((m) => readMarch(compiled, m));
  const cards = readCards(shown, compiled, v, by);
  const units = readUnits(shown, compiled, v, by);
  const sealed = shown.flow.stack.some(({ answers }) => answers !== undefined);
  return (draw) => {
    const t = clone(shown);
    const drawn = draw(2, orders.length, "WE-G.1");
    for (const [i, slot] of orders.entries()) if (slot !== NONE) t.orders[slot] = drawn[i] as number;
    dealCards(t, compiled, cards, by, draw);
    dealUnits(t, compiled, units, draw);
    if (sealed) inventSealed(t, compiled, by);
    return t;
  };
}

const mask = (seats: readonly number[]): number => seats.reduce((bits, s) => bits | (1 << s), 0);

/**
 * Reads the seats. Returns one place for each draw of a standing order: where in `orders` it belongs, or NONE if the view
 * shows the order. Shown orders are drawn too, so that a view with other orders makes the same further draws.
 */
function readSeats(t: StateWE, compiled: CompiledModule, v: ViewWE, by: Viewer): number[] {
  const drawn: number[] = [];
  const knows = t.known.slice();
  for (const s of v.seats) {
    const i = s.seat as number;
    t.faction[i] = s.faction === null ? NONE : (compiled.factionNo.get(s.faction) as number);
    t.home[i] = s.home === null ? NONE : (compiled.numberOf.get(s.home) as number);
    t.alive[i] = s.alive ? 1 : 0;
    t.treasury[i] = s.treasury;
    t.barred[i] = mask(s.barred);
    for (const [unit, n] of Object.entries(s.captured))
      t.captured[i * compiled.U + (compiled.unitNo.get(unit) as number)] = n;
    for (const [w, window] of ORDER_WINDOWS.entries()) {
      const order = s.orders[window];
      const slot = i * ORDER_WINDOWS.length + w;
      t.orders[slot] = order === "set" ? PASS : ORDERS.indexOf(order);
      // No order can intercept. Every other standing order may be to pass or to play.
      if (window !== "moveEnd") drawn.push(order === "set" ? slot : NONE);
    }
    for (const [viewer, known] of (s.knownBy ?? []).entries())
      for (const [card, n] of Object.entries(known))
        knows[(viewer * compiled.N + i) * compiled.C + (compiled.cardNo.get(card) as number)] = n;
    if (by !== "public" && by !== i)
      for (const [card, n] of Object.entries(s.hand.known))
        knows[(by * compiled.N + i) * compiled.C + (compiled.cardNo.get(card) as number)] = n;
  }
  t.known = knows;
  return drawn;
}

function readTerritories(t: StateWE, compiled: CompiledModule, v: ViewWE): void {
  const features = new Array<number>(t.feature.length).fill(0);
  const buildings = t.building.slice();
  const locked = t.locked.slice();
  const asked = t.asked.slice();
  for (const [at, x] of v.territories.entries()) {
    t.marker[at] = x.marker ?? NONE;
    t.explored[at] = x.explored ? 1 : 0;
    for (const [id, value] of Object.entries(x.features)) {
      const no = compiled.featureNo.get(id) as number;
      features[at * compiled.F + no] = compiled.features[no]?.values.indexOf(value) as number;
    }
    for (const [id, n] of Object.entries(x.buildings))
      buildings[at * compiled.B + (compiled.buildingNo.get(id) as number)] = n;
    for (const [p, { id }] of compiled.module.parleys.entries()) {
      locked[at * compiled.P + p] = mask(x.locked[id] ?? []);
      asked[at * compiled.P + p] = x.asked[id] ?? 0;
    }
  }
  t.feature = features;
  t.building = buildings;
  t.locked = locked;
  t.asked = asked;
  t.subdued = v.territories.map((x) => x.subdued ?? NONE);
  t.mission = v.territories.map((x) => mask(x.mission));
  t.settled = v.territories.map((x) => mask(x.settled));
  t.assaulted = v.territories.map((x) => mask(x.assaulted.map((id) => compiled.featureNo.get(id) as number)));
}

const played = (compiled: CompiledModule, { card, as }: { card: string; as: string | null }) => ({
  card: compiled.cardNo.get(card) as number,
  as: as === null ? NONE : as === "unlisted" ? UNLISTED : (compiled.cardNo.get(as) as number),
});

function readBattle(compiled: CompiledModule, v: BattleView): Battle {
  const units = (ids: readonly string[]): number[] => ids.map((id) => compiled.unitNo.get(id) as number);
  return {
    at: compiled.numberOf.get(v.at) as number,
    sides: [v.sides[0], v.sides[1] ?? NONE],
    neutral: v.neutral === null ? NONE : (compiled.featureNo.get(v.neutral) as number),
    stage: STAGES.indexOf(v.stage),
    turn: v.turn,
    passes: v.passes,
    cards: [v.cards[0].map((c) => played(compiled, c)), v.cards[1].map((c) => played(compiled, c))],
    dice: v.dice.slice(),
    ended: v.ended ?? -1,
    spared: v.spared ? 1 : 0,
    winner: v.winner ?? -1,
    standoff: v.standoff ? 1 : 0,
    owed: v.owed,
    lost: [units(v.lost[0]), units(v.lost[1])],
    forts: v.forts,
  };
}

/** The hidden parts of a march are filled in when cards and units are dealt. */
function readMarch(compiled: CompiledModule, m: MarchView): March {
  const card = m.card === null ? { card: NONE, as: NONE } : played(compiled, { card: m.card, as: m.as });
  return {
    seat: m.seat,
    ...card,
    left: m.left ?? 0,
    before: m.before,
    from: m.from === null ? NONE : (compiled.numberOf.get(m.from) as number),
    // Other seats know only the top of an announced group; the rest is dealt with the stack that it leaves.
    units: (m.units ?? (m.top === null ? [] : [m.top])).map((id) => compiled.unitNo.get(id) as number),
    path: m.path.map((id) => compiled.numberOf.get(id) as number),
    spent: m.spent,
    transfers: m.transfers,
    announced: m.announced,
  };
}

/** A sealed answer that the viewer may not read gets a possible value: the present top unit, or no card. */
function inventSealed(t: StateWE, compiled: CompiledModule, by: Viewer): void {
  for (const frame of t.flow.stack as StackFrame[]) {
    if (!frame.answers) continue;
    frame.answers = frame.answers.map((answer, s) => {
      if (answer === null || s === by || answer.do !== "sealed") return answer;
      if (frame.step === "battleCards") return { do: "commit", cards: [] };
      const top = (t.stacks[(t.home[s] as number) * compiled.N + s] as readonly number[])[0] as number;
      return { do: "arrange", unit: compiled.units[top]?.id as string } as { do: string };
    });
  }
}
