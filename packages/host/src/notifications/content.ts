/** Puts reports into the words of one message: subject, plain text, HTML, and data for webhooks. */
import { en } from "../messages/en.ts";
import type { NotificationAbout } from "./documents.ts";
import type { MatchReport } from "./report.ts";

/** One table of a message. */
export interface MessageItem {
  readonly about: NotificationAbout;
  readonly report: MatchReport;
  readonly url: string;
  /** Address of the picture; null if there is none. */
  readonly pictureUrl: string | null;
  /** Whose time ran out, and what the other players may do. */
  readonly flagged?: { readonly names: readonly string[]; readonly mayClaim: boolean };
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
  flagged: "time-out",
  over: "match-over",
  closed: "match-closed",
};

/** The event of a message: that of its items if they agree, otherwise a digest. */
export const eventOf = (items: readonly MessageItem[]): string => {
  const events = new Set(items.map(({ about }) => EVENTS[about]));
  return events.size === 1 ? ([...events][0] as string) : "digest";
};

/** The sentences about one table, the most important first. */
export function linesOf({ about, report, flagged }: MessageItem): readonly string[] {
  const { turn, since, question, timeLeft, result } = report;
  return [
    ...(about === "over" && result ? [result] : []),
    ...(flagged && flagged.names.length > 0 ? [en.flagged(flagged.names, flagged.mayClaim)] : []),
    ...(about === "turn" || about === "reminder" ? (question ? [question] : []) : []),
    ...(timeLeft !== null && question ? [en.timeLeft(timeLeft)] : []),
    ...(turn === "" ? [] : [turn]),
    ...(since.length > 0 ? [en.since, ...since.map((sentence) => `– ${sentence}`)] : []),
  ];
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
    case "flagged":
      return en.timeOut(titles);
    case "over":
      return en.over(titles);
    case "closed":
      return en.notInstalled(titles);
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** @param pictureOf the address of an item's picture in the HTML, such as that of an attachment */
export function messageText(
  items: readonly MessageItem[],
  footer: string,
  pictureOf: (item: MessageItem) => string | null,
): MessageText {
  const subject = subjectOf(items);
  const parts = items.map((item) => `${item.report.title}\n${[...linesOf(item), item.url].join("\n")}`);
  const html = items.map((item) => {
    const picture = pictureOf(item);
    const image =
      picture === null
        ? ""
        : `<img src="${escapeHtml(picture)}" width="320" alt="" style="border-radius:8px;display:block">`;
    const lines = linesOf(item).map((line) => `<p style="margin:4px 0">${escapeHtml(line)}</p>`);
    return `<section style="margin:0 0 24px"><h2 style="font-size:18px">${escapeHtml(item.report.title)}</h2>${image}${lines.join("")}<p><a href="${escapeHtml(item.url)}">${escapeHtml(en.open)}</a></p></section>`;
  });
  const [only] = items;
  return {
    subject,
    body:
      items.length === 1 && only
        ? linesOf(only).slice(0, 4).join("\n")
        : items.map(({ report }) => report.title).join("\n"),
    text: `${subject}\n\n${parts.join("\n\n")}\n\n${footer}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif;max-width:640px">${html.join("")}<p style="color:#666">${escapeHtml(footer)}</p></body></html>`,
  };
}
