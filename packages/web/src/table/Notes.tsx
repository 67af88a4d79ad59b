import { useState } from "react";
import * as en from "../messages/en.ts";

const key = (match: string): string => `starboard.notes.${match}`;
function stored(match: string): string {
  try {
    return localStorage.getItem(key(match)) ?? "";
  } catch {
    return "";
  }
}

/** Private notes, one page per match. */
export function Notes({ match }: { readonly match: string }) {
  const [text, setText] = useState(() => stored(match));
  const keep = (next: string): void => {
    setText(next);
    try {
      if (next === "") localStorage.removeItem(key(match));
      else localStorage.setItem(key(match), next);
    } catch {
      // Storage is blocked: the notes last as long as the page.
    }
  };
  return (
    <div className="notes-panel">
      <label>
        <span className="panel-note">{en.table.notes.hint}</span>
        <textarea
          className="field"
          value={text}
          maxLength={20_000}
          aria-label={en.table.notes.label}
          placeholder={en.table.notes.placeholder}
          onChange={(event) => keep(event.target.value)}
        />
      </label>
    </div>
  );
}
