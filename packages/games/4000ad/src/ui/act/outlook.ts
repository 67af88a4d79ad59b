/** Outlook of a prepared act: distance, round of arrival, and outcome in the current position. */
import {
  cargoOf,
  departureRound,
  forecastArrival,
  type ArrivalForecast,
  type Mode,
  type Power,
} from "@starboard/4000ad";
import type { Act } from "@starboard/kernel";
import type { Sending } from "../model/board-store.ts";
import type { Verdict } from "../model/lens.ts";
import type { Depart, Emerge, Loan } from "../model/offers.ts";
import type { BoardData, View } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";

export interface Outlook {
  readonly star: number;
  /** Turns of the journey, including the turn of departure (AD-7.2.c). */
  readonly turns: number;
  /** Round in which it ends. */
  readonly round: number;
  readonly forecast: ArrivalForecast;
}

/** Returns the force of a departure, by power. */
export function forceOf(view: View, power: Power, ships: number, loan: Loan): number[] {
  const force = new Array<number>(view.board.P).fill(0);
  force[power] = ships;
  for (const one of loan) force[one.power] = (force[one.power] ?? 0) + one.ships;
  return force;
}

/** Returns the outlook of a prepared departure at its destination. */
export function outlookOf(view: View, data: BoardData, sending: Sending, loan: Loan, mode?: Mode): Outlook | null {
  const { aim, from } = sending;
  if (aim === null) return null;
  const power = view.board.active;
  const turns = data.map.distance[from * data.map.S + aim] ?? 1;
  const forecast = forecastArrival(stateOf(view), power, aim, forceOf(view, power, sending.ships, loan), mode);
  return { star: aim, turns, round: departureRound(stateOf(view), power) + turns - 1, forecast };
}

/** Returns the outlook of coming out at a star. */
export function arrivalOutlook(view: View, data: BoardData, act: Emerge): Outlook {
  const t = stateOf(view);
  const force = new Array<number>(t.P).fill(0);
  for (const w of act.warps) for (const [p, n] of cargoOf(t, w).entries()) force[p] = (force[p] ?? 0) + n;
  const star = data.map.index[act.star] ?? 0;
  const first = act.warps[0] ?? 0;
  return {
    star,
    turns: t.warpCount[first] ?? 0,
    round: t.round,
    forecast: forecastArrival(t, first >> 1, star, force, act.mode),
  };
}

/** Returns the outlook of an act that ends at a star, or null. */
export function actOutlook(view: View, data: BoardData, step: string, act: Act): Outlook | null {
  if (step === "arrive" && act.do === "emerge") return arrivalOutlook(view, data, act as Emerge);
  if (step === "depart" && act.do === "depart") {
    const { from, ships, to, mode, loan } = act as Depart;
    if (to !== "hop") return null;
    const star = data.map.index[from] ?? 0;
    const aim = data.map.sister[star] ?? star;
    return outlookOf(view, data, { from: star, ships, size: null, aim, hop: true, loan: loan ?? [] }, loan ?? [], mode);
  }
  return null;
}

/** Returns the fewest own ships that would take the destination in the current position, or null. */
export function enoughFor(view: View, data: BoardData, power: Power, sending: Sending, loan: Loan): number | null {
  const { aim } = sending;
  if (aim === null) return null;
  const t = stateOf(view);
  const first = forecastArrival(t, power, aim, forceOf(view, power, 1, loan));
  if (first.fate === "takes" || first.fate === "joins") return 1;
  if (first.fate === "closed") return null;
  const lent = loan.reduce((sum, one) => sum + one.ships, 0);
  return Math.max(1, first.defenders + 1 - lent);
}

/** Returns the verdict of a forecast. */
export function verdictOf(forecast: ArrivalForecast): Verdict {
  return forecast.fate === "closed" ? "plain" : forecast.fate;
}
