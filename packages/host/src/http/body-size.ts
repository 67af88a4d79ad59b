/** How long a request's body is, also where its length is not announced (chunked transfer). */
import type { FastifyRequest } from "fastify";
import { Transform, type Readable } from "node:stream";

/** A body grew longer than the address may send now. */
export class BodyRefused extends Error {
  override readonly name = "BodyRefused";
  readonly statusCode = 429;
  readonly code = "HOST_RATE";
}

/** Bytes announced by the request; undefined where it announces none. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  const length = headers["content-length"];
  return length === undefined ? undefined : Number(length);
}

const measured = new WeakMap<FastifyRequest, number>();
/** Bytes of the body, announced or counted; 0 before `countBody` has read any. */
export const bodyLength = (request: FastifyRequest): number => announcedLength(request) ?? measured.get(request) ?? 0;

/**
 * Passes a body on and counts it. `mayGrow` is asked once, when more than `limit` bytes have come; where it says no the body
 * fails with `BodyRefused`, before it is parsed.
 */
export function countBody(
  request: FastifyRequest,
  payload: Readable,
  limit: number,
  mayGrow: () => boolean,
): Transform {
  let length = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const before = length;
      length += chunk.length;
      measured.set(request, length);
      if (before <= limit && length > limit && !mayGrow()) done(new BodyRefused("HOST_RATE"));
      else done(null, chunk);
    },
  });
  payload.on("error", (error) => counter.destroy(error));
  return payload.pipe(counter);
}
