/** Options whose values are all as good as one another, the number of a map for instance: a new table draws them by lot. */
import type { AnyGame, OptionSpec } from "@starboard/kernel";

type OptionValues = Readonly<Record<string, unknown>>;

const randomSpecs = (game: AnyGame): readonly OptionSpec[] =>
  game.options.specs.filter(({ control }) => control.kind === "number" && control.randomDefault);

/** A value by lot for each of them. They are open choices like any other, nothing that the match draws. */
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

/** Those of the values that go by lot: no preset names them, and another preset leaves them as they are. */
export const withRandomValues = (game: AnyGame, values: OptionValues): OptionValues =>
  Object.fromEntries(randomSpecs(game).flatMap(({ id }) => (Object.hasOwn(values, id) ? [[id, values[id]]] : [])));
