/** HTTP requests of the account page. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import type { AccountInfo } from "@starboard/wire/account";
import { ProblemError } from "../problems.ts";
import { call } from "./api.ts";

type Creation = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** Turns a refusal by the device into WEB_PASSKEY; the player can try again. */
async function device<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask;
  } catch {
    throw new ProblemError({ code: "WEB_PASSKEY" });
  }
}

export const accountApi = {
  get: () => call<AccountInfo>("GET", "account"),
  found: (login: string, password: string, name: string) =>
    call<AccountInfo>("POST", "account", { login, password, name }),
  enter: (login: string, password: string) => call<AccountInfo>("POST", "account/sign-in", { login, password }),
  reset: (token: string, password: string) => call<AccountInfo>("POST", "account/reset", { token, password }),
  leave: () => call<void>("POST", "account/sign-out", {}),
  /** With a login it creates an account for the guest; without one it adds a passkey to the signed-in account. */
  async addPasskey(label: string, login?: string, name?: string): Promise<AccountInfo> {
    const input = { ...(login !== undefined && { login }), ...(name !== undefined && { name }) };
    const optionsJSON = await call<Creation>("POST", "account/passkeys/options", input);
    const { id, rawId, response, clientExtensionResults } = await device(startRegistration({ optionsJSON }));
    const { clientDataJSON, attestationObject, transports } = response;
    return call<AccountInfo>("POST", "account/passkeys", {
      label,
      ...(login !== undefined && { login }),
      response: {
        id,
        rawId,
        type: "public-key",
        response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
        clientExtensionResults,
      },
    });
  },
  async enterByPasskey(): Promise<AccountInfo> {
    const optionsJSON = await call<Request>("POST", "account/sign-in/passkey/options", {});
    const { id, rawId, response, clientExtensionResults } = await device(startAuthentication({ optionsJSON }));
    const shown = { id, rawId, type: "public-key", response, clientExtensionResults };
    return call<AccountInfo>("POST", "account/sign-in/passkey", { response: shown });
  },
  setPassword: (password: string, currentPassword?: string) =>
    call<AccountInfo>("PUT", "account/password", {
      password,
      ...(currentPassword !== undefined && { currentPassword }),
    }),
  dropPasskey: (id: string) => call<AccountInfo>("DELETE", `account/passkeys/${id}`),
  endSession: (id: string) => call<AccountInfo>("DELETE", `account/sessions/${id}`),
  setListed: (listed: boolean) => call<AccountInfo>("PUT", "account/ladder", { listed }),
  setProfile: (open: boolean) => call<AccountInfo>("PUT", "account/profile", { public: open }),
  erase: (login: string) => call<void>("POST", "account/delete", { login }),
};
