import type { NoteInfo } from "@starboard/wire/notes";
import { NOTE_LIMIT } from "@starboard/wire/notes";
import { useEffect, useRef, useState } from "react";
import * as en from "../messages/en.ts";
import { ProblemError, showProblem, toProblem } from "../problems.ts";
import { call } from "./api.ts";

/** Idle time after the last key press before notes are sent to the host, in milliseconds. */
const TYPING_PAUSE_MS = 600;

/** Private notes about an online table, stored by the host for all devices of the player. */
export function HostNotes({ table }: { readonly table: string }) {
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<"saved" | "writing" | "failed">("saved");
  const page = useRef<Page | null>(null);
  useEffect(() => {
    const mine = openPage(table, setText, setState);
    page.current = mine;
    return () => {
      mine.flush();
      mine.leave();
    };
  }, [table]);
  return (
    <div className="notes-panel">
      <label>
        <span className="panel-note">
          {en.table.notes.hosted} <output>{text === null ? "" : en.table.notes.states[state]}</output>
        </span>
        <textarea
          className="field"
          value={text ?? ""}
          disabled={text === null}
          maxLength={NOTE_LIMIT}
          aria-label={en.table.notes.label}
          placeholder={en.table.notes.placeholder}
          onChange={(event) => page.current?.write(event.target.value)}
          onBlur={() => page.current?.flush()}
        />
      </label>
    </div>
  );
}

interface Page {
  write(text: string): void;
  /** Sends pending changes immediately. */
  flush(): void;
  leave(): void;
}

/** One page of notes. Changes are sent when typing pauses and never overwrite changes made elsewhere. */
function openPage(
  table: string,
  show: (text: string) => void,
  showState: (state: "saved" | "writing" | "failed") => void,
): Page {
  const path = `tables/${table}/note`;
  let version = 0;
  let wanted: string | null = null;
  let sending = false;
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showText = (text: string): void => {
    if (!left) show(text);
  };
  const reportState = (state: "saved" | "writing" | "failed"): void => {
    if (!left) showState(state);
  };

  async function send(): Promise<void> {
    if (sending || wanted === null) return;
    sending = true;
    const text = wanted;
    wanted = null;
    try {
      version = (await call<NoteInfo>("PUT", path, { text, expectedVersion: version })).version;
    } catch (error) {
      if (!(error instanceof ProblemError && error.problem.code === "NOTE_STALE")) {
        wanted ??= text;
        reportState("failed");
        sending = false;
        return;
      }
      // Changed elsewhere in the meantime: both texts are kept and showText.
      const newest = await call<NoteInfo>("GET", path);
      version = newest.version;
      wanted = [newest.text, wanted ?? text].filter(Boolean).join("\n").slice(0, NOTE_LIMIT);
      showText(wanted);
    }
    sending = false;
    if (wanted === null) reportState("saved");
    else await send();
  }
  const flush = (): void => {
    clearTimeout(timer);
    void send().catch((error: unknown) => showProblem(toProblem(error)));
  };

  call<NoteInfo>("GET", path).then(
    (note) => {
      version = note.version;
      showText(note.text);
    },
    (error: unknown) => showProblem(toProblem(error)),
  );
  return {
    write(text) {
      showText(text);
      reportState("writing");
      wanted = text;
      clearTimeout(timer);
      timer = setTimeout(flush, TYPING_PAUSE_MS);
    },
    flush,
    leave() {
      left = true;
    },
  };
}
