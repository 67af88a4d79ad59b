/** Pictures drawn before they are needed: a portrait takes longer than a frame of the screen lasts. */
import { cardIndexOf, type Options } from "@starboard/trekwar";
import { pictureOf } from "@starboard/trekwar/art";
import { useEffect } from "react";

/** Milliseconds of idle time that must be left to begin another picture. */
const ENOUGH = 6;

/** Draws the cards of a match, as many as fit, whenever the page has nothing else to do. */
export function usePreloadedPictures(options: Options): void {
  useEffect(() => {
    // Safari has no idle callbacks: there, cards are drawn when they are first shown.
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
