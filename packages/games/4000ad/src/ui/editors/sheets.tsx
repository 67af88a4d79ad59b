/** Print and play: the parts of the game as PDF. */
import { type Part, PARTS, pagesOf, printParts } from "@starboard/4000ad/print";
import type { Editor, EditorProps } from "@starboard/ui";
import { en } from "./messages.en.ts";
import "./sheets.css";

/** The parts to print. */
interface Sheets {
  readonly parts: readonly Part[];
}
const FORMAT = "starboard.4000ad.sheets";

const isPart = (part: unknown): part is Part => PARTS.includes(part as Part);

export const editor: Editor<Sheets> = {
  blank: () => ({ parts: PARTS }),
  read(file) {
    const { format, parts } = (file ?? {}) as { readonly format?: unknown; readonly parts?: unknown };
    return format === FORMAT && Array.isArray(parts)
      ? { ok: { parts: parts.filter(isPart) } }
      : { issues: [{ at: "", code: "AD_SHEETS_FILE", text: en.sheets.noFile }] };
  },
  write: (sheets) => ({ format: FORMAT, version: 1, ...sheets }),
  nameOf: () => en.sheets.title,
  check: ({ parts }) => (parts.length === 0 ? [{ at: "parts", code: "AD_SHEETS_NONE", text: en.sheets.none }] : []),
  validText: ({ parts }) => en.sheets.valid(pagesOf(parts, "a4").length),
  print: ({ parts }, paper, fonts) => printParts(parts, paper, fonts),
  Body: SheetsBody,
};

function SheetsBody({ draft, change }: EditorProps<Sheets>) {
  return (
    <section className="ad-sheets">
      <p>{en.sheets.help}</p>
      <fieldset>
        <legend>{en.sheets.preview}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={draft.parts.includes(part)}
              onChange={({ target }) =>
                change({ parts: PARTS.filter((one) => (one === part ? target.checked : draft.parts.includes(one))) })
              }
            />
            {en.sheets.parts[part]}
            <small>{en.sheets.pages(pagesOf([part], "a4").length)}</small>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
