/** Types of messages, inferred from their schemas. */
import type * as z from "zod/mini";

type Primitive = string | number | boolean | bigint | symbol | null | undefined;
/** The same type with all fields and lists read-only. Open types (`unknown`, `object`) stay as they are. */
type Frozen<T> = unknown extends T
  ? T
  : T extends Primitive
    ? T
    : IsOpen<T> extends true
      ? T
      : { readonly [K in keyof T]: Frozen<T[K]> };
/** True for objects of which no field is known. */
type IsOpen<T> = object extends T ? (string extends keyof T ? true : [keyof T] extends [never] ? true : false) : false;

/** The type of the data that a schema accepts. */
export type Infer<S extends z.ZodMiniType> = Frozen<z.output<S>>;

/** The union of messages whose schemas are listed by their kind, the field `is`. */
export type InferAny<S extends { readonly [kind: string]: z.ZodMiniType }> = { [K in keyof S]: Infer<S[K]> }[keyof S];

/**
 * Gives a schema the kernel's type of the same data. The compiler checks that the kernel's type fits the schema, so a new
 * or changed field of the kernel must be entered here.
 */
export const describes =
  <T>() =>
  <S extends z.ZodMiniType>(
    schema: T extends Infer<S> ? (keyof T extends keyof Infer<S> ? S : never) : never,
  ): z.ZodMiniType<T, T> =>
    schema as unknown as z.ZodMiniType<T, T>;

/** Gives a schema its type where the compiler cannot compare: open data of a game, or a branded number or text. */
export const describesOpen =
  <T>() =>
  (schema: z.ZodMiniType): z.ZodMiniType<T, T> =>
    schema as unknown as z.ZodMiniType<T, T>;
