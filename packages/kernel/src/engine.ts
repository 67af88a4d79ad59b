/** Runs the steps of a game in place: the loop under `play`, bots and fuzzers. */
import { Bug } from "./bug.ts";
import type {
  Act,
  Aside,
  Draw,
  Fact,
  StackFrame,
  Game,
  Outcome,
  StepContext,
  RuleId,
  Seat,
  Shape,
  Step,
  StepName,
  GameState,
} from "./contract.ts";
import { type AskingStep, legalActs, type ListedCandidates, MoveList } from "./move-list.ts";
import { nextStep } from "./outline.ts";

/** Receives every fact; `to` is absent if every viewer may receive it. */
export type OnFact = (fact: Fact, to?: readonly Seat[]) => void;

/** Receives every disclosure; `to` is absent if every viewer learned something. */
export type OnDisclose = (to?: readonly Seat[]) => void;

/** Most steps a game may run between two questions; more is treated as an endless loop. */
const RUNAWAY = 100_000;
/** The last of them that the error names. */
const NAMED = 20;

type AnyStep = Step<Shape>;

/**
 * Plays a game in place on the states it is given: the fast path under `play`, bots and fuzzers.
 *
 * Usage: `advance(t)` runs automatic and forced steps to the next question and leaves the asked seat in `asking` and
 * its legal acts in `moves`. `act(t, by, act)` resolves one of them and advances. An engine holds no match, only
 * scratch space, so one engine serves any number of states, one at a time.
 */
export class Engine<G extends Shape> {
  /** The first seat that still has to answer, or `undefined` when the match is over. */
  asking: Seat | undefined;
  /**
   * Lists the legal acts of a question only when `moves` is read, which must be before the state changes. A search reads
   * them at a third of its questions. It also trusts candidates that are offered as judged alike, which the conformance
   * suite checks.
   */
  listsOnDemand = false;
  /** True if something since the last `clearIrreversible` drew or disclosed (KRN-UNDO-2). */
  irreversible = false;

  private readonly game: Game<Shape>;
  private readonly context: EngineContext;
  private readonly mostMoves: number;
  private readonly list = new MoveList();

  /** @param mostMoves how many legal acts are looked for at a question; two are enough to know that there is a choice */
  constructor(
    game: Game<G>,
    draw: Draw,
    onFact?: OnFact,
    onDisclose?: OnDisclose,
    mostMoves: number = Number.POSITIVE_INFINITY,
  ) {
    this.game = game as unknown as Game<Shape>;
    this.mostMoves = mostMoves;
    const markIrreversible = (): void => {
      this.irreversible = true;
    };
    this.context = new EngineContext(draw, onFact, markIrreversible, onDisclose);
  }

  /** The legal acts of `asking`, in candidate order, at most `mostMoves`. Valid until the next call. */
  get moves(): Act[] {
    return this.list.upTo(this.mostMoves);
  }

  /** True if `asking` has no choice at a question that is asked all the same. */
  get isForced(): boolean {
    return this.asking !== undefined && this.list.upTo(2).length === 1;
  }

  /** True if the rules allow an act of `asking` at the question on top of the stack. */
  allows(t: G["state"], act: Act): boolean {
    const frame = (t as GameState).flow.stack.at(-1);
    const step = frame && this.step(frame.step);
    if (!step || step.kind === "automatic" || this.asking === undefined) return false;
    return step.forbids(t as GameState, frame.memo, this.asking, act) === undefined;
  }

  /** The candidates of the question that `asking` is asked, if they were listed. Valid as long as the state is unchanged. */
  listedCandidates(): ListedCandidates | undefined {
    return this.asking === undefined ? undefined : this.list.listed();
  }

  clearIrreversible(): void {
    this.irreversible = false;
  }

  /**
   * Runs on to the next question with a choice (KRN-STEP-1…5). Throws `Bug` at a dead end or an endless run of steps.
   */
  advance(t: G["state"]): void {
    const flow = (t as GameState).flow;
    const stack = flow.stack;
    this.asking = undefined;
    this.list.clear();
    let last: Set<string> | undefined;
    for (let steps = 0; steps < RUNAWAY; steps++) {
      if (flow.over !== null) return;
      if (stack.length === 0) {
        this.enterNext(t);
        continue;
      }
      const frame = stack[stack.length - 1] as StackFrame;
      const step = this.step(frame.step);
      if (steps > RUNAWAY - NAMED) (last ??= new Set()).add(frame.step);
      if (step.kind === "automatic") {
        this.context.begin(t);
        step.run(this.context, frame.memo);
        if (!this.context.applyToStack() && stack[stack.length - 1] === frame)
          throw new Bug(`step ${frame.step} neither asked, ended nor finished`);
        continue;
      }
      if (step.moot?.(t, frame.memo)) {
        stack.pop();
        continue;
      }
      if (!this.question(t, frame, step)) return;
    }
    throw new Bug(`the rules run on without ever asking: ${[...(last ?? [])].join(", ")}`);
  }

  /**
   * Resolves one legal act of `by` at the question on top of the stack, and advances. The caller guarantees legality.
   */
  act(t: G["state"], by: Seat, act: Act): void {
    const flow = (t as GameState).flow;
    const frame = flow.stack[flow.stack.length - 1] as StackFrame;
    const step = this.step(frame.step);
    if (step.kind === "decision") {
      this.context.begin(t);
      step.resolve(this.context, frame.memo, by, act);
      this.context.applyToStack();
    } else if (step.kind === "sealed") {
      putAnswer(frame, by, act);
    } else throw new Bug(`step ${frame.step} asks no seat`);
    this.advance(t);
  }

  /** Resolves an aside of `by`, and advances (KRN-STEP-6). The caller guarantees legality. */
  aside(t: G["state"], by: Seat, name: string, act: Act): void {
    const aside = (this.game.asides as Record<string, Aside<Shape>>)[name];
    if (!aside) throw new Bug(`no aside ${name}`);
    this.context.begin(t);
    aside.resolve(this.context, by, act);
    this.context.applyAside(name);
    this.advance(t);
  }

  /** Returns the legal acts of one seat at the question on top of the stack; empty if the seat is not asked. */
  legal(t: G["state"], by: Seat): Act[] {
    const flow = (t as GameState).flow;
    const frame = flow.stack[flow.stack.length - 1];
    if (flow.over !== null || !frame) return [];
    const step = this.step(frame.step);
    if (step.kind === "automatic") return [];
    const asked =
      step.kind === "decision"
        ? step.asks(t, frame.memo) === by
        : step.asksAll(t, frame.memo).includes(by) && !frame.answers?.[by];
    return asked ? legalActs(step, t, frame.memo, by, Number.POSITIVE_INFINITY, this.listsOnDemand) : [];
  }

  /** Asks the question on top of the stack. Returns true if its only answer was applied and play continues. */
  private question(t: G["state"], frame: StackFrame, step: AskingStep): boolean {
    const mayForce = !step.covert && !step.always;
    if (step.kind === "decision") {
      const by = step.asks(t as GameState, frame.memo);
      this.list.begin(step, t, frame, by, this.listsOnDemand);
      if (mayForce || !this.listsOnDemand) {
        const moves = this.list.upTo(this.listsOnDemand ? 2 : this.mostMoves);
        if (moves.length === 1 && mayForce) {
          this.list.clear();
          this.context.begin(t);
          step.resolve(this.context, frame.memo, by, moves[0] as Act);
          this.context.applyToStack();
          return true;
        }
      }
      this.asking = by;
      return false;
    }
    const seats = step.asksAll(t as GameState, frame.memo);
    // An aside may have excused a seat that had already answered (KRN-STEP-6).
    frame.answers?.forEach((answer, by, answers) => {
      if (answer && !seats.includes(by as Seat)) answers[by] = null;
    });
    for (const by of seats) {
      const given = frame.answers?.[by];
      // After an aside, a sealed answer may have become illegal (KRN-STEP-6).
      if (given && step.forbids(t as GameState, frame.memo, by, given) === undefined) continue;
      putAnswer(frame, by, null);
      const moves = legalActs(step, t, frame.memo, by, this.mostMoves, this.listsOnDemand);
      if (moves.length === 0) throw new Bug(`dead end at ${frame.step}`);
      if (moves.length === 1 && mayForce) putAnswer(frame, by, moves[0] as Act);
      else if (this.asking === undefined) {
        this.asking = by;
        this.list.set(moves);
      }
    }
    if (this.asking !== undefined) return false;
    const answers = new Map(seats.map((by) => [by, frame.answers?.[by] as Act] as const));
    this.context.begin(t);
    delete frame.answers;
    // Opening sealed answers shows each seat what the others chose.
    this.context.disclose();
    step.open(this.context, frame.memo, answers);
    this.context.applyToStack();
    return true;
  }

  private enterNext(t: G["state"]): void {
    const name = nextStep(this.game.outline, t as GameState);
    if (name === undefined) throw new Bug("the outline ended without an outcome");
    const step = this.step(name);
    (t as GameState).flow.stack.push({ step: name, memo: step.begin ? step.begin(t as GameState) : {} });
  }

  private step(name: string): AnyStep {
    return (this.game.steps as Record<string, AnyStep>)[name] as AnyStep;
  }
}

/** Stores an answer under its seat's number, without holes: a saved state must be restored identically. */
function putAnswer(frame: StackFrame, by: Seat, act: Act | null): void {
  frame.answers ??= [];
  while (frame.answers.length < by) frame.answers.push(null);
  frame.answers[by] = act;
}

/** The engine's step context: collects what one call of a step asked for and applies it to the stack afterwards. */
class EngineContext implements StepContext<Shape> {
  state!: GameState;
  readonly wantsFacts: boolean;
  private asked: StackFrame[] = [];
  private ended = false;
  private readonly drawFrom: Draw;
  private readonly onFact: OnFact | undefined;
  private readonly markIrreversible: () => void;
  private readonly onDisclose: OnDisclose | undefined;

  constructor(
    drawFrom: Draw,
    onFact: OnFact | undefined,
    markIrreversible: () => void,
    onDisclose: OnDisclose | undefined,
  ) {
    this.drawFrom = drawFrom;
    this.onFact = onFact;
    this.markIrreversible = markIrreversible;
    this.onDisclose = onDisclose;
    this.wantsFacts = onFact !== undefined;
  }

  begin(t: object): void {
    this.state = t as GameState;
    this.asked.length = 0;
    this.ended = false;
  }

  draw(sides: number, times: number, why: RuleId): readonly number[] {
    this.markIrreversible();
    return this.drawFrom(sides, times, why);
  }

  emit(fact: Fact, to?: readonly Seat[]): void {
    this.onFact?.(fact, to);
  }

  disclose(to?: readonly Seat[]): void {
    this.markIrreversible();
    this.onDisclose?.(to);
  }

  ask<N extends StepName<Shape>>(step: N, memo: object): void {
    this.asked.push({ step, memo });
  }

  done(): void {
    this.ended = true;
  }

  endMatch(outcome: Outcome): void {
    this.state.flow.over = outcome;
  }

  /** Does the same for an aside, which has no step to finish. */
  applyAside(name: string): void {
    if (this.ended) throw new Bug(`aside ${name} finished a step that is not its own`);
    this.applyToStack();
  }

  /** Applies `done`, `ask` and `endMatch`. Returns true if the stack changed. */
  applyToStack(): boolean {
    const flow = this.state.flow;
    if (flow.over !== null) {
      flow.stack.length = 0;
      return true;
    }
    if (this.ended) flow.stack.pop();
    for (let i = this.asked.length - 1; i >= 0; i--) flow.stack.push(this.asked[i] as StackFrame);
    return this.ended || this.asked.length > 0;
  }
}
