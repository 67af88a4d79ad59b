/** Drafts as links: the file's content is compressed into the part of the address that is never sent to a server. */
import { href, type Route } from "../routes.ts";

const MARK = "#draft=";
/** Largest content of a link in bytes, so that a crafted link cannot fill the memory. */
const MAX_BYTES = 2_000_000;

const piped = (bytes: Uint8Array, by: ReadableWritablePair<Uint8Array, BufferSource>): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(by);

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError("the content of the link is too large");
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** The fragment of a link that carries a file, behind a mark such as `#draft=`. */
export async function fragmentOf(mark: string, file: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  return mark + toText(await collect(piped(bytes, new CompressionStream("deflate-raw"))));
}
/** The content of a fragment; undefined if it has another mark. Throws if it is damaged. */
export async function readFragment(mark: string, hash: string): Promise<unknown> {
  if (!hash.startsWith(mark)) return undefined;
  const bytes = await collect(piped(fromText(hash.slice(mark.length)), new DecompressionStream("deflate-raw")));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The fragment of a link that carries a draft. */
export const draftFragment = (file: object): Promise<string> => fragmentOf(MARK, file);

/** The address of an editor with a draft in it. */
export const draftLink = async (route: Route, file: object): Promise<string> =>
  new URL(href(route), globalThis.location.href).href + (await draftFragment(file));

/** The content of a draft link; undefined without one. Throws if it is damaged. */
export const readDraftFragment = (hash: string): Promise<unknown> => readFragment(MARK, hash);
