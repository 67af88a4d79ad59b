import { Segments } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { type ChangeDraft, entrantLimit, type TournamentDraft } from "./setup-draft.ts";

const ENTRIES = ["open", "invited"] as const;
const CLUB_ENTRIES = ["open", "members", "invited"] as const;
const { setup } = en.tournament;

/** Who may enter a new tournament, how many, and what visitors read about it. */
export function EntryFields({
  draft,
  onChange,
  isOfClub,
}: {
  readonly draft: TournamentDraft;
  readonly onChange: ChangeDraft;
  /** The tournament belongs to a club, so that it can be for its members only. */
  readonly isOfClub: boolean;
}) {
  const most = entrantLimit(draft);
  return (
    <>
      <div className="online-field">
        <span>{setup.entry}</span>
        <Segments
          label={setup.entry}
          value={draft.entry}
          options={(isOfClub ? CLUB_ENTRIES : ENTRIES).map((value) => ({ value, name: setup[value] }))}
          onChange={(entry) => onChange({ entry })}
        />
      </div>
      <label className="online-field">
        <span>{setup.limit}</span>
        <input
          className="field"
          type="number"
          min={2}
          max={most}
          value={draft.limit}
          onChange={(event) => onChange({ limit: Math.max(2, Math.min(most, Math.round(Number(event.target.value)))) })}
        />
      </label>
      <label className="online-field">
        <span>{setup.about}</span>
        <textarea
          className="field"
          rows={3}
          value={draft.about}
          maxLength={2000}
          onChange={(event) => onChange({ about: event.target.value })}
        />
      </label>
    </>
  );
}
