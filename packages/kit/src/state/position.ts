/**
 * The position notation of a game, derived from the schema of its state. A position is the fields of the state, each of
 * which may be left out, and where play is:
 *
 * - `step` is the step being played, `memo` its memory and `answers` the sealed answers so far. A step that another step
 *   asks has a field of its own, which holds its memory.
 * - A position between two steps has `place` instead; one that is over also has `over`.
 */
import {
  fieldErrors,
  type Flow,
  type Game,
  isPlainJson,
  type Outcome,
  type Outline,
  placeOf,
  type RuleId,
  type Shape,
  type StackFrame,
  type Step,
  type StepName,
} from "@starboard/kernel";
import * as z from "zod/mini";

type Fields = Readonly<Record<string, z.ZodMiniType>>;
type Nested = Readonly<Record<string, { readonly step: string; readonly memo: z.ZodMiniType }>>;

/** A position as written, before it is checked against the rules. */
export type WrittenPosition<B extends Fields, N extends Nested> = {
  readonly [F in keyof B]?: z.infer<B[F]>;
} & { readonly [F in keyof N]?: z.infer<N[F]["memo"]> } & {
  readonly step?: string;
  readonly memo?: object;
  readonly answers?: readonly ({ readonly do: string } | null)[];
  readonly place?: readonly number[];
  readonly over?: Outcome;
};

export interface PositionForm<G extends Shape, B extends Fields, N extends Nested> {
  /** The code of errors, such as `FRY_POSITION`. */
  readonly code: string;
  /** The schemas of the fields of the state, without `flow` and `options`. */
  readonly fields: B;
  readonly outline: Outline<G>;
  /** The steps of the game; the schemas of sealed answers are theirs. */
  readonly steps: Game<G>["steps"];
  /** The schemas of memos, by step; steps that are not named have none. */
  readonly memos?: { readonly [step in StepName<G>]?: z.ZodMiniType };
  /** The steps that other steps ask, by the field that holds their memo. */
  readonly nested?: N;
  /** The rules that end a match. */
  readonly ends: readonly RuleId[];
  setup(options: G["options"]): G["state"];
  /** The memo of a step for which none is written; `{}` when absent. */
  memoOf?(step: string, written: WrittenPosition<B, N>): object;
  /** Returns a field that does not fit the options or the step. */
  mismatch?(written: WrittenPosition<B, N>, setUp: G["state"]): string | undefined;
  /** Fills in fields that follow from the written ones. */
  complete?(t: G["state"], written: WrittenPosition<B, N>): void;
  /** Returns a field that makes the state impossible. */
  impossible?(t: G["state"], written: WrittenPosition<B, N>): string | undefined;
}

/** The names of the steps in an outline. */
export function stepsOf<G extends Shape>(outline: Outline<G>): StepName<G>[] {
  return outline.flatMap((item): StepName<G>[] =>
    typeof item === "string" ? [item] : stepsOf<G>("repeat" in item ? item.repeat : item.play),
  );
}

const MOST_SEATS = 64;
const place = z.array(z.int().check(z.gte(-1), z.lte(999))).check(z.minLength(1), z.maxLength(9));
const seatNumber = z.int().check(z.gte(0), z.lt(MOST_SEATS));

/** Returns the notation of a game. */
export function positionNotation<G extends Shape, B extends Fields, N extends Nested = Record<never, never>>(
  form: PositionForm<G, B, N>,
): Game<G>["notation"] {
  type Written = WrittenPosition<B, N>;
  const { code, fields, outline, nested } = form;
  const inner = Object.entries<Nested[string]>(nested ?? {});
  const names = [...new Set(stepsOf(outline))];
  const sealed = Object.fromEntries(
    Object.entries<Step<G>>(form.steps).flatMap(([name, step]) =>
      step.kind === "sealed" ? [[name, step.schema]] : [],
    ),
  );
  const all = <S extends z.ZodMiniType>(schemas: object | undefined): S[] => Object.values(schemas ?? {}) as S[];
  const anyOf = (schemas: readonly z.ZodMiniType[]) => (schemas.length > 0 ? z.union(schemas) : z.never());
  const schema = z.strictObject({
    step: z.optional(z.enum(names)),
    memo: z.optional(anyOf(all(form.memos))),
    answers: z.optional(z.array(z.nullable(anyOf(all(sealed)))).check(z.maxLength(MOST_SEATS))),
    place: z.optional(place),
    over: z.optional(
      z.strictObject({ winners: z.array(seatNumber), rule: z.enum(form.ends), scores: z.array(z.number()) }),
    ),
    ...Object.fromEntries(inner.map(([field, { memo }]) => [field, z.optional(memo)])),
    ...Object.fromEntries(Object.entries(fields).map(([field, type]) => [field, z.optional(type)])),
  });
  const flowFields = new Set(["step", "memo", "answers", "place", "over", ...inner.map(([field]) => field)]);

  function flowOf(w: Written): Flow {
    if (w.step === undefined) return { at: [...(w.place ?? [-1])], stack: [], over: w.over ?? null };
    const frame: StackFrame = { step: w.step, memo: w.memo ?? form.memoOf?.(w.step, w) ?? {} };
    if (w.answers) frame.answers = [...w.answers];
    const asked = inner.flatMap(([field, { step }]): StackFrame[] => {
      const memo = (w as Readonly<Record<string, object | undefined>>)[field];
      return memo ? [{ step, memo }] : [];
    });
    return { at: placeOf(outline, w.step as StepName<G>) ?? [-1], stack: [frame, ...asked], over: null };
  }

  /** What no game allows: a step and a place, a memo or answers of a step that has none. */
  function misplaced(w: Written): string | undefined {
    if ((w.step === undefined) === (w.place === undefined)) return "step";
    if (w.place && !w.over && (w.place.length !== 1 || w.place[0] !== -1)) return "place";
    if (w.over && w.place === undefined) return "over";
    const has = (schemas: object | undefined): boolean =>
      w.step !== undefined && schemas !== undefined && w.step in schemas;
    if (w.memo && !has(form.memos)) return "memo";
    return w.answers && !has(sealed) ? "answers" : undefined;
  }

  return {
    read(raw, options) {
      const parsed = schema.safeParse(isPlainJson(raw) ? raw : null);
      if (!parsed.success) return { bad: fieldErrors(parsed.error, code) };
      const written = parsed.data as unknown as Written;
      const setUp = form.setup(options);
      const wrong = form.mismatch?.(written, setUp) ?? misplaced(written);
      if (wrong !== undefined) return { bad: [{ code, at: wrong }] };
      const given = Object.entries(written).filter(([field]) => !flowFields.has(field));
      const t = Object.assign(setUp, Object.fromEntries(given), { flow: flowOf(written) });
      form.complete?.(t, written);
      const fault = form.impossible?.(t, written);
      return fault === undefined ? { ok: t } : { bad: [{ code, at: fault }] };
    },
    write(t) {
      const { flow } = t;
      const state = t as unknown as Readonly<Record<string, unknown>>;
      const open = Object.fromEntries(Object.keys(fields).map((field) => [field, state[field]]));
      const [frame, ...asked] = flow.stack;
      if (!frame) return { place: flow.at, ...(flow.over && { over: flow.over }), ...open };
      const nestedMemos = inner.flatMap(([field, { step }]) => {
        const found = asked.find((one) => one.step === step);
        return found ? [[field, found.memo] as const] : [];
      });
      return {
        step: frame.step,
        ...(form.memos && frame.step in form.memos && { memo: frame.memo }),
        ...Object.fromEntries(nestedMemos),
        ...(frame.answers && { answers: frame.answers }),
        ...open,
      };
    },
  };
}
