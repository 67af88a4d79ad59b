/** The options that a module file declares for itself, as controls for the table (rules.md, B.1). */
import type { OptionSpec } from "@starboard/kernel";
import { type ModuleOption, ownModule } from "./module/index.ts";
import type { OptionValue } from "./options.ts";
import { SHARED, type SharedId } from "./sharedOptions.ts";

/** The options of a module file; none without a file, or when it does not load. */
export function declared(file: unknown): readonly ModuleOption[] {
  if (typeof file !== "object" || file === null) return [];
  const read = ownModule(file);
  return "ok" in read ? read.ok.options : [];
}

const isFlag = ({ values }: ModuleOption): boolean =>
  values.length === 2 && values.every((value) => typeof value === "boolean");

/** How a control spells a value: lists of numbers with strokes between them, `60/100`. */
export function spelled(option: ModuleOption, value: OptionValue): string | number | boolean {
  if (typeof value === "object") return value.join("/");
  return typeof value === "boolean" && !isFlag(option) ? String(value) : value;
}

/** What a spelled value means to the module; undefined when it is none of the option's. */
export const valueOf = (option: ModuleOption, chosen: unknown): OptionValue | undefined =>
  option.values.find((value) => spelled(option, value) === chosen);

/** The control of a declared option. One that modules share keeps the rule that leaves it open. */
export function declaredSpec(option: ModuleOption): OptionSpec {
  const { id, values, note } = option;
  const shared = Object.hasOwn(SHARED, id) ? SHARED[id as SharedId] : undefined;
  const standard = spelled(option, option.default);
  return {
    id,
    rule: shared?.rule ?? "WE-B.1",
    source: shared ? "ruling" : "designed",
    control: isFlag(option)
      ? { kind: "flag" }
      : { kind: "choice", values: values.map((value) => spelled(option, value) as string | number) },
    brought: note === undefined ? { standard } : { standard, note },
  };
}
