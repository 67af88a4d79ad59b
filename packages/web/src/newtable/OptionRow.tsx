import { RuleChip, Segments } from "@starboard/ui";
import type { Invalid, OptionSpec } from "@starboard/kernel";
import { type ReactNode, useId, useState } from "react";
import * as en from "../messages/en.ts";
import type { AnyWords } from "../games.ts";
import { ModuleControl } from "./ModuleControl.tsx";
import type { FinishedDraft } from "./finished-drafts.ts";

/** One option: name, effect, rule, control and errors. */
export function OptionRow({
  spec,
  words,
  sample,
  value,
  bad,
  errorsOf,
  onChange,
  drafts = [],
  figures,
}: {
  readonly spec: OptionSpec;
  readonly words: AnyWords;
  readonly sample: unknown;
  readonly value: unknown;
  readonly bad: readonly Invalid[];
  /** The errors that another value of this option would have; files are checked before use. */
  readonly errorsOf: (value: unknown) => readonly Invalid[];
  readonly onChange: (value: unknown) => void;
  /** Finished drafts of this browser's editors that fit the option. */
  readonly drafts?: readonly FinishedDraft[];
  /** What was measured about the option, below it. */
  readonly figures?: ReactNode;
}) {
  const texts = words.option(spec.id);
  const id = useId();
  const [refused, setRefused] = useState<Refused | null>(null);
  const errors = refused ? refused.bad : bad;
  const take = (next: unknown, name?: string): void => {
    const faults = name === undefined ? [] : errorsOf(next);
    setRefused(name === undefined || faults.length === 0 ? null : { name, bad: faults });
    if (faults.length === 0) onChange(next);
  };
  return (
    <div className={`opt${errors.length > 0 ? " wrong" : ""}`} id={`option-${spec.id}`}>
      <div className="opt-text">
        <label htmlFor={id} id={`${id}-name`}>
          {texts.name}
        </label>
        <p id={`${id}-help`}>
          {spec.fromModule?.note ?? texts.help}{" "}
          {spec.fromModule && `${en.newtable.standard(texts.value(spec.fromModule.standard))} `}
          <RuleChip rule={spec.rule} />
        </p>
        {spec.sheet !== undefined && (
          <p className="departs">{en.newtable.departures.reason(texts.value(spec.sheet), texts.departs ?? "")}</p>
        )}
        {refused && <p className="bad">{en.newtable.module.refused(refused.name)}</p>}
        {errors.slice(0, MAX_SHOWN_ERRORS).map((one) => (
          <p key={`${one.code}${one.at}`} className="bad" role="alert">
            <Place spec={spec} at={one.at} />
            {reason(words, sample, spec, one)} <code>{one.code}</code> <RuleChip rule={ruleOf(one) ?? spec.rule} />
          </p>
        ))}
        {errors.length > MAX_SHOWN_ERRORS && (
          <p className="bad">{en.newtable.module.more(errors.length - MAX_SHOWN_ERRORS)}</p>
        )}
      </div>
      {spec.control.kind === "module" ? (
        <ModuleControl
          id={id}
          format={(one) => texts.value(one)}
          value={value}
          refused={refused?.name ?? null}
          drafts={drafts}
          onFile={take}
          onClear={() => (refused ? setRefused(null) : take(null))}
        />
      ) : (
        <Control
          id={id}
          spec={spec}
          name={texts.name}
          format={(one) => texts.value(one)}
          value={value}
          onChange={take}
        />
      )}
      {figures}
    </div>
  );
}

/** A refused file: its name and the errors. */
interface Refused {
  readonly name: string;
  readonly bad: readonly Invalid[];
}
/** Number of errors shown at once. */
const MAX_SHOWN_ERRORS = 6;

/** Path of an error inside a file. */
function Place({ spec, at }: { readonly spec: OptionSpec; readonly at: string }) {
  const path = at.slice(spec.id.length + 1);
  return path === "" ? null : (
    <>
      <code>{path}</code>:{" "}
    </>
  );
}

/** The game's sentence for an option error, or the page's. `sample` is a view that supplies names. */
export function reason(words: AnyWords, sample: unknown, spec: OptionSpec | null, one: Invalid): string {
  const about = one.about ?? {};
  // Not every failed start concerns an option: storage may be full, or the match service may be down.
  if (/^(?:MATCH|SERVICE|WIRE)_/.test(one.code)) return en.problem(one.code, about);
  const sentence = words.refusal(
    { rule: ruleOf(one) ?? spec?.rule ?? "KRN-OPT-1", code: one.code, about },
    { view: sample, seat: (by) => String(by + 1), viewerSeat: null },
  );
  return sentence || en.optionProblem(one.code, about);
}
const ruleOf = (one: Invalid): `${Uppercase<string>}-${string}` | undefined => {
  const rule = one.about?.["rule"];
  return typeof rule === "string" ? (rule as `${Uppercase<string>}-${string}`) : undefined;
};

function Control({
  id,
  spec,
  name,
  format,
  value,
  onChange,
}: {
  readonly id: string;
  readonly spec: OptionSpec;
  readonly name: string;
  readonly format: (value: unknown) => string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const { control } = spec;
  switch (control.kind) {
    case "flag":
      return (
        <Segments
          label={name}
          value={value === true ? "yes" : "no"}
          options={[
            { value: "no", name: format(false) },
            { value: "yes", name: format(true) },
          ]}
          onChange={(next) => onChange(next === "yes")}
        />
      );
    case "choice": {
      const texts = control.values.map(format);
      // A few short values are shown as buttons; otherwise a select is used.
      if (control.values.length <= 4 && texts.join("").length <= 34) {
        return (
          <Segments
            label={name}
            value={String(value)}
            options={control.values.map((one, i) => ({ value: String(one), name: texts[i] }))}
            onChange={(next) => onChange(control.values.find((one) => String(one) === next))}
          />
        );
      }
      return (
        <select
          id={id}
          className="field"
          value={String(value)}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(control.values.find((one) => String(one) === event.target.value))}
        >
          {control.values.map((one, i) => (
            <option key={String(one)} value={String(one)}>
              {texts[i]}
            </option>
          ))}
        </select>
      );
    }
    case "number":
      return (
        <NumberControl
          id={id}
          control={control}
          format={format}
          value={typeof value === "number" ? value : control.min}
          onChange={onChange}
        />
      );
    case "list": {
      const had = Array.isArray(value) ? (value as string[]) : [];
      return (
        <details className="opt-list">
          <summary>{had.length === 0 ? format([]) : en.newtable.chosen(had.length, control.max)}</summary>
          <div>
            {control.of.map((one) => (
              <label key={one}>
                <input
                  type="checkbox"
                  checked={had.includes(one)}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...had, one] : had.filter((other) => other !== one))
                  }
                />
                {format([one])}
              </label>
            ))}
          </div>
        </details>
      );
    }
    case "module":
      return null;
  }
}

function NumberControl({
  id,
  control,
  format,
  value,
  onChange,
}: {
  readonly id: string;
  readonly control: Extract<OptionSpec["control"], { kind: "number" }>;
  readonly format: (value: unknown) => string;
  readonly value: number;
  readonly onChange: (value: unknown) => void;
}) {
  const { min, max, step, none } = control;
  const isNone = none !== undefined && value === none;
  return (
    <div className="opt-number">
      {none !== undefined && (
        <Segments
          label={format(none)}
          value={isNone ? "none" : "some"}
          options={[
            { value: "none", name: format(none) },
            { value: "some", name: isNone ? format(Math.max(min, none + step)) : format(value) },
          ]}
          onChange={(next) => onChange(next === "none" ? none : Math.max(min, none + step))}
        />
      )}
      {!isNone && (
        <input
          id={id}
          className="field n"
          type="number"
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={(event) => event.target.value !== "" && onChange(Number(event.target.value))}
        />
      )}
    </div>
  );
}
