/** Tables for the terminal and for docs/bench.md. */

export interface Section {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats a section for the terminal: names left, numbers right. */
export function say({ title, head, rows }: Section): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return [`\n${title}`, ...all.map(line)].join("\n");
}

/** Formats all sections as a page; sections of an earlier page that were not measured again are kept. */
export function written(
  sections: readonly Section[],
  machine: string,
  rounds: number,
  ms: number,
  earlier: string,
): string {
  const table = ({ head, rows }: Section): string =>
    [head, head.map((_, column) => (column === 0 ? "---" : "---:")), ...rows]
      .map((row) => `| ${row.join(" | ")} |`)
      .join("\n");
  const page = new Map(
    earlier
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf("\n")), text.slice(text.indexOf("\n")).trim()]),
  );
  for (const section of sections) page.set(section.title, `${section.note}\n\n${table(section)}`);
  return [
    "# Measured",
    "",
    "Written by `npm run bench -- --write`. Measure on your own machine before you compare: machines differ more than programs.",
    `This machine: ${machine}.`,
    "",
    `Rates are medians of ${rounds} rounds of ${ms} ms of CPU time. Each contender has its own process, and they`,
    "alternate, so that other load affects all equally. Ratios are medians over the rounds. The peer is boardgame.io 0.50.2: its",
    "reducer without client or network, playing the same game (tic-tac-toe) with its own `enumerate` and move checks.",
    "",
    ...[...page].flatMap(([title, text]) => [`## ${title}`, "", text, ""]),
  ].join("\n");
}
