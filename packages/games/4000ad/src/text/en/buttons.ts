/** Labels of all acts, for buttons and menus. */
import type { Act } from "@starboard/kernel";
import type { ArriveAct, AsideActs, DepartAct, Warp } from "../../acts.ts";
import type { Shape4000 } from "../../shape.ts";
import type { Names } from "../names.ts";
import { list, ships } from "./format.ts";
import { drawingText, proposalText } from "./proposals.ts";

/** "8 ships of Algol from Sol and 3 ships of Pavo from Hamal". */
function warpList(warps: readonly Warp[], names: Names): string {
  const { board } = names.view;
  return list(
    warps.map((w) => {
      const aboard = Array.from({ length: board.P }, (_, q) => board.warpShips[w * board.P + q] ?? 0);
      const from = names.left(w);
      return `${ships(aboard.reduce((a, b) => a + b, 0))} of ${names.power(Math.floor(w / 2))} from ${from === null ? "nowhere" : names.star(from)}`;
    }),
  );
}

function arrive(act: ArriveAct, names: Names): string {
  if (act.do === "travelOn") return "Travel on";
  const star = names.star(act.star);
  const verb = { occupy: `Come out at ${star}`, join: `Join at ${star}`, attack: `Attack ${star}` }[act.mode];
  return act.warps.length > 1 ? `${verb} together: ${warpList(act.warps, names)}` : verb;
}

function depart(act: DepartAct, names: Names): string {
  if (act.do === "stay") return "Stay: no departure";
  if (act.do === "muster") return `Send a fleet from ${names.star(act.from)}`;
  if (act.do === "takeAlong")
    return `Take along ${ships(act.ships)} of ${names.power(act.power)} from ${names.star(act.from)}`;
  const lent = (act.loan ?? []).map((l) => `${l.ships} of ${names.power(l.power)}`);
  const fleet = lent.length === 0 ? ships(act.ships) : `${ships(act.ships)} and ${list(lent)}`;
  const from = names.star(act.from);
  if (act.to === "hyperspace") return `Send ${fleet} from ${from} into hyperspace`;
  const end = { occupy: "", join: ", to join", attack: ", to attack" }[act.mode ?? "occupy"];
  return `Hop with ${fleet} from ${from} to ${names.sister(act.from)}${end}`;
}

type Asides = { readonly [N in keyof AsideActs]: (act: AsideActs[N], names: Names) => string };

const asides: Asides = {
  ally: (a, n) => `Offer ${n.power(a.to)} an alliance`,
  endAlliance: (a, n) => `End the alliance with ${n.power(a.to)}`,
  permitHome: (a, n) =>
    a.on
      ? `Let ${n.power(a.to)} enter ${n.power(a.from)}, your home star`
      : `No longer let ${n.power(a.to)} enter ${n.power(a.from)}, your home star`,
  lend: (a, n) =>
    a.ships === 0
      ? `Take back the loan to ${n.power(a.to)} at ${n.star(a.star)}`
      : `Lend ${n.power(a.to)} up to ${ships(a.ships)} at ${n.star(a.star)}${clause(a.drawing)}`,
  jointArrival: (a, n) =>
    `Ask ${n.power(a.to)} to come out together at ${n.star(a.star)}: ${warpList(a.warps, n)}${clause(a.drawing)}`,
  drawing: (a, n) =>
    `Propose for ${n.star(a.star)}: ${drawingText(a.mode, a.starter === undefined ? null : n.power(a.starter))}`,
  withdrawal: (a, n) => `Offer ${n.power(a.to)} a mutual withdrawal`,
  peace: () => "Propose peace with the current score",
  armistice: () => "Propose an armistice with the current score",
  concede: () => "Concede the game",
  resign: () => "Resign",
  conference: (a, n) => `${a.open ? "Call" : "Close"} a conference with ${n.power(a.to)}`,
  answer(a, n) {
    const say = { accept: "Accept", decline: "Decline", withdraw: "Withdraw" }[a.say];
    const open = n.view.proposals.find((p) => p.id === a.proposal);
    return open ? `${say}: ${proposalText(open, n)}` : say;
  },
};

/** How the resources of a shared star are drawn, as a clause to append. */
function clause(mode: Parameters<typeof drawingText>[0] | undefined): string {
  return mode === undefined ? "" : `; ${drawingText(mode, null)}`;
}

type Steps = Shape4000["steps"];
type Asked = { [S in keyof Steps]: [Steps[S]["act"]] extends [never] ? never : S }[keyof Steps];
type Labels = { readonly [S in Asked]: (act: Steps[S]["act"], names: Names) => string };

/** Labels of the acts of each decision step. */
const steps: Labels = {
  place: (act, n) => `Place ${ships(act.ships)} at ${n.star(act.star)}`,
  arrive,
  depart,
  retreat: (act) => (act.do === "retreat" ? "Retreat into hyperspace" : "Fight on"),
  forced: (act, n) => `Come out at ${n.star(act.star)}`,
  offer: (act) => (act.do === "offer" ? "Offer mutual withdrawal" : "Make no offer now"),
  answerOffer: (act) =>
    ({ accept: "Accept the withdrawal", decline: "Decline the withdrawal", decideLater: "Decide before departing" })[
      act.do
    ] ?? act.do,
};

/** Returns the label of an act of a step or an aside. */
export function actLabel(step: string, act: Act, names: Names): string {
  const labels: { readonly [step: string]: unknown } = { ...asides, ...steps };
  const label = labels[step] as ((act: Act, names: Names) => string) | undefined;
  return label ? label(act, names) : act.do;
}
