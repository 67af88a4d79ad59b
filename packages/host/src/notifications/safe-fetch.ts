/**
 * Sends something to an address a visitor has given. Whoever gives it may want to reach what only this machine can
 * reach; so the name is resolved once, every address it has must be a public one, and the connection goes to just those.
 */
import { lookup as resolve } from "node:dns";
import { request as plainRequest } from "node:http";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Milliseconds until we stop waiting for somebody's server. */
const TIMEOUT_MS = 10_000;

/** What of IPv6 has been given out for the open internet (RFC 4291): no mapped, embedded, local or translated addresses. */
const GLOBAL = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an address is on the open internet, and not of this machine, its network or a special use. */
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

/** Whether an address may be given at all: https, or anything on a host that trusts its visitors. */
export function isAllowedTarget(address: string, anywhere: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (anywhere) return protocol === "https:" || protocol === "http:";
  const name = hostname.replace(/^\[|\]$/g, "");
  // Numbers are not looked up, so they are judged here.
  return protocol === "https:" && username === "" && password === "" && (!ipaddr.isValid(name) || isPublic(name));
}

/**
 * Posts, following no redirects and reading no answer. Resolves with the status; rejects when nobody answers or the
 * address is not a public one.
 * @param anywhere also to addresses of this network, for hosts that trust their visitors, and for tests
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
