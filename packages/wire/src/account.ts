/**
 * HTTP messages about accounts. A guest keeps its name and matches under a login, with a password or a passkey.
 */
import * as z from "zod/mini";
import { milliseconds } from "./fields.ts";
import { personName } from "./host.ts";
import type { Infer } from "./infer.ts";
import { ratingInfo } from "./rating.ts";

export type { RatingInfo } from "./rating.ts";

/** The name an account signs in with; not case-sensitive. */
export const loginName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u));
/** A new password. Only its length is checked. */
export const passwordText = z.string().check(z.minLength(8), z.maxLength(200));
/**
 * A password typed to sign in: compared with the stored one, not checked against the present limits for new passwords.
 */
const passwordInput = z.string().check(z.minLength(1), z.maxLength(200));

export const newAccountInput = z.strictObject({ login: loginName, password: passwordText, name: personName });
export const signInInput = z.strictObject({
  login: z.string().check(z.minLength(1), z.maxLength(80)),
  password: passwordInput,
});
export const passwordChangeInput = z.strictObject({
  currentPassword: z.optional(passwordInput),
  password: passwordText,
});
/** Sets a new password through an administrator's link. */
export const resetInput = z.strictObject({
  token: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+\.[a-z0-9]+$/)),
  password: passwordText,
});
/** Starts a passkey registration. The first one names the account to create; later ones leave `login` out. */
export const passkeyOptionsInput = z.strictObject({ login: z.optional(loginName), name: z.optional(personName) });

const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));
const attachment = z.optional(z.nullable(z.enum(["cross-platform", "platform"])));
const extensions = z.looseObject({});
/** The authenticator's answer to a registration, as browsers encode it in JSON. */
export const passkeyRegistration = z.strictObject({
  login: z.optional(loginName),
  /** A name by which the owner recognises the passkey. */
  label: z.string().check(z.trim(), z.maxLength(60)),
  response: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal("public-key"),
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(16_000),
      transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  }),
});
/** The authenticator's answer to a sign-in. */
export const passkeyAssertion = z.strictObject({
  response: z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal("public-key"),
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(8000),
      signature: base64url(8000),
      userHandle: z.optional(z.nullable(base64url(200))),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensions,
  }),
});
/** Deletes the account. The login is repeated to prevent accidents. */
export const eraseInput = z.strictObject({ login: z.string().check(z.minLength(1), z.maxLength(80)) });

const passkeyInfo = z.strictObject({ id: z.string(), label: z.string(), createdAt: milliseconds });
export type PasskeyInfo = Infer<typeof passkeyInfo>;
const sessionInfo = z.strictObject({
  id: z.string(),
  /** The browser's user agent. */
  agent: z.string(),
  createdAt: milliseconds,
  /** Rounded to the day. */
  seenAt: milliseconds,
  /** True for the session that made this request. */
  current: z.boolean(),
});
export type SessionInfo = Infer<typeof sessionInfo>;
/** An account as its owner sees it. */
export const accountInfo = z.strictObject({
  person: z.string(),
  login: z.string(),
  name: z.string(),
  createdAt: milliseconds,
  /** True if the account has a password. */
  password: z.boolean(),
  passkeys: z.array(passkeyInfo),
  sessions: z.array(sessionInfo),
  ratings: z.array(ratingInfo),
  /** Whether the account stands on the ladders, where everyone sees its name and ratings. */
  listed: z.boolean(),
  /** Whether everyone may see the whole profile. */
  publicProfile: z.boolean(),
});
export type AccountInfo = Infer<typeof accountInfo>;

/**
 * What a browser needs to sign in with a passkey, or to create one, as `PublicKeyCredential` reads it from JSON. Further
 * fields are the browser's.
 */
export const passkeyChallenge = z.looseObject({ challenge: base64url(200) });
const documents = z.array(z.unknown());
/** Everything that is stored of a person; documents are as the server keeps them. */
export const personExport = z.strictObject({
  exportedAt: milliseconds,
  person: z.looseObject({ id: z.string() }),
  /** Without secrets. */
  credentials: z.array(z.strictObject({ is: z.string(), createdAt: milliseconds, label: z.exactOptional(z.string()) })),
  sessions: documents,
  bots: documents,
  tables: documents,
  tournaments: documents,
  chatLines: documents,
  notificationTarget: documents,
  notification: documents,
  rating: documents,
  puzzleResult: documents,
  solverRating: documents,
  note: documents,
  order: documents,
  ticket: documents,
  relation: documents,
  challenge: documents,
  libraryItem: documents,
  libraryLike: documents,
  libraryReport: documents,
  clubMember: documents,
  clubReport: documents,
});
