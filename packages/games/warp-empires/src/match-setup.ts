/** The book of a table, made once for each set of options that name the same module, board and number of players. */
import { canonicalJson } from "@starboard/kernel";
import { type CompiledModule, compileModule } from "./compiled/index.ts";
import { boardOf } from "./map/index.ts";
import { filesFirst, resolvedOf } from "./option-table.ts";
import type { Options } from "./options.ts";

const books = new WeakMap<Options, CompiledModule>();
/** By what a book follows from; a saved table brings its own copy of the options. */
const byContent = new Map<string, CompiledModule>();
/** Books kept by content: a page rarely has more tables open. */
const KEPT = 40;

export function compiledModuleOf(options: Options): CompiledModule {
  const known = books.get(options);
  if (known) return known;
  const key = canonicalJson(options);
  let book = byContent.get(key);
  if (!book) {
    const module = resolvedOf(options);
    book = compileModule(module, boardOf(module, filesFirst(options)), options.players);
    byContent.set(key, book);
    const oldest = byContent.keys().next().value;
    if (byContent.size > KEPT && oldest !== undefined) byContent.delete(oldest);
  }
  books.set(options, book);
  return book;
}
