/** Parses a game's `rules.md` into numbered units. Supports only the Markdown that rule texts use. */

export type Block =
  | { readonly is: "heading"; readonly level: number; readonly text: string }
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "list"; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly is: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly is: "code"; readonly text: string };
/** One item of a list, with what is indented below it. */
export interface Item {
  readonly text: string;
  readonly below: readonly Block[];
}

/** A rule with everything up to the next number or heading; units without a number are headings and plain text. */
export interface Unit {
  /** Stable within the text: the rule's number, or the place. */
  readonly key: string;
  readonly rule: string | null;
  readonly blocks: readonly Block[];
  /** Everything in it in lower case, for searching. */
  readonly haystack: string;
}

const RULE = /^\*\*([A-Z][A-Z0-9]*-[A-Za-z0-9][\w./-]*)\*\*|^\*\*([A-Z][A-Z0-9]*-[A-Za-z0-9][\w./-]*)\s[^*]*\*\*/;
const ruleAt = (text: string): string | null => {
  const match = RULE.exec(text);
  return match ? (match[1] ?? match[2] ?? null) : null;
};

/** Splits a rule text into units. Plain text gives paragraphs. */
export function parseRuleText(source: string): Unit[] {
  const blocks = readBlocks(source.replace(/\r\n?/g, "\n").split("\n"));
  const units: { key: string; rule: string | null; blocks: Block[] }[] = [];
  const begin = (rule: string | null): Block[] => {
    const unit = { key: rule ?? `unit-${units.length}`, rule, blocks: [] as Block[] };
    units.push(unit);
    return unit.blocks;
  };
  let into: Block[] | undefined;
  for (const block of blocks) {
    if (block.is === "heading") {
      begin(null).push(block);
      into = undefined;
      continue;
    }
    const rule = block.is === "text" ? ruleAt(block.text) : null;
    if (rule !== null) into = begin(rule);
    into ??= begin(null);
    into.push(block);
  }
  return units.map((unit) => ({ ...unit, haystack: textOf(unit.blocks).toLowerCase() }));
}

/** The visible text of some blocks, without markup. */
export function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.is) {
        case "heading":
        case "text":
        case "code":
          return plain(block.text);
        case "list":
          return block.items.map((item) => `${plain(item.text)} ${textOf(item.below)}`).join(" ");
        case "table":
          return [block.head, ...block.rows].map((row) => row.map(plain).join(" ")).join(" ");
      }
    })
    .join(" ");
}
const plain = (text: string): string => text.replace(/[*`]|\[([^\]]*)\]\([^)]*\)/g, "$1");

const BULLET = /^(\s*)(?:[-*]|(\d+|[ivx]+)[.)]|\(([ivx]+|\d+)\))\s+(.*)$/;

function readBlocks(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] as string;
    if (line.trim() === "" || /^\s*---+\s*$/.test(line)) {
      i++;
      continue;
    }
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading) {
      out.push({ is: "heading", level: (heading[1] as string).length, text: heading[2] as string });
      i++;
    } else if (/^\s*```/.test(line)) {
      const end = lines.findIndex((other, at) => at > i && /^\s*```/.test(other));
      const last = end < 0 ? lines.length : end;
      out.push({ is: "code", text: lines.slice(i + 1, last).join("\n") });
      i = last + 1;
    } else if (line.trim().startsWith("|")) {
      const rows: string[][] = [];
      for (; i < lines.length && (lines[i] as string).trim().startsWith("|"); i++) rows.push(cells(lines[i] as string));
      const [head, second, ...rest] = rows;
      const ruled = second?.every((cell) => /^:?-+:?$/.test(cell)) ?? false;
      out.push({ is: "table", head: ruled ? (head ?? []) : [], rows: ruled ? rest : rows });
    } else if (BULLET.test(line)) {
      const { block, next } = readList(lines, i);
      out.push(block);
      i = next;
    } else {
      const text: string[] = [];
      for (; i < lines.length && isProse(lines[i] as string, text.length > 0); i++)
        text.push((lines[i] as string).trim());
      out.push({ is: "text", text: text.join(" ") });
    }
  }
  return out;
}

/** A paragraph ends at a blank line or at another block. */
function isProse(line: string, inside: boolean): boolean {
  if (line.trim() === "" || /^#{1,6}\s|^\s*```|^\s*\|/.test(line)) return false;
  return !inside || (!BULLET.test(line) && ruleAt(line) === null);
}

function readList(lines: readonly string[], from: number): { block: Block; next: number } {
  const first = BULLET.exec(lines[from] as string) as RegExpExecArray;
  const indent = (first[1] as string).length;
  const items: Item[] = [];
  let i = from;
  while (i < lines.length) {
    const bullet = BULLET.exec(lines[i] as string);
    if (!bullet || (bullet[1] as string).length !== indent) break;
    const text = [bullet[4] as string];
    const below: string[] = [];
    i++;
    for (; i < lines.length; i++) {
      const line = lines[i] as string;
      if (line.trim() === "") {
        // A blank line ends the item unless indented text follows.
        const after = lines[i + 1] ?? "";
        if (after.trim() === "" || after.length - after.trimStart().length <= indent) break;
        below.push("");
      } else if (line.length - line.trimStart().length <= indent) break;
      else if (below.length === 0 && !BULLET.test(line) && !/^\s*[|`]/.test(line)) text.push(line.trim());
      else below.push(line);
    }
    items.push({ text: text.join(" "), below: readBlocks(outdent(below)) });
    if ((lines[i] ?? "").trim() === "" && BULLET.exec(lines[i + 1] ?? "")?.[1]?.length === indent) i++;
  }
  return { block: { is: "list", ordered: first[2] !== undefined, items }, next: Math.max(i, from + 1) };
}

function outdent(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const least = Math.min(...filled.map((line) => line.length - line.trimStart().length), 99);
  return lines.map((line) => line.slice(least));
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
