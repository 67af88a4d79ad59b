/** Modules: parses them, resolves them for a match and hashes them for its record (rules.md, chapter B). */
import { digest, type Invalid, type Result } from "@starboard/kernel";
import type { OptionValue } from "../options.ts";
import { BUILT_IN } from "../data/modules.ts";
import { checkModule } from "./check/index.ts";
import { createErrorList, isReadable, reportIssues, under } from "./input-errors.ts";
import { fill } from "./fill.ts";
import { moduleForm } from "./form.ts";
import { isObject, type JsonObject, type ModuleOption, readOptions, substituted } from "./options.ts";
import type { Resolved } from "./resolved.ts";

export { isReadable } from "./input-errors.ts";
export type { ModuleOption } from "./options.ts";

/** A module that passed validation: its document as written, and the options left to the table. */
export interface ModuleFile {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly ModuleOption[];
  readonly document: JsonObject;
}

/** Values of a module's options by id; an option that is not listed has its default. */
export type Choice = (option: string) => OptionValue | undefined;

/** The value of an option: the chosen value if the module has it, otherwise the default. */
function chosen(options: readonly ModuleOption[], choose: Choice): Choice {
  return (id) => {
    const option = options.find((one) => one.id === id);
    if (!option) return undefined;
    const wanted = JSON.stringify(choose(id));
    return option.values.find((value) => JSON.stringify(value) === wanted) ?? option.default;
  };
}

/**
 * Reads a module from outside (codes `WE_MODULE_…`); `at` precedes the path of every error. Every value of every
 * option is tried, all first values together, then all second values and so on, so that every choice of a table loads.
 */
export function readModule(raw: unknown, at = ""): Result<ModuleFile> {
  const { bad, report } = createErrorList();
  const told = (): { bad: readonly Invalid[] } => ({ bad: under(at, bad) });
  if (!isReadable(raw)) report("WE_MODULE_SIZE", "");
  else if (!isObject(raw)) report("WE_MODULE_FORM", "");
  if (bad.length > 0 || !isObject(raw)) return told();
  const options = readOptions(raw, report);
  // An unused option does not hide other errors. Every other error of the options would.
  if (!options || bad.some(({ code }) => code !== "WE_MODULE_UNUSED")) return told();
  const first = tried(raw, options, () => undefined);
  if ("bad" in first) return { bad: under(at, [...bad, ...first.bad]) };
  if (bad.length > 0) return told();
  const most = Math.max(0, ...options.map(({ values }) => values.length));
  for (let n = 0; n < most; n++) {
    const all = tried(raw, options, (id) => options.find((option) => option.id === id)?.values[n]);
    if ("bad" in all) return { bad: under(at, blamed(raw, options, n) ?? all.bad) };
  }
  const { id, version, name, players } = first.ok;
  return { ok: { id, version, name, players, options, document: raw } };
}

/** Finds the option value that alone breaks the module, with its error; undefined if only several together do. */
function blamed(document: JsonObject, options: readonly ModuleOption[], n: number): readonly Invalid[] | undefined {
  for (const { id, values } of options) {
    const value = values[n];
    if (value === undefined) continue;
    const one = tried(document, options, (other) => (other === id ? value : undefined));
    if ("bad" in one) return one.bad.map((b) => ({ ...b, about: { ...b.about, option: id, value: String(value) } }));
  }
  return undefined;
}

/** A document with its options chosen, checked and filled. */
function tried(document: JsonObject, options: readonly ModuleOption[], choose: Choice): Result<Resolved> {
  const { bad, report } = createErrorList();
  const whole = substituted(document, chosen(options, choose));
  const parsed = moduleForm.safeParse(whole);
  if (!parsed.success) {
    reportIssues(whole, parsed.error.issues, "WE_MODULE", report);
    return { bad };
  }
  checkModule(parsed.data, report);
  return bad.length > 0 ? { bad } : { ok: fill(parsed.data) };
}

/** The module with its options chosen, in the form that the rules read. The file must have passed `readModule`. */
export function resolve(file: ModuleFile, choose: Choice = () => undefined): Resolved {
  return fill(moduleForm.parse(substituted(file.document, chosen(file.options, choose))));
}

/** The hash that a match stores: SHA-256 of the resolved module in lower-case hex. */
export const hashOf = (module: Resolved): string => digest(module);

/** The built-in modules in the order in which they are offered, with the options left to the table. */
export const BUILT_IN_MODULES: readonly { readonly id: string; readonly options: readonly string[] }[] = Object.entries(
  BUILT_IN,
).map(([id, document]) => ({
  id,
  options: (document["options"] as readonly { readonly id: string }[]).map((option) => option.id),
}));

const read = new Map<string, ModuleFile>();
/** Cache of parsed custom files by document. */
const readFiles = new WeakMap<object, ModuleFile>();

/** A built-in module, read like any file; undefined if no module has that id. */
export function builtIn(id: string): ModuleFile | undefined {
  if (!Object.hasOwn(BUILT_IN, id)) return undefined;
  let file = read.get(id);
  if (!file) {
    const result = readModule(BUILT_IN[id]);
    if ("bad" in result) throw new Error(`the built-in module ${id} does not load: ${JSON.stringify(result.bad)}`);
    file = result.ok;
    read.set(id, file);
  }
  return file;
}

/**
 * The module that a table names, with its options chosen: a built-in module or, with `own`, the file. Errors of a file
 * are reported under `moduleFile`, an unknown id under `module` (WE_MODULE_UNKNOWN).
 */
export function resolveModule(id: string, file: unknown, choose: Choice): Result<Resolved> {
  const found = id === "own" ? ownModule(file) : builtIn(id);
  if (!found) return { bad: [{ code: "WE_MODULE_UNKNOWN", at: "module", about: { id } }] };
  return "bad" in found ? found : { ok: resolve("ok" in found ? found.ok : found, choose) };
}

/** Reads the module file of a table's options once; its errors are reported under `moduleFile`. */
export function ownModule(raw: unknown): Result<ModuleFile> {
  const known = typeof raw === "object" && raw !== null ? readFiles.get(raw) : undefined;
  if (known) return { ok: known };
  const result = readModule(raw, "moduleFile");
  if ("ok" in result) readFiles.set(raw as object, result.ok);
  return result;
}
