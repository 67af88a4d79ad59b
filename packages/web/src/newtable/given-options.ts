/** Options that the next table begins with, as those of an item of the library. They go when its page is left. */
import { useEffect } from "react";
import type { OptionValues } from "./setup.ts";

let given: { readonly game: string; readonly options: OptionValues } | null = null;

/** Call it before going to the page of a new table of the game. */
export function giveOptions(game: string, options: OptionValues): void {
  given = { game, options };
}

const NONE: OptionValues = {};
export const givenOptions = (game: string): OptionValues => (given?.game === game ? given.options : NONE);

export const useGivenOptionsOnce = (): void =>
  useEffect(
    () => () => {
      given = null;
    },
    [],
  );
