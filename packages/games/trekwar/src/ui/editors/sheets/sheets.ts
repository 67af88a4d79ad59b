/** The selection of parts to print. */
import type { EditorIssue } from "@starboard/ui";
import { type Part, PARTS } from "@starboard/trekwar/print";
import { en } from "../messages.en.ts";

export interface Sheets {
  readonly parts: readonly Part[];
  readonly backs: boolean;
}
const FORMAT = "starboard.trekwar.sheets";

export const everything = (): Sheets => ({ parts: PARTS, backs: true });
export const withPart = (sheets: Sheets, part: Part, wanted: boolean): Sheets => ({
  ...sheets,
  parts: PARTS.filter((one) => (one === part ? wanted : sheets.parts.includes(one))),
});
export const check = (sheets: Sheets): EditorIssue[] =>
  sheets.parts.length === 0 ? [{ at: "parts", code: "TW_SHEETS_NONE", text: en.sheets.none }] : [];

export const toFile = (sheets: Sheets): object => ({ format: FORMAT, version: 1, ...sheets });
export function readFile(raw: unknown): { readonly ok: Sheets } | { readonly issues: readonly EditorIssue[] } {
  const file = raw as { readonly format?: unknown; readonly parts?: unknown; readonly backs?: unknown } | null;
  if (typeof file !== "object" || file?.format !== FORMAT || !Array.isArray(file.parts))
    return { issues: [{ at: "", code: "TW_SHEETS_FILE", text: en.sheets.noFile }] };
  const wanted: readonly unknown[] = file.parts;
  return { ok: { parts: PARTS.filter((part) => wanted.includes(part)), backs: file.backs !== false } };
}
