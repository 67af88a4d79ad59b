import { Icon, Tool } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { useStudy } from "./study-context.ts";
import { noteAt, variationAt } from "./study-edit.ts";
import { nameOfPath } from "./study-outline.ts";
import { useNeighbours } from "./use-study-keys.ts";

const words = en.study;

/** Below the board: the comment on the shown moment, and the ways to the comments beside it. */
export function StudyStrip() {
  const { store, chapter, moment, shownNote, study, chapterAt } = useStudy();
  const { path } = moment.place;
  const { previous, next } = useNeighbours();
  const title =
    path.length === 0
      ? words.chapters.one(chapterAt + 1, study.chapters[chapterAt]?.title ?? "")
      : words.text.variation(nameOfPath(path), variationAt(chapter, path)?.title ?? "");
  const note = shownNote ?? noteAt(chapter, moment.place);
  return (
    <section className="study-strip" aria-label={words.note} aria-live="polite">
      <div className="study-strip-text">
        <h2>
          {title}
          {note?.glyph && <b className={`study-glyph ${note.glyph}`}>{words.glyphs[note.glyph]}</b>}
        </h2>
        {note?.text !== undefined && <p className="study-words">{note.text}</p>}
      </div>
      {(previous ?? next) && (
        <div className="study-tools">
          <Tool label={words.text.previous} hotkey="," onClick={() => previous && store.show(previous.place)}>
            <Icon name="left" />
          </Tool>
          <Tool label={words.text.next} hotkey="." onClick={() => next && store.show(next.place)}>
            <Icon name="right" />
          </Tool>
        </div>
      )}
    </section>
  );
}
