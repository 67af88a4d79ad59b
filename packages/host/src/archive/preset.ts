/** Finds the preset that a match was played with. */
import type { AnyGame } from "@starboard/kernel";

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the id of the preset whose values `options` has, null if there is none. Values that every match draws anew, and
 * those that players supply, such as decks, are not compared.
 */
export function playedPreset({ options: table }: AnyGame, options: object): string | null {
  const compared = table.specs.filter(
    (spec) => spec.seat === undefined && !("randomDefault" in spec && spec.randomDefault === true),
  );
  const valuesOf = (of: object): string => JSON.stringify(compared.map(({ id }) => (of as Values)[id] ?? null));
  const played = valuesOf(options);
  const fits = (raw: Values): boolean => {
    const read = table.parse(raw);
    return "ok" in read && valuesOf(read.ok as object) === played;
  };
  const found = table.presets.find(
    ({ set }) => fits(set) || (table.live !== undefined && fits({ ...table.live, ...set })),
  );
  return found?.id ?? null;
}
