import { nextSpot, type Way } from "@starboard/ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { spotOf } from "../marks/board-spots.ts";
import * as en from "../messages/en.ts";
import { announce } from "../shell/announce.tsx";
import { cursorPlaces, describePlace, firstPlace, threatsAt } from "./board-reading.ts";
import { useTableContext } from "./table-context.ts";
import "./reading.css";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

const OWN_KEYS = [...Object.keys(WAYS), "PageUp", "PageDown", "Home", "Enter", "Escape", "q"].join(" ");

/** What has the focus after the cursor: the prompt, or the timeline of a replay. */
const LEFT_TO = ".ask, .timeline-play";

/** The focus of the cursor, for the key that goes to it. */
export const CURSOR = ".board-cursor";

/**
 * A cursor over the places of the board. It speaks where it is and what is there, and answers what threatens the place.
 * It is drawn only while it has the focus.
 */
export function BoardCursor({
  onOrder,
}: {
  /** Opens the order line for a place, with what was typed so far; absent where no orders can be given. */
  readonly onOrder?: (typed: string) => void;
}) {
  const { loaded, board } = useTableContext();
  const { screen } = loaded;
  const layer = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isOn, setOn] = useState(false);
  const all = cursorPlaces(screen, board);
  const at = all.some(({ place }) => place === chosen) || screen.reader?.beside ? chosen : null;
  const begins = firstPlace(screen, board);
  const place = at ?? begins;

  useEffect(() => {
    if (!isOn || place === null) return undefined;
    let frame = 0;
    // A board pans, zooms and turns without telling the page, so the place is read again in every frame.
    const follow = (): void => {
      const spot = layer.current ? spotOf(screen, place, board.view, layer.current) : null;
      if (ring.current && spot) {
        const size = Math.max(28, Math.min(120, 2 * spot.r + 10));
        ring.current.style.width = `${size}px`;
        ring.current.style.height = `${size}px`;
        ring.current.style.transform = `translate(${spot.x - size / 2}px, ${spot.y - size / 2}px)`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [isOn, place, screen, board.view]);

  if (place === null) return null;
  const speak = (next: string): void => announce(describePlace(screen, next, board));
  const go = (next: string | null): void => {
    if (next === null) return announce(en.reading.cursor.edge);
    setChosen(next);
    speak(next);
  };
  const beside = (way: Way): string | null => {
    if (screen.reader?.beside) return screen.reader.beside(place, way, board);
    const element = layer.current;
    const spots = element
      ? all.flatMap((one) => {
          const spot = spotOf(screen, one.place, board.view, element);
          return spot ? [{ place: one.place, x: spot.x, y: spot.y }] : [];
        })
      : [];
    const here = spots.find((one) => one.place === place);
    if (here) return nextSpot(spots, here, way);
    // A place that is not drawn, such as a fleet in depth: the cursor goes through the list.
    return inList(way === "right" || way === "down" ? 1 : -1);
  };
  const inList = (by: number): string | null => all[all.findIndex((one) => one.place === place) + by]?.place ?? null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const words = screen.reader?.orderWords?.(place, board) ?? all.find((one) => one.place === place)?.name ?? "";
    if (way) go(beside(way));
    else if (event.key === "PageDown") go(inList(1));
    else if (event.key === "PageUp") go(inList(-1));
    else if (event.key === "Home") go(begins);
    else if (event.key === "Enter" || event.key === " ") onOrder?.(words);
    else if (event.key === "q") announce(threatsAt(screen, place, board));
    else if (event.key === "Escape") document.querySelector<HTMLElement>(LEFT_TO)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={layer} className="cursor-layer">
      <button
        ref={ring}
        type="button"
        className="board-cursor"
        aria-label={onOrder ? en.reading.cursor.label : en.reading.cursor.watched}
        // The arrow keys of a game move its ships, but not while they move the cursor.
        data-own-keys={OWN_KEYS}
        onFocus={() => {
          setOn(true);
          speak(place);
        }}
        onBlur={() => setOn(false)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
