/** What a player of Anaxis can order in advance. */
import { withLabel } from "@starboard/kit";
import type { ShapeAx } from "@starboard/anaxis";
import type { OrderTopic } from "@starboard/ui";
import { en } from "./order-topics.en.ts";

/**
 * The condition that a number has been called since the order was given, which is proposed: Command and damage that are decided
 * before would end a plan without a condition.
 */
const onNextCall = () => [{ label: en.onNextCall, after: { is: "numberCalled" }, isShown: true as const }];

export const orderTopics: readonly OrderTopic<ShapeAx>[] = [
  withLabel(en.next, {
    id: "next",

    steps: ["selectMove", "selectFire"],
    kind: "plan",
    conditions: onNextCall,
  }),
  withLabel(en.damage, { id: "damage", steps: ["damage"], kind: "answer" }),
  withLabel(en.command, { id: "command", steps: ["window"], kind: "answer" }),
  withLabel(en.closing, { id: "closing", steps: ["closing"], kind: "answer" }),
  withLabel(en.buy, { id: "buy", steps: ["buy"], kind: "plan" }),
  withLabel(en.deploy, { id: "deploy", steps: ["deploy"], kind: "plan" }),
];
