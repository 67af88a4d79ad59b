import { useMemo } from "@starboard/ui";
import { type LessonCourse, type Mark, readRules, toggleMark } from "@starboard/kit";
import type { Move, SeatOccupant } from "@starboard/kernel";
import { useDeferredValue, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LoadedGame } from "../../loaded-game.ts";
import { MarkLayer } from "../../marks/MarkLayer.tsx";
import { markOf } from "../../marks/MarkTools.tsx";
import * as en from "../../messages/en.ts";
import { showProblem } from "../../problems.ts";
import { useCompact } from "../../shell/media.ts";
import type { HostFeatures } from "../../table/host-features.ts";
import { Prompt } from "../../table/Prompt.tsx";
import { Table } from "../../table/Table.tsx";
import { createDraftStore, type DraftStore } from "./draft-store.ts";
import { EditorContextProvider, useEditor } from "./editor-context.ts";
import { EditorStrip } from "./EditorStrip.tsx";
import { checkDraft } from "./lesson-check.ts";
import { type LessonDraft, lineMoves, movesBefore, withMoves, withTask } from "./lesson-draft.ts";
import { LinePanel } from "./LinePanel.tsx";
import { createPathSource } from "./path-source.ts";
import { useArrange } from "./use-arrange.ts";
import { PositionPanel } from "./PositionPanel.tsx";
import { TaskPanel } from "./TaskPanel.tsx";
import { WordsPanel } from "./WordsPanel.tsx";
import "./lesson-editor.css";

const words = en.lessonEditor;

/** The editor of a lesson on the match screen: its author plays all seats, and the tabs hold the words. */
export function EditorTable({
  loaded,
  course,
  first,
}: {
  readonly loaded: LoadedGame;
  readonly course: LessonCourse;
  readonly first: LessonDraft;
}) {
  const [store] = useState(() => createDraftStore(loaded.game, first));
  const draft = useStore(store, (s) => s.draft);
  const rules = useMemo(() => readRules(loaded.rules), [loaded]);
  // Typing stays quick: the lesson is played again when there is time.
  const checked = useDeferredValue(draft);
  const findings = useMemo(() => checkDraft(loaded.game, course, checked, rules), [loaded, course, checked, rules]);
  const shared = useMemo(() => ({ loaded, course, store, rules, findings }), [loaded, course, store, rules, findings]);
  useEffect(() => {
    document.title = en.shell.title(`${words.title}: ${draft.words.title || words.untitled}`);
  }, [draft.words.title]);
  return (
    <EditorContextProvider value={shared}>
      {/* Other options may seat other players. */}
      <PathTable key={JSON.stringify(draft.options)} />
    </EditorContextProvider>
  );
}

/** The seats while a lesson is written: the learner, and everybody else. */
function occupants(count: number, learner: number): readonly SeatOccupant[] {
  return Array.from(
    { length: count },
    (_, i): SeatOccupant => ({
      name: i === learner ? words.learner : words.other(i < learner ? i + 1 : i),
      kind: "person",
    }),
  );
}

/** Adds what was played to the chosen line, behind what the rules still accept of it. */
function addMoves(store: DraftStore, moves: readonly Move[]): void {
  const { draft, line, mode, path } = store.getState();
  if (mode !== "play") {
    showProblem({ code: "WEB_LESSON_NOT_PLAYING" });
    return;
  }
  const before = movesBefore(draft, line.task).length;
  const legal = path.entries.length - 1 - before;
  if (legal >= 0) store.change(withMoves(draft, line, [...lineMoves(draft, line).slice(0, legal), ...moves]));
}

/** Takes the last act of the chosen line back. Returns whether it had one. */
function takeBack(store: DraftStore): boolean {
  const { draft, line } = store.getState();
  const own = lineMoves(draft, line);
  if (own.length === 0) return false;
  store.change(withMoves(draft, line, own.slice(0, -1)));
  return true;
}

function PathTable() {
  const { loaded, store, draft, line } = useEditor();
  const compact = useCompact();
  const [made] = useState(() => {
    const { draft: now, path } = store.getState();
    const { game } = loaded;
    const parsed = game.options.parse(now.options) as { readonly ok?: object };
    const options = parsed.ok ?? (game.options.parse({}) as { readonly ok: object }).ok;
    return createPathSource(game, options, occupants(game.options.seats(options as never), now.seat), path, {
      onMoves: (moves) => addMoves(store, moves),
      onBack: () => takeBack(store),
    });
  });
  // At once and not after rendering: the page must not plan again what has just been played.
  useEffect(() => store.subscribe(({ path }) => made.show(path)), [store, made]);
  const host = useMemo(
    (): HostFeatures => ({
      tabs: [
        { id: "lesson", title: words.tabs.lesson, body: <LinePanel /> },
        { id: "task", title: words.tabs.task, body: <TaskPanel /> },
        { id: "words", title: words.tabs.words, body: <WordsPanel /> },
        { id: "position", title: words.tabs.position, body: <PositionPanel /> },
      ],
      hasOwnTabs: true,
      seat: () => null,
      again: false,
      note: words.note,
      strip: <EditorStrip />,
      overlay: <EditorMarks />,
      overPrompt: <Prompt waiting>{words.over}</Prompt>,
    }),
    [],
  );
  return (
    <Table
      match={`lesson-draft-${draft.id}-${line.task}`}
      loaded={loaded}
      source={made.source}
      host={host}
      initialTab={compact ? undefined : "lesson"}
    />
  );
}

/** The marks of the shown task, and the layer that draws them or moves pieces. */
function EditorMarks() {
  const { store, draft, line, mode } = useEditor();
  const arrange = useArrange();
  const marks = draft.tasks[line.task]?.marks ?? NO_MARKS;
  if (mode === "arrange") return <MarkLayer marks={NO_MARKS} onDraw={arrange} />;
  if (mode !== "draw") return null;
  return (
    <MarkLayer
      marks={marks}
      onDraw={(from, to) => store.change(withTask(draft, line.task, { marks: toggleMark(marks, markOf(from, to)) }))}
    />
  );
}
const NO_MARKS: readonly Mark[] = [];
