/** Sets or cancels a standing order (WE-F.4). */
import type { Aside } from "@starboard/kernel";
import { asideActs, type AsideActs, type Order, ORDER_WINDOWS, ORDERS } from "../acts.ts";
import { orderOf, slotOf } from "../moves/order-rules.ts";
import { refuse } from "../refusals.ts";
import type { ShapeWE } from "../shape.ts";

export const standing: Aside<ShapeWE, AsideActs["standing"]> = {
  rule: "WE-F.4",
  schema: asideActs.standing,
  candidates(t, _m, by, offer) {
    if (t.alive[by] === 0) return;
    for (const window of ORDER_WINDOWS)
      for (let no = 0; no < ORDERS.length; no++) {
        const order = ORDERS[no] as Order;
        if (orderOf(t, by, window) !== no && !(window === "moveEnd" && order === "play"))
          offer({ do: "standing", window, order });
      }
  },
  forbids(t, _m, by, act) {
    if (t.alive[by] === 0) return refuse("WE_OUT");
    // Intercepting needs a group and a path, which an order cannot choose.
    if (act.window === "moveEnd" && act.order === "play") return refuse("WE_ORDER_WINDOW");
    return orderOf(t, by, act.window) === ORDERS.indexOf(act.order) ? refuse("WE_ORDER_STANDS") : undefined;
  },
  resolve(ctx, by, act) {
    ctx.state.orders[slotOf(by, act.window)] = ORDERS.indexOf(act.order);
    ctx.emit({ is: "orderLeft", rule: "WE-F.4", seat: by, window: act.window, stands: act.order !== "ask" });
  },
};
