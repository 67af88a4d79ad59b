/** Reads style sheets for the checks of styles.test.ts. Understands what our formatted sheets use, not all of CSS. */

export interface Declaration {
  readonly property: string;
  readonly value: string;
}
export interface StyleRule {
  /** The at-rules around the rule, outermost first: `@layer games`, `@media (max-width: 720px)`. */
  readonly within: readonly string[];
  /** The selectors of the rule, one for each part of the list; those of a nested rule begin with the selector around it. */
  readonly selectors: readonly string[];
  readonly declarations: readonly Declaration[];
}

/** The rules of a sheet in their order. Keyframes and font faces are not rules. */
export function rulesOf(css: string): StyleRule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const rules: StyleRule[] = [];
  let at = 0;
  /** Reads up to the end of a block: declarations of `selectors` and blocks inside. */
  const readBlock = (within: readonly string[], selectors: readonly string[]): void => {
    const declarations: Declaration[] = [];
    if (selectors.length > 0) rules.push({ within, selectors, declarations });
    while (at < text.length) {
      const [head, end] = readUntilBreak();
      if (end === "{") readInner(head, within, selectors);
      else {
        const colon = head.indexOf(":");
        if (colon > 0)
          declarations.push({ property: head.slice(0, colon).trim(), value: head.slice(colon + 1).trim() });
        if (end === "}") return;
      }
    }
  };
  const readInner = (head: string, within: readonly string[], around: readonly string[]): void => {
    if (!head.startsWith("@")) {
      const own = splitAt(",", head);
      const nested = around.flatMap((outer) =>
        own.map((inner) => (inner.includes("&") ? inner.replaceAll("&", outer) : `${outer} ${inner}`)),
      );
      readBlock(within, around.length === 0 ? own : nested);
    } else if (/^@(keyframes|font-face|property)/.test(head)) {
      const before = rules.length;
      readBlock(within, []);
      rules.length = before;
    } else readBlock([...within, head], around);
  };
  /** What stands before the next `;`, `{` or `}` that is not in parentheses or quotation marks, and that character. */
  const readUntilBreak = (): [head: string, end: string] => {
    const start = at;
    let depth = 0;
    let quote = "";
    for (; at < text.length; at++) {
      const character = text.charAt(at);
      if (quote !== "") quote = character === quote ? "" : quote;
      else if (character === '"' || character === "'") quote = character;
      else if (character === "(" || character === "[") depth++;
      else if (character === ")" || character === "]") depth--;
      else if (depth === 0 && ";{}".includes(character)) break;
    }
    return [text.slice(start, at).trim().replace(/\s+/g, " "), text.charAt(at++)];
  };
  readBlock([], []);
  return rules;
}

/** Splits at a character outside parentheses and brackets. */
function splitAt(separator: string, text: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const character of text) {
    if ("([".includes(character)) depth++;
    if (")]".includes(character)) depth--;
    if (character === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

/** The names of the classes in a selector, from left to right. */
export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = ""]) => name);
