/** Buttons for answers that name a ship or a hex: pursuits, shields, jams, scans and links. */
import {
  ACTIVE,
  apart,
  DAMAGE_CONTROL,
  effectiveManeuver,
  isBase,
  tablePenalty,
  type StateAx,
} from "@starboard/anaxis";
import { Button } from "@starboard/ui";
import { useState } from "react";
import { en } from "./messages.en.ts";
import { type ActAx, type Asked, legal, type Props, scansOf } from "./model.ts";
import { namesOf } from "./names.ts";
import { useBoardStore } from "./store.ts";

interface Answer {
  readonly act: ActAx;
  readonly ship: number;
  readonly text: string;
}

export function Answers({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const t = props.view.board;
  const names = namesOf(t);
  const of = (verb: "shield" | "command" | "carrier", word: (ship: number) => string): Answer[] =>
    legal(asked, verb).map((act) => ({ act, ship: act.ship, text: word(act.ship) }));
  const name = (ship: number): string => names[ship] ?? "";
  switch (asked.step) {
    case "declare":
      return <Pursuits props={props} asked={asked} />;
    case "closing":
    case "scan":
      return (
        <>
          <Scans props={props} asked={asked} />
          <Row title={en.answer.shield} props={props} asked={asked} answers={of("shield", name)} />
          <Row title={en.answer.jam} props={props} asked={asked} answers={jams(t, asked, name)} />
        </>
      );
    case "window":
      return (
        <Row
          title={en.answer.raise}
          props={props}
          asked={asked}
          answers={of("command", (s) => en.raised(name(s), t.number[s] as number, t.called))}
        />
      );
    case "carrier":
      return <Row title={en.answer.carrier} props={props} asked={asked} answers={of("carrier", name)} />;
    default:
      return null;
  }
}

/** A titled row of buttons, the nearest ship first. */
function Row({
  title,
  props,
  asked,
  answers,
}: {
  readonly title: string;
  readonly props: Props;
  readonly asked: Asked;
  readonly answers: readonly Answer[];
}) {
  const hover = useBoardStore((selection) => selection.hover);
  const t = props.view.board;
  if (answers.length === 0) return null;
  const near =
    asked.ship >= 0 ? answers.toSorted((a, b) => distance(t, asked.ship, a) - distance(t, asked.ship, b)) : answers;
  return (
    <fieldset className="ax-targets">
      <legend className="sr">{title}</legend>
      <span aria-hidden="true">{title}</span>
      {near.map(({ act, ship, text }) => (
        <span key={JSON.stringify(act)} onPointerEnter={() => hover(ship)} onPointerLeave={() => hover(-1)}>
          <Button look="may" onClick={() => props.choose(asked.step, act)}>
            {text}
          </Button>
        </span>
      ))}
    </fieldset>
  );
}

const distance = (t: StateAx, from: number, { ship }: Answer): number => (ship < 0 ? 0 : apart(t, from, ship));

/** Ships to pursue with their distances and the value of the pursuit. Piloting is a switch if it changes the value. */
function Pursuits({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const [piloting, setPiloting] = useState(false);
  const t = props.view.board;
  const names = namesOf(t);
  const acts = legal(asked, "pursue");
  const paid = acts.filter((act) => "piloting" in act);
  const shown = piloting && paid.length > 0 ? paid : acts.filter((act) => !("piloting" in act));
  const worth = tablePenalty(effectiveManeuver(t, asked.ship) + (piloting && paid.length > 0 ? 1 : 0));
  return (
    <>
      {paid.length > 0 && (
        <div className="ax-targets">
          <button type="button" aria-pressed={piloting} onClick={() => setPiloting(!piloting)}>
            {en.priced(en.answer.piloting, 1)}
          </button>
        </div>
      )}
      <Row
        title={en.answer.pursue(worth)}
        props={props}
        asked={asked}
        answers={shown.map((act) => {
          const ship = act.quarry;
          return { act, ship, text: en.away(names[ship] ?? "", apart(t, asked.ship, ship)) };
        })}
      />
    </>
  );
}

/** The choice of a scan in two steps: the target, on the map or here, then the receiver. */
function Scans({ props, asked }: { readonly props: Props; readonly asked: Asked }) {
  const selection = useBoardStore();
  const t = props.view.board;
  const names = namesOf(t);
  const scans = scansOf(asked);
  const acts = scans.get(selection.target);
  if (scans.size === 0) return null;
  const near = [...scans.keys()].sort((a, b) => apart(t, asked.ship, a) - apart(t, asked.ship, b));
  return (
    <>
      <fieldset className="ax-targets">
        <legend className="sr">{en.answer.scan}</legend>
        <span aria-hidden="true">{en.answer.scan}</span>
        {near.map((target) => (
          <button
            key={target}
            type="button"
            aria-pressed={selection.target === target}
            onPointerEnter={() => selection.hover(target)}
            onPointerLeave={() => selection.hover(-1)}
            onClick={() => selection.aim(selection.target === target ? -1 : target)}
          >
            {en.away(names[target] ?? "", apart(t, asked.ship, target))}
          </button>
        ))}
      </fieldset>
      {acts && (
        <Row
          title={en.answer.link(names[selection.target] ?? "")}
          props={props}
          asked={asked}
          answers={acts.map((act) => ({
            act,
            ship: act.receiver ?? asked.ship,
            text: act.receiver === undefined ? en.answer.alone : (names[act.receiver] ?? ""),
          }))}
        />
      )}
    </>
  );
}

/** Returns the jams of hexes with an enemy. Empty hexes are chosen on the map. */
function jams(t: StateAx, asked: Asked, name: (ship: number) => string): Answer[] {
  const jammer = asked.ship;
  return legal(asked, "jam").flatMap((act) => {
    const ship = shipIn(t, act, jammer);
    return ship < 0 || isBase(t, ship) ? [] : [{ act, ship, text: en.away(name(ship), apart(t, jammer, ship)) }];
  });
}

/** Returns an enemy in a hex, or -1. */
function shipIn(t: StateAx, at: { readonly q: number; readonly r: number }, jammer: number): number {
  return t.kind.findIndex(
    (_, s) => t.status[s] === ACTIVE && t.side[s] !== t.side[jammer] && t.q[s] === at.q && t.r[s] === at.r,
  );
}

/** The hull before and after, with and without Damage control. */
export function Wound({
  hull,
  damage,
  name,
}: {
  readonly hull: number;
  readonly damage: number;
  readonly name: string;
}) {
  const after = (points: number): string =>
    hull - points <= 0 ? en.wound.gone : en.wound.to(hull, hull - Math.max(0, points));
  return (
    <dl className="ax-wound" aria-label={name}>
      <div>
        <dt className="who">{name}</dt>
        <dd className="sr">{en.wound.points(damage)}</dd>
      </div>
      <div>
        <dt>{en.wound.taken}</dt>
        <dd>{after(damage)}</dd>
      </div>
      <div>
        <dt>{en.wound.controlled}</dt>
        <dd>{after(Math.max(0, damage - DAMAGE_CONTROL))}</dd>
      </div>
    </dl>
  );
}
