import type { OnTimeout, ClockRule } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { clockWords } from "../online/names.ts";
import { SelectField } from "../shell/fields.tsx";
import { CLOCKS } from "./clocks.ts";

/** Fields for the time control, as an index into `CLOCKS`, and for what happens when time runs out. */
export function ClockFields<Z extends OnTimeout>({
  clock,
  onClock,
  atZero,
  zeros,
  onAtZero,
  zeroLabel = en.online.clock.atZero,
}: {
  readonly clock: number;
  readonly onClock: (clock: number) => void;
  readonly atZero: Z;
  readonly zeros: readonly Z[];
  readonly onAtZero: (atZero: Z) => void;
  readonly zeroLabel?: string;
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
          label={zeroLabel}
          value={atZero}
          of={zeros}
          name={(one) => en.online.clock[one]}
          onChange={onAtZero}
        />
      )}
    </>
  );
}

/** The clock rule at an index of `CLOCKS`. */
export const ruleAt = (clock: number): ClockRule => CLOCKS[clock] ?? { is: "none" };
