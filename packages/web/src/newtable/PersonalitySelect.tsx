import { PERSONALITIES, type Personality } from "@starboard/kernel";
import * as en from "../messages/en.ts";

/** How the bot at a seat plays and deals. */
export function PersonalitySelect({
  seat,
  personality,
  onChange,
}: {
  /** Index of the seat, for the label. */
  readonly seat: number;
  readonly personality: Personality | undefined;
  readonly onChange: (personality: Personality | undefined) => void;
}) {
  return (
    <select
      className="field"
      aria-label={en.newtable.personality(seat + 1)}
      value={personality ?? ""}
      onChange={(event) => onChange(PERSONALITIES.find((one) => one === event.target.value))}
    >
      {PERSONALITIES.map((one) => (
        <option key={one} value={one}>
          {en.personalities[one]}
        </option>
      ))}
      <option value="">{en.newtable.noDeals}</option>
    </select>
  );
}
