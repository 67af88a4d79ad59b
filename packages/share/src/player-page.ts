/**
 * The page that plays a replay: as one file with everything in it, or as an embedded page that fetches script, style and
 * fonts from its host. Data stands in an element that is never run, and every text is escaped.
 */
import { escapeMarkup } from "@starboard/kit";
import { PLAYER_SCRIPT, PLAYER_STYLE } from "./player.gen.ts";
import type { ReplayData } from "./replay-data.ts";
import type { ShareWords } from "./text/en.ts";

/** WOFF2 files of the boards' font in base64. */
export interface PageFonts {
  readonly medium: string;
  readonly bold: string;
}
export interface PlayerPage {
  readonly title: string;
  /** The line below the title. */
  readonly text: string;
  readonly data: ReplayData;
  readonly words: ShareWords;
  /** The entry that is shown first; the first frame by default. */
  readonly n?: number;
  /** A link to the page on the host; none in a file. */
  readonly open?: { readonly href: string; readonly label: string };
  /** The address that is asked for newer frames while the match runs. */
  readonly live?: string;
  /** Whether there is one picture only, without a log or buttons. */
  readonly isStill?: boolean;
  /** Address of script, style and fonts; without it everything stands in the page. */
  readonly assets?: string;
  readonly fonts?: PageFonts;
}

/** JSON that may stand in a script element: no element can end or begin in it. */
const inert = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

const face = (weight: number, source: string): string =>
  `@font-face{font-family:"Barlow Condensed";font-weight:${weight};src:url(${source}) format("woff2")}`;

export function playerPage(page: PlayerPage): string {
  const { title, text, data, words, n, open, live, isStill = false, assets, fonts } = page;
  const { player, language, site } = words;
  const inlined = (base64: string): string => `data:font/woff2;base64,${base64}`;
  const head =
    assets === undefined
      ? [
          `<style>${fonts ? face(500, inlined(fonts.medium)) + face(600, inlined(fonts.bold)) : ""}${PLAYER_STYLE}</style>`,
          // A file holds everything it shows: whatever a picture or text might name, nothing is fetched.
          `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:">`,
        ].toReversed()
      : [
          `<link rel="stylesheet" href="${escapeMarkup(assets)}/player.css">`,
          `<script src="${escapeMarkup(assets)}/player.js" defer></script>`,
        ];
  const link = open
    ? `<a href="${escapeMarkup(open.href)}" target="_blank" rel="noopener">${escapeMarkup(open.label)}</a>`
    : `<span>${escapeMarkup(site)}</span>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)} · ${escapeMarkup(site)}</title>`,
    ...head,
    `</head><body><header><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${link}</header>`,
    `<main id="player"></main><noscript>${escapeMarkup(player.needsScript)}</noscript>`,
    `<script type="application/json" id="data">${inert({ data, words: playerWords(words), n, live, isStill })}</script>`,
    assets === undefined ? `<script>${PLAYER_SCRIPT}</script>` : "",
    "</body></html>\n",
  ].join("");
}

/** The words of the player as data. `of` is a pattern. */
function playerWords({ player }: ShareWords) {
  const { first, back, play, pause, on, last, move, board, log, keys, live, ended } = player;
  return { first, back, play, pause, on, last, move, board, log, keys, live, ended, of: player.of(-1, -2) };
}
export type PlayerWords = ReturnType<typeof playerWords>;
