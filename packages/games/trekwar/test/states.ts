/** Options and states for tests, read from the notation. */
import { game } from "../src/index.ts";
import type { Options } from "../src/options.ts";
import type { StateTW } from "../src/state.ts";

export function optionsOf(raw: object = {}): Options {
  const read = game.options.parse(raw);
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  return read.ok;
}

/** Returns the state of a written position. */
export function stateOf(position: object, options: object = {}): StateTW {
  const read = game.notation.read(position, optionsOf(options));
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  return read.ok;
}
