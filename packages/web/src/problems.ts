/** Messages about errors and successes as toasts, and errors that carry such a message. */
import type { Invalid, Refusal } from "@starboard/kernel";
import { create } from "zustand";

/** A message about an error or a success: a stable code and the values of its sentence. */
export interface Problem {
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}

interface ToastState {
  readonly list: readonly (Problem & { readonly key: number; readonly tone: "bad" | "good" })[];
  readonly show: (problem: Problem, tone?: "bad" | "good") => void;
  readonly dismiss: (key: number) => void;
}

let next = 1;
/** Toasts at the edge of the page. They stay until they are dismissed or replaced by newer ones. */
export const useToasts = create<ToastState>()((set) => ({
  list: [],
  show(problem, tone = "bad") {
    set(({ list }) => ({
      list: [...list.filter((toast) => toast.code !== problem.code), { ...problem, tone, key: next++ }].slice(-3),
    }));
  },
  dismiss(key) {
    set(({ list }) => ({ list: list.filter((toast) => toast.key !== key) }));
  },
}));
export const showProblem = (problem: Problem): void => useToasts.getState().show(problem);
export const showSuccess = (problem: Problem): void => useToasts.getState().show(problem, "good");

/** An error that carries a `Problem`. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem;
  readonly refusal?: Refusal;
  /** All errors, if they are reported by field. */
  readonly bad: readonly Invalid[];
  constructor(problem: Problem, refusal?: Refusal, bad: readonly Invalid[] = []) {
    super(problem.code);
    this.problem = problem;
    this.bad = bad;
    if (refusal) this.refusal = refusal;
  }
}

/** Converts any error to a `Problem`; unknown errors get the code WEB_UNEXPECTED. */
export const toProblem = (error: unknown): Problem =>
  error instanceof ProblemError
    ? error.problem
    : { code: "WEB_UNEXPECTED", about: { message: error instanceof Error ? error.message : String(error) } };

/** Converts the first error of an input to a `Problem`. */
export const firstProblem = (bad: readonly Invalid[]): Problem => {
  const first = bad[0];
  return { code: first?.code ?? "WEB_UNEXPECTED", about: { at: first?.at ?? "", ...first?.about } };
};
