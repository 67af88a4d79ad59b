/** Print and play: the parts of the game as PDF. */
import type { EditorProps, Editor } from "@starboard/ui";
import { PARTS, pagesOf, piecesOf, printParts } from "@starboard/trekwar/print";
import { en } from "../messages.en.ts";
import { check, everything, readFile, type Sheets, withPart, toFile } from "./sheets.ts";
import "../style/index.css";

function pageCount(sheets: Sheets): number {
  const pages = pagesOf(piecesOf(sheets.parts, sheets.backs), "a4");
  return "code" in pages ? 0 : pages.length;
}

export const editor: Editor<Sheets> = {
  blank: everything,
  read: readFile,
  write: toFile,
  nameOf: () => en.sheets.name,
  check,
  validText: (sheets) => en.sheets.valid(pageCount(sheets)),
  print: (sheets, paper, fonts) => printParts(sheets.parts, paper, fonts, sheets.backs),
  Body: SheetsBody,
};

function SheetsBody({ draft: sheets, change }: EditorProps<Sheets>) {
  return (
    <section className="tw-make tw-sheets">
      <p>{en.sheets.help}</p>
      <fieldset className="tw-checks">
        <legend>{en.sheets.preview}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={sheets.parts.includes(part)}
              onChange={(event) => change(withPart(sheets, part, event.target.checked))}
            />
            {en.sheets.parts[part]}
            <small>{en.sheets.pages(pageCount({ ...sheets, parts: [part] }))}</small>
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={sheets.backs}
            onChange={(event) => change({ ...sheets, backs: event.target.checked })}
          />
          {en.sheets.backs}
        </label>
      </fieldset>
    </section>
  );
}
