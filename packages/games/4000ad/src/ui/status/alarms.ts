/**
 * Alarms: a lost home star, a home star that a known force can take before the next own turn, and an enemy home star that
 * can be taken now. The outcomes come from the rules' forecasts, the acts from the rules' offers.
 */
import {
  type ArrivalForecast,
  dueWarp,
  forecastArrival,
  isAlliances,
  mapOf,
  type OwnArrival,
  ownArrivals,
  type Power,
  type StarMap,
  type State4000,
  type Threat,
} from "@starboard/4000ad";
import type { RuleId } from "@starboard/kernel";
import { friends, powersOf, type Props } from "../model/board-data.ts";
import { threatsBefore } from "../model/forecasts.ts";
import { type Alarm, type Answer, type Move, type Step } from "../model/moves.ts";
import { powerLooks } from "../model/powers.ts";
import { stateOf } from "../model/state-of.ts";
import { starPlace } from "./places.ts";
import { en } from "./text.en.ts";
import { en as board } from "../messages.en.ts";

type AlarmProps = Pick<Props, "view" | "viewer" | "offers" | "whyNot">;

/** Win probability from which an attack with dice counts as a chance, or an answer as a success. */
const EVEN = 0.5;

interface Scene {
  readonly t: State4000;
  readonly map: StarMap;
  readonly names: readonly string[];
  readonly props: AlarmProps;
  /** The step that the viewer has to decide, or null. */
  readonly step: Step | null;
}

export function alarms(props: AlarmProps): readonly Alarm[] {
  const t = stateOf(props.view);
  if (t.round < 1 || t.flow.over !== null) return [];
  const mine = powersOf(props.view, props.viewer).filter((p) => t.alive[p] === 1);
  const scene: Scene = {
    t,
    map: mapOf(t.options),
    names: powerLooks(props.view).map((look) => look.name),
    props,
    step: props.offers.find((one) => !one.aside)?.step ?? null,
  };
  const lost = mine.filter((p) => (t.holder[p] as number) >= 0 && t.grace[p] !== "suspended");
  const possessed = mine.filter((p) => (t.holder[p] as number) < 0);
  return [
    // In Alliances a lost home star is not urgent: the alarm waits for a turn in which it can be retaken.
    ...lost
      .map((p) => lostHome(scene, p))
      .filter((alarm) => !isAlliances(t) || alarm.answers.some(({ moves }) => moves.length > 0)),
    ...possessed.flatMap((p) => threatenedHome(scene, p)),
    ...mine.filter((p) => t.active === p && scene.step !== null).flatMap((p) => enemyHomes(scene, p)),
  ];
}

/** The alarm of a lost home star: whether it can be retaken, or a stand-off forced. */
function lostHome(scene: Scene, p: Power): Alarm {
  const { t, map, names } = scene;
  const star = t.home[p] as number;
  const holder = names[t.holder[p] as number] ?? "";
  const isSided = isAlliances(t);
  const isNow = t.active === p && (isSided || (t.lostAt[p] as number) < t.turn);
  const starName = map.stars[star]?.name ?? "";
  const captor = t.holder[p] as Power;
  // Taking the captor's home star in the grace turn leads to a stand-off, which suspends the elimination.
  const canStandOff = !isSided && t.grace[p] === "due" && t.alive[captor] === 1 && (t.holder[captor] as number) < 0;
  return {
    id: `lost ${p} ${t.lostAt[p]}`,
    kind: "danger",
    title: isSided ? en.alarm.lostAlliances(starName) : isNow ? en.alarm.lostNow : en.alarm.lostNext,
    detail: isSided
      ? en.alarm.lostAlliancesDetail(otherHome(scene, p))
      : (isNow ? en.alarm.lostNowDetail : en.alarm.lostNextDetail)(holder, starName),
    rule: isSided ? "AD-9.4.8" : "AD-10.2",
    answers: [
      ...attacks(scene, p, star, en.alarm.retakes),
      ...(canStandOff ? standOffs(scene, p, t.home[captor] as number) : []),
    ].slice(0, 3),
    place: starPlace(map, star),
  };
}

const standOffs = (scene: Scene, p: Power, star: number): Answer[] =>
  attacks(scene, p, star, en.alarm.stands)
    .filter((answer) => answer.succeeds)
    .map((answer) => ({
      ...answer,
      label: en.alarm.standOff(answer.label, scene.map.stars[star]?.name ?? ""),
      rule: "AD-10.2.2" as RuleId,
    }));

/** The name of the other home star of the power's side. */
function otherHome({ t, map }: Scene, p: Power): string {
  const q = t.side.findIndex((side, power) => power !== p && side === t.side[p]);
  return map.stars[t.home[q] as number]?.name ?? "";
}

/** Returns an alarm if a known force could take the home star before the power's next own turn (AD-8.3). */
function threatenedHome(scene: Scene, p: Power): Alarm[] {
  const { t, map, props } = scene;
  const star = t.home[p] as number;
  const worst = threatsBefore(props.view, props.viewer, p, star)
    .map((threat) => ({ threat, forecast: forecastOf(t, threat) }))
    .filter(({ forecast }) => falls(forecast))
    .reduce<{ threat: Threat; forecast: ArrivalForecast } | null>(
      (a, b) => (a && a.threat.ships >= b.threat.ships ? a : b),
      null,
    );
  if (!worst) return [];
  const isSided = isAlliances(t);
  const isLast = isSided && t.side.every((side, q) => q === p || side !== t.side[p] || (t.holder[q] as number) >= 0);
  return [
    {
      id: `threat ${p} ${t.round}`,
      kind: "danger",
      title: en.alarm.threatened(worst.threat.ships, map.stars[star]?.name ?? ""),
      detail: !isSided
        ? en.alarm.threatenedDetail
        : isLast
          ? en.alarm.threatenedLast
          : en.alarm.threatenedFirst(otherHome(scene, p)),
      rule: "AD-8.a",
      answers: t.active === p && scene.step !== null ? reinforcements(scene, p, star, worst.threat) : [],
      place: starPlace(map, star),
    },
  ];
}

const forecastOf = (t: State4000, threat: Threat): ArrivalForecast =>
  forecastArrival(t, threat.powers[0] as Power, threat.star, threat.force);
const falls = ({ fate, chance }: ArrivalForecast): boolean =>
  fate === "wins" || fate === "takes" || (fate === "chance" && chance >= EVEN);

/** Ways to bring ships to a threatened home star in this turn, with the garrison that would then stand there. */
function reinforcements(scene: Scene, p: Power, star: number, threat: Threat): Answer[] {
  const { t } = scene;
  let garrison = t.neutral[star] as number;
  for (let q = 0; q < t.P; q++) if (friends(scene.props.view, p, q)) garrison += t.ships[star * t.P + q] as number;
  const isClassic = t.options["ad.combat"] === "larger";
  return ownArrivals(t, p, star)
    .filter(({ forecast }) => forecast.fate === "takes" || forecast.fate === "joins")
    .map((arrival): Answer => {
      const total = garrison + arrival.ships.reduce((sum, n) => sum + n, 0);
      const holds = isClassic ? total >= threat.ships : total > threat.ships;
      return {
        label: en.alarm.reinforce(wayOf(scene, arrival), garrison, arrival.ships, threat.ships),
        outcome: holds ? (isClassic && total === threat.ships ? en.alarm.barred : en.alarm.holds) : en.alarm.falls,
        succeeds: holds,
        rule: isClassic && total === threat.ships ? "AD-6.4.4" : isClassic ? "AD-6.4.1" : "AD-6.4.5",
        moves: movesOf(scene, arrival, star),
      };
    })
    .slice(0, 3);
}

/** Returns an alarm for every enemy home star that the active power can take in this turn. */
function enemyHomes(scene: Scene, p: Power): Alarm[] {
  const { t, map, names } = scene;
  const isSided = isAlliances(t);
  return t.home.flatMap((star, q): Alarm[] => {
    if (friends(scene.props.view, p, q) || t.alive[q] !== 1 || (t.holder[q] as number) >= 0) return [];
    const answers = attacks(scene, p, star, en.alarm.takes).filter(
      (answer) => answer.succeeds && answer.moves.length > 0,
    );
    if (answers.length === 0) return [];
    const wins =
      isSided &&
      !t.options["ad.winRegain"] &&
      t.side.every((side, r) => r === q || side === t.side[p] || (t.holder[r] as number) >= 0);
    return [
      {
        id: `chance ${q} ${t.turn}`,
        kind: "chance",
        title: en.alarm.chance(map.stars[star]?.name ?? ""),
        detail: !isSided
          ? en.alarm.chanceEliminates(names[q] ?? "")
          : wins
            ? en.alarm.chanceWins
            : en.alarm.chanceOther,
        rule: isSided ? "AD-9.4.8" : "AD-10.2",
        answers: answers.slice(0, 3),
        place: starPlace(map, star),
      },
    ];
  });
}

/** All ways of the power to arrive at a star in its turn, with their outcomes, best first. */
const attacks = (scene: Scene, p: Power, star: number, success: string): Answer[] =>
  ownArrivals(scene.t, p, star).map((arrival): Answer => {
    const { forecast, ships, warps } = arrival;
    const way = wayOf(scene, arrival);
    const wins = forecast.fate === "wins" || forecast.fate === "takes" || forecast.fate === "joins";
    return {
      label:
        forecast.mode === "attack" && forecast.defenders > 0
          ? en.alarm.against(way, ships, forecast.defenders)
          : en.alarm.unopposed(way, ships),
      outcome: wins
        ? success
        : forecast.fate === "chance"
          ? en.alarm.percent(forecast.chance)
          : en.alarm[forecast.fate === "dies" ? "destroyed" : forecast.fate === "barred" ? "barred" : "closed"],
      succeeds: wins || forecast.chance > EVEN,
      rule: wins && warps.length > 1 ? "AD-6.4.6" : forecast.rule,
      moves: movesOf(scene, arrival, star),
    };
  });

function wayOf({ map }: Scene, { warps, hopFrom }: OwnArrival): string {
  if (warps.length === 0) return en.alarm.hop(map.stars[hopFrom]?.name ?? "");
  return warps.length > 1 ? en.alarm.both : en.alarm.warp(board.roman[(warps[0] as number) & 1] ?? "");
}

/** The acts that carry out an arrival from the current decision; empty if it cannot begin now. */
function movesOf(scene: Scene, { warps, hopFrom, ships, forecast }: OwnArrival, star: number): Move[] {
  const { t, map, step, props } = scene;
  const id = map.stars[star]?.id ?? "";
  const allowed = (moves: Move[]): Move[] => {
    const [first] = moves;
    return first && !props.whyNot(first.step, first.act) ? moves : [];
  };
  if (step === "arrive" && warps.length > 0) {
    const due = dueWarp(t);
    const others = warps.filter((w) => w !== due);
    if (others.length < warps.length)
      return allowed([{ step, act: { do: "emerge", star: id, mode: forecast.mode, warps: [due, ...others] } }]);
    return allowed([
      { step, act: { do: "travelOn" } },
      { step, act: { do: "emerge", star: id, mode: forecast.mode, warps: [...warps] } },
    ]);
  }
  if (step === "depart" && hopFrom >= 0) {
    const from = map.stars[hopFrom]?.id ?? "";
    return allowed([
      { step, act: { do: "muster", from } },
      { step, act: { do: "depart", from, ships: ships[0] ?? 0, to: "hop", mode: forecast.mode } },
    ]);
  }
  return [];
}

/** The answers to alarms that can be given at this moment, such as retaking a home star. */
export const answersNow = (props: Props): readonly Answer[] =>
  alarms(props).flatMap(({ answers }) => answers.filter(({ moves }) => moves.length > 0));
