/** Requests to a host over HTTP. */
import { errorOf, StarboardError } from "./errors.ts";
import type { Invalid } from "./protocol.gen.ts";
import { type Named, received, sending } from "./validate.ts";

/** What a request sends. */
interface Body<N extends keyof Named> {
  readonly is: N;
  readonly data: Named[N];
}

export interface Http {
  /** Sends a request and returns the checked answer. Throws `StarboardError`. */
  call<A extends keyof Named, B extends keyof Named = never>(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    answer: A,
    body?: Body<B>,
  ): Promise<Named[A]>;
}

/** Codes of answers after which the same request may succeed a little later. */
const PASSING: ReadonlySet<string> = new Set(["HOST_RATE", "HOST_STORE", "HOST_CLOSING"]);
/** How often a request is sent, and the first wait between two, in ms; every further wait is twice as long. */
const TRIES = 5;
const FIRST_WAIT_MS = 500;

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * Creates the HTTP side of a client. Reads are repeated after network failures; all requests after a rate limit, because the
 * host did nothing.
 */
export function createHttp(url: string, headers: Readonly<Record<string, string>>): Http {
  async function once(method: string, path: string, body: string | undefined): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      throw new StarboardError("CLIENT_NETWORK", { about: { why: String(error) } });
    });
    const text = await response.text();
    const data = parsed(text);
    if (response.ok) return data;
    const { bad } = (data ?? {}) as { readonly bad?: readonly Invalid[] };
    throw bad
      ? errorOf(bad, response.status)
      : new StarboardError("CLIENT_MESSAGE", { status: response.status, about: { text: text.slice(0, 200) } });
  }

  return {
    async call(method, path, answer, body) {
      const text = body && JSON.stringify(sending(body.is, body.data));
      for (let tries = 1; ; tries++) {
        try {
          return received(answer, await once(method, path, text));
        } catch (error) {
          const { code } = error as StarboardError;
          const mayRepeat = PASSING.has(code) || (code === "CLIENT_NETWORK" && method === "GET");
          if (!mayRepeat || tries === TRIES) throw error;
          await wait(FIRST_WAIT_MS * 2 ** (tries - 1));
        }
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return text === "" ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
