/** What a player of Warp Empires can order in advance. */
import { withLabel } from "@starboard/kit";
import type { ShapeWE, ViewWE } from "@starboard/warp-empires";
import type { Viewer } from "@starboard/kernel";
import type { OrderTopic } from "@starboard/ui";
import { en } from "./order-topics.en.ts";
import { worldOf } from "./model/world.ts";

const nameOf = (view: ViewWE, id: string): string =>
  worldOf(view.options).board.territories.find((one) => one.id === id)?.name ?? id;
/** Conditions that one of the seat's territories is attacked. */
const attacks = (view: ViewWE, viewer: Viewer) =>
  view.territories
    .filter(({ marker, stacks }) => marker === viewer || stacks.some(({ seat }) => seat === viewer))
    .map(({ id }) => ({ label: en.ifAttacked(nameOf(view, id)), after: { is: "battleBegan", at: id } }));
const isDefender = (view: ViewWE, viewer: Viewer): boolean => view.battle !== null && view.battle.sides[0] !== viewer;

/**
 * The condition that the seat's own turn has begun, which is proposed: responses that are asked before would end a plan
 * without a condition.
 */
const onOwnTurn = (_move: object, _view: ViewWE, viewer: Viewer) =>
  viewer === "public"
    ? []
    : [{ label: en.onOwnTurn, after: { is: "turnBegan", seat: viewer }, isShown: true as const }];

export const orderTopics: readonly OrderTopic<ShapeWE>[] = [
  withLabel(en.defend, {
    id: "defend",

    steps: ["battleCard", "battleCards"],
    kind: "answer",
    accepts: isDefender,
    conditions: (_move, view, viewer) => attacks(view, viewer),
  }),
  withLabel(en.loss, { id: "loss", steps: ["firstLoss", "otherLoss", "winnerLoss"], kind: "answer" }),
  withLabel(en.retreat, { id: "retreat", steps: ["retreatTo"], kind: "answer" }),
  withLabel(en.answerAttack, { id: "answerAttack", steps: ["answerAttack"], kind: "answer" }),
  withLabel(en.answerMove, { id: "answerMove", steps: ["answerMove"], kind: "answer" }),
  withLabel(en.turn, { id: "turn", steps: ["discard", "moveMain"], kind: "plan", conditions: onOwnTurn }),
  withLabel(en.recruit, { id: "recruit", steps: ["recruitBuy"], kind: "plan", conditions: onOwnTurn }),
];
