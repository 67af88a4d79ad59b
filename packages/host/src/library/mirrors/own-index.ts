/** The signed index of this host's library, for hosts that follow it. */
import { MIRROR_FORMAT, MIRROR_MOST, type MirrorIndex, type MirrorItem } from "@starboard/wire/mirrors";
import { bans } from "../../people/bans.ts";
import { persons } from "../../people/identity.ts";
import type { HostServices } from "../../services.ts";
import { items } from "../doc.ts";
import { indexKey, signIndex } from "./index-key.ts";

/** Most documents that are read for one index: some are not for others. */
const MAX_READ = 2 * MIRROR_MOST.items;

/** The newest items that others may copy: made here, with a licence that allows it. */
export async function ownIndex({ store, now }: Pick<HostServices, "store" | "now">): Promise<MirrorIndex> {
  const found = await items.find(store, { index: ["all", "yes"], limit: MAX_READ });
  const makers = [...new Set(found.map(({ doc }) => doc.maker))];
  const banned = new Set((await bans.getAll(store, makers)).map(({ id }) => id));
  const names = new Map((await persons.getAll(store, makers)).map(({ id, doc }) => [id, doc.name]));
  const copied = found.flatMap(({ id, doc }): MirrorItem[] => {
    const hash = doc.versions.at(-1)?.hash;
    if (doc.origin || doc.licence === "ARR" || banned.has(doc.maker) || hash === undefined) return [];
    const { game, edition, kind, name, maker, about, tags, licence, changedAt } = doc;
    return [
      {
        item: id,
        game,
        edition,
        kind,
        name,
        maker: names.get(maker) ?? "",
        about,
        tags: [...tags],
        licence,
        hash,
        changedAt,
      },
    ];
  });
  const key = await indexKey(store, now());
  return signIndex(
    {
      format: MIRROR_FORMAT,
      version: 1,
      key: key.publicKey,
      at: now(),
      isComplete: found.length < MAX_READ && copied.length <= MIRROR_MOST.items,
      items: copied.slice(0, MIRROR_MOST.items),
    },
    key,
  );
}
