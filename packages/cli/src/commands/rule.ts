import { en as errors } from "../errors.en.ts";
import { rules as english } from "@starboard/kernel/rules";
import { rules as german } from "@starboard/kernel/rules.de";
import { type Language, language, readRules, type Rule } from "@starboard/kit";
import { type Command, type CommandContext, CliError } from "../context.ts";

const kernelRules: { readonly [L in Language]: string } = { en: english, de: german };

/**
 * Returns the paragraph of a rule, of any game or of the kernel. Throws a CliError with code CLI_RULE if there is none.
 */
export function ruleText(context: CommandContext, id: string): Rule {
  for (const text of [...context.games.map(({ rules }) => rules), kernelRules[language()]]) {
    const rule = readRules(text).get(id.toUpperCase() as Rule["id"]) ?? readRules(text).get(id as Rule["id"]);
    if (rule) return rule;
  }
  throw new CliError("CLI_RULE", errors.noRule(id));
}

/** Prints one rule. */
export const rule: Command = {
  about: "print the text of a rule",
  usage: "starboard rule AD-6.4.4",
  run([id = ""], context) {
    const paragraph = ruleText(context, id);
    context.out(`${paragraph.id}  (${paragraph.section})\n${paragraph.text}`);
    return 0;
  },
};
