import { Button, type EditorIssue, FormLine, IssueList, issuesAt } from "@starboard/ui";
import { useState } from "react";
import * as en from "../../messages/en.ts";
import { type FieldPath, isGroup, isList, itemName, type Json, typedValue } from "./field-tree.ts";

const words = en.lessonEditor.fields;

interface TreeProps {
  readonly value: Json;
  readonly path: FieldPath;
  readonly issues: readonly EditorIssue[];
  readonly onChange: (path: FieldPath, value: Json | undefined) => void;
  readonly onCopy: (path: FieldPath) => void;
}

/** Any plain data as fields; what is wrong stands at its field. */
export function FieldTree(props: TreeProps) {
  const { value, path, issues, onChange, onCopy } = props;
  const fields: readonly (readonly [string, Json])[] = isList(value)
    ? value.map((one, i) => [`${i}`, one] as const)
    : isGroup(value)
      ? Object.entries(value)
      : [];
  return (
    <>
      {fields.map(([field, one], i) => {
        const at = [...path, field];
        const own = issuesAt(issues, at.join("."));
        const remove = (
          <Button look="quiet" label={words.removeField(at.join("."))} onClick={() => onChange(at, undefined)}>
            {words.remove}
          </Button>
        );
        if (!isGroup(one) && !isList(one))
          return (
            <div key={field} className="tree-field">
              <Value name={isList(value) ? `${i + 1}` : field} value={one} at={at} issues={own} onChange={onChange} />
              {remove}
            </div>
          );
        return (
          <details key={field} className={own.length > 0 ? "wrong" : undefined} open={own.length > 0 || undefined}>
            <summary>
              {isList(value) ? itemName(one, i) : field} {isList(one) && <small>{one.length}</small>}
            </summary>
            <div className="tree-group">
              <IssueList issues={own.filter((issue) => issue.at === at.join("."))} />
              <FieldTree value={one} path={at} issues={issues} onChange={onChange} onCopy={onCopy} />
              <div className="row">
                {isList(value) && (
                  <Button look="quiet" label={words.copyItem(at.join("."))} onClick={() => onCopy(at)}>
                    {words.copy}
                  </Button>
                )}
                {remove}
              </div>
            </div>
          </details>
        );
      })}
      {path.length > 0 && <AddField isList={isList(value)} onAdd={(name, added) => addTo(props, name, added)} />}
    </>
  );
}

function addTo({ value, path, onChange }: TreeProps, name: string, added: Json): void {
  if (isList(value)) onChange(path, [...value, added]);
  else if (name !== "") onChange([...path, name], added);
}

function Value({
  name,
  value,
  at,
  issues,
  onChange,
}: {
  readonly name: string;
  readonly value: Json;
  readonly at: FieldPath;
  readonly issues: readonly EditorIssue[];
  readonly onChange: TreeProps["onChange"];
}) {
  if (typeof value === "boolean")
    return (
      <FormLine name={name} issues={issues}>
        {(id) => <input id={id} type="checkbox" checked={value} onChange={() => onChange(at, !value)} />}
      </FormLine>
    );
  if (typeof value === "number")
    return (
      <FormLine name={name} issues={issues}>
        {(id) => (
          <input
            id={id}
            className="field n"
            type="number"
            value={value}
            aria-invalid={issues.length > 0}
            onChange={(event) => event.target.value !== "" && onChange(at, Number(event.target.value))}
          />
        )}
      </FormLine>
    );
  return (
    <FormLine name={name} issues={issues}>
      {(id) => (
        <input
          id={id}
          className="field"
          value={typeof value === "string" ? value : ""}
          aria-invalid={issues.length > 0}
          onChange={(event) => onChange(at, event.target.value)}
        />
      )}
    </FormLine>
  );
}

function AddField({
  isList: forList,
  onAdd,
}: {
  readonly isList: boolean;
  readonly onAdd: (name: string, value: Json) => void;
}) {
  const [name, setName] = useState("");
  const [value, setValue] = useState("");
  const isReady = value !== "" && (forList || name.trim() !== "");
  return (
    <details className="tree-add">
      <summary>{forList ? words.addItem : words.addField}</summary>
      {!forList && (
        <FormLine name={words.fieldName}>
          {(id) => <input id={id} className="field" value={name} onChange={(event) => setName(event.target.value)} />}
        </FormLine>
      )}
      <FormLine name={words.value} help={words.valueHelp}>
        {(id, helpId) => (
          <input
            id={id}
            className="field"
            value={value}
            aria-describedby={helpId}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </FormLine>
      <Button
        why={isReady ? undefined : { fact: words.incomplete }}
        onClick={() => {
          onAdd(name.trim(), typedValue(value));
          setName("");
          setValue("");
        }}
      >
        {words.add}
      </Button>
    </details>
  );
}
