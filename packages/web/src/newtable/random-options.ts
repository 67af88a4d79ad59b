/** Options whose values are equally good, for example a map number: a new table picks them at random. */
import type { AnyGame, OptionSpec } from "@starboard/kernel";

type OptionValues = Readonly<Record<string, unknown>>;

const randomSpecs = (game: AnyGame): readonly OptionSpec[] =>
  game.options.specs.filter(({ control }) => control.kind === "number" && control.randomDefault);

/** Picks a random value for each of these options. They are normal option values, not draws of the match. */
export function randomValues(game: AnyGame): OptionValues {
  const word = new Uint32Array(1);
  return Object.fromEntries(
    randomSpecs(game).flatMap(({ id, control }) =>
      control.kind === "number"
        ? [[id, control.min + ((crypto.getRandomValues(word)[0] as number) % (control.max - control.min + 1))]]
        : [],
    ),
  );
}

/** The values of these options. Presets do not name them, and changing the preset keeps them. */
export const withRandomValues = (game: AnyGame, values: OptionValues): OptionValues =>
  Object.fromEntries(randomSpecs(game).flatMap(({ id }) => (Object.hasOwn(values, id) ? [[id, values[id]]] : [])));
