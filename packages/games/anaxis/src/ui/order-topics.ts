/** What a player of Anaxis can order in advance. */
import type { ShapeAx } from "@starboard/anaxis";
import type { OrderTopic } from "@starboard/ui";
import { en } from "./order-topics.en.ts";

/**
 * The condition that a number has been called since the order was given, which is proposed: Command and damage that are decided
 * before would end a plan without a condition.
 */
const onNextCall = () => [{ label: en.onNextCall, after: { is: "numberCalled" }, isShown: true as const }];

export const orderTopics: readonly OrderTopic<ShapeAx>[] = [
  {
    id: "next",
    ...en.next,
    steps: ["selectMove", "selectFire"],
    kind: "plan",
    conditions: onNextCall,
  },
  { id: "damage", ...en.damage, steps: ["damage"], kind: "answer" },
  { id: "command", ...en.command, steps: ["window"], kind: "answer" },
  { id: "closing", ...en.closing, steps: ["closing"], kind: "answer" },
  { id: "buy", ...en.buy, steps: ["buy"], kind: "plan" },
  { id: "deploy", ...en.deploy, steps: ["deploy"], kind: "plan" },
];
