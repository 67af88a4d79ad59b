import type { OnTimeout } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { clockWords } from "../online/names.ts";
import { SelectField } from "../shell/fields.tsx";
import { CLOCKS, ruleAt } from "./clocks.ts";

/** Fields for the time control, as an index into `CLOCKS`, and for what happens when time runs out. */
export function ClockFields<T extends OnTimeout>({
  clock,
  onClock,
  onTimeout,
  timeouts,
  onChangeTimeout,
  timeoutLabel = en.online.clock.onTimeout,
}: {
  readonly clock: number;
  readonly onClock: (clock: number) => void;
  readonly onTimeout: T;
  readonly timeouts: readonly T[];
  readonly onChangeTimeout: (onTimeout: T) => void;
  readonly timeoutLabel?: string;
}) {
  return (
    <>
      <SelectField
        label={en.online.clock.choices}
        value={clock}
        of={CLOCKS.map((_, i) => i)}
        name={(i) => clockWords(ruleAt(i))}
        onChange={onClock}
      />
      {ruleAt(clock).is !== "none" && (
        <SelectField
          label={timeoutLabel}
          value={onTimeout}
          of={timeouts}
          name={(value) => en.online.clock[value]}
          onChange={onChangeTimeout}
        />
      )}
    </>
  );
}
