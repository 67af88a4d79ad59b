/** What a player of 4000 A.D. can order in advance. */
import { type Shape4000, mapOf, type View4000 } from "@starboard/4000ad";
import type { OrderTopic } from "@starboard/ui";
import { en } from "./order-topics.en.ts";

const starName = (view: View4000, id: string): string =>
  mapOf(view.board.options).stars.find((star) => star.id === id)?.name ?? id;
const emergesAt = (act: object): string | null => {
  const { do: name, star } = act as { readonly do: string; readonly star?: string };
  return name === "emerge" && star !== undefined ? star : null;
};

export const orderTopics: readonly OrderTopic<Shape4000>[] = [
  { id: "turn", ...en.turn, steps: [], kind: "plan" },
  {
    id: "arrive",
    ...en.arrive,
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
  },
  { id: "retreat", ...en.retreat, steps: ["retreat"], kind: "answer" },
  { id: "depart", ...en.depart, steps: ["depart"], kind: "answer" },
  { id: "withdrawal", ...en.withdrawal, steps: ["offer", "answerOffer"], kind: "answer" },
];
