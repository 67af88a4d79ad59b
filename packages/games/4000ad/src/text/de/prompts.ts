/** German prompts of each step: what the reader has to decide, or which player the match is waiting for. */
import type { Seat, StepName } from "@starboard/kernel";
import type { TextContext } from "@starboard/kit";
import type { Power, Warp } from "../../acts.ts";
import type { Shape4000 } from "../../shape.ts";
import type { View4000 } from "../../state.ts";
import type { Names } from "../names.ts";
import { list, withShips } from "./format.ts";

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
  /** What the other seats wait for, after "Warten auf Ann: ". */
  readonly awaited: (memo: PromptMemo, names: Names) => string;
}

const owner = (memo: PromptMemo): Power => memo.power ?? Math.floor((memo.warp ?? 0) / 2);

/** "Warp I von Algol mit 6 Schiffen aus Hamal, auf Feld 3". */
function warp(w: Warp, names: Names): string {
  const { board } = names.view;
  const from = names.left(w);
  const aboard = board.warpShips.slice(w * board.P, (w + 1) * board.P).reduce((sum, n) => sum + n, 0);
  const left = from === null ? "" : ` aus ${names.star(from)}`;
  return `${names.warp(w)} mit ${withShips(aboard)}${left}, auf Feld ${board.warpCount[w] ?? 0}`;
}

/** The name of the power whose turn it is. */
const mover = (names: Names): string => names.power(Math.max(0, names.view.board.active));

const battlefield = (memo: PromptMemo, names: Names): string =>
  memo.star === undefined ? "dem Stern" : names.starAt(memo.star);

/** The prompt of a decision step, or the description of an automatic step. */
const prompts: { readonly [step in Step]: Prompt | string } = {
  place: {
    asked(m, n) {
      const left = n.view.board.unplaced[owner(m)] ?? 0;
      return `Stell die neuen Schiffe von ${n.power(owner(m))} auf: noch ${left}.`;
    },
    awaited: (m, n) => `${n.power(owner(m))} stellt neue Schiffe auf`,
  },
  arrive: {
    asked: (m, n) => `${warp(m.warp ?? 0, n)}: auftauchen oder weiterreisen?`,
    awaited: (m, n) => warp(m.warp ?? 0, n),
  },
  retreat: {
    asked: (m, n) =>
      `Schlacht bei ${battlefield(m, n)}: Kämpft ${n.power(owner(m))} weiter, oder geht es zurück in den Hyperraum?`,
    awaited: (m, n) => `ob ${n.power(owner(m))} bei ${battlefield(m, n)} weiterkämpft`,
  },
  depart: {
    asked: (_, n) => `${mover(n)}: losschicken oder bleiben?`,
    awaited: (_, n) => `Abreise von ${mover(n)}`,
  },
  forced: {
    asked: (m, n) =>
      `${n.power(owner(m))} ist ausgeschieden. Wähle einen Stern für ${warp(m.warp ?? 0, n)}. Dort taucht die Flotte auf und ergibt sich.`,
    awaited: (m, n) => `wo die Flotten von ${n.power(owner(m))} auftauchen`,
  },
  offer: {
    asked(m, n) {
      const against = n.view.board.against[owner(m)] ?? -1;
      const captor = against < 0 ? "die Besatzungsmacht" : n.power(against);
      return `${n.power(owner(m))} und ${captor} halten gegenseitig ihre Heimatsterne. Den gegenseitigen Abzug anbieten?`;
    },
    awaited: (m, n) => `ob ${n.power(owner(m))} den gegenseitigen Abzug anbietet`,
  },
  answerOffer: {
    asked: (m, n) => `Angebot an ${n.power(owner(m))}: gegenseitiger Abzug. Annehmen oder ablehnen?`,
    awaited: (m, n) => `Antwort von ${n.power(owner(m))} auf den Abzug`,
  },
  findHomes: "Die Heimatsterne werden ausgelost.",
  placeNeutrals: "Neutrale Schiffe werden aufgestellt.",
  rollForStart: "Die Seiten würfeln um den Anfang.",
  beginRound: "Eine Runde beginnt.",
  beginTurn: "Ein Zug beginnt.",
  produce: "Neue Schiffe werden gebaut.",
  push: "Die Warps rücken vor.",
  fight: "Eine Schlacht wird geschlagen.",
  endTurn: "Der Zug endet.",
  endRound: "Die Runde endet.",
};

/** Returns the prompt line for a reader: a question to a seat that has to decide, otherwise what the match waits for. */
export function promptText(step: string, asked: readonly Seat[], context: TextContext<View4000>, names: Names): string {
  if (names.view.board.flow.over !== null) return "Die Partie ist zu Ende.";
  const entry = Object.hasOwn(prompts, step) ? prompts[step as Step] : "Die Mächte dürfen jederzeit verhandeln.";
  if (typeof entry === "string") return entry;
  const top = names.view.board.flow.stack.at(-1);
  const memo: PromptMemo = top?.step === step ? top.memo : {};
  if (context.viewerSeat !== null && asked.includes(context.viewerSeat)) return entry.asked(memo, names);
  return `Warten auf ${list(asked.map((by) => context.seat(by)))}: ${entry.awaited(memo, names)}.`;
}
