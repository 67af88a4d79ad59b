/** The draft of one editor page: changed by hand, restored from this browser, opened from a file or a link. */
import { type Editor, type EditorEntry, type EditorIssue, useMemo } from "@starboard/ui";
import { useCallback, useEffect, useState } from "react";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { readDraftFragment } from "./draft-link.ts";
import { initialHistory, loadDraft, readDraftText, saveDraft, withChange, withUndo } from "./drafts.ts";
import { type DroppedFile, useDroppedFile } from "./dropped-file.ts";

export interface EditedDraft {
  readonly draft: unknown;
  readonly canUndo: boolean;
  /** The problems of the draft. */
  readonly issues: readonly EditorIssue[];
  /** Why the last file, link or match was refused; empty after the next change. */
  readonly refused: readonly EditorIssue[];
  readonly refuse: (issues: readonly EditorIssue[]) => void;
  readonly change: (next: unknown) => void;
  readonly undo: () => void;
  /** Opens the text of a file, or shows why it cannot be opened. */
  readonly openText: (text: string) => void;
}

export function useDraft(game: string, { id }: EditorEntry, editor: Editor): EditedDraft {
  const [history, setHistory] = useState(() => initialHistory(editor, loadDraft(game, id)));
  const [refused, refuse] = useState<readonly EditorIssue[]>([]);
  const { draft } = history;
  const issues = useMemo(() => editor.check(draft), [editor, draft]);
  useEffect(() => saveDraft(game, id, editor.write(draft)), [game, id, editor, draft]);

  const change = useCallback((next: unknown): void => {
    refuse([]);
    setHistory((before) => withChange(before, next));
  }, []);
  const open = useCallback(
    (read: ReturnType<Editor["read"]>): void => {
      if ("issues" in read) return refuse(read.issues);
      change(read.ok);
      announce(en.editors.opened(editor.nameOf(read.ok)));
    },
    [editor, change],
  );
  useEffect(() => {
    const openDropped = ({ dropped }: DroppedFile): void => {
      if (dropped?.game !== game || dropped.editor !== id) return;
      useDroppedFile.setState({ dropped: null });
      open({ ok: dropped.content });
    };
    openDropped(useDroppedFile.getState());
    return useDroppedFile.subscribe(openDropped);
  }, [game, id, open]);
  useEffect(() => {
    readDraftFragment(globalThis.location.hash).then(
      (content) => {
        if (content === undefined) return;
        // The address is cleared, so that a reload keeps the draft as it is then.
        globalThis.history.replaceState(globalThis.history.state, "", globalThis.location.pathname);
        open(editor.read(content));
      },
      () => refuse([{ at: "", code: "FILE_LINK", text: en.editors.badLink }]),
    );
  }, [editor, open]);

  return {
    draft,
    canUndo: history.before.length > 0,
    issues,
    refused,
    refuse,
    change,
    undo() {
      refuse([]);
      setHistory(withUndo);
      announce(en.editors.undone);
    },
    openText(text) {
      const read = readDraftText(editor, text);
      if (read === "json") refuse([{ at: "", code: "FILE_JSON", text: en.editors.json }]);
      else open(read);
    },
  };
}
