/** Puts reports into the words of one message: subject, plain text, HTML, and data for webhooks. */
import { language } from "@starboard/kit";
import { en } from "../messages/en.ts";
import { isNews, type NotificationAbout } from "./documents.ts";
import type { MatchReport } from "./report.ts";

/** One table of a message. */
export interface MessageItem {
  readonly about: NotificationAbout;
  readonly report: MatchReport;
  readonly url: string;
  /** Address of the picture; null if there is none. */
  readonly pictureUrl: string | null;
  /** Sentences about whose time ran out, and what the reader may do. */
  readonly timeOuts?: readonly string[];
  /** Sentences about the proposals that wait for the reader's vote. */
  readonly votes?: readonly string[];
  /** What has happened, where it is about no table. */
  readonly news?: readonly string[];
}
export interface MessageText {
  readonly subject: string;
  /** The lines below the subject of a short message. */
  readonly body: string;
  readonly text: string;
  readonly html: string;
}

/** What webhooks call each kind of message. */
export const EVENTS: Readonly<Record<NotificationAbout, string>> = {
  turn: "your-turn",
  reminder: "reminder",
  round: "round-paired",
  rematch: "rematch-ready",
  found: "opponent-found",
  challenge: "challenge",
  vote: "vote",
  flagged: "time-out",
  over: "match-over",
  closed: "match-closed",
  season: "season-open",
  club: "club-notice",
  teamChallenge: "team-challenge",
  teamMatch: "team-match",
};

/** The event of a message: that of its items if they agree, otherwise a digest. */
export const eventOf = (items: readonly MessageItem[]): string => {
  const events = new Set(items.map(({ about }) => EVENTS[about]));
  return events.size === 1 ? ([...events][0] as string) : "digest";
};

/** What a message says about one table. */
interface MessageParts {
  /** What has happened or is asked, the most important first. */
  readonly news: readonly string[];
  /** Time left and turn. */
  readonly details: readonly string[];
  readonly since: readonly string[];
}

function partsOf({ about, report, timeOuts = [], votes = [], news = [] }: MessageItem): MessageParts {
  const { turn, since, question, timeLeft, result } = report;
  const asksFor = about === "turn" || about === "reminder" ? question : null;
  return {
    news: [
      ...(about === "over" && result ? [result] : []),
      ...news,
      ...timeOuts,
      ...votes,
      ...(asksFor ? [asksFor] : []),
    ],
    details: [...(timeLeft !== null && question ? [en.timeLeft(timeLeft)] : []), ...(turn === "" ? [] : [turn])],
    since,
  };
}

/** The lines of a short message: what is asked, time left and turn, and what happened since, in one line each. */
export function shortLinesOf(item: MessageItem): readonly string[] {
  const { news, details, since } = partsOf(item);
  const happened = since.length === 0 ? [] : [[en.since, ...since].join(" ")];
  return [...news.slice(0, 2), ...(details.length === 0 ? [] : [details.join(" · ")]), ...happened];
}

/** The sentences about one table, the most important first. */
export function linesOf(item: MessageItem): readonly string[] {
  const { news, details, since } = partsOf(item);
  return [...news, ...details, ...(since.length > 0 ? [en.since, ...since.map((sentence) => `– ${sentence}`)] : [])];
}

function subjectOf(items: readonly MessageItem[]): string {
  const titles = items.map(({ report }) => report.title);
  const [first] = items;
  if (!first) return "";
  if (items.length > 1 && eventOf(items) === "digest") return en.digest(items.length);
  const { about, report } = first;
  switch (about) {
    case "turn":
      return en.yourTurn(titles, report.turn);
    case "reminder":
      return en.reminder(titles, report.timeLeft ?? "");
    case "round":
      return en.paired(titles);
    case "rematch":
      return en.rematch(titles);
    case "found":
      return en.found(titles);
    case "challenge":
      return en.challenged(titles);
    case "vote":
      return en.vote(titles);
    case "flagged":
      return en.timeOut(titles);
    case "over":
      return en.over(titles);
    case "closed":
      return en.notInstalled(titles);
    case "season":
      return en.seasonOpen(titles);
    case "club":
      return en.clubNotice(titles);
    case "teamChallenge":
      return en.teamChallenge(titles);
    case "teamMatch":
      return en.teamMatch(titles);
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Styles stand at each element, because mail programs drop style sheets. The colours suit light and dark ones. */
const BODY = "font:16px/1.5 system-ui,sans-serif;max-width:560px;margin:0 auto;padding:16px";
const FOOTER = "font-size:13px;color:#767f8c;border-top:1px solid #b4bcc8;padding-top:12px";
const BUTTON =
  "display:inline-block;padding:10px 18px;border-radius:6px;background:#1767b5;color:#ffffff;text-decoration:none;font-weight:600";

/** The section of an HTML message about one table. */
function sectionOf(item: MessageItem, picture: string | null): string {
  const { report, url } = item;
  const { news, details, since } = partsOf(item);
  const parts = [
    `<h2 style="font-size:20px;line-height:1.25;margin:0 0 12px">${escapeHtml(report.title)}</h2>`,
    picture === null
      ? ""
      : `<img src="${escapeHtml(picture)}" width="320" alt="" style="border-radius:8px;display:block;margin:0 0 12px">`,
    ...news.map((sentence) => `<p style="margin:0;font-weight:600">${escapeHtml(sentence)}</p>`),
    details.length === 0 ? "" : `<p style="margin:0;color:#767f8c">${escapeHtml(details.join(" · "))}</p>`,
    since.length === 0
      ? ""
      : `<p style="margin:12px 0 0">${escapeHtml(en.since)}</p><ul style="margin:4px 0 0;padding-left:20px">${since.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join("")}</ul>`,
    `<p style="margin:16px 0 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(isNews(item.about) ? en.openPage : en.open)}</a></p>`,
  ];
  return `<section style="margin:0 0 32px">${parts.join("")}</section>`;
}

/** @param pictureOf the address of an item's picture in the HTML, such as that of an attachment */
export function messageText(
  items: readonly MessageItem[],
  footer: string,
  pictureOf: (item: MessageItem) => string | null,
): MessageText {
  const subject = subjectOf(items);
  const parts = items.map((item) => `${item.report.title}\n${[...linesOf(item), item.url].join("\n")}`);
  const [only] = items;
  return {
    subject,
    body:
      items.length === 1 && only ? shortLinesOf(only).join("\n") : items.map(({ report }) => report.title).join("\n"),
    text: `${subject}\n\n${parts.join("\n\n")}\n\n${footer}\n`,
    html: `<!doctype html><html lang="${language()}"><body style="${BODY}">${items.map((item) => sectionOf(item, pictureOf(item))).join("")}<p style="${FOOTER}">${escapeHtml(footer)}</p></body></html>`,
  };
}
