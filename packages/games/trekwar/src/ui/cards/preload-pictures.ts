/** Draws card pictures before they are shown, because a portrait takes longer than one animation frame. */
import { cardIndexOf, type Options } from "@starboard/trekwar";
import { pictureOf } from "@starboard/trekwar/art";
import { useEffect } from "react";

/** Minimum remaining idle time to start another picture, in ms. */
const ENOUGH = 6;

/** Draws the cards of a match while the page is idle. */
export function usePreloadedPictures(options: Options): void {
  useEffect(() => {
    // Safari has no idle callbacks. There, pictures are drawn when they are first shown.
    if (typeof requestIdleCallback === "undefined") return;
    const cards = cardIndexOf(options).cards.map(({ entry }) => entry);
    let next = 0;
    const draw = (time: IdleDeadline): void => {
      while (next < cards.length && time.timeRemaining() > ENOUGH) {
        const card = cards[next++];
        if (card) pictureOf(card);
      }
      if (next < cards.length) handle = requestIdleCallback(draw);
    };
    let handle = requestIdleCallback(draw);
    return () => cancelIdleCallback(handle);
  }, [options]);
}
