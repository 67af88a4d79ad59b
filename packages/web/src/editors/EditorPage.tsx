import { Button, type EditorIssue, Icon, type EditorEntry, RuleChip, Tool, type Editor } from "@starboard/ui";
import { editionName, type Result } from "@starboard/kernel";
import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createMatch } from "../local/index.ts";
import { soloSeats, standard } from "../landing/start.ts";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";
import { link, navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { announce } from "../shell/announce.tsx";
import { saveText, textOf } from "../shell/files.ts";
import { showProblem, showSuccess, toProblem } from "../problems.ts";
import { draftLink, readDraftFragment } from "./draft-link.ts";
import { type DroppedFile, useDroppedFile } from "./dropped-file.ts";
import { printFonts } from "./fonts.ts";
import { PrintDialog } from "./PrintDialog.tsx";
import { initialHistory, withChange, fileName, loadDraft, saveDraft, readDraftText, withUndo } from "./drafts.ts";

/** Page of one editor: name, file, problems, print and play buttons, and the editor itself. */
export function EditorPage({
  loaded,
  entry,
  entries,
  editor,
}: {
  readonly loaded: LoadedGame;
  readonly entry: EditorEntry;
  readonly entries: readonly EditorEntry[];
  readonly editor: Editor;
}) {
  const { id: game } = loaded;
  const [history, setHistory] = useState(() => initialHistory(editor, loadDraft(game, entry.id)));
  const [refused, setRefused] = useState<readonly EditorIssue[]>([]);
  const [busy, setBusy] = useState<"play" | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const { draft } = history;
  const issues = useMemo(() => editor.check(draft), [editor, draft]);
  const file = useFilePicker();
  useEffect(() => saveDraft(game, entry.id, editor.write(draft)), [game, entry, editor, draft]);

  const change = useCallback((next: unknown): void => {
    setRefused([]);
    setHistory((before) => withChange(before, next));
  }, []);
  useEffect(() => {
    const open = ({ dropped }: DroppedFile): void => {
      if (dropped?.game !== game || dropped.editor !== entry.id) return;
      useDroppedFile.setState({ dropped: null });
      change(dropped.content);
      announce(en.editors.opened(editor.nameOf(dropped.content)));
    };
    open(useDroppedFile.getState());
    return useDroppedFile.subscribe(open);
  }, [game, entry, editor, change]);
  useEffect(() => {
    const { hash } = globalThis.location;
    readDraftFragment(hash).then(
      (content) => {
        if (content === undefined) return;
        // The address is cleared, so that a reload keeps the draft as it is then.
        globalThis.history.replaceState(globalThis.history.state, "", globalThis.location.pathname);
        const read = editor.read(content);
        if ("issues" in read) setRefused(read.issues);
        else {
          change(read.ok);
          announce(en.editors.opened(editor.nameOf(read.ok)));
        }
      },
      () => setRefused([{ at: "", code: "FILE_LINK", text: en.editors.badLink }]),
    );
  }, [editor, change]);
  const take = async (chosen: File): Promise<void> => {
    const text = await file.text(chosen);
    if (text === null) return;
    const read = readDraftText(editor, text);
    if (read === "json") setRefused([{ at: "", code: "FILE_JSON", text: en.editors.json }]);
    else if ("issues" in read) setRefused(read.issues);
    else {
      change(read.ok);
      announce(en.editors.opened(editor.nameOf(read.ok)));
    }
  };
  const undo = (): void => {
    setRefused([]);
    setHistory(withUndo);
    announce(en.editors.undone);
  };
  const save = (): void => {
    const text = `${JSON.stringify(editor.write(draft), null, 2)}\n`;
    saveText(text, fileName(game, editor.nameOf(draft), "json"));
  };
  const share = (): void => {
    draftLink({ at: "make", game, editor: entry.id }, editor.write(draft))
      .then((address) => navigator.clipboard.writeText(address))
      .then(
        () => showSuccess({ code: "WEB_LINK_COPIED" }),
        () => showProblem({ code: "WEB_LINK_BLOCKED" }),
      );
  };
  const play = (): void => {
    if (!editor.play || busy !== null) return;
    setBusy("play");
    const { options, seat } = editor.play(draft);
    const read: Result<object> = loaded.game.options.parse({ ...standard(loaded.game), ...options });
    if ("bad" in read) {
      // If the editor accepts a draft that the options refuse, the editor has a bug; the option's code is shown.
      setBusy(null);
      setRefused(read.bad.map(({ code, at }) => ({ at: "", code, text: en.optionProblem(code, { at }) })));
      return;
    }
    const seats = soloSeats(loaded.game.options.seats(read.ok), useSettings.getState().botLevel, seat);
    createMatch(editionName(loaded.game), read.ok, seats).then(
      (card) => navigate({ at: "table", match: card.match }),
      (error: unknown) => {
        setBusy(null);
        showProblem(toProblem(error));
      },
    );
  };
  const drop = (event: DragEvent): void => {
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    // Keeps the page from opening the file as a record.
    event.preventDefault();
    void take(dropped);
  };
  const { renamed } = editor;
  const lock = editor.locked?.(draft);
  const problems = [...refused, ...issues];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a file may be dropped anywhere on the page; keyboard users have the Open button
    <main className="make" id="content" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <header className="make-head">
        <div className="make-title">
          <h1>{entry.title}</h1>
          <nav aria-label={en.editors.others}>
            {entries
              .filter(({ id }) => id !== entry.id)
              .map(({ id, title }) => (
                <a key={id} className="btn quiet" {...link({ at: "make", game, editor: id })}>
                  {title}
                </a>
              ))}
          </nav>
        </div>
        <div className="make-tools">
          {renamed && (
            <label className="make-name">
              <span>{en.editors.name}</span>
              <input
                className="field"
                value={editor.nameOf(draft)}
                maxLength={60}
                readOnly={lock !== undefined}
                title={lock}
                onChange={(event) => change(renamed(draft, event.target.value))}
              />
            </label>
          )}
          <Button
            look="quiet"
            onClick={undo}
            why={history.before.length === 0 ? { fact: en.editors.nothingToUndo } : undefined}
          >
            <Icon name="undo" /> {en.editors.undo}
          </Button>
          <Button
            look="quiet"
            onClick={() => file.choose((chosen) => void take(chosen))}
            hint={{ fact: en.editors.drop }}
          >
            <Icon name="open" /> {en.editors.open}
          </Button>
          <Button look="quiet" onClick={save}>
            <Icon name="save" /> {en.editors.save}
          </Button>
          <Button look="quiet" onClick={share} hint={{ fact: en.editors.shareHint }}>
            <Icon name="link" /> {en.editors.share}
          </Button>
          {editor.print && (
            <Button look="quiet" onClick={() => setPrinting(true)}>
              {en.editors.print}
            </Button>
          )}
          {editor.play && (
            <Button
              look="main"
              onClick={play}
              why={
                issues[0] && {
                  fact: en.editors.wrong(issues.length),
                  cause: issues[0].text,
                  ...(issues[0].rule && { rule: issues[0].rule }),
                }
              }
            >
              {busy === "play" ? en.editors.starting : en.editors.play}
            </Button>
          )}
        </div>
        <CheckResult issues={problems} sound={editor.validText(draft)} />
      </header>
      <editor.Body
        draft={draft}
        issues={issues}
        change={change}
        announce={announce}
        otherDraft={(other) => loadDraft(game, other)}
        open={() => file.json((text) => setRefused([{ at: "", code: "FILE_JSON", text }]))}
      />
      {file.input}
      {isPrinting && editor.print && (
        <PrintDialog
          draw={async (paper) => (await editor.print?.(draft, paper, await printFonts())) ?? new Uint8Array()}
          nameFor={(paper) => fileName(game, `${editor.nameOf(draft)} ${paper}`, "pdf")}
          onSaved={(name) => announce(en.editors.printed(name))}
          onClose={() => setPrinting(false)}
        />
      )}
    </main>
  );
}

/** The result of the checks: valid, or the first problem with its rule. */
function CheckResult({ issues, sound }: { readonly issues: readonly EditorIssue[]; readonly sound: string }) {
  const [all, setAll] = useState(false);
  const [first, ...rest] = issues;
  if (!first)
    return (
      <p className="make-verdict good" aria-live="polite">
        <Icon name="check" size={18} /> {sound}
      </p>
    );
  const line = (issue: EditorIssue): React.JSX.Element => (
    <>
      {issue.text} {issue.rule ? <RuleChip rule={issue.rule} /> : <code>{issue.code}</code>}
    </>
  );
  return (
    <div className="make-verdict bad" aria-live="polite">
      <p>
        <Icon name="warn" size={18} /> <b>{en.editors.wrong(issues.length)}.</b> {line(first)}{" "}
        {rest.length > 0 && (
          <Tool label={en.editors.all(all)} expanded={all} onClick={() => setAll(!all)}>
            <Icon name={all ? "minus" : "plus"} />
          </Tool>
        )}
      </p>
      {all && (
        <ul>
          {rest.map((issue) => (
            <li key={`${issue.code} ${issue.at} ${issue.text}`}>{line(issue)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One hidden file input for the whole page. */
function useFilePicker() {
  const input = useRef<HTMLInputElement>(null);
  const taker = useRef<(file: File) => void>(() => undefined);
  const text = async (file: File): Promise<string | null> => {
    try {
      return await textOf(file);
    } catch (error) {
      showProblem(toProblem(error));
      return null;
    }
  };
  const choose = (take: (file: File) => void): void => {
    taker.current = take;
    input.current?.click();
  };
  return {
    text,
    choose,
    /** The content of a chosen file as JSON; undefined if it cannot be read or parsed. */
    json: (fail: (text: string) => void): Promise<unknown> =>
      new Promise((resolve) => {
        choose((file) => {
          void text(file).then((content) => {
            if (content === null) return resolve(undefined);
            try {
              resolve(JSON.parse(content));
            } catch {
              fail(en.editors.json);
              resolve(undefined);
            }
          });
        });
      }),
    input: (
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={en.editors.open}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) taker.current(file);
        }}
      />
    ),
  };
}
