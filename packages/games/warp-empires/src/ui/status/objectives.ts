/** What wins the match, and how far each side is: the strip under the top bar (WE-14). */
import { shortFactionName } from "@starboard/warp-empires";
import type { Objectives, SideObjective } from "@starboard/ui";
import { peopleOf } from "../model/spoken.ts";
import { type Props, tableOf } from "../model/table.ts";
import { ranked, type Standing, standingOf } from "./standing.ts";
import { en } from "./text.en.ts";

export function objectives(props: Props): Objectives | null {
  const standing = standingOf(props);
  if (!standing) return null;
  const { goal, all, roundLimit } = standing;
  const { view } = props;
  const words = en.objectives;
  const title = goal === null ? words.last : goal === all ? words.all(all) : words.share(goal, all);
  const detail =
    roundLimit === 0 || view.flow.over
      ? undefined
      : view.round >= roundLimit
        ? words.lastRound
        : words.limit(roundLimit);
  return {
    title,
    rule: goal === null ? "WE-14.3" : "WE-14.1",
    ...(detail !== undefined && { detail }),
    sides: standing.seats.map((one) => side(props, standing, one)),
  };
}

function side(
  props: Props,
  standing: Standing,
  { seat, held, revenue, isAlive }: Standing["seats"][number],
): SideObjective {
  const table = tableOf(props);
  const { goal, roundLimit, known } = standing;
  const { view } = props;
  const home = view.seats[seat]?.home;
  const homeOwner = known.state.marker[table.world.index.get(home ?? "") ?? -1];
  const isHomeLost = isAlive && home !== null && homeOwner !== seat;
  const isAhead = ranked(standing)[0]?.seat === seat;
  const isNear = goal !== null && held >= goal - 1;
  const isLastRound = roundLimit > 0 && view.round >= roundLimit;
  const words = en.objectives;
  const shortName = shortFactionName(view.seats[seat]?.faction ?? "");
  return {
    seat,
    name: peopleOf(props, table, seat),
    ...(shortName !== undefined && { shortName }),
    detail: isAlive ? (isHomeLost ? words.homeLost(revenue) : words.revenue(revenue)) : words.out,
    value: held,
    unit: words.unit(held),
    ...(goal !== null && { progress: Math.min(1, held / goal) }),
    isAlarming: isAlive && !view.flow.over && (isNear || (isLastRound && isAhead) || isHomeLost),
  };
}
