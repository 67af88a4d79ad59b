/** What messengers show of a link: title, text and a picture, read from tags in the head of the page. */

import { escapeMarkup } from "@starboard/kit";
import { CARD, en } from "@starboard/share";

export interface LinkPreview {
  readonly title: string;
  readonly text: string;
  /** The absolute address of the page. */
  readonly url: string;
  /** The absolute address of a picture of 1200 × 630 pixels. */
  readonly image: string;
}

/** Returns the start page with a preview in its head, in place of the general title and description. */
export function withPreview(html: string, { title, text, url, image }: LinkPreview): string {
  const tags = [
    ["og:site_name", en.site],
    ["og:type", "website"],
    ["og:title", title],
    ["og:description", text],
    ["og:url", url],
    ["og:image", image],
    ["og:image:type", "image/png"],
    ["og:image:width", `${CARD.width}`],
    ["og:image:height", `${CARD.height}`],
    ["og:image:alt", title],
  ].map(([property = "", content = ""]) => `<meta property="${property}" content="${escapeMarkup(content)}" />`);
  const head = [
    `<title>${escapeMarkup(title === en.site ? en.site : `${title} · ${en.site}`)}</title>`,
    `<meta name="description" content="${escapeMarkup(text)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<meta name="twitter:title" content="${escapeMarkup(title)}" />`,
    `<meta name="twitter:description" content="${escapeMarkup(text)}" />`,
    `<meta name="twitter:image" content="${escapeMarkup(image)}" />`,
    ...tags,
  ].join("\n    ");
  // Replaced by functions: a `$` in a title is no pattern.
  return html.replace(/\s*<meta name="description"[^>]*>/, () => "").replace(/<title>[^<]*<\/title>/, () => head);
}
