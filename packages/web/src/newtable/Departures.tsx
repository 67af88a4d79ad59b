import { Segments } from "@starboard/ui";
import type { AnyGame, OptionSpec, Result } from "@starboard/kernel";
import type { JSX } from "react";
import * as en from "../messages/en.ts";
import type { OptionValues } from "./setup.ts";

/** Options whose default value departs from the sheet. */
const departing = (game: AnyGame): readonly OptionSpec[] =>
  game.options.specs.filter((spec: OptionSpec) => spec.sheet !== undefined);

/** The sheet's values for all of them. */
export const sheetValues = (game: AnyGame): OptionValues =>
  Object.fromEntries(departing(game).map(({ id, sheet }) => [id, sheet]));

function standardValues(game: AnyGame): OptionValues {
  const parsed: Result<object> = game.options.parse({});
  if (!("ok" in parsed)) return {};
  const values = parsed.ok as OptionValues;
  return Object.fromEntries(departing(game).map(({ id }) => [id, values[id]]));
}

/** Whether every departing option on the page has the sheet's value. */
export const isBySheet = (specs: readonly OptionSpec[], values: OptionValues): boolean => {
  const some = specs.filter(({ sheet }) => sheet !== undefined);
  return some.length > 0 && some.every(({ id, sheet }) => values[id] === sheet);
};

/** The default values that depart from the sheet, each with its reason, and buttons for either reading. */
export function Departures({
  game,
  specs,
  values,
  onChange,
  children,
}: {
  readonly game: AnyGame;
  /** All options on the page. */
  readonly specs: readonly OptionSpec[];
  readonly values: OptionValues;
  readonly onChange: (set: OptionValues) => void;
  readonly children: (spec: OptionSpec) => JSX.Element;
}) {
  const shown = specs.filter(({ sheet }) => sheet !== undefined);
  if (shown.length === 0) return null;
  const standard = standardValues(game);
  const choice = isBySheet(specs, values)
    ? "sheet"
    : shown.every(({ id }) => values[id] === standard[id])
      ? "standard"
      : "";
  const words = en.newtable.departures;
  return (
    <section className="opts departures" aria-labelledby="departures">
      <div className="departures-head">
        <h2 id="departures">{words.title}</h2>
        <Segments
          label={words.title}
          value={choice}
          options={[
            { value: "standard", name: words.standard },
            { value: "sheet", name: words.sheet },
          ]}
          onChange={(next) => onChange(next === "sheet" ? sheetValues(game) : standard)}
        />
      </div>
      <p className="panel-note">{words.help}</p>
      {shown.map(children)}
    </section>
  );
}
