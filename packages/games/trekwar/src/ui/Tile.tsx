/** The landing tile: the map with Sectors changing owners, and cards matching each other. */
import { type CardEntry, SECTORS, STANDARD_CARDS } from "@starboard/trekwar";
import { emblemPath } from "@starboard/ui";
import { centre, corners, landscape, SIZE } from "./board/sectors.ts";
import { badgeOf, Mini } from "./cards/Face.tsx";
import { shortName } from "./model/view.ts";
import "./style/index.css";

const card = (id: string): CardEntry => STANDARD_CARDS.find((one) => one.id === id) as CardEntry;

/** Cards played one after another, each matching the one before. */
const FIGHT = [
  { id: "DU13", side: 1 },
  { id: "FU06", side: 0 },
  { id: "DU18", side: 1 },
  { id: "FU17", side: 0 },
] as const;
/** Sectors whose owner changes in the animation, with the delay in seconds. */
const CAPTURE_DELAYS: Readonly<Record<string, number>> = { C: 0, LL: 4, UR: 8 };

export function Tile({ lively }: { readonly lively: boolean }) {
  return (
    <div className={`tw-tile${lively ? " lively" : ""}`} aria-hidden="true">
      <svg className="tw-tile-map" viewBox={`0 0 ${SIZE.w} ${SIZE.h}`}>
        {SECTORS.map((sector) => {
          const at = centre(sector);
          const side = sector.start ?? 0;
          const captureDelay = CAPTURE_DELAYS[sector.id];
          const layer = (of: 0 | 1, second: boolean) => (
            <g
              key={of}
              className={`tw-hex s${badgeOf(of)}${second ? " second" : ""}`}
              style={second ? { animationDelay: `${captureDelay}s` } : undefined}
            >
              <polygon points={corners(at)} />
              {landscape(sector).map((d) => (
                <path key={d} className="deco" d={d} />
              ))}
              <path
                className="em"
                d={emblemPath(badgeOf(of))}
                fillRule="evenodd"
                transform={`translate(${at.x - 14} ${at.y - 54}) scale(.88)`}
              />
            </g>
          );
          return (
            <g key={sector.id}>
              {layer(side, false)}
              {captureDelay !== undefined && layer(side === 0 ? 1 : 0, true)}
            </g>
          );
        })}
      </svg>
      <div className="tw-tile-cards">
        {FIGHT.map(({ id, side }, i) => (
          <div key={id} className={side === 0 ? "right" : "left"} style={{ animationDelay: `${i * 2}s` }}>
            <Mini card={card(id)} now="space" label={shortName(card(id))} />
          </div>
        ))}
      </div>
    </div>
  );
}
