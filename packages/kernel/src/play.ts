/** Starts matches, plays acts and lists offers. Accepted acts are played on a copy of the state. */
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
import { refusalSeenBy } from "./refusal-classes.ts";

/** One fair draw as it is stored in the record. */
export interface DrawRecord {
  readonly sides: number;
  readonly why: RuleId;
  readonly values: readonly number[];
}
/** A fact with its audience; `to` is absent if every viewer may receive it. */
export interface AddressedFact<F extends Fact = Fact> {
  readonly fact: F;
  readonly to?: readonly Seat[];
}
/** The result of an accepted act, up to the next question with a choice. */
export interface Played<G extends Shape> {
  readonly state: G["state"];
  readonly facts: readonly AddressedFact<G["fact"]>[];
  readonly draws: readonly DrawRecord[];
  /** True if it drew or disclosed: it and earlier acts can no longer be taken back (KRN-UNDO-2). */
  readonly irreversible: boolean;
  /** The act that was played, in the game's canonical form, which may differ from the input; absent at the start. */
  readonly act?: Act;
}
/** An act together with the question it answers: the step on top of the stack, or an aside. */
export interface Move {
  readonly by: Seat;
  /** Name of the step or the aside. */
  readonly step: string;
  readonly act: Act;
}
/** One act worth showing, with the refusal if it is illegal. */
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

/** Code of the kernel for an act whose form the step does not know. */
export const BAD_FORM = "KERNEL_ACT_FORM";
/** Code of the kernel for a well-formed, unforbidden act that is not a candidate. */
export const NOT_OFFERED = "KERNEL_NOT_OFFERED";

/** Starts a match: sets the state up and runs to the first question. This is entry 0 of every record. */
export function start<G extends Shape>(game: Game<G>, options: G["options"], draw: Draw): Played<G> {
  const state = game.setup(options);
  return runRecorded(game, state, draw, (engine) => engine.advance(state));
}

/** Runs on from a position to the next question, in place: used after a position was carried over (KRN-ED-4). */
export const resume = <G extends Shape>(game: Game<G>, state: G["state"], draw: Draw): Played<G> =>
  runRecorded(game, state, draw, (engine) => engine.advance(state));

/**
 * Plays one act on a copy; the given state is not changed. Any act but a candidate that is not forbidden returns a
 * `Refusal` (KRN-ACT-1…4). `draw` is called only if the act is accepted.
 */
export function play<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: { readonly by: Seat; readonly step: string; readonly act: unknown },
  draw: Draw,
): Played<G> | Refusal {
  const checked = checkMove(game, state, move);
  if ("refusal" in checked) return checked.refusal;
  const next = game.clone(state);
  const played = runRecorded(game, next, draw, (engine) => {
    if (checked.aside) engine.aside(next, move.by, move.step, checked.act);
    else engine.act(next, move.by, checked.act);
  });
  return { ...played, act: checked.act };
}

/** Distinguishes a refusal from an accepted act. */
export const isRefusal = (r: object): r is Refusal => "rule" in r && "code" in r;

/** Returns why an act is illegal now, for any act from any source; `undefined` if it is legal. */
export function whyNot<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: { readonly by: Seat; readonly step: string; readonly act: unknown },
): Refusal | undefined {
  const checked = checkMove(game, state, move);
  return "refusal" in checked ? checked.refusal : undefined;
}

/** True if the value is the number of a seat of this match, whatever its type and source (KRN-ACT-5). */
export const isSeat = <G extends Shape>(game: Game<G>, state: G["state"], by: unknown): by is Seat =>
  Number.isInteger(by) && (by as number) >= 0 && (by as number) < game.seats(state);

/**
 * Returns everything a seat is asked now, with every candidate and its refusal if forbidden. Empty for a number that is
 * not a seat of the match.
 */
export function offers<G extends Shape>(game: Game<G>, state: G["state"], by: Seat): StepOffers[] {
  const out: StepOffers[] = [];
  if (!isSeat(game, state, by)) return out;
  const asked = question(game, state);
  if (asked?.waiting.includes(by)) {
    const { frame, step } = asked;
    out.push({
      step: frame.step,
      rule: step.rule,
      aside: false,
      offers: listOffers(game, step, state, frame.memo, by),
    });
  }
  if ((state as GameState).flow.over === null) {
    const asides = game.asides as Record<string, Aside<Shape>>;
    for (const name in asides) {
      const aside = asides[name] as Aside<Shape>;
      const list = listOffers(game, aside, state, null, by);
      if (list.length > 0) out.push({ step: name, rule: aside.rule, aside: true, offers: list });
    }
  }
  return out;
}

/** Returns the question on top of the stack and the seats whose answer is missing; `undefined` if the match is over. */
export function question<G extends Shape>(
  game: Game<G>,
  state: G["state"],
): { frame: StackFrame; step: Exclude<Step<Shape>, { kind: "automatic" }>; waiting: readonly Seat[] } | undefined {
  const flow = (state as GameState).flow;
  const frame = flow.stack[flow.stack.length - 1];
  if (flow.over !== null || !frame) return undefined;
  const step = (game.steps as unknown as Record<string, Step<Shape>>)[frame.step];
  if (!step || step.kind === "automatic") return undefined;
  const waiting =
    step.kind === "decision"
      ? [step.asks(state as GameState, frame.memo)]
      : step.asksAll(state as GameState, frame.memo).filter((by) => !frame.answers?.[by]);
  return { frame, step, waiting };
}

/** The outcome of the match, or null while it runs. */
export const outcome = (state: GameState): Outcome | null => state.flow.over;

/** Structural equality of plain data, with keys in any order. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!deepEqual(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let keys = 0;
  for (const k in a) {
    // The values come first, because most acts differ in one; `hasOwn` excludes a key that only the prototype has.
    if (!deepEqual((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]) || !Object.hasOwn(b, k))
      return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}

function checkMove<G extends Shape>(
  game: Game<G>,
  state: G["state"],
  move: { readonly by: Seat; readonly step: string; readonly act: unknown },
): { act: Act; aside: boolean } | { refusal: Refusal } {
  if ((state as GameState).flow.over !== null) return { refusal: game.refusals.over };
  if (!isSeat(game, state, move.by)) return { refusal: game.refusals.turn };
  const aside = Object.hasOwn(game.asides, move.step)
    ? (game.asides as Record<string, Aside<Shape>>)[move.step]
    : undefined;
  if (aside) return checkAgainst(game, aside, state, null, move.by, move.act, true);
  const asked = question(game, state);
  if (!asked || asked.frame.step !== move.step) return { refusal: game.refusals.phase };
  if (!asked.waiting.includes(move.by)) return { refusal: game.refusals.turn };
  return checkAgainst(game, asked.step, state, asked.frame.memo, move.by, move.act, false);
}

type ErasedLegality = {
  readonly rule: RuleId;
  readonly schema: { safeParse(raw: unknown): { success: boolean; data?: unknown } };
  candidates(t: GameState, m: never, by: Seat, offer: (act: Act) => void): void;
  forbids(t: GameState, m: never, by: Seat, act: Act): Refusal | undefined;
};

function checkAgainst<G extends Shape>(
  game: Game<G>,
  step: unknown,
  state: object,
  memo: object | null,
  by: Seat,
  raw: unknown,
  aside: boolean,
): { act: Act; aside: boolean } | { refusal: Refusal } {
  const legality = step as ErasedLegality;
  const t = state as GameState;
  // A schema does not distinguish inherited fields from own ones, so only plain data is read (KRN-ACT-2).
  if (!isPlainJson(raw)) return { refusal: { rule: legality.rule, code: BAD_FORM } };
  // Candidates have the form of the step, so most acts are found without reading them by its schema.
  let found = candidateLike(legality, t, memo, by, raw);
  let act = found;
  if (act === undefined) {
    const parsed = legality.schema.safeParse(raw);
    if (!parsed.success) return { refusal: { rule: legality.rule, code: BAD_FORM } };
    act = parsed.data as Act;
  }
  const refusal = legality.forbids(t, memo as never, by, act);
  if (refusal) return { refusal: refusalSeenBy(game.visibility, refusal, by, t) };
  found ??= candidateLike(legality, t, memo, by, act);
  return found ? { act: found, aside } : { refusal: { rule: legality.rule, code: NOT_OFFERED } };
}

/** Returns the first candidate that is equal to an act. */
function candidateLike(
  legality: ErasedLegality,
  t: GameState,
  memo: object | null,
  by: Seat,
  act: unknown,
): Act | undefined {
  let found: Act | undefined;
  legality.candidates(t, memo as never, by, (one) => {
    if (found === undefined && deepEqual(one, act)) found = one;
  });
  return found;
}

function listOffers<G extends Shape>(
  game: Game<G>,
  step: unknown,
  state: object,
  memo: object | null,
  by: Seat,
): Offer[] {
  const legality = step as ErasedLegality;
  const list: Offer[] = [];
  legality.candidates(state as GameState, memo as never, by, (act) => {
    const refusal = legality.forbids(state as GameState, memo as never, by, act);
    list.push(refusal ? { act, refusal: refusalSeenBy(game.visibility, refusal, by, state as GameState) } : { act });
  });
  return list;
}

/** Legal acts that are looked for at the next question: whether there is a choice is all that matters here. */
const ENOUGH = 2;

function runRecorded<G extends Shape>(
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
    undefined,
    ENOUGH,
  );
  run(engine);
  return { state, facts, draws, irreversible: engine.irreversible };
}
