import type { EditorEntry } from "@starboard/ui";
import { link } from "../router.ts";
import "../make/links.css";

/** Links to the editors of a game. */
export function EditorLinks({ game, entries }: { readonly game: string; readonly entries: readonly EditorEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="editor-links">
      {entries.map(({ id, title, hint }) => (
        <li key={id}>
          <a {...link({ at: "make", game, editor: id })}>
            <b>{title}</b>
            <span>{hint}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
