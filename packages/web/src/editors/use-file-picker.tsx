import { type ReactNode, useRef } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { textOf } from "../shell/files.ts";

export interface FilePicker {
  /** Opens the file chooser; `take` receives the chosen file. */
  readonly choose: (take: (file: File) => void) => void;
  /** The content of a chosen file as JSON; undefined if it cannot be read or parsed. */
  readonly json: (fail: (text: string) => void) => Promise<unknown>;
  /** The hidden input, which the page must render. */
  readonly input: ReactNode;
}

/** One hidden file input for the whole page of an editor. */
export function useFilePicker(): FilePicker {
  const input = useRef<HTMLInputElement>(null);
  const taker = useRef<(file: File) => void>(() => undefined);
  const choose: FilePicker["choose"] = (take) => {
    taker.current = take;
    input.current?.click();
  };
  return {
    choose,
    json: (fail) =>
      new Promise((resolve) => {
        choose((file) => {
          void readText(file).then((content) => {
            if (content === null) return resolve(undefined);
            try {
              resolve(JSON.parse(content));
            } catch {
              fail(en.editors.json);
              resolve(undefined);
            }
          });
        });
      }),
    input: (
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={en.editors.open}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) taker.current(file);
        }}
      />
    ),
  };
}

/** The text of a file; null if it cannot be read, which a toast then says. */
export async function readText(file: File): Promise<string | null> {
  try {
    return await textOf(file);
  } catch (error) {
    showProblem(toProblem(error));
    return null;
  }
}
