/** What a player of TrekWar can order in advance. */
import { withLabel } from "@starboard/kit";
import { type ShapeTW, SECTOR_NAMES, SECTORS, type Side, type ViewTW } from "@starboard/trekwar";
import type { OrderTopic } from "@starboard/ui";
import type { Viewer } from "@starboard/kernel";
import { en } from "./order-topics.en.ts";

const sectorName = (id: string): string => SECTOR_NAMES[id] ?? id;
/** Conditions that the enemy attacks one of the seat's Sectors. */
const attacks = (view: ViewTW, viewer: Viewer) =>
  SECTORS.filter(({ id }) => view.owner[id] === (viewer as Side)).map(({ id }) => ({
    label: en.ifAttacked(sectorName(id)),
    after: { is: "fightBegan", sector: id, attacker: viewer === 0 ? 1 : 0 },
    ...(view.to === id && view.attacker !== viewer && { isShown: true as const }),
  }));

export const orderTopics: readonly OrderTopic<ShapeTW>[] = [
  withLabel(en.defend, {
    id: "defend",

    steps: ["initial", "commit"],
    kind: "plan",
    accepts: (view, viewer) => view.attacker !== viewer,
    conditions: (_move, view, viewer) => attacks(view, viewer),
  }),
  withLabel(en.attack, {
    id: "attack",

    steps: ["attack"],
    kind: "answer",
    wider: ({ act }) =>
      act.do === "attack"
        ? [{ label: en.attackFromAnywhere(sectorName(act.to)), act: { do: "attack", to: act.to } }]
        : [],
  }),
  withLabel(en.open, { id: "open", steps: ["open"], kind: "answer" }),
  withLabel(en.exchange, {
    id: "exchange",

    steps: ["exchange", "exchangeTogether"],
    kind: "answer",
  }),
  withLabel(en.surrender, {
    id: "surrender",

    steps: ["commit"],
    kind: "answer",
    accepts: (view, viewer) => view.attacker !== viewer,
    conditions: (_move, view, viewer) => attacks(view, viewer),
  }),
];
