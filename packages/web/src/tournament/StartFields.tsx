import { Segments } from "@starboard/ui";
import { type Recurrence, recurrence, SEASON_OPENS_DAYS } from "@starboard/wire/tournament";
import * as en from "../messages/en.ts";
import { DateField, SelectField } from "../shell/fields.tsx";
import type { ChangeDraft, TournamentDraft } from "./setup-draft.ts";

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;

/** When a new tournament begins, and whether it repeats. */
export function StartFields({ draft, onChange }: { readonly draft: TournamentDraft; readonly onChange: ChangeDraft }) {
  const words = en.season;
  const { startsAt, every } = draft;
  return (
    <>
      <div className="online-field">
        <span>{words.start}</span>
        <Segments
          label={words.start}
          value={startsAt === null ? "organiser" : "date"}
          options={[
            { value: "organiser", name: words.byOrganiser },
            { value: "date", name: words.onDate },
          ]}
          onChange={(chosen) =>
            onChange({
              startsAt: chosen === "date" ? Math.ceil((Date.now() + WEEK_MS) / HOUR_MS) * HOUR_MS : null,
              every: null,
            })
          }
        />
      </div>
      {startsAt !== null && (
        <>
          <DateField
            label={words.date}
            value={startsAt}
            onChange={(at) => onChange({ startsAt: at })}
            note={words.dateHelp}
          />
          <SelectField<Recurrence | null>
            label={words.repeats}
            value={every}
            of={[null, ...recurrence.options]}
            name={(one) => (one === null ? words.never : words.every[one])}
            onChange={(next) => onChange({ every: next })}
          />
          {every !== null && <p className="panel-note">{words.help(SEASON_OPENS_DAYS[every])}</p>}
        </>
      )}
    </>
  );
}
