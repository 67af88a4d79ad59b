/** A card on the table. It is enlarged on hover, and can be chosen if the question asks for it. */
import type { CardId } from "@starboard/trekwar";
import type { ReactNode } from "react";
import { Mini } from "../cards/Face.tsx";
import { en } from "../messages.en.ts";
import { useBoardStore } from "../model/board-store.ts";
import { askedOf, entryOf, legalOf, type Props, shortName } from "../model/view.ts";
import { targetsOf } from "../model/hand.ts";
import { cardPlace, useShownClass } from "../status/places.ts";
import { useZoom } from "./Zoom.tsx";

/** Returns what a click on the card does now, or null. */
function useAction(
  props: Props,
  id: CardId,
): { readonly label: string; readonly pressed: boolean; readonly run: () => void } | null {
  const { chosen, target, set } = useBoardStore();
  const asked = askedOf(props);
  if (!asked) return null;
  const takeUp = legalOf(asked.offers, "takeUp").find(({ card }) => card === id);
  if (takeUp)
    return {
      label: en.takeUp(entryOf(props.view, id).name),
      pressed: false,
      run: () => props.choose(asked.step, takeUp),
    };
  const event = chosen.find((card) => entryOf(props.view, card).type === "Event");
  if (targetsOf(asked, event).includes(id))
    return {
      label: `${en.targets}: ${entryOf(props.view, id).name}`,
      pressed: target === id,
      run: () => set({ target: id }),
    };
  return null;
}

export function TableCard({
  props,
  id,
  covered = false,
  dead = false,
  className = "",
  onOpen,
  children,
}: {
  readonly props: Props;
  readonly id: CardId;
  readonly covered?: boolean;
  readonly dead?: boolean;
  readonly className?: string;
  /** Opens the card's pile. */
  readonly onOpen?: { readonly label: string; readonly run: () => void };
  readonly children?: ReactNode;
}) {
  const card = entryOf(props.view, id);
  const action = useAction(props, id);
  const zoom = useZoom(id);
  const shown = useShownClass(cardPlace(id));
  const face = (
    <>
      <Mini card={card} now={props.view.ground} label={shortName(card)} covered={covered} dead={dead} />
      {children}
    </>
  );
  return (
    <button
      type="button"
      className={`tw-spot ${className}${action ? " can" : ""}${action?.pressed ? " sel" : ""}${shown}`}
      aria-label={action?.label ?? onOpen?.label ?? en.cardLabel(card)}
      aria-pressed={action ? action.pressed : undefined}
      data-spot={id}
      {...zoom}
      onClick={action?.run ?? onOpen?.run}
    >
      {face}
    </button>
  );
}
