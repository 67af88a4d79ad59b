/** Reads transcripts of Fights (rules.md, TW-N.2). Each line is an act or a claim. */
import type { Invalid, Result } from "@starboard/kernel";
import type { ActTW, CardId, SectorId } from "../acts.ts";
import type { Side } from "../data/board.ts";
import { compareIds } from "../data/ids.ts";

/** What an act line claims besides the act. */
export interface Claims {
  /** Force announced. */
  readonly force?: number;
  /** Attack that had to be matched. */
  readonly attack?: number;
  /** Cards drawn afterwards or in an exchange. */
  readonly taken?: readonly CardId[];
  /** Cards the enemy loses at random. */
  readonly lost?: readonly CardId[];
}
export type Line = { readonly line: number } & (
  | { readonly is: "deal" | "refill"; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly is: "opener"; readonly side: Side }
  | { readonly is: "act"; readonly side: Side; readonly act: ActTW; readonly claims: Claims }
  | { readonly is: "draw"; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly is: "hand"; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly is: "decks"; readonly left: readonly [number, number] }
  | { readonly is: "legal"; readonly side: Side; readonly sets: readonly (readonly CardId[])[] }
  | { readonly is: "refused"; readonly side: Side; readonly act: ActTW; readonly code: string }
  | { readonly is: "owner"; readonly sector: SectorId; readonly side: Side }
);

const SIDE: { readonly [letter: string]: Side | undefined } = { F: 0, D: 1 };

/** Reads a transcript. Code: TW_TRANSCRIPT, with the line number as its path. */
export function readTranscript(text: string): Result<Line[]> {
  const lines: Line[] = [];
  const errors: Invalid[] = [];
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const words = raw.replace(/#.*$/, "").trim();
    if (words === "") continue;
    const line = readLine(words, i + 1);
    if (line) lines.push(line);
    else errors.push({ code: "TW_TRANSCRIPT", at: `${i + 1}`, about: { line: raw.slice(0, 80) } });
  }
  return errors.length > 0 ? { bad: errors } : { ok: lines };
}

function readLine(text: string, line: number): Line | undefined {
  const [head = "", ...rest] = text.split(/\s+/);
  const side = SIDE[head] ?? SIDE[(rest[0] ?? "").replace(":", "")];
  switch (head) {
    case "deal":
    case "refill":
    case "hand":
      return side === undefined ? undefined : { line, is: head, side, cards: rest.slice(1) };
    case "opener":
      return side === undefined ? undefined : { line, is: head, side };
    case "decks": {
      const left = rest.map(Number);
      return left.length === 2 && left.every(Number.isInteger)
        ? { line, is: head, left: left as unknown as [number, number] }
        : undefined;
    }
    case "owner": {
      const owner = SIDE[rest[1] ?? ""];
      return owner === undefined ? undefined : { line, is: head, sector: rest[0] ?? "", side: owner };
    }
    case "legal": {
      const sets = rest.slice(1).filter((w) => w !== "none");
      return side === undefined ? undefined : { line, is: head, side, sets: sets.map((set) => set.split("+")) };
    }
    case "refused": {
      const [code = "", letter = "", ...words] = rest;
      const by = SIDE[letter];
      const act = readAct(words);
      return by === undefined || !act ? undefined : { line, is: head, side: by, act, code };
    }
    default:
      return side === undefined ? undefined : readActLine(rest, line, side);
  }
}

/** Reads `deploy DU02 DC02 = 3 vs 3 + DU07 DU08`. */
function readActLine(words: readonly string[], line: number, side: Side): Line | undefined {
  if (words[0] === "draw") return { line, is: "draw", side, cards: words.slice(1) };
  const marks = new Set(["=", "vs", "+", "-"]);
  const from = words.findIndex((w) => marks.has(w));
  const act = readAct(from < 0 ? words : words.slice(0, from));
  if (!act) return undefined;
  const claims: { force?: number; attack?: number; taken?: CardId[]; lost?: CardId[] } = {};
  let mark = "";
  for (const word of from < 0 ? [] : words.slice(from)) {
    if (marks.has(word)) mark = word;
    else if (mark === "=") claims.force = Number(word);
    else if (mark === "vs") claims.attack = Number(word);
    else if (mark === "+") claims.taken = [...(claims.taken ?? []), word];
    else claims.lost = [...(claims.lost ?? []), word];
  }
  return { line, is: "act", side, act, claims };
}

function readAct([command = "", ...cards]: readonly string[]): ActTW | undefined {
  const [first = "", second] = cards;
  switch (command) {
    case "exchange":
      return { do: "exchange", drop: cards.toSorted(compareIds) };
    case "open":
      return { do: "open", unit: first, battleground: second ?? "" };
    case "deploy":
      return { do: "deploy", unit: first, support: cards.slice(1).sort(compareIds) };
    case "event":
      return second === undefined ? { do: "event", card: first } : { do: "event", card: first, target: second };
    case "take":
      return { do: "takeUp", card: first };
    case "choose":
      return { do: "choose", cards: cards.toSorted(compareIds) };
    case "surrender":
      return { do: "surrender" };
    case "attack":
      return { do: "attack", from: first, to: second ?? "" };
    default:
      return undefined;
  }
}
