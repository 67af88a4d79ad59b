import type { AnyGame, OptionSpec } from "@starboard/kernel";
import { Fragment, type JSX } from "react";
import * as en from "../messages/en.ts";
import { Departures } from "./Departures.tsx";
import type { OptionValues } from "./setup.ts";
import type { SetupForm } from "./use-setup-form.ts";

const SOURCES: readonly OptionSpec["source"][] = ["base", "house", "optional", "ruling", "designed"];

/** All options of a game, grouped by where they come from. */
export function OptionSections({
  game,
  form: { setup, specs, chosen, change },
  isWrong,
  row,
  first,
}: {
  readonly game: AnyGame;
  readonly form: SetupForm;
  readonly isWrong: (spec: OptionSpec) => boolean;
  readonly row: (spec: OptionSpec) => JSX.Element;
  /** The id of an option that stands in the first section, wherever it comes from. */
  readonly first?: string | undefined;
}) {
  const sectionOf = ({ id, source }: OptionSpec): OptionSpec["source"] => (id === first ? "base" : source);
  const fromModule = specs.filter((spec) => spec.fromModule);
  return (
    <>
      {SOURCES.map((source) => (
        <Fragment key={source}>
          <Section
            source={source}
            specs={specs.filter((spec) => sectionOf(spec) === source && !spec.fromModule && spec.sheet === undefined)}
            chosen={chosen}
            open={source === "base" || specs.some((spec) => sectionOf(spec) === source && isWrong(spec))}
          >
            {row}
          </Section>
          {source === "base" && (
            <Departures game={game} specs={specs} values={setup.values} onChange={change}>
              {row}
            </Departures>
          )}
        </Fragment>
      ))}
      {fromModule.length > 0 && (
        <section className="opts">
          <h2>{en.newtable.ofModule}</h2>
          {fromModule.map(row)}
        </section>
      )}
    </>
  );
}

function Section({
  source,
  specs,
  chosen,
  open,
  children,
}: {
  readonly source: OptionSpec["source"];
  readonly specs: readonly OptionSpec[];
  readonly chosen: OptionValues;
  readonly open: boolean;
  readonly children: (spec: OptionSpec) => JSX.Element;
}) {
  if (specs.length === 0) return null;
  const changed = specs.filter(({ id, control }) => Object.hasOwn(chosen, id) && !("randomDefault" in control)).length;
  if (source === "base") {
    return (
      <section className="opts">
        <h2>{en.newtable.sections[source]}</h2>
        {specs.map(children)}
      </section>
    );
  }
  return (
    <details className="opts" open={open || changed > 0}>
      <summary>
        <h2>{en.newtable.sections[source]}</h2>
        <span>
          {en.newtable.sectionHelp[source]} <b>{en.newtable.changed(changed)}</b>
        </span>
      </summary>
      {specs.map(children)}
    </details>
  );
}
