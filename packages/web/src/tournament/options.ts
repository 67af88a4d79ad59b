/** Texts of a tournament's options that differ from the game's defaults. */
import type { Result } from "@starboard/kernel";
import type { LoadedGame } from "../loaded-game.ts";

export function chosenOptions(
  { game, words }: LoadedGame,
  options: object,
): (readonly [name: string, value: string])[] {
  const defaults: Result<object> = game.options.parse({});
  const standard = "ok" in defaults ? (defaults.ok as Readonly<Record<string, unknown>>) : {};
  return game.options.specs.flatMap(({ id }) => {
    const value = (options as Readonly<Record<string, unknown>>)[id];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(standard[id])) return [];
    const shown = typeof value === "boolean" ? (value ? "✓" : "✗") : words.option(id).value(value);
    return [[words.option(id).name, shown] as const];
  });
}
