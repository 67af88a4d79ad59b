/** Errors of the client: one class with a stable code. */
import type { Invalid } from "./protocol.gen.ts";

/** What a failed request says: a host's errors, a refusal of the rules, or a fault that the client found. */
export interface ErrorDetails {
  /** The field of the request, or of the message, that the error is about. */
  readonly at?: string;
  /** Parameters of the error. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** The rule that refuses an act. */
  readonly rule?: string;
  /** Status of an HTTP response. */
  readonly status?: number;
  /** All errors of the request; the first gave the code. */
  readonly all?: readonly Invalid[];
}

/**
 * Every failure of the client. `code` is that of the host or the rules (`docs/protocol.md` lists them), or one of the
 * client's own: CLIENT_VERSION, CLIENT_MESSAGE, CLIENT_NETWORK, CLIENT_INPUT, CLIENT_LINK, CLIENT_TOKEN, CLIENT_CLOSED.
 */
export class StarboardError extends Error {
  override readonly name = "StarboardError";
  readonly code: string;
  readonly details: ErrorDetails;

  constructor(code: string, details: ErrorDetails = {}) {
    const { at = "", rule, about } = details;
    const place = at === "" ? "" : ` at ${at}`;
    const cited = rule === undefined ? "" : ` (${rule})`;
    super(`${code}${place}${cited}${about === undefined ? "" : ` ${JSON.stringify(about)}`}`);
    this.code = code;
    this.details = details;
  }
}

/** The error that a list of errors of a host means. */
export function errorOf(all: readonly Invalid[], status?: number): StarboardError {
  const [first] = all;
  return new StarboardError(first?.code ?? "CLIENT_MESSAGE", {
    ...(first && { at: first.at }),
    ...(first?.about && { about: first.about }),
    ...(first?.rule !== undefined && { rule: first.rule }),
    ...(status !== undefined && { status }),
    all,
  });
}
