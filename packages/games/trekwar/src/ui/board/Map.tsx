/** The map of seven Sectors: owners, Fleets, the current attack, and the choice of the next one. */
import {
  type AttackAct,
  SECTOR_NAMES,
  type Sector,
  SECTORS,
  SIDE_NAMES,
  type Side,
  type ViewTW,
} from "@starboard/trekwar";
import { emblemPath, useWhyTip } from "@starboard/ui";
import type { KeyboardEvent } from "react";
import { badgeOf } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { askedOf, legalOf, type Props, reasonOf } from "../model/view.ts";
import { sectorPlace, useShownClass } from "../status/places.ts";
import { arrow, centre, corners, landscape, sectorOf, SIZE } from "./sectors.ts";

/** The silhouette of a Fleet: three ships of the side. */
const FLEET: readonly [string, string] = [
  "M0-16 5-3 0-6-5-3ZM-11 2-6 15-11 12-16 15ZM11 2 16 15 11 12 6 15Z",
  "M-5-18 0-13 5-18 9-9 4 1 0-4-4 1-9-9ZM-14-1-11 2-8-1-5 6-8 15-11 11-14 15-17 6ZM8-1 11 2 14-1 17 6 14 15 11 11 8 15 5 6Z",
];

export function SectorMap({ props }: { readonly props: Props }) {
  const { view } = props;
  const attacks = attacksOf(props);
  const { from, to } = useBoardStore();
  const shown = view.fight > 0 && view.fighting && view.from !== view.to ? { from: view.from, to: view.to } : null;
  return (
    <div className="tw-map">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no such tag */}
      <svg viewBox={`0 0 ${SIZE.w} ${SIZE.h}`} role="group" aria-label={en.map}>
        <defs>
          <marker
            id="tw-head"
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerUnits="userSpaceOnUse"
            markerWidth="16"
            markerHeight="16"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10Z" fill="context-stroke" />
          </marker>
        </defs>
        {SECTORS.map((s) => (
          <Hex key={s.id} props={props} sector={s} attacks={attacks} />
        ))}
        {attacks.length === 0 && shown && (
          <path
            className={`tw-attack s${badgeOf(view.attacker)}`}
            d={arrow(sectorOf(shown.from), sectorOf(shown.to))}
          />
        )}
        {attacks
          .filter((a) => (from === null || a.from === from) && (to === null || a.to === to))
          .map((a) => (
            <path
              key={a.from + a.to}
              className={`tw-attack may${from !== null && to !== null ? " sel" : ""}`}
              d={arrow(sectorOf(a.from), sectorOf(a.to))}
            />
          ))}
        {([0, 1] as const).map((side) => (
          <Fleet key={side} view={view} side={side} />
        ))}
      </svg>
    </div>
  );
}

const attacksOf = (props: Props): readonly AttackAct[] => {
  const asked = askedOf(props);
  return asked?.step === "attack" ? legalOf(asked.offers, "attack") : [];
};

function Fleet({ view, side }: { readonly view: ViewTW; readonly side: Side }) {
  const { x, y } = centre(sectorOf(view.fleet[side]));
  const shared = view.fleet[0] === view.fleet[1];
  return (
    <g
      className={`tw-fleet s${badgeOf(side)}`}
      style={{ transform: `translate(${x + (shared ? (side === 0 ? 26 : -26) : 0)}px, ${y + 4}px)` }}
      aria-hidden="true"
    >
      <circle r={shared ? 23 : 27} />
      <path d={FLEET[side]} />
    </g>
  );
}

function Hex({
  props,
  sector,
  attacks,
}: {
  readonly props: Props;
  readonly sector: Sector;
  readonly attacks: readonly AttackAct[];
}) {
  const { view } = props;
  const { from, to, set } = useBoardStore();
  const tip = useWhyTip();
  const shown = useShownClass(sectorPlace(sector.id));
  const owner = view.owner[sector.id] ?? null;
  const at = centre(sector);
  const name = SECTOR_NAMES[sector.id] ?? sector.id;
  const source = attacks.some((a) => a.from === sector.id && (to === null || a.to === to || from !== null));
  const goal = attacks.some((a) => a.to === sector.id && (from === null || a.from === from || to !== null));
  const chosen = sector.id === from || sector.id === to;
  const choosing = attacks.length > 0;
  const choose = (): void => {
    if (source)
      return set({ from: sector.id, to: attacks.some((a) => a.from === sector.id && a.to === to) ? to : null });
    if (!goal) return;
    const ways = attacks.filter((a) => a.to === sector.id);
    const way = ways.find((a) => a.from === from) ?? (ways.length === 1 ? ways[0] : undefined);
    set({ to: sector.id, from: way?.from ?? null });
  };
  const why = (): { text: string; rule: `TW-${string}` } | null => {
    const asked = askedOf(props);
    if (!asked || source || goal) return null;
    const refusal = props.whyNot(asked.step, { do: "attack", from: from ?? sector.id, to: sector.id });
    return refusal ? (reasonOf(props, refusal) as { text: string; rule: `TW-${string}` }) : null;
  };
  const fleets = ([0, 1] as const).filter((side) => view.fleet[side] === sector.id).map((side) => SIDE_NAMES[side]);
  const label = source
    ? en.sectorFrom(name)
    : goal
      ? en.sectorTo(name)
      : en.sector(name, owner === null ? en.free : en.owned(SIDE_NAMES[owner]), fleets);
  const active = source || goal;
  const fought = view.fighting && view.to === sector.id;
  return (
    <g
      className={`tw-hex ${owner === null ? "free" : `s${badgeOf(owner)}`}${active ? " can" : ""}${chosen ? " sel" : ""}${fought ? " fought" : ""}${shown}`}
      role={active ? "button" : "img"}
      tabIndex={active ? 0 : undefined}
      aria-label={label}
      aria-pressed={active ? chosen : undefined}
      data-sector={sector.id}
      data-decision={active ? "" : undefined}
      onClick={active ? choose : undefined}
      onKeyDown={(event: KeyboardEvent) => {
        if (!active || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        choose();
      }}
      onPointerEnter={(event) => {
        const reason = choosing ? why() : null;
        if (reason) tip.show(event.currentTarget, { fact: reason.text, rule: reason.rule });
      }}
      onPointerLeave={() => choosing && tip.hide()}
    >
      <g key={owner} className="tw-flip" style={{ transformOrigin: `${at.x}px ${at.y}px` }}>
        <polygon points={corners(at)} />
        {landscape(sector).map((d) => (
          <path key={d} className="deco" d={d} />
        ))}
        {owner !== null && (
          <path
            className="em"
            d={emblemPath(badgeOf(owner))}
            fillRule="evenodd"
            transform={`translate(${at.x - 10} ${at.y - 54}) scale(.63)`}
          />
        )}
        <text x={at.x} y={at.y + 45}>
          {name}
        </text>
      </g>
    </g>
  );
}
