import { Dialog, keyTaken } from "@starboard/ui";
import { useEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import type { Loaded } from "../loaded-game.ts";

/** Hears the table's keys. A key without a deed goes on to whoever wants it. */
export function useHotkeys(deeds: Readonly<Record<string, (() => void) | undefined>>): void {
  const wish = useRef(deeds);
  useEffect(() => {
    wish.current = deeds;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (keyTaken(event)) return;
      const deed = wish.current[event.key];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}

/** All keys of the frame and of the game. */
export function KeyList({ loaded, onClose }: { readonly loaded: Loaded; readonly onClose: () => void }) {
  return (
    <Dialog title={en.table.keys.title} onClose={onClose}>
      <h3>{en.table.keys.frame}</h3>
      <dl className="keys">
        {en.table.keys.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {loaded.screen.keys.length > 0 && (
        <>
          <h3>{en.table.keys.game(loaded.words.title)}</h3>
          <dl className="keys">
            {loaded.screen.keys.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
