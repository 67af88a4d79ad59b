/** What can be said ahead about a game's questions without having been asked them: read off the forms of its acts. */
import type { Act, AnyGame, RuleId } from "@starboard/kernel";

/** An act that may be given ahead, or as much of one as stays the same every time. */
export interface AnswerableAct {
  readonly step: string;
  readonly rule: RuleId;
  readonly aside: boolean;
  readonly act: Act;
  /** Nothing is left open. */
  readonly complete: boolean;
}

interface Form {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly options?: readonly Form[];
      readonly shape?: Readonly<Record<string, Form>>;
      readonly values?: readonly unknown[];
      readonly entries?: Readonly<Record<string, unknown>>;
    };
  };
}
interface Asked {
  readonly kind?: string;
  readonly rule: RuleId;
  readonly schema?: Form;
}

/** More values than that are no choice anybody makes ahead. */
const MAX_VALUES = 4;

/**
 * Every short answer the questions of a game know: to questions those that leave nothing open, out of turn those that only
 * leave open which of several things they answer.
 */
export function answerableSteps(game: AnyGame): readonly AnswerableAct[] {
  const of = (steps: object, aside: boolean): AnswerableAct[] =>
    Object.entries(steps as Readonly<Record<string, Asked>>).flatMap(([step, { kind, rule, schema }]) =>
      kind === "automatic" || !schema
        ? []
        : patterns(schema).flatMap(({ act, open }) => {
            const complete = open.length === 0;
            const fits = aside ? !complete && open.every((type) => type === "number" || type === "int") : complete;
            return fits ? [{ step, rule, aside, act, complete }] : [];
          }),
    );
  return [...of(game.steps, false), ...of(game.asides, true)];
}

interface Pattern {
  readonly act: Act;
  /** The types of the fields that are left open. */
  readonly open: readonly string[];
}
/** The acts of a form, as far as they are words: what may be left out is left out, numbers and names are left open. */
function patterns({ _zod: { def } }: Form): Pattern[] {
  if (def.type === "union") return (def.options ?? []).flatMap(patterns);
  if (def.type !== "object" || !def.shape) return [];
  const open: string[] = [];
  let acts: Record<string, unknown>[] = [{}];
  for (const [name, field] of Object.entries(def.shape)) {
    const { type } = field._zod.def;
    const words = wordsOf(field);
    if (name === "do" && words.length === 0) return [];
    if (words.length > 0 && (name === "do" || words.length <= MAX_VALUES))
      acts = acts.flatMap((act) => words.map((word) => ({ ...act, [name]: word })));
    else if (type !== "optional") open.push(type);
  }
  return acts.map((act) => ({ act: act as unknown as Act, open }));
}

/** The values of a field that must be there and has only a few. */
function wordsOf({ _zod: { def } }: Form): readonly unknown[] {
  if (def.type === "literal") return def.values ?? [];
  if (def.type === "enum") return Object.values(def.entries ?? {});
  return def.type === "boolean" ? [true, false] : [];
}
