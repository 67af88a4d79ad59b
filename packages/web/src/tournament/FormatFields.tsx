import { Segments } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { CheckboxField, SelectField } from "../shell/fields.tsx";
import { type ChangeDraft, isInPods, type TournamentDraft } from "./setup-draft.ts";

const FORMATS = ["swiss", "roundRobin"] as const;
const ROUNDS = Array.from({ length: 15 }, (_, i) => i + 1);
const { setup, formats } = en.tournament;

/** Who plays whom: the format of a new tournament, its rounds, and whether seats are exchanged. */
export function FormatFields({
  draft: { format, rounds, bothSides },
  onChange,
  seats,
}: {
  readonly draft: TournamentDraft;
  readonly onChange: ChangeDraft;
  readonly seats: number;
}) {
  const pods = isInPods(seats);
  return (
    <>
      <div className="online-field">
        <span>{setup.format}</span>
        <Segments
          label={setup.format}
          value={format}
          options={FORMATS.map((value) => ({ value, name: formats[value] }))}
          onChange={(next) => onChange({ format: next })}
        />
        <span className="panel-note">
          {pods ? setup.podsHelp(seats) : format === "swiss" ? setup.swissHelp : setup.robinHelp}
        </span>
      </div>
      {(format === "swiss" || pods) && (
        <SelectField
          label={setup.rounds}
          value={rounds}
          of={ROUNDS}
          name={String}
          onChange={(next) => onChange({ rounds: next })}
        />
      )}
      {!pods && (
        <CheckboxField checked={bothSides} onChange={(next) => onChange({ bothSides: next })}>
          {setup.both}
        </CheckboxField>
      )}
    </>
  );
}
