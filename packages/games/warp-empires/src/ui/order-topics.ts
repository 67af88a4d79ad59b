/** What a player of Warp Empires can order in advance. */
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
  {
    id: "defend",
    ...en.defend,
    steps: ["battleCard", "battleCards"],
    kind: "answer",
    accepts: isDefender,
    conditions: (_move, view, viewer) => attacks(view, viewer),
  },
  { id: "loss", ...en.loss, steps: ["firstLoss", "otherLoss", "winnerLoss"], kind: "answer" },
  { id: "retreat", ...en.retreat, steps: ["retreatTo"], kind: "answer" },
  { id: "answerAttack", ...en.answerAttack, steps: ["answerAttack"], kind: "answer" },
  { id: "answerMove", ...en.answerMove, steps: ["answerMove"], kind: "answer" },
  { id: "turn", ...en.turn, steps: ["discard", "moveMain"], kind: "plan", conditions: onOwnTurn },
  { id: "recruit", ...en.recruit, steps: ["recruitBuy"], kind: "plan", conditions: onOwnTurn },
];
