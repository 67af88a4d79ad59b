import { Button, type OrderTopic, useMemo } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import type { OrderInfo, OrdersInfo, OrderInput } from "@starboard/wire/orders";
import { useEffect, useState } from "react";
import { orders as en } from "../../messages/en/orders.ts";
import { useTableContext } from "../../table/table-context.ts";
import { showProblem, toProblem } from "../../problems.ts";
import { call } from "../api.ts";
import { orderSentences, replies, textOrNull, topicsOf } from "./order-texts.ts";
import "./orders.css";

/** The orders panel: a seat's conditional orders, and the decisions that can be ordered in advance. */
export function Orders({
  info,
  onAdvance,
}: {
  readonly info: TableInfo;
  /** Opens the board at a decision that may come. */
  readonly onAdvance: (seat: Seat, topic: OrderTopic) => void;
}) {
  const { viewer } = useTableContext();
  const seat = viewer === "public" ? info.you.seats[0] : viewer;
  if (seat === undefined) return null;
  return <OrdersOf key={seat} info={info} seat={seat} onAdvance={(topic) => onAdvance(seat, topic)} />;
}

function OrdersOf({
  info,
  seat,
  onAdvance,
}: {
  readonly info: TableInfo;
  readonly seat: Seat;
  readonly onAdvance: (topic: OrderTopic) => void;
}) {
  const [given, setGiven] = useState<readonly OrderInfo[] | null>(null);
  const path = `tables/${info.table}/seats/${seat}/orders`;
  const at = info.summary?.at;
  useEffect(() => {
    let here = true;
    call<OrdersInfo>("GET", path).then(
      ({ orders }) => here && setGiven(orders),
      (error: unknown) => here && showProblem(toProblem(error)),
    );
    return () => {
      here = false;
    };
    // Reloads the orders whenever the match advances, because they may have been used.
  }, [path, at]);
  const run = (act: () => Promise<OrdersInfo>): void =>
    void act().then(
      ({ orders }) => setGiven(orders),
      (error: unknown) => showProblem(toProblem(error)),
    );
  const isAsked = info.summary?.asked.includes(seat) === true;
  return (
    <section className="orders-panel" aria-label={en.title}>
      <p className="panel-note">{en.lead}</p>
      {given?.length === 0 && <p className="panel-note">{en.none}</p>}
      <ul aria-label={en.standing}>
        {(given ?? []).map((order) => (
          <GivenOrder
            key={order.id}
            order={order}
            onRevoke={() => run(() => call<OrdersInfo>("DELETE", `${path}/${order.id}`))}
          />
        ))}
      </ul>
      <Topics seat={seat} isAsked={isAsked} onAdvance={onAdvance} />
      <Replies onGive={(input) => run(() => call<OrdersInfo>("POST", path, input))} />
    </section>
  );
}

/** An order in sentences. */
function GivenOrder({ order, onRevoke }: { readonly order: OrderInfo; readonly onRevoke: () => void }) {
  const context = useTableContext();
  const { input, used, ended } = order;
  const { when, acts } = orderSentences(context, input);
  const name = [...when, ...acts.map(({ text }) => text)].join(": ");
  const notes =
    input.is === "answer"
      ? [...(input.once ? [en.onlyOnce] : []), ended === null ? en.used(used) : en.ends[ended]]
      : [
          en.ofPlan(used, input.moves.length),
          ...(input.stopWhenConcerned ? [en.stopWhenConcerned] : []),
          ...(ended === null ? [] : [en.ends[ended]]),
        ];
  return (
    <li className={ended === null ? undefined : "ended"}>
      <div>
        {input.is === "answer" ? (
          <b>{name}</b>
        ) : (
          <>
            {when.length > 0 && <b>{when.join(": ")}</b>}
            <ol>
              {acts.map(({ n, text }) => (
                <li key={n} className={n < used ? "done" : undefined}>
                  {text}
                </li>
              ))}
            </ol>
          </>
        )}
        <small>{notes.join(" · ")}</small>
      </div>
      <Button look="quiet" label={en.revoke(name)} onClick={onRevoke}>
        {en.revokeShort}
      </Button>
    </li>
  );
}

/** The decisions that can be ordered in advance, each on the player's own board. */
function Topics({
  seat,
  isAsked,
  onAdvance,
}: {
  readonly seat: Seat;
  readonly isAsked: boolean;
  readonly onAdvance: (topic: OrderTopic) => void;
}) {
  const { loaded, text } = useTableContext();
  const topics = useMemo(
    () => topicsOf(loaded, (step) => textOrNull(() => text.prompt(step, [seat]))),
    [loaded, text, seat],
  );
  return (
    <section className="orders-topics" aria-label={en.inAdvance}>
      <h2>{en.inAdvance}</h2>
      {topics.map((topic) => (
        <Button
          key={topic.id}
          look="may"
          // A plan would begin with the open decision.
          why={isAsked && topic.kind === "plan" ? { fact: topic.title, cause: en.decideFirst } : undefined}
          onClick={() => onAdvance(topic)}
        >
          <span>
            {topic.title}
            <small>{topic.help}</small>
          </span>
        </Button>
      ))}
    </section>
  );
}

/** Standing replies to other players' proposals. */
function Replies({ onGive }: { readonly onGive: (input: OrderInput) => void }) {
  const context = useTableContext();
  const known = useMemo(() => replies(context), [context]);
  if (known.length === 0) return null;
  return (
    <details className="orders-topics">
      <summary>{en.replies}</summary>
      {known.map(({ step, act, label }) => (
        <Button key={`${step} ${label}`} onClick={() => onGive({ is: "answer", step, act: { ...act }, once: false })}>
          {label}
        </Button>
      ))}
    </details>
  );
}
