import * as en from "../messages/en.ts";
import { SelectField } from "../shell/fields.tsx";
import type { ChangeDraft, TournamentDraft } from "./setup-draft.ts";

/** Round durations offered on the page, in hours; a host accepts any other too. */
const SPANS: readonly (number | null)[] = [null, 1, 2, 24, 72, 168, 336, 672];
const AT_DEADLINE = ["forfeit", "draw", "adjudicate"] as const;
const { setup } = en.tournament;

/** How long a round of a new tournament lasts, and what becomes of matches that still run then. */
export function DeadlineFields({
  draft: { roundHours, atDeadline },
  onChange,
}: {
  readonly draft: TournamentDraft;
  readonly onChange: ChangeDraft;
}) {
  return (
    <>
      <SelectField
        label={setup.roundTime}
        value={roundHours}
        of={SPANS}
        name={(hours) => (hours === null ? setup.forever : setup.span(hours))}
        onChange={(hours) => onChange({ roundHours: hours })}
      />
      {roundHours !== null && (
        <div>
          <SelectField
            label={setup.atDeadline}
            value={atDeadline}
            of={AT_DEADLINE}
            name={(rule) => setup.deadline[rule]}
            onChange={(rule) => onChange({ atDeadline: rule })}
          />
          <span className="panel-note">{setup.deadlineHelp[atDeadline]}</span>
        </div>
      )}
    </>
  );
}
