import type { RuleId } from "@starboard/kernel";
import { createContext, type MouseEvent, useContext } from "react";
import { en } from "../text/en.ts";

/** How a rule chip opens its paragraph; the page provides it once for everything inside. */
export interface RuleLink {
  /** Opens the rules at a paragraph. */
  open(rule: RuleId): void;
  /** The address of a paragraph, so that a chip can be copied and opened in a new tab. */
  href(rule: RuleId): string;
}

const RuleLinkContext = createContext<RuleLink>({ open: () => undefined, href: (rule) => `#${rule}` });
export const RuleLinkProvider = RuleLinkContext.Provider;
/** The door itself, for boards that open a rule from a click on something grey. */
export const useRuleLink = (): RuleLink => useContext(RuleLinkContext);

/** Every sum, refusal and log line ends with one: the rule's number, opening the rule's text. */
export function RuleChip({ rule }: { readonly rule: RuleId }) {
  const door = useContext(RuleLinkContext);
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    door.open(rule);
  };
  return (
    <a className="rule" href={door.href(rule)} onClick={follow} aria-label={en.rule(rule)}>
      {rule}
    </a>
  );
}
