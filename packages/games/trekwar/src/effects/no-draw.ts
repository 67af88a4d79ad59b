import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Forbids the enemy to draw cards from the Deck Pile, searches included. */
export const noDraw: Operation<"noDraw"> = {
  op: "noDraw",
  when: "active",
  schema: form("noDraw", "active", "enemy", {}),
  icon: "dry",
  traits: () => ({ deny: 2 }),
  make: () => ({ stopsDrawing: true }),
};
