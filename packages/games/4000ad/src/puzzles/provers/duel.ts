/**
 * What the provers of 4000 A.D. share: duels without secrets and dice, and everything the enemy can do in its next own
 * turn. Destinations are not fixed (AD-6.3.2.a), so nothing is hidden and every answer can be tried.
 */
import { type AnyGame, Engine, type Move, NeedsDraw, noDraws, question, type Seat } from "@starboard/kernel";
import { TooManyTurns, type TurnNode, type TurnRules, turnsFrom } from "@starboard/kit";
import type { ArriveAct, DepartAct, Power } from "../../acts.ts";
import { mapOf, starId } from "../../data/map.ts";
import type { State4000 } from "../../state.ts";

/** A duel in which only acts decide: nobody rolls dice, and ships are built at home. */
export function isPlainDuel({ P, options, alive }: State4000): boolean {
  return (
    P === 2 &&
    alive.every((one) => one === 1) &&
    options["ad.version"] === "independents" &&
    options["ad.combat"] === "larger" &&
    !options["ad.recruit"] &&
    options["ad.buildAt"] === "home"
  );
}

/** The power whose own turn it is if its seat is asked about arrivals or the departure; -1 otherwise. */
export function actingPower(t: State4000): Power {
  const step = t.flow.stack.at(-1)?.step;
  return t.active >= 0 && (step === "arrive" || step === "depart") ? t.active : -1;
}

/** Whether the own turn with this serial is over. */
export const isPast = (t: State4000, serial: number): boolean => t.turn > serial || t.flow.over !== null;

export const starName = (t: State4000, s: number): string => mapOf(t.options).stars[s]?.name ?? "";
export const powerNameOf = (t: State4000, p: Power): string => starName(t, t.home[p] as number);
export const shipsAt = (t: State4000, s: number, p: Power): number => t.ships[s * t.P + p] as number;

/**
 * Returns a line of the power's own turn after which `isGoal` holds, or null if there is none. Only acts that can change who
 * stands at the targets are tried: ships reach a star by coming out there, or by a hop from its sister star, for which a
 * warp must be free. Of the stars elsewhere one stands for all, since coming out there only frees the warp.
 */
export function lineTo(
  game: AnyGame,
  from: State4000,
  targets: readonly number[],
  isGoal: (t: State4000) => boolean,
): Move[] | null {
  const engine = new Engine(game as never, noDraws);
  const clone = (t: State4000): State4000 => game.clone(t as never) as State4000;
  const serial = from.turn;
  const visit = (t: State4000): Move[] | null => {
    if (isGoal(t)) return [];
    const frame = t.flow.stack.at(-1);
    if (isPast(t, serial) || !frame) return null;
    const by = question(game, t as never)?.waiting[0];
    if (by === undefined) return null;
    const legal = engine.legal(t as never, by);
    for (const act of relevant(t, targets, frame.step, legal as (ArriveAct | DepartAct)[])) {
      const after = clone(t);
      engine.act(after as never, by, act);
      const rest = visit(after);
      if (rest) return [{ by, step: frame.step, act }, ...rest];
    }
    return null;
  };
  return visit(from);
}

function relevant(
  t: State4000,
  targets: readonly number[],
  step: string,
  legal: readonly (ArriveAct | DepartAct)[],
): readonly (ArriveAct | DepartAct)[] {
  const map = mapOf(t.options);
  const goals = new Set(targets.map((s) => starId(map, s)));
  const near = new Set(targets.map((s) => starId(map, map.sister[s] as number)));
  if (step === "arrive") {
    const elsewhere = legal.find((act) => act.do === "emerge" && !goals.has(act.star) && !near.has(act.star));
    return legal.filter((act) => act === elsewhere || act.do !== "emerge" || goals.has(act.star) || near.has(act.star));
  }
  if (step !== "depart") return legal;
  // The largest hop first: it wins wherever a smaller one does.
  return legal
    .filter(
      (act) =>
        act.do === "stay" || (act.do === "muster" && near.has(act.from)) || (act.do === "depart" && act.to === "hop"),
    )
    .toReversed();
}

export const sisterOf = (t: State4000, s: number): number => mapOf(t.options).sister[s] as number;

/** Returns the state after the rest of the own turn if the power moves nothing. */
export function afterPassing(game: AnyGame, state: State4000, serial = state.turn): State4000 {
  const engine = new Engine(game as never, noDraws);
  const t = game.clone(state as never) as State4000;
  for (let frame = t.flow.stack.at(-1); frame && !isPast(t, serial); frame = t.flow.stack.at(-1)) {
    const by = question(game, t as never)?.waiting[0];
    if (by === undefined) break;
    const legal = engine.legal(t as never, by);
    const act = legal.find((one) => one.do === "travelOn" || one.do === "stay") ?? legal[0];
    if (!act) break;
    engine.act(t as never, by, act);
  }
  return t;
}

/** Everything the acting power can do until its turn is over; undefined if dice decide or it is too much to try. */
export function turnsOf(
  game: AnyGame,
  state: State4000,
  rules: TurnRules<State4000>,
): TurnNode<State4000>[] | undefined {
  try {
    return turnsFrom(game, state, state.seatOf[state.active] as Seat, rules);
  } catch (error) {
    if (error instanceof TooManyTurns || error instanceof NeedsDraw) return undefined;
    throw error;
  }
}
