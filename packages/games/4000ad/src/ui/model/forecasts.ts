/** The rules' forecasts for a view, worked out once and only when something looks at them. */
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
import { friends, powersOf, type Props, type View } from "./table.ts";
import { tableOf } from "./tableof.ts";

/** A value worked out once per view and key. */
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
  emergence(tableOf(view), warp),
);
export const forecastOf: (view: View, power: Power) => Forecast = perView((view, power: Power) =>
  forecast(tableOf(view), power),
);

/** Rounds a threat map looks ahead: the longest journey of any board takes fewer. */
const AHEAD = 8;

/** Everything hostile to a viewer that can come, strongest first within each round. A spectator sees what can come to anyone. */
export const threatsTo: (view: View, viewer: Props["viewer"]) => readonly Threat[] = perView(
  (view, viewer: Props["viewer"]) => {
    const mine = powersOf(view, viewer);
    const hostile = (p: Power): boolean => mine.length === 0 || !mine.some((own) => friends(view, own, p));
    const list = threats(tableOf(view), hostile, AHEAD);
    return list.filter((threat) => isAimed(view, mine, threat));
  },
);

/** The round of the next enemy turn: the one in which something could come first. */
export const nextEnemyRound: (view: View, viewer: Props["viewer"]) => number = perView(
  (view, viewer: Props["viewer"]) => {
    const state = tableOf(view);
    const mine = powersOf(view, viewer);
    let first = Infinity;
    for (let p = 0; p < state.P; p++) {
      if (state.alive[p] !== 1 || mine.some((own) => friends(view, own, p))) continue;
      first = Math.min(first, mine.length === 0 ? state.round : nextTurnRound(state, p));
    }
    return Number.isFinite(first) ? first : state.round;
  },
);

/** Whether a threat concerns the viewer: somebody friendly to him, or for spectators somebody else, stands or lives there. */
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

/** Threats to one star that would come before a power's next own turn: what a garrison must bar (DP-CONFIRM). */
export function threatsBefore(view: View, viewer: Props["viewer"], power: Power, star: number): readonly Threat[] {
  const state = tableOf(view);
  const next = nextTurnRound(state, power);
  const mine = powersOf(view, viewer);
  const all = hostileTo(view, mine.length > 0 ? mine : [power]);
  return all.filter((t) => t.star === star && t.powers.some((p) => comesFirst(state, p, t.round, power, next)));
}

/** Every force hostile to some powers, wherever it could come, also to stars that are empty now. */
const everywhere = perView((view, key: string) => {
  const mine = key.split(",").map(Number);
  return threats(tableOf(view), (p) => !mine.some((own) => friends(view, own, p)), AHEAD);
});
const hostileTo = (view: View, mine: readonly Power[]): readonly Threat[] => everywhere(view, mine.join());
