import type { AnyFileKind } from "@starboard/kit";
import { Button, type Editor, type EditorIssue, type Explanation, Icon } from "@starboard/ui";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { PublishDialog } from "./PublishDialog.tsx";

/** Why a draft cannot be published: it is locked, or has problems. */
function barOf(locked: string | undefined, [first]: readonly EditorIssue[]): Explanation | undefined {
  if (locked !== undefined) return { fact: locked };
  return first && { fact: en.library.publish.wrong, cause: first.text, ...(first.rule && { rule: first.rule }) };
}

/** Opens the dialog that publishes the draft of an editor. */
export function PublishButton({
  game,
  editorId,
  editor,
  draft,
  issues,
  kind,
}: {
  readonly game: string;
  readonly editorId: string;
  readonly editor: Editor;
  readonly draft: unknown;
  readonly issues: readonly EditorIssue[];
  readonly kind: AnyFileKind;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        hint={{ fact: en.library.publish.hint }}
        why={barOf(editor.locked?.(draft), issues)}
        onClick={() => setOpen(true)}
      >
        <Icon name="library" /> {en.library.publish.open}
      </Button>
      {isOpen && (
        <PublishDialog
          what={{
            game,
            kind: kind.id,
            kindTitle: kind.title,
            name: editor.nameOf(draft),
            content: editor.write(draft),
            editor: editorId,
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
