import { Icon } from "@starboard/ui";
import * as en from "../messages/en.ts";
import { link } from "../router.ts";
import { useGlance } from "../tables/glances.ts";
import type { MatchItem } from "../tables/match-items.ts";
import { GlancePicture, pictureOf, statusOfItem, titleOfItem } from "../tables/MatchRow.tsx";

/** The first thing on the start page: the match that waits for the player, or the one played last. */
export function ContinueMatch({ item }: { readonly item: MatchItem }) {
  const glance = useGlance(item);
  const picture = glance && pictureOf(glance);
  const about = [en.against(item.names.filter(Boolean)), ...(glance ? [glance.turn] : []), statusOfItem(item)];
  return (
    <a className={`continue-match${item.isYourTurn ? " mine" : ""}`} {...link(item.to)}>
      <span className="continue-picture">
        {picture ? <GlancePicture glance={picture} /> : <Icon name="table" size={28} />}
      </span>
      <span>
        <small>{en.landing.continueMatch}</small>
        <b>{titleOfItem(item)}</b>
        <span>{about.join(" · ")}</span>
      </span>
      <span className="btn main">{en.landing.continueShort}</span>
    </a>
  );
}
