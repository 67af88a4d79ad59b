/**
 * Alarms: a Fight that decides the Battle, and a draw that empties the Deck Pile. The results come from the rules, the acts
 * from the offers.
 */
import {
  type CardId,
  deployments,
  drawable,
  cardIndexOf,
  enemyOf,
  SIDE_NAMES,
  type Side,
  sectorCounts,
  sectorId,
  type StateTW,
  type ShapeTW,
} from "@starboard/trekwar";
import type { Alarm as AlarmOf } from "@starboard/ui";
import { isDeploying } from "../model/hand.ts";
import {
  type Answer,
  type Asked,
  askedOf,
  entryOf,
  legal,
  ownSide,
  previewStateOf,
  type Props,
  shortName,
} from "../model/view.ts";
import { sectorPlace, sidePlace } from "./places.ts";
import { isWonBy, stakesOf } from "./stakes.ts";
import { en } from "./text.en.ts";

type Alarm = AlarmOf<ShapeTW>;

/** Number of Deployments that are proposed as answers. */
const MAX_DEPLOYMENTS = 2;

/** Returns the alarms of the viewer, the most urgent first. */
export function alarms(props: Props): readonly Alarm[] {
  const side = ownSide(props);
  if (side === null || props.view.flow.over !== null || props.view.fight === 0) return [];
  const t = previewStateOf(props.view, props.viewer);
  return [...decidingFight(props, t, side), ...lastCards(props, t, side)];
}

/** The current Fight ends the Battle if one of the sides wins it. */
function decidingFight(props: Props, t: StateTW, side: Side): Alarm[] {
  const stakes = stakesOf(t, side);
  if (stakes === null) return [];
  const { won, lost } = stakes;
  const end = lost.end ?? won.end;
  if (end === null) return [];
  const enemy = enemyOf(side);
  const danger = isWonBy(lost, enemy);
  const chance = isWonBy(won, side);
  const { losesWith, winsWith } = en.alarms;
  const isAll = end.how === "allSectors";
  const title = danger
    ? isAll
      ? losesWith.all(SIDE_NAMES[enemy])
      : chance
        ? losesWith.last
        : losesWith.lost
    : isAll
      ? winsWith.all
      : chance && !isWonBy(lost, side)
        ? winsWith.last
        : winsWith.won;
  const own = ([f, d]: readonly [number, number]): [number, number] => (side === 0 ? [f, d] : [d, f]);
  return [
    {
      id: `fight ${t.fight} ${end.how}`,
      kind: danger ? "danger" : "chance",
      title,
      detail: `${en.alarms.why[end.how]} ${en.alarms.counts(own(won.counts), own(lost.counts))}`,
      rule: end.rule,
      answers: matchingAnswers(props, t, side),
      place: sectorPlace(sectorId((danger ? lost : won).sector)),
    },
  ];
}

/** The strongest Deployments that match, if the viewer has to match now. */
function matchingAnswers(props: Props, t: StateTW, side: Side): Answer[] {
  const asked = askedOf(props);
  if (!asked || !isDeploying(asked.step) || props.view.ground === null) return [];
  const matching = deployments(t, side)
    .filter(({ refusal }) => !refusal)
    .toSorted((a, b) => b.own.total - a.own.total || a.act.support.length - b.act.support.length)
    .slice(0, MAX_DEPLOYMENTS)
    .map(({ act, own, attack }): Answer => {
      const cards = [act.unit as CardId, ...act.support].map((id) => shortName(entryOf(props.view, id)));
      return {
        label: en.alarms.deploy(cards.join(" + "), own.total, attack.total),
        outcome: en.alarms.outcome.matches,
        succeeds: true,
        rule: "TW-6.6",
        moves: [{ step: asked.step, act }],
      };
    });
  if (matching.length > 0) return matching;
  return [
    {
      label: en.alarms.surrender,
      outcome: en.alarms.outcome.noMatch,
      succeeds: false,
      rule: "TW-6.2",
      moves: [],
    },
  ];
}

/** The cards that the viewer may draw now are the last ones of its Deck Pile. */
function lastCards(props: Props, t: StateTW, side: Side): Alarm[] {
  const asked = askedOf(props);
  if (!asked || (asked.step !== "openDraw" && asked.step !== "lastDraw")) return [];
  const left = t.deck[side].length;
  const most = drawable(t, cardIndexOf(t.options), side);
  if (most < left || left === 0) return [];
  const counts = sectorCounts(t);
  const [own, enemy] = [counts[side], counts[enemyOf(side)]];
  const isImmediate = t.options.deckEnd === "immediate";
  const text = en.alarms.runsOut;
  return [
    {
      id: `last cards ${t.fight}`,
      kind: own > enemy ? "chance" : "danger",
      title: text.title,
      detail: isImmediate ? text.endsNow(own, enemy) : text.ends(own, enemy),
      rule: isImmediate ? "TW-9.3" : "TW-9.2",
      answers: drawAnswers(asked, most, own > enemy, isImmediate),
      place: sidePlace(side),
    },
  ];
}

function drawAnswers(asked: Asked, most: number, isAhead: boolean, isImmediate: boolean): Answer[] {
  const acts = legal(asked.offers);
  const all = acts.find((act) => act.do === "draw" && act.n === most);
  const end = acts.find((act) => act.do === "end");
  const { outcome } = en.alarms;
  const answers: Answer[] = [];
  if (end)
    answers.push({
      label: en.alarms.keep,
      outcome: outcome.goesOn,
      succeeds: !isAhead,
      rule: "TW-7.3",
      moves: [{ step: asked.step, act: end }],
    });
  if (all)
    answers.push({
      label: en.alarms.draw(most),
      outcome: isImmediate ? outcome.over : outcome.last,
      succeeds: isAhead,
      rule: "TW-7.2",
      moves: [{ step: asked.step, act: all }],
    });
  return isAhead ? answers.toReversed() : answers;
}
