import { forecastArrival } from "@starboard/4000ad";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import type { Sending } from "../model/board-store.ts";
import type { Loan } from "../model/offers.ts";
import type { Props } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { forceOf } from "./outlook.ts";

const W = 96;
const H = 38;
/** Maximum number of points of a curve. Larger fleets are sampled. */
const POINTS = 48;

/** Win probability for every number of ships that could be sent, with the chosen number marked (Fortunes of War). */
export function OddsCurve({
  props,
  sending,
  most,
  loan,
}: {
  readonly props: Props;
  readonly sending: Sending;
  readonly most: number;
  readonly loan: Loan;
}): ReactElement | null {
  const { view } = props;
  const { aim } = sending;
  if (view.board.options["ad.combat"] !== "fortunes" || aim === null || most < 2) return null;
  const t = stateOf(view);
  const power = view.board.active;
  const chance = (n: number): number => forecastArrival(t, power, aim, forceOf(view, power, n, loan)).chance;
  const step = Math.max(1, Math.ceil(most / POINTS));
  const numbers: number[] = [];
  for (let n = 1; n < most; n += step) numbers.push(n);
  numbers.push(most);
  const x = (n: number): number => ((n - 1) / (most - 1)) * W;
  const y = (p: number): number => H - p * H;
  const now = chance(Math.min(most, sending.ships));
  if (numbers.every((n) => chance(n) === 1)) return null;
  return (
    <svg className="ad-curve" viewBox={`-4 -4 ${W + 8} ${H + 8}`} width={W + 8} height={H + 8} aria-hidden="true">
      <title>{en.dock.chance(now)}</title>
      <path className="ad-curve-half" d={`M0 ${H / 2}H${W}`} />
      <path
        className="ad-curve-line"
        d={`M${numbers.map((n) => `${x(n).toFixed(1)} ${y(chance(n)).toFixed(1)}`).join("L")}`}
      />
      <circle className="ad-curve-now" cx={x(Math.min(most, sending.ships))} cy={y(now)} r={4} />
    </svg>
  );
}
