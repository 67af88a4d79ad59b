import { Button, FormLine, Icon, RuleChip, Tool } from "@starboard/ui";
import type { LessonGoal } from "@starboard/kit";
import type { RuleId } from "@starboard/kernel";
import { useId } from "react";
import { MarkTools } from "../../marks/MarkTools.tsx";
import * as en from "../../messages/en.ts";
import { useTableContext } from "../../table/table-context.ts";
import { useEditor } from "./editor-context.ts";
import {
  asksFor,
  type Comparison,
  comparisonOf,
  goalOf,
  isBranch,
  movesBefore,
  taskAfter,
  withComparison,
  withTask,
  withTaskAfter,
  withWay,
} from "./lesson-draft.ts";
import { factsHeard } from "./lesson-path.ts";
import { wayActs } from "./lesson-of.ts";

const words = en.lessonEditor.task;

/** The words, goals and marks of the chosen task, or what the learner reads on another way. */
export function TaskPanel() {
  const { line } = useEditor();
  return (
    <div className="panel lesson-panel">
      {line.way === null ? <TaskFields key={line.task} /> : <WayFields key={line.way} way={line.way} />}
    </div>
  );
}

/** A text that has a longest length. */
export function Words({
  name,
  value,
  longest,
  rows = 1,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly longest: number;
  readonly rows?: number;
  readonly onChange: (value: string) => void;
}) {
  return (
    <FormLine name={name}>
      {(id) => (
        <textarea
          id={id}
          className="field"
          rows={rows}
          maxLength={longest}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormLine>
  );
}

function RuleField({ value, onChange }: { readonly value: string; readonly onChange: (rule: string) => void }) {
  const { rules } = useEditor();
  const list = useId();
  const isKnown = value === "" || rules.has(value as RuleId);
  return (
    <FormLine
      name={words.rule}
      help={words.ruleHelp}
      issues={isKnown ? [] : [{ at: "rule", code: "LESSON_RULE", text: words.ruleUnknown }]}
    >
      {(id, helpId) => (
        <>
          <input
            id={id}
            className="field"
            list={list}
            value={value}
            aria-invalid={!isKnown}
            aria-describedby={helpId}
            maxLength={40}
            onChange={(event) => onChange(event.target.value.trim())}
          />
          <datalist id={list}>
            {[...rules.keys()].map((rule) => (
              <option key={rule} value={rule}>
                {rule}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FormLine>
  );
}

function TaskFields() {
  const { store, draft, line, mode } = useEditor();
  const { task: at } = line;
  const task = draft.tasks[at];
  if (!task) return null;
  const set = (change: Partial<typeof task>): void => store.change(withTask(draft, at, change));
  return (
    <>
      <h2>{words.of(at + 1)}</h2>
      <Goals />
      <h3>{en.lessonEditor.tabs.words}</h3>
      <Words name={words.text} rows={3} longest={320} value={task.text} onChange={(text) => set({ text })} />
      <Words name={words.hint} rows={2} longest={240} value={task.hint} onChange={(hint) => set({ hint })} />
      <RuleField value={task.rule} onChange={(rule) => set({ rule })} />
      {draft.tasks.length > 1 && (
        <Words name={words.title} longest={40} value={task.title} onChange={(title) => set({ title })} />
      )}
      <MarkTools
        marks={task.marks}
        isDrawing={mode === "draw"}
        onDrawing={(isOn) => store.setMode(isOn ? "draw" : "play")}
        onChange={(marks) => set({ marks })}
      />
    </>
  );
}

/** The goals, chosen from what happened in the solution. */
function Goals() {
  const { store, draft, line, path, mode } = useEditor();
  const { text } = useTableContext();
  const task = draft.tasks[line.task];
  if (!task) return null;
  const happened = mode === "play" ? factsHeard(path, draft.seat, movesBefore(draft, line.task).length + 1) : [];
  const setGoals = (goals: readonly LessonGoal[], rule = task.rule): void =>
    store.change(withTask(draft, line.task, { goals, rule }));
  return (
    <section aria-label={words.goals}>
      <h3>{words.goals}</h3>
      <p className="form-help">{words.goalsHelp}</p>
      {task.goals.length > 0 && (
        <ul className="lesson-goals" aria-label={words.asked}>
          {task.goals.map((goal, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- goals have no name, and the author is typing their text
            <li key={i}>
              <Goal
                goal={goal}
                onChange={(next) => setGoals(task.goals.map((one, k) => (k === i ? next : one)))}
                onRemove={() => setGoals(task.goals.filter((_, k) => k !== i))}
              />
            </li>
          ))}
        </ul>
      )}
      <h4>{words.happened}</h4>
      {happened.length === 0 && <p className="form-help">{mode === "play" ? words.nothing : words.notNow}</p>}
      <ul className="lesson-facts">
        {happened.map((fact, i) => {
          const found = task.goals.findIndex((goal) => asksFor(goal, fact));
          const sentence = text.fact(fact);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- facts stand in their order
            <li key={i}>
              <label>
                <input
                  type="checkbox"
                  checked={found >= 0}
                  disabled={found < 0 && task.goals.length >= MAX_GOALS}
                  onChange={() =>
                    found >= 0
                      ? setGoals(task.goals.filter((_, k) => k !== found))
                      : setGoals([...task.goals, goalOf(fact, sentence)], task.rule || fact.rule)
                  }
                />
                {sentence}
              </label>{" "}
              <RuleChip rule={fact.rule} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
/** Most goals of a task. */
const MAX_GOALS = 4;

const COMPARISONS: readonly Comparison[] = ["is", "atLeast", "atMost", "any"];

/** A goal: its words, and how each field of its fact is compared. */
function Goal({
  goal,
  onChange,
  onRemove,
}: {
  readonly goal: LessonGoal;
  readonly onChange: (goal: LessonGoal) => void;
  readonly onRemove: () => void;
}) {
  const fact = goal.facts?.length === 1 ? goal.facts[0] : undefined;
  return (
    <>
      <div className="lesson-goal">
        <input
          className="field"
          aria-label={words.goalText}
          maxLength={80}
          value={goal.text}
          onChange={(event) => onChange({ ...goal, text: event.target.value })}
        />
        <Tool label={words.removeGoal(goal.text)} onClick={onRemove}>
          <Icon name="trash" />
        </Tool>
      </div>
      {fact &&
        Object.entries(fact)
          .filter(([field]) => field !== "is")
          .map(([field, wanted]) => {
            const { as, value } = comparisonOf(wanted);
            const offered = COMPARISONS.filter((one) => typeof value === "number" || one === "is" || one === "any");
            return (
              <label key={field} className="lesson-compare">
                <span>{field}</span>
                <select
                  className="field"
                  aria-label={words.field(field)}
                  value={as}
                  onChange={(event) => onChange(withComparison(goal, field, event.target.value as Comparison, value))}
                >
                  {offered.map((one) => (
                    <option key={one} value={one}>
                      {words.as[one]}
                    </option>
                  ))}
                </select>
                <b className="n">{String(value)}</b>
              </label>
            );
          })}
    </>
  );
}

/** Another way: what the learner does, and what the lesson says or goes on with. */
function WayFields({ way }: { readonly way: number }) {
  const { store, draft, line, path } = useEditor();
  const { text } = useTableContext();
  const { task } = line;
  const other = draft.tasks[task]?.ways[way];
  if (!other) return null;
  const acts = wayActs(other, draft.seat);
  const own = other.moves.filter(({ by }) => by === draft.seat);
  const facts = factsHeard(path, draft.seat, movesBefore(draft, task).length + 1);
  const suggested = other.rule || facts.at(-1)?.rule || draft.tasks[task]?.rule || "";
  const set = (change: { readonly text?: string; readonly rule?: string }): void =>
    store.change(withWay(draft, task, way, { rule: suggested, ...change }));
  const addTask = (): void => {
    const next = withTaskAfter(draft, line);
    store.change(next, { task: next.tasks.length - 1, way: null });
  };
  return (
    <>
      <h2>{en.lessonEditor.way.of(task + 1, way)}</h2>
      <h3>{en.lessonEditor.way.when}</h3>
      {acts.length === 0 && <p className="form-help">{en.lessonEditor.way.nothing}</p>}
      <ul className="lesson-facts">
        {own.map(({ step, act }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- acts stand in their order
          <li key={i}>{text.act(step, act)}</li>
        ))}
      </ul>
      {isBranch(draft, task, way) ? (
        <p>{en.lessonEditor.way.branches(taskAfter(draft, line) + 1)}</p>
      ) : (
        <>
          <Words
            name={en.lessonEditor.way.say}
            rows={3}
            longest={240}
            value={other.text}
            onChange={(said) => set({ text: said })}
          />
          <RuleField value={other.rule || suggested} onChange={(rule) => set({ rule })} />
          <Button why={acts.length === 0 ? { fact: en.lessonEditor.line.nothingPlayed } : undefined} onClick={addTask}>
            {en.lessonEditor.way.branch}
          </Button>
        </>
      )}
    </>
  );
}
