/** The Hand: a row of cards with a hint above each, and lines between cards that match together. */
import { type CardId, SIDE_NAMES } from "@starboard/trekwar";
import { Icon } from "@starboard/ui";
import { useEffect, useRef } from "react";
import { showZoom, useZoom } from "../board/Zoom.tsx";
import { Face, Slim } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { readHand, type CardStatus } from "../model/hand.ts";
import { entryOf, names, ownSide, type Props, shortName } from "../model/view.ts";
import { useDrag } from "./drag.ts";
import { choose, useHandKeys } from "./keys.ts";
import { Lane } from "./Lane.tsx";
import { Options } from "./Options.tsx";

export function Hand(props: Props) {
  const side = ownSide(props);
  const cards = side === null ? null : props.view.sides[side].hand.cards;
  const read = readHand(props);
  useHandKeys(props);
  const row = useRef<HTMLDivElement>(null);
  const { chosen, open, set } = useBoardStore();
  // A phone shows one card in full: the last one chosen, otherwise the first that can be played.
  const first = cards?.find((id) => read.statuses.get(id)?.can) ?? cards?.[0] ?? null;
  const face = open !== null && cards?.includes(open) ? open : first;
  useEffect(() => {
    const last = chosen.at(-1);
    if (last !== undefined) set({ open: last });
  }, [chosen, set]);
  if (side === null || !cards || props.view.flow.over) return null;
  return (
    <div className={`tw-dock${props.compact ? " compact" : ""}`}>
      {props.compact && <Options props={props} />}
      <div
        className="tw-hand"
        ref={row}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot hold a subgrid in every browser
        role="group"
        aria-label={en.handOf(SIDE_NAMES[side])}
        style={{ "--n": Math.max(1, cards.length) } as object}
      >
        {cards.length === 0 && <p className="tw-hand-none">{en.emptyHand}</p>}
        {!props.compact && cards.length > 0 && <Lane props={props} cards={cards} />}
        {cards.map((id, i) => (
          <HandCard
            key={id}
            props={props}
            id={id}
            at={i}
            status={read.statuses.get(id)}
            closed={props.compact && id !== face}
          />
        ))}
      </div>
    </div>
  );
}

function HandCard({
  props,
  id,
  at,
  status,
  closed,
}: {
  readonly props: Props;
  readonly id: CardId;
  readonly at: number;
  readonly status: CardStatus | undefined;
  readonly closed: boolean;
}) {
  const { chosen, set } = useBoardStore();
  const { asked } = readHand(props);
  const card = entryOf(props.view, id);
  const on = chosen.includes(id);
  const waiting = !asked || !status;
  const idle = waiting || asked.step === "choose" || (status.hint === "" && !status.can);
  const zoom = useZoom(id, status && status.why !== "" ? { text: status.why, rule: status.rule } : null);
  const drag = useDrag(props, id);
  const cardNames = names(props);
  const label = [en.cardLabel(card), on ? en.selected : "", status?.hint ?? "", status && !status.can ? status.why : ""]
    .filter(Boolean)
    .join(". ");
  const cardButton = useRef<HTMLButtonElement>(null);
  const press = (): void => {
    if (closed) set({ open: id });
    if (asked && status && (status.can || asked.step === "initial" || asked.step === "commit")) choose(props, id);
  };
  return (
    <div className={`tw-hand-slot${closed ? " closed" : ""}`}>
      <button
        ref={cardButton}
        type="button"
        className={`tw-hand-card${idle ? "" : status.can ? " can" : " no"}${on ? " sel" : ""}${closed ? " closed" : ""}`}
        aria-label={label}
        aria-pressed={asked ? on : undefined}
        aria-keyshortcuts={at < 9 ? String(at + 1) : undefined}
        data-card={id}
        data-decision={asked && status?.can ? "" : undefined}
        onMouseEnter={() => set({ hovered: id })}
        onMouseLeave={() => set({ hovered: null })}
        {...zoom}
        {...drag}
        onClickCapture={(event) => {
          zoom.onClickCapture?.(event);
          drag.onClickCapture(event);
        }}
        onPointerUp={(event) => {
          zoom.onPointerUp?.();
          drag.onPointerUp(event);
        }}
        onPointerCancel={() => {
          zoom.onPointerCancel?.();
          drag.onPointerCancel();
        }}
        onFocus={(event) => {
          set({ hovered: id });
          zoom.onFocus?.(event);
        }}
        onBlur={(event) => {
          set({ hovered: null });
          zoom.onBlur?.(event);
        }}
        onClick={press}
      >
        {closed ? (
          <Slim card={card} now={props.view.ground} label={shortName(card)} />
        ) : (
          <Face card={card} now={props.view.ground} nameOf={cardNames.card}>
            {on && (
              <i className="tw-tick">
                <Icon name="check" />
              </i>
            )}
          </Face>
        )}
      </button>
      {props.compact && !closed && (
        <button
          type="button"
          className="tw-read"
          aria-label={en.read(card.name)}
          onClick={() => cardButton.current && showZoom(id, cardButton.current)}
        >
          <Icon name="search" />
        </button>
      )}
    </div>
  );
}
