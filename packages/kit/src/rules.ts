/** Reads the rule text of a game: every rule starts a line with its number in bold, `**AD-6.4.4** …`. */
import type { RuleId } from "@starboard/kernel";

/** One numbered rule. */
export interface Rule {
  readonly id: RuleId;
  /** Its Markdown without the number: everything up to the next number or heading. */
  readonly text: string;
  /** The heading above it, without the marks. */
  readonly section: string;
}

const NUMBER = /^\s*(?:[-*]\s+)?\*\*([A-Z][A-Z0-9]*-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*)\*\*\s*/;
const HEADING = /^#+\s+(.*)$/;

/**
 * Returns the rules of a `rules.md` by number, in order of the text. If a number occurs twice, the first text counts.
 */
export function readRules(markdown: string): ReadonlyMap<RuleId, Rule> {
  const rules = new Map<RuleId, Rule>();
  let section = "";
  let id: RuleId | undefined;
  let lines: string[] = [];
  const close = (): void => {
    if (id !== undefined && !rules.has(id)) rules.set(id, { id, text: lines.join("\n").trim(), section });
    id = undefined;
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const number = NUMBER.exec(line);
    if (heading || number) close();
    if (heading) section = heading[1] ?? "";
    else if (number) {
      id = number[1] as RuleId;
      lines.push(line.slice(number[0].length));
    } else if (id !== undefined && !/^(?:-{3,}|\*{3,})$/.test(line)) lines.push(line);
  }
  close();
  return rules;
}
