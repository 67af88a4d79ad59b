import type { Random } from "@starboard/conformance";
import type { Viewer } from "@starboard/kernel";
import type { CompiledModule } from "../../src/compiled/index.ts";
import { compiledModuleOf } from "../../src/match-setup.ts";
import { MOVED, type StateWE, typeOf } from "../../src/state.ts";

/**
 * Returns the state with all information exchanged that the viewer may not know (WE-G.1): hands for deck cards, units
 * below the tops and drawn units for units of the pile, the order of stacks, standing orders, sealed answers. Written
 * from the rules, independent of `view` and `determinize`, so that a mistake there is found.
 */
export function swapHidden(state: StateWE, viewer: Viewer, chance: Random): StateWE {
  const t = { ...(JSON.parse(JSON.stringify({ ...state, options: null })) as StateWE), options: state.options };
  if (t.flow.over) return t;
  const compiled = compiledModuleOf(t.options);
  for (let s = 0; s < compiled.N; s++) {
    if (s === viewer) continue;
    swapHand(t, compiled, s, viewer, chance);
    for (let at = 0; at < compiled.T; at++) swapStack(t, compiled, s, at, viewer, chance);
    for (let w = 0; w < 5; w++) if (t.orders[s * 5 + w] !== 0 && w !== 1) t.orders[s * 5 + w] = 1 + chance.below(2);
  }
  if (t.order[t.place] !== viewer) swapRecruits(t, compiled, chance);
  reseal(t, compiled, viewer);
  return t;
}

/** Exchanges a card that only its holder knows for one of the deck. */
function swapHand(t: StateWE, compiled: CompiledModule, s: number, viewer: Viewer, chance: Random): void {
  for (let i = 0; i < 6; i++) {
    const out = chance.below(compiled.C);
    const into = chance.below(compiled.C);
    const pool = compiled.decks === 1 ? 0 : s;
    const known = viewer === "public" ? 0 : (t.known[(viewer * compiled.N + s) * compiled.C + out] as number);
    const held = t.hand[s * compiled.C + out] as number;
    if (held <= known || (t.deck[pool * compiled.C + into] as number) === 0) continue;
    t.hand[s * compiled.C + out] = held - 1;
    t.hand[s * compiled.C + into] = (t.hand[s * compiled.C + into] as number) + 1;
    t.deck[pool * compiled.C + into] = (t.deck[pool * compiled.C + into] as number) - 1;
    t.deck[pool * compiled.C + out] = (t.deck[pool * compiled.C + out] as number) + 1;
  }
}

/** Changes the order and the unknown units below the top. Stacks in battle are open. */
function swapStack(t: StateWE, compiled: CompiledModule, s: number, at: number, viewer: Viewer, chance: Random): void {
  const stack = t.stacks[at * compiled.N + s] as number[];
  if (stack.length < 2 || (t.battle?.at === at && t.battle.sides.includes(s))) return;
  for (let i = stack.length - 1; i > 1; i--) {
    const j = 1 + chance.below(i);
    [stack[i], stack[j]] = [stack[j] as number, stack[i] as number];
  }
  const bit = viewer === "public" ? 15 : viewer;
  const seen = t.glimpses.some((g) => g.owner === s && g.at === at && (g.who >> bit) & 1);
  // A group that is being formed consists of these units.
  if (seen || t.marches.some((m) => m.seat === s)) return;
  const pool = compiled.piles === 1 ? 0 : s;
  for (let i = 1; i < stack.length; i++) {
    const unit = stack[i] as number;
    const into = chance.below(compiled.U);
    if (
      compiled.units[typeOf(unit)]?.fort ||
      compiled.units[into]?.fort ||
      (t.pile[pool * compiled.U + into] as number) === 0
    )
      continue;
    t.pile[pool * compiled.U + into] = (t.pile[pool * compiled.U + into] as number) - 1;
    t.pile[pool * compiled.U + typeOf(unit)] = (t.pile[pool * compiled.U + typeOf(unit)] as number) + 1;
    stack[i] = into | (unit & MOVED);
  }
}

function swapRecruits(t: StateWE, compiled: CompiledModule, chance: Random): void {
  const pool = compiled.piles === 1 ? 0 : (t.order[t.place] as number);
  t.recruits = t.recruits
    .map((unit) => {
      const into = chance.below(compiled.U);
      if (
        compiled.units[unit]?.fort ||
        compiled.units[into]?.fort ||
        (t.pile[pool * compiled.U + into] as number) === 0
      )
        return unit;
      t.pile[pool * compiled.U + into] = (t.pile[pool * compiled.U + into] as number) - 1;
      t.pile[pool * compiled.U + unit] = (t.pile[pool * compiled.U + unit] as number) + 1;
      return into;
    })
    .sort((a, c) => a - c);
}

/** Replaces a sealed answer of another seat by another possible one. */
function reseal(t: StateWE, compiled: CompiledModule, viewer: Viewer): void {
  for (const frame of t.flow.stack)
    if (frame.answers)
      frame.answers = frame.answers.map((answer, s) => {
        if (answer === null || s === viewer) return answer;
        if (frame.step === "battleCards") return { do: "commit", cards: [] } as never;
        const stack = t.stacks[(t.home[s] as number) * compiled.N + s] as number[];
        return { do: "arrange", unit: compiled.units[typeOf(stack[stack.length - 1] as number)]?.id } as never;
      });
}
