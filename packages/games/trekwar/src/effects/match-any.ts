import { form, ground } from "./form.ts";
import * as z from "zod/mini";
import type { Operation } from "./behaviour.ts";

/** In the Turn in which its card is played, matches any Attack of at least `min` in the Battleground. */
export const matchAny: Operation<"matchAny"> = {
  op: "matchAny",
  when: "deploy",
  schema: form("matchAny", "deploy", null, { battleground: ground, min: z.int().check(z.gte(0), z.lte(30)) }),
  unfit: (_e, type) => (type === "Event" ? "carrier" : undefined),
  icon: "equal",
  traits: () => ({ answer: 1 }),
  make: (e) => {
    const there = e.battleground === "any" ? null : e.battleground === "space" ? 0 : 1;
    return { answers: (ground, attack) => (there === null || there === ground) && attack >= e.min };
  },
};
