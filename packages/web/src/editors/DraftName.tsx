import type { Editor } from "@starboard/ui";
import * as en from "../messages/en.ts";

/** The name of the draft; nothing for editors whose drafts have no name. */
export function DraftName({
  editor,
  draft,
  onChange,
}: {
  readonly editor: Editor;
  readonly draft: unknown;
  readonly onChange: (draft: unknown) => void;
}) {
  const { renamed } = editor;
  if (!renamed) return null;
  const lock = editor.locked?.(draft);
  return (
    <label className="make-name">
      <span>{en.editors.name}</span>
      <input
        className="field"
        value={editor.nameOf(draft)}
        maxLength={60}
        readOnly={lock !== undefined}
        title={lock}
        onChange={(event) => onChange(renamed(draft, event.target.value))}
      />
    </label>
  );
}
