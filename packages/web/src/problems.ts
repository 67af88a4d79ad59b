import type { Invalid, Refusal } from "@starboard/kernel";
import { create } from "zustand";

/** Something that went wrong, as the page tells it: a stable code, and the values its sentence needs. */
export interface Problem {
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}

interface ToastState {
  readonly list: readonly (Problem & { readonly key: number; readonly tone: "bad" | "good" })[];
  readonly tell: (problem: Problem, tone?: "bad" | "good") => void;
  readonly dismiss: (key: number) => void;
}

let next = 1;
/** Short notices at the edge of the page: they stay until they are closed or pushed out by newer ones. */
export const useToasts = create<ToastState>()((set) => ({
  list: [],
  tell(problem, tone = "bad") {
    set(({ list }) => ({
      list: [...list.filter((one) => one.code !== problem.code), { ...problem, tone, key: next++ }].slice(-3),
    }));
  },
  dismiss(key) {
    set(({ list }) => ({ list: list.filter((one) => one.key !== key) }));
  },
}));
export const showProblem = (problem: Problem): void => useToasts.getState().tell(problem);
export const showSuccess = (problem: Problem): void => useToasts.getState().tell(problem, "good");

/** Carries a trouble through a promise. */
export class ProblemError extends Error {
  override readonly name = "Troubled";
  readonly problem: Problem;
  readonly refusal?: Refusal;
  /** Everything that was wrong, where it is told field by field. */
  readonly bad: readonly Invalid[];
  constructor(problem: Problem, refusal?: Refusal, bad: readonly Invalid[] = []) {
    super(problem.code);
    this.problem = problem;
    this.bad = bad;
    if (refusal) this.refusal = refusal;
  }
}

/** Any error as a trouble: ours keep their code, the unknown ones get one. */
export const toProblem = (error: unknown): Problem =>
  error instanceof ProblemError
    ? error.problem
    : { code: "WEB_UNEXPECTED", about: { message: error instanceof Error ? error.message : String(error) } };

/** The first thing wrong with an input, as a trouble. */
export const firstProblem = (bad: readonly Invalid[]): Problem => {
  const one = bad[0];
  return { code: one?.code ?? "WEB_UNEXPECTED", about: { at: one?.at ?? "", ...one?.about } };
};
