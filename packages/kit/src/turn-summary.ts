/** The short account of a turn that every `rules.md` has near its beginning. */

/** The section "How a turn goes" of a `rules.md` in plain text. */
export interface TurnSummary {
  /** The heading of the section. */
  readonly title: string;
  /** Its numbered steps. */
  readonly steps: readonly string[];
  /** The paragraph after the steps; empty if there is none. */
  readonly advice: string;
}

/** Returns the short account of a turn; `null` if a text has no section whose heading begins with "How a". */
export function turnSummary(rules: string): TurnSummary | null {
  const found = /^## (How a .*)\n([\s\S]*?)(?=^(?:## |---$))/m.exec(rules);
  if (!found) return null;
  const [, title = "", body = ""] = found;
  const steps: string[] = [];
  const advice: string[] = [];
  for (const paragraph of body.split(/\n(?=\d+\. )|\n{2,}/)) {
    const text = plainText(paragraph);
    if (/^\d+\. /.test(text)) steps.push(text.replace(/^\d+\. /, ""));
    else if (steps.length > 0 && text !== "") advice.push(text);
  }
  return { title, steps, advice: advice.join(" ") };
}

/** Markdown of a paragraph without its marks and line breaks. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\*\*|`|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
