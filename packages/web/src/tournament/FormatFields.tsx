import { Segments } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { CheckboxField, SelectField } from "../shell/fields.tsx";
import { type ChangeDraft, hasLiveClock, isInPods, type TournamentDraft } from "./setup-draft.ts";

const FORMATS = ["swiss", "roundRobin", "arena"] as const;
const MINUTES = [15, 30, 45, 60, 90, 120, 180] as const;
const GRACE = [0, 5, 10, 15, 30, 60] as const;
const ROUNDS = Array.from({ length: 15 }, (_, i) => i + 1);
const { setup, formats } = en.tournament;

/** Who plays whom: the format of a new tournament, its rounds, and whether seats are exchanged. */
export function FormatFields({
  draft,
  onChange,
  seats,
}: {
  readonly draft: TournamentDraft;
  readonly onChange: ChangeDraft;
  readonly seats: number;
}) {
  const { format, rounds, bothSides, minutes, grace } = draft;
  const arena = format === "arena";
  const pods = isInPods(seats);
  return (
    <>
      <div className="online-field">
        <span>{setup.format}</span>
        <Segments
          label={setup.format}
          value={format}
          options={FORMATS.map((value) => ({ value, name: formats[value] }))}
          onChange={(next) => onChange({ format: next, ...(next === "arena" && !hasLiveClock(draft) && { clock: 1 }) })}
        />
        <span className="panel-note">
          {arena
            ? setup.arenaHelp
            : pods
              ? setup.podsHelp(seats)
              : format === "swiss"
                ? setup.swissHelp
                : setup.robinHelp}
        </span>
      </div>
      {arena && (
        <>
          <SelectField
            label={setup.arenaTime}
            value={minutes}
            of={MINUTES}
            name={setup.minutes}
            onChange={(next) => onChange({ minutes: next })}
          />
          <SelectField
            label={setup.arenaGrace}
            value={grace}
            of={GRACE}
            name={setup.minutes}
            onChange={(next) => onChange({ grace: next })}
          />
        </>
      )}
      {!arena && (format === "swiss" || pods) && (
        <SelectField
          label={setup.rounds}
          value={rounds}
          of={ROUNDS}
          name={String}
          onChange={(next) => onChange({ rounds: next })}
        />
      )}
      {!pods && !arena && (
        <CheckboxField checked={bothSides} onChange={(next) => onChange({ bothSides: next })}>
          {setup.both}
        </CheckboxField>
      )}
    </>
  );
}
