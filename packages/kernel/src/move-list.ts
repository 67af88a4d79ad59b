/** Lists the legal acts of a question: its candidates that are not forbidden. */
import { Bug } from "./bug.ts";
import type { Act, GameState, Seat, Shape, StackFrame, Step } from "./contract.ts";

export type AskingStep = Exclude<Step<Shape>, { kind: "automatic" }>;

/** The candidates of a question, as listed for one seat; the memo is that of the step which asks. */
export interface ListedCandidates {
  readonly memo: object;
  readonly by: Seat;
  readonly candidates: readonly Act[];
}

/** The legal acts of one question, listed as far as they are needed. Throws `Bug` if there is none. */
export class MoveList {
  private found: Act[] = [];
  /** Candidates that have still to be held against the rules, from `next` on; `null` before they are asked for. */
  private candidates: Act[] | null = [];
  /** Which of them the rules judge as the one before, if that is to be trusted. */
  private alike: boolean[] = [];
  private trusts = false;
  private next = 0;
  /** True if the rules allow the candidate before `next`. */
  private allowed = false;
  private step: AskingStep | null = null;
  private t: GameState | null = null;
  private frame: StackFrame | null = null;
  private by: Seat | undefined;

  clear(): void {
    this.set([]);
  }

  set(moves: Act[]): void {
    this.found = moves;
    this.candidates = [];
    this.next = 0;
    this.t = null;
  }

  begin(step: AskingStep, t: object, frame: StackFrame, by: Seat, trusts: boolean): void {
    this.trusts = trusts;
    this.found = [];
    this.candidates = null;
    this.next = 0;
    this.step = step;
    this.t = t as GameState;
    this.frame = frame;
    this.by = by;
  }

  listed(): ListedCandidates | undefined {
    const { candidates, t, frame, by } = this;
    return candidates && t && frame && by !== undefined ? { memo: frame.memo, by, candidates } : undefined;
  }

  /** Returns the legal acts in candidate order; those after the first `most` may be missing. */
  upTo(most: number): Act[] {
    const { found, step, t, frame, by } = this;
    if (t === null || step === null || frame === null || by === undefined) return found;
    if (this.candidates === null) {
      const all: Act[] = [];
      const alike: boolean[] = [];
      step.candidates(t, frame.memo, by, (act, judgedAlike) => {
        all.push(act);
        alike.push(this.trusts && judgedAlike === true);
      });
      this.candidates = all;
      this.alike = alike;
    }
    const { candidates, alike } = this;
    while (found.length < most && this.next < candidates.length) {
      const i = this.next++;
      const act = candidates[i] as Act;
      if (i === 0 || !alike[i]) this.allowed = step.forbids(t, frame.memo, by, act) === undefined;
      if (this.allowed) found.push(act);
    }
    if (found.length === 0) throw new Bug(`dead end at ${frame.step}`);
    return found;
  }
}

/**
 * Returns the legal acts in candidate order, at most `most`.
 *
 * @param trusts true to judge a candidate once with those that are offered as judged alike
 */
export function legalActs(step: AskingStep, t: object, memo: object, by: Seat, most: number, trusts: boolean): Act[] {
  const legal: Act[] = [];
  let allowed: boolean | null = null;
  step.candidates(t as GameState, memo, by, (act, judgedAlike) => {
    if (legal.length >= most) return;
    if (allowed === null || !trusts || judgedAlike !== true)
      allowed = step.forbids(t as GameState, memo, by, act) === undefined;
    if (allowed) legal.push(act);
  });
  return legal;
}
