/** Measures request bodies, also if the length is not announced (chunked transfer). */
import type { FastifyRequest } from "fastify";
import { Transform, type Readable } from "node:stream";

/** Error for a body that exceeds what its address may send now. */
export class BodyRefused extends Error {
  override readonly name = "BodyRefused";
  readonly statusCode = 429;
  readonly code = "HOST_RATE";
}

/** Returns the announced length in bytes, or undefined if the request announces none. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  const length = headers["content-length"];
  return length === undefined ? undefined : Number(length);
}

const measured = new WeakMap<FastifyRequest, number>();
/** Returns the length of the body in bytes, announced or counted; 0 before `countBody` has read any. */
export const bodyLength = (request: FastifyRequest): number => announcedLength(request) ?? measured.get(request) ?? 0;

/**
 * Passes a body on and counts its bytes. Calls `mayGrow` once, when more than `limit` bytes have arrived. If it returns
 * false, the body fails with `BodyRefused` before it is parsed.
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
