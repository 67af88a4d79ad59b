/** Choosing one act out of many field by field: each field offers only what still leads to an offered act. */

type Value = string | number | boolean;
type Plain = Readonly<Record<string, unknown>>;

/** A field as text, so that lists (warps) and absent values compare like the others. */
export const textOf = (value: unknown): string =>
  value === undefined ? "" : Array.isArray(value) ? value.join("+") : String(value as Value);

export interface Field<A> {
  readonly name: keyof A & string;
  /** What can be chosen, in the order of the acts. */
  readonly values: readonly string[];
  readonly chosen: string;
}

/**
 * The fields of the acts that fit the wishes so far, and the act they lead to. A wish that no act fits any more is
 * replaced by the first value that does, so there is always exactly one act while there are any.
 */
export function narrow<A extends object>(
  acts: readonly A[],
  names: readonly (keyof A & string)[],
  wishes: Readonly<Record<string, string>>,
): { readonly fields: readonly Field<A>[]; readonly act: A | undefined } {
  let fitting = acts;
  const fields = names.map((name): Field<A> => {
    const values = [...new Set(fitting.map((act) => textOf((act as Plain)[name])))];
    const wish = wishes[name];
    const chosen = wish !== undefined && values.includes(wish) ? wish : (values[0] ?? "");
    fitting = fitting.filter((act) => textOf((act as Plain)[name]) === chosen);
    return { name, values, chosen };
  });
  return { fields, act: fitting[0] };
}
