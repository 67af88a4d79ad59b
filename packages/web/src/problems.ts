import type { Invalid, Refusal } from "@starboard/kernel";
import { create } from "zustand";

/** Something that went wrong, as the page tells it: a stable code, and the values its sentence needs. */
export interface Trouble {
  readonly code: string;
  readonly about?: { readonly [name: string]: unknown };
}

interface Notices {
  readonly list: readonly (Trouble & { readonly key: number; readonly tone: "bad" | "good" })[];
  readonly tell: (trouble: Trouble, tone?: "bad" | "good") => void;
  readonly dismiss: (key: number) => void;
}

let next = 1;
/** Short notices at the edge of the page: they stay until they are closed or pushed out by newer ones. */
export const useNotices = create<Notices>()((set) => ({
  list: [],
  tell(trouble, tone = "bad") {
    set(({ list }) => ({
      list: [...list.filter((one) => one.code !== trouble.code), { ...trouble, tone, key: next++ }].slice(-3),
    }));
  },
  dismiss(key) {
    set(({ list }) => ({ list: list.filter((one) => one.key !== key) }));
  },
}));
export const tellTrouble = (trouble: Trouble): void => useNotices.getState().tell(trouble);
export const tellGood = (trouble: Trouble): void => useNotices.getState().tell(trouble, "good");

/** Carries a trouble through a promise. */
export class Troubled extends Error {
  override readonly name = "Troubled";
  readonly trouble: Trouble;
  readonly refusal?: Refusal;
  /** Everything that was wrong, where it is told field by field. */
  readonly bad: readonly Invalid[];
  constructor(trouble: Trouble, refusal?: Refusal, bad: readonly Invalid[] = []) {
    super(trouble.code);
    this.trouble = trouble;
    this.bad = bad;
    if (refusal) this.refusal = refusal;
  }
}

/** Any error as a trouble: ours keep their code, the unknown ones get one. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Troubled
    ? error.trouble
    : { code: "WEB_UNEXPECTED", about: { message: error instanceof Error ? error.message : String(error) } };

/** The first thing wrong with an input, as a trouble. */
export const firstOf = (bad: readonly Invalid[]): Trouble => {
  const one = bad[0];
  return { code: one?.code ?? "WEB_UNEXPECTED", about: { at: one?.at ?? "", ...one?.about } };
};
