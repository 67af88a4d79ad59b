/** A value with its interval on a line; all numbers are shares of the line, and what is outside is cut off. */
export function Interval({
  at,
  low,
  high,
  half = false,
  even,
  label,
}: {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** Marks the middle of the line. */
  readonly half?: boolean;
  /** Another value that is marked, such as an even share of three. */
  readonly even?: number;
  /** What a screen reader says; without it the number beside the line says everything. */
  readonly label?: string;
}) {
  const percent = (share: number): string => `${100 * Math.min(1, Math.max(0, share))}%`;
  const [from, to] = [Math.min(1, Math.max(0, low)), Math.min(1, Math.max(0, high))];
  return (
    <span
      className="people-interval"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {half && <u />}
      {even !== undefined && <u style={{ left: percent(even) }} />}
      <i style={{ left: percent(from), width: percent(to - from) }} />
      <b style={{ left: percent(at) }} />
    </span>
  );
}
