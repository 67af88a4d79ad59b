/** The ledger of a seat: the revenue of its territories, term by term, and the number of units that it can keep. */
import { partInSentence } from "@starboard/warp-empires";
import type { ReactElement } from "react";
import { en, lowerCaseName } from "../messages.en.ts";
import { incomeOf, knownState, revenueRows } from "../model/known-state.ts";
import { featureName } from "../model/spoken.ts";
import type { Tabletop } from "../model/table.ts";
import { Ledger } from "./Ledger.tsx";

export function Revenue({ table, seat }: { readonly table: Tabletop; readonly seat: number }): ReactElement {
  const { view, world, me } = table;
  const known = knownState(view, me ?? "public");
  const { revenue, keeps } = incomeOf(known, seat);
  const units = view.territories.reduce(
    (sum, t) => sum + (t.stacks.find((stack) => stack.seat === seat)?.count ?? 0),
    0,
  );
  const rows = revenueRows(known, seat).map(({ at, sum }) => {
    const t = view.territories[at];
    const what = (id: string): string => {
      const value = t?.features[id];
      return value === undefined ? lowerCaseName(id) : partInSentence(featureName(world, id, value));
    };
    return {
      key: String(at),
      what: world.board.territories[at]?.name ?? "",
      how:
        sum.terms.length === 0
          ? en.ledger.nothing
          : sum.terms.map((term) => en.ledger.term(what(term.what), term.value)).join(" + "),
      amount: sum.total,
    };
  });
  return (
    <Ledger
      title={en.ledger.title}
      rule="WE-10.1"
      held={view.seats[seat]?.treasury ?? 0}
      heldWord={en.ledger.treasury}
      rows={rows}
      total={{
        what: en.ledger.next,
        how: keeps === null ? en.ledger.has(units) : en.ledger.keeps(keeps, units),
        amount: revenue.total,
      }}
    />
  );
}
