/** What cards played with the initiative do (rules.md, B.4 and E). */
import { seat } from "@starboard/kernel";
import type { Play } from "../compiled/cards.ts";
import type { Book } from "../compiled/index.ts";
import type { Effect } from "../module/resolved.ts";
import { glimpse } from "../moves/peeks.ts";
import { drawCards, nth, showHand, takeRandom } from "../moves/hands.ts";
import { setMarker } from "../moves/markers.ts";
import { handSize, stackAt } from "../calc/stacks.ts";
import type { CardOnItsWay, Pen } from "../shape.ts";
import { NONE, typeOf } from "../state.ts";
import { askTrim, dropCard } from "./draw.ts";

/** Runs the effects in order; one that has nothing to act on does nothing. */
export function applyFree(x: Pen, b: Book, m: CardOnItsWay, play: Play): void {
  for (const effect of play.effects) apply(x, b, m, effect);
}

function apply(x: Pen, b: Book, m: CardOnItsWay, effect: Effect): void {
  const t = x.table;
  switch (effect.op) {
    case "discardCards":
      if (effect.pick === "random") return discardRandom(x, b, m.target, effect.count);
      if (handSize(t, b, m.target) > 0) x.ask("sabotaged", { seat: m.target, left: effect.count });
      return;
    case "takeCards":
      for (let i = 0; i < effect.count; i++) takeRandom(x, b, m.seat, m.target);
      return askTrim(x, b, m.seat);
    case "drawCards":
      drawCards(x, b, m.seat, effect.count, "WE-E.2");
      return askTrim(x, b, m.seat);
    case "revealHand":
      return showHand(x, b, m.seat, m.target);
    case "revealStack":
      return showStack(x, b, m);
    case "transferTreasury":
      return steal(x, m, effect.amount);
    case "removeControl": {
      const from = t.marker[m.at] as number;
      if (from === NONE) return;
      setMarker(t, m.at, NONE);
      x.tell({ is: "controlRemoved", rule: "WE-13.4", seat: seat(from), at: b.ids[m.at] as string, by: seat(m.seat) });
      return;
    }
    default:
      // Every other effect belongs to another window, and its card is never on this way.
      return;
  }
}

function discardRandom(x: Pen, b: Book, of: number, count: number): void {
  const t = x.table;
  for (let i = 0; i < count; i++) {
    const size = handSize(t, b, of);
    if (size === 0) return;
    x.disclose();
    const card = nth(t.hand, of * b.C, b.C, x.draw(size, 1, "WE-4.9")[0] as number);
    dropCard(x, b, of, b.cards[card]?.id as string, "WE-4.9");
  }
}

function showStack(x: Pen, b: Book, m: CardOnItsWay): void {
  const t = x.table;
  const units = stackAt(t, b, m.at, m.target);
  if (units.length === 0) return;
  x.disclose([seat(m.seat)]);
  glimpse(t, b, 1 << m.seat, m.target, m.at);
  x.tell(
    {
      is: "stackSeen",
      rule: "WE-15.2",
      seat: seat(m.seat),
      of: seat(m.target),
      at: b.ids[m.at] as string,
      units: units.map((unit) => b.units[typeOf(unit)]?.id as string),
    },
    [seat(m.seat)],
  );
}

function steal(x: Pen, m: CardOnItsWay, amount: number): void {
  const { treasury } = x.table;
  const taken = Math.min(amount, treasury[m.target] as number);
  treasury[m.target] = (treasury[m.target] as number) - taken;
  treasury[m.seat] = (treasury[m.seat] as number) + taken;
  x.tell({ is: "treasuryMoved", rule: "WE-E.3", from: seat(m.target), to: seat(m.seat), amount: taken });
}
