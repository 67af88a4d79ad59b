/** Above the prompt line: what the open question needs, and the viewer's own fleet. */
import { classOf, isBase, type Ship as ShipNo, STEADY, tablePenalty } from "@starboard/anaxis";
import type { ViewAx } from "@starboard/anaxis";
import { Button } from "@starboard/frame";
import { Answers, Wound } from "./Answers.tsx";
import { useRef, useState } from "react";
import { Buying } from "./Buying.tsx";
import { bestPlace } from "./advice.ts";
import { readMove } from "./keys.ts";
import { en } from "./messages.en.ts";
import {
  allowed,
  type Asked,
  askedOf,
  inOrder,
  legal,
  type Props,
  shipChoices,
  sideColour,
  targetsOf,
} from "./model.ts";
import { nameOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";
import { ShotCard } from "./ShotCard.tsx";
import { useLook } from "./store.ts";

export function Dock(props: Props) {
  const asked = askedOf(props);
  const t = props.view.board;
  if (asked?.step === "buy") return <Buying props={props} asked={asked} />;
  return (
    <div className="ax-dock">
      {asked?.step === "move" && <Steps props={props} asked={asked} />}
      {asked?.step === "fire" && <Targets props={props} asked={asked} />}
      {asked?.step === "deploy" && <Placed props={props} asked={asked} />}
      {asked && <Answers props={props} asked={asked} />}
      {asked?.step === "damage" && t.wound && (
        <Wound hull={t.hull[t.wound.ship] as number} damage={t.wound.damage} name={nameOf(t, t.wound.ship)} />
      )}
      {t.kind.length > 0 && <FleetList props={props} asked={asked} />}
    </div>
  );
}

const GLYPH = { forward: "↑", reverse: "↓", left: "↺", right: "↻" } as const;

/** The steps as buttons, with the reason where one is not possible, and a line to type them in. */
function Steps({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const speaking = { view: props.view, seat: (by: number) => props.seats[by]?.name ?? "", reader: null };
  return (
    <div className="ax-steps">
      {(["left", "forward", "reverse", "right"] as const).map((how) => {
        const offers = asked.offers.filter((o) => o.act.do === how);
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
                : { fact: props.words.refusal(refused, speaking as never), rule: refused.rule }
            }
            onClick={() => open && props.choose("move", open.act)}
          >
            <span aria-hidden="true">{GLYPH[how]}</span>
            {paid ? ` ${en.paid}` : ""}
          </Button>
        );
      })}
      {/* Nobody types moves on a phone. */}
      {!props.compact && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const read = readMove(field.current?.value ?? "");
            if ("unknown" in read) setTrouble(en.steps.unknown(read.unknown));
            else {
              setTrouble(null);
              for (const step of read.steps) props.choose("move", step);
              if (field.current) field.current.value = "";
            }
          }}
        >
          <input ref={field} aria-label={en.steps.type} placeholder={en.steps.type} aria-invalid={trouble !== null} />
          {trouble && <small role="alert">{trouble}</small>}
        </form>
      )}
    </div>
  );
}

/** Targets of the firing ship as a list, for those who do not point at the map. */
function Targets({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const look = useLook();
  const targets = targetsOf(asked);
  const t = props.view.board;
  const others = allowed(asked.offers).filter((act) => act.do === "pulse" || act.do === "interdict");
  const speaking = { view: props.view, seat: (by: number) => props.seats[by]?.name ?? "", reader: null };
  const aimed = targets.get(look.target);
  return (
    <>
      {props.compact && aimed && (
        <ShotCard compact props={props} shooter={asked.ship} target={look.target} acts={aimed} />
      )}
      <div className="ax-targets">
        {targets.size === 0 && others.length === 0 ? null : <span>{en.shot.choose}</span>}
        {[...targets.keys()].map((target) => (
          <button
            key={target}
            type="button"
            aria-pressed={look.target === target}
            onClick={() => look.aim(look.target === target ? -1 : target)}
          >
            {nameOf(t, target)}
          </button>
        ))}
        {others.map((act) => (
          <button key={JSON.stringify(act)} type="button" onClick={() => props.choose("fire", act)}>
            {props.words.act("fire", act, speaking as never)}
          </button>
        ))}
      </div>
    </>
  );
}

/** Turning and taking up ships that are already placed. */
function Placed({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const t = props.view.board;
  const next = (legal(asked, "put")[0] as { ship?: ShipNo } | undefined)?.ship;
  const picked = useLook((look) => look.picked);
  const lifts = allowed(asked.offers).filter((act) => act.do === "lift") as unknown as readonly {
    do: "lift";
    ship: ShipNo;
  }[];
  const last = lifts.some((act) => act.ship === picked) ? picked : (lifts.at(-1)?.ship ?? -1);
  return (
    <div className="ax-targets">
      {next !== undefined && <b>{en.deploy.next(nameOf(t, next))}</b>}
      {next !== undefined && (
        <Button look="may" onClick={() => placeAll(props, asked)}>
          {en.deploy.forMe}
        </Button>
      )}
      {last >= 0 && (
        <>
          <span>{nameOf(t, last)}</span>
          {[-1, 1].map((way) => {
            const facing = ((t.facing[last] as number) + way + 6) % 6;
            return (
              <button
                key={way}
                type="button"
                onClick={() => props.choose("deploy", { do: "face", ship: last, facing } as never)}
              >
                {way < 0 ? "↺" : "↻"} <span className="sr">{en.deploy.turn}</span>
              </button>
            );
          })}
          <button type="button" onClick={() => props.choose("deploy", { do: "lift", ship: last } as never)}>
            {en.deploy.lift}
          </button>
        </>
      )}
    </div>
  );
}

/** One tile a ship, in the order of play; those that can answer the question are buttons in amber. */
function FleetList({ props, asked }: { readonly props: Props; readonly asked: Asked | null }) {
  const t = props.view.board;
  const { picked, pick, hover } = useLook();
  const choices = shipChoices(asked);
  const mine = typeof props.viewer === "number" ? props.viewer : 0;
  const ships = t.phase === "setup" ? t.kind.map((_, s) => s) : inOrder(t);
  const own = ships.filter((s) => t.side[s] === mine && !isBase(t, s));
  return (
    <ul className="ax-fleet" aria-label={en.fleet}>
      {own.map((s) => {
        const act = choices.get(s);
        const spec = classOf(t, s);
        const now = asked?.ship === s;
        return (
          <li key={s}>
            <button
              type="button"
              className={`ax-tile${act ? " can" : ""}${now ? " now" : ""}`}
              aria-pressed={picked === s}
              aria-label={en.ship(
                nameOf(t, s),
                spec.class,
                props.words.side(mine as never, { view: props.view, seat: () => "", reader: null } as never),
                en.hull(t.hull[s] as number, spec.hull),
              )}
              onPointerEnter={() => hover(s)}
              onPointerLeave={() => hover(-1)}
              onFocus={() => hover(s)}
              onBlur={() => hover(-1)}
              onClick={() => {
                pick(s);
                if (act && asked) props.choose(asked.step, act);
              }}
            >
              <svg viewBox="-20 -24 40 48" aria-hidden="true">
                <Ship ship={spec} px={36} side={sideColour(mine)} />
              </svg>
              <span>
                <b>{nameOf(t, s)}</b>
                <small>{stateOf(props.view, s, now)}</small>
              </span>
              <strong>{t.hull[s]}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf(view: ViewAx, s: ShipNo, now: boolean): string {
  const t = view.board;
  if (now) return en.state.now;
  if (t.mode[s] !== STEADY && t.void[s] === 0) {
    const worth = tablePenalty(t.row[s] as number);
    return t.mode[s] === 1 ? en.state.evading(worth) : en.state.pursuing(nameOf(t, t.quarry[s] as number));
  }
  if (t.phase === "setup") return "";
  if (t.acted[s] === 1) return t.phase === "movement" ? en.state.moved : en.state.fired;
  return en.state.waits(t.number[s] as number);
}

/** Places what is still to be placed near the middle of the front rank, with a hex between neighbours. */
function placeAll(props: Props, asked: Asked): void {
  const t = props.view.board;
  const mine = (asked.offers.find((o) => o.act.do === "put")?.act as { ship?: ShipNo } | undefined)?.ship ?? -1;
  if (mine < 0) return;
  const taken = t.kind
    .map((_, s) => s)
    .filter((s) => t.placed[s] === 1 && t.side[s] === t.side[mine])
    .map((s) => ({ q: t.q[s] as number, r: t.r[s] as number }));
  const waiting = t.kind
    .map((_, s) => s)
    .filter((s) => t.side[s] === t.side[mine] && t.placed[s] === 0 && !isBase(t, s));
  for (const ship of waiting) {
    const place = bestPlace(t, ship, taken);
    if (!place) return;
    taken.push(place);
    props.choose("deploy", { do: "put", ship, ...place } as never);
  }
}
