/**
 * Creates and reads seat links. A token names the table, seat and generation and is signed by the host. It cannot be
 * guessed, is not valid for another table or seat, and expires when the generation increases. Links are not stored.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { HostStore } from "../storage/store.ts";
import { defineCollection } from "../storage/collection.ts";

export interface Link {
  readonly table: string;
  /** Null for any seat reserved for a friend. */
  readonly seat: number | null;
  readonly generation: number;
}
/** The seat whose view a picture shows. */
export interface Picture {
  readonly table: string;
  readonly seat: number;
}
/** What makes its bearer a caster. */
export interface Casting {
  readonly table: string;
  readonly generation: number;
}
export interface Links {
  /** Creates the token of casting a table; it expires when the generation increases. */
  castingToken(of: Casting): string;
  readCasting(token: string): Casting | undefined;
  token(link: Link): string;
  /** Decodes a token; undefined if this host did not sign it. */
  read(token: string): Link | undefined;
  /** Creates the token of the picture of what a seat sees, for notifications to its player. */
  pictureToken(of: Picture): string;
  readPicture(token: string): Picture | undefined;
  /** Creates the token that shows a private match to whoever has it, once it is finished. */
  shareToken(table: string): string;
  isShareToken(table: string, token: string): boolean;
}

const keys = defineCollection<{ readonly hex: string }>("setting");
const KEY = "link-key";

/** Returns the key that signs links. It is created on first use and shared by all hosts of a store. */
export async function linkKey(store: HostStore, at: number): Promise<Buffer> {
  await store.write([keys.put(KEY, { hex: randomBytes(32).toString("hex") }, at, 0)]);
  const stored = await keys.get(store, KEY);
  if (!stored) throw new Error("the store has lost the key for links");
  return Buffer.from(stored.doc.hex, "hex");
}

export function createLinks(key: Buffer): Links {
  const sign = ({ table, seat, generation }: Link): Buffer =>
    createHmac("sha256", key)
      .update(`seat-link/1\n${table}\n${seat ?? "any"}\n${generation}`)
      .digest()
      .subarray(0, 18);
  const signPicture = ({ table, seat }: Picture): Buffer =>
    createHmac("sha256", key).update(`picture/1\n${table}\n${seat}`).digest().subarray(0, 18);
  const signShare = (table: string): Buffer =>
    createHmac("sha256", key).update(`share/1\n${table}`).digest().subarray(0, 18);
  const signCasting = ({ table, generation }: Casting): Buffer =>
    createHmac("sha256", key).update(`casting/1\n${table}\n${generation}`).digest().subarray(0, 18);
  return {
    shareToken: (table) => signShare(table).toString("base64url"),
    isShareToken: (table, token) =>
      /^[A-Za-z0-9_-]{24}$/.test(token) && timingSafeEqual(signShare(table), Buffer.from(token, "base64url")),
    castingToken: (of) => ["cast", of.table, of.generation, signCasting(of).toString("base64url")].join("."),
    readCasting(token) {
      const [, table = "", generation, signature = ""] =
        /^cast\.([A-Za-z0-9]{1,40})\.(\d{1,6})\.([A-Za-z0-9_-]{24})$/.exec(token) ?? [];
      if (generation === undefined) return undefined;
      const of = { table, generation: Number(generation) };
      return timingSafeEqual(signCasting(of), Buffer.from(signature, "base64url")) ? of : undefined;
    },
    pictureToken: (of) => [of.table, of.seat, signPicture(of).toString("base64url")].join("."),
    readPicture(token) {
      const [, table = "", seat, signature = ""] =
        /^([A-Za-z0-9]{1,40})\.(\d{1,2})\.([A-Za-z0-9_-]{24})$/.exec(token) ?? [];
      if (seat === undefined) return undefined;
      const of = { table, seat: Number(seat) };
      return timingSafeEqual(signPicture(of), Buffer.from(signature, "base64url")) ? of : undefined;
    },
    token: (link) => [link.table, link.seat ?? "any", link.generation, sign(link).toString("base64url")].join("."),
    read(token) {
      const parts = /^([A-Za-z0-9]{1,40})\.(any|\d{1,2})\.(\d{1,6})\.([A-Za-z0-9_-]{24})$/.exec(token);
      if (!parts) return undefined;
      const [, table = "", place, generation, signature = ""] = parts;
      const link: Link = { table, seat: place === "any" ? null : Number(place), generation: Number(generation) };
      return timingSafeEqual(sign(link), Buffer.from(signature, "base64url")) ? link : undefined;
    },
  };
}
