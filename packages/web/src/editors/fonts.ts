/** The fonts of printed pages, fetched when the first page is drawn. */
import medium from "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff?url";
import bold from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff?url";
import type { PrintFonts } from "@starboard/ui";
import { ProblemError } from "../problems.ts";

let fetched: Promise<PrintFonts> | undefined;

/** Fetches the fonts once; a failed fetch may be tried again. Throws `ProblemError` (WEB_LOAD). */
export function printFonts(): Promise<PrintFonts> {
  fetched ??= Promise.all([bytesOf(medium), bytesOf(bold)]).then(
    ([text, heavy]) => ({ text, bold: heavy, display: heavy }),
    () => {
      fetched = undefined;
      throw new ProblemError({ code: "WEB_LOAD" });
    },
  );
  return fetched;
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new ProblemError({ code: "WEB_LOAD" });
  return new Uint8Array(await answer.arrayBuffer());
}
