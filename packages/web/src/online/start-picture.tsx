/** Pictures of tables that have not begun: a starting position with their options, as spectators would see it. */
import { parseEdition, type Result, seededDraws, start } from "@starboard/kernel";
import type { Glance } from "@starboard/kit";
import type { TableInfo } from "@starboard/wire/host";
import { type ReactNode, useEffect } from "react";
import { create } from "zustand";
import { loadGlance, loadRules } from "../games.ts";
import { GlancePicture, pictureOf } from "../tables/MatchRow.tsx";

type Pictured = Pick<TableInfo, "game" | "options">;

/** Pictures by game and options, which many tables share; null where there is nothing to draw. */
const usePictures = create<{ readonly pictures: ReadonlyMap<string, Glance | null> }>()(() => ({
  pictures: new Map(),
}));
/** They are made one after the other, so that a long list does not delay the page. */
let queue: Promise<unknown> = Promise.resolve();

/** The position is one of those that the options can lead to: the real draws are not known before the match. */
async function draw({ game: edition, options }: Pictured): Promise<Glance | null> {
  const named = parseEdition(edition);
  if (!named) return null;
  const [game, glance] = [await loadRules(named.id, named.edition), await loadGlance(named.id)];
  const read: Result<object> | undefined = game?.options.parse(options);
  if (!game || !glance || !read || "bad" in read) return null;
  return pictureOf(glance(game.view(start(game, read.ok, seededDraws(1)).state, "public")));
}

/** The picture of a table before its match; null while it is made, and if there is none. */
export function useStartPicture(info: Pictured | null): ReactNode {
  const key = info && `${info.game} ${JSON.stringify(info.options)}`;
  useEffect(() => {
    if (info === null || key === null || usePictures.getState().pictures.has(key)) return;
    const put = (picture: Glance | null): void =>
      usePictures.setState(({ pictures }) => ({ pictures: new Map(pictures).set(key, picture) }));
    put(null);
    queue = queue.then(() => draw(info)).then(put, () => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the key names game and options
  }, [key]);
  const picture = usePictures(({ pictures }) => (key === null ? null : pictures.get(key))) ?? null;
  return picture && <GlancePicture glance={picture} />;
}
