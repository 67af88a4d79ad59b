/** What an error code says about itself, and how a sentence takes it up. */
export type About = Readonly<Record<string, unknown>>;

/** The value as text; empty if it is neither text nor a number. */
export const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
