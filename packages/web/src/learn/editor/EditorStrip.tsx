import { Button, Icon, RuleChip } from "@starboard/ui";
import * as en from "../../messages/en.ts";
import { useOutputs } from "./use-outputs.ts";
import { useEditor } from "./editor-context.ts";
import { announce } from "../../shell/announce.tsx";
import type { RuleId } from "@starboard/kernel";

const words = en.lessonEditor;

/** Below the board: the line that is played now, what the learner reads, and the tools. */
export function EditorStrip() {
  const { store, draft, line, mode, before, loaded } = useEditor();
  const { why, play } = useOutputs();
  const task = draft.tasks[line.task];
  const name = line.way === null ? words.line.solution : words.line.way(line.way);
  const undo = (): void => {
    store.undo();
    announce(en.editors.undone);
  };
  return (
    <section className="lesson-strip" aria-label={words.tools}>
      <div className="lesson-strip-text">
        <h2>{words.line.now(line.task + 1, draft.tasks.length, name)}</h2>
        <p>
          {task?.text ? (
            <>
              {words.line.reads}: {task.text} {task.rule !== "" && <RuleChip rule={task.rule as RuleId} />}
            </>
          ) : (
            words.line.noText
          )}
        </p>
      </div>
      <div className="row">
        <Button
          look="quiet"
          onClick={undo}
          why={before.length === 0 ? { fact: words.nothingToUndo } : undefined}
          label={words.undo}
        >
          <Icon name="undo" size={15} />
          <span className="desk-only">{words.undo}</span>
        </Button>
        {loaded.screen.places && (
          <Button pressed={mode === "draw"} onClick={() => store.setMode(mode === "draw" ? "play" : "draw")}>
            <Icon name="pen" size={15} />
            {en.marks.drawShort}
          </Button>
        )}
        <Button look="main" why={why} onClick={play}>
          <Icon name="play" size={15} />
          {words.play}
        </Button>
      </div>
    </section>
  );
}
