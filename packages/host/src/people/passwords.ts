/** Passwords, kept as argon2id digests with the cost OWASP's password storage sheet names first (19 MiB, 2 passes). */
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
/** Sign-ins that wait at most, each some hundredths of a second: then others are told to come again. */
const MAX_WAITING_HASHES = 50;

/**
 * One digest at a time. Node does such work, looking up names (two at once) and the writing of acts to the disk with four
 * threads in all: however many sign in, one is left for the acts.
 */
export const hashing = limitConcurrency(1);
/** Whether there is room for one more. */
export const hasHashCapacity = (): boolean => hashing.waiting < MAX_WAITING_HASHES;

/** The same letters typed on different keyboards are the same password. */
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

/** Whether a password is the one kept. Without one it takes as long and says no, so that time tells nothing about names. */
export async function verifyPassword(password: string, kept: PasswordDigest | undefined): Promise<boolean> {
  const salt = kept ? Buffer.from(kept.salt, "hex") : Buffer.alloc(16);
  const digest = await digestOf(password, salt, kept ?? COST);
  return kept !== undefined && timingSafeEqual(digest, Buffer.from(kept.digest, "hex"));
}
