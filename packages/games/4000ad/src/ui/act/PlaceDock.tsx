import { Button, RuleChip } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Question } from "../model/offers.ts";
import type { Props, Tabletop } from "../model/table.ts";
import { HandNotes, StarName } from "./parts.tsx";
import type { Hand } from "./hand.ts";
import { Stepper } from "./Stepper.tsx";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Dock for placing new ships at building sites (AD-6.2.3.2). */
export function PlaceDock({
  props,
  table,
  question,
  hand,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly question: Extract<Question, { step: "place" }>;
  readonly hand: Hand | null;
}): ReactElement {
  const target = useBoardStore((d) => d.target);
  const lot = useBoardStore((d) => d.lot);
  const set = useBoardStore((d) => d.set);
  const power =
    (props.view.board.flow.stack.at(-1)?.memo as { readonly power?: number } | undefined)?.power ??
    props.view.board.active;
  const left = props.view.board.unplaced[power] ?? 0;
  const size = lot === 0 ? left : Math.min(lot, left);
  return (
    <div className="ad-dock ad-dock-place">
      <div className="ad-from">
        <span className="ad-label">
          <PowerEmblem look={table.looks[power]} size={16} /> {table.looks[power]?.name}
        </span>
        <b className="ad-big n">{en.dock.place(left)}</b>
        <RuleChip rule="AD-6.2.3.2" />
      </div>
      <Stepper value={size} least={1} most={Math.max(1, left)} label={en.dock.lot} onChange={(n) => set({ lot: n })} />
      <fieldset className="ad-chips" aria-label={en.dock.placeAt}>
        {[...question.stars.keys()].map((star) => (
          <Button
            key={star}
            look="may"
            pressed={star === target}
            onClick={() => set({ target: star, lot: size, star })}
          >
            {table.names[star]}
          </Button>
        ))}
      </fieldset>
      {target !== null && <StarName table={table} star={target} />}
      <HandNotes props={props} table={table} hand={hand} />
    </div>
  );
}
