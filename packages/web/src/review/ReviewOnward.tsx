import { Icon } from "@starboard/ui";
import { gameTitle, hasPuzzles } from "../games.ts";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";

/** Where a player goes after a review: puzzles of the game, and another match. */
export function ReviewOnward({ game }: { readonly game: string }) {
  const title = gameTitle(game);
  return (
    <nav className="review-onward" aria-label={en.review.onward.title}>
      {hasPuzzles(game) && (
        <a className="btn" {...link({ at: "puzzles", game })}>
          <Icon name="target" size={15} />
          {en.review.onward.puzzles(title)}
        </a>
      )}
      <a className="btn" {...link({ at: "new", game })}>
        <Icon name="play" size={15} />
        {en.review.onward.again(title)}
      </a>
    </nav>
  );
}
