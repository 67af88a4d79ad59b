import { Button, Icon, RuleChip, Tool } from "@starboard/ui";
import { useState } from "react";
import { PublishDialog } from "../../library/PublishDialog.tsx";
import * as en from "../../messages/en.ts";
import { useTableContext } from "../../table/table-context.ts";
import { CheckPanel } from "./CheckPanel.tsx";
import { useEditor } from "./editor-context.ts";
import {
  isBranch,
  type LineId,
  lineMoves,
  movesBefore,
  taskAfter,
  withMoves,
  withNewWay,
  withoutTask,
  withoutWay,
  withTaskAfter,
} from "./lesson-draft.ts";
import { lessonOf } from "./lesson-of.ts";
import { drawsOf, withDraw } from "./lesson-path.ts";
import { useOutputs } from "./use-outputs.ts";

const words = en.lessonEditor;

/** Most sides of a draw that is chosen from a list. */
const MAX_LISTED = 20;

/** The tasks with their lines, the draws of the chosen line, and the check. */
export function LinePanel() {
  const { draft } = useEditor();
  const { why, save, copy } = useOutputs();
  const [isPublishing, setPublishing] = useState(false);
  return (
    <div className="panel lesson-panel">
      <h2>{draft.words.title || words.untitled}</h2>
      <div className="row">
        <Button why={why} onClick={save}>
          <Icon name="save" size={15} />
          {words.save}
        </Button>
        <Button why={why} onClick={copy}>
          <Icon name="link" size={15} />
          {words.link}
        </Button>
        <Button why={why} onClick={() => setPublishing(true)}>
          <Icon name="library" size={15} />
          {en.library.publish.open}
        </Button>
        {isPublishing && (
          <PublishDialog
            what={{
              game: draft.game.split("@", 1)[0] ?? draft.game,
              kind: "lesson",
              kindTitle: en.library.kindName("lesson"),
              name: draft.words.title,
              content: lessonOf(draft),
            }}
            onClose={() => setPublishing(false)}
          />
        )}
      </div>
      <CheckPanel />
      <h3>{words.line.title}</h3>
      <p className="form-help">{words.line.help}</p>
      <ol className="lesson-tasks">
        {draft.tasks.map((_, task) => (
          // oxlint-disable-next-line react/no-array-index-key -- tasks keep their places, and others refer to them
          <li key={task}>
            <TaskLines task={task} />
          </li>
        ))}
      </ol>
      <Draws />
    </div>
  );
}

function TaskLines({ task }: { readonly task: number }) {
  const { store, draft } = useEditor();
  const one = draft.tasks[task];
  if (!one) return null;
  return (
    <>
      <div className="lesson-task-head">
        <h4>
          {words.line.task(task + 1)}
          {one.title !== "" && `: ${one.title}`}
        </h4>
        {task > 0 && (
          <Tool label={words.line.removeTask(task + 1)} onClick={() => store.change(withoutTask(draft, task))}>
            <Icon name="trash" />
          </Tool>
        )}
      </div>
      <Line line={{ task, way: null }} />
      {one.ways.map((_, way) => (
        // oxlint-disable-next-line react/no-array-index-key -- ways keep their places, which are their letters
        <Line key={way} line={{ task, way }} />
      ))}
      <Button look="quiet" onClick={() => store.change(withNewWay(draft, task), { task, way: one.ways.length })}>
        <Icon name="plus" size={15} />
        {words.line.addWay}
      </Button>
    </>
  );
}

/** One line: a button that chooses it, and what was played in it. */
function Line({ line }: { readonly line: LineId }) {
  const { store, draft, line: chosen, path } = useEditor();
  const { text } = useTableContext();
  const { task, way } = line;
  const isChosen = chosen.task === task && chosen.way === way;
  const moves = lineMoves(draft, line);
  const name = way === null ? words.line.solution : words.line.way(way);
  const other = way === null ? undefined : draft.tasks[task]?.ways[way];
  const { states } = words.line;
  const state =
    way === null || !other
      ? states.solution
      : isBranch(draft, task, way)
        ? states.branch
        : other.text === ""
          ? states.noReason
          : states.reason;
  const legal = path.entries.length - 1 - movesBefore(draft, task).length;
  return (
    <div className={`lesson-line${isChosen ? " now" : ""}${way === null ? "" : " way"}`}>
      <button
        type="button"
        className="lesson-choose"
        aria-pressed={isChosen}
        aria-label={words.line.choose(task + 1, name)}
        onClick={() => store.change(draft, line)}
      >
        <b>{name}</b>
        <span>{way === null ? words.line.actions(moves.length) : state}</span>
      </button>
      {isChosen && (
        <>
          <ol className="lesson-moves">
            {moves.map(({ by, step, act }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- the acts of a line stand in their order
              <li key={i} className={path.stopped && i >= legal ? "bad" : undefined}>
                {words.line.by(text.seat(by), text.act(step, act))}
              </li>
            ))}
          </ol>
          {path.stopped && (
            <p className="bad" role="alert">
              {words.line.stopped} {text.refusal(path.stopped)}{" "}
              <Button onClick={() => store.change(withMoves(draft, line, moves.slice(0, Math.max(0, legal))))}>
                {words.line.cut}
              </Button>
            </p>
          )}
          <LineActions line={line} />
        </>
      )}
    </div>
  );
}

function LineActions({ line }: { readonly line: LineId }) {
  const { store, draft } = useEditor();
  const moves = lineMoves(draft, line);
  const noTask =
    moves.length === 0
      ? { fact: words.line.nothingPlayed }
      : taskAfter(draft, line) >= 0
        ? { fact: words.line.hasTask }
        : undefined;
  const addTask = (): void => {
    const next = withTaskAfter(draft, line);
    store.change(next, { task: next.tasks.length - 1, way: null });
  };
  return (
    <div className="row">
      {moves.length > 0 && (
        <Button look="quiet" onClick={() => store.change(withMoves(draft, line, []))}>
          {words.line.clear}
        </Button>
      )}
      <Button look="quiet" why={noTask} onClick={addTask}>
        {line.way === null ? words.line.addTask : words.way.branch}
      </Button>
      {line.way !== null && (
        <Button
          look="quiet"
          onClick={() => store.change(withoutWay(draft, line.task, line.way ?? 0), { task: line.task, way: null })}
        >
          {words.line.removeWay(line.way)}
        </Button>
      )}
    </div>
  );
}

/** What is drawn up to the end of the chosen line; each number can be chosen. */
function Draws() {
  const { store, draft, path } = useEditor();
  const drawn = drawsOf(path);
  const choose = (at: number, value: number): void =>
    store.change({ ...draft, draws: withDraw(path, draft.draws, at, value) });
  return (
    <section aria-label={words.draws.title}>
      <h3>{words.draws.title}</h3>
      <p className="form-help">{drawn.length === 0 ? words.draws.none : words.draws.help}</p>
      <ol className="lesson-draws">
        {drawn.map(({ sides, why, value }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- draws are numbered
          <li key={at}>
            {sides <= MAX_LISTED ? (
              <select
                className="field n"
                aria-label={words.draws.of(at + 1, sides)}
                value={value}
                onChange={(event) => choose(at, Number(event.target.value))}
              >
                {Array.from({ length: sides }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            ) : (
              <input
                className="field n"
                type="number"
                min={1}
                max={sides}
                aria-label={words.draws.of(at + 1, sides)}
                value={value}
                onChange={({ target }) => {
                  const next = Number(target.value);
                  if (Number.isInteger(next) && next >= 1 && next <= sides) choose(at, next);
                }}
              />
            )}
            <RuleChip rule={why} />
          </li>
        ))}
      </ol>
    </section>
  );
}
