import type { EditorEntry } from "@starboard/ui";
import { link } from "../router.ts";
import "../make/links.css";

/** Links to the editors of a game. */
export function EditorLinks({ game, makers }: { readonly game: string; readonly makers: readonly EditorEntry[] }) {
  if (makers.length === 0) return null;
  return (
    <ul className="maker-links">
      {makers.map(({ id, title, hint }) => (
        <li key={id}>
          <a {...link({ at: "make", game, maker: id })}>
            <b>{title}</b>
            <span>{hint}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
