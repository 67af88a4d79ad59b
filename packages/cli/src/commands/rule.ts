import { rules as kernelRules } from "@starboard/kernel/rules";
import { readRules, type Rule } from "@starboard/kit";
import { type Command, type CommandContext, CliError } from "../context.ts";

/** The paragraph of a rule, whichever text it stands in. */
export function ruleText(context: CommandContext, id: string): Rule {
  for (const text of [...context.games.map(({ rules }) => rules), kernelRules]) {
    const rule = readRules(text).get(id.toUpperCase() as Rule["id"]) ?? readRules(text).get(id as Rule["id"]);
    if (rule) return rule;
  }
  throw new CliError("CLI_RULE", `There is no rule ${id}.`);
}

/** Prints one rule. */
export const rule: Command = {
  about: "the text of a rule",
  usage: "starboard rule AD-6.4.4",
  run([id = ""], context) {
    const found = ruleText(context, id);
    context.out(`${found.id}  (${found.section})\n${found.text}`);
    return 0;
  },
};
