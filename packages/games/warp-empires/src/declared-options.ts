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

/** Writes a value for a control: lists of numbers with slashes, as in `60/100`. */
export function spelled(option: ModuleOption, value: OptionValue): string | number | boolean {
  if (typeof value === "object") return value.join("/");
  return typeof value === "boolean" && !isFlag(option) ? String(value) : value;
}

/** Returns the module’s value for a written one; undefined if the option does not have it. */
export const valueOf = (option: ModuleOption, chosen: unknown): OptionValue | undefined =>
  option.values.find((value) => spelled(option, value) === chosen);

/** The control of an option by its values. */
export const controlOf = (option: ModuleOption): OptionSpec["control"] =>
  isFlag(option)
    ? { kind: "flag" }
    : { kind: "choice", values: option.values.map((value) => spelled(option, value) as string | number) };

/** The control of a declared option. One that the built-in modules have keeps the rule that leaves it open. */
export function declaredSpec(option: ModuleOption, known: RuleId | undefined): OptionSpec {
  const { id, note } = option;
  const standard = spelled(option, option.default);
  return {
    id,
    rule: known ?? "WE-B.1",
    source: known ? "ruling" : "designed",
    control: controlOf(option),
    fromModule: note === undefined ? { standard } : { standard, note },
  };
}
