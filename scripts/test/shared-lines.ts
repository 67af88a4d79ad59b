/** Finds runs of lines of the same shape in the folders of two games, for duplicates.test.ts. */

export interface SourceFile {
  readonly game: string;
  readonly path: string;
  readonly text: string;
}
/** `lines` lines of the same shape, from line `at` of each file (counted from 1). */
export interface SharedRun {
  readonly lines: number;
  readonly places: readonly [string, string];
}

/** A line that counts, with its shape: names, strings and numbers do not matter, keywords and punctuation do. */
interface ShapedLine {
  readonly shape: string;
  readonly at: number;
}

const KEYWORDS = new Set(
  "as async await break case catch class const continue default do else export extends finally for from function get if in instanceof interface let new null of return satisfies set static switch this throw try type typeof undefined while yield".split(
    " ",
  ),
);
const TOKEN =
  /(?<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|(?<number>\d[\w.]*)|(?<name>[\p{L}_$][\p{L}\p{N}_$]*)|[^\s]/gu;

/** The lines of a file that count: without comments, imports, blank lines and lines of punctuation alone. */
function shapedLines(text: string): ShapedLine[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/(^|[\s;{(,])\/\/.*$/gm, "$1")
    .replace(/^import\b[^;]*;/gm, (line) => line.replace(/[^\n]/g, ""));
  let before = "";
  return code.split("\n").flatMap((line, i) => {
    const shape = line.replace(TOKEN, (token: string, ...rest: unknown[]) => {
      const { string, number, name } = rest.at(-1) as { string?: string; number?: string; name?: string };
      if (string !== undefined) return "s ";
      if (number !== undefined) return "n ";
      return name !== undefined && !KEYWORDS.has(name) ? "i " : `${token} `;
    });
    const plain = shape.replace(/\s+/g, " ").trim();
    // The entries of a list are one line.
    if (!/[a-z]/.test(plain) || plain === before) return [];
    before = plain;
    return [{ shape: plain, at: i + 1 }];
  });
}

/** The longest runs of more than `most` lines that two files of different games share, longest first. */
export function sharedRuns(files: readonly SourceFile[], most: number): SharedRun[] {
  const shaped = files.map((file) => ({ file, lines: shapedLines(file.text) }));
  // Every window of `most + 1` lines, by its shape.
  const windows = new Map<string, [file: number, line: number][]>();
  for (const [f, { lines }] of shaped.entries()) {
    for (let from = 0; from + most < lines.length; from++) {
      const key = lines
        .slice(from, from + most + 1)
        .map(({ shape }) => shape)
        .join("\n");
      const places = windows.get(key);
      if (places) places.push([f, from]);
      else windows.set(key, [[f, from]]);
    }
  }
  const runs = new Map<string, SharedRun>();
  const covered = new Set<string>();
  for (const places of windows.values()) {
    for (const [i, [f, from]] of places.entries()) {
      for (const [g, other] of places.slice(i + 1)) {
        const [a, b] = [shaped[f], shaped[g]];
        if (!a || !b || a.file.game === b.file.game) continue;
        // A run is reported once, with its first window.
        if (covered.has(`${f},${g},${from - other},${from - 1}`)) {
          covered.add(`${f},${g},${from - other},${from}`);
          continue;
        }
        covered.add(`${f},${g},${from - other},${from}`);
        let length = most + 1;
        while (a.lines[from + length] && a.lines[from + length]?.shape === b.lines[other + length]?.shape) length++;
        const places: [string, string] = [
          `${a.file.path}:${a.lines[from]?.at}`,
          `${b.file.path}:${b.lines[other]?.at}`,
        ];
        const key = `${a.file.path} ${b.file.path}`;
        if (length > (runs.get(key)?.lines ?? 0)) runs.set(key, { lines: length, places });
      }
    }
  }
  return [...runs.values()].sort((x, y) => y.lines - x.lines);
}
