/** Automatic answers: decisions of 4000 A.D. that have one sensible answer. The player can switch each of them off. */
import { withLabel } from "@starboard/kit";
import { type Shape4000, dueWarp, forecastArrival, cargoOf, mapOf, overshoots, type Warp } from "@starboard/4000ad";
import type { AutoAnswer } from "@starboard/ui";
import { doubtsOf } from "../act/doubts.ts";
import { notedStar } from "../act/noted-arrival.ts";
import { type Props, readBoardData, type View } from "../model/board-data.ts";
import { noteOfWarp, type Notes, notesOf } from "../model/notes.ts";
import type { Move } from "../model/moves.ts";
import type { Emerge, Question } from "../model/offers.ts";
import { stateOf } from "../model/state-of.ts";
import { answersNow } from "./alarms.ts";
import { en } from "./text.en.ts";

export const autoAnswers: readonly AutoAnswer<Shape4000>[] = [
  withLabel(en.auto.onlySite, {
    id: "4000ad.onlySite",
    rule: "AD-6.2.3.2",
    isOnByDefault: true,
    answer: placeAtOnlySite,
  }),
  withLabel(en.auto.destination, {
    id: "4000ad.destination",

    rule: "AD-6.3.2",
    isOnByDefault: true,
    answer: (props) => flyToNote(props, notesOf(props.match)),
  }),
  withLabel(en.auto.hopeless, { id: "4000ad.hopeless", rule: "AD-6.4.2.a", isOnByDefault: true, answer: passHopeless }),
];

/** Places all new ships if only one star can take them. */
export function placeAtOnlySite(props: Props): Move | undefined {
  const { question } = readBoardData(props);
  if (question?.step !== "place") return undefined;
  const sites = [...question.stars.values()].map((list) => list.filter((choice) => !choice.refusal));
  const open = sites.filter((list) => list.length > 0);
  if (open.length !== 1) return undefined;
  const most = open[0]?.reduce((a, b) => (b.act.ships > a.act.ships ? b : a));
  return most && { step: "place", act: most.act };
}

/** Moves a fleet towards the destination that its player noted, and lets it come out there. */
export function flyToNote(props: Props, notes: Notes): Move | undefined {
  const arriving = arrivalOf(props);
  if (!arriving) return undefined;
  const { data, question, warp } = arriving;
  const noted = notedStar(props, data, notes);
  // A home star at stake is worth a second thought.
  if (noted === null || answersNow(props).length > 0) return undefined;
  const from = props.view.board.warpFrom[warp] ?? 0;
  const turnsLeft = (data.map.distance[from * data.map.S + noted] ?? 0) - (props.view.board.warpCount[warp] ?? 0);
  if (turnsLeft > 0) return travelOnSafely(props, question, warp);
  if (turnsLeft < 0) return undefined;
  // Fleets that were sent to the same star come out together; others are left out.
  const together = [warp, ...companions(props.view, warp, noted, notes)].filter((w) =>
    question.stars.get(noted)?.some(({ act }) => act.warps.includes(w)),
  );
  const ways = (question.stars.get(noted) ?? []).filter(
    ({ act, refusal }) =>
      !refusal && act.warps.length === together.length && together.every((w) => act.warps.includes(w)),
  );
  const [choice] = ways;
  if (!choice || ways.length !== 1 || doubtsOf(props.view, data, "arrive", choice.act).length > 0) return undefined;
  return { step: "arrive", act: choice.act };
}

/** The other fleets of the player's powers with a note for the same star. In Alliances a player commands two powers. */
function companions(view: View, warp: Warp, noted: number, notes: Notes): Warp[] {
  const { seatOf, warpFrom } = view.board;
  return warpFrom.flatMap((_, other) => {
    const isOwn = other !== warp && seatOf[other >> 1] === seatOf[warp >> 1];
    const key = isOwn ? noteOfWarp(view, other) : null;
    return key !== null && notes[key] === noted ? [other] : [];
  });
}

/** Travels on if the fleet would be destroyed wherever it can come out. */
export function passHopeless(props: Props): Move | undefined {
  const arriving = arrivalOf(props);
  if (!arriving) return undefined;
  const { question, warp } = arriving;
  const t = stateOf(props.view);
  const isHopeless = ({ star, warps, mode }: Emerge): boolean => {
    const force = new Array<number>(t.P).fill(0);
    for (const w of warps) for (const [p, n] of cargoOf(t, w).entries()) force[p] = (force[p] ?? 0) + n;
    const at = mapOf(t.options).index[star] ?? 0;
    return forecastArrival(t, warp >> 1, at, force, mode).fate === "dies";
  };
  const legal = [...question.stars.values()].flat().filter((choice) => !choice.refusal);
  return legal.every(({ act }) => isHopeless(act)) ? travelOnSafely(props, question, warp) : undefined;
}

type Arrive = Extract<Question, { step: "arrive" }>;

function arrivalOf(props: Props): { data: ReturnType<typeof readBoardData>; question: Arrive; warp: Warp } | null {
  const data = readBoardData(props);
  const warp = dueWarp(stateOf(props.view));
  return data.question?.step === "arrive" && warp >= 0 ? { data, question: data.question, warp } : null;
}

/** Travels on unless the next push would lose the fleet (AD-7.2.e). */
const travelOnSafely = (props: Props, question: Arrive, warp: Warp): Move | undefined =>
  question.travelOn && !question.travelOn.refusal && overshoots(stateOf(props.view), warp) === 0
    ? { step: "arrive", act: question.travelOn.act }
    : undefined;
