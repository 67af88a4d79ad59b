/** Stores passwords as argon2id digests, with the first cost setting of OWASP's cheat sheet (19 MiB, 2 passes). */
import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { limitConcurrency } from "./concurrency.ts";

export interface PasswordDigest {
  /** Random bytes, in hex. */
  readonly salt: string;
  /** In hex. */
  readonly digest: string;
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
}

const COST = { memory: 19_456, passes: 2 };
const LENGTH = 32;
/** Maximum number of waiting hashes, each some hundredths of a second. Further sign-ins are refused until later. */
const MAX_WAITING_HASHES = 50;

/**
 * Computes one digest at a time. Node has four threads for hashing, name lookups (two at once) and writing acts to
 * disk. With one for hashing, at least one remains for acts.
 */
export const hashing = limitConcurrency(1);
/** True if one more hash may wait. */
export const hasHashCapacity = (): boolean => hashing.waiting < MAX_WAITING_HASHES;

/** Normalizes a password (NFKC), so that the same letters from different keyboards match. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize("NFKC"));

function digestOf(password: string, salt: Buffer, { memory, passes }: typeof COST): Promise<Buffer> {
  const parameters = { message: bytesOf(password), nonce: salt, parallelism: 1, tagLength: LENGTH, memory, passes };
  return hashing.take(
    () =>
      new Promise((resolve, reject) =>
        argon2("argon2id", parameters, (error, digest) => (error ? reject(error) : resolve(digest))),
      ),
  );
}

export async function hashPassword(password: string): Promise<PasswordDigest> {
  const salt = randomBytes(16);
  const digest = await digestOf(password, salt, COST);
  return { salt: salt.toString("hex"), digest: digest.toString("hex"), ...COST };
}

/**
 * True if a password has the stored digest. Without a digest it is false after the same time, so that response times
 * do not reveal which logins exist.
 */
export async function verifyPassword(password: string, stored: PasswordDigest | undefined): Promise<boolean> {
  const salt = stored ? Buffer.from(stored.salt, "hex") : Buffer.alloc(16);
  const digest = await digestOf(password, salt, stored ?? COST);
  return stored !== undefined && timingSafeEqual(digest, Buffer.from(stored.digest, "hex"));
}
