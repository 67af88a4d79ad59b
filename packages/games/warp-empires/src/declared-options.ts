/** Controls for the table options that a module file declares (rules.md, B.1). */
import type { OptionSpec, RuleId } from "@starboard/kernel";
import { type ModuleOption, ownModule } from "./module/index.ts";
import type { OptionValue } from "./options.ts";

/** Returns the options of a module file; none without a file, or if it cannot be loaded. */
export function declared(file: unknown): readonly ModuleOption[] {
  if (typeof file !== "object" || file === null) return [];
  const read = ownModule(file);
  return "ok" in read ? read.ok.options : [];
}

const isFlag = ({ values }: ModuleOption): boolean =>
  values.length === 2 && values.every((value) => typeof value === "boolean");

/** Converts a value for a control: lists of numbers get slashes, as in `60/100`. */
export function writtenValue(option: ModuleOption, value: OptionValue): string | number | boolean {
  if (typeof value === "object") return value.join("/");
  return typeof value === "boolean" && !isFlag(option) ? String(value) : value;
}

/** Returns the module’s value for a written value; undefined if the option does not have it. */
export const valueOf = (option: ModuleOption, chosen: unknown): OptionValue | undefined =>
  option.values.find((value) => writtenValue(option, value) === chosen);

/** The control of an option by its values. */
export const controlOf = (option: ModuleOption): OptionSpec["control"] =>
  isFlag(option)
    ? { kind: "flag" }
    : { kind: "choice", values: option.values.map((value) => writtenValue(option, value) as string | number) };

/** The control of a declared option. An option that built-in modules share keeps its rule reference. */
export function declaredSpec(option: ModuleOption, known: RuleId | undefined): OptionSpec {
  const { id, note } = option;
  const standard = writtenValue(option, option.default);
  return {
    id,
    rule: known ?? "WE-B.1",
    source: known ? "ruling" : "designed",
    control: controlOf(option),
    fromModule: note === undefined ? { standard } : { standard, note },
  };
}
