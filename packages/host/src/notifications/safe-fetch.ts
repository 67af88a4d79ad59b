/**
 * Posts to or reads from an address that somebody supplied, protected against server-side request forgery. The name is resolved
 * once, all its addresses must be public, and the connection uses only those addresses.
 */
import { lookup as resolve } from "node:dns";
import { request as plainRequest } from "node:http";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Timeout for the remote server, in ms. */
const TIMEOUT_MS = 10_000;

/** Global unicast range of IPv6 (RFC 4291). Excludes mapped, embedded, local and translated addresses. */
const GLOBAL = ipaddr.IPv6.parseCIDR("2000::/3");

/** True for a public address: not of this machine, a local network or a special-use range. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === "unicast" && (read.kind() === "ipv4" || (read as ipaddr.IPv6).match(GLOBAL));
}

const lookupPublic: LookupFunction = (name, options, found) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return found(error ?? new Error("no address"), "", 4);
    if (!addresses.every(({ address }) => isPublic(address))) return found(new Error("not a public address"), "", 4);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
};

/** True if an address is allowed as a target: HTTPS to a public address, or any HTTP(S) URL if `anywhere` is set. */
export function isAllowedTarget(address: string, anywhere: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (anywhere) return protocol === "https:" || protocol === "http:";
  const name = hostname.replace(/^\[|\]$/g, "");
  // IP addresses are not resolved, so they are checked here.
  return protocol === "https:" && username === "" && password === "" && (!ipaddr.isValid(name) || isPublic(name));
}

/**
 * Posts without following redirects or reading the response body. Resolves with the status; rejects if the server does
 * not answer or the address is not public.
 * @param anywhere allows local addresses, for hosts that trust their visitors and for tests
 */
export function postToPublic(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  anywhere: boolean,
): Promise<number> {
  return new Promise((done, failed) => {
    if (!isAllowedTarget(address, anywhere)) return failed(new Error("not a public address"));
    const send = new URL(address).protocol === "http:" ? plainRequest : request;
    const sent = send(
      address,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(!anywhere && { lookup: lookupPublic }),
      },
      (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on("error", failed);
    return sent.end(body);
  });
}

/** What an address answered; `large` if more than was asked for, `refused` if it is not public. */
export type Fetched =
  | { readonly is: "answer"; readonly status: number; readonly text: string }
  | { readonly is: "large" }
  | { readonly is: "refused" };

/**
 * Reads a text of at most so many bytes without following redirects. Rejects if the server does not answer in time or the
 * name is not that of a public address.
 * @param anywhere allows local addresses, for hosts whose administrator says so and for tests
 */
export function getFrom(address: string, most: number, anywhere: boolean): Promise<Fetched> {
  return new Promise((done, failed) => {
    if (!isAllowedTarget(address, anywhere)) return done({ is: "refused" });
    const send = new URL(address).protocol === "http:" ? plainRequest : request;
    const sent = send(
      address,
      {
        method: "GET",
        headers: { accept: "application/json", "accept-encoding": "identity" },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(!anywhere && { lookup: lookupPublic }),
      },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size > most) {
            done({ is: "large" });
            response.destroy();
          } else parts.push(part);
        });
        response.on("end", () =>
          done({ is: "answer", status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") }),
        );
        response.on("error", failed);
      },
    );
    sent.on("error", failed);
    return sent.end();
  });
}
