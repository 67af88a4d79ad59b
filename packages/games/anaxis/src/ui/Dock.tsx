/** The dock above the prompt line: controls of the open step and the viewer's fleet. */
import {
  COMMAND,
  difficultyOf,
  forbidCommandMove,
  isBase,
  type Ship as ShipNo,
  type Shot,
  type StateAx,
  type StepAct,
} from "@starboard/anaxis";
import { Button } from "@starboard/ui";
import { Aftermath } from "./Aftermath.tsx";
import { Answers, Wound } from "./Answers.tsx";
import { useRef, useState } from "react";
import { Buying } from "./Buying.tsx";
import { bestPlace } from "./advice.ts";
import { aimedAt } from "./aim.ts";
import { FleetList } from "./FleetList.tsx";
import { readMove } from "./keys.ts";
import { en } from "./messages.en.ts";
import {
  advises,
  targetChoices,
  type Asked,
  askedOf,
  contextOf,
  interdictionsOf,
  legal,
  type Move,
  type Props,
  targetsOf,
} from "./model.ts";
import { type Mover, moverOf, planSteps, planTogether } from "./mover.ts";
import { nameOf, namesOf } from "./names.ts";
import { useBoardStore } from "./store.ts";
import { ThreatButton } from "./ThreatPanel.tsx";

export function Dock(props: Props) {
  const asked = askedOf(props);
  const t = props.view.board;
  const picked = useBoardStore((selection) => selection.picked);
  const mover = moverOf(t, asked, picked);
  if (asked?.step === "buy") return <Buying props={props} asked={asked} />;
  if (t.flow.over !== null && t.kind.length > 0) return <Aftermath {...props} />;
  return (
    <div className="ax-dock">
      {/* One row of constant height, so that the board above keeps its size from question to question. */}
      <div className="ax-controls">
        {asked && mover && <Steps props={props} asked={asked} mover={mover} />}
        {asked && <CommandLater props={props} asked={asked} />}
        {asked?.step === "fire" && <Targets props={props} asked={asked} />}
        {asked?.step === "deploy" && <Placed props={props} asked={asked} />}
        {asked && <Answers props={props} asked={asked} />}
        {asked?.step === "damage" && t.wound && (
          <Wound hull={t.hull[t.wound.ship] as number} damage={t.wound.damage} name={nameOf(t, t.wound.ship)} />
        )}
      </div>
      {t.kind.length > 0 && <FleetList props={props} asked={asked} />}
    </div>
  );
}

/** Lets a ship that was just activated be called five later by Command instead: undoes its activation (AX-8.5). */
function CommandLater({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const last = props.plan.steps.at(-1);
  const ship = asked.step === "declare" ? asked.ship : -1;
  const isJustActivated = last?.act.do === "activate" && last.act.ship === ship;
  if (ship < 0 || !isJustActivated || forbidCommandMove(props.view.board, ship)) return null;
  return (
    <Button
      look="may"
      onClick={() => {
        props.undo();
        props.choose("selectMove", { do: "command", ship });
      }}
    >
      {en.orders.later(COMMAND)}
    </Button>
  );
}

const GLYPH = { forward: "↑", reverse: "↓", left: "↺", right: "↻" } as const;

/** Buttons for the steps of a move, with the reason if one is refused, and an input line to type a move. */
function Steps({ props, asked, mover }: { readonly props: Props; readonly asked: Asked; readonly mover: Mover }) {
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="ax-steps">
      {(["left", "forward", "reverse", "right"] as const).map((how) => {
        const offers = mover.offers.filter((o) => o.act.do === how);
        const open = offers.find((o) => !o.refusal && !("paid" in o.act)) ?? offers.find((o) => !o.refusal);
        const refused = offers[0]?.refusal;
        const paid = open !== undefined && "paid" in open.act;
        return (
          <Button
            key={how}
            look="may"
            label={en.steps[how]}
            why={
              open || !refused
                ? undefined
                : { fact: props.words.refusal(refused, contextOf(props)), rule: refused.rule }
            }
            onClick={() => open && planSteps(props, asked, mover.ship, [open.act as StepAct])}
          >
            <span aria-hidden="true">{GLYPH[how]}</span>
            {paid ? ` ${en.paid}` : ""}
          </Button>
        );
      })}
      {props.compact && <ThreatButton {...props} />}
      {/* Phones have no keyboard, so the input line is left out there. */}
      {!props.compact && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const read = readMove(field.current?.value ?? "");
            if ("unknown" in read) setProblem(en.steps.unknown(read.unknown));
            else {
              setProblem(null);
              planSteps(props, asked, mover.ship, read.steps);
              if (field.current) field.current.value = "";
            }
          }}
        >
          <input
            ref={field}
            aria-label={en.steps.type}
            placeholder={en.steps.typeHere}
            title={en.steps.type}
            aria-invalid={problem !== null}
          />
          {problem && <small role="alert">{problem}</small>}
        </form>
      )}
    </div>
  );
}

/** The targets of the firing ship as a list, so that no pointer is needed. */
function Targets({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const selection = useBoardStore();
  const targets = targetsOf(asked);
  const t = props.view.board;
  const interdictions = interdictionsOf(asked);
  const pulses = legal(asked, "pulse");
  const names = namesOf(t);
  const choices = [...targetChoices(asked)];
  const target = aimedAt(t, asked, selection.target, advises(props));
  return (
    <>
      {interdictions.has(target) && (
        <fieldset className="ax-targets">
          <legend className="sr">{en.answer.split(names[target] ?? "")}</legend>
          <span aria-hidden="true">{en.answer.split(names[target] ?? "")}</span>
          {interdictions.get(target)?.map((act) => (
            <Button key={act.split} look="may" onClick={() => props.choose("fire", act)}>
              {en.splits(act.split)}
            </Button>
          ))}
        </fieldset>
      )}
      <div className="ax-targets">
        {choices.length > 0 && target < 0 && <span>{en.shot.choose}</span>}
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={interdictions.has(choice) || canHit(t, asked.ship, targets.get(choice) ?? []) ? "" : "futile"}
            aria-pressed={target === choice}
            onPointerEnter={() => selection.hover(choice)}
            onPointerLeave={() => selection.hover(-1)}
            onClick={() => selection.aim(choice)}
          >
            {t.side[choice] === t.side[asked.ship] ? en.shot.ownShip(names[choice] ?? "") : names[choice]}
          </button>
        ))}
        {pulses.map((act) => (
          <Button key={JSON.stringify(act)} look="may" onClick={() => props.choose("fire", act)}>
            {props.words.act("fire", act, contextOf(props))}
          </Button>
        ))}
      </div>
    </>
  );
}

/** True if any volley at a target, with any bonuses, can hit (AX-5.8). */
const canHit = (t: StateAx, shooter: ShipNo, volleys: readonly Omit<Shot, "shooter">[]): boolean =>
  volleys.some((shot) => difficultyOf(t, { shooter, ...shot }) < 6);

/** Controls to turn and pick up placed ships. */
function Placed({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const t = props.view.board;
  const next = legal(asked, "put")[0]?.ship;
  const picked = useBoardStore((selection) => selection.picked);
  const lifts = legal(asked, "lift");
  const chosen = lifts.some((act) => act.ship === picked) ? picked : (lifts.at(-1)?.ship ?? -1);
  return (
    <div className="ax-targets">
      {next !== undefined && <b>{en.deploy.next(nameOf(t, next))}</b>}
      {next !== undefined && (
        <Button look="may" onClick={() => placeAll(props, asked)}>
          {en.deploy.forMe}
        </Button>
      )}
      {chosen >= 0 && (
        <>
          <span>{nameOf(t, chosen)}</span>
          {[-1, 1].map((way) => {
            const facing = ((t.facing[chosen] as number) + way + 6) % 6;
            return (
              <button
                key={way}
                type="button"
                onClick={() => props.choose("deploy", { do: "face", ship: chosen, facing })}
              >
                {way < 0 ? "↺" : "↻"} <span className="sr">{en.deploy.turn}</span>
              </button>
            );
          })}
          <button type="button" onClick={() => props.choose("deploy", { do: "lift", ship: chosen })}>
            {en.deploy.lift}
          </button>
        </>
      )}
    </div>
  );
}

/** Places the remaining ships near the middle of the front line, with one hex between neighbours. */
function placeAll(props: Props, asked: Asked): void {
  const t = props.view.board;
  const waitingShip = asked.offers.map(({ act }) => (act.do === "put" ? act.ship : -1)).find((ship) => ship >= 0) ?? -1;
  if (waitingShip < 0) return;
  const taken = t.kind
    .map((_, s) => s)
    .filter((s) => t.placed[s] === 1 && t.side[s] === t.side[waitingShip])
    .map((s) => ({ q: t.q[s] as number, r: t.r[s] as number }));
  const waiting = t.kind
    .map((_, s) => s)
    .filter((s) => t.side[s] === t.side[waitingShip] && t.placed[s] === 0 && !isBase(t, s));
  const moves: Move[] = [];
  for (const ship of waiting) {
    const place = bestPlace(t, ship, taken);
    if (!place) break;
    taken.push(place);
    moves.push({ step: "deploy", act: { do: "put", ship, ...place } });
  }
  planTogether(props, moves);
}
