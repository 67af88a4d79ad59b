import { Button, Dialog, type HomePaper, Segments } from "@starboard/ui";
import { useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem, toProblem } from "../problems.ts";
import { saveBytes } from "../shell/files.ts";
import { pageCountOf } from "./page-count.ts";

const words = en.editors.printing;
const PAPERS = ["a4", "letter"] as const satisfies readonly HomePaper[];

interface Drawn {
  readonly paper: HomePaper;
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Address of the file for the browser's PDF viewer. */
  readonly address: string;
}

/** Dialog that draws the PDF for a paper, says how many pages it has, previews it and saves it. */
export function PrintDialog({
  draw,
  nameFor,
  onSaved,
  onClose,
}: {
  readonly draw: (paper: HomePaper) => Promise<Uint8Array>;
  /** Name of the saved file. */
  readonly nameFor: (paper: HomePaper) => string;
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [paper, setPaper] = useState<HomePaper>("a4");
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  useEffect(
    () => () => {
      if (drawn) URL.revokeObjectURL(drawn.address);
    },
    [drawn],
  );
  /** Drawing takes seconds for a whole game, so it begins only when the paper is chosen. */
  const start = (): void => {
    setDrawing(true);
    draw(paper)
      .then(
        (bytes) => {
          const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" });
          setDrawn({ paper, bytes, pages: pageCountOf(bytes), address: URL.createObjectURL(blob) });
        },
        (error: unknown) => showProblem(toProblem(error)),
      )
      .finally(() => setDrawing(false));
  };
  const ready = drawn?.paper === paper ? drawn : null;
  const save = (): void => {
    if (!ready) return;
    const name = nameFor(paper);
    saveBytes(ready.bytes, name, "application/pdf");
    onSaved(name);
    onClose();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Segments
        label={words.paper}
        value={paper}
        options={PAPERS.map((value) => ({ value, name: words.papers[value] }))}
        onChange={setPaper}
      />
      <p>
        <output>{isDrawing ? words.drawing : ready && words.pages(ready.pages)}</output> {words.help}
      </p>
      <div className="actions">
        {ready ? (
          <>
            <a className="btn" href={ready.address} target="_blank" rel="noreferrer">
              {words.preview}
            </a>
            <Button look="main" onClick={save}>
              {words.save}
            </Button>
          </>
        ) : (
          <Button
            look="main"
            onClick={start}
            why={isDrawing ? { fact: words.create, cause: words.drawing } : undefined}
          >
            {words.create}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
