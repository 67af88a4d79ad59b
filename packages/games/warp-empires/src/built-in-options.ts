/**
 * Options that one built-in module declares. Their names and values refer to cards, features and terrain of its
 * setting, so only the document of the module defines them (WE-B.1).
 */
import type { OptionSpec, RuleId } from "@starboard/kernel";
import { BUILT_IN } from "./data/modules.ts";
import { controlOf } from "./declared-options.ts";
import type { ModuleOption } from "./module/options.ts";
import { SHARED } from "./shared-options.ts";

export interface BuiltInOption {
  /** Id of the module that declares it. */
  readonly module: string;
  readonly option: ModuleOption;
  /** The rule that leaves it open. */
  readonly rule: RuleId;
}

/** By id, in the order of the modules and of their documents. */
export const BUILT_IN_OPTIONS: ReadonlyMap<string, BuiltInOption> = new Map(
  Object.entries(BUILT_IN).flatMap(([module, document]) =>
    (document["options"] as unknown as readonly ModuleOption[])
      .filter(({ id }) => !Object.hasOwn(SHARED, id))
      .map((option): [string, BuiltInOption] => [
        option.id,
        { module, option, rule: (option.rule ?? "WE-B.1") as RuleId },
      ]),
  ),
);

/** The controls of these options; each applies only to its module. */
export const builtInSpecs: readonly OptionSpec[] = [...BUILT_IN_OPTIONS.values()].map(({ module, option, rule }) => ({
  id: option.id,
  rule,
  control: controlOf(option),
  source: "ruling",
  applies: (chosen) => chosen["moduleFile"] === null && chosen["module"] === module,
}));
