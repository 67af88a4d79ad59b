import * as en from "../messages/en.ts";

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The strength of the bot at a seat. */
export function LevelSelect({
  seat,
  level,
  onChange,
}: {
  /** Index of the seat, for the label. */
  readonly seat: number;
  readonly level: number;
  readonly onChange: (level: number) => void;
}) {
  return (
    <select
      className="field level"
      aria-label={en.newtable.level(seat + 1)}
      value={level}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {one} · {en.levelNames[one - 1]}
        </option>
      ))}
    </select>
  );
}
