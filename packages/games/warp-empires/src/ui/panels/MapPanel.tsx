/** The map of this match and its fairness. */
import type { ReactElement } from "react";
import { FairnessTable } from "../map/FairnessTable.tsx";
import { en } from "../messages.en.ts";
import { type Props, tableOf } from "../model/table.ts";

export function MapPanel(props: Props): ReactElement {
  const { view, world } = tableOf(props);
  const { board, module } = world;
  const homes = board.homes.map((at) => board.territories[at]?.name ?? "").join(", ");
  const drawn = view.options.mapFile === null && view.options.map === "generated";
  return (
    <div className="panel we-panel">
      <section>
        <p>{en.panels.mapOf(board.name, board.territories.length)}</p>
        {drawn && <p>{en.panels.mapNumber(view.options.mapSeed)}</p>}
        <p>{en.panels.homes(homes)}</p>
      </section>
      <section>
        <h3>{en.panels.fair}</h3>
        <FairnessTable module={module} board={board} />
      </section>
    </div>
  );
}
