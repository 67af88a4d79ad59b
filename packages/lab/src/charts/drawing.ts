/** Charts of measured figures as SVG files for the documentation: intervals on a scale, and bars with a limit. */

/** Colours of a chart. Its background is that of the page. */
export interface ChartTheme {
  readonly ink: string;
  readonly quiet: string;
  readonly grid: string;
  readonly mark: string;
  readonly limit: string;
}
export const CHART_THEMES = {
  light: { ink: "#1b2330", quiet: "#55606f", grid: "#d5dbe4", mark: "#1f5fae", limit: "#a35200" },
  dark: { ink: "#e8ecf3", quiet: "#a9b4c4", grid: "#39424f", mark: "#7db2f5", limit: "#e5a44c" },
} as const satisfies Readonly<Record<string, ChartTheme>>;

/** A measured share with its interval, as a row of a chart. */
export interface IntervalRow {
  readonly label: string;
  /** 0 to 1. */
  readonly mean: number;
  /** Half of the 95% interval; null if there is none. */
  readonly half: number | null;
  /** What the row rests on, such as `of 40`. */
  readonly note: string;
}
/** A row of bars, each with what a perfect result would show. */
export interface BarRow {
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number; readonly expected?: number }[];
  readonly note: string;
}
export interface RowGroup<R> {
  readonly title: string;
  readonly rows: readonly R[];
}
/** A line across a chart at a value that matters. */
export interface ChartLine {
  readonly at: number;
  readonly label: string;
  readonly isLimit?: boolean;
}

const WIDTH = 760;
const LEFT = 240;
const RIGHT = 150;
const ROW = 24;
const TITLE = 30;
const HEAD = 58;
const FOOT = 30;
const BAR = 9;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const tenth = (n: number): string => String(Math.round(10 * n) / 10);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

interface TextLook {
  readonly size?: number;
  /** Where the text stands relative to its place; it begins there if absent. */
  readonly anchor?: "middle" | "end";
  readonly bold?: true;
  readonly quiet?: true;
}

/** Draws texts and lines in the colours of a theme. */
function penOf(theme: ChartTheme) {
  return {
    text: (x: number, y: number, text: string, look: TextLook = {}) =>
      `<text x="${tenth(x)}" y="${tenth(y)}" font-size="${look.size ?? 13}"` +
      `${look.anchor ? ` text-anchor="${look.anchor}"` : ""}${look.bold ? ' font-weight="600"' : ""}` +
      ` fill="${look.quiet ? theme.quiet : theme.ink}">${escaped(text)}</text>`,
    line: (x1: number, y1: number, x2: number, y2: number, colour: string, width = 1, dashes = "") =>
      `<path d="M${tenth(x1)} ${tenth(y1)}L${tenth(x2)} ${tenth(y2)}" stroke="${colour}" stroke-width="${width}"` +
      `${dashes === "" ? "" : ` stroke-dasharray="${dashes}"`}/>`,
  };
}

/** Returns a whole picture. Screen readers get the title and the description. */
const picture = (height: number, title: string, about: string, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${tenth(height)}" role="img"` +
      ` font-family="system-ui, 'Segoe UI', Roboto, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(about)}</desc>`,
    ...parts,
    "</svg>",
    "",
  ].join("\n");

interface ChartFrame {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** The values of the grid, the ends of the scale first and last. */
  readonly ticks: readonly number[];
  readonly tickLabel: (value: number) => string;
}

/** Draws the frame around the groups of a chart: title, grid and lines. */
function frameOf({ title, lines, ticks, tickLabel }: ChartFrame, height: number, theme: ChartTheme) {
  const { text, line } = penOf(theme);
  const [from, to] = [ticks[0] as number, ticks.at(-1) as number];
  const x = (value: number): number =>
    LEFT + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const bottom = height - FOOT;
  return {
    x,
    parts: [
      text(0, 18, title, { size: 16, bold: true }),
      ...ticks.map((tick) => line(x(tick), HEAD - 10, x(tick), bottom, theme.grid)),
      ...ticks.map((tick) => text(x(tick), bottom + 18, tickLabel(tick), { size: 12, anchor: "middle", quiet: true })),
      ...lines.map(({ at, isLimit }) =>
        line(x(at), HEAD - 10, x(at), bottom, isLimit ? theme.limit : theme.quiet, 1.5, "4 4"),
      ),
      // The labels of two lines that are close to each other stand on their outer sides.
      ...lines.map(({ at, label }, i) =>
        i < lines.length - 1
          ? text(x(at) - 4, HEAD - 14, label, { size: 12, anchor: "end", quiet: true })
          : text(x(at) + 4, HEAD - 14, label, { size: 12, quiet: true }),
      ),
    ],
  };
}

const rowsHeight = <R>(groups: readonly RowGroup<R>[], rowHeight: (row: R) => number): number =>
  groups.reduce((sum, { rows }) => sum + TITLE + rows.reduce((inner, row) => inner + rowHeight(row), 0), 0);

/** Returns a chart of shares: a point with its interval in each row. */
export function intervalChart(
  title: string,
  groups: readonly RowGroup<IntervalRow>[],
  lines: readonly ChartLine[],
  theme: ChartTheme,
): string {
  const { text, line } = penOf(theme);
  const height = HEAD + rowsHeight(groups, () => ROW) + FOOT;
  const lowest = Math.min(0.5, ...groups.flatMap(({ rows }) => rows.map(({ mean, half }) => mean - (half ?? 0))));
  const from = Math.max(0, Math.floor(lowest * 5) / 5);
  const ticks = Array.from({ length: Math.round((1 - from) * 5) + 1 }, (_, i) => from + i / 5);
  const { x, parts } = frameOf({ title, lines, ticks, tickLabel: (v) => `${Math.round(100 * v)}%` }, height, theme);
  let y = HEAD;
  for (const group of groups) {
    y += TITLE;
    parts.push(text(0, y - 9, group.title, { bold: true }));
    for (const { label, mean, half, note } of group.rows) {
      const middle = y + ROW / 2 - 4;
      parts.push(text(14, middle + 4, label));
      if (half !== null) parts.push(line(x(mean - half), middle, x(mean + half), middle, theme.mark, 3));
      parts.push(`<circle cx="${tenth(x(mean))}" cy="${tenth(middle)}" r="5" fill="${theme.mark}"/>`);
      const interval = half === null ? "" : ` ± ${(100 * half).toFixed(1)}`;
      parts.push(
        text(WIDTH, middle + 4, `${percent(mean)}${interval} ${note}`, { size: 12, anchor: "end", quiet: true }),
      );
      y += ROW;
    }
  }
  return picture(
    height,
    title,
    describe(groups, ({ mean, note }) => `${percent(mean)} ${note}`),
    parts,
  );
}

/** Returns a chart of errors in points: some bars in each row, each with a tick where a perfect result would be. */
export function barChart(
  title: string,
  groups: readonly RowGroup<BarRow>[],
  lines: readonly ChartLine[],
  theme: ChartTheme,
): string {
  const { text, line } = penOf(theme);
  const heightOf = ({ bars }: BarRow): number => bars.length * (BAR + 4) + 12;
  const height = HEAD + rowsHeight(groups, heightOf) + FOOT;
  const most = Math.max(...groups.flatMap(({ rows }) => rows.flatMap(({ bars }) => bars.map(({ value }) => value))), 1);
  const ticks = Array.from({ length: Math.ceil(most / 2) + 1 }, (_, i) => 2 * i);
  const { x, parts } = frameOf({ title, lines, ticks, tickLabel: String }, height, theme);
  let y = HEAD;
  for (const group of groups) {
    y += TITLE;
    parts.push(text(0, y - 9, group.title, { bold: true }));
    for (const row of group.rows) {
      parts.push(text(14, y + heightOf(row) / 2 - 2, row.label));
      parts.push(text(WIDTH, y + heightOf(row) / 2 - 2, row.note, { size: 12, anchor: "end", quiet: true }));
      for (const [i, { value, expected }] of row.bars.entries()) {
        const top = y + i * (BAR + 4);
        parts.push(
          `<rect x="${LEFT}" y="${tenth(top)}" width="${tenth(Math.max(1, x(value) - LEFT))}" height="${BAR}" rx="2" fill="${theme.mark}"/>`,
          text(x(value) + 5, top + BAR - 1, String(value), { size: 11, quiet: true }),
        );
        if (expected !== undefined) parts.push(line(x(expected), top - 2, x(expected), top + BAR + 2, theme.limit, 2));
      }
      y += heightOf(row);
    }
  }
  const words = ({ bars, note }: BarRow): string =>
    `${bars.map(({ name, value }) => `${name} ${value}`).join(", ")} (${note})`;
  return picture(height, title, describe(groups, words), parts);
}

const describe = <R extends { readonly label: string }>(
  groups: readonly RowGroup<R>[],
  words: (row: R) => string,
): string =>
  groups.map(({ title, rows }) => `${title}: ${rows.map((row) => `${row.label} ${words(row)}`).join("; ")}.`).join(" ");
