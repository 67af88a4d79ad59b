/**
 * What a page and a host say to each other about accounts: a guest keeps its name and matches under a login, with a
 * password or a passkey. Forms of HTTP bodies are schemas, as in `host.ts`.
 */
import * as z from "zod/mini";
import { personName } from "./host.ts";

/** What somebody signs in with; upper and lower case are the same. */
export const loginName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._@-]*$/u));
/** Length alone makes a password strong; nothing else is asked of it. */
export const passwordText = z.string().check(z.minLength(8), z.maxLength(200));
/** What is typed to get in: checked against what is kept, not against what would be allowed now. */
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
/** A new password by a link of an administrator. */
export const resetInput = z.strictObject({
  token: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+\.[a-z0-9]+$/)),
  password: passwordText,
});
/** Wishes for a first passkey name the account it will open; later ones leave `login` out. */
export const passkeyOptionsInput = z.strictObject({ login: z.optional(loginName), name: z.optional(personName) });

const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));
const attachment = z.optional(z.nullable(z.enum(["cross-platform", "platform"])));
const extensions = z.looseObject({});
/** An authenticator's answer to a wish for a passkey, as browsers write it in JSON. */
export const passkeyRegistration = z.strictObject({
  login: z.optional(loginName),
  /** What its owner recognises it by. */
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
/** An authenticator's answer to somebody who wants in. */
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
/** Erasing takes the login once more, so that nobody does it by a slip. */
export const eraseInput = z.strictObject({ login: z.string().check(z.minLength(1), z.maxLength(80)) });

export interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
export interface SessionInfo {
  readonly id: string;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly createdAt: number;
  /** Kept to the day. */
  readonly seenAt: number;
  /** The one that asks. */
  readonly current: boolean;
}
/** Strength at one game by Glicko-2; with 95 % the true one is within twice the deviation. */
export interface RatingInfo {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}
/** An account as its owner sees it. */
export interface AccountInfo {
  readonly person: string;
  readonly login: string;
  readonly name: string;
  readonly createdAt: number;
  readonly password: boolean;
  readonly passkeys: readonly PasskeyInfo[];
  readonly sessions: readonly SessionInfo[];
  readonly ratings: readonly RatingInfo[];
}
