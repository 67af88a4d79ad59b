/** What a player of 4000 A.D. can order in advance. */
import { withLabel } from "@starboard/kit";
import { type Shape4000, mapOf, type View4000 } from "@starboard/4000ad";
import type { Viewer } from "@starboard/kernel";
import type { OrderTopic } from "@starboard/ui";
import { powersOf } from "./model/board-data.ts";
import { powerLooks } from "./model/powers.ts";
import { en } from "./order-topics.en.ts";

const starName = (view: View4000, id: string): string =>
  mapOf(view.board.options).stars.find((star) => star.id === id)?.name ?? id;
const emergesAt = (act: object): string | null => {
  const { do: name, star } = act as { readonly do: string; readonly star?: string };
  return name === "emerge" && star !== undefined ? star : null;
};

/** Conditions that a turn of one of the seat's powers has begun; the power that moves on the board is proposed. */
const turnsOf = (view: View4000, viewer: Viewer) => {
  const looks = powerLooks(view);
  return powersOf(view, viewer).map((power) => ({
    label: en.onTurn(looks[power]?.name ?? ""),
    after: { is: "turnBegan", power },
    ...(view.board.active === power && { isShown: true as const }),
  }));
};

/** Choosing the star of departure is told with the departure. */
const isDecision = ({ act }: { readonly act: { readonly do: string } }): boolean => act.do !== "muster";

export const orderTopics: readonly OrderTopic<Shape4000>[] = [
  withLabel(en.send, {
    id: "send",

    steps: ["depart"],
    kind: "plan",
    isListed: isDecision,
    // The answers before it are the player's or those of other orders; they leave the departure waiting.
    conditions: (_move, view, viewer) => turnsOf(view, viewer),
  }),
  withLabel(en.turn, { id: "turn", steps: [], kind: "plan", isListed: isDecision }),
  withLabel(en.arrive, {
    id: "arrive",

    steps: ["arrive"],
    kind: "answer",
    wider({ act }, view) {
      const star = emergesAt(act);
      return star === null ? [] : [{ label: en.emergeAt(starName(view, star)), act: { do: "emerge", star } }];
    },
    conditions({ act }, view) {
      const star = emergesAt(act);
      return star === null ? [] : [{ label: en.ifFree(starName(view, star)), unless: { is: "emerged", star } }];
    },
  }),
  withLabel(en.retreat, { id: "retreat", steps: ["retreat"], kind: "answer" }),
  withLabel(en.depart, { id: "depart", steps: ["depart"], kind: "answer" }),
  withLabel(en.withdrawal, { id: "withdrawal", steps: ["offer", "answerOffer"], kind: "answer" }),
];
