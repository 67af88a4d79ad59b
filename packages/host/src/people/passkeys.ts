/** Passkeys (WebAuthn): questions, and what authenticators answer. Challenges lie in the store, so any host may check. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Result } from "@starboard/kernel";
import type { passkeyRegistration, passkeyAssertion } from "@starboard/wire/account";
import type * as z from "zod/mini";
import type { HostStore } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { challengeId, credentials, type Passkey, PASSKEYS, passkeyId, passkeysOf } from "./credentials.ts";

/** Where the page is that asks; passkeys belong to its host's name. */
export interface PasskeyOrigin {
  /** Such as `https://club.example`. */
  readonly origin: string;
  readonly host: string;
}
/** A question lives so long, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys(store: HostStore, now: () => number) {
  const keep = (challenge: string, person: string | null): Promise<boolean> =>
    store.write([
      credentials.put(
        challengeId(challenge),
        { is: "challenge", person, until: now() + CHALLENGE_LIFETIME_MS },
        now(),
        0,
      ),
    ]);

  /** Takes a question back; true for the first who asks, if it was put to that person and not too long ago. */
  async function spend(challenge: string, person: string | null): Promise<boolean> {
    const kept = await credentials.get(store, challengeId(challenge));
    if (kept?.doc.is !== "challenge" || kept.doc.person !== person || kept.doc.until < now()) return false;
    return store.write([credentials.delete(kept.id, kept.version)]);
  }

  return {
    /** Returns the options a browser needs to create a passkey. */
    async wish(place: PasskeyOrigin, person: string, login: string, name: string) {
      const known = await passkeysOf(store, person);
      const options = await generateRegistrationOptions({
        rpName: "Starboard",
        rpID: place.host,
        userName: login,
        userDisplayName: name,
        userID: new TextEncoder().encode(person),
        attestationType: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        excludeCredentials: known.map(({ id }) => ({ id: id.slice(passkeyId("").length) })),
      });
      await keep(options.challenge, person);
      return options;
    },
    /** The passkey that was made, not yet kept. Codes ACCOUNT_PASSKEY, HOST_RATE. */
    async made(
      place: PasskeyOrigin,
      person: string,
      { response, label }: Pick<z.output<typeof passkeyRegistration>, "response" | "label">,
    ): Promise<Result<{ readonly id: string; readonly passkey: Passkey }>> {
      if ((await passkeysOf(store, person)).length >= PASSKEYS) return fail("HOST_RATE");
      const verified = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
        expectedChallenge: (challenge) => spend(challenge, person),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!verified?.verified) return fail("ACCOUNT_PASSKEY");
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      const passkey: Passkey = {
        is: "passkey",
        person,
        createdAt: now(),
        label,
        publicKey: Buffer.from(publicKey).toString("base64url"),
        counter,
        transports,
      };
      return { ok: { id: passkeyId(id), passkey } };
    },
    /** What a browser needs to show a passkey; it offers those it has for this host. */
    async ask(place: PasskeyOrigin) {
      const options = await generateAuthenticationOptions({ rpID: place.host, userVerification: "preferred" });
      await keep(options.challenge, null);
      return options;
    },
    /** Whose passkey was shown. Code ACCOUNT_PASSKEY. */
    async shown(place: PasskeyOrigin, { response }: z.output<typeof passkeyAssertion>): Promise<Result<string>> {
      const kept = await credentials.get(store, passkeyId(response.id));
      if (kept?.doc.is !== "passkey") return fail("ACCOUNT_PASSKEY");
      const { publicKey, counter, person } = kept.doc;
      const verified = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
        expectedChallenge: (challenge) => spend(challenge, null),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!verified?.verified) return fail("ACCOUNT_PASSKEY");
      // A counter that goes back betrays a copied authenticator; the check above refuses it, this remembers it.
      const { newCounter } = verified.authenticationInfo;
      await credentials.update(store, kept.id, now(), (doc) =>
        doc.is === "passkey" ? { doc: { ...doc, counter: newCounter } } : undefined,
      );
      return { ok: person };
    },
  };
}
