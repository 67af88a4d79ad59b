/** Converts forecasts of the rules into lens marks. */
import { cargoOf, forecastArrival, type Threat } from "@starboard/4000ad";
import { verdictOf } from "../act/outlook.ts";
import { en } from "../messages.en.ts";
import type { BoardStore } from "../model/board-store.ts";
import { emergenceOf, forecastOf, nextEnemyRound, threatsTo } from "../model/forecasts.ts";
import { NO_LENS, type StarLens, type Verdict } from "../model/lens.ts";
import { friends, type Props, type BoardData, type View } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";

export interface LensReading {
  readonly stars: readonly StarLens[];
  /** From a departure star to where its fleet may come out at the chosen turn. */
  readonly rays: { readonly from: number; readonly to: readonly number[]; readonly power: number } | null;
  /** The origin star of the lens: a departure star, or the start of distances. */
  readonly origin: number | null;
}
const nothing = (map: BoardData["map"]): StarLens[] => new Array<StarLens>(map.S).fill(NO_LENS);

type LensDesk = Pick<BoardStore, "lens" | "ahead" | "warp" | "star" | "over" | "sending">;

export function readLens(props: Pick<Props, "view" | "viewer">, data: BoardData, store: LensDesk): LensReading {
  const { view, viewer } = props;
  if (store.lens === "threat") return { stars: threatLens(view, viewer, data, store.ahead), rays: null, origin: null };
  if (store.lens === "emergence" && store.warp !== null) return emergenceLens(view, data, store.warp, store.ahead);
  if (store.lens === "production") return { stars: productionLens(view, data), rays: null, origin: null };
  const from = store.sending?.from ?? (store.lens === "reach" ? (store.star ?? store.over) : null);
  if (from !== null && (store.lens === "reach" || store.lens === "none"))
    return { stars: reachLens(data, from), rays: null, origin: from };
  return { stars: nothing(data.map), rays: null, origin: null };
}

/** Turns from a star to every other one, as pips (AD-7.2.a). */
function reachLens(data: BoardData, from: number): StarLens[] {
  const { map } = data;
  return map.stars.map((_, s) => (s === from ? NO_LENS : { pips: map.distance[from * map.S + s] ?? 0 }));
}

/** Returns the rounds in which hostile forces can arrive, ascending. */
export function threatRounds(view: View, viewer: Props["viewer"]): readonly number[] {
  return [...new Set(threatsTo(view, viewer).map((threat) => threat.round))].sort((a, b) => a - b);
}

/** Returns the strongest threat to each star in a round. */
export function worstIn(view: View, viewer: Props["viewer"], round: number): ReadonlyMap<number, Threat> {
  const worst = new Map<number, Threat>();
  for (const threat of threatsTo(view, viewer)) {
    if (threat.round !== round) continue;
    const known = worst.get(threat.star);
    if (!known || threat.ships > known.ships) worst.set(threat.star, threat);
  }
  return worst;
}

/** Returns the outcome of a threat in the current position. */
export function threatVerdict(view: View, threat: Threat): Verdict {
  return verdictOf(forecastArrival(stateOf(view), threat.powers[0] ?? 0, threat.star, threat.force));
}

function threatLens(view: View, viewer: Props["viewer"], data: BoardData, ahead: number): StarLens[] {
  const rounds = threatRounds(view, viewer);
  const round = rounds[Math.min(ahead, rounds.length) - 1];
  const stars = nothing(data.map);
  if (round === undefined) return stars;
  const first = nextEnemyRound(view, viewer);
  for (const threat of threatsTo(view, viewer)) {
    if (stars[threat.star]?.ring) continue;
    const power = threat.powers[0] ?? 0;
    stars[threat.star] = { ring: threat.round - first + 1, power };
  }
  for (const [star, threat] of worstIn(view, viewer, round)) {
    const verdict = threatVerdict(view, threat);
    stars[star] = {
      ...stars[star],
      lit: true,
      power: threat.powers[0] ?? 0,
      pill: { text: String(threat.ships), powers: threat.powers.slice(0, 2), verdict },
    };
  }
  return stars;
}

function emergenceLens(view: View, data: BoardData, warp: number, ahead: number): LensReading {
  const t = stateOf(view);
  const found = emergenceOf(view, warp);
  const from = view.board.warpFrom[warp] ?? -1;
  const stars = nothing(data.map);
  if (!found || from < 0) return { stars, rays: null, origin: null };
  const power = warp >> 1;
  const lit: number[] = [];
  for (const [i, turn] of found.turns.entries())
    for (const { star, forecast } of turn.stars) {
      if (i !== ahead - 1) {
        stars[star] = { ring: i + 1, power };
        continue;
      }
      lit.push(star);
      const verdict = verdictOf(forecast);
      const text =
        verdict === "takes" || verdict === "plain"
          ? ""
          : verdict === "chance"
            ? en.percent(forecast.chance)
            : verdict === "joins"
              ? ""
              : en.versus(forecast.attackers, forecast.defenders);
      stars[star] = {
        ring: i + 1,
        power,
        lit: true,
        ...(text !== "" && { pill: { text, powers: ownersOf(cargoOf(t, warp)), verdict } }),
      };
    }
  return { stars, rays: { from, to: lit, power }, origin: from };
}

/** Returns the production loss per star, for the powers affected. */
function productionLens(view: View, data: BoardData): StarLens[] {
  const stars = nothing(data.map);
  for (let p = 0; p < view.board.P; p++) {
    if (view.board.alive[p] !== 1) continue;
    const { stars: drawn, built } = forecastOf(view, p);
    for (const { star, without } of drawn) {
      const cost = built.ships - without;
      const entry = data.map.stars[star];
      if (!entry || (!entry.population && !entry.materials)) continue;
      stars[star] = {
        ring: 1,
        power: p,
        lit: cost > 0,
        ...(cost > 0 && { pill: { text: en.lens.without(cost), powers: [p], verdict: "plain" as const } }),
      };
    }
  }
  return stars;
}

/** Returns the powers with ships in a force. */
const ownersOf = (force: readonly number[]): number[] => force.flatMap((n, p) => (n > 0 ? [p] : []));

/** Whether a power is hostile to a viewer. No power is hostile to a spectator. */
export const isHostile = (view: View, mine: readonly number[], power: number): boolean =>
  mine.length > 0 && !mine.some((own) => friends(view, own, power));
