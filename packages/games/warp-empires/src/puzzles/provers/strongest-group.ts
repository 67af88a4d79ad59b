/** The group with the most Force that one card can bring to a territory (WE-5.1 to WE-5.11). */
import type { Act } from "@starboard/kernel";
import type { ProvedPuzzle, PuzzleProver } from "@starboard/kit";
import { canFollow, canLead, groupSpeed } from "../../calc/reach.ts";
import { forceOf, stackAt, tally } from "../../calc/stacks.ts";
import { groupWays } from "../../calc/ways.ts";
import type { CompiledModule } from "../../compiled/index.ts";
import { compiledModuleOf } from "../../match-setup.ts";
import { MOVED, NONE, type StateWE, typeOf } from "../../state.ts";
import { bestChoices, type Choices, countsKey, puzzleOfChoices, type WrongChoice } from "./choices.ts";

/** More units than this are only more to count. */
const MOST_LIFTS = 4;

interface Lifted {
  readonly from: number;
  readonly units: readonly number[];
}

/** Units of a stack that can be lifted, by type. */
function liftable(t: StateWE, compiled: CompiledModule, at: number, by: number): number[] {
  const stack = stackAt(t, compiled, at, by).filter((unit) => (unit & MOVED) === 0);
  const movable = stack.filter((unit) => canLead(compiled, unit) || canFollow(compiled, unit));
  return stack.some((unit) => canLead(compiled, unit)) ? movable.map(typeOf).toSorted((a, b) => a - b) : [];
}

/** The Force of a group that can be there with this card; 0 if it cannot. */
function forceThere(t: StateWE, compiled: CompiledModule, by: number, { from, units }: Lifted, to: number): number {
  if (from === NONE || groupSpeed(compiled, units) === 0) return 0;
  if (!groupWays(t, compiled, by, from, units).has(to)) return 0;
  return units.reduce((sum, type) => sum + forceOf(t, compiled, by, type), 0);
}

function lifts(t: StateWE, compiled: CompiledModule, by: number, to: number): Choices<Lifted> {
  const stacks = compiled.ids.map((_, at) => liftable(t, compiled, at, by));
  const worths = new Map<string, number>();
  const key = ({ from, units }: Lifted): string => `${from} ${countsKey(units)}`;
  return {
    key,
    items(s) {
      const origins = s.from === NONE ? compiled.ids.map((_, at) => at) : [s.from];
      return origins.flatMap((at) => {
        const counts = tally(compiled, stacks[at] as number[]);
        const taken = tally(compiled, s.units);
        return counts.flatMap((n, type) => {
          if (n - (taken[type] as number) <= 0) return [];
          const act = { do: "lift", at: compiled.ids[at], unit: compiled.units[type]?.id } as unknown as Act;
          return [{ act, next: { from: at, units: [...s.units, type].toSorted((a, b) => a - b) } }];
        });
      });
    },
    worth(s) {
      const name = key(s);
      const before = worths.get(name);
      if (before !== undefined) return before;
      const force = forceThere(t, compiled, by, s, to);
      worths.set(name, force);
      return force;
    },
  };
}

/** Groups of all units of a stack that can reach a territory: those alone that are fast enough, with what they carry. */
function bestOf(t: StateWE, compiled: CompiledModule, by: number, at: number, to: number): number {
  const all = liftable(t, compiled, at, by);
  const speeds = new Set(all.map((type) => compiled.units[type]?.speed ?? 0).filter((speed) => speed > 0));
  return Math.max(
    0,
    ...[...speeds].map((least) => {
      const units = all.filter((type) => canFollow(compiled, type) || (compiled.units[type]?.speed ?? 0) >= least);
      return forceThere(t, compiled, by, { from: at, units }, to);
    }),
  );
}

/** Where the question is worth asking: territories that two stacks reach, and not the stronger one as a whole. */
function goals(t: StateWE, compiled: CompiledModule, by: number): number[] {
  const origins = compiled.ids.map((_, at) => at).filter((at) => liftable(t, compiled, at, by).length > 0);
  return compiled.counted
    .filter((to) => t.marker[to] !== by && stackAt(t, compiled, to, by).length === 0)
    .map((to) => ({ to, forces: origins.map((at) => bestOf(t, compiled, by, at, to)).toSorted((a, b) => b - a) }))
    .filter(({ forces }) => (forces[1] ?? 0) > 0)
    .toSorted((a, b) => (b.forces[0] ?? 0) - (a.forces[0] ?? 0) || a.to - b.to)
    .map(({ to }) => to);
}

function provedFor(t: StateWE, compiled: CompiledModule, by: number, to: number): ProvedPuzzle | undefined {
  const choices = lifts(t, compiled, by, to);
  const found = bestChoices(choices, { from: NONE, units: [] });
  const way = found?.ways[0];
  if (!found || !way || found.most === 0 || way.length < 2 || way.length > MOST_LIFTS) return undefined;
  const from = compiled.numberOf.get((way[0] as unknown as { readonly at: string }).at) as number;
  // A whole stack is lifted at once, so that it is no question.
  if (found.ways.some((one) => one.length === liftable(t, compiled, from, by).length)) return undefined;
  const name = (at: number): string => compiled.board.territories[at]?.name ?? "";
  const about = { to: name(to), force: found.most };
  const lifted = (one: WrongChoice<Lifted>) => ({ ...about, from: name(one.state.from), most: Math.max(0, one.most) });
  const hasLeader = way.some((act) =>
    canFollow(compiled, compiled.unitNo.get((act as unknown as { unit: string }).unit) as number),
  );
  const whole = found.wrong.filter(({ acts }) => acts.length === 1).map(({ state }) => state.from);
  const several = [...new Set([from, ...whole])].filter((at) => liftable(t, compiled, at, by).length > 1);
  const wholeStacks = several.map((at) => {
    const most = forceThere(t, compiled, by, { from: at, units: liftable(t, compiled, at, by) }, to);
    const reason = most === 0 ? "tooSlow" : "otherStack";
    const rule = most === 0 ? "WE-5.5" : "WE-1.6";
    const acts = [{ do: "liftAll", at: compiled.ids[at] } as unknown as Act];
    return { acts, reason, rule, about: { ...about, from: name(at), most } };
  });
  const early = way.slice(0, -1).map((_, i) => ({
    acts: [...way.slice(0, i + 1), { do: "step" } as unknown as Act],
    reason: "tooFew",
    rule: "WE-5.8",
    about,
  }));
  return puzzleOfChoices(found, {
    about,
    themes: [
      "movement",
      ...(hasLeader ? ["leader"] : []),
      ...(wholeStacks.some(({ reason }) => reason === "tooSlow") ? ["speed"] : []),
    ],
    reason: (one) =>
      one.most <= 0
        ? { reason: "tooSlow", rule: "WE-5.5", about: lifted(one) }
        : { reason: "otherStack", rule: "WE-1.6", about: lifted(one) },
    more: [...wholeStacks.slice(0, 2), ...early.slice(0, 2)],
  });
}

export const strongestGroup: PuzzleProver<StateWE> = {
  family: "strongest-group",
  prove(_game, t) {
    const march = t.marches.at(-1);
    if (t.flow.stack.at(-1)?.step !== "group" || march?.from !== NONE || march.before > 0) return undefined;
    const compiled = compiledModuleOf(t.options);
    for (const to of goals(t, compiled, march.seat).slice(0, 4)) {
      const proved = provedFor(t, compiled, march.seat, to);
      if (proved) return proved;
    }
    return undefined;
  },
};
