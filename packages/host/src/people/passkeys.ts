/** Passkeys (WebAuthn): creates challenges and verifies responses. Challenges are stored, so any host can verify. */
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

/** Origin of the page that uses a passkey; passkeys are bound to its host name. */
export interface PasskeyOrigin {
  /** Such as `https://club.example`. */
  readonly origin: string;
  readonly host: string;
}
/** Lifetime of a challenge, in ms. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys(store: HostStore, now: () => number) {
  const storeChallenge = (challenge: string, person: string | null): Promise<boolean> =>
    store.write([
      credentials.put(
        challengeId(challenge),
        { is: "challenge", person, until: now() + CHALLENGE_LIFETIME_MS },
        now(),
        0,
      ),
    ]);

  /** Uses up a challenge. Returns true only once, and only for the right person before it expires. */
  async function consumeChallenge(challenge: string, person: string | null): Promise<boolean> {
    const stored = await credentials.get(store, challengeId(challenge));
    if (stored?.doc.is !== "challenge" || stored.doc.person !== person || stored.doc.until < now()) return false;
    return store.write([credentials.delete(stored.id, stored.version)]);
  }

  return {
    /** Returns the options a browser needs to create a passkey. */
    async registrationOptions(page: PasskeyOrigin, person: string, login: string, name: string) {
      const known = await passkeysOf(store, person);
      const options = await generateRegistrationOptions({
        rpName: "Starboard",
        rpID: page.host,
        userName: login,
        userDisplayName: name,
        userID: new TextEncoder().encode(person),
        attestationType: "none",
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
        excludeCredentials: known.map(({ id }) => ({ id: id.slice(passkeyId("").length) })),
      });
      await storeChallenge(options.challenge, person);
      return options;
    },
    /** Verifies a registration and returns the passkey, without storing it. Codes: ACCOUNT_PASSKEY, HOST_RATE. */
    async verifyRegistration(
      page: PasskeyOrigin,
      person: string,
      { response, label }: Pick<z.output<typeof passkeyRegistration>, "response" | "label">,
    ): Promise<Result<{ readonly id: string; readonly passkey: Passkey }>> {
      if ((await passkeysOf(store, person)).length >= PASSKEYS) return fail("HOST_RATE");
      const verified = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
        expectedChallenge: (challenge) => consumeChallenge(challenge, person),
        expectedOrigin: page.origin,
        expectedRPID: page.host,
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
    /** Returns the options a browser needs to sign in with a passkey. The browser offers its passkeys for this host. */
    async signInOptions(page: PasskeyOrigin) {
      const options = await generateAuthenticationOptions({ rpID: page.host, userVerification: "preferred" });
      await storeChallenge(options.challenge, null);
      return options;
    },
    /** Verifies a sign-in and returns the owner of the passkey. Code: ACCOUNT_PASSKEY. */
    async verifySignIn(page: PasskeyOrigin, { response }: z.output<typeof passkeyAssertion>): Promise<Result<string>> {
      const stored = await credentials.get(store, passkeyId(response.id));
      if (stored?.doc.is !== "passkey") return fail("ACCOUNT_PASSKEY");
      const { publicKey, counter, person } = stored.doc;
      const verified = await verifyAuthenticationResponse({
        response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
        expectedChallenge: (challenge) => consumeChallenge(challenge, null),
        expectedOrigin: page.origin,
        expectedRPID: page.host,
        credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!verified?.verified) return fail("ACCOUNT_PASSKEY");
      // Stored for the next sign-in: a counter that decreases indicates a copied authenticator and is refused above.
      const { newCounter } = verified.authenticationInfo;
      await credentials.update(store, stored.id, now(), (doc) =>
        doc.is === "passkey" ? { doc: { ...doc, counter: newCounter } } : undefined,
      );
      return { ok: person };
    },
  };
}
