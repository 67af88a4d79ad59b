import { type DragEvent, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { textOf } from "../shell/files.ts";
import type { FinishedDraft } from "./finished-drafts.ts";

/** Control for a custom file: chosen or dropped, parsed, then checked by the game. */
export function ModuleControl({
  id,
  format,
  value,
  refused,
  drafts,
  onFile,
  onClear,
}: {
  readonly id: string;
  readonly format: (value: unknown) => string;
  readonly value: unknown;
  /** The name of a refused file. */
  readonly refused: string | null;
  readonly drafts: readonly FinishedDraft[];
  readonly onFile: (value: unknown, name: string) => void;
  readonly onClear: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const none = value === null || value === undefined;
  const take = async (file: File): Promise<void> => {
    setProblem(null);
    if (refused !== null) onClear();
    if (file.size > 2_000_000) {
      setProblem(en.newtable.module.size);
      return;
    }
    let text: string;
    try {
      text = await textOf(file);
    } catch {
      setProblem(en.newtable.module.read);
      return;
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      setProblem(en.newtable.module.json);
      return;
    }
    setName(file.name);
    onFile(parsed, file.name);
  };
  const drop = (event: DragEvent): void => {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    // Keeps the page from opening the file as a record.
    event.preventDefault();
    void take(file);
  };
  return (
    <div className="opt-module" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {none ? en.newtable.module.choose : refused === null ? (name ?? format(value)) : format(value)}
      </button>
      {none && refused === null ? (
        <span>{en.newtable.module.drop}</span>
      ) : (
        <button type="button" className="btn quiet" onClick={onClear}>
          {en.newtable.module.clear}
        </button>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={en.newtable.module.choose}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void take(file);
        }}
      />
      {drafts.map(({ game, editor, title, finished }) => (
        <div key={editor} className="opt-draft">
          {finished && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                setName(finished.name);
                onFile(finished.value, finished.name);
              }}
            >
              {en.newtable.module.draft(title, finished.name)}
            </button>
          )}
          <a {...link({ at: "make", game, editor })}>{en.newtable.module.build(title)}</a>
        </div>
      ))}
      {problem !== null && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
