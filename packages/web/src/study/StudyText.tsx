import { useMemo } from "@starboard/ui";
import { useDeferredValue } from "react";
import * as en from "../messages/en.ts";
import { useStudy } from "./study-context.ts";
import { type OutlineRow, outlineOf } from "./study-outline.ts";

const words = en.study.text;

/** All comments of the shown chapter; a press on one shows its moment. */
export function StudyText() {
  const { store, chapter, replay, moment } = useStudy();
  // Typing stays quick: the list follows when there is time.
  const deferred = useDeferredValue(chapter);
  const rows = useMemo(() => outlineOf(deferred, replay), [deferred, replay]);
  const isHere = ({ place }: OutlineRow): boolean =>
    place.at === moment.place.at && place.path.join() === moment.place.path.join();
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      {rows.length === 0 && <p className="form-help">{words.none}</p>}
      <ol className="study-text">
        {rows.map((row) => (
          <li
            key={`${row.variation ? "v" : "n"}${row.place.path.join(".")}-${row.place.at}`}
            className={`depth-${Math.min(row.depth, 4)}${isHere(row) ? " now" : ""}`}
          >
            <button type="button" aria-current={isHere(row) ? "true" : undefined} onClick={() => store.show(row.place)}>
              {row.variation ? (
                <b>{words.variation(row.variation.name, row.variation.title)}</b>
              ) : (
                <span className="study-label">{row.label}</span>
              )}
              {row.variation && <span className="study-label">{row.label}</span>}
              {row.note?.glyph && <b className={`study-glyph ${row.note.glyph}`}>{en.study.glyphs[row.note.glyph]}</b>}
              {row.note?.text !== undefined && <span className="study-words">{row.note.text}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
