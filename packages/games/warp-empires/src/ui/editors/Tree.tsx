/** Any part of a module as fields: numbers, texts, switches, lists. Errors are shown at their field. */
import { Button, type EditorIssue, FormLine, IssueList } from "@starboard/ui";
import { isList, isObject, type Json, type JsonObject, optionIn } from "./json.ts";
import { en } from "./messages.en.ts";
import { exactly, within } from "./parts.tsx";

const words = en.module;

interface TreeProps {
  readonly name: string;
  readonly value: Json;
  readonly path: readonly string[];
  readonly issues: readonly EditorIssue[];
  readonly change: (path: readonly string[], next: Json | undefined) => void;
}

/** The label of an item of a list. */
const titleOf = (value: Json, place: number): string => {
  if (!isObject(value)) return typeof value === "object" ? String(place + 1) : String(value);
  const name = value["name"] ?? value["id"] ?? value["op"] ?? value["unit"] ?? value["terrain"];
  return typeof name === "string" ? name : String(place + 1);
};
const isPlainList = (value: readonly Json[]): boolean => value.every((one) => typeof one !== "object");

export function Tree(props: TreeProps) {
  const { name, value, path, issues } = props;
  const option = optionIn(value);
  if (option !== undefined)
    return (
      <div className="form-line">
        <span>{name}</span>
        <output>
          {option} <small>{words.option}</small>
        </output>
        <IssueList issues={within(issues, path.join("."))} />
      </div>
    );
  if (isList(value))
    return isPlainList(value) ? <Words {...props} value={value} /> : <Things {...props} value={value} />;
  if (isObject(value)) return <Group {...props} value={value} />;
  return <Field {...props} value={value} />;
}

function Group({ name, value, path, issues, change }: Omit<TreeProps, "value"> & { readonly value: JsonObject }) {
  return (
    <fieldset>
      <legend>{name}</legend>
      <IssueList issues={exactly(issues, path.join("."))} />
      <Fields value={value} path={path} issues={issues} change={change} />
    </fieldset>
  );
}

/** The fields of an object, and issues about keys it does not have. */
export function Fields({
  value,
  path,
  issues,
  change,
}: Omit<TreeProps, "name" | "value"> & { readonly value: JsonObject }) {
  const keys = Object.keys(value);
  const missing = within(issues, path.join(".")).filter(({ at }) => {
    const key = at.split(".")[path.length];
    return key !== undefined && !keys.includes(key);
  });
  return (
    <>
      {keys.map((key) => (
        <Tree key={key} name={key} value={value[key] ?? null} path={[...path, key]} issues={issues} change={change} />
      ))}
      {missing.map((issue) => (
        <p key={`${issue.at} ${issue.code}`} className="bad">
          <code>{issue.at.split(".").slice(path.length).join(".")}</code> {issue.text}
        </p>
      ))}
    </>
  );
}

function Things({ name, value, path, issues, change }: Omit<TreeProps, "value"> & { readonly value: readonly Json[] }) {
  const swap = (i: number): void =>
    change(
      path,
      value.map((one, k) => (k === i - 1 ? (value[i] ?? null) : k === i ? (value[i - 1] ?? null) : one)),
    );
  return (
    <fieldset className="list">
      <legend>
        {words.parts[name] ?? name} <small>{value.length}</small>
      </legend>
      <IssueList issues={exactly(issues, path.join("."))} />
      {value.map((one, i) => {
        const at = [...path, String(i)];
        const inside = within(issues, at.join("."));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- items are identified by their index, because the user may be typing their id
          <details key={i} className={inside.length > 0 ? "wrong" : undefined}>
            <summary>
              {titleOf(one, i)} {inside.length > 0 && <b className="bad">{words.issues(inside.length)}</b>}
            </summary>
            <div className="wem-thing">
              {isObject(one) ? (
                <Fields value={one} path={at} issues={issues} change={change} />
              ) : (
                <Tree name={String(i + 1)} value={one} path={at} issues={issues} change={change} />
              )}
              <IssueList issues={exactly(issues, at.join("."))} />
              <div className="wem-tools">
                <Button
                  look="quiet"
                  onClick={() => change(path, [...value.slice(0, i + 1), one, ...value.slice(i + 1)])}
                >
                  {words.copy}
                </Button>
                {i > 0 && (
                  <Button look="quiet" onClick={() => swap(i)}>
                    {words.up}
                  </Button>
                )}
                <Button look="quiet" onClick={() => change(at, undefined)}>
                  {words.remove}
                </Button>
              </div>
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

/** A list of words or numbers, separated by commas. */
function Words({ name, value, path, issues, change }: Omit<TreeProps, "value"> & { readonly value: readonly Json[] }) {
  const numbers = value.length > 0 && value.every((one) => typeof one === "number");
  const read = (text: string): Json[] =>
    text
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "")
      .map((one) => (numbers && Number.isFinite(Number(one)) ? Number(one) : one));
  const written = value.map((one) => (typeof one === "object" ? "" : String(one))).join(", ");
  return (
    <FormLine name={name} issues={within(issues, path.join("."))}>
      {(id) => (
        <input
          key={written}
          id={id}
          className="field"
          defaultValue={written}
          onBlur={(event) => event.target.value !== written && change(path, read(event.target.value))}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
      )}
    </FormLine>
  );
}

function Field({
  name,
  value,
  path,
  issues,
  change,
}: Omit<TreeProps, "value"> & { readonly value: null | boolean | number | string }) {
  const wrong = exactly(issues, path.join("."));
  if (typeof value === "boolean")
    return (
      <div className={`form-line${wrong.length > 0 ? " wrong" : ""}`}>
        <span>{name}</span>
        <label className="wem-check">
          <input
            type="checkbox"
            aria-label={name}
            checked={value}
            onChange={(event) => change(path, event.target.checked)}
          />
          {words.yes}
        </label>
        <IssueList issues={wrong} />
      </div>
    );
  return (
    <FormLine name={name} issues={wrong}>
      {(id) => (
        <input
          id={id}
          className="field"
          type={typeof value === "number" ? "number" : "text"}
          value={value ?? ""}
          aria-invalid={wrong.length > 0}
          onChange={(event) => {
            const text = event.target.value;
            if (typeof value !== "number") change(path, text);
            else if (text !== "") change(path, Number(text));
          }}
        />
      )}
    </FormLine>
  );
}
