/** Acts that can be ordered in advance for a game's steps, derived from the schemas of its acts. */
import type { Act, AnyGame, RuleId } from "@starboard/kernel";

/** An act that can be ordered in advance, or the part of it that is the same every time. */
export interface AnswerableAct {
  readonly step: string;
  readonly rule: RuleId;
  readonly aside: boolean;
  readonly act: Act;
  /** Whether no field is left open. */
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

/** Fields with more values than this are left open. */
const MAX_VALUES = 4;

/**
 * Returns all short acts of a game: complete acts of steps, and acts of asides that leave open only which proposal
 * they answer.
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
  /** The types of the open fields. */
  readonly open: readonly string[];
}
/** Enumerates the acts of a schema: optional fields are omitted, numbers and free texts stay open. */
function patterns({ _zod: { def } }: Form): Pattern[] {
  if (def.type === "union") return (def.options ?? []).flatMap(patterns);
  if (def.type !== "object" || !def.shape) return [];
  const open: string[] = [];
  let acts: (Act & Record<string, unknown>)[] = [{ do: "" }];
  for (const [name, field] of Object.entries(def.shape)) {
    const { type } = field._zod.def;
    const words = wordsOf(field);
    if (name === "do" && words.length === 0) return [];
    if (words.length > 0 && (name === "do" || words.length <= MAX_VALUES))
      acts = acts.flatMap((act) => words.map((word) => ({ ...act, [name]: word })));
    else if (type !== "optional") open.push(type);
  }
  return acts.map((act) => ({ act, open }));
}

/** The values of a required field with an enumerable type. */
function wordsOf({ _zod: { def } }: Form): readonly unknown[] {
  if (def.type === "literal") return def.values ?? [];
  if (def.type === "enum") return Object.values(def.entries ?? {});
  return def.type === "boolean" ? [true, false] : [];
}
