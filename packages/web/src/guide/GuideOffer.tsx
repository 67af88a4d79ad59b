import { Button } from "@starboard/ui";
import { hasGuide } from "../games.ts";
import * as en from "../messages/en.ts";
import { navigate } from "../router.ts";
import { useSettings } from "../settings/store.ts";
import { useTableContext } from "../table/table-context.ts";
import { hasPlayed } from "./has-played.ts";
import "./guide.css";

/**
 * A strip that offers the guided match at the start of the player's first matches of a game, until it is answered or the
 * player has acted.
 */
export function GuideOffer() {
  const { loaded, seats, pastFacts } = useTableContext();
  const { guided, set } = useSettings();
  if (!hasGuide(loaded.id) || guided.includes(loaded.id) || hasPlayed(seats, pastFacts)) return null;
  const answer = (): void => set({ guided: [...guided, loaded.id] });
  return (
    <section className="guide offer" aria-label={en.guide.label}>
      <p>
        <b>{en.guide.offer(loaded.words.title)}</b> {en.guide.offerText}
      </p>
      <div className="guide-acts">
        <Button
          look="may"
          onClick={() => {
            answer();
            navigate({ at: "guide", game: loaded.id });
          }}
        >
          {en.guide.yes}
        </Button>
        <Button look="quiet" onClick={answer}>
          {en.guide.no}
        </Button>
      </div>
    </section>
  );
}
