/** What the calls of a client share: the version that was agreed, HTTP, and the one socket. */
import { type Connection, openConnection } from "./connection.ts";
import { StarboardError } from "./errors.ts";
import { createHttp, type Http } from "./http.ts";
import type { ProtocolInfo } from "./protocol.gen.ts";
import { VERSION } from "./schemas.gen.ts";

export interface Session {
  /** The protocol of the host. Throws CLIENT_VERSION if there is no version in common. */
  protocol(): Promise<ProtocolInfo>;
  /** HTTP, once a version is agreed. Throws CLIENT_CLOSED. */
  http(): Promise<Http>;
  connection(): Promise<Connection>;
  /** Throws CLIENT_TOKEN: without one the host would make a guest of every request, and nobody would have the seat. */
  requireToken(): void;
  close(): void;
}

export function openSession(address: string, token: string | undefined): Session {
  const url = address.replace(/\/+$/, "");
  if (!/^https?:\/\/./.test(url)) throw new StarboardError("CLIENT_INPUT", { at: "url" });
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const calls = createHttp(url, headers);
  let negotiated: Promise<ProtocolInfo> | undefined;
  let open: Connection | undefined;
  let isClosed = false;

  async function negotiate(): Promise<ProtocolInfo> {
    const info = await calls.call("GET", "/api/protocol", "ProtocolInfo");
    if (VERSION >= info.oldest && VERSION <= info.newest) return info;
    throw new StarboardError("CLIENT_VERSION", { about: { client: VERSION, ...info } });
  }
  function protocol(): Promise<ProtocolInfo> {
    // A host that could not be reached is asked again.
    negotiated ??= negotiate().catch((error: unknown) => {
      negotiated = undefined;
      throw error;
    });
    return negotiated;
  }
  async function http(): Promise<Http> {
    if (isClosed) throw new StarboardError("CLIENT_CLOSED");
    await protocol();
    return calls;
  }
  return {
    protocol,
    http,
    async connection() {
      await http();
      open ??= openConnection(url, headers);
      return open;
    },
    requireToken() {
      if (token === undefined) throw new StarboardError("CLIENT_TOKEN");
    },
    close() {
      isClosed = true;
      open?.close();
      open = undefined;
    },
  };
}
