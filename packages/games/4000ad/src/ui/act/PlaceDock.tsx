import { Button, RuleChip } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import type { Question } from "../model/offers.ts";
import type { Props, BoardData } from "../model/board-data.ts";
import { PreparedActNotes, StarName } from "./parts.tsx";
import type { PreparedAct } from "./prepared-act.ts";
import { Stepper } from "./Stepper.tsx";
import { PowerEmblem } from "../draw/PowerEmblem.tsx";

/** Dock for placing new ships at building sites (AD-6.2.3.2). */
export function PlaceDock({
  props,
  data,
  question,
  prepared,
}: {
  readonly props: Props;
  readonly data: BoardData;
  readonly question: Extract<Question, { step: "place" }>;
  readonly prepared: PreparedAct | null;
}): ReactElement {
  const target = useBoardStore((d) => d.target);
  const placeCount = useBoardStore((d) => d.placeCount);
  const set = useBoardStore((d) => d.set);
  const power =
    (props.view.board.flow.stack.at(-1)?.memo as { readonly power?: number } | undefined)?.power ??
    props.view.board.active;
  const left = props.view.board.unplaced[power] ?? 0;
  const size = placeCount === 0 ? left : Math.min(placeCount, left);
  return (
    <div className="ad-dock ad-dock-place">
      <div className="ad-from">
        <span className="ad-label">
          <PowerEmblem look={data.looks[power]} size={16} /> {data.looks[power]?.name}
        </span>
        <b className="ad-big n">{en.dock.place(left)}</b>
        <RuleChip rule="AD-6.2.3.2" />
      </div>
      <Stepper
        value={size}
        least={1}
        most={Math.max(1, left)}
        label={en.dock.placeCount}
        onChange={(n) => set({ placeCount: n })}
      />
      <fieldset className="ad-chips" aria-label={en.dock.placeAt}>
        {[...question.stars.keys()].map((star) => (
          <Button
            key={star}
            look="may"
            pressed={star === target}
            onClick={() => set({ target: star, placeCount: size, star })}
          >
            {data.names[star]}
          </Button>
        ))}
      </fieldset>
      {target !== null && <StarName data={data} star={target} />}
      <PreparedActNotes props={props} data={data} prepared={prepared} />
    </div>
  );
}
