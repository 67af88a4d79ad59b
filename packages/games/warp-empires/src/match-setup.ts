/** Compiles the module and board of a match, once per set of options. */
import { canonicalJson } from "@starboard/kernel";
import { type CompiledModule, compileModule } from "./compiled/index.ts";
import { type HeadStarts, headStartsIn } from "./data/even-sides.ts";
import { boardOf } from "./map/index.ts";
import { filesFirst, resolvedOf } from "./option-table.ts";
import type { Options } from "./options.ts";

const byOptions = new WeakMap<Options, CompiledModule>();
/** Compiled modules by the canonical JSON of the options, because a stored match has its own copy of the options. */
const byContent = new Map<string, CompiledModule>();
/** Cache size: a page rarely has more matches open. */
const MAX_CACHED = 40;

/** The options that were asked for last, and their module: the rules ask many times in a row for one match. */
let last: { readonly options: Options; readonly compiled: CompiledModule } | undefined;

/** Returns the compiled module of a match, cached by its options. */
export function compiledModuleOf(options: Options): CompiledModule {
  if (last?.options === options) return last.compiled;
  const compiled = cachedModuleOf(options);
  last = { options, compiled };
  return compiled;
}

const compiledWith = (options: Options, headStarts: HeadStarts): CompiledModule => {
  const module = resolvedOf(options);
  return compileModule(module, boardOf(module, filesFirst(options)), options.players, headStarts);
};

/** From now on, matches with these options have other head starts than the stored ones: for those who look for numbers. */
export function tryHeadStarts(options: Options, headStarts: HeadStarts): void {
  const compiled = compiledWith(options, headStarts);
  byContent.set(canonicalJson(options), compiled);
  byOptions.set(options, compiled);
  last = undefined;
}

function cachedModuleOf(options: Options): CompiledModule {
  const known = byOptions.get(options);
  if (known) return known;
  const key = canonicalJson(options);
  let compiled = byContent.get(key);
  if (!compiled) {
    compiled = compiledWith(options, headStartsIn(options));
    byContent.set(key, compiled);
    const oldest = byContent.keys().next().value;
    if (byContent.size > MAX_CACHED && oldest !== undefined) byContent.delete(oldest);
  }
  byOptions.set(options, compiled);
  return compiled;
}
