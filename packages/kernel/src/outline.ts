/** The place of a match in the outline of its game, which names the next step. */
import { Bug } from "./bug.ts";
import type { Flow, Outline, Shape, StepName } from "./contract.ts";

/** The flow of a match that has not started: before the first item of the outline. */
export const newFlow = (): Flow => ({ at: [-1], stack: [], over: null });

/** Copies the flow for `clone`. `copyMemo` copies memos, because only the game knows how deep they are. */
export function cloneFlow(flow: Flow, copyMemo: (memo: object, step: string) => object): Flow {
  const stack = new Array<Flow["stack"][number]>(flow.stack.length);
  for (let i = 0; i < stack.length; i++) {
    const frame = flow.stack[i] as Flow["stack"][number];
    const copy: Flow["stack"][number] = { step: frame.step, memo: copyMemo(frame.memo, frame.step) };
    if (frame.answers) copy.answers = frame.answers.slice();
    stack[i] = copy;
  }
  return { at: flow.at.slice(), stack, over: flow.over };
}

/**
 * Moves the place in the outline to the next step and returns its name; `undefined` at the end of the outline. `at`
 * holds one item index per nesting depth (KRN-FLOW-1).
 */
export function nextStep<G extends Shape>(outline: Outline<G>, t: G["state"]): StepName<G> | undefined {
  const at = t.flow.at;
  for (let guard = 0; guard < 10_000; guard++) {
    const depth = at.length - 1;
    const items = itemsAt(outline, at, depth);
    const index = (at[depth] as number) + 1;
    if (index >= items.length) {
      if (depth === 0) return undefined;
      at.length = depth;
      const parent = itemsAt(outline, at, depth - 1)[at[depth - 1] as number] as Exclude<Outline<G>[number], string>;
      // A loop whose condition does not hold yet is entered again; otherwise the item after it is next.
      if ("repeat" in parent && !parent.until(t)) at.push(-1);
      continue;
    }
    at[depth] = index;
    const item = items[index] as Outline<G>[number];
    if (typeof item === "string") return item;
    if ("repeat" in item) {
      if (!item.until(t)) at.push(-1);
    } else if (item.when(t)) at.push(-1);
  }
  throw new Bug("the outline runs in circles without reaching a step");
}

function itemsAt<G extends Shape>(outline: Outline<G>, at: readonly number[], depth: number): Outline<G> {
  let items = outline;
  for (let i = 0; i < depth; i++) {
    const item = items[at[i] as number] as Exclude<Outline<G>[number], string>;
    items = "repeat" in item ? item.repeat : item.play;
  }
  return items;
}

/**
 * Returns the place of the first item that names a step, for positions written by hand; `undefined` if the outline does
 * not contain the step because it is only entered by `ask`.
 */
export function placeOf<G extends Shape>(outline: Outline<G>, step: StepName<G>): number[] | undefined {
  for (const [i, item] of outline.entries()) {
    if (item === step) return [i];
    if (typeof item === "string") continue;
    const inner = placeOf("repeat" in item ? item.repeat : item.play, step);
    if (inner) return [i, ...inner];
  }
  return undefined;
}
