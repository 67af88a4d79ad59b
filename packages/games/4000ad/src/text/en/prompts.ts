/** One sentence for each step: what is asked of the reader, or whom the table waits for. */
import type { Seat, StepName } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import type { Power, Warp } from "../../acts.ts";
import type { Shape4000 } from "../../shape.ts";
import type { View4000 } from "../../state.ts";
import { listed, type Names, ships } from "../names.ts";

type Step = StepName<Shape4000>;

/** What the questions of 4000 A.D. remember, as far as their sentences need it. */
interface Memory {
  readonly power?: Power;
  readonly warp?: Warp;
  readonly star?: number;
}

interface Prompt {
  /** To the seat that is asked. */
  asked(memory: Memory, names: Names): string;
  /** What the others wait for, after "Waiting for Ann: ". */
  readonly awaited: (memory: Memory, names: Names) => string;
}

const owner = (memory: Memory): Power => memory.power ?? Math.floor((memory.warp ?? 0) / 2);

/** "Algol's warp 1 from Hamal, with 6 ships, at 3". */
function warp(w: Warp, names: Names): string {
  const { board } = names.view;
  const from = names.left(w);
  const aboard = board.warpShips.slice(w * board.P, (w + 1) * board.P).reduce((sum, n) => sum + n, 0);
  const left = from === null ? "" : ` from ${names.star(from)}`;
  return `${names.power(Math.floor(w / 2))}'s warp ${(w % 2) + 1}${left}, with ${ships(aboard)}, at ${board.warpCount[w] ?? 0}`;
}

/** The power whose own turn it is. */
const mover = (names: Names): string => names.power(Math.max(0, names.view.board.active));

const battlefield = (memory: Memory, names: Names): string =>
  memory.star === undefined ? "the star" : names.starAt(memory.star);

/** A question, or what is seen of a step that runs by itself. */
const prompts: { readonly [step in Step]: Prompt | string } = {
  place: {
    asked(m, n) {
      const left = n.view.board.unplaced[owner(m)] ?? 0;
      return `Place the new ships of ${n.power(owner(m))}: ${left} to go.`;
    },
    awaited: (m, n) => `${n.power(owner(m))} places its new ships`,
  },
  arrive: {
    asked: (m, n) => `${warp(m.warp ?? 0, n)}: come out at one of the marked stars, or travel on?`,
    awaited: (m, n) => `${warp(m.warp ?? 0, n)}`,
  },
  retreat: {
    asked: (m, n) => `Battle at ${battlefield(m, n)}: does ${n.power(owner(m))} fight on, or retreat into hyperspace?`,
    awaited: (m, n) => `whether ${n.power(owner(m))} fights on at ${battlefield(m, n)}`,
  },
  depart: {
    asked: (_, n) => `${mover(n)}: send one fleet off, or stay?`,
    awaited: (_, n) => `${mover(n)}'s departure`,
  },
  forced: {
    asked: (m, n) =>
      `${n.power(owner(m))} is eliminated. Choose where ${warp(m.warp ?? 0, n)}, comes out to surrender.`,
    awaited: (m, n) => `where the fleets of ${n.power(owner(m))} come out`,
  },
  offer: {
    asked(m, n) {
      const against = n.view.board.against[owner(m)] ?? -1;
      const captor = against < 0 ? "its captor" : n.power(against);
      return `${n.power(owner(m))} and ${captor} hold each other's home stars. Offer a mutual withdrawal?`;
    },
    awaited: (m, n) => `whether ${n.power(owner(m))} offers a mutual withdrawal`,
  },
  answerOffer: {
    asked: (m, n) => `A mutual withdrawal is offered to ${n.power(owner(m))}: accept or decline?`,
    awaited: (m, n) => `${n.power(owner(m))}'s answer to the withdrawal`,
  },
  findHomes: "The home stars are being found.",
  placeNeutrals: "Neutral ships take up their posts.",
  rollForStart: "The sides roll for the start.",
  beginRound: "A round begins.",
  beginTurn: "A turn begins.",
  produce: "New ships are built.",
  push: "The warps move on.",
  fight: "A battle is fought.",
  endTurn: "The turn ends.",
  endRound: "The round ends.",
};

export function prompt(step: string, asked: readonly Seat[], context: TextContext<View4000>, names: Names): string {
  if (names.view.board.flow.over !== null) return "The game is over.";
  const question = Object.hasOwn(prompts, step)
    ? prompts[step as Step]
    : "Deals between the powers are open at any time.";
  if (typeof question === "string") return question;
  const top = names.view.board.flow.stack.at(-1);
  const memory: Memory = top?.step === step ? top.memo : {};
  if (context.viewerSeat !== null && asked.includes(context.viewerSeat)) return question.asked(memory, names);
  return `Waiting for ${listed(asked.map((by) => context.seat(by)))}: ${question.awaited(memory, names)}.`;
}
