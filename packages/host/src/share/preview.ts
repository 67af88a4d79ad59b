/** The link preview of any page: its own for what everybody may see, and the general one for everything else. */
import type { LinkPreview } from "../link-preview.ts";
import { cardAddress } from "./routes.ts";
import type { SharedPages } from "./shared-pages.ts";

/**
 * @param page path and query
 * @param origin the address of the host, without a slash at the end
 */
export async function previewOf(pages: SharedPages, page: string, origin: string): Promise<LinkPreview> {
  const shared = await pages.find(page);
  const { title, text } = shared ?? pages.general;
  return { title, text, url: `${origin}${page}`, image: cardAddress(origin, shared ? page : "/") };
}
