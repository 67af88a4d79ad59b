/** The key with which a host signs the index of its library, and the check of such signatures. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { canonicalJson } from "@starboard/kernel";
import { type MirrorIndex, mirrorIndex } from "@starboard/wire/mirrors";
import type { Result } from "@starboard/kernel";
import { fail } from "../../errors.ts";
import { defineCollection } from "../../storage/collection.ts";
import type { HostStore } from "../../storage/store.ts";

const keys = defineCollection<{ readonly hex: string }>("setting");
const KEY = "library-key";
/** The beginning of an Ed25519 public key in DER (RFC 8410); its 32 bytes follow. */
const DER = "302a300506032b6570032100";

export interface IndexKey {
  /** In lower-case hex. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Returns the key of this store. It is created on first use and shared by all hosts of the store. */
export async function indexKey(store: HostStore, at: number): Promise<IndexKey> {
  const made = generateKeyPairSync("ed25519").privateKey.export({ format: "der", type: "pkcs8" }).toString("hex");
  await store.write([keys.put(KEY, { hex: made }, at, 0)]);
  const stored = await keys.get(store, KEY);
  if (!stored) throw new Error("the store has lost the key of its library");
  const privateKey = createPrivateKey({ key: Buffer.from(stored.doc.hex, "hex"), format: "der", type: "pkcs8" });
  const der = createPublicKey(privateKey).export({ format: "der", type: "spki" }).toString("hex");
  return { privateKey, publicKey: der.slice(DER.length) };
}

const signedText = (index: Omit<MirrorIndex, "signature">): Buffer => Buffer.from(canonicalJson(index), "utf8");

export const signIndex = (index: Omit<MirrorIndex, "signature">, { privateKey }: IndexKey): MirrorIndex => ({
  ...index,
  signature: sign(null, signedText(index), privateKey).toString("hex"),
});

/**
 * Reads an index. Codes: MIRROR_INDEX if it is none, MIRROR_SIGNATURE if its signature is not that of its key, MIRROR_KEY if
 * that key is another than the one that is expected.
 */
export function readIndex(text: string, expected: string | null): Result<MirrorIndex> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fail("MIRROR_INDEX");
  }
  const read = mirrorIndex.safeParse(raw);
  if (!read.success) return fail("MIRROR_INDEX", read.error.issues[0]?.path.join(".") ?? "");
  const { signature, ...index } = read.data;
  if (expected !== null && index.key !== expected) return fail("MIRROR_KEY", "key");
  const key = createPublicKey({ key: Buffer.from(DER + index.key, "hex"), format: "der", type: "spki" });
  const isSigned = verify(null, signedText(index), key, Buffer.from(signature, "hex"));
  return isSigned ? { ok: read.data } : fail("MIRROR_SIGNATURE", "signature");
}
