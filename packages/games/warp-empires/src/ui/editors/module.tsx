/** The module editor: a document in parts, each as fields or as text, with errors at their fields. */
import { type EditorProps, Segments, type Editor, ChoiceLine, IssueList } from "@starboard/ui";
import { BUILT_IN_MODULES, builtIn, readModule, resolve } from "@starboard/warp-empires/making";
import { useState } from "react";
import { isObject, type Json, type JsonObject, put } from "./json.ts";
import { en } from "./messages.en.ts";
import { issuesOf, idOf, within } from "./parts.tsx";
import { Fields, Tree } from "./Tree.tsx";

const words = en.module;

/** Keys of the document without a part of their own; they share one part. */
const GENERAL = ["format", "id", "version", "name", "author", "deckSize", "pileSize", "note"];
/**
 * Keys among them that every module needs: their fields are shown even if the document lacks them.
 */
const REQUIRED = ["format", "id", "version", "name"];
const nameOf = (made: JsonObject): string => (typeof made["name"] === "string" ? made["name"] : "");

const template = (id: string): JsonObject => (builtIn(id)?.document ?? {}) as JsonObject;
const fresh = (id: string, name: string): JsonObject => ({ ...template(id), id: idOf(name), name });

export const workshop: Editor<JsonObject> = {
  blank: () => fresh("first-steps", words.blank),
  read(raw) {
    // A document with errors is accepted and its errors are shown; anything else is not a module file.
    const file = raw as Json | undefined;
    if (!isObject(file) || file["format"] !== "warp-empires.module/1")
      return { issues: [{ at: "", code: "WE_MODULE_FORM", text: words.file, rule: "WE-B.1" }] };
    const read = readModule(file);
    const broken = "bad" in read ? read.bad.filter(({ code }) => code === "WE_MODULE_SIZE") : [];
    return broken.length > 0 ? { issues: issuesOf(broken, "WE-B.1") } : { ok: file };
  },
  write: (made) => made,
  nameOf,
  renamed: (made, name) => ({ ...made, name, id: idOf(name) }),
  check(made) {
    const read = readModule(made);
    return "bad" in read ? issuesOf(read.bad, "WE-B.1") : [];
  },
  validText(made) {
    const read = readModule(made);
    const { min, max } = "ok" in read ? read.ok.players : { min: 0, max: 0 };
    return words.sound(nameOf(made), `${min}–${max}`);
  },
  play(made) {
    const read = readModule(made);
    const players = "ok" in read ? read.ok.players.min : 2;
    return { options: { moduleFile: made, players }, seat: 0 };
  },
  async print(made, paper, fonts) {
    const read = readModule(made);
    if ("bad" in read) throw new Error(`a module with errors was sent to print: ${read.bad[0]?.code}`);
    const { PARTS, printModule } = await import("@starboard/warp-empires/print");
    return printModule(resolve(read.ok), PARTS, paper, fonts);
  },
  Body,
};

function Body({ draft, issues, change }: EditorProps<JsonObject>) {
  const [open, setOpen] = useState("units");
  const [asText, setAsText] = useState(false);
  const parts = ["general", ...Object.keys(draft).filter((key) => !GENERAL.includes(key))];
  const part = parts.includes(open) ? open : "general";
  const count = (of: string): number =>
    of === "general"
      ? issues.filter(({ at }) => !parts.includes(at.split(".")[0] ?? "")).length
      : within(issues, of).length;
  const title = (of: string): string => words.parts[of] ?? of;
  const general = Object.fromEntries(Object.entries(draft).filter(([key]) => GENERAL.includes(key)));
  const value: Json = part === "general" ? general : (draft[part] ?? null);
  const set = (path: readonly string[], next: Json | undefined): void => change(put(draft, path, next) as JsonObject);
  const replace = (next: Json): void => {
    if (part !== "general") set([part], next);
    else if (isObject(next))
      change({ ...next, ...Object.fromEntries(Object.entries(draft).filter(([key]) => !GENERAL.includes(key))) });
  };
  return (
    <div className="wem wem-module">
      <nav aria-label={words.sections}>
        <ChoiceLine
          name={words.start}
          value=""
          options={[["", words.choose], ...BUILT_IN_MODULES.map(({ id }) => [id, nameOf(template(id))] as const)]}
          onChange={(id) => id !== "" && change(fresh(id, nameOf(draft)))}
        />
        <ul>
          {parts.map((of) => (
            <li key={of}>
              <button type="button" aria-current={of === part ? "true" : undefined} onClick={() => setOpen(of)}>
                {title(of)} {count(of) > 0 && <b className="bad">{words.issues(count(of))}</b>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={title(part)}>
        <header>
          <h2>{title(part)}</h2>
          <Segments
            label={words.how}
            value={asText ? "text" : "form"}
            options={[
              { value: "form", name: words.form },
              { value: "text", name: words.text },
            ]}
            onChange={(how) => setAsText(how === "text")}
          />
        </header>
        {asText ? (
          <TextPart key={part} name={title(part)} value={value} onChange={replace} />
        ) : part === "general" ? (
          <div className="wem-thing">
            <Fields
              value={{ ...Object.fromEntries(REQUIRED.map((key) => [key, ""])), ...general }}
              path={[]}
              issues={issues.filter(({ at }) => !parts.includes(at.split(".")[0] ?? ""))}
              change={set}
            />
          </div>
        ) : (
          <Tree name={part} value={value} path={[part]} issues={issues} change={set} />
        )}
        {asText && (
          <IssueList
            issues={part === "general" ? [] : within(issues, part).map((f) => ({ ...f, text: `${f.at}: ${f.text}` }))}
          />
        )}
      </section>
    </div>
  );
}

/** A part as text; text that is not JSON yet stays in the field and changes nothing. */
function TextPart({
  name,
  value,
  onChange,
}: {
  readonly name: string;
  readonly value: Json;
  readonly onChange: (next: Json) => void;
}) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [bad, setBad] = useState(false);
  const [known, setKnown] = useState(() => JSON.stringify(value));
  const now = JSON.stringify(value);
  if (now !== known) {
    // Undo or another template replaces the typed text.
    setKnown(now);
    setText(JSON.stringify(value, null, 2));
    setBad(false);
  }
  return (
    <div className="wem-text">
      <textarea
        className="field"
        aria-label={words.textOf(name)}
        aria-invalid={bad}
        spellCheck={false}
        rows={24}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          const next = parsed(event.target.value);
          setBad(next === undefined);
          if (next === undefined) return;
          setKnown(JSON.stringify(next));
          onChange(next);
        }}
      />
      {bad && <p className="bad">{words.badText}</p>}
    </div>
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
