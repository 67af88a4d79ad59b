/** The hex map, layer over layer; everything that can be clicked can also be reached in the dock. */
import {
  apart,
  classOf,
  difficultySum,
  effectiveSpeed,
  type End,
  game,
  minimumMove,
  reach,
  rotations,
  settingOf,
  type Ship,
  type ViewAx,
} from "@starboard/anaxis";
import { PanZoom, type PanZoomHandle } from "@starboard/frame";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { Arc } from "./Arc.tsx";
import { DiceTray } from "./DiceTray.tsx";
import { Fleet, SHIP_PX } from "./Fleet.tsx";
import { boardSize, hexPath, hexX, hexY } from "./geometry.ts";
import { Ground } from "./Ground.tsx";
import { useKeys } from "./keys.ts";
import { en } from "./messages.en.ts";
import { askedOf, hexChoices, type Props, shipChoices, sideColour, targetsOf } from "./model.ts";
import { nameOf } from "./names.ts";
import { Ribbon } from "./Ribbon.tsx";
import { Ship as ShipArt } from "./ships/Ship.tsx";
import { ShotCard } from "./ShotCard.tsx";
import { useLook } from "./store.ts";
import { Path, ShotLine, Traces } from "./Traces.tsx";

export function Board(props: Props) {
  const t = props.view.board;
  const before = props.committed.board;
  const { cols, rows } = settingOf(t.options);
  const asked = useMemo(() => askedOf(props), [props]);
  const look = useLook();
  const { hover, pick, aim, reset } = look;
  const size = boardSize(cols, rows);
  const targets = useMemo(() => targetsOf(asked), [asked]);
  const choices = useMemo(() => shipChoices(asked), [asked]);
  const hexes = useMemo(() => hexChoices(asked), [asked]);
  const moving = asked?.step === "move" ? asked.ship : -1;
  const ends = useMemo(
    () => (moving >= 0 ? reach(t, moving).filter((end) => !end.gone && end.steps.length > 0) : []),
    [t, moving],
  );
  const name = useCallback((s: Ship) => nameOf(t, s), [t]);
  useKeys(props, asked);

  // Another ship fires: what was chosen for the last volley is not meant for it.
  const firing = asked?.step === "fire" ? asked.ship : -1;
  useEffect(() => reset(), [firing, reset]);
  const target = targets.has(look.target) ? look.target : -1;

  const surface = useRef<PanZoomHandle>(null);
  const focus = asked ? (asked.ship >= 0 ? asked.ship : firstOf(choices)) : -1;
  const seen = useRef("");
  useEffect(() => {
    // The camera follows whoever is to act; in set-up it shows where something can be placed.
    const moment = t.phase === "setup" ? `setup ${asked?.step}` : `${t.turn} ${t.phase} ${focus}`;
    const scene = t.phase === "setup" || focus < 0 ? sceneOf(t, hexes) : around(t, focus);
    if (!scene || seen.current === moment || (focus < 0 && t.phase !== "setup" && seen.current !== "")) return;
    seen.current = moment;
    surface.current?.show(scene);
  });

  const press = (ship: Ship): void => {
    pick(ship);
    if (targets.has(ship)) aim(ship);
    else {
      const act = choices.get(ship);
      if (act && asked) props.choose(asked.step, act);
    }
  };
  const walk = (end: End): void => {
    for (const step of end.steps) props.choose("move", step);
  };

  const shown = look.hovered >= 0 && t.status[look.hovered] === 1 ? look.hovered : moving >= 0 ? moving : firing;
  const can = useMemo(() => new Set([...targets.keys(), ...choices.keys()]), [targets, choices]);
  const path = useMemo(() => trail(props, moving), [props, moving]);

  return (
    <div className="ax-board">
      <PanZoom
        width={size.width}
        height={size.height}
        margin={34}
        limits={{ least: 1, most: 9 }}
        label={en.board}
        handle={surface}
        overlay={
          <>
            <Ribbon t={t} now={asked?.ship ?? -1} />
            {target >= 0 && firing >= 0 && (
              <ShotCard props={props} shooter={firing} target={target} acts={targets.get(target) ?? []} />
            )}
            <DiceTray fact={props.showing} t={t} />
          </>
        }
      >
        <Ground cols={cols} rows={rows} />
        {shown >= 0 && t.phase !== "setup" && (
          <Arc
            t={t}
            ship={shown}
            bank={look.bank}
            q={t.q[shown] as number}
            r={t.r[shown] as number}
            facing={t.facing[shown] as number}
            cols={cols}
            rows={rows}
          />
        )}
        <g className="ax-choices">
          {hexes.map(({ q, r, act }) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the acts list offers the same hexes to the keyboard
            <path
              key={`${q},${r}`}
              d={hexPath(hexX(q), hexY(q, r), 1.5)}
              onClick={() => asked && props.choose(asked.step, act)}
            />
          ))}
        </g>
        <Traces t={t} />
        {ends.length > 0 && <Reachable ends={ends} onWalk={walk} />}
        {moving >= 0 && <Path points={path} />}
        {moving >= 0 && before.status[moving] === 1 && path.length > 1 && (
          <g opacity={0.45}>
            <ShipArt
              ship={classOf(t, moving)}
              x={hexX(before.q[moving] as number)}
              y={hexY(before.q[moving] as number, before.r[moving] as number)}
              turn={(before.facing[moving] as number) * 60}
              px={SHIP_PX}
              side={sideColour(t.side[moving] as number)}
              mode="ghost"
            />
          </g>
        )}
        <Fleet
          t={t}
          name={name}
          can={can}
          aimed={target}
          now={asked?.ship ?? -1}
          planned={-1}
          onHover={hover}
          onPress={press}
        />
        {moving >= 0 && <Allowance t={t} ship={moving} />}
        {target >= 0 && firing >= 0 && (
          <ShotLine t={t} shooter={firing} target={target} range={rangeText(props.view, firing, target, look.bank)} />
        )}
      </PanZoom>
    </div>
  );
}

const firstOf = (choices: ReadonlyMap<Ship, unknown>): Ship => choices.keys().next().value ?? -1;

/** A ship and what lies within a dozen hexes of it: as far as most moves and shots reach. */
function around(t: ViewAx["board"], ship: Ship): { x: number; y: number; width: number; height: number } {
  const x = hexX(t.q[ship] as number);
  const y = hexY(t.q[ship] as number, t.r[ship] as number);
  return { x: x - 440, y: y - 330, width: 880, height: 660 };
}

/** The part of the map where something happens: all ships, and hexes that can be chosen; null while there is nothing. */
function sceneOf(
  t: ViewAx["board"],
  hexes: readonly { q: number; r: number }[],
): { x: number; y: number; width: number; height: number } | null {
  const xs: number[] = [];
  const ys: number[] = [];
  const add = (q: number, r: number): void => {
    xs.push(hexX(q));
    ys.push(hexY(q, r));
  };
  for (let s = 0; s < t.kind.length; s++)
    if (t.status[s] === 1 && t.placed[s] === 1) add(t.q[s] as number, t.r[s] as number);
  for (const { q, r } of hexes) add(q, r);
  if (xs.length === 0) return null;
  const rim = 150;
  const x = Math.min(...xs) - rim;
  const y = Math.min(...ys) - rim;
  return { x, y, width: Math.max(...xs) + rim - x, height: Math.max(...ys) + rim - y };
}

/** Distance and what stealth adds to it. */
function rangeText(view: ViewAx, shooter: Ship, target: Ship, bank: "primary" | "secondary"): string {
  const t = view.board;
  const base = difficultySum(t, { shooter, target, bank }).terms[0]?.about as { stealth?: number } | undefined;
  const stealth = base?.stealth ?? 0;
  const distance = apart(t, shooter, target);
  return stealth > 0 ? `${distance} + ${stealth}` : String(distance);
}

/** Hexes still to be reached, each a click away; of several facings the nearest end is taken. */
function Reachable({ ends, onWalk }: { readonly ends: readonly End[]; readonly onWalk: (end: End) => void }) {
  const first = new Map<string, End>();
  for (const end of ends) {
    const key = `${end.q},${end.r}`;
    const known = first.get(key);
    if (!known || end.steps.length < known.steps.length) first.set(key, end);
  }
  return (
    <g className="ax-reach">
      {[...first.values()].map((end) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the step buttons of the dock lead to the same hexes
        <g
          key={`${end.q},${end.r}`}
          transform={`translate(${hexX(end.q)} ${hexY(end.q, end.r)})`}
          onClick={() => onWalk(end)}
        >
          <path d={hexPath(0, 0, 2)} />
          <circle r={2.6} />
        </g>
      ))}
    </g>
  );
}

/** What is left of speed and turns, beside the moving ship. */
function Allowance({ t, ship }: { readonly t: ViewAx["board"]; readonly ship: Ship }) {
  const speed = Math.max(0, effectiveSpeed(t, ship) - (t.forward[ship] as number));
  const turns = Math.max(0, rotations(t, ship) - (t.rotated[ship] as number));
  const owed = Math.max(0, minimumMove(t, ship) - (t.forward[ship] as number));
  const text = [
    en.speedLeft(t.reverse[ship] ? 0 : speed),
    en.turnsLeft(turns),
    ...(owed > 0 ? [en.mustMove(owed)] : []),
  ].join("  ·  ");
  const width = text.length * 5.3 + 16;
  return (
    <g
      className="ax-allowance"
      transform={`translate(${hexX(t.q[ship] as number)} ${hexY(t.q[ship] as number, t.r[ship] as number) + 54})`}
    >
      <rect x={-width / 2} y={-10} width={width} height={20} rx={6} />
      <text>{text}</text>
    </g>
  );
}

/** Places a planned move goes through, replayed from the plan's steps on the table as it was. */
function trail(props: Props, ship: Ship): { q: number; r: number; facing: number }[] {
  if (ship < 0) return [];
  const t = game.clone(props.committed.board);
  const points = [{ q: t.q[ship] as number, r: t.r[ship] as number, facing: t.facing[ship] as number }];
  for (const { step, act } of props.plan.steps) {
    if (step !== "move") continue;
    const last = points.at(-1) as (typeof points)[number];
    const next = { ...last };
    if (act.do === "left" || act.do === "right") next.facing = (last.facing + (act.do === "right" ? 1 : 5)) % 6;
    else if (act.do === "forward" || act.do === "reverse") {
      const along = act.do === "forward" ? last.facing : (last.facing + 3) % 6;
      next.q += [0, 1, 1, 0, -1, -1][along] as number;
      next.r += [-1, -1, 0, 1, 1, 0][along] as number;
    } else continue;
    points.push(next);
  }
  return points;
}
