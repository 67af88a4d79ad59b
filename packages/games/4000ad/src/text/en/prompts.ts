/** Prompts of each step: what the reader has to decide, or which player the match is waiting for. */
import type { Seat, StepName } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import type { Power, Warp } from "../../acts.ts";
import type { Shape4000 } from "../../shape.ts";
import type { View4000 } from "../../state.ts";
import type { Names } from "../names.ts";
import { list, ships } from "./format.ts";

type Step = StepName<Shape4000>;

/** The fields of step memos that prompts use. */
interface PromptMemo {
  readonly power?: Power;
  readonly warp?: Warp;
  readonly star?: number;
}

interface Prompt {
  /** The prompt for the seat that has to decide. */
  asked(memo: PromptMemo, names: Names): string;
  /** What the other seats wait for, after "Waiting for Ann: ". */
  readonly awaited: (memo: PromptMemo, names: Names) => string;
}

const owner = (memo: PromptMemo): Power => memo.power ?? Math.floor((memo.warp ?? 0) / 2);

/** "Algol’s warp I with 6 ships from Hamal, on space 3". */
function warp(w: Warp, names: Names): string {
  const { board } = names.view;
  const from = names.left(w);
  const aboard = board.warpShips.slice(w * board.P, (w + 1) * board.P).reduce((sum, n) => sum + n, 0);
  const left = from === null ? "" : ` from ${names.star(from)}`;
  return `${names.warp(w)} with ${ships(aboard)}${left}, on space ${board.warpCount[w] ?? 0}`;
}

/** The name of the power whose turn it is. */
const mover = (names: Names): string => names.power(Math.max(0, names.view.board.active));

const battlefield = (memo: PromptMemo, names: Names): string =>
  memo.star === undefined ? "the star" : names.starAt(memo.star);

/** The prompt of a decision step, or the description of an automatic step. */
const prompts: { readonly [step in Step]: Prompt | string } = {
  place: {
    asked(m, n) {
      const left = n.view.board.unplaced[owner(m)] ?? 0;
      return `Place the new ships of ${n.power(owner(m))}: ${left} left.`;
    },
    awaited: (m, n) => `${n.power(owner(m))} places its new ships`,
  },
  arrive: {
    asked: (m, n) => `${warp(m.warp ?? 0, n)}: come out, or travel on?`,
    awaited: (m, n) => `${warp(m.warp ?? 0, n)}`,
  },
  retreat: {
    asked: (m, n) => `Battle at ${battlefield(m, n)}: does ${n.power(owner(m))} fight on, or retreat into hyperspace?`,
    awaited: (m, n) => `whether ${n.power(owner(m))} fights on at ${battlefield(m, n)}`,
  },
  depart: {
    asked: (_, n) => `${mover(n)}: send a fleet, or stay?`,
    awaited: (_, n) => `${mover(n)}’s departure`,
  },
  forced: {
    asked: (m, n) =>
      `${n.power(owner(m))} is eliminated. Choose a star for ${warp(m.warp ?? 0, n)}. It comes out there to surrender.`,
    awaited: (m, n) => `where the fleets of ${n.power(owner(m))} come out`,
  },
  offer: {
    asked(m, n) {
      const against = n.view.board.against[owner(m)] ?? -1;
      const captor = against < 0 ? "its captor" : n.power(against);
      return `${n.power(owner(m))} and ${captor} hold each other’s home stars. Offer a mutual withdrawal?`;
    },
    awaited: (m, n) => `whether ${n.power(owner(m))} offers a mutual withdrawal`,
  },
  answerOffer: {
    asked: (m, n) => `A mutual withdrawal is offered to ${n.power(owner(m))}: accept or decline?`,
    awaited: (m, n) => `${n.power(owner(m))}’s answer to the withdrawal`,
  },
  findHomes: "The home stars are being drawn.",
  placeNeutrals: "Neutral ships are placed.",
  rollForStart: "The sides roll for the start.",
  beginRound: "A round begins.",
  beginTurn: "A turn begins.",
  produce: "New ships are built.",
  push: "The warps move.",
  fight: "A battle is fought.",
  endTurn: "The turn ends.",
  endRound: "The round ends.",
};

/** Returns the prompt line for a reader: a question to a seat that has to decide, otherwise what the match waits for. */
export function promptText(step: string, asked: readonly Seat[], context: TextContext<View4000>, names: Names): string {
  if (names.view.board.flow.over !== null) return "The game is over.";
  const entry = Object.hasOwn(prompts, step) ? prompts[step as Step] : "Powers may negotiate at any time.";
  if (typeof entry === "string") return entry;
  const top = names.view.board.flow.stack.at(-1);
  const memo: PromptMemo = top?.step === step ? top.memo : {};
  if (context.viewerSeat !== null && asked.includes(context.viewerSeat)) return entry.asked(memo, names);
  return `Waiting for ${list(asked.map((by) => context.seat(by)))}: ${entry.awaited(memo, names)}.`;
}
