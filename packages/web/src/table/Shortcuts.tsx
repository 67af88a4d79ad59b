import { Dialog, isKeyHandled } from "@starboard/ui";
import { useEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";

/** Handles the keyboard shortcuts of a match. A key without a handler is not consumed. */
export function useHotkeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const wish = useRef(actions);
  useEffect(() => {
    wish.current = actions;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (isKeyHandled(event)) return;
      const action = wish.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);
}

/** Dialog with all shortcuts of the page and the game. */
export function KeyList({ loaded, onClose }: { readonly loaded: LoadedGame; readonly onClose: () => void }) {
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
