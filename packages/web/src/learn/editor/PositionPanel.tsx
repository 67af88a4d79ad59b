import { Button, type EditorIssue, Icon, IssueList } from "@starboard/ui";
import type { Invalid } from "@starboard/kernel";
import { useId, useState } from "react";
import * as en from "../../messages/en.ts";
import { useTableContext } from "../../table/table-context.ts";
import { useEditor } from "./editor-context.ts";
import { FieldTree } from "./FieldTree.tsx";
import { type FieldPath, type Json, withCopy, withValue } from "./field-tree.ts";
import type { LessonDraft } from "./lesson-draft.ts";
import { useArrange, wholePosition } from "./use-arrange.ts";

const words = en.lessonEditor.position;

/** An error of the game's reader at its field. */
const issueOf = ({ code, at, about }: Invalid): EditorIssue => {
  const problem = about?.["problem"] ?? about?.["how"] ?? about?.["law"];
  return { at, code, text: words.issue(code, typeof problem === "string" ? problem : "") };
};

type Group = NonNullable<LessonDraft["position"]>;

/** The position and the options as fields; on the board, pieces can be moved. */
export function PositionPanel() {
  const { store, draft, bad, mode, loaded } = useEditor();
  const issues = bad.map(issueOf);
  const inOptions = issues.filter(({ at }) => at.startsWith("options."));
  const inPosition = issues.filter(({ at }) => !at.startsWith("options."));
  const position = draft.position ?? wholePosition(loaded, draft) ?? {};
  const parsed = loaded.game.options.parse(draft.options) as { readonly ok?: object };
  const options = (parsed.ok ?? draft.options) as Group;
  const change = (path: FieldPath, value: Json | undefined): void =>
    store.change({ ...draft, position: withValue(position as Json, path, value) as Group });
  const copy = (path: FieldPath): void =>
    store.change({ ...draft, position: withCopy(position as Json, path) as Group });
  return (
    <div className="panel lesson-panel">
      <h2>{words.title}</h2>
      <p className="form-help">{words.help}</p>
      {loaded.screen.positionMoves && (
        <>
          <Button pressed={mode === "arrange"} onClick={() => store.setMode(mode === "arrange" ? "play" : "arrange")}>
            <Icon name="swap" size={15} />
            {words.move}
          </Button>
          <p className="form-help">{words.moveHelp}</p>
          {mode === "arrange" && <MoveByName />}
        </>
      )}
      <p className={issues.length > 0 ? "bad" : undefined} aria-live="polite">
        {issues.length > 0 ? words.bad : words.ok}
      </p>
      <IssueList issues={inPosition.filter(({ at }) => at === "")} />
      <div className="field-tree">
        <FieldTree value={position as Json} path={[]} issues={inPosition} onChange={change} onCopy={copy} />
      </div>
      <h3>{words.options}</h3>
      <div className="field-tree">
        <FieldTree
          value={options as Json}
          path={[]}
          issues={inOptions.map((issue) => ({ ...issue, at: issue.at.slice("options.".length) }))}
          onChange={(path, value) =>
            store.change({ ...draft, options: withValue(options as Json, path, value) as Group })
          }
          onCopy={(path) => store.change({ ...draft, options: withCopy(options as Json, path) as Group })}
        />
      </div>
    </div>
  );
}

/** Moves pieces without a pointer. */
function MoveByName() {
  const { loaded, board } = useTableContext();
  const arrange = useArrange();
  const id = useId();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const places = loaded.screen.places?.list(board.view) ?? [];
  const options = [{ place: "", name: en.marks.choose }, ...places].map(({ place, name }) => (
    <option key={place} value={place}>
      {name}
    </option>
  ));
  return (
    <fieldset className="mark-add">
      <legend>{words.moveByName}</legend>
      <label htmlFor={`${id}from`}>{en.marks.from}</label>
      <select id={`${id}from`} className="field" value={from} onChange={(event) => setFrom(event.target.value)}>
        {options}
      </select>
      <label htmlFor={`${id}to`}>{en.marks.to}</label>
      <select id={`${id}to`} className="field" value={to} onChange={(event) => setTo(event.target.value)}>
        {options}
      </select>
      <Button why={from === "" || to === "" ? { fact: en.marks.choose } : undefined} onClick={() => arrange(from, to)}>
        {words.go}
      </Button>
    </fieldset>
  );
}
