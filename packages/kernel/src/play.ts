import { isPlainJson } from "./canonical.ts";
import type {
  Act,
  Aside,
  Draw,
  Fact,
  StackFrame,
  Game,
  Outcome,
  Refusal,
  RuleId,
  Seat,
  Shape,
  Step,
  GameState,
} from "./contract.ts";
import { Engine } from "./engine.ts";

/** One fair draw as it goes into the record. */
export interface DrawRecord {
  readonly sides: number;
  readonly why: RuleId;
  readonly values: readonly number[];
}
/** A fact with its audience; `to` is absent when everybody may hear it. */
export interface AddressedFact<F extends Fact = Fact> {
  readonly fact: F;
  readonly to?: readonly Seat[];
}
/** What an accepted act led to, up to the next real question. */
export interface Played<G extends Shape> {
  readonly state: G["state"];
  readonly facts: readonly AddressedFact<G["fact"]>[];
  readonly draws: readonly DrawRecord[];
  /** It drew or disclosed: earlier acts can no longer be taken back (KRN-UNDO-2). */
  readonly irreversible: boolean;
  /** The act that was played, in the game's canonical form, which may differ from what was sent; absent at the start. */
  readonly act?: Act;
}
/** Names the question an act answers: the step on top of the stack, or an aside. */
export interface Move {
  readonly by: Seat;
  /** Name of the step, or of the aside. */
  readonly step: string;
  readonly act: Act;
}
/** One act worth showing, and why it may not be done, if it may not. */
export interface Offer {
  readonly act: Act;
  readonly refusal?: Refusal;
}
/** A question put to a seat, with everything it may answer. */
export interface StepOffers {
  readonly step: string;
  readonly rule: RuleId;
  readonly aside: boolean;
  readonly offers: readonly Offer[];
}

/** The kernel's own code for an act whose form the step does not know. */
export const BAD_FORM = "KERNEL_ACT_FORM";
/** The kernel's own code for a well-formed, unforbidden act that is no candidate. */
export const NOT_OFFERED = "KERNEL_NOT_OFFERED";

/** Begins a match: sets the table up and runs to the first question. Entry 0 of every record. */
export function start<G extends Shape>(game: Game<G>, options: G["options"], draw: Draw): Played<G> {
  const state = game.setup(options);
  return recorded(game, state, draw, (engine) => engine.advance(state));
}

/**
 * Plays one act: pure outside (the given table is not touched), one judge inside. Anything but a candidate that is not
 * forbidden comes back as a `Refusal` (KRN-ACT-1…4). `draw` is consulted only if the act is accepted.
 */
export function play<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: { readonly by: Seat; readonly step: string; readonly act: unknown },
  draw: Draw,
): Played<G> | Refusal {
  const judged = judge(game, state, move);
  if ("refusal" in judged) return judged.refusal;
  const next = game.clone(state);
  const played = recorded(game, next, draw, (engine) => {
    if (judged.aside) engine.aside(next, move.by, move.step, judged.act);
    else engine.act(next, move.by, judged.act);
  });
  return { ...played, act: judged.act };
}

/** Tells an accepted act from a refusal. */
export const isRefusal = (r: object): r is Refusal => "rule" in r && "code" in r;

/** Why an act may not be done now, for any act from anywhere; `undefined` when it may. */
export function whyNot<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: { readonly by: Seat; readonly step: string; readonly act: unknown },
): Refusal | undefined {
  const judged = judge(game, state, move);
  return "refusal" in judged ? judged.refusal : undefined;
}

/** True for the number of a seat of this match, whatever the value is and wherever it comes from (KRN-ACT-5). */
export const isSeat = <G extends Shape>(game: Game<G>, state: G["state"], by: unknown): by is Seat =>
  Number.isInteger(by) && (by as number) >= 0 && (by as number) < game.seats(state);

/**
 * Everything a seat is asked now, with every candidate and the reason where it is forbidden; empty for a number that is
 * not a seat of the match.
 */
export function offers<G extends Shape>(game: Game<G>, state: G["state"], by: Seat): StepOffers[] {
  const out: StepOffers[] = [];
  if (!isSeat(game, state, by)) return out;
  const asked = question(game, state);
  if (asked?.waiting.includes(by)) {
    const { frame, step } = asked;
    out.push({ step: frame.step, rule: step.rule, aside: false, offers: listed(step, state, frame.memo, by) });
  }
  if ((state as GameState).flow.over === null) {
    for (const [name, aside] of Object.entries(game.asides as Record<string, Aside<Shape, string>>)) {
      const list = listed(aside, state, null, by);
      if (list.length > 0) out.push({ step: name, rule: aside.rule, aside: true, offers: list });
    }
  }
  return out;
}

/** The question now on top of the stack and the seats whose answer it waits for; `undefined` when the match is over. */
export function question<G extends Shape>(
  game: Game<G>,
  state: G["state"],
):
  | { frame: StackFrame; step: Exclude<Step<Shape, string>, { kind: "automatic" }>; waiting: readonly Seat[] }
  | undefined {
  const flow = (state as GameState).flow;
  const frame = flow.stack[flow.stack.length - 1];
  if (flow.over !== null || !frame) return undefined;
  const step = (game.steps as unknown as Record<string, Step<Shape, string>>)[frame.step];
  if (!step || step.kind === "automatic") return undefined;
  const waiting =
    step.kind === "decision"
      ? [step.asks(state as GameState, frame.memo)]
      : step.asksAll(state as GameState, frame.memo).filter((by) => !frame.answers?.[by]);
  return { frame, step, waiting };
}

/** The end of the match, if it has come. */
export const outcome = (state: GameState): Outcome | null => state.flow.over;

/** Structural equality of plain data, with keys in any order. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const ka = Object.keys(a);
  if (ka.length !== Object.keys(b).length) return false;
  for (const k of ka) {
    if (!Object.hasOwn(b, k)) return false;
    if (!deepEqual((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k])) return false;
  }
  return true;
}

function judge<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: { readonly by: Seat; readonly step: string; readonly act: unknown },
): { act: Act; aside: boolean } | { refusal: Refusal } {
  if ((state as GameState).flow.over !== null) return { refusal: game.refusals.over };
  if (!isSeat(game, state, move.by)) return { refusal: game.refusals.turn };
  const aside = Object.hasOwn(game.asides, move.step)
    ? (game.asides as Record<string, Aside<Shape, string>>)[move.step]
    : undefined;
  if (aside) return weighed(aside, state, null, move.by, move.act, true);
  const asked = question(game, state);
  if (!asked || asked.frame.step !== move.step) return { refusal: game.refusals.phase };
  if (!asked.waiting.includes(move.by)) return { refusal: game.refusals.turn };
  return weighed(asked.step, state, asked.frame.memo, move.by, move.act, false);
}

type Weighing = {
  readonly rule: RuleId;
  readonly schema: { safeParse(raw: unknown): { success: boolean; data?: unknown } };
  candidates(t: GameState, m: never, by: Seat, offer: (act: Act) => void): void;
  forbids(t: GameState, m: never, by: Seat, act: Act): Refusal | undefined;
};

function weighed(
  step: unknown,
  table: object,
  memo: object | null,
  by: Seat,
  raw: unknown,
  aside: boolean,
): { act: Act; aside: boolean } | { refusal: Refusal } {
  const w = step as Weighing;
  // A schema reads inherited fields as if they were the object's own: only plain data is shown to it (KRN-ACT-2).
  const parsed = isPlainJson(raw) ? w.schema.safeParse(raw) : undefined;
  if (!parsed?.success) return { refusal: { rule: w.rule, code: BAD_FORM } };
  const act = parsed.data as Act;
  const refusal = w.forbids(table as GameState, memo as never, by, act);
  if (refusal) return { refusal };
  let found: Act | undefined;
  w.candidates(table as GameState, memo as never, by, (c) => {
    if (!found && deepEqual(c, act)) found = c;
  });
  return found ? { act: found, aside } : { refusal: { rule: w.rule, code: NOT_OFFERED } };
}

function listed(step: unknown, table: object, memo: object | null, by: Seat): Offer[] {
  const w = step as Weighing;
  const list: Offer[] = [];
  w.candidates(table as GameState, memo as never, by, (act) => {
    const refusal = w.forbids(table as GameState, memo as never, by, act);
    list.push(refusal ? { act, refusal } : { act });
  });
  return list;
}

function recorded<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  draw: Draw,
  run: (engine: Engine<G>) => void,
): Played<G> {
  const facts: AddressedFact<G["fact"]>[] = [];
  const draws: DrawRecord[] = [];
  const engine = new Engine<G>(
    game,
    (sides, times, why) => {
      const values = draw(sides, times, why);
      draws.push({ sides, why, values });
      return values;
    },
    (fact, to) => facts.push(to ? { fact, to } : { fact }),
  );
  run(engine);
  return { state, facts, draws, irreversible: engine.irreversible };
}
