import type { OnTimeout, ClockRule } from "@starboard/wire/host";
import * as en from "../messages/en.ts";
import { clockWords } from "../online/names.ts";
import { SelectField } from "../shell/fields.tsx";
import { CLOCKS } from "./clocks.ts";

/** How time is kept, as a number in `CLOCKS`, and what happens when it runs out. */
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

/** The way of keeping time under a number. */
export const ruleAt = (clock: number): ClockRule => CLOCKS[clock] ?? { is: "none" };
