/** Forecasts of the rules for a view, calculated on demand and cached. */
import {
  comesFirst,
  type Emergence,
  emergence,
  type Forecast,
  forecast,
  nextTurnRound,
  type Power,
  type Threat,
  threats,
  type Warp,
} from "@starboard/4000ad";
import { friends, powersOf, type Props, type View } from "./board-data.ts";
import { stateOf } from "./state-of.ts";

/** Caches a value per view and key. */
function perView<K, V>(make: (view: View, key: K) => V): (view: View, key: K) => V {
  const known = new WeakMap<View, Map<K, V>>();
  return (view, key) => {
    let values = known.get(view);
    if (!values) known.set(view, (values = new Map<K, V>()));
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = make(view, key)));
    return value;
  };
}

export const emergenceOf: (view: View, warp: Warp) => Emergence | null = perView((view, warp: Warp) =>
  emergence(stateOf(view), warp),
);
export const forecastOf: (view: View, power: Power) => Forecast = perView((view, power: Power) =>
  forecast(stateOf(view), power),
);

/** Number of rounds considered for threats. The longest journey takes fewer. */
const AHEAD = 8;

/** Threats to a viewer, strongest first within each round. A spectator gets the threats to all powers. */
export const threatsTo: (view: View, viewer: Props["viewer"]) => readonly Threat[] = perView(
  (view, viewer: Props["viewer"]) => {
    const mine = powersOf(view, viewer);
    const hostile = (p: Power): boolean => mine.length === 0 || !mine.some((own) => friends(view, own, p));
    const list = threats(stateOf(view), hostile, AHEAD);
    return list.filter((threat) => isAimed(view, mine, threat));
  },
);

/** The first round in which a threat could arrive. */
export const nextEnemyRound: (view: View, viewer: Props["viewer"]) => number = perView(
  (view, viewer: Props["viewer"]) => {
    const state = stateOf(view);
    const mine = powersOf(view, viewer);
    let first = Infinity;
    for (let p = 0; p < state.P; p++) {
      if (state.alive[p] !== 1 || mine.some((own) => friends(view, own, p))) continue;
      first = Math.min(first, mine.length === 0 ? state.round : nextTurnRound(state, p));
    }
    return Number.isFinite(first) ? first : state.round;
  },
);

/** Whether a threat concerns the viewer: a friendly power is or lives there. For spectators: another power. */
function isAimed(view: View, mine: readonly Power[], threat: Threat): boolean {
  const { P, ships, home, alive, holder } = view.board;
  for (let p = 0; p < P; p++) {
    const lives = home[p] === threat.star && alive[p] === 1 && (holder[p] ?? -1) < 0;
    if ((ships[threat.star * P + p] ?? 0) === 0 && !lives) continue;
    if (mine.length > 0 ? mine.some((own) => friends(view, own, p)) : !threat.powers.some((q) => friends(view, p, q)))
      return true;
  }
  return false;
}

/**
 * Returns the threats to a star before a power's next own turn (DP-CONFIRM).
 *
 * @param turns looks as many own turns ahead; 1 is the next one
 */
export function threatsBefore(
  view: View,
  viewer: Props["viewer"],
  power: Power,
  star: number,
  turns = 1,
): readonly Threat[] {
  const state = stateOf(view);
  const next = nextTurnRound(state, power) + turns - 1;
  const mine = powersOf(view, viewer);
  const all = hostileTo(view, mine.length > 0 ? mine : [power]);
  return all.filter((t) => t.star === star && t.powers.some((p) => comesFirst(state, p, t.round, power, next)));
}

/** All forces hostile to some powers, at all stars, including empty ones. */
const everywhere = perView((view, key: string) => {
  const mine = key.split(",").map(Number);
  return threats(stateOf(view), (p) => !mine.some((own) => friends(view, own, p)), AHEAD);
});
const hostileTo = (view: View, mine: readonly Power[]): readonly Threat[] => everywhere(view, mine.join());
