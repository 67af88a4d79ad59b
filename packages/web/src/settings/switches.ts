/** Switches that are on or off by name. */
export type Switches = Readonly<Record<string, boolean>>;

/** Parses switches from untrusted data; invalid ones are left out. */
export function readSwitches(raw: unknown): Switches {
  if (typeof raw !== "object" || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter(([, on]) => typeof on === "boolean"));
}
