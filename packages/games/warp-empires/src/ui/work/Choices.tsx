/** Buttons for a choice between acts, or for the target seat of a card. */
import { Button } from "@starboard/ui";
import type { ReactElement } from "react";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { type AnyAct, type Props, sayAct, type Tabletop } from "../model/table.ts";
import { cardName } from "../model/world.ts";

export function Choices({
  props,
  table,
  title,
  acts,
}: {
  readonly props: Props;
  readonly table: Tabletop;
  readonly title: string;
  readonly acts: readonly AnyAct[];
}): ReactElement | null {
  const set = useBoardStore((d) => d.set);
  const card = useBoardStore((d) => d.card);
  const { asked, world } = table;
  if (!asked) return null;
  const ways = [...new Set(acts.filter((act) => act.do === "play").map((act) => act.as ?? ""))];
  const manifold = card !== null && ways.length > 1;
  const shown = manifold && card.as !== null ? acts.filter((act) => act.as === card.as) : acts;
  return (
    <section className="we-work" aria-label={title}>
      <h2>
        {title}
        <span>
          <Button look="quiet" onClick={() => set({ card: null, goods: null, land: null })}>
            {en.move.put}
          </Button>
        </span>
      </h2>
      {manifold && (
        <div className="we-choices">
          {ways.map((as) => (
            <Button
              key={as}
              pressed={card.as === as}
              onClick={() => set({ card: { card: card.card, as: as === "" ? null : as } })}
            >
              {as === "" ? cardName(world, card.card) : en.hand.as(cardName(world, as))}
            </Button>
          ))}
        </div>
      )}
      <div className="we-choices">
        {shown.slice(0, 24).map((act) => (
          <Button
            key={JSON.stringify(act)}
            look="may"
            onClick={() => {
              props.choose(asked.step, act);
              set({ card: null });
            }}
          >
            {sayAct(props, asked.step, act)}
          </Button>
        ))}
      </div>
    </section>
  );
}
