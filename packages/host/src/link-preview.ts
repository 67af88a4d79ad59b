/** What messengers show of a link: title, text and a picture, read from tags in the head of the page. */

export interface LinkPreview {
  readonly title: string;
  readonly text: string;
  /** The absolute address of a picture. */
  readonly image?: string;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? "");

/** Returns the start page with a preview in its head, in place of the general title and description. */
export function withPreview(html: string, { title, text, image }: LinkPreview): string {
  const tags = [
    ["og:site_name", "Starboard"],
    ["og:type", "website"],
    ["og:title", title],
    ["og:description", text],
    ...(image === undefined ? [] : [["og:image", image]]),
  ].map(([property = "", content = ""]) => `<meta property="${property}" content="${escaped(content)}" />`);
  const head = [
    `<title>${escaped(title)} · Starboard</title>`,
    `<meta name="description" content="${escaped(text)}" />`,
    `<meta name="twitter:card" content="${image === undefined ? "summary" : "summary_large_image"}" />`,
    ...tags,
  ].join("\n    ");
  // Replaced by functions: a `$` in a title is no pattern.
  return html.replace(/\s*<meta name="description"[^>]*>/, () => "").replace(/<title>[^<]*<\/title>/, () => head);
}
