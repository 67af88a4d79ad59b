/** One tile per ship, in the order of play. Ships that can be chosen are amber buttons. */
import { memo } from "@starboard/ui";
import {
  classOf,
  isBase,
  type Ship as ShipNo,
  type ShipClass,
  STEADY,
  tablePenalty,
  type StateAx,
  shipType,
} from "@starboard/anaxis";
import { seat } from "@starboard/kernel";
import { useCallback, useLayoutEffect, useRef } from "react";
import { HullPips } from "./Fleet.tsx";
import { en } from "./messages.en.ts";
import { type Asked, byInitiative, contextOf, type Props, shipChoices, sideColour } from "./model.ts";
import { namesOf } from "./names.ts";
import { Ship } from "./ships/Ship.tsx";
import { useBoardStore } from "./store.ts";

const Tile = memo(function Tile(props: {
  readonly ship: ShipNo;
  readonly spec: ShipClass;
  readonly name: string;
  readonly hull: number;
  readonly state: string;
  readonly side: number;
  readonly sideName: string;
  readonly can: boolean;
  readonly now: boolean;
  readonly picked: boolean;
  readonly onHover: (ship: ShipNo) => void;
  readonly onPress: (ship: ShipNo) => void;
}) {
  const { ship, spec, name, hull, state, side, sideName, can, now, picked, onHover, onPress } = props;
  return (
    <li>
      <button
        type="button"
        className={`ax-tile${can ? " can" : ""}${now ? " now" : ""}`}
        aria-pressed={picked}
        aria-label={en.ship(name, shipType(spec.class), sideName, en.hull(hull, spec.hull), state)}
        onPointerEnter={() => onHover(ship)}
        onPointerLeave={() => onHover(-1)}
        onFocus={() => onHover(ship)}
        onBlur={() => onHover(-1)}
        onClick={() => onPress(ship)}
      >
        <svg viewBox="-20 -24 40 48" aria-hidden="true">
          <Ship ship={spec} px={36} side={sideColour(side)} />
        </svg>
        <span>
          <b>{name}</b>
          <svg className="ax-pips" viewBox="0 0 80 4" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <HullPips now={hull} whole={spec.hull} y={0} room={80} from="left" />
          </svg>
          <small>{state}</small>
        </span>
        <strong>{hull}</strong>
      </button>
    </li>
  );
});

export function FleetList({ props, asked }: { readonly props: Props; readonly asked: Asked | null }) {
  const t = props.view.board;
  const { picked, pick, hover } = useBoardStore();
  const choices = shipChoices(asked);
  const names = namesOf(t);
  const mine = typeof props.viewer === "number" ? props.viewer : 0;
  const ships = t.phase === "setup" ? t.kind.map((_, s) => s) : byInitiative(t);
  const own = ships.filter((s) => t.side[s] === mine && !isBase(t, s));
  const sideName = props.words.side(seat(mine), contextOf(props));
  // A stable handler, so that unchanged tiles are not drawn again.
  const press = useRef<(ship: ShipNo) => void>(() => {});
  useLayoutEffect(() => {
    press.current = (ship) => {
      pick(ship);
      const act = choices.get(ship);
      // At the choice of a ship to move the tile shows where it can go; the move itself activates the ship.
      if (act && asked && asked.step !== "selectMove") props.choose(asked.step, act);
    };
  });
  const pressed = useCallback((ship: ShipNo) => press.current(ship), []);
  return (
    <ul className="ax-fleet" aria-label={en.fleet}>
      {own.map((s) => (
        <Tile
          key={s}
          ship={s}
          spec={classOf(t, s)}
          name={names[s] ?? ""}
          hull={t.hull[s] as number}
          state={stateOf(t, s, asked?.ship === s, names)}
          side={mine}
          sideName={sideName}
          can={choices.has(s)}
          now={asked?.ship === s}
          picked={picked === s}
          onHover={hover}
          onPress={pressed}
        />
      ))}
    </ul>
  );
}

function stateOf(t: StateAx, s: ShipNo, now: boolean, names: readonly string[]): string {
  if (now) return en.state.now;
  if (t.mode[s] !== STEADY && t.void[s] === 0) {
    const worth = tablePenalty(t.row[s] as number);
    return t.mode[s] === 1 ? en.state.evading(worth) : en.state.pursuing(names[t.quarry[s] as number] ?? "");
  }
  if (t.phase === "setup") return t.placed[s] === 1 ? en.state.placed : en.state.unplaced;
  if (t.acted[s] === 1) return t.phase === "movement" ? en.state.moved : en.state.fired;
  return en.state.waits(t.number[s] as number);
}
