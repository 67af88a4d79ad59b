/** The stored form of a mirror: a host whose library this one follows. */
import { createHash } from "node:crypto";
import type { MirrorInfo } from "@starboard/wire/mirrors";
import { defineCollection } from "../../storage/collection.ts";

export interface MirrorDoc extends Omit<MirrorInfo, "id"> {
  readonly addedAt: number;
}
export const mirrors = defineCollection<MirrorDoc>("libraryMirror", () => ({ all: "yes" }));

/** The id of an item of a mirror in this library: always the same, so that a repeated look changes nothing. */
export const mirroredId = (mirror: string, item: string): string =>
  createHash("sha256").update(`mirror/1\n${mirror}\n${item}`).digest("hex").slice(0, 20);
/** Who has the items of a mirror here, in place of an account. */
export const makerOf = (mirror: string): string => `mirror${mirror}`;
