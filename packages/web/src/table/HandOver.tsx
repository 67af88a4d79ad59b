import { Button } from "@starboard/ui";
import { useLayoutEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import { type Badge, SeatEmblem } from "../shell/SeatEmblem.tsx";

/** Covers the whole screen until the next player takes over. */
export function HandOver({
  name,
  badge,
  onReady,
}: {
  readonly name: string;
  readonly badge: Badge;
  readonly onReady: () => void;
}) {
  const box = useRef<HTMLDialogElement>(null);
  // Runs before painting, so that no frame shows the next player's hand to the previous player.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} className="hand-over" aria-labelledby="hand-over" onCancel={(event) => event.preventDefault()}>
      <SeatEmblem badge={badge} size={72} />
      <h2 id="hand-over">{en.table.handOver.title(name)}</h2>
      <p>{en.table.handOver.text}</p>
      <Button look="main" onClick={onReady}>
        {en.table.handOver.ready(name)}
      </Button>
    </dialog>
  );
}
