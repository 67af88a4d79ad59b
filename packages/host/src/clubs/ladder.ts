/** The ladder of a club: the ratings of those members whom the caller may see. */
import type { Result } from "@starboard/kernel";
import type { Ladder } from "@starboard/wire/ladder";
import { type Board, ratingId, ratings } from "../ratings/doc.ts";
import { ladderFrom } from "../ratings/ladder.ts";
import { asBoardRatings } from "../ratings/ratings.ts";
import type { HostServices } from "../services.ts";
import { roleOf } from "./doc.ts";
import { visibleClub, visiblePeople } from "./info.ts";

/** Others than members see who also stands on the ladders of the host. Code: CLUB_UNKNOWN. */
export async function clubLadder(
  services: Pick<HostServices, "store" | "blocks" | "now">,
  id: string,
  board: Board,
  person: string | null,
): Promise<Result<Ladder>> {
  const { store, now } = services;
  const visible = await visibleClub(services, id, person);
  if ("bad" in visible) return visible;
  const people = await visiblePeople(services, visible.ok.doc, person);
  const isInside = roleOf(visible.ok.doc, person) !== null;
  const shown = [...people].filter(([, { listed }]) => isInside || listed).map(([one]) => one);
  const found = await ratings.getAll(
    store,
    shown.map((one) => ratingId(one, board)),
  );
  const rows = asBoardRatings(found, now()).map((rating) => ({
    ...rating,
    name: people.get(rating.person)?.name ?? "",
    you: rating.person === person,
  }));
  return { ok: ladderFrom(board, rows, now()) };
}
