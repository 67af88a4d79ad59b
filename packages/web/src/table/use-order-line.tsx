/** The order line of a match page: whether it is open, and what it begins with. */
import { type ReactNode, useState } from "react";
import { BoardCursor } from "./BoardCursor.tsx";
import { OrderLine } from "./OrderLine.tsx";

/** @param isCovered whether the page hides the position, so that there is nothing to read and to order */
export function useOrderLine(
  isCovered: boolean,
  onMain: () => void,
): {
  readonly line: ReactNode;
  /** The cursor on the board, which opens the line for its place. */
  readonly cursor: ReactNode;
  readonly typeOrder: () => void;
} {
  // A new number begins the line anew.
  const [open, setOpen] = useState<{ readonly begun: string; readonly n: number } | null>(null);
  const begin = (begun: string): void => setOpen((before) => ({ begun, n: (before?.n ?? 0) + 1 }));
  const close = (): void => {
    setOpen(null);
    document.querySelector<HTMLElement>(".ask")?.focus();
  };
  return {
    line: open && !isCovered ? <OrderLine key={open.n} begun={open.begun} onMain={onMain} onClose={close} /> : null,
    cursor: isCovered ? null : <BoardCursor onOrder={begin} />,
    typeOrder: () => begin(""),
  };
}
