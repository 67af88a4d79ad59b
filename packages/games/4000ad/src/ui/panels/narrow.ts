/** Chooses an act field by field. Each field offers only values of remaining acts. */

type Value = string | number | boolean;
type Plain = Readonly<Record<string, unknown>>;

/** Returns a field value as text, so that lists and absent values can be compared. */
export const textOf = (value: unknown): string =>
  value === undefined ? "" : Array.isArray(value) ? value.join("+") : String(value as Value);

/** The names of the fields of any of these acts. */
export type FieldName<A> = A extends object ? keyof A & string : never;

export interface Field<A> {
  readonly name: FieldName<A>;
  /** Possible values in the order of the acts. */
  readonly values: readonly string[];
  readonly chosen: string;
}

/**
 * Returns the fields of the acts that match the values chosen so far, and the resulting act. A value without a matching act
 * is replaced by the first possible value, so that there is exactly one act unless the list is empty.
 */
export function narrow<A extends object>(
  acts: readonly A[],
  names: readonly FieldName<A>[],
  chosenValues: Readonly<Record<string, string>>,
): { readonly fields: readonly Field<A>[]; readonly act: A | undefined } {
  let fitting = acts;
  const fields = names.map((name): Field<A> => {
    const values = [...new Set(fitting.map((act) => textOf((act as Plain)[name])))];
    const value = chosenValues[name];
    const chosen = value !== undefined && values.includes(value) ? value : (values[0] ?? "");
    fitting = fitting.filter((act) => textOf((act as Plain)[name]) === chosen);
    return { name, values, chosen };
  });
  return { fields, act: fitting[0] };
}
