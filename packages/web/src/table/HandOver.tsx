import { Button } from "@starboard/ui";
import type { Seat } from "@starboard/kernel";
import { useLayoutEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import { SeatEmblem } from "../shell/SeatEmblem.tsx";
import type { OpenMatch } from "./open-match.ts";

/** Covers the whole screen until the next player takes over. */
export function HandOver({
  open: { loaded, controller, table },
  seat,
}: {
  readonly open: OpenMatch;
  readonly seat: Seat;
}) {
  const { text, board } = table.staged;
  const name = text.seat(seat);
  const box = useRef<HTMLDialogElement>(null);
  // Runs before painting, so that no frame shows the next player's hand to the previous player.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} className="hand-over" aria-labelledby="hand-over" onCancel={(event) => event.preventDefault()}>
      <SeatEmblem badge={loaded.screen.badge(board.view, seat)} size={72} />
      <h2 id="hand-over">{en.table.handOver.title(name)}</h2>
      <p>{en.table.handOver.text}</p>
      <Button look="main" onClick={() => controller.uncover()}>
        {en.table.handOver.ready(name)}
      </Button>
    </dialog>
  );
}
