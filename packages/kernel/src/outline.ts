import { Bug } from "./bug.ts";
import type { Flow, Outline, Shape, StepName } from "./contract.ts";

/** The flow of a match that has not begun: before the first line of the outline. */
export const newFlow = (): Flow => ({ at: [-1], stack: [], over: null });

/** Copies the flow for `clone`; memos are copied by `copyMemo`, because only the game knows how deep they go. */
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
 * Moves the place in the outline to the next step and names it; `undefined` when the outline has been played through.
 * `at` holds one line index per nesting depth (KRN-FLOW-1).
 */
export function nextStep<G extends Shape>(outline: Outline<G>, t: G["state"]): StepName<G> | undefined {
  const at = t.flow.at;
  for (let guard = 0; guard < 10_000; guard++) {
    const depth = at.length - 1;
    const lines = linesAt(outline, at, depth);
    const index = (at[depth] as number) + 1;
    if (index >= lines.length) {
      if (depth === 0) return undefined;
      at.length = depth;
      const parent = linesAt(outline, at, depth - 1)[at[depth - 1] as number] as Exclude<Outline<G>[number], string>;
      // A loop whose end has not come is entered again; otherwise the line after it is next.
      if ("repeat" in parent && !parent.until(t)) at.push(-1);
      continue;
    }
    at[depth] = index;
    const line = lines[index] as Outline<G>[number];
    if (typeof line === "string") return line;
    if ("repeat" in line) {
      if (!line.until(t)) at.push(-1);
    } else if (line.when(t)) at.push(-1);
  }
  throw new Bug("the outline runs in circles without reaching a step");
}

function linesAt<G extends Shape>(outline: Outline<G>, at: readonly number[], depth: number): Outline<G> {
  let lines = outline;
  for (let i = 0; i < depth; i++) {
    const line = lines[at[i] as number] as Exclude<Outline<G>[number], string>;
    lines = "repeat" in line ? line.repeat : line.play;
  }
  return lines;
}

/**
 * The place of the first line that names a step, for positions written by hand; `undefined` when the outline never does
 * (a step that is only asked by others).
 */
export function placeOf<G extends Shape>(outline: Outline<G>, step: StepName<G>): number[] | undefined {
  for (const [i, line] of outline.entries()) {
    if (line === step) return [i];
    if (typeof line === "string") continue;
    const inner = placeOf("repeat" in line ? line.repeat : line.play, step);
    if (inner) return [i, ...inner];
  }
  return undefined;
}
