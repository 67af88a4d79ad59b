import { Button, Dialog, type OrderTopic, type PlannedMove } from "@starboard/ui";
import type { Act, Seat } from "@starboard/kernel";
import type { MatchClient } from "@starboard/match";
import type { MoveInput, Update } from "@starboard/wire";
import type { TableInfo } from "@starboard/wire/host";
import type { OrdersInfo } from "@starboard/wire/orders";
import { useEffect, useMemo, useState } from "react";
import type { LoadedGame } from "../../loaded-game.ts";
import { orders as en } from "../../messages/en/orders.ts";
import { problem as problemText } from "../../messages/en.ts";
import { showProblem, showSuccess, toProblem } from "../../problems.ts";
import { Loading } from "../../shell/Loading.tsx";
import { useCompact } from "../../shell/media.ts";
import { findQuestion, hypotheticalUpdate } from "../../table/hypothetical.ts";
import type { MatchSource } from "../../table/match-source.ts";
import { Table } from "../../table/Table.tsx";
import { createTexts } from "../../table/table-context.ts";
import { updateOnce } from "../../tables/glances.ts";
import { call } from "../api.ts";
import { hostMatchClient } from "../store.ts";
import { orderOf } from "./order-of.ts";
import { conditionsOf, planSentences } from "./order-texts.ts";
import "./orders.css";

/** The player's own board at a question that may come. What is confirmed there becomes an order; nothing is played. */
export function OrderInAdvance({
  info,
  loaded,
  seat,
  topic,
  onClose,
}: {
  readonly info: TableInfo;
  readonly loaded: LoadedGame;
  readonly seat: Seat;
  readonly topic: OrderTopic;
  readonly onClose: () => void;
}) {
  const compact = useCompact();
  const [seed, setSeed] = useState(1);
  const [update, setUpdate] = useState<Update | "none" | null>(null);
  const [moves, setMoves] = useState<readonly MoveInput[] | null>(null);
  useEffect(() => {
    let here = true;
    setUpdate(null);
    updateOnce(hostMatchClient(), info.table, seat).then(
      (now) => {
        const state = findQuestion(loaded.game, now.view as object, seat, topic, seed);
        if (here) setUpdate(state ? hypotheticalUpdate(loaded.game, state, seat, now) : "none");
      },
      (error: unknown) => {
        showProblem(toProblem(error));
        if (here) onClose();
      },
    );
    return () => {
      here = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one position for each seed
  }, [seed, info.table, seat, topic]);
  const source = useMemo(
    () =>
      update === null || update === "none" ? null : advanceSource(update, seat, topic.kind === "answer", setMoves),
    [update, seat, topic],
  );
  if (update === null) return <Loading text={en.searching} />;
  const notice = (
    <section className="orders-notice" aria-label={en.inAdvance}>
      <b>{topic.title}</b>
      <p>{update === "none" ? en.notFound : topic.kind === "plan" ? en.planNow : en.answerNow}</p>
      <div className="row">
        {update !== "none" && (
          <Button look="may" onClick={() => setSeed(seed + 1)}>
            {en.another}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {en.cancel}
        </Button>
      </div>
    </section>
  );
  if (update === "none" || !source)
    return (
      <main className="page" id="content">
        {notice}
      </main>
    );
  return (
    <>
      <Table
        key={seed}
        match={info.table}
        loaded={loaded}
        source={source}
        // A phone has no rail: there it stands in a row of its own, because over the board it would be covered.
        host={{ tabs: [], ...(compact ? { strip: notice } : { notice }), seat: () => null, again: false }}
      />
      {moves && (
        <OrderForm
          info={info}
          loaded={loaded}
          seat={seat}
          topic={topic}
          update={update}
          moves={moves}
          onBack={() => setMoves(null)}
          onSaved={() => {
            showSuccess({ code: "WEB_ORDER_SAVED" });
            onClose();
          }}
        />
      )}
    </>
  );
}

/** A match source that shows one position and takes what is confirmed there. */
function advanceSource(
  update: Update,
  seat: Seat,
  isAnswer: boolean,
  onConfirm: (moves: readonly MoveInput[]) => void,
): MatchSource {
  const client = {
    watch(_match: string, viewer: Update["viewer"], onUpdate: (update: Update) => void) {
      let here = true;
      queueMicrotask(() => here && onUpdate({ ...update, viewer }));
      return () => {
        here = false;
      };
    },
    commit(_match: string, _seat: Seat, at: number, moves: readonly MoveInput[]) {
      onConfirm(moves);
      return Promise.resolve({ ok: { at, moves: moves.length } });
    },
  };
  return {
    asksEverything: true,
    ...(isAnswer && { endsAfterOneAct: true as const }),
    client: () => client as unknown as MatchClient,
    localSeats: () => [seat],
    link: (match) => ({ at: "online", table: match }),
    record: () => Promise.reject(new Error("an order has no record")),
  };
}

/** The planned acts in sentences, with the conditions under which they are played. */
function OrderForm({
  info,
  loaded,
  seat,
  topic,
  update,
  moves,
  onBack,
  onSaved,
}: {
  readonly info: TableInfo;
  readonly loaded: LoadedGame;
  readonly seat: Seat;
  readonly topic: OrderTopic;
  readonly update: Update;
  readonly moves: readonly MoveInput[];
  readonly onBack: () => void;
  readonly onSaved: () => void;
}) {
  const text = createTexts(loaded, update.view, update.summary.seats, seat, ({ code }) => problemText(code));
  const [first] = moves;
  const move = { step: first?.step ?? "", act: first?.act as Act };
  const isPlan = topic.kind === "plan";
  const uses = isPlan
    ? []
    : [
        { label: en.exactly(text.act(move.step, move.act)), act: move.act },
        ...(topic.wider?.(move, update.view) ?? []),
      ];
  const conditions = conditionsOf(topic, move, update.view, seat);
  const [use, setUse] = useState(0);
  const [condition, setCondition] = useState(conditions.findIndex(({ isShown }) => isShown));
  const [isOnce, setOnce] = useState(false);
  const [stops, setStops] = useState(true);
  const save = (): void => {
    const input = orderOf(topic, moves, {
      act: uses[use]?.act,
      condition: conditions[condition],
      isOnce,
      stops,
    });
    call<OrdersInfo>("POST", `tables/${info.table}/seats/${seat}/orders`, input).then(onSaved, (error: unknown) =>
      showProblem(toProblem(error)),
    );
  };
  return (
    <Dialog title={en.saveTitle} onClose={onBack}>
      <div className="orders-form">
        <p>
          <b>{topic.title}</b>
          {update.question && ` · ${text.prompt(update.question.step, [seat])}`}
        </p>
        {isPlan ? (
          <ol>
            {planSentences(moves as readonly PlannedMove[], [topic], (step, act) => text.act(step, act)).map(
              (sentence) => (
                <li key={sentence.n}>{sentence.text}</li>
              ),
            )}
          </ol>
        ) : (
          <Choice label={en.act} options={uses.map(({ label }) => label)} value={use} onChange={setUse} />
        )}
        {conditions.length > 0 && (
          <Choice
            label={en.when}
            options={[isPlan ? en.nextTime : en.always, ...conditions.map(({ label }) => label)]}
            value={condition + 1}
            onChange={(n) => setCondition(n - 1)}
          />
        )}
        <label className="online-check">
          <input
            type="checkbox"
            checked={isPlan ? stops : isOnce}
            onChange={({ target }) => (isPlan ? setStops : setOnce)(target.checked)}
          />
          {isPlan ? en.stopWhenConcerned : en.once}
        </label>
        {moves.length > 1 && !isPlan && <p className="panel-note">{en.firstOnly}</p>}
      </div>
      <div className="actions">
        <Button onClick={onBack}>{en.back}</Button>
        <Button look="main" onClick={save}>
          {en.give}
        </Button>
      </div>
    </Dialog>
  );
}

function Choice({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly string[];
  readonly value: number;
  readonly onChange: (n: number) => void;
}) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option, n) => (
        <label key={option} className="online-check">
          <input type="radio" name={label} checked={n === value} onChange={() => onChange(n)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
