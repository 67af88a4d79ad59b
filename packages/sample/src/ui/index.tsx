/** The screen of Salvage Run: what wins, what threatens, and the curves after the match. The page draws the board. */
import { type Seat, seat } from "@starboard/kernel";
import type { SampleShape } from "@starboard/sample";
import type { Alarm, BoardProps, Objectives, PartialScreen } from "@starboard/ui";
import { en } from "./messages.en.ts";

type View = SampleShape["view"];

/** The prizes of a captain; raiders in hand are not counted, because other captains do not see them (SMP-7.2). */
const haulOf = ({ cargo }: View, by: Seat): number => (cargo[by] ?? []).reduce((sum, value) => sum + value, 0);
const seatsOf = ({ cargo }: View): Seat[] => cargo.map((_, i) => seat(i));

export const screen: PartialScreen<SampleShape> = {
  id: "sample",
  objectives: objectivesOf,
  alarms: alarmsOf,
  measures: [
    {
      id: "haul",
      name: en.haul,
      rule: "SMP-7.2",
      valueOf: haulOf,
    },
  ],
  roundOf: ({ round }) => ({ number: round, name: en.round(round) }),
  dice: { rules: ["SMP-3.1", "SMP-5.3"], sides: [6] },
  sections: ["sighted"],
  actorOf: (fact) => ("seat" in fact ? fact.seat : null),
};

function objectivesOf({ view, seats }: BoardProps<SampleShape>): Objectives {
  const best = Math.max(1, ...seatsOf(view).map((by) => haulOf(view, by)));
  const left = view.options["sample.rounds"] - view.round;
  return {
    title: en.highest,
    rule: "SMP-7.4",
    detail: en.roundsLeft(left),
    sides: seatsOf(view).map((by) => ({
      seat: by,
      name: seats[by]?.name ?? "",
      value: haulOf(view, by),
      unit: en.points(haulOf(view, by)),
      progress: haulOf(view, by) / best,
      isAlarming: view.left[by] === 1,
    })),
  };
}

/** In the last round, a captain who is behind is warned; a raid is the answer while one can be made. */
function alarmsOf({ view, viewer, offers, seats }: BoardProps<SampleShape>): readonly Alarm<SampleShape>[] {
  if (viewer === "public" || view.round < view.options["sample.rounds"] || view.left[viewer] === 1) return [];
  const own = haulOf(view, viewer);
  const leader = seatsOf(view).reduce((best, by) => (haulOf(view, by) > haulOf(view, best) ? by : best), viewer);
  if (leader === viewer) return [];
  return [
    {
      id: "behind",
      kind: "danger",
      title: en.lastRound(seats[leader]?.name ?? "", haulOf(view, leader) - own),
      detail: en.lastRoundDetail,
      rule: "SMP-7.4",
      answers: canRaid(offers)
        ? [
            {
              label: en.raid,
              outcome: en.raidOutcome,
              succeeds: true,
              rule: "SMP-5.3",
              moves: [{ step: "raid", act: { do: "raid" } }],
            },
          ]
        : [],
    },
  ];
}

const canRaid = (offers: BoardProps<SampleShape>["offers"]): boolean =>
  offers.some((one) => one.step === "raid" && one.offers.some(({ act, refusal }) => act.do === "raid" && !refusal));
