/** The panel of orders: the cards about which the player is asked, and the standing orders at this table. */
import { RuleChip, Segments } from "@starboard/ui";
import type { Order, OrderWindow } from "@starboard/warp-empires";
import type { ReactElement } from "react";
import { responseCards, useResponseCards } from "../answers/response-cards.ts";
import { answersText } from "../answers/text.en.ts";
import { en } from "../messages.en.ts";
import { asideOf, type Props, type Tabletop, tableOf } from "../model/table.ts";
import { cardName } from "../model/world.ts";

const WINDOWS = Object.keys(en.panels.window) as OrderWindow[];
const ORDERS = Object.keys(en.panels.order) as Order[];

export function Orders(props: Props): ReactElement {
  const table = tableOf(props);
  const { mine } = table;
  if (!mine) return <p className="panel we-panel">{en.panels.watch}</p>;
  const offered = asideOf(props, "standing").filter((one) => !one.refusal);
  return (
    <div className="panel we-panel">
      <AskedCards table={table} />
      <h3>{answersText.ordersTitle}</h3>
      <p>
        {en.panels.ordersHelp} <RuleChip rule="WE-F.4" />
      </p>
      {offered.length === 0 && <p>{en.panels.ordersLater}</p>}
      {WINDOWS.map((window) => {
        const now = mine.orders[window];
        const may = (order: Order): boolean =>
          order === now || offered.some(({ act }) => act.window === window && act.order === order);
        return (
          <div key={window} className="we-order">
            <b>{en.panels.window[window]}</b>
            {offered.length === 0 ? (
              <span>{en.panels.order[now === "set" ? "pass" : now]}</span>
            ) : (
              <Segments
                label={en.panels.window[window]}
                value={now === "set" ? "pass" : now}
                options={ORDERS.filter(may).map((order) => ({ value: order, name: en.panels.order[order] }))}
                onChange={(order) => {
                  const found = offered.find(({ act }) => act.window === window && act.order === order);
                  if (found) props.choose("standing", found.act);
                }}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The response cards of the module, each with a switch. */
function AskedCards({ table }: { readonly table: Tabletop }): ReactElement | null {
  const { unticked, toggle } = useResponseCards();
  const cards = responseCards(table.world);
  if (cards.length === 0) return null;
  return (
    <fieldset className="we-asked-cards">
      <legend>{answersText.cardsTitle}</legend>
      <p>{answersText.cardsHelp}</p>
      {cards.map((card) => (
        <label key={card}>
          <input type="checkbox" checked={!unticked.includes(card)} onChange={() => toggle(card)} />
          {cardName(table.world, card)}
        </label>
      ))}
    </fieldset>
  );
}
