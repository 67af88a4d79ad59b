import type { RuleId } from "@starboard/kernel";
import { createContext, type MouseEvent, useContext } from "react";
import { en } from "../text/en.ts";

/** How a rule chip opens its paragraph. The page provides it once for all widgets. */
export interface RuleLink {
  /** Opens the rules at a paragraph. */
  open(rule: RuleId): void;
  /** The address of a paragraph, so that a chip can be copied and opened in a new tab. */
  href(rule: RuleId): string;
}

const RuleLinkContext = createContext<RuleLink>({ open: () => undefined, href: (rule) => `#${rule}` });
export const RuleLinkProvider = RuleLinkContext.Provider;
/** Returns the rule link, for boards that open a rule without a chip. */
export const useRuleLink = (): RuleLink => useContext(RuleLinkContext);

/** A rule's number that opens the rule's text. Every sum, refusal and log line ends with one. */
export function RuleChip({ rule }: { readonly rule: RuleId }) {
  const ruleLink = useContext(RuleLinkContext);
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    ruleLink.open(rule);
  };
  return (
    <a className="rule" href={ruleLink.href(rule)} onClick={follow} aria-label={en.rule(rule)}>
      {rule}
    </a>
  );
}
