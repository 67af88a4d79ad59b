import { Icon } from "@starboard/ui";
import * as en from "../../messages/en.ts";
import { useEditor } from "./editor-context.ts";
import type { Finding } from "./lesson-check.ts";

const words = en.lessonEditor.check;

/** What the lesson still lacks, as a list that screen readers hear when it changes. */
export function CheckPanel() {
  const { store, draft, findings } = useEditor();
  const textOf = ({ code, ok, field }: Finding): string => {
    const text = words.lines[code](ok);
    return field === undefined ? text : `${text} ${words.field(field)}`;
  };
  return (
    <section aria-label={words.title} aria-live="polite">
      <h3>{words.title}</h3>
      <ul className="lesson-facts">
        {findings.map((finding, i) => {
          const { code, ok, line } = finding;
          const text = textOf(finding);
          const place = line && draft.tasks.length + (draft.tasks[0]?.ways.length ?? 0) > 1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the same sentence may hold for several lines
            <li key={`${code}${i}`} className={ok ? "done" : undefined}>
              <Icon name={ok ? "check" : "minus"} size={15} />{" "}
              {line && !ok ? (
                <button
                  type="button"
                  className="text-button"
                  aria-label={words.goTo(text)}
                  onClick={() => store.change(draft, line)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
              {place && <small> {words.at(line.task + 1, line.way)}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
