import type { OnTimeout } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { clockWords } from "../online/names.ts";
import { CheckboxField, SelectField, TextField } from "../shell/fields.tsx";
import { ClockFields } from "./ClockFields.tsx";
import { ruleAt } from "./clocks.ts";
import type { TermsDraft } from "./online-setup.ts";

const DELAYS: readonly number[] = [0, 60, 300, 3600];
const DELAY_ACTS: readonly number[] = [0, 6, 12, 24];
const TIMEOUTS: readonly OnTimeout[] = ["claim", "bot", "lose"];
const words = en.online;

/** The terms of a new online table, folded under its time control. */
export function OnlineTerms({
  terms,
  onChange,
}: {
  readonly terms: TermsDraft;
  readonly onChange: (set: Partial<TermsDraft>) => void;
}) {
  return (
    <details className="online-terms">
      <summary>
        {words.terms}: {clockWords(ruleAt(terms.clock))}
      </summary>
      <ClockFields
        clock={terms.clock}
        onClock={(clock) => onChange({ clock })}
        onTimeout={terms.onTimeout}
        timeouts={TIMEOUTS}
        onChangeTimeout={(onTimeout) => onChange({ onTimeout })}
      />
      <TextField label={words.tableTitle} value={terms.title} max={60} onChange={(title) => onChange({ title })} />
      <CheckboxField checked={terms.listed} onChange={(listed) => onChange({ listed })}>
        {words.listed}
      </CheckboxField>
      <CheckboxField checked={terms.spectators} onChange={(spectators) => onChange({ spectators })}>
        {words.spectators}
      </CheckboxField>
      {terms.spectators && (
        <SelectField
          label={words.delay}
          value={terms.delay}
          of={DELAYS}
          name={words.delayed}
          onChange={(delay) => onChange({ delay })}
        />
      )}
      {terms.spectators && (
        <SelectField
          label={words.delayActs}
          value={terms.delayActs}
          of={DELAY_ACTS}
          name={words.delayedBy}
          onChange={(delayActs) => onChange({ delayActs })}
        />
      )}
      <CheckboxField checked={terms.consent} onChange={(consent) => onChange({ consent })}>
        {words.take.consent}
      </CheckboxField>
      <CheckboxField checked={terms.rated} onChange={(rated) => onChange({ rated })}>
        {words.rated}
      </CheckboxField>
    </details>
  );
}
