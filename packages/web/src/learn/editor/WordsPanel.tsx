import { FormLine } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import * as en from "../../messages/en.ts";
import { useTableContext } from "../../table/table-context.ts";
import { useEditor } from "./editor-context.ts";
import type { LessonWords } from "./lesson-draft.ts";
import { Words } from "./TaskPanel.tsx";

const words = en.lessonEditor.words;

const FIELDS = [
  ["title", 60, 1],
  ["about", 160, 2],
  ["role", 200, 2],
  ["end", 240, 2],
  ["author", 60, 1],
] as const satisfies readonly (readonly [keyof LessonWords, number, number])[];

/** The words of the whole lesson, and whose seat the learner has. */
export function WordsPanel() {
  const { store, draft } = useEditor();
  const { seats, text } = useTableContext();
  return (
    <div className="panel lesson-panel">
      <p className="form-help">{words.help}</p>
      {FIELDS.map(([field, longest, rows]) => (
        <Words
          key={field}
          name={words[field]}
          longest={longest}
          rows={rows}
          value={draft.words[field]}
          onChange={(value) => store.change({ ...draft, words: { ...draft.words, [field]: value } })}
        />
      ))}
      <FormLine name={words.minutes}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={draft.minutes}
            onChange={(event) => store.change({ ...draft, minutes: Number(event.target.value) })}
          >
            {[1, 2, 3, 4, 5, 10].map((n) => (
              <option key={n} value={n}>
                {en.learn.minutes(n)}
              </option>
            ))}
          </select>
        )}
      </FormLine>
      <FormLine name={words.seat}>
        {(id) => (
          <select
            id={id}
            className="field"
            value={draft.seat}
            onChange={(event) => store.change({ ...draft, seat: Number(event.target.value) as Seat })}
          >
            {seats.map((_, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat is its place at the table
              <option key={i} value={i}>
                {text.side(i as Seat)}
              </option>
            ))}
          </select>
        )}
      </FormLine>
    </div>
  );
}
