import { Button, Icon, RuleChip, Segments } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import type { TableInfo } from "@starboard/wire/host";
import type { OrderInfo, OrdersInfo, OrderInput } from "@starboard/wire/orders";
import { useEffect, useMemo, useState } from "react";
import { orders as en } from "../../messages/en/orders.ts";
import { useTableContext } from "../../table/table-context.ts";
import { showProblem, toProblem } from "../../problems.ts";
import { call } from "../api.ts";
import { actWords, afterWords, type Choice, choiceGroups, triggerChoices, ruleOf } from "./order-choices.ts";
import "./orders.css";

/** Triggers offered at most; older events are seldom useful. */
const OCCASIONS = 12;

/** The orders panel: a seat's conditional orders and the form for a new one. */
export function Orders({ info }: { readonly info: TableInfo }) {
  const { viewer } = useTableContext();
  const seat = viewer === "public" ? info.you.seats[0] : viewer;
  if (seat === undefined) return null;
  return <OrdersOf key={seat} info={info} seat={seat} />;
}

function OrdersOf({ info, seat }: { readonly info: TableInfo; readonly seat: Seat }) {
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
  const run = async (act: () => Promise<OrdersInfo>): Promise<boolean> => {
    try {
      setGiven((await act()).orders);
      return true;
    } catch (error) {
      showProblem(toProblem(error));
      return false;
    }
  };
  return (
    <section className="orders-panel" aria-label={en.title}>
      <p className="panel-note">{en.lead}</p>
      {given?.length === 0 && <p className="panel-note">{en.none}</p>}
      <ul aria-label={en.standing}>
        {(given ?? []).map((order) => (
          <Given
            key={order.id}
            order={order}
            onRevoke={() => void run(() => call<OrdersInfo>("DELETE", `${path}/${order.id}`))}
          />
        ))}
      </ul>
      <NewOrder seat={seat} give={(wish) => run(() => call<OrdersInfo>("POST", path, wish))} />
    </section>
  );
}

function Given({ order, onRevoke }: { readonly order: OrderInfo; readonly onRevoke: () => void }) {
  const stage = useTableContext();
  const { input, used, ended } = order;
  const name =
    input.is === "answer"
      ? actWords(stage, input.step, input.act)
      : input.moves.map((m) => actWords(stage, m.step, m.act)).join(", ");
  const rule = input.is === "answer" ? ruleOf(stage, input.step) : null;
  const notes =
    input.is === "answer"
      ? [
          ...(input.once ? [en.onlyOnce] : []),
          ...(input.after ? [`${en.after}: ${afterWords(stage, input.after)}`] : []),
          ended === null ? en.used(used) : en.ends[ended],
        ]
      : [
          en.ofPlan(used, input.moves.length),
          ...(input.stopWhenConcerned ? [en.wary] : []),
          ...(ended === null ? [] : [en.ends[ended]]),
        ];
  return (
    <li className={ended === null ? undefined : "ended"}>
      <div>
        {input.is === "answer" ? (
          <b>
            {name} {rule && <RuleChip rule={rule} />}
          </b>
        ) : (
          <ol>
            {input.moves.map(({ step, act }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- an act of a plan is its place in it
              <li key={i} className={i < used ? "done" : undefined}>
                {actWords(stage, step, act)}
              </li>
            ))}
          </ol>
        )}
        <small>{notes.join(" · ")}</small>
      </div>
      <Button look="quiet" label={en.revoke(name)} onClick={onRevoke}>
        {en.revokeShort}
      </Button>
    </li>
  );
}

function NewOrder({ seat, give }: { readonly seat: Seat; readonly give: (wish: OrderInput) => Promise<boolean> }) {
  const stage = useTableContext();
  const groups = useMemo(() => choiceGroups(stage, seat), [stage, seat]);
  const occasions = useMemo(() => triggerChoices(stage, seat, OCCASIONS), [stage, seat]);
  const [mode, setMode] = useState<OrderInput["is"]>("answer");
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [after, setAfter] = useState("");
  const [once, setOnce] = useState(false);
  const [wary, setWary] = useState(true);
  const [moves, setMoves] = useState<readonly Choice[]>([]);
  const plan = mode === "plan";
  const submit = async (): Promise<void> => {
    const wish = plan ? planOf(moves, wary) : chosen && answerOf(chosen, once, after);
    if (!wish || !(await give(wish))) return;
    setChosen(null);
    setMoves([]);
    setAfter("");
  };
  const ready = plan ? moves.length > 0 : chosen !== null;
  return (
    <form
      className="orders-new"
      aria-label={en.mode}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Segments<OrderInput["is"]>
        label={en.mode}
        value={mode}
        options={[
          { value: "answer", name: en.whenever },
          { value: "plan", name: en.plan },
        ]}
        onChange={(next) => {
          setMode(next);
          setChosen(null);
        }}
      />
      {plan && <p className="panel-note">{en.planHint}</p>}
      {plan && moves.length > 0 && (
        <ol>
          {moves.map(({ label }, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- an act of a plan is its place in it
            <li key={i}>
              {label}
              <Button
                look="quiet"
                label={en.drop(label)}
                onClick={() => setMoves(moves.filter((_, other) => other !== i))}
              >
                <Icon name="cross" size={14} />
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div className="orders-pick">
        <Pick label={plan ? en.next : en.act} groups={groups} whole={plan} chosen={chosen} onChoose={setChosen} />
        {plan && (
          <Button
            look="may"
            why={chosen ? undefined : { fact: en.pick }}
            onClick={() => {
              if (chosen) setMoves([...moves, chosen]);
            }}
          >
            {en.add}
          </Button>
        )}
      </div>
      {plan ? (
        <Check label={en.wary} on={wary} onChange={setWary} />
      ) : (
        <>
          <label>
            <span>{en.after}</span>
            <select className="field" value={after} onChange={(event) => setAfter(event.target.value)}>
              <option value="">{en.anything}</option>
              {occasions.map(({ label, like }) => (
                <option key={JSON.stringify(like)} value={JSON.stringify(like)}>
                  {`${en.likeThis}: ${label}`}
                </option>
              ))}
            </select>
          </label>
          <Check label={en.once} on={once} onChange={setOnce} />
        </>
      )}
      <Button type="submit" look="main" why={ready ? undefined : { fact: en.pick }}>
        {en.give}
      </Button>
    </form>
  );
}

const answerOf = ({ step, act }: Choice, once: boolean, after: string): OrderInput => ({
  is: "answer",
  step,
  act: { ...act },
  once,
  ...(after !== "" && { after: JSON.parse(after) as { is: string } }),
});
const planOf = (moves: readonly Choice[], stopWhenConcerned: boolean): OrderInput | null =>
  moves.length === 0
    ? null
    : { is: "plan", moves: moves.map(({ step, act }) => ({ step, act: { ...act } })), stopWhenConcerned };

function Pick({
  label,
  groups,
  whole,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly groups: ReturnType<typeof choiceGroups>;
  /** Whether only complete acts are offered. */
  readonly whole: boolean;
  readonly chosen: Choice | null;
  readonly onChoose: (choice: Choice | null) => void;
}) {
  const key = ({ step, act }: Choice): string => `${step} ${JSON.stringify(act)}`;
  const all = groups.flatMap(({ choices }) => choices);
  return (
    <label>
      <span>{label}</span>
      <select
        className="field"
        value={chosen ? key(chosen) : ""}
        onChange={(event) => onChoose(all.find((one) => key(one) === event.target.value) ?? null)}
      >
        <option value="">{en.pick}</option>
        {groups.map(({ title, choices }) => (
          <optgroup key={title} label={title}>
            {choices
              .filter((one) => one.whole || !whole)
              .map((one) => (
                <option key={key(one)} value={key(one)}>
                  {one.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function Check({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="online-check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
