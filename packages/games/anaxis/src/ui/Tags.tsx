/** Labels above the ships that can be chosen, with the name of the act. */
import type { Ship, StateAx } from "@starboard/anaxis";
import { hexX, hexY } from "./geometry.ts";
import { en } from "./messages.en.ts";
import type { ActAx } from "./model.ts";

const WORDS: Readonly<Record<string, string>> = en.tag;

export function Tags({
  t,
  choices,
  dealt,
}: {
  readonly t: StateAx;
  readonly choices: ReadonlyMap<Ship, ActAx>;
  /** Expected damage at a ship from the place that is shown; it stands in the ship's tag. */
  readonly dealt: ReadonlyMap<Ship, number>;
}) {
  return (
    <g className="ax-tags">
      {[...choices].map(([ship, act]) => {
        // While a scan is chosen, ships that can be clicked are possible receivers.
        const word = WORDS[act.do === "scan" ? "link" : act.do];
        if (word === undefined || t.placed[ship] !== 1) return null;
        const mean = dealt.get(ship);
        const text = mean === undefined ? word : `${word} ${en.dealt(mean)}`;
        const width = text.length * 5.4 + 14;
        return (
          <g
            key={ship}
            transform={`translate(${hexX(t.q[ship] as number)} ${hexY(t.q[ship] as number, t.r[ship] as number) - 33})`}
          >
            <g className="ax-fixed">
              <rect x={-width / 2} y={-9} width={width} height={18} rx={9} />
              <text>{text}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}
