import { Button, Icon, RuleChip } from "@starboard/ui";
import { type ReactElement, useState } from "react";
import { en } from "../messages.en.ts";
import { type Sending, useBoardStore } from "../model/board-store.ts";
import type { Origin, Question } from "../model/offers.ts";
import { textContextOf } from "../model/text-context.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { PreparedActNotes, OutlookSum, StarName } from "./parts.tsx";
import { initialDeparture } from "./guard.ts";
import { cancelDeparture } from "./departure-input.ts";
import { type ChosenOrigin, originAt, originOf } from "./origin.ts";
import type { PreparedAct } from "./prepared-act.ts";
import { OddsCurve } from "./OddsCurve.tsx";
import { outlookOf } from "./outlook.ts";
import { Sizes } from "./Sizes.tsx";
import { Stepper } from "./Stepper.tsx";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Dock for a departure: origin, number of ships, and planned destination (AD-6.3.3). */
export function SendDock({
  props,
  data,
  question,
  prepared,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly question: Extract<Question, { step: "depart" }>;
  readonly prepared: PreparedAct | null;
}): ReactElement {
  const sending = useBoardStore((d) => d.sending);
  const origin = sending && originOf(props, data, sending);
  if (!sending || !origin) return <Origins props={props} data={data} question={question} />;
  return <Fleet props={props} data={data} sending={sending} origin={origin} prepared={prepared} />;
}

/** Buttons for all possible origins, in reading order, while none is chosen. */
function Origins({
  props,
  data,
  question,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly question: Extract<Question, { step: "depart" }>;
}): ReactElement {
  const { P, active, warpFrom } = props.view.board;
  const free = [active * 2, active * 2 + 1].filter((w) => (warpFrom[w] ?? -1) < 0).length;
  const list = [...question.origins.values()].sort((a, b) => a.star - b.star);
  const home = data.map.stars[props.view.board.home[active] ?? 0]?.id;
  const none = list.some((origin) => !origin.refusal)
    ? undefined
    : props.whyNot("depart", { do: "muster", from: home ?? "" });
  const context = textContextOf(props);
  const choose = (star: number): void => {
    const origin = originAt(props, data, star, []);
    if (origin) useBoardStore.getState().set({ sending: initialDeparture(props, data, origin), way: 0, star });
  };
  return (
    <div className="ad-dock ad-dock-origins">
      <p className="ad-dock-hint">
        {none ? (
          <>
            {props.words.refusal(none, context)} <RuleChip rule={none.rule} />
          </>
        ) : (
          <>
            {en.dock.chooseFrom} <span>{en.dock.warpsFree(free)}</span>
          </>
        )}
      </p>
      <div className="ad-chips">
        {list.map((origin) => (
          <Button
            key={origin.star}
            look={origin.refusal ? "plain" : "may"}
            why={
              origin.refusal
                ? {
                    fact: data.names[origin.star],
                    cause: props.words.refusal(origin.refusal, context),
                    rule: origin.refusal.rule,
                  }
                : undefined
            }
            onClick={() => choose(origin.star)}
          >
            {data.names[origin.star]} <b className="n">{props.view.board.ships[origin.star * P + active] ?? 0}</b>
          </Button>
        ))}
      </div>
    </div>
  );
}

function Fleet({
  props,
  data,
  sending,
  origin,
  prepared,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly sending: Sending;
  readonly origin: ChosenOrigin;
  readonly prepared: PreparedAct | null;
}): ReactElement {
  const set = useBoardStore((d) => d.set);
  const { view } = props;
  const power = view.board.active;
  const present = view.board.ships[origin.star * view.board.P + power] ?? 0;
  const change = (next: Partial<Sending>): void => set({ sending: { ...sending, ...next } });
  const outlook = outlookOf(view, data, sending, origin.loan, modeOf(prepared));
  return (
    <div className="ad-dock ad-dock-send">
      <div className="ad-from">
        <span className="ad-label">
          {sending.aimFirst ? en.dock.sendFromProposed : en.dock.sendFrom}
          <button
            type="button"
            className="ad-put-back"
            onClick={() => cancelDeparture(props)}
            aria-label={en.dock.cancel}
          >
            <Icon name="cross" size={13} />
          </button>
        </span>
        <StarName data={data} star={origin.star} note={en.dock.here(present)} />
      </div>
      <Stepper
        value={sending.ships}
        least={1}
        most={Math.max(1, origin.most)}
        label={en.dock.size}
        onChange={(ships) => change({ ships, size: null })}
      />
      <Sizes props={props} data={data} sending={sending} origin={origin} />
      <Allies data={data} origin={origin} sending={sending} onChange={change} />
      <div className="ad-aim">
        <span className="ad-label">
          {en.dock.aim}
          {sending.aim !== null && (
            <button
              type="button"
              className="ad-put-back"
              onClick={() => (sending.aimFirst ? cancelDeparture(props) : change({ aim: null, hop: false }))}
              aria-label={en.dock.clearAim}
            >
              <Icon name="cross" size={13} />
            </button>
          )}
        </span>
        {sending.aim === null || !outlook ? (
          <p className="ad-dock-hint">{en.dock.noAim}</p>
        ) : (
          <div className="ad-aim-outcome">
            <StarName data={data} star={sending.aim} note={en.turns(outlook.turns)} />
            {outlook.forecast.fate === "chance" && (
              <OddsCurve props={props} sending={sending} most={origin.most} loan={origin.loan} />
            )}
            <span>
              <OutlookSum outlook={outlook} data={data} />
              <small>
                {outlook.turns === 1 ? en.dock.hopsNow : en.dock.arrives(outlook.round)} <RuleChip rule="AD-7.2.c" />
              </small>
            </span>
          </div>
        )}
      </div>
      <PreparedActNotes props={props} data={data} prepared={prepared} />
    </div>
  );
}

const modeOf = (prepared: PreparedAct | null) =>
  (prepared?.act as { readonly mode?: "occupy" | "join" | "attack" } | undefined)?.mode;

/** Controls for taking along ships of allies, one ally at a time (AD-9.4.5). */
function Allies({
  data,
  origin,
  sending,
  onChange,
}: {
  readonly data: BoardData;
  readonly origin: Origin;
  readonly sending: Sending;
  readonly onChange: (next: Partial<Sending>) => void;
}): ReactElement | null {
  const [loanShips, setLoanShips] = useState<Readonly<Record<number, number>>>({});
  const offered = Object.entries(origin.allies).map(([power, most]) => ({ power: Number(power), most }));
  if (offered.length === 0 && sending.loan.length === 0) return null;
  return (
    <div className="ad-allies">
      {sending.loan.map((one) => (
        <span key={one.power} className="ad-along">
          <PowerEmblem look={data.looks[one.power]} size={16} />{" "}
          {en.star.force(data.looks[one.power]?.name ?? "", one.ships)}
          <button
            type="button"
            className="ad-put-back"
            onClick={() => onChange({ loan: sending.loan.filter(({ power }) => power !== one.power) })}
            aria-label={en.dock.leaveBehind(data.looks[one.power]?.name ?? "")}
          >
            <Icon name="cross" size={13} />
          </button>
        </span>
      ))}
      {offered.map(({ power, most }) => {
        const ships = Math.min(most, loanShips[power] ?? most);
        return (
          <div key={power} className="ad-along">
            <PowerEmblem look={data.looks[power]} size={16} />
            <Stepper
              value={ships}
              least={1}
              most={most}
              label={en.dock.loanOf(data.looks[power]?.name ?? "", most)}
              onChange={(n) => setLoanShips({ ...loanShips, [power]: n })}
            />
            <Button look="may" onClick={() => onChange({ loan: [...sending.loan, { power, ships }] })}>
              {en.dock.loan(data.looks[power]?.name ?? "")}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
