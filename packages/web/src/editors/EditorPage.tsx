import type { AnyFileKind } from "@starboard/kit";
import { Button, type Editor, type EditorEntry, Icon } from "@starboard/ui";
import { type DragEvent, useState } from "react";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { link } from "../router.ts";
import { announce } from "../shell/announce.tsx";
import { saveText } from "../shell/files.ts";
import { showProblem, showSuccess } from "../problems.ts";
import { MeasureButton } from "../lab/MeasureButton.tsx";
import { PublishButton } from "../library/PublishButton.tsx";
import { CheckResult } from "./CheckResult.tsx";
import { draftLink } from "./draft-link.ts";
import { DraftName } from "./DraftName.tsx";
import { fileName, loadDraft } from "./drafts.ts";
import { printFonts } from "./fonts.ts";
import { PlayButton } from "./PlayButton.tsx";
import { PrintDialog } from "./PrintDialog.tsx";
import { useDraft } from "./use-draft.ts";
import { readText, useFilePicker } from "./use-file-picker.tsx";

/** Page of one editor: name, file, problems, print and play buttons, and the editor itself. */
export function EditorPage({
  loaded,
  entry,
  entries,
  editor,
  kind,
}: {
  readonly loaded: LoadedGame;
  readonly entry: EditorEntry;
  readonly entries: readonly EditorEntry[];
  readonly editor: Editor;
  /** The kind of its files in the library; undefined for drafts that are not published. */
  readonly kind?: AnyFileKind | undefined;
}) {
  const { id: game } = loaded;
  const { draft, canUndo, issues, refused, refuse, change, undo, openText } = useDraft(game, entry, editor);
  const [isPrinting, setPrinting] = useState(false);
  const file = useFilePicker();
  const take = async (chosen: File): Promise<void> => {
    const text = await readText(chosen);
    if (text !== null) openText(text);
  };
  const save = (): void => {
    const text = `${JSON.stringify(editor.write(draft), null, 2)}\n`;
    saveText(text, fileName(game, editor.nameOf(draft), "json"));
  };
  const share = (): void => {
    draftLink({ at: "make", game, editor: entry.id }, editor.write(draft))
      .then((address) => navigator.clipboard.writeText(address))
      .then(
        () => showSuccess({ code: "WEB_LINK_COPIED" }),
        () => showProblem({ code: "WEB_LINK_BLOCKED" }),
      );
  };
  const drop = (event: DragEvent): void => {
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    // Keeps the page from opening the file as a record.
    event.preventDefault();
    void take(dropped);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped anywhere on the page; keyboard users have the Open button
    <main className="make" id="content" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <header className="make-head">
        <div className="make-title">
          <h1>{entry.title}</h1>
          <nav aria-label={en.editors.others}>
            {entries
              .filter(({ id }) => id !== entry.id)
              .map(({ id, title }) => (
                <a key={id} className="btn quiet" {...link({ at: "make", game, editor: id })}>
                  {title}
                </a>
              ))}
          </nav>
        </div>
        <div className="make-tools">
          <DraftName editor={editor} draft={draft} onChange={change} />
          <Button look="quiet" onClick={undo} why={canUndo ? undefined : { fact: en.editors.nothingToUndo }}>
            <Icon name="undo" /> {en.editors.undo}
          </Button>
          <Button
            look="quiet"
            onClick={() => file.choose((chosen) => void take(chosen))}
            hint={{ fact: en.editors.drop }}
          >
            <Icon name="open" /> {en.editors.open}
          </Button>
          <Button look="quiet" onClick={save}>
            <Icon name="save" /> {en.editors.save}
          </Button>
          <Button look="quiet" onClick={share} hint={{ fact: en.editors.shareHint }}>
            <Icon name="link" /> {en.editors.share}
          </Button>
          {editor.print && (
            <Button look="quiet" onClick={() => setPrinting(true)}>
              <Icon name="print" /> {en.editors.print}
            </Button>
          )}
          {kind?.play && issues.length === 0 && (
            <MeasureButton
              game={game}
              name={editor.nameOf(draft)}
              note={en.lab.files.draft}
              content={() => Promise.resolve(editor.write(draft))}
            />
          )}
          {kind && <PublishButton {...{ game, editorId: entry.id, editor, draft, issues, kind }} />}
          <PlayButton loaded={loaded} editor={editor} draft={draft} issues={issues} onRefused={refuse} />
        </div>
        <CheckResult issues={[...refused, ...issues]} sound={editor.validText(draft)} />
      </header>
      <editor.Body
        draft={draft}
        issues={issues}
        change={change}
        announce={announce}
        otherDraft={(other) => loadDraft(game, other)}
        open={() => file.json((text) => refuse([{ at: "", code: "FILE_JSON", text }]))}
      />
      {file.input}
      {isPrinting && editor.print && (
        <PrintDialog
          draw={async (paper) => (await editor.print?.(draft, paper, await printFonts())) ?? new Uint8Array()}
          nameFor={(paper) => fileName(game, `${editor.nameOf(draft)} ${paper}`, "pdf")}
          onSaved={(name) => announce(en.editors.printed(name))}
          onClose={() => setPrinting(false)}
        />
      )}
    </main>
  );
}
