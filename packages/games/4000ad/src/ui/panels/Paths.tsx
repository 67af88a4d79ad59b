import { sectorName } from "@starboard/4000ad";
import { RuleChip } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { emergenceOf } from "../model/forecasts.ts";
import { noteOfWarp, useNotes } from "../model/notes.ts";
import { type Props, useBoardData } from "../model/board-data.ts";
import { Lane } from "../SeatLine.tsx";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/**
 * Panel of fleets in hyperspace: power, ships, count, and the rounds in which they can still come out (AD-4.2, AD-F.1).
 */
export function Paths(props: Props): ReactElement {
  const data = useBoardData(props);
  const set = useBoardStore((d) => d.set);
  const chosen = useBoardStore((d) => (d.lens === "emergence" ? d.warp : null));
  const notes = useNotes(props.match);
  return (
    <div className="panel ad-paths">
      {data.looks.map((look) => {
        if (props.view.board.alive[look.power] !== 1) return null;
        const warps = data.scene.warps.filter((w) => w.power === look.power);
        const free = warps.filter((w) => w.from === null).length;
        return (
          <section key={look.power} style={{ color: look.ink }}>
            <h2>
              <PowerEmblem look={look} size={20} /> {look.name}
              <small>{en.panels.freeWarps(free)}</small>
            </h2>
            <Lane data={data} power={look.power} />
            <ul className="ad-under">
              {warps.map((w) => {
                if (w.from === null) return null;
                const found = emergenceOf(props.view, w.warp);
                const note = noteOfWarp(props.view, w.warp);
                const aim = note === null || !data.mine.includes(w.power) ? undefined : notes[note];
                return (
                  <li key={w.warp}>
                    <button
                      type="button"
                      aria-pressed={chosen === w.warp}
                      onClick={() =>
                        set(
                          chosen === w.warp
                            ? { lens: "none", warp: null }
                            : { lens: "emergence", warp: w.warp, ahead: 1 },
                        )
                      }
                    >
                      <b>
                        {en.roman[w.slot]}: {en.ships(w.ships)}
                      </b>
                      {w.aboard.length > 1 && (
                        <span>
                          {en.and(w.aboard.map((c) => en.star.force(data.looks[c.power]?.name ?? "", c.ships)))}
                        </span>
                      )}
                      <span>{en.lens.leaves(data.names[w.from] ?? "", sectorName(data.map, w.from), w.count)}</span>
                    </button>
                    {found && (
                      <small>
                        {found.turns
                          .map((turn) => `${en.lens.round(turn.round)}: ${en.stars(turn.stars.length)}`)
                          .join(" · ")}
                        {". "}
                        {en.lens.lostText(found.lostIn)} <RuleChip rule="AD-7.2.e" />
                      </small>
                    )}
                    {aim !== undefined && (
                      <small>
                        {en.dock.aim}: {data.names[aim]}
                      </small>
                    )}
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
