import { Icon } from "@starboard/ui";
import { type ReactElement, useId } from "react";
import { en } from "../messages.en.ts";

/** Input for a number of ships: buttons, text field and slider. */
export function Stepper({
  value,
  least,
  most,
  label,
  onChange,
}: {
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
}): ReactElement {
  const id = useId();
  const set = (wanted: number): void => {
    if (Number.isFinite(wanted)) onChange(Math.min(most, Math.max(least, Math.round(wanted))));
  };
  return (
    <div className="ad-stepper">
      <button type="button" aria-label={en.dock.fewer} disabled={value <= least} onClick={() => set(value - 1)}>
        <Icon name="minus" />
      </button>
      <label htmlFor={id} className="sr">
        {label}
      </label>
      <input
        id={id}
        className="n"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => set(event.target.valueAsNumber)}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" aria-label={en.dock.more} disabled={value >= most} onClick={() => set(value + 1)}>
        <Icon name="plus" />
      </button>
      {most > least && (
        <input
          className="ad-slider"
          type="range"
          aria-label={label}
          min={least}
          max={most}
          value={value}
          onChange={(event) => set(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}
