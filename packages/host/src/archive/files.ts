/** Names the files that a match was played with: decks, maps, scenarios. */
import { type AnyGame, digest } from "@starboard/kernel";

/** Returns the digests of the files among the parsed options, by option. */
export function fileDigests({ options: table }: AnyGame, options: object): Record<string, string> {
  const values = options as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    table.specs.flatMap(({ id, control }) => {
      const value = control.kind === "module" ? (values[id] ?? null) : null;
      return value === null ? [] : [[id, digest(value)]];
    }),
  );
}
