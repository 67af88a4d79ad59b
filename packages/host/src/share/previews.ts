/** Link previews of items of the library and of finished matches: only of what everybody may see. */
import { finishedMatches } from "../archive/doc.ts";
import { libraryGame } from "../library/kinds.ts";
import { visibleItem } from "../library/read.ts";
import type { LinkPreview } from "../link-preview.ts";
import { en } from "../messages/en.ts";
import { gameTitleOf } from "../notifications/report.ts";
import { persons } from "../people/identity.ts";
import type { HostStore } from "../storage/store.ts";

const ITEM = /^\/library\/([0-9a-f]{20})\/?$/;
const MATCH = /^\/(?:replay|review)\/([A-Za-z0-9_-]{1,64})\/?$/;

async function itemPreview(store: HostStore, id: string): Promise<LinkPreview | null> {
  const found = await visibleItem({ store }, id);
  if ("bad" in found) return null;
  const { game, kind, name, maker, about } = found.ok.doc;
  const title = (await libraryGame(game))?.kinds.find((one) => one.id === kind)?.title ?? kind;
  const by = (await persons.get(store, maker))?.doc.name ?? "";
  return { title: en.share.item(name, title, gameTitleOf(game)), text: en.share.itemText(about, by) };
}

async function matchPreview(store: HostStore, id: string): Promise<LinkPreview | null> {
  const stored = await finishedMatches.get(store, id);
  if (stored?.doc.public !== true) return null;
  const { game, seats } = stored.doc;
  const names = (result: "won" | "lost"): string[] =>
    seats.flatMap((seat) => (seat.result === result ? [seat.name] : []));
  const [winners, losers] = [names("won"), names("lost")];
  return {
    title: winners.length === 0 ? en.share.drawn(seats.map(({ name }) => name)) : en.share.beat(winners, losers),
    text: en.share.matchText(gameTitleOf(game)),
  };
}

/** The preview of a path; null for other paths, and for what is not public. */
export async function sharePreview(store: HostStore, path: string): Promise<LinkPreview | null> {
  const item = ITEM.exec(path)?.[1];
  if (item !== undefined) return itemPreview(store, item);
  const match = MATCH.exec(path)?.[1];
  return match === undefined ? null : matchPreview(store, match);
}
