import { sectorName } from "@starboard/4000ad";

import { type ReactElement, useDeferredValue, useState } from "react";
import { focusOn } from "../act/input.ts";
import { Marks } from "../draw/Glyphs.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { nextEnemyRound, threatsTo } from "../model/forecasts.ts";
import { held, type StarScene } from "../model/scene.ts";
import { type Props, useBoardData } from "../model/board-data.ts";
import { threatVerdict } from "../lens/read.ts";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Panel of all stars in reading order, with ships and next threats. */
export function Forces(props: Props): ReactElement {
  const data = useBoardData(props);
  const [wish, setWish] = useState("");
  const [only, setOnly] = useState(true);
  const sought = useDeferredValue(wish.trim().toLocaleLowerCase());
  const set = useBoardStore((d) => d.set);
  const chosen = useBoardStore((d) => d.star);
  const { map, scene: context, looks } = data;
  const threats = threatsTo(props.view, props.viewer);
  const first = nextEnemyRound(props.view, props.viewer);
  const rows = map.stars
    .map((entry, star) => ({ entry, star, here: context.stars[star] as StarScene }))
    .filter(({ entry, here }) =>
      sought === "" ? !only || held(here) || here.home !== null : entry.name.toLocaleLowerCase().includes(sought),
    );
  return (
    <div className="panel ad-forces-panel">
      <div className="ad-find">
        <input
          type="search"
          className="field"
          aria-label={en.panels.filter}
          placeholder={en.panels.filter}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <label>
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />{" "}
          {en.panels.onlyHeld}
        </label>
      </div>
      <table className="ad-table">
        <thead>
          <tr>
            <th scope="col">{en.panels.star}</th>
            <th scope="col">{en.panels.there}</th>
            <th scope="col">{en.panels.danger}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ entry, star, here }) => {
            const threat = threats.find((one) => one.star === star && one.round === first);
            return (
              <tr key={entry.id} aria-selected={star === chosen}>
                <th scope="row">
                  <button
                    type="button"
                    onClick={() => {
                      set({ star, over: null });
                      focusOn("star", star);
                    }}
                  >
                    {entry.name}
                    <svg viewBox="-1 -6 24 12" width="22" height="11" aria-hidden="true">
                      <Marks population={entry.population} materials={entry.materials} r={4.4} />
                    </svg>
                    <span className="sr">{en.star.marks(entry.population, entry.materials)}</span>
                  </button>
                  <small>{sectorName(map, star)}</small>
                </th>
                <td>
                  {here.forces.map((force) => (
                    <span key={force.power} className="ad-count">
                      <PowerEmblem look={looks[force.power]} size={16} />
                      <span className="sr">{looks[force.power]?.name}</span>
                      <b className="n">{force.ships}</b>
                    </span>
                  ))}
                  {here.neutral > 0 && <span>{en.star.neutral(here.neutral)}</span>}
                  {here.derelict > 0 && <span>{en.star.derelict(here.derelict)}</span>}
                  {!held(here) && <small>{en.star.empty}</small>}
                </td>
                <td>
                  {threat && (
                    <span className={`ad-count ad-outcome-${threatVerdict(props.view, threat)}`}>
                      {threat.powers.map((p) => (
                        <PowerEmblem key={p} look={looks[p]} size={16} />
                      ))}
                      <b className="n">{threat.ships}</b> {en.fate[threatVerdict(props.view, threat)]}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && <p className="panel-note">{en.panels.nothing}</p>}
    </div>
  );
}
