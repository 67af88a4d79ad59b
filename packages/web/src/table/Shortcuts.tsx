import { Dialog, isKeyHandled } from "@starboard/ui";
import { useEffect, useRef } from "react";
import * as en from "../messages/en.ts";
import type { LoadedGame } from "../loaded-game.ts";

/** Handles the keyboard shortcuts of a match. A key without a handler is not consumed. */
export function useHotkeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isKeyHandled(event)) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
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
